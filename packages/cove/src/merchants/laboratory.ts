/** The Alchemist's parts, which are a marble bag, a decanter with three rows, a flask and a waste jar (C-72, C-73). */
import type { Chance } from '@merchants/tabletop'
import { shuffle } from '@merchants/tabletop'
import type { Colour } from '../pieces.ts'
import { COLOURS } from '../pieces.ts'

export type Marble = Colour | 'ichor'
export const MARBLES: readonly Marble[] = [...COLOURS, 'ichor']
export const MARBLE_COUNTS: Readonly<Record<Marble, number>> = { red: 8, green: 8, blue: 6, yellow: 6, ichor: 4 }

export interface Laboratory {
  /** Three rows, each from left to right. */
  rows: Marble[][]
  flask: Marble[]
  /** Ichor in the waste jar: nothing else gets there. */
  jar: number
  /** The last one is drawn next. */
  bag: Marble[]
}

export const ROWS = 3
export const ROW_LENGTH = 6
export const FLASK_LIMIT = 12
export const START_FLASK = 2

const BOX: readonly Marble[] = MARBLES.flatMap((kind) => Array.from({ length: MARBLE_COUNTS[kind] }, () => kind))

/** All 32, as they are in the box. */
export const allMarbles = (): Marble[] => BOX.slice()

/** The rows are filled from the bag, left to right; then two marbles go into the flask (C-73). */
export function newLaboratory(chance: Chance): Laboratory {
  const bag = allMarbles().reverse()
  shuffle(chance, bag)
  const laboratory: Laboratory = { rows: Array.from({ length: ROWS }, () => []), flask: [], jar: 0, bag }
  for (const row of laboratory.rows) refill(row, bag)
  laboratory.flask = bag.splice(-START_FLASK).reverse()
  return laboratory
}

/** Fills a row at its right end as far as the bag lasts; tells how many came (C-75). */
export function refill(row: Marble[], bag: Marble[]): number {
  const before = row.length
  while (row.length < ROW_LENGTH && bag.length > 0) row.push(bag.pop() as Marble)
  return row.length - before
}

/** Where the unbroken run of equal marbles around a place begins and ends; the end is the first place after it. */
export function runAt(row: readonly Marble[], at: number): readonly [start: number, end: number] {
  let start = at
  let end = at + 1
  while (start > 0 && row[start - 1] === row[at]) start -= 1
  while (end < row.length && row[end] === row[at]) end += 1
  return [start, end]
}

/** Takes a run out of a row, and again wherever the marbles that then touch are of one kind (C-74). Each run is listed. */
export function takeChain(row: Marble[], at: number): Marble[][] {
  const taken: Marble[][] = []
  let [start, end] = runAt(row, at)
  for (;;) {
    taken.push(row.splice(start, end - start))
    if (start === 0 || start >= row.length || row[start - 1] !== row[start]) return taken
    ;[start, end] = runAt(row, start)
  }
}

export const cloneLaboratory = ({ rows, flask, jar, bag }: Laboratory): Laboratory => ({
  rows: rows.map((row) => row.slice()),
  flask: flask.slice(),
  jar,
  bag: bag.slice(),
})
