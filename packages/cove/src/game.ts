/** Merchants Cove as the engine knows it. */
import type { Answer, Game } from '@merchants/tabletop'
import type { CoveDecision } from './decision.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'
import { clone } from './state.ts'
import { Table } from './table.ts'
import { playOn, step } from './turn.ts'

export const isOver = (state: State): boolean => state.phase === 'over'

export const coveRules: Game<State, CoveDecision, Event> = { clone, isOver, step }

/** Plays to the end on the given state itself; the policy answers in place. For bots. */
export function playOut(state: State, policy: (decision: CoveDecision) => Answer): void {
  const table = new Table(state, policy, undefined, undefined)
  while (state.phase !== 'over') playOn(table)
}
