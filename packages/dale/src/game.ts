/** Dale of Merchants as the engine knows it. */
import type { Answer, Game } from '@merchants/tabletop'
import type { DaleDecision } from './decision.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'
import { clone } from './state.ts'
import { Table } from './table.ts'
import { playOn, step } from './turn.ts'

export const isOver = (state: State): boolean => state.phase === 'over'

export const daleRules: Game<State, DaleDecision, Event> = { clone, isOver, step }

/**
 * The table of the last playout. V8 throws away what it has compiled for objects of some shape when memory is cleaned up and none
 * of them is left; with one table still there the next game is as fast as the last, instead of starting from scratch.
 */
const lying: Table[] = []

/** Plays to the end, or for this many turns, on the given state itself; the policy answers in place. For bots. */
export function playOut(
  state: State,
  policy: (decision: DaleDecision) => Answer,
  turns = Number.POSITIVE_INFINITY,
): void {
  const table = new Table(state, policy, undefined, undefined)
  lying[0] = table
  const last = state.turn + turns
  while (state.phase !== 'over' && state.turn < last) playOn(table)
}
