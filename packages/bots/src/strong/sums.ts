/** Cards counted by set and value, in small arrays, with the sums they make. */
import type { CardType } from '@merchants/dale'
import { DECKS } from '@merchants/dale'

/** Values go from 1 to 5; the place of 0 stays empty. */
export const VALUES = 6
/** More cards than any stack needs. It cannot be reached. */
export const NEVER = 9
/** Sums beyond this do not fit into the bits of a number. */
export const MOST = 24

/** How many cards of each set and value there are. It is emptied and filled again and again. */
export class Counts {
  readonly of = new Int32Array(DECKS.length * VALUES)
  readonly worth = new Int32Array(DECKS.length)
  /** The sets of which there is a card, in the order they came. */
  readonly sets: number[] = []

  empty(): void {
    const { of, worth, sets } = this
    for (let at = 0; at < sets.length; at++) {
      const set = sets[at] as number
      worth[set] = 0
      for (let value = 1; value < VALUES; value++) of[set * VALUES + value] = 0
    }
    while (sets.length > 0) sets.pop()
  }

  add({ set, value }: CardType): void {
    const { of, worth, sets } = this
    if (worth[set] === 0) sets.push(set)
    worth[set] = (worth[set] as number) + value
    const at = set * VALUES + value
    of[at] = (of[at] as number) + 1
  }

  copy(from: Counts): void {
    this.empty()
    for (let at = 0; at < from.sets.length; at++) {
      const set = from.sets[at] as number
      this.sets.push(set)
      this.worth[set] = from.worth[set] as number
      for (let value = 1; value < VALUES; value++)
        this.of[set * VALUES + value] = from.of[set * VALUES + value] as number
    }
  }

  /** All sums that cards of a set make, as bits; one card of `without` is left out. */
  sumsOf(set: number, without: number): number {
    let sums = 1
    for (let value = 1; value < VALUES; value++) {
      let count = this.of[set * VALUES + value] as number
      if (value === without) count -= 1
      for (; count > 0; count--) sums |= sums << value
    }
    return sums
  }

  /** Whether cards of one set make this sum. */
  reaches(sum: number): boolean {
    const { sets } = this
    for (let at = 0; at < sets.length; at++) if (((this.sumsOf(sets[at] as number, 0) >> sum) & 1) === 1) return true
    return false
  }

  /** Takes out cards of one set that make this sum, few and large ones; `false` if there are none. */
  take(sum: number): boolean {
    const { sets } = this
    for (let at = 0; at < sets.length; at++) {
      const set = sets[at] as number
      if (((this.sumsOf(set, 0) >> sum) & 1) === 1 && this.takeFrom(set * VALUES, sum, VALUES - 1)) return true
    }
    return false
  }

  private takeFrom(first: number, sum: number, value: number): boolean {
    if (sum === 0) return true
    if (value === 0) return false
    const { of } = this
    const at = first + value
    const all = of[at] as number
    for (let count = Math.min(all, Math.floor(sum / value)); count >= 0; count--) {
      of[at] = all - count
      if (this.takeFrom(first, sum - count * value, value - 1)) return true
    }
    of[at] = all
    return false
  }
}

const fewest = new Int32Array(MOST + 1)

/** With how few cards that are not in the hand all cards of one set make this sum; `NEVER` if they cannot. */
export function missingFor(sum: number, all: Counts, hand: Counts): number {
  let best = NEVER
  if (sum > MOST) return best
  for (let at = 0; at < all.sets.length && best > 0; at++) {
    const first = (all.sets[at] as number) * VALUES
    fewest.fill(NEVER, 1, sum + 1)
    fewest[0] = 0
    for (let value = VALUES - 1; value > 0; value--) {
      const held = hand.of[first + value] as number
      for (let count = all.of[first + value] as number; count > 0; count--) {
        const cost = count > held ? 1 : 0
        for (let to = sum; to >= value; to--) {
          const with1 = (fewest[to - value] as number) + cost
          if (with1 < (fewest[to] as number)) fewest[to] = with1
        }
      }
    }
    best = Math.min(best, fewest[sum] as number)
  }
  return best
}
