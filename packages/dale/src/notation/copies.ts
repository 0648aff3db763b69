/** Which of several equal cards a written one is: `owls-3#2` is the second in its zone, as the zone is written. */
import type { Card, State } from '../state.ts'
import type { CardWord } from './words.ts'

/** The number of a card among its equals in its zone, from 1: a hand in its order, piles top first, the market from the left. */
export function numberInZone(now: State, card: Card): number {
  return (
    zoneOf(now, card)
      .filter((each) => each?.type === card.type)
      .indexOf(card) + 1
  )
}

function zoneOf(now: State, card: Card): readonly (Card | undefined)[] {
  for (const { hand, deck, discardPile, schedule } of now.seats) {
    if (hand.includes(card)) return hand
    const waiting = schedule.map((each) => each.card)
    if (waiting.includes(card)) return waiting
    if (discardPile.includes(card)) return discardPile.toReversed()
    if (deck.includes(card)) return deck.toReversed()
  }
  return now.market.includes(card) ? now.market.toReversed() : [card]
}

/** Whether a written number means this card. Equals to which nothing was done this turn are all the same (D6). */
export function isNumbered(now: State, card: Card, copy: number | undefined): boolean {
  if (copy === undefined || copy === numberInZone(now, card)) return true
  const equals = zoneOf(now, card).filter((each) => each?.type === card.type)
  return copy <= equals.length && isMixed(now, card) && !hasMarkedTwin(now, card)
}

/** Whether it does not matter where a card is among its equals. */
const isMixed = ({ seats }: State, card: Card): boolean =>
  seats.some(({ hand, schedule }) => hand.includes(card) || schedule.some((waiting) => waiting.card === card))

/** The number of a card among its equals in a list. */
export const numberInList = (cards: readonly Card[], card: Card): number =>
  cards.filter(({ type }) => type === card.type).indexOf(card) + 1

/** Names chosen cards so that the reader finds these very ones: plain if it is the first not yet named, else by number. */
export function nameCards(
  chosen: readonly Card[],
  options: readonly Card[],
  numberOf: (card: Card) => number,
): CardWord[] {
  const named: Card[] = []
  return chosen.map((card) => {
    const { id } = card.type
    const first = options.find((each) => each.type === card.type && !named.includes(each))
    named.push(card)
    return first === card ? { id } : { id, copy: numberOf(card) }
  })
}

/** Whether something was done this turn to a card, or to one of its equals in the same hand. */
export function hasMarkedTwin({ seats, valueChanges, used, copies }: State, card: Card): boolean {
  if (valueChanges.length + used.length + copies.length === 0) return false
  const marked = [...used, ...valueChanges.map((change) => change.card), ...copies.map((copy) => copy.card)]
  const hand = seats.find((seat) => seat.hand.includes(card))?.hand ?? []
  const twins = hand.filter(({ type }) => type === card.type)
  return twins.length > 1 && twins.some((twin) => marked.includes(twin))
}
