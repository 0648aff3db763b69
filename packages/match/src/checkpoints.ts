/** Positions to replay from, spread over a whole match. The longer the match lasts, the more answers are between two of them. */

const MAX_CHECKPOINTS = 64
const FIRST_DISTANCE = 24

interface Checkpoint<State> {
  readonly step: number
  readonly rest: State
}

export class Checkpoints<State> {
  private kept: readonly Checkpoint<State>[]
  private distance = FIRST_DISTANCE

  constructor(first: State) {
    this.kept = [{ step: 0, rest: first }]
  }

  /** Keeps a position where the match rests, now and then. */
  add(step: number, rest: State): void {
    const last = this.kept.at(-1)
    if (last !== undefined && step - last.step < this.distance) return
    this.kept = [...this.kept, { step, rest }]
    if (this.kept.length <= MAX_CHECKPOINTS) return
    this.kept = this.kept.filter((_, at) => at % 2 === 0)
    this.distance *= 2
  }

  /** Forgets what is after a step. */
  cut(to: number): void {
    this.kept = this.kept.filter(({ step }) => step <= to)
  }

  /** The last checkpoint at or before a step. The first position is always kept. */
  before(to: number): Checkpoint<State> {
    return this.kept.findLast(({ step }) => step <= to) as Checkpoint<State>
  }
}
