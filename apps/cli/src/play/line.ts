/** What a typed line means: a number, a word, or a move in notation. */
import { catalogue } from '@merchants/dale'

export type Line<Known extends string = Word> =
  | { readonly is: 'enter' }
  | { readonly is: 'numbers'; readonly numbers: readonly number[] }
  | { readonly is: 'word'; readonly word: Known; readonly rest: string }
  | { readonly is: 'move'; readonly text: string }

export const WORDS = {
  undo: 'take your last answer back, while nobody has learned anything from it',
  why: 'why a move is not possible: why buy 1 with junk,junk',
  card: 'the text of a card: card magnet',
  hand: 'your hand with all texts',
  market: 'the market with all texts',
  pile: 'a discard pile, the top card first: pile, pile p2, pile market',
  table: 'draw the table again',
  log: 'what happened so far',
  more: 'all lines of a long list',
  save: 'keep the game in a file: save game.json',
  help: 'this help',
  quit: 'leave the game',
} as const

export type Word = keyof typeof WORDS

const SYNONYMS: Readonly<Record<string, Word>> = {
  back: 'undo',
  u: 'undo',
  h: 'help',
  '?': 'help',
  t: 'table',
  q: 'quit',
  exit: 'quit',
  cards: 'hand',
}

/** Reads lines of a game that knows these words. */
export function lineReader<Known extends string>(
  words: Readonly<Record<Known, string>>,
  synonyms: Readonly<Record<string, Known>>,
): (text: string) => Line<Known> {
  const isWord = (word: string): word is Known => Object.hasOwn(words, word)
  return (text) => {
    const line = text.trim()
    if (line === '') return { is: 'enter' }
    if (/^\d+(?:[\s,]+\d+)*$/.test(line)) return { is: 'numbers', numbers: line.split(/[\s,]+/).map(Number) }
    const [first = '', ...others] = line.split(/\s+/)
    const lower = first.toLowerCase()
    const word = isWord(lower) ? lower : synonyms[lower]
    return word === undefined ? { is: 'move', text: line } : { is: 'word', word, rest: others.join(' ') }
  }
}

export const readLine = lineReader(WORDS, SYNONYMS)

const NAMES = catalogue.toSorted((a, b) => b.name.length - a.name.length)

/** Cards may be written by name too: `buy 5 with magnet, junk`. */
const withIds = (line: string): string =>
  NAMES.reduce(
    (text, { name, id }) => text.replaceAll(new RegExp(`\\b${name.toLowerCase()}\\b(?!-)`, 'g'), id),
    line,
  ).replaceAll(/\s*,\s*/g, ',')

const VERBS = ['buy', 'play', 'build', 'discard', 'use', 'pass', 'choose']

/** A move with its seat, as the notation writes it; a bare answer is something chosen. */
export function asMove(text: string, seat: string): string {
  const line = withIds(text.trim().toLowerCase())
  if (/^p[1-4]\s+[a-z]/.test(line)) return line
  return VERBS.includes(line.split(/\s+/)[0] ?? '') ? `${seat} ${line}` : `${seat} choose ${line}`
}
