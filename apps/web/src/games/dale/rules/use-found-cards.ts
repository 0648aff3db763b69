/** The cards whose name, text or deck holds the words of a query. */
import type { CardId } from '@merchants/dale'
import { catalogue } from '@merchants/dale'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { Query } from './search.ts'
import { finds } from './search.ts'

export function useFoundCards(query: Query): readonly CardId[] {
  const t = useTranslation()
  const words = useCardWords()
  if (query.length === 0) return []
  const found = catalogue.filter(({ id, deck }) =>
    finds(query, words.name(id), words.text(id), t.any(`decks.${deck}.name`)),
  )
  const isNamed = (id: CardId): boolean => finds(query, words.name(id))
  return found.map(({ id }) => id).toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
}
