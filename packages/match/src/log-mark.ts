/** How much of the log a viewer has been sent, so that only what is new needs to be sent again. */
import type { GameTypes } from '@merchants/tabletop'
import type { Match } from './match.ts'

export interface LogMark {
  /** A log looks different to every viewer. */
  readonly viewer: number
  /** How often the log had been cut. */
  readonly cuts: number
  readonly length: number
}

/** How much of the log already sent is still valid, given this much now. */
export const sharedLength = (
  { cuts }: Pick<Match<GameTypes>, 'cuts'>,
  sent: Omit<LogMark, 'viewer'>,
  length: number,
): number => (sent.cuts > cuts.length ? length : Math.min(sent.length, length, ...cuts.slice(sent.cuts)))
