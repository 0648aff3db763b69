/** How the table is described: as plain text, or with card names that open the card when clicked. */
import type { CardId } from '@merchants/dale'
import { useTableWithChoice } from '../table/table-context.tsx'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { Dictionary } from './dictionary.ts'
import type { TextContext } from './describe-zones.ts'
import { useRefusal } from './refusal.ts'

export function useTextContext(dictionary: Dictionary): TextContext {
  const t = useTranslation()
  const words = useCardWords()
  const table = useTableWithChoice()
  const reason = useRefusal(dictionary)
  return { t, table, reason, name: (card) => words.name(card), text: (card) => words.text(card) }
}

/** The same, with names that can be clicked. */
export const liveTextContext = (context: TextContext, onCard: (card: CardId) => void): TextContext => ({
  ...context,
  name: (card) => (
    <button type="button" className="card-name" onClick={() => onCard(card)}>
      {context.name(card)}
    </button>
  ),
})
