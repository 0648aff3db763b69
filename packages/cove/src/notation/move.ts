/** A move as one line of text. Reading here is grammar only; what it means is in play.ts. */
import { CORRUPTION_KINDS } from '../corruption.ts'
import type { Act, Sale } from '../decision.ts'
import type { Marble } from '../merchants/laboratory.ts'
import { MARBLES, ROW_LENGTH, ROWS } from '../merchants/laboratory.ts'
import type { Row } from '../merchants/locations.ts'
import type { DieKind } from '../merchants/smithy.ts'
import { DIE_KINDS, FURNACES, isDie } from '../merchants/smithy.ts'
import { ADVENTURERS, ALL_GOODS, BOATS, COLOURS, DOCKS, PIERS, SIZES } from '../pieces.ts'
import { isTownsfolk, SLOTS } from '../townsfolk.ts'
import { Unreadable } from '@merchants/tabletop'
import { actWord } from './words.ts'

export type Move =
  | { readonly verb: 'huckster turn' }
  | { readonly verb: 'market' }
  /** Further details of a visit, such as staff, furnaces, and the goods forged or brewed. */
  | { readonly seat: number; readonly verb: 'go'; readonly act: Act; readonly items: readonly string[] }
  | { readonly seat: number; readonly verb: 'choose'; readonly items: readonly string[] }
  | { readonly seat: number; readonly verb: 'sell'; readonly sale: Sale }
  | { readonly seat: number; readonly verb: 'done' }

/** Reads a line; throws `Unreadable` with the word that is wrong. */
export function readMove(text: string): Move {
  const words = text.trim().split(/\s+/)
  const [first = '', second = '', ...rest] = words
  if (first === 'market') return end({ verb: 'market' }, words.slice(1))
  if (first === 'huckster') {
    if (second !== 'turn') throw new Unreadable('move', second, "'turn', the Huckster’s only move")
    return end({ verb: 'huckster turn' }, rest)
  }
  if (first !== 'p1' && first !== 'p2') throw new Unreadable('move', first, 'one of p1, p2, huckster, market')
  const seat = first === 'p1' ? 0 : 1
  switch (second) {
    case 'go':
      return readGo(seat, rest)
    case 'choose':
      return { seat, verb: 'choose', items: readAnswer(rest) }
    case 'sell':
      return readSale(seat, rest)
    case 'done':
      return end({ seat, verb: 'done' }, rest)
    default:
      throw new Unreadable('move', second, 'one of go, choose, sell, done')
  }
}

export function writeMove(move: Move): string {
  if (move.verb === 'huckster turn' || move.verb === 'market') return move.verb
  const seat = `p${move.seat + 1}`
  switch (move.verb) {
    case 'go': {
      const glue = move.act.go === 'brew' ? ' ' : ','
      return [seat, 'go', actWord(move.act), ...(move.items.length > 0 ? [move.items.join(glue)] : [])].join(' ')
    }
    case 'choose':
      return [seat, 'choose', ...move.items].join(' ')
    case 'sell':
      return `${seat} sell ${move.sale.good} at ${move.sale.pier}`
    case 'done':
      return `${seat} done`
  }
}

function end<M extends Move>(move: M, rest: readonly string[]): M {
  if (rest[0] !== undefined) throw new Unreadable('move', rest[0], 'expected: the move ends before it')
  return move
}

/** One of some words. */
function oneOf<W extends string>(words: readonly W[], given: string | undefined): W {
  const found = words.find((word) => word === given)
  if (found === undefined) {
    throw new Unreadable('move', given, words.length === 1 ? `'${words.join('')}'` : `one of ${words.join(', ')}`)
  }
  return found
}

function number(given: string | undefined, most: number, what: string): number {
  if (given === undefined || !/^[1-9]\d?$/.test(given) || Number(given) > most) {
    throw new Unreadable('move', given, `${what} from 1 to ${most}`)
  }
  return Number(given)
}

const PLACES = [
  'square',
  'staff',
  'guild',
  'rest',
  'stoke',
  'bellows',
  'forge',
  'ore',
  'row',
  'brew',
  'purify',
] as const

function readGo(seat: number, [place, ...words]: readonly string[]): Move {
  const [word, ...rest] = words
  const go = (act: Act, items: readonly string[] = []): Move => ({ seat, verb: 'go', act, items })
  switch (oneOf(PLACES, place)) {
    case 'square':
      return end(go({ go: 'square', slot: number(word, SLOTS, 'a slot') }), rest)
    case 'guild':
      return end(go({ go: 'guildVisit', colour: oneOf(COLOURS, word) }), rest)
    case 'rest':
      return end(go({ go: 'rest' }), words)
    case 'stoke':
      return end(go({ go: 'stoke' }), words)
    case 'ore':
      return end(go({ go: 'oreCart', die: oneOf<DieKind>(DIE_KINDS, word) }), rest)
    case 'purify':
      if (word === undefined) return go({ go: 'purify', card: undefined })
      return end(go({ go: 'purify', card: oneOf(CORRUPTION_KINDS, word) }), rest)
    case 'row':
      return readRow(seat, words)
    case 'staff':
      return go({ go: 'staffRoom' }, itemsOf(words, readStaff))
    case 'bellows':
      return go({ go: 'bellows' }, itemsOf(words, readFurnace))
    case 'forge':
      return go({ go: 'forge' }, itemsOf(words, readPiece))
    case 'brew':
      return go({ go: 'brew' }, words.map(readBrew))
  }
}

function readRow(seat: number, [row, at, marble, ...rest]: readonly string[]): Move {
  const number1 = number(row, ROWS, 'a row')
  oneOf(['at'], at)
  const act: Act = { go: `row${number1}` as Row, at: number(marble, ROW_LENGTH, 'a marble') }
  return end({ seat, verb: 'go', act, items: [] }, rest)
}

/** Items separated by commas; spaces do no harm. */
const itemsOf = (words: readonly string[], read: (word: string) => string): string[] =>
  words
    .join(',')
    .split(',')
    .filter((word) => word !== '')
    .map(read)

function readStaff(word: string): string {
  if (!isTownsfolk(word)) throw new Unreadable('move', word, 'a townsfolk card such as loc-01')
  return word
}

const readFurnace = (word: string): string => String(number(word, FURNACES, 'a furnace'))

function readPiece(word: string): string {
  const [furnace, size, more] = word.split(':')
  if (more !== undefined) throw new Unreadable('move', word, 'a furnace and a size, such as 1:small')
  return `${number(furnace, FURNACES, 'a furnace')}:${oneOf(SIZES, size)}`
}

function readBrew(word: string): string {
  const [good, marbles, more] = word.split(':')
  if (marbles === undefined || more !== undefined) {
    throw new Unreadable('move', word, 'a good and its marbles, such as small-red:red,ichor')
  }
  const kinds = marbles.split(',').map((marble) => oneOf<Marble>(MARBLES, marble))
  return `${oneOf(ALL_GOODS, good)}:${kinds.join(',')}`
}

function readSale(seat: number, [good, at, pier, ...rest]: readonly string[]): Move {
  const sold = oneOf(ALL_GOODS, good)
  oneOf(['at'], at)
  return end({ seat, verb: 'sell', sale: { good: sold, pier: oneOf(PIERS, pier) } }, rest)
}

function readAnswer(words: readonly string[]): string[] {
  if (words.length === 0) throw new Unreadable('move', undefined, 'an answer')
  return words.map((word) => {
    for (const part of word.split(',')) if (!isAnswerWord(part)) throw new Unreadable('move', part, ANSWERS)
    return word
  })
}

const ANSWERS =
  'an answer: a boat, a dock, yes, no, none, a colour, a good, a corruption card, or a die such as red-4@1'

const FIXED: ReadonlySet<string> = new Set([
  ...BOATS.map(String),
  ...DOCKS,
  ...ADVENTURERS,
  ...CORRUPTION_KINDS,
  ...ALL_GOODS,
  'yes',
  'no',
  'none',
])

function isAnswerWord(word: string): boolean {
  const [die = '', furnace = '', more] = word.split('@')
  return FIXED.has(word) || (isDie(die) && /^[1-4]$/.test(furnace) && more === undefined)
}
