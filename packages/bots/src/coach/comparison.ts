/** Compares a few candidates again on new deals, and counts what they lead to. For any game. */
import type { Chance } from '@merchants/tabletop'
import type { Candidate, Effort } from '../strong/halving.ts'
import { partOf } from '../strong/halving.ts'

/** The share of the effort that goes into finding the best moves; the rest compares them. */
const FINDING = 0.7
const FEWEST_DEALS = 6

/** The effort to find the best moves. */
export const findingPart = (effort: Effort): Effort => partOf(effort, FINDING)

export interface Compared<Tally> {
  readonly candidate: Candidate
  readonly tally: Tally
  /** The probability of winning on each deal. */
  readonly values: number[]
}

export interface Comparison<Tally> {
  readonly compared: readonly Compared<Tally>[]
  readonly playouts: number
}

/** Something to compare on many deals. */
interface Trial<Tally> {
  readonly world: { redeal(chance: Chance): void }
  readonly last: readonly Candidate[]
  readonly newTally: () => Tally
  /** Plays a candidate on this deal, counts the results, and returns the probability of winning. */
  readonly play: (candidate: Candidate, tally: Tally) => number
}

/** All of them on the same new deals; `before` playouts are spent already. */
export function* comparing<Tally>(
  { world, last, newTally, play }: Trial<Tally>,
  chance: Chance,
  effort: Effort,
  before: number,
): Generator<void, Comparison<Tally>> {
  const compared = last.map((candidate): Compared<Tally> => ({ candidate, tally: newTally(), values: [] }))
  let playouts = before
  for (let deal = 0; deal < FEWEST_DEALS || !isSpent(effort, playouts); deal++) {
    world.redeal(chance)
    for (const { candidate, tally, values } of compared) values.push(play(candidate, tally))
    playouts += last.length
    yield
  }
  return { compared, playouts }
}

const isSpent = ({ iterations, spent }: Effort, playouts: number): boolean =>
  playouts >= iterations || (spent !== undefined && spent() >= 1)

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The sureness of a difference that is the same on every deal. */
const CERTAIN = 99

/** The mean difference on the same deals, in standard errors. */
export function surenessOf(better: readonly number[], worse: readonly number[]): number {
  const differences = better.map((value, deal) => value - (worse[deal] ?? value))
  const mean = meanOf(differences)
  const variance = meanOf(differences.map((each) => (each - mean) ** 2))
  return variance === 0 ? (mean > 0 ? CERTAIN : 0) : mean / Math.sqrt(variance / differences.length)
}
