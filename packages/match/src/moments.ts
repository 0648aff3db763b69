/** Counts the moments of a match that its seats were shown. */
import type { RecordedAnswer } from './pending-answers.ts'

/** The moments that all could see, and by seat those that only the one asked could see. */
export interface MomentCount {
  readonly open: number
  readonly hidden: readonly number[]
}

export const NO_MOMENTS: MomentCount = { open: 0, hidden: [] }

/** One moment more, in which this seat was asked. */
export function addMoment({ open, hidden }: MomentCount, seat: number, isOpen: boolean): MomentCount {
  if (isOpen) return { open: open + 1, hidden }
  const length = Math.max(hidden.length, seat + 1)
  return { open, hidden: Array.from({ length }, (_, each) => (hidden[each] ?? 0) + (each === seat ? 1 : 0)) }
}

/** How many of them these seats have seen together. */
export const momentsSeen = ({ open, hidden }: MomentCount, seats: readonly number[]): number =>
  seats.reduce((sum, seat) => sum + (hidden[seat] ?? 0), open)

/** The moments before each answer of a match. */
export class Moments {
  private readonly before: MomentCount[] = [NO_MOMENTS]
  private now = NO_MOMENTS

  /** The next answer. All have seen the first moment, and no one one that was answered automatically. */
  add({ seat, isAutomatic, isOpen }: RecordedAnswer): void {
    const isFirst = this.before.length === 1
    if (isFirst || !isAutomatic) this.now = addMoment(this.now, seat, isOpen || isFirst)
    this.before.push(this.now)
  }

  /** Only this many answers are left. */
  cut(to: number): void {
    this.now = this.beforeStep(to)
    this.before.length = to + 1
  }

  beforeStep(step: number): MomentCount {
    return this.before[step] ?? this.now
  }
}
