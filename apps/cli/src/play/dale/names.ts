/** Cards, seats and choices by name rather than by id. */
import type { CardId, UseView } from '@merchants/dale'
import { cardType, catalogue, seatWord } from '@merchants/dale'
import type { CardType } from '@merchants/dale'
import { labelOf } from '../../arg-choices.ts'
import type { TerminalStyle } from '../terminal-style.ts'
import { tally } from '../tally.ts'
import { wrap } from '../terminal-style.ts'

export const nameOf = (card: CardId): string => cardType(card).name

/** The kind of card: technique, technique with a bonus action, passive. */
export const kindMark = ({ kind, bonusAction }: CardType): string =>
  kind === 'technique' ? (bonusAction ? 'T+' : 'T') : kind === 'passive' ? 'P' : ''

/** A name in the colour of its set. */
export const nameIn = (card: CardId, { paint }: TerminalStyle): string =>
  paint(`set ${cardType(card).deck}`, nameOf(card))

/** `Magnet 4 T+ platypuses`. */
export function titleOf(card: CardId, { paint }: TerminalStyle): string {
  const type = cardType(card)
  if (card === 'junk') return paint('set junk', 'Junk 1')
  return `${paint(`set ${type.deck}`, `${type.name} ${type.value}`)} ${paint('dim', `${kindMark(type)} ${type.deck}`)}`
}

export const namesOf = (cards: readonly CardId[]): string => tally(cards.map(nameOf))

/** `Reflection as Magnet`, with its value if that is not the printed one. */
export function useName({ card, as, value }: UseView): string {
  const copied = card === as ? nameOf(card) : `${nameOf(card)} as ${nameOf(as)}`
  return value === 0 || value === cardType(as).value ? copied : `${copied} (worth ${value})`
}

export const useNames = (uses: readonly UseView[]): string => tally(uses.map(useName))

/** The full text of a card. */
export function describe(card: CardId, style: TerminalStyle): string[] {
  const type = cardType(card)
  const bonus = type.bonusAction ? ' with a bonus action (+)' : ''
  const facts = `${card} · value ${type.value} · ${type.kind}${bonus}`
  return [
    `  ${style.paint(`set ${type.deck}`, type.name)}  ${style.paint('dim', facts)}`,
    ...wrap(type.text, style.width - 6).map((line) => `      ${line}`),
  ]
}

/** The cards that a word can mean, by id, name, or part of a name. */
export function findCards(word: string): CardId[] {
  const wanted = word.trim().toLowerCase()
  const exact = catalogue.filter(({ id, name }) => id === wanted || name.toLowerCase() === wanted)
  const found = exact.length > 0 ? exact : catalogue.filter(({ name }) => name.toLowerCase().includes(wanted))
  return wanted === '' ? [] : found.map(({ id }) => id)
}

/** Names of the seats, for the player at the keyboard. */
export interface Names {
  /** `you`, `p2`. */
  readonly short: (seat: number) => string
  /** `p1 (you)`, `p2 (medium bot)`. */
  readonly long: (seat: number) => string
}

export function namesFor(kinds: readonly string[], you: number): Names {
  const kindOf = (seat: number): string => (kinds[seat] === 'human' ? 'human' : `${labelOf(kinds[seat] ?? '?')} bot`)
  return {
    short: (seat) => (seat === you ? 'you' : seatWord(seat)),
    long: (seat) => `${seatWord(seat)} (${seat === you ? 'you' : kindOf(seat)})`,
  }
}
