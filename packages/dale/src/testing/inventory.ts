/** Every animalfolk card of a state, wherever it is, as a text: nothing of it may change in a game. */
import { junk } from '../card.ts'
import type { Card, State } from '../state.ts'

/** All cards of a state, junk included. */
const allCards = (state: State): Card[] => [
  ...state.seats.flatMap(({ hand, deck, discardPile, schedule }) => [
    ...hand,
    ...deck,
    ...discardPile,
    ...schedule.map(({ card }) => card),
  ]),
  ...state.stalls.flat(2),
  ...state.market.filter((card) => card !== undefined),
  ...state.marketDeck,
  ...state.marketDiscard,
  ...state.junkPile,
  ...state.aside,
]

/** Throws if a card is in two places. Junk is endless, so only animalfolk cards are counted. */
export function inventoryOf(state: State): string {
  const cards = allCards(state)
  if (new Set(cards.map(({ id }) => id)).size !== cards.length) throw new Error('a card lies in two places')
  return cards
    .filter(({ type }) => type !== junk)
    .map(({ type }) => type.id)
    .toSorted()
    .join()
}
