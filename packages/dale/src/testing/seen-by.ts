/** A position and some moves as a seat sees them. */
import { runText } from '../notation/run.ts'

/** All that `run --view` prints, as text. */
export const seenBy = (position: object, moves: readonly string[], seat: number): string =>
  JSON.stringify(runText(JSON.stringify({ ...position, moves }), seat))
