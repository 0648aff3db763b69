/** What is written on the cards, and what is to be known about them, in the language in use. */
import type { CardId } from '@merchants/dale'
import { useMemo } from 'react'
import { useBook, useSpeaking } from './words.tsx'

export interface CardWords {
  readonly name: (id: CardId) => string
  readonly text: (id: CardId) => string
}

export function useCardWords(): CardWords {
  const { cards } = useSpeaking()
  return useMemo(() => ({ name: (id) => cards(id).name, text: (id) => cards(id).text }), [cards])
}

/** A card's rulings. They are fetched when first used; until they are here there seem to be none. */
export function useRulings(): (id: CardId) => readonly string[] {
  const rulings = useBook('rulings')
  return (id) => rulings?.[id] ?? []
}
