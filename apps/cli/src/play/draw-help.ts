/** What can be typed, and what cards say. */
import { cardType } from '@merchants/dale'
import type { Look } from './look.ts'
import { padded, wrap } from './look.ts'
import { WORDS } from './line.ts'
import { describe, findCards } from './names.ts'

/** More cards than this are only named. */
const DESCRIBED = 6

export function drawCards(word: string, look: Look): string[] {
  const found = findCards(word)
  if (found.length === 0) return [word === '' ? 'Which card? For example: card magnet' : `No card is called '${word}'.`]
  if (found.length <= DESCRIBED) return found.flatMap((card) => describe(card, look))
  return wrap(`Which one? ${found.map((card) => cardType(card).name).join(', ')}`, look.width)
}

const MOVES: readonly (readonly [string, string])[] = [
  ['3', 'the third line of the list; for several cards: 1 4 2, in your order; none for none'],
  ['buy 5 with junk,owls-1', 'a move in notation: slots 1 to 5 from the left, cards by id (see hand)'],
  ['play, build, discard, use', 'with cards: play owls-1, build owls-1,owls-2, discard junk,junk'],
  ['pass, choose …', 'decline a bonus action; answer a question'],
]

export function drawHelp(look: Look): string[] {
  const rows = [...MOVES, ...Object.entries(WORDS)]
  return [
    'Be the first to build 8 stacks (a team 10): stack 1 worth 1, stack 2 worth 2, and so on, each from cards of one set.',
    'On your turn do one thing: build, buy, play a technique, or discard. T+ gives one more action. P is passive.',
    'A payment may be too high by less than its smallest card. What you buy comes into your hand.',
    '',
  ]
    .flatMap((line) => wrap(line, look.width))
    .concat(rows.flatMap(([what, text]) => row(what, text, look)))
}

const row = (what: string, text: string, look: Look): string[] => {
  const [first = '', ...further] = wrap(text, look.width - 30)
  return [`  ${look.paint('number', padded(what, 27))} ${first}`, ...further.map((line) => ' '.repeat(30) + line)]
}
