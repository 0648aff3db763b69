/** What can be typed at the Cove. */
import { TOWNSFOLK } from '@merchants/cove'
import { lineReader } from '../line.ts'
import type { Look } from '../look.ts'
import { padded, wrap } from '../look.ts'
import { personWords } from './words.ts'

const COVE_WORDS = {
  undo: 'take the last answer back, while nobody has learned anything from it',
  why: 'why a move is not possible: why go forge 1:large',
  card: 'what a townsfolk card says: card sergeant',
  table: 'draw the harbour again',
  log: 'what happened so far',
  more: 'all lines of a long list',
  save: 'keep the game in a file: save game.json',
  help: 'this help',
  quit: 'leave the game',
} as const

export type CoveWord = keyof typeof COVE_WORDS

export const readCoveLine = lineReader<CoveWord>(COVE_WORDS, {
  back: 'undo',
  u: 'undo',
  h: 'help',
  '?': 'help',
  t: 'table',
  q: 'quit',
  exit: 'quit',
})

const STEPS = ['huckster', 'market']
const VERBS = ['go', 'choose', 'sell', 'done']

/** A move with its seat, as the notation writes it; a bare answer is something chosen. */
export function asCoveMove(text: string, seat: string): string {
  const line = text
    .trim()
    .toLowerCase()
    .replaceAll(/\s*,\s*/g, ',')
  const first = line.split(/\s+/)[0] ?? ''
  if (/^p[12]\s+[a-z]/.test(line) || STEPS.includes(first)) return line
  return VERBS.includes(first) ? `${seat} ${line}` : `${seat} choose ${line}`
}

const MOVES: readonly (readonly [string, string])[] = [
  ['3', 'the third line of the list; for several: 1 4; none for none'],
  ['go square 1, go rest', 'a move in notation; also go staff loc-01, go guild red'],
  ['go stoke, go forge 1:small', 'the Blacksmith; also go bellows 1,2, go ore coal, and dice: red-4@1 coal-3@1'],
  ['go row 2 at 3, go brew …', 'the Alchemist; go brew small-red:red,ichor, go purify rumour'],
  ['4, left-outer, yes', 'a boat, a dock, an answer'],
  ['sell small-red at plaza', 'in the market phase; done ends it'],
  ['huckster turn, market', 'the next step of the Huckster; Enter does the same'],
]

export function drawCoveHelp(look: Look): string[] {
  const rows = [...MOVES, ...Object.entries(COVE_WORDS)]
  return [
    'Have more gold than the Huckster after three days. Each day: go to locations and pay hours, load boats on the way, then sell.',
    'A good brings its value times the customers of its colour on the pier. Small: 2 2 3 3 (red, green, blue, yellow), large: double.',
    'No location but rest may be used twice in a row. At the end guild symbols bring gold, and corruption costs some.',
    '',
  ]
    .flatMap((line) => wrap(line, look.width))
    .concat(rows.flatMap(([what, text]) => row(what, text, look)))
}

const row = (what: string, text: string, look: Look): string[] => {
  const [first = '', ...further] = wrap(text, look.width - 31)
  return [`  ${look.paint('number', padded(what, 28))} ${first}`, ...further.map((line) => ' '.repeat(31) + line)]
}

/** More cards than this are only named. */
const DESCRIBED = 6

export function drawCoveCards(word: string, look: Look): string[] {
  if (word === '') return ['Which card? For example: card sergeant']
  const wanted = word.toLowerCase()
  const found = TOWNSFOLK.filter(({ id, name }) => id === wanted || name.toLowerCase().includes(wanted))
  if (found.length === 0) return [`No townsfolk card is called '${word}'.`]
  if (found.length <= DESCRIBED)
    return found.flatMap(({ id }) => wrap(`  ${id} ${personWords(id)}`, look.width, '    '))
  return wrap(`Which one? ${found.map(({ name }) => name).join(', ')}`, look.width)
}
