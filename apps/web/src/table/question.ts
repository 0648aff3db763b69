/** The question at hand in words: what is asked, and how to answer. */
import { useCardWords } from '../words/cards.ts'
import { useWords } from '../words/words.tsx'
import { actAt } from './choosing.ts'
import { offeredAt } from './prices.ts'
import { useTableWithChoice } from './table-context.tsx'

export interface Question {
  readonly say: string
  readonly hint: string
}

export function useQuestion(): Question {
  const t = useWords()
  const words = useCardWords()
  const { sight, choice, nameOf } = useTableWithChoice()
  const { view, act } = sight
  const { decision } = choice
  if (view.phase === 'over') return { say: t('table.game-over'), hint: '' }
  if (decision === undefined) {
    const { waitsFor } = view
    if (waitsFor === undefined) return { say: t('asks.waiting-secret'), hint: '' }
    return { say: t('asks.waiting', { who: nameOf(waitsFor) }), hint: '' }
  }
  const [played] = choice.variants
  if (decision.kind === 'acts' && choice.spots.length > 0 && played !== undefined) {
    const { use } = actAt(decision, played)
    if (use !== undefined)
      return { say: t('table.play-card', { card: words.name(use.card) }), hint: words.text(use.as) }
  }
  const { ask, about, min, max } = decision
  const key = `asks.${ask.replaceAll(' ', '-')}`
  const subject = about ?? (ask === 'pay' && act?.do === 'buy' ? offeredAt(view, act.slot ?? 0) : undefined)
  const slots = { min, max }
  const say = subject === undefined ? t.any(key, slots) : t.any(`${key}-for`, { ...slots, card: words.name(subject) })
  return { say, hint: t.any(`${key}-hint`, slots) }
}
