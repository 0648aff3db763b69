/** Which decks to look at: any of the chosen levels, and everything else that was asked for. */
import type { Deck } from '@merchants/dale'
import { DECK_FACTS } from './deck-facts.ts'

export const LEVELS = ['beginner', 'intermediate', 'expert'] as const
export const TEMPERS = ['kind', 'steady', 'close'] as const
export type Filter = (typeof LEVELS)[number] | (typeof TEMPERS)[number]

const isLike: Readonly<Record<(typeof TEMPERS)[number], (deck: Deck) => boolean>> = {
  kind: (deck) => DECK_FACTS[deck].nastiness === 0,
  steady: (deck) => DECK_FACTS[deck].luck === 1,
  close: (deck) => DECK_FACTS[deck].interaction === 3,
}

export function fits(deck: Deck, filters: readonly Filter[]): boolean {
  const levels = LEVELS.filter((level) => filters.includes(level))
  const level = LEVELS[DECK_FACTS[deck].level - 1]
  const isOfLevel = levels.length === 0 || levels.some((each) => each === level)
  return isOfLevel && TEMPERS.every((temper) => !filters.includes(temper) || isLike[temper](deck))
}
