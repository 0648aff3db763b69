/** The words of the notation: seats and cards. */
import type { CardId } from '../card.ts'
import { isCardId } from '../decks/index.ts'

/** A card as it is written: `owls-3`, `owls-3#2`, `chameleons-2=owls-3`, `squirrels-5a=6`. */
export interface CardWord {
  readonly id: CardId
  /** Which of several copies in its zone, from 1. */
  readonly copy?: number
  /** The use of a chameleon. */
  readonly as?: CardId
  /** The value a card takes in a stack. */
  readonly value?: number
}

export const seatWord = (seat: number): string => `p${seat + 1}`

export function readSeat(word: string): number | undefined {
  return /^p[1-4]$/.test(word) ? Number(word[1]) - 1 : undefined
}

const CARD = /^([a-z]+(?:-[1-4]|-5[ab])?)(?:#([1-9]\d?))?((?:=[a-z0-9-]+)*)$/

export function readCard(word: string): CardWord | undefined {
  const [, id = '', copy, equals = ''] = CARD.exec(word) ?? []
  if (!isCardId(id)) return undefined
  let card: CardWord = copy === undefined ? { id } : { id, copy: Number(copy) }
  for (const part of equals.split('=').slice(1)) {
    if (isCardId(part)) card = { ...card, as: part }
    else if (/^\d{1,2}$/.test(part)) card = { ...card, value: Number(part) }
    else return undefined
  }
  return card
}

/** A list of cards, separated by commas; `none` is the empty list. */
export function readCards(word: string): CardWord[] | undefined {
  if (word === 'none') return []
  const cards = word.split(',').map(readCard)
  return cards.every((card) => card !== undefined) ? cards : undefined
}

export function writeCard({ id, copy, as, value }: CardWord): string {
  const copied = as === undefined || as === id ? '' : `=${as}`
  return `${id}${copy === undefined ? '' : `#${copy}`}${copied}${value === undefined ? '' : `=${value}`}`
}

export const writeCards = (cards: readonly CardWord[]): string =>
  cards.length === 0 ? 'none' : cards.map(writeCard).join(',')
