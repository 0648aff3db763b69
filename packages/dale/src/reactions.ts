/** Reactions after an event. The active player decides first, then the others clockwise, each for their own cards one by one (rules 11). */
import { fixCopy, usesOf } from './copying.ts'
import type { Use } from './decision.ts'
import type { Player } from './player.ts'
import type { Card } from './state.ts'
import type { Happening, Table } from './table.ts'
import { NOTHING_HAPPENED } from './table.ts'
import { countPlans, finishTechnique, nextPlan } from './plans.ts'

/** Handles events. The consequences of a reaction are handled right after it, in the same way (R5). */
export function settleReactions(table: Table): void {
  const { happened, players, state } = table
  if (happened.length === 0) return
  table.happened = NOTHING_HAPPENED
  for (let step = 0; step < players.length; step++) {
    const player = players[(state.active + step) % players.length] as Player
    if (player.schedule.length > 0) {
      for (const { what, by } of happened) if (what === 'purchase' && by === player) afterOwnPurchase(player)
    }
    if (state.features.reactions) offerReactions(player, happened)
  }
}

/** Plans that waited for their own purchase. They are used up even if the player declines. */
function afterOwnPurchase(me: Player): void {
  const { table } = me
  for (let left = countPlans(me, 'afterPurchase'); left > 0; left--) {
    const waiting = nextPlan(me, 'afterPurchase')
    if (waiting === undefined) return
    table.speaking = waiting.as
    waiting.as.afterPurchase?.({ table, me, card: waiting.card })
    finishTechnique(me, waiting)
    table.speaking = undefined
    settleReactions(table)
  }
}

/** A card that can react, and to what. */
interface Offer {
  readonly use: Use
  readonly happening: Happening
}

/** A player decides for all own cards, one after another, in any order, until no more are wanted (R2). */
function offerReactions(player: Player, happened: readonly Happening[]): void {
  const { table } = player
  let taken = NO_OFFERS
  for (;;) {
    const offers = offersTo(player, happened, taken)
    if (offers.length === 0) return
    const uses: Use[] = []
    for (const { use } of offers) uses.push(use)
    const at = table.ask(player.seat, 'react', 'uses', uses, 0, 1, false)[0]
    if (at === undefined) return
    const offer = offers[at] as Offer
    taken = [...taken, offer]
    react(player, offer)
  }
}

function react(me: Player, { use, happening }: Offer): void {
  const { table } = me
  const { card, as } = use
  fixCopy(me, use)
  table.reveal(card, me)
  table.tell?.({ what: 'reacted', seat: me.seat, card, as, after: happening.what })
  const spoke = table.speaking
  table.speaking = as
  as.reaction?.react({ table, me, card })
  table.speaking = spoke
  settleReactions(table)
}

/** The cards that can still react to something; of cards that are alike one. */
function offersTo(player: Player, happened: readonly Happening[], taken: readonly Offer[]): readonly Offer[] {
  let found: Offer[] | undefined
  const { cards } = player.hand
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] as Card
    if (card.type.reaction === undefined && card.type.models === undefined) continue
    found = addOffers(player, card, happened, taken, found)
  }
  return found ?? NO_OFFERS
}

function addOffers(
  player: Player,
  card: Card,
  happened: readonly Happening[],
  taken: readonly Offer[],
  before: Offer[] | undefined,
): Offer[] | undefined {
  let found = before
  for (const happening of happened) {
    if (!mayReact(player, card, happening, taken)) continue
    for (const use of usesOf(player, card)) {
      if (!canReact(player, use, happening)) continue
      if (found === undefined) found = [{ use, happening }]
      else if (!isOffered(found, use)) found.push({ use, happening })
    }
  }
  return found
}

function isOffered(found: readonly Offer[], { card, as }: Use): boolean {
  for (const { use } of found) if (use.as === as && use.card.type === card.type) return true
  return false
}

const NO_OFFERS: readonly Offer[] = []

/** One card reacts at most once to one event (R3), and only to what others did or to its own arrival. */
function mayReact(player: Player, card: Card, happening: Happening, taken: readonly Offer[]): boolean {
  const { what, by, arrived } = happening
  const { reaction } = card.type
  if (reaction !== undefined && reaction.after !== what) return false
  if (what === 'arrival' ? !arrived.includes(card) : by === player) return false
  for (const offer of taken) if (offer.happening === happening && offer.use.card === card) return false
  return true
}

function canReact(me: Player, { card, as }: Use, { what }: Happening): boolean {
  const { reaction } = as
  if (reaction?.after !== what) return false
  return reaction.isPossible?.({ table: me.table, me, card }) ?? true
}
