/** The texts and rulings of the cards in the current language. */
import type { CardId } from '@merchants/dale'
import { useMemo } from 'react'
import { useCatalog, useLocale } from './words.tsx'

export interface CardWords {
  readonly name: (id: CardId) => string
  readonly text: (id: CardId) => string
}

export function useCardWords(): CardWords {
  const { cards } = useLocale()
  return useMemo(() => ({ name: (id) => cards(id).name, text: (id) => cards(id).text }), [cards])
}

/** A card's rulings. They are fetched when first used; until they are here there seem to be none. */
export function useRulings(): (id: CardId) => readonly string[] {
  const rulings = useCatalog('rulings')
  return (id) => rulings?.[id] ?? []
}
