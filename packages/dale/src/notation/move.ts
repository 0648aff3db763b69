/** A move as one line of text: `<seat> <verb> <arguments>`. Reading here is grammar only; what it means is in play.ts. */
import type { CardWord } from './words.ts'
import { Unreadable } from '@merchants/tabletop'
import { readCard, readCards, readSeat, seatWord, writeCard, writeCards } from './words.ts'

/** A clause that a card in the payment or in the stack adds to a line. */
export const CLAUSES = ['with', 'keep', 'throw', 'top', 'discard', 'take', 'spend', 'help'] as const
export type Clause = (typeof CLAUSES)[number]

/** A part of an answer. One of these readings fits the question. */
export type AnswerPart =
  | { readonly is: 'cards'; readonly cards: readonly CardWord[] }
  | { readonly is: 'seats'; readonly seats: readonly number[] }
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'word'; readonly word: 'yes' | 'no' | 'left' | 'right' | 'none' }
  | { readonly is: 'gifts'; readonly gifts: readonly { readonly seat: number; readonly card: CardWord }[] }

export interface Move {
  readonly seat: number
  readonly verb: 'buy' | 'play' | 'build' | 'discard' | 'use' | 'pass' | 'choose'
  /** The slot to buy from, 1 to 5 from the left, or the market discard. */
  readonly slot?: number | 'discard'
  /** For play, use, build and discard. */
  readonly cards: readonly CardWord[]
  readonly clauses: Readonly<Partial<Record<Clause, readonly CardWord[]>>>
  /** The new order of the market for a purchase, left to right. */
  readonly arrange?: readonly (CardWord | undefined)[]
  /** For choose. */
  readonly parts: readonly AnswerPart[]
}

const VERBS = ['buy', 'play', 'build', 'discard', 'use', 'pass', 'choose'] as const

const ALLOWED: Readonly<Record<Move['verb'], readonly string[]>> = {
  buy: ['with', 'arrange', 'keep', 'throw', 'top'],
  build: ['discard', 'take', 'spend', 'help'],
  play: [],
  discard: [],
  use: [],
  pass: [],
  choose: [],
}

/** The clauses whose cards go into a stack, where Accordion and Stove take a value of their own. */
const IN_STACK: readonly string[] = ['discard', 'help']

/** Reads a line; throws `Unreadable` with the word that is wrong. */
export function readMove(text: string): Move {
  const [seatAt = '', verbAt = '', ...words] = text.trim().split(/\s+/)
  const seat = readSeat(seatAt)
  if (seat === undefined) throw new Unreadable('move', seatAt, 'a seat from p1 to p4')
  const verb = VERBS.find((each) => each === verbAt)
  if (verb === undefined) throw new Unreadable('move', verbAt, `one of ${VERBS.join(', ')}`)
  const move = { seat, verb, cards: [], clauses: {}, parts: [] }
  switch (verb) {
    case 'pass':
      if (words[0] !== undefined) throw new Unreadable('move', words[0], 'expected after pass')
      return move
    case 'choose':
      return { ...move, parts: readParts(words) }
    case 'buy':
      return { ...move, slot: readSlot(words[0]), ...readClauses(verb, words.slice(1)) }
    default: {
      const [first, ...rest] = words
      const cards = cardList(first, verb === 'play' || verb === 'use' ? 'a card' : 'a list of cards, or none')
      if ((verb === 'play' || verb === 'use') && cards.length !== 1) throw new Unreadable('move', first, 'one card')
      if (verb !== 'build') refuseValues(cards)
      return { ...move, cards, ...readClauses(verb, rest) }
    }
  }
}

function readSlot(word: string | undefined): number | 'discard' {
  if (word === 'discard') return word
  if (word !== undefined && /^[1-5]$/.test(word)) return Number(word)
  throw new Unreadable('move', word, 'a market slot from 1 to 5, or discard')
}

function readClauses(verb: Move['verb'], words: readonly string[]): Pick<Move, 'clauses' | 'arrange'> {
  const clauses: Partial<Record<Clause, readonly CardWord[]>> = {}
  let arrange: readonly (CardWord | undefined)[] | undefined
  for (let at = 0; at < words.length; at += 2) {
    const word = words[at] as string
    const allowed = ALLOWED[verb]
    if (!allowed.includes(word)) {
      throw new Unreadable(
        'move',
        word,
        allowed.length === 0 ? `expected after ${verb}` : `one of ${allowed.join(', ')}`,
      )
    }
    if (words.indexOf(word) < at) throw new Unreadable('move', word, 'expected twice')
    const list = words[at + 1]
    if (word === 'arrange') arrange = readArrangement(list)
    else clauses[word as Clause] = cardList(list, `a list of cards after ${word}`)
    if (!IN_STACK.includes(word)) refuseValues(clauses[word as Clause] ?? [])
  }
  return arrange === undefined ? { clauses } : { clauses, arrange }
}

function readArrangement(word: string | undefined): (CardWord | undefined)[] {
  const slots = (word ?? '').split(',').map((each) => (each === '-' ? undefined : (readCard(each) ?? each)))
  const wrong = slots.find((slot) => typeof slot === 'string')
  if (slots.length !== 5 || wrong !== undefined) {
    throw new Unreadable('move', wrong ?? word, 'an arrangement of five slots, each a card or -')
  }
  return slots as (CardWord | undefined)[]
}

function cardList(word: string | undefined, expected: string): CardWord[] {
  const cards = word === undefined ? undefined : readCards(word)
  if (cards === undefined)
    throw new Unreadable('move', word?.split(',').find((each) => readCard(each) === undefined) ?? word, expected)
  return cards
}

function refuseValues(cards: readonly CardWord[]): void {
  const valued = cards.find(({ value }) => value !== undefined)
  if (valued !== undefined)
    throw new Unreadable('move', writeCard(valued), 'written with a value here; only a card in a stack is')
}

/** The parts of an answer. `for` stands between what is given and what is taken; gifts to players are one part. */
function readParts(words: readonly string[]): AnswerPart[] {
  if (words.length === 0) throw new Unreadable('move', undefined, 'an answer after choose')
  const parts: AnswerPart[] = []
  const gifts: { seat: number; card: CardWord }[] = []
  for (const word of words) {
    const [, seat, card] = /^(p[1-4]):(.+)$/.exec(word) ?? []
    const gift = card === undefined ? undefined : readCard(card)
    if (seat !== undefined && gift !== undefined) gifts.push({ seat: readSeat(seat) as number, card: gift })
    else if (word !== 'for') parts.push(readPart(word))
  }
  if (parts.length + gifts.length === 0) throw new Unreadable('move', words.at(-1), 'an answer after choose')
  return gifts.length === 0 ? parts : [...parts, { is: 'gifts', gifts }]
}

function readPart(word: string): AnswerPart {
  if (word === 'yes' || word === 'no' || word === 'left' || word === 'right' || word === 'none')
    return { is: 'word', word }
  if (/^\d{1,2}$/.test(word)) return { is: 'number', number: Number(word) }
  const seats = word.split(',').map(readSeat)
  if (seats.every((seat) => seat !== undefined)) return { is: 'seats', seats }
  const cards = readCards(word)
  if (cards !== undefined) return { is: 'cards', cards }
  throw new Unreadable('move', word, 'a card, a seat, a number, none, yes, no, left or right')
}

export function writeMove({ seat, verb, slot, cards, clauses, arrange, parts }: Move): string {
  const words: string[] = [seatWord(seat), verb]
  if (slot !== undefined) words.push(String(slot))
  if (verb !== 'buy' && verb !== 'pass' && verb !== 'choose') words.push(writeCards(cards))
  if (clauses.with !== undefined) words.push('with', writeCards(clauses.with))
  if (arrange !== undefined) words.push('arrange', arrange.map((card) => (card ? writeCard(card) : '-')).join(','))
  for (const clause of CLAUSES.slice(1)) {
    const list = clauses[clause]
    if (list !== undefined && (list.length > 0 || clause === 'help')) words.push(clause, writeCards(list))
  }
  parts.forEach((part, at) => {
    if (at > 0 && part.is === 'cards' && parts[at - 1]?.is === 'cards' && verb === 'choose') words.push('for')
    words.push(writePart(part))
  })
  return words.join(' ')
}

function writePart(part: AnswerPart): string {
  switch (part.is) {
    case 'cards':
      return writeCards(part.cards)
    case 'seats':
      return part.seats.map(seatWord).join(',')
    case 'number':
      return String(part.number)
    case 'word':
      return part.word
    case 'gifts':
      return part.gifts.map(({ seat, card }) => `${seatWord(seat)}:${writeCard(card)}`).join(' ')
  }
}
