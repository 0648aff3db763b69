/** Cards, seats and choices by name rather than by id. */
import type { CardId, UseView } from '@merchants/dale'
import { cardType, catalogue, seatWord } from '@merchants/dale'
import type { CardType } from '@merchants/dale'
import type { Look } from './look.ts'
import { wrap } from './look.ts'

export const nameOf = (card: CardId): string => cardType(card).name

/** What kind of card: technique, technique with a bonus action, passive. */
export const kindMark = ({ kind, bonusAction }: CardType): string =>
  kind === 'technique' ? (bonusAction ? 'T+' : 'T') : kind === 'passive' ? 'P' : ''

/** A name in the colour of its set. */
export const nameIn = (card: CardId, { paint }: Look): string => paint(`set ${cardType(card).deck}`, nameOf(card))

/** `Magnet 4 T+ platypuses`. */
export function titleOf(card: CardId, { paint }: Look): string {
  const type = cardType(card)
  if (card === 'junk') return paint('set junk', 'Junk 1')
  return `${paint(`set ${type.deck}`, `${type.name} ${type.value}`)} ${paint('dim', `${kindMark(type)} ${type.deck}`)}`
}

/** Names with how many there are of each: `Junk ×3, Magnet`. */
export function tally(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(', ')
}

export const namesOf = (cards: readonly CardId[]): string => tally(cards.map(nameOf))

/** `Reflection as Magnet`, with its value if that is not the printed one. */
export function useName({ card, as, value }: UseView): string {
  const copied = card === as ? nameOf(card) : `${nameOf(card)} as ${nameOf(as)}`
  return value === 0 || value === cardType(as).value ? copied : `${copied} (worth ${value})`
}

export const useNames = (uses: readonly UseView[]): string => tally(uses.map(useName))

/** The full text of a card. */
export function describe(card: CardId, look: Look): string[] {
  const type = cardType(card)
  const bonus = type.bonusAction ? ' with a bonus action (+)' : ''
  const facts = `${card} · value ${type.value} · ${type.kind}${bonus}`
  return [
    `  ${look.paint(`set ${type.deck}`, type.name)}  ${look.paint('dim', facts)}`,
    ...wrap(type.text, look.width - 6).map((line) => `      ${line}`),
  ]
}

/** The cards a word can mean: an id, a name, or a part of a name. */
export function findCards(word: string): CardId[] {
  const wanted = word.trim().toLowerCase()
  const exact = catalogue.filter(({ id, name }) => id === wanted || name.toLowerCase() === wanted)
  const found = exact.length > 0 ? exact : catalogue.filter(({ name }) => name.toLowerCase().includes(wanted))
  return wanted === '' ? [] : found.map(({ id }) => id)
}

/** Who sits where, as the person at the keyboard would say it. */
export interface Names {
  /** `you`, `p2`. */
  readonly short: (seat: number) => string
  /** `p1 (you)`, `p2 (greedy bot)`. */
  readonly long: (seat: number) => string
}

export function namesFor(kinds: readonly string[], you: number): Names {
  const kindOf = (seat: number): string => (kinds[seat] === 'human' ? 'human' : `${kinds[seat] ?? '?'} bot`)
  return {
    short: (seat) => (seat === you ? 'you' : seatWord(seat)),
    long: (seat) => `${seatWord(seat)} (${seat === you ? 'you' : kindOf(seat)})`,
  }
}
