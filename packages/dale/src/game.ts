/** Dale of Merchants as the engine knows it. */
import type { Answer, Game } from '@merchants/tabletop'
import type { DaleDecision } from './decision.ts'
import type { Event } from './events.ts'
import { KnowledgeTracker } from './knowledge-tracker.ts'
import type { State } from './state.ts'
import { clone } from './state.ts'
import { Table } from './table.ts'
import { playOn, step } from './turn.ts'

export const isOver = (state: State): boolean => state.phase === 'over'

export const daleRules: Game<State, DaleDecision, Event> = { clone, isOver, step }

type Policy = (decision: DaleDecision) => Answer

/**
 * The table of the last playout. V8 discards code compiled for objects of a shape if a garbage collection finds none
 * of them left; while one table exists, the next game is as fast as the last.
 */
const lying: Table[] = []

/** Plays to the end, or for this many turns, on the given state itself; the policy answers in place. */
export function playOut(state: State, policy: Policy, turns = Number.POSITIVE_INFINITY): void {
  play(new Table(state, policy, undefined, undefined, new KnowledgeTracker(state)), turns)
}

/**
 * The same for a game that no one will look at, such as the playouts of bots. No rule asks who knows what, so that isn't
 * kept; afterwards no viewer knows any card.
 */
export function playUnwatched(state: State, policy: Policy, turns = Number.POSITIVE_INFINITY): void {
  state.known.fill(0)
  play(new Table(state, policy, undefined, undefined, undefined), turns)
}

function play(table: Table, turns: number): void {
  const { state } = table
  lying[0] = table
  const last = state.turn + turns
  while (state.phase !== 'over' && state.turn < last) playOn(table)
}
