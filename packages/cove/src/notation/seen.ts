/** A position as a seat may see it: a count for each bag and deck. Nothing else is hidden, and nobody sees more than others. */
import type { State } from '../state.ts'
import type { PositionWith } from './write-position.ts'
import { writeTable } from './write-position.ts'

export type PositionSeen = PositionWith<number>

export const seenPosition = (state: State): PositionSeen => writeTable(state, ({ length }) => length)
