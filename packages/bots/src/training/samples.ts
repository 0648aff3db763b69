/** Positions of many games as numbers, in a few large arrays, for a net to learn from. */
import { NUMBERS } from '../strong/features.ts'

/** One position. Its players' features are stored one after the other. */
export interface Sample {
  readonly players: number
  readonly teams: boolean
  readonly turn: number
  /** The first seat that won. */
  readonly winner: number
  /** Where the features of its first player are. */
  readonly row: number
}

/** Samples without the room to grow. */
export interface SampleParts {
  readonly list: readonly Sample[]
  readonly numbers: Float32Array
  readonly cards: Int16Array
  readonly starts: Int32Array
}

/** One player's features. */
interface Row {
  readonly numbers: ArrayLike<number>
  readonly cards: Int32Array | Int16Array
  readonly cardCount: number
}

export class Samples {
  readonly list: Sample[] = []
  numbers = new Float32Array(NUMBERS * 1024)
  cards = new Int16Array(64 * 1024)
  /** Where the cards of each row begin; one more than there are rows. */
  starts = new Int32Array(1024 + 1)
  rows = 0

  /** Adds a player's features and returns their row. */
  add({ numbers, cards, cardCount }: Row): number {
    const row = this.rows++
    const start = this.starts[row] as number
    if ((row + 1) * NUMBERS > this.numbers.length) this.numbers = grown(this.numbers, Float32Array)
    if (row + 2 > this.starts.length) this.starts = grown(this.starts, Int32Array)
    while (start + cardCount > this.cards.length) this.cards = grown(this.cards, Int16Array)
    this.numbers.set(numbers, row * NUMBERS)
    this.cards.set(cards.subarray(0, cardCount), start)
    this.starts[row + 1] = start + cardCount
    return row
  }

  parts(): SampleParts {
    const { list, rows } = this
    const starts = this.starts.subarray(0, rows + 1)
    return {
      list,
      numbers: this.numbers.subarray(0, rows * NUMBERS),
      cards: this.cards.subarray(0, starts[rows]),
      starts,
    }
  }

  /** Adds samples from other threads or machines. */
  addParts({ list, numbers, cards, starts }: SampleParts): void {
    const first = this.rows
    for (let row = 0; row + 1 < starts.length; row++) {
      const own = cards.subarray(starts[row], starts[row + 1])
      this.add({ numbers: numbers.subarray(row * NUMBERS, (row + 1) * NUMBERS), cards: own, cardCount: own.length })
    }
    for (const sample of list) this.list.push({ ...sample, row: first + sample.row })
  }
}

function grown<A extends Float32Array | Int32Array | Int16Array>(list: A, Kind: new (length: number) => A): A {
  const larger = new Kind(list.length * 2)
  larger.set(list)
  return larger
}
