/** A turn, in the order of the rulebook (rules 5). Each call of `step` runs from one rest to the next. */
import type { Decider } from '@merchants/tabletop'
import { forgetDeclined } from './actions/helping.ts'
import { takeInventory } from './actions/inventory.ts'
import { addPurchases, purchase } from './actions/market.ts'
import { addBuilds, build } from './actions/stall.ts'
import { endLasting, playTechnique, resolveDue } from './actions/technique.ts'
import { usable, useAbility } from './actions/use.ts'
import { ABILITY } from './card.ts'
import { usesOf } from './copying.ts'
import type { Act, DaleDecision, Use } from './decision.ts'
import type { Event } from './events.ts'
import { fillHand } from './fill-hand.ts'
import { glanceAt } from './glance.ts'
import { KnowledgeTracker } from './knowledge-tracker.ts'
import { listOf, turnOver } from './pile.ts'
import type { Player } from './player.ts'
import { settleReactions } from './reactions.ts'
import { START_IS_ASKED } from './rules-version.ts'
import type { Card, State, Waiting } from './state.ts'
import { SLOTS, Table } from './table.ts'

export function step(
  state: State,
  decider: Decider<DaleDecision>,
  tell?: (event: Event) => void,
  learned?: () => void,
): void {
  playOn(new Table(state, decider, tell, learned, new KnowledgeTracker(state)))
}

/** One step on a table that is there already: playouts keep the table from step to step. */
export function playOn(table: Table): void {
  const me = table.active
  switch (table.state.phase) {
    case 'start':
      return startTurn(table, me)
    case 'action':
    case 'bonus':
      return act(table, me)
    case 'clean-up':
      return cleanUp(table, me)
    case 'last':
      return lastUses(table, me)
    case 'over':
  }
}

/** Cards that are due, one at a time in the owner's order; abilities may be used in between (rules 5.1, 5.4). */
function startTurn(table: Table, me: Player): void {
  const due = dueOf(me.schedule)
  const first = due[0]
  if (first === undefined) {
    table.state.phase = 'action'
    return
  }
  const uses = usable(me)
  const isAsked = uses.length > 0 || (table.state.rules >= START_IS_ASKED && table.state.features.abilities)
  if (!isAsked && areAlike(due)) {
    if (due.length > 1) table.tell?.({ what: 'not asked', seat: me.seat, ask: 'start', cards: [first.card] })
    return resolveDue(me, first)
  }
  const acts: Act[] = []
  for (const waiting of due) acts.push({ do: 'resolve', waiting })
  addUses(uses, acts)
  perform(table, me, table.askMove(me.seat, 'start', 'acts', acts))
}

function dueOf(schedule: readonly Waiting[]): readonly Waiting[] {
  let due: Waiting[] | undefined
  for (let at = 0; at < schedule.length; at++) {
    const waiting = schedule[at] as Waiting
    if (!waiting.as.isDue || waiting.endsWithTurn) continue
    if (due === undefined) due = [waiting]
    else due.push(waiting)
  }
  return due ?? NOTHING_DUE
}

const NOTHING_DUE: readonly Waiting[] = []

function areAlike(due: readonly Waiting[]): boolean {
  const [first] = due
  for (const { card, as } of due) if (card.type !== first?.card.type || as !== first.as) return false
  return true
}

/** One action; after a technique with a bonus action one more, if the player likes (rules 5.2). */
function act(table: Table, me: Player): void {
  const ask = table.state.phase === 'bonus' ? 'bonus' : 'action'
  perform(table, me, table.askMove(me.seat, ask, 'acts', legalActs(table, me)))
}

/** The acts that never change. */
const TAKE_INVENTORY: Act = { do: 'take inventory' }
const PASS: Act = { do: 'pass' }

function legalActs(table: Table, me: Player): Act[] {
  const { acts } = table
  while (acts.length > 0) acts.pop()
  const glance = glanceAt(me.hand.cards)
  addPlays(me, acts)
  if ((glance.traits & ABILITY) !== 0) addUses(usable(me), acts)
  addPurchases(me, glance, acts)
  addBuilds(me, glance, acts)
  acts.push(TAKE_INVENTORY)
  if (table.state.phase === 'bonus') acts.push(PASS)
  return acts
}

function addUses(uses: readonly Use[], acts: Act[]): void {
  for (let at = 0; at < uses.length; at++) {
    const use = uses[at] as Use
    acts.push(use === use.card.plainUses[0] ? use.card.using : { do: 'use', use })
  }
}

/** The techniques in hand, cards that are alike once. */
function addPlays(me: Player, acts: Act[]): void {
  const { cards } = me.hand
  const { copies } = me.table.state
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] as Card
    if (card.type.isTechnique) {
      if (isFirstOfItsKind(cards, at) || me.isChanged(card.type)) acts.push(card.playing)
    } else if (card.type.models !== undefined && (copies.length > 0 || isFirstOfItsKind(cards, at))) {
      addCopiedPlays(usesOf(me, card), acts)
    }
  }
}

function addCopiedPlays(uses: readonly Use[], acts: Act[]): void {
  for (let at = 0; at < uses.length; at++) {
    const use = uses[at] as Use
    if (use.as.isTechnique) acts.push({ do: 'play', use })
  }
}

function isFirstOfItsKind(cards: readonly Card[], at: number): boolean {
  const { type } = cards[at] as Card
  for (let before = 0; before < at; before++) if ((cards[before] as Card).type === type) return false
  return true
}

function perform(table: Table, me: Player, chosen: Act): void {
  const { state } = table
  switch (chosen.do) {
    case 'resolve':
      return resolveDue(me, chosen.waiting)
    case 'use':
      return useAbility(me, chosen.use)
    case 'play':
      forgetDeclined(state)
      playTechnique(me, chosen.use)
      if (state.phase !== 'over') state.phase = chosen.use.as.bonusAction ? 'bonus' : 'clean-up'
      return
    case 'buy':
      purchase(me, chosen.slot)
      settleReactions(table)
      break
    case 'build':
    case 'build with help':
      if (!build(me, chosen.do)) return
      break
    case 'take inventory':
      takeInventory(me)
      break
    case 'pass':
  }
  if (state.phase !== 'over') state.phase = 'clean-up'
}

function cleanUp(table: Table, me: Player): void {
  fillHand(table, me)
  settleReactions(table)
  fillMarket(table)
  table.state.phase = 'last'
}

/** Slides to the right, then turns up cards from right to left; only here is the market deck re-formed (rules 9.2). */
function fillMarket(table: Table): void {
  const { state } = table
  let to = 0
  for (let from = 0; from < SLOTS; from++) {
    const card = state.market[from]
    if (card === undefined) continue
    if (from !== to) {
      state.market[to] = card
      state.market[from] = undefined
    }
    to += 1
  }
  for (; to < SLOTS; to++) {
    if (table.marketDeck.isEmpty) reformMarketDeck(table)
    if (table.marketDeck.isEmpty) return
    table.moveToSlot(table.marketDeck.top as Card, table.marketDeck, to)
  }
}

function reformMarketDeck(table: Table): void {
  if (table.marketDiscard.isEmpty) return
  turnOver(table.marketDiscard.cards, table.marketDeck.cards)
  table.shuffle(table.marketDeck)
}

/** One more window for once-per-turn abilities, after both steps of clean-up (rules 5.4). */
function lastUses(table: Table, me: Player): void {
  const uses = usable(me)
  if (uses.length > 0) {
    const acts = [PASS]
    addUses(uses, acts)
    const chosen = table.askOne(me.seat, 'last', 'acts', acts)
    if (chosen.do === 'use') return useAbility(me, chosen.use)
  }
  endTurn(table, me)
}

/** "This turn" effects stop, what lasted for the turn is discarded, and the next player begins (rules 5.5). */
function endTurn(table: Table, me: Player): void {
  const { state } = table
  stopEffects(table)
  if (me.schedule.length > 0) {
    endLasting(me)
    // Reactions may have made new copies.
    stopEffects(table)
  }
  state.active = (state.active + 1) % state.seats.length
  state.turn += 1
  state.phase = 'start'
  table.tell?.({ what: 'turn began', seat: state.active, turn: state.turn })
}

function stopEffects(table: Table): void {
  const { state } = table
  if (state.valueChanges.length > 0) state.valueChanges = listOf()
  if (state.used.length > 0) state.used = listOf()
  if (state.copies.length > 0) state.copies = listOf()
  if (state.declined.length > 0) state.declined = []
  table.forgetCopies()
}
