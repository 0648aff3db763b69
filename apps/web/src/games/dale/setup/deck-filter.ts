/** The decks that match all filters. */
import type { Deck } from '@merchants/dale'
import type { Box } from './boxes.ts'
import { DECKS_OF } from './boxes.ts'
import { DECK_FACTS } from './deck-facts.ts'

export const FILTERS = ['boxes', 'beginner', 'kind', 'steady', 'close'] as const
export type Filter = (typeof FILTERS)[number]

const isLike: Readonly<Record<Filter, (deck: Deck, owned: readonly Box[]) => boolean>> = {
  boxes: (deck, owned) => owned.some((box) => DECKS_OF[box].includes(deck)),
  beginner: (deck) => DECK_FACTS[deck].level === 1,
  kind: (deck) => DECK_FACTS[deck].nastiness === 0,
  steady: (deck) => DECK_FACTS[deck].luck === 1,
  close: (deck) => DECK_FACTS[deck].interaction === 3,
}

export const fits = (deck: Deck, filters: readonly Filter[], owned: readonly Box[]): boolean =>
  filters.every((filter) => isLike[filter](deck, owned))
