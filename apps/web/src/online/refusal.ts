/** Why the server did not do something, in words. */
import type { Refusal } from '@merchants/tabletop'
import { useWords } from '../words/words.tsx'

export function useRefusal(): (refusal: Refusal) => string {
  const t = useWords()
  return ({ key, facts }) => {
    const words = `reasons.${key}`
    return t.has(words) ? t.any(words, facts) : t('online.refused')
  }
}
