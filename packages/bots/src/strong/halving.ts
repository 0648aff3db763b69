/** Compares candidates on the same deals, and drops the worse half of them again and again (sequential halving). For any game. */
import type { Answer, Chance } from '@merchants/tabletop'

/** How long to think: by a number of playouts, which gives the same move every time, or until it is stopped. */
export interface Effort {
  /** Playouts in all. */
  readonly iterations: number
  /** The share of the time that is used up, from 0 to 1; asked after each deal. */
  readonly spent?: () => number
}

/** Answers to give one after the other; what comes after them is left to habit. */
export interface Candidate {
  readonly answers: readonly Answer[]
  /** Its cost in probability of winning. Playing one technique after the other must gain something. */
  readonly cost: number
}

/** A candidate and how it did. */
interface Tried extends Candidate {
  sum: number
  count: number
}

export interface Finding {
  /** The best first. */
  readonly tried: readonly Tried[]
  readonly playouts: number
}

const chanceOf = ({ sum, count, cost }: Tried): number => (count === 0 ? 0 : sum / count) - cost

/** A world as far as it is dealt again. */
interface Redealing {
  redeal(chance: Chance): void
}

/** Tries candidates on the same deals and drops the worse half again and again; `kept`, one of them, stays to the end. */
export function* halving(
  world: Redealing,
  chance: Chance,
  candidates: readonly Candidate[],
  judge: (candidate: Candidate) => number,
  effort: Effort,
  kept?: Candidate,
): Generator<void, Finding> {
  const tried = candidates.map((candidate): Tried => ({ ...candidate, sum: 0, count: 0 }))
  if (tried.length < 2) return { tried, playouts: 0 }
  const phases = Math.ceil(Math.log2(tried.length))
  let left = tried.length
  let playouts = 0
  for (let phase = 1; phase <= phases; phase++) {
    do {
      world.redeal(chance)
      for (let at = 0; at < left; at++) {
        const each = tried[at] as Tried
        each.sum += judge(each)
        each.count += 1
      }
      playouts += left
      yield
    } while (!isOver(effort, playouts, phase / phases))
    rank(tried, left)
    left = Math.max(2, Math.ceil(left / 2))
    if (kept !== undefined) moveUp(tried, kept, left - 1)
  }
  return { tried, playouts }
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
