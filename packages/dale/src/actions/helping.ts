/** A stack in a team game that the teammate adds cards to (rules 12). */
import type { CardId } from '../card.ts'
import { NAMED_CARDS } from '../card.ts'
import { announce, usesOf } from '../copying.ts'
import type { HelpRequest, Part, Stack, Use } from '../decision.ts'
import type { Player } from '../player.ts'
import { PUBLIC_HELP } from '../rules-version.ts'
import { pick } from '../select.ts'
import type { Card, State } from '../state.ts'
import { stackGoal } from '../values.ts'
import type { Plan } from './stall.ts'
import { stacks } from './stacks.ts'
import { countPlans } from '../plans.ts'

/** Own cards and fuel first, then the teammate adds some or calls it off; `undefined` if nothing is built. */
export function planWithHelp(me: Player): Plan | undefined {
  const { table } = me
  const teammate = me.teammate as Player
  const options = ownCards(me)
  const chosen = table.ask(me.seat, 'own part', 'cards', options, 1, options.length, true)
  const isPublic = table.state.rules >= PUBLIC_HELP
  const named = chosen.map((at) => options[at] as Card)
  const laid = isPublic ? fetchedLast(me, named) : named
  const own = laid.map((card): Use => table.askOne(me.seat, 'copy', 'uses', usesOf(me, card)))
  const fuel = chooseFuel(me, laid)
  const plain: HelpRequest = { builder: me.seat, laid: own, spent: fuel, wanted: [], goal: stackGoal(me) }
  const request = isPublic ? { ...plain, wanted: chooseWanted(me, plain) } : plain
  const combination = combinationOf(request)
  if (isPublic && !makeKnown(me, teammate, request, combination)) return undefined
  const found = stacks(me, false, { own, teammate, fuel })
  const helping = helpingsOf(found)
  // The teammate is asked even if nothing fits, because only the teammate can see that.
  const most = Math.min(1, helping.length)
  const answer = table.ask(teammate.seat, 'help', 'helpings', helping, 0, most, false, undefined, request)
  const help = helping[answer[0] ?? -1]
  if (help === undefined) {
    table.state.declined = [...table.state.declined, { combination, stands: true }]
    table.tell?.({ what: 'called off', seat: me.seat, by: teammate.seat })
    return undefined
  }
  const added = teammate.choose(pick(help.length, teammate.hand, help), 'order stack', true)
  const fitting = found.filter((stack) => isSame(helpOf(stack), help))
  const { parts } = table.askOne(me.seat, 'stack', 'stacks', fitting)
  const theirs = added.map((card) => parts.find((part) => part.card === card) as Part)
  const spent = fuel.map(({ card }) => card)
  return { parts: [...parts.slice(0, own.length), ...theirs], spent, isAnnounced: isPublic }
}

/** The cards of the hand and the market are before those of the discard pile, as in any stack (D18). */
const fetchedLast = ({ discardPile }: Player, cards: readonly Card[]): Card[] => [
  ...cards.filter((card) => !discardPile.cards.includes(card)),
  ...cards.filter((card) => discardPile.cards.includes(card)),
]

/** All see what is offered, spent and asked for; a request that was declined in this action is not made again. */
function makeKnown(me: Player, teammate: Player, request: HelpRequest, combination: string): boolean {
  const { table } = me
  if (isDeclined(table.state, combination)) {
    table.tell?.({ what: 'asked again', seat: me.seat, other: teammate.seat })
    return false
  }
  const { laid, spent, wanted, goal } = request
  for (const use of [...laid, ...spent]) announce(me, use)
  table.knowledge?.laidOpen(laid.map(({ card }) => card))
  for (const { card } of spent) me.reveal(card)
  table.tell?.({
    what: 'asked for help',
    seat: me.seat,
    other: teammate.seat,
    cards: laid.map(({ card }) => card),
    wanted,
    stack: me.stall.length + 1,
    missing: goal - laid.reduce((sum, { value }) => sum + value, 0),
  })
  return true
}

/** A request in no particular order, so that the same one is recognised. */
export function combinationOf({ laid, spent, wanted }: HelpRequest): string {
  const uses = (list: readonly Use[]): string =>
    list
      .map(({ card, as }) => (as === card.type ? as.id : `${card.type.id}=${as.id}`))
      .toSorted()
      .join()
  return `${uses(laid)} spend ${uses(spent)} help ${wanted.toSorted().join()}`
}

/** Whether the teammate has declined this in the same action. */
export const isDeclined = ({ declined }: State, combination: string): boolean =>
  declined.some((each) => each.stands && each.combination === combination)

/** After a new action or a built stack, a declined request may be made again. */
export function forgetDeclined(state: State): void {
  if (state.declined.length > 0 && state.declined.some(({ stands }) => stands))
    state.declined = state.declined.map((each) => ({ ...each, stands: false }))
}

/** The cards asked for by name: any there are, as the builder cannot know what the teammate holds. */
function chooseWanted(me: Player, request: HelpRequest): readonly CardId[] {
  const answer = me.table.ask(me.seat, 'ask for', 'names', NAMED_CARDS, 0, MOST_WANTED, false, undefined, request)
  return answer.map((at) => NAMED_CARDS[at] as CardId)
}

/** A request names no more cards than this. */
const MOST_WANTED = 10

/** The builder's spending on Stoves in a stack with help, announced before the teammate answers. */
function chooseFuel(me: Player, laid: readonly Card[]): Use[] {
  const { table } = me
  const left = me.hand.cards.filter((card) => !laid.includes(card))
  const chosen = table.ask(me.seat, 'fuel', 'cards', left, 0, left.length, true).map((at) => left[at] as Card)
  return chosen.map((card) => table.askOne(me.seat, 'copy', 'uses', usesOf(me, card)))
}

const helpOf = ({ parts }: Stack): Card[] => parts.flatMap(({ card, from }) => (from === 'teammate' ? [card] : []))

const isSame = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card))

/** All selections that the teammate could add, each once. */
function helpingsOf(found: readonly Stack[]): Card[][] {
  const helpings: Card[][] = []
  for (const stack of found) {
    const help = helpOf(stack)
    if (!helpings.some((other) => isSame(other, help))) helpings.push(help)
  }
  return helpings
}

/** The cards that the builder may lay: hand cards, market cards for Snack, and cards of the discard pile if a card of the teammate allows them. */
function ownCards(me: Player): Card[] {
  const offered = countPlans(me, 'marketCardBeforeBuild') > 0 ? me.table.offered : []
  return [...me.hand.cards, ...offered, ...me.discardPile.listed]
}
