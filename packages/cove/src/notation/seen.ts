/** A position as a seat can see it, with a count for each bag and deck. Nothing else is hidden, and all seats see the same. */
import type { State } from '../state.ts'
import type { PositionWith } from './write-position.ts'
import { writeTable } from './write-position.ts'

export type PositionSeen = PositionWith<number>

export const seenPosition = (state: State): PositionSeen => writeTable(state, ({ length }) => length)
