/** A refusal in the player's words: card ids become names, seats become players. */
import { isCardId } from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import { useTable } from './table-context.tsx'

export function useReason(): (refusal: Refusal) => React.ReactNode {
  const t = useTranslation()
  const words = useCardWords()
  const { nameOf } = useTable()
  const worded = (fact: string | number): string | number => {
    if (typeof fact === 'number') return fact
    const seat = /^p([1-4])$/.exec(fact)
    if (seat !== null) return nameOf(Number(seat[1]) - 1)
    return fact
      .split(', ')
      .map((each) => {
        const [id = ''] = each.split(/[=#]/)
        return isCardId(id) ? words.name(id) : each
      })
      .join(', ')
  }
  return ({ key, facts }) => {
    const slots = Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, worded(value)]))
    return t.has(`reasons.${key}`) ? t.any(`reasons.${key}`, slots) : key
  }
}
