/**
 * Compares candidates on the same deals, and drops the worse half of them again and again (sequential halving). In between, those that
 * are clearly no better than the best are dropped at once, so that most decisions take a fraction of the effort. For any game.
 */
import type { Answer, Chance } from '@merchants/tabletop'

/** How long to think: by a number of playouts, which gives the same move every time, or until it is stopped. */
export interface Effort {
  /** Playouts in all. */
  readonly iterations: number
  /** The share of the time that is used up, from 0 to 1; asked after each deal. */
  readonly spent?: () => number
}

/** A share of an effort, from its beginning. */
export const partOf = ({ iterations, spent }: Effort, share: number): Effort => ({
  iterations: iterations * share,
  ...(spent === undefined ? {} : { spent: () => spent() / share }),
})

/** Answers to give one after the other; what comes after them is left to habit. */
export interface Candidate {
  readonly answers: readonly Answer[]
  /** Its cost in probability of winning. Playing one technique after the other must gain something. */
  readonly cost: number
}

/** A candidate and how it did. */
interface Tried extends Candidate {
  sum: number
  /** The probability of winning on each deal. */
  readonly values: number[]
}

export interface Finding {
  /** The best first. */
  readonly tried: readonly Tried[]
  readonly playouts: number
}

export const chanceOf = ({ sum, values, cost }: Tried): number => (values.length === 0 ? 0 : sum / values.length) - cost

/** A candidate is dropped if it is this unlikely, in standard errors, that it is better than the best by more than hardly anything. */
const SURE = 2.5
const HARDLY = 0.002
/** A few deals can agree although most would not, so differences vary as if there were as many deals more with this spread. */
const LEAST_SPREAD = 0.02
const FEWEST_DEALS = 4

/** A world as far as it is dealt again. */
interface Redealing {
  redeal(chance: Chance): void
}

/** Tries candidates on the same deals until one is left or the effort is spent; `kept`, one of them, stays to the end. */
export function* halving(
  world: Redealing,
  chance: Chance,
  candidates: readonly Candidate[],
  judge: (candidate: Candidate) => number,
  effort: Effort,
  kept?: Candidate,
): Generator<void, Finding> {
  const tried = candidates.map((candidate): Tried => ({ ...candidate, sum: 0, values: [] }))
  if (tried.length < 2) return { tried, playouts: 0 }
  const phases = Math.ceil(Math.log2(tried.length))
  let left = tried.length
  let playouts = 0
  for (let phase = 1; phase <= phases; phase++) {
    do {
      world.redeal(chance)
      const judged = judgeAll(tried, left, judge, kept === undefined ? effort : UNTIMED)
      playouts += judged
      yield
      if (judged < left) {
        rank(tried, hasValue(tried[left - 1]) ? left : judged)
        return { tried, playouts }
      }
      if (isCheckpoint(tried)) left = dropHopeless(tried, left, kept)
      if (left === 1) return { tried, playouts }
    } while (!isOver(effort, playouts, phase / phases))
    rank(tried, left)
    left = Math.max(2, Math.ceil(left / 2))
    if (kept !== undefined) moveUp(tried, kept, left - 1)
  }
  return { tried, playouts }
}

/** Tries the first `left` on this deal, and returns how many it tried: with a very large hand, the time can be over before that. */
function judgeAll(tried: Tried[], left: number, judge: (candidate: Candidate) => number, { spent }: Timed): number {
  for (let at = 0; at < left; at++) {
    if (at > 0 && spent !== undefined && spent() >= 1) return at
    const each = tried[at] as Tried
    const value = judge(each)
    each.sum += value
    each.values.push(value)
  }
  return left
}

type Timed = Pick<Effort, 'spent'>

const UNTIMED: Timed = {}

const hasValue = (each: Tried | undefined): boolean => each !== undefined && each.values.length > 0

/** Looks at 4, 6, 8, 12, 16, 24 … deals. Looking after each deal would drop more good candidates by accident. */
function isCheckpoint([first]: readonly Tried[]): boolean {
  const deals = first?.values.length ?? 0
  return deals >= FEWEST_DEALS && (isPowerOfTwo(deals) || isPowerOfTwo(deals / 1.5))
}

const isPowerOfTwo = (number: number): boolean => (number & (number - 1)) === 0 && Number.isInteger(number)

/** Puts those of the first `left` that are clearly no better than the best behind the others, and returns how many others there are. */
function dropHopeless(tried: Tried[], left: number, kept: Candidate | undefined): number {
  rank(tried, left)
  const [best, ...others] = tried.slice(0, left)
  if (best === undefined) return left
  const stays = (each: Tried): boolean => each.answers === kept?.answers || couldBeBetter(each, best)
  const going = others.filter((each) => !stays(each))
  if (going.length === 0) return left
  const staying = [best, ...others.filter(stays)]
  tried.splice(0, left, ...staying, ...going)
  // With nothing to compare it to, the kept one needs no more deals either.
  const isDecided = staying.length === 2 && kept !== undefined && !couldBeBetter(staying[1] as Tried, best)
  return isDecided ? 1 : staying.length
}

function couldBeBetter({ values, cost }: Tried, best: Tried): boolean {
  let sum = 0
  let squares = 0
  const count = values.length
  for (let deal = 0; deal < count; deal++) {
    const lead = (best.values[deal] as number) - (values[deal] as number)
    sum += lead
    squares += lead * lead
  }
  const lead = sum / count
  const variance = Math.max(0, squares / count - lead * lead) + (FEWEST_DEALS * LEAST_SPREAD ** 2) / count
  return lead + cost - best.cost + HARDLY < SURE * Math.sqrt(variance / (count - 1))
}

/** Moves one to this place if it is further down. */
function moveUp(tried: Tried[], { answers }: Candidate, to: number): void {
  const at = tried.findIndex((each) => each.answers === answers)
  if (at > to) tried.splice(to, 0, ...tried.splice(at, 1))
}

const isOver = ({ iterations, spent }: Effort, playouts: number, share: number): boolean =>
  playouts >= iterations * share || (spent !== undefined && spent() >= share)

/** Sorts the first `count`, best first. */
function rank(tried: Tried[], count: number): void {
  const first = tried.slice(0, count).sort((a, b) => chanceOf(b) - chanceOf(a))
  for (let at = 0; at < count; at++) tried[at] = first[at] as Tried
}
