/** Whole moves of the active player as answers. An action together with its payment, stack or discards. Nothing is written as text. */
import type { Answer } from '@merchants/tabletop'
import { paymentsFor } from '../actions/market.ts'
import { stacks } from '../actions/stacks.ts'
import type { Act, DaleDecision, Payment, Stack } from '../decision.ts'
import type { Player } from '../player.ts'
import type { Card, State } from '../state.ts'
import { Table } from '../table.ts'

/** An act, and the answers that say what is done, paid, built or discarded. */
export interface WholeMove {
  readonly act: Act
  readonly answers: readonly Answer[]
  readonly payment: Payment | undefined
  readonly stack: Stack | undefined
}

/** All that the seat can do now, which is asked for an act at rest. Orders of cards and what an effect asks are not part of it. */
export function wholeMoves(state: State, decision: DaleDecision): WholeMove[] {
  const { seat, options } = decision as DaleDecision<'acts'>
  const table = new Table(state, () => undefined, undefined, undefined, undefined)
  const me = table.players[seat] as Player
  const moves: WholeMove[] = []
  for (let at = 0; at < options.length; at++) {
    const act = options[at] as Act
    if (act.do === 'buy') addPurchases(me, act, at, act.slot, moves)
    else if (act.do === 'build') addBuilds(me, act, at, moves)
    else if (act.do === 'take inventory') addInventories(me.hand.cards, act, at, moves)
    else moves.push({ act, answers: [[at]], payment: undefined, stack: undefined })
  }
  return moves
}

function addPurchases(me: Player, act: Act, at: number, slot: number, moves: WholeMove[]): void {
  const payments = paymentsFor(me, slot)
  for (let choice = 0; choice < payments.length; choice++) {
    moves.push({ act, answers: [[at], [choice]], payment: payments[choice], stack: undefined })
  }
}

function addBuilds(me: Player, act: Act, at: number, moves: WholeMove[]): void {
  const found = stacks(me, false)
  for (let choice = 0; choice < found.length; choice++) {
    moves.push({ act, answers: [[at], [choice]], payment: undefined, stack: found[choice] })
  }
}

/** A larger hand has too many choices of discards, so they are left open. */
export const MOST_CARDS = 10

/** Every choice of hand cards; of equal cards the first ones. */
function addInventories(hand: readonly Card[], act: Act, at: number, moves: WholeMove[]): void {
  if (hand.length > MOST_CARDS) {
    moves.push({ act, answers: [[at]], payment: undefined, stack: undefined })
    return
  }
  const before = hand.map(({ type }, place) => hand.findLastIndex((card, other) => other < place && card.type === type))
  for (let chosen = 0; chosen < 1 << hand.length; chosen++) {
    const places: number[] = []
    let isFirst = true
    for (let place = 0; place < hand.length; place++) {
      if (((chosen >> place) & 1) === 0) continue
      places.push(place)
      const equal = before[place] as number
      if (equal >= 0 && ((chosen >> equal) & 1) === 0) isFirst = false
    }
    if (isFirst) moves.push({ act, answers: [[at], places], payment: undefined, stack: undefined })
  }
}
