/** Why a saved game was not imported, in words. */
import { isCardId } from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'

/** The place that the reader names when no part of the file is at fault. */
const WHOLE_FILE = 'saved game'

export function useLoadRefusal(): (refusal: Refusal) => string {
  const t = useTranslation()
  const words = useCardWords()
  const worded = (fact: string | number): string | number =>
    typeof fact === 'string' && isCardId(fact) ? words.name(fact) : fact
  return ({ key, facts }) => {
    const { move, where = '', word = '' } = facts
    if (key === 'not-a-game') return t('replay.error-not-a-game')
    if (key === 'newer-rules') return t('replay.error-newer')
    if (key === 'unreadable' && where === WHOLE_FILE) return t('reasons.not-a-game')
    if (key === 'unreadable') {
      const [, written] = /^'(.+)'$/.exec(String(word)) ?? []
      return written === undefined
        ? t('replay.error-unreadable', { where })
        : t('replay.error-word', { where, word: written })
    }
    const slots = Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, worded(value)]))
    return t('replay.error-move', { move: move ?? 1, why: t.any(`reasons.${key}`, slots) })
  }
}
