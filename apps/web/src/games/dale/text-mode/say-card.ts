/** Cards in words: with everything that is printed, or short, with the id by which they are typed. */
import type { CardId, CardView, UseView, View } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import { LETTERS } from '../card/letters.ts'
import type { Slot } from '../../../words/message.ts'
import type { T } from '../../../words/translator.ts'
import { itemAt } from '@merchants/tabletop'

/** The language, and the form of card names, plain text or clickable. */
export interface Voice {
  readonly t: T
  readonly name: (card: CardId) => Slot
}

interface Facts {
  /** Its current value, if that may differ from the printed one. */
  readonly value?: number | undefined
  readonly as?: CardId | undefined
  /** How it is typed, if not by its plain id. */
  readonly id?: string
}

/** `Spyglass (Ma, macaws-4) value 4, technique, bonus`. */
export function fullCard({ t, name }: Voice, card: CardId, { value, as, id = card }: Facts = {}): Slot {
  const { deck, kind, bonusAction, value: printed } = cardType(card)
  const counted = value ?? printed
  const slots = {
    card: name(card),
    id,
    value: counted === printed ? counted : t('text.altered', { value: counted, printed }),
  }
  const letters = LETTERS[deck]
  const line =
    deck === 'junk'
      ? t.rich('text.junk', slots)
      : bonusAction
        ? t.rich('text.card-bonus', { ...slots, letters })
        : t.rich('text.card', { ...slots, letters, kind })
  return as === undefined || as === card ? line : t.rich('text.copies', { line, card: name(as) })
}

/** `Spyglass (macaws-4)`. */
export const shortCard = ({ t, name }: Voice, card: CardId, id: string = card): Slot =>
  t.rich('text.short', { card: name(card), id })

/** A card as it would be used, with the card it copies, and its value if it is not the printed one. */
export function sayUse(voice: Voice, { card, as, value }: UseView): Slot {
  const { t, name } = voice
  const said =
    as === card
      ? shortCard(voice, card)
      : t.rich('text.short-as', { card: name(card), id: `${card}=${as}`, as: name(as) })
  return value === 0 || value === cardType(as).value ? said : t.rich('text.counts', { card: said, value })
}

/** Some cards, each kind once with how many there are. */
export function sayCards(voice: Voice, cards: readonly CardView[]): Slot {
  const { t } = voice
  const known = [...new Set(cards.filter((card) => card !== '?'))]
  const hidden = cards.filter((card) => card === '?').length
  const said = known.map((card) => times(t, shortCard(voice, card), cards.filter((each) => each === card).length))
  return t.list(hidden === 0 ? said : [...said, t('text.hidden', { count: hidden })])
}

/** Uses of cards, those that read the same once with how many there are. */
export function sayUses(voice: Voice, uses: readonly UseView[]): Slot {
  const keyOf = ({ card, as, value }: UseView): string => `${card} ${as} ${value}`
  const first = uses.filter((use, at) => uses.findIndex((each) => keyOf(each) === keyOf(use)) === at)
  const count = (use: UseView): number => uses.filter((each) => keyOf(each) === keyOf(use)).length
  return voice.t.list(first.map((use) => times(voice.t, sayUse(voice, use), count(use))))
}

const times = (t: T, card: Slot, count: number): Slot => (count === 1 ? card : t.rich('text.times', { count, card }))

/** How a card in a hand is typed: with its number where equal cards there are not alike. */
export function handId({ seats, values, seat: own, copies, used }: View, seat: number, place: number): string {
  const hand = seats[seat]?.hand ?? []
  const card = itemAt(hand, place)
  const twins = hand.flatMap((each, at) => (each === card ? [at] : []))
  const marks = [...copies, ...used].filter((mark) => mark.seat === seat && twins.includes(mark.place))
  const isAlike = marks.length === 0 && (seat !== own || twins.every((at) => values[at] === values[place]))
  return isAlike ? card : `${card}#${twins.indexOf(place) + 1}`
}
