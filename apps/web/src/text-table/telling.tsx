/** How the table is told: plainly, or with names of cards that tell more when they are clicked. */
import type { CardId } from '@merchants/dale'
import { useTableWithChoice } from '../table/table-context.tsx'
import { useCardWords } from '../words/cards.ts'
import { useWords } from '../words/words.tsx'
import type { Dictionary } from './dictionary.ts'
import type { Telling } from './lines.ts'
import { useRefusal } from './refusal.ts'

export function useTelling(dictionary: Dictionary): Telling {
  const t = useWords()
  const words = useCardWords()
  const table = useTableWithChoice()
  const reason = useRefusal(dictionary)
  return { t, table, reason, name: (card) => words.name(card), text: (card) => words.text(card) }
}

/** The same, with names that can be clicked. */
export const liveTelling = (telling: Telling, onCard: (card: CardId) => void): Telling => ({
  ...telling,
  name: (card) => (
    <button type="button" className="card-name" onClick={() => onCard(card)}>
      {telling.name(card)}
    </button>
  ),
})
