/** What the human waits for, or what is asked. */
import { hourWord } from '../say/words.tsx'
import { useWords } from '../../words/words.tsx'
import { useCove } from './table-context.tsx'

export function useWaiting(): string {
  const t = useWords()
  const { choosing, sight, showing } = useCove()
  const { view } = sight
  const seat = view.seat
  const last = view.humans[seat]?.at
  const used = last === undefined || last === 'rest' ? '' : t('cove.used-last', { place: t.any(`cove.place-${last}`) })
  if (view.phase === 'over') return t('cove.game-over')
  if (choosing.decision?.kind === 'acts') return `${t('cove.your-turn-now')} ${used}`.trim()
  if (choosing.decision !== undefined) return t('cove.answer-first')
  if (showing.isBusy && !showing.isHis) return t('cove.being-shown')
  if (view.phase === 'production' && view.waitsFor === view.humans.length) {
    return `${t('cove.turn-comes', { hour: hourWord(view.clock.at[seat] ?? 1) })} ${used}`.trim()
  }
  return t('cove.huckster-acts')
}
