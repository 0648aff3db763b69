/** Why the server refused a request, in words. */
import type { Refusal } from '@merchants/tabletop'
import { useTranslation } from '../words/words.tsx'

export function useRefusal(): (refusal: Refusal) => string {
  const t = useTranslation()
  return ({ key, facts }) => {
    const words = `reasons.${key}`
    return t.has(words) ? t.any(words, facts) : t('online.refused')
  }
}
