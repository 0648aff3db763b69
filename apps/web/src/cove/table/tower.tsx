/** The clock tower: the clock, and under it the places where the human can go. */
import { useWords } from '../../words/words.tsx'
import { PieceMark } from '../pieces/source-mark.tsx'
import { Clock } from './clock.tsx'
import { Places } from './place-list.tsx'
import { useWaiting } from './use-waiting.ts'

export function Tower(): React.ReactNode {
  const t = useWords()
  const waiting = useWaiting()
  return (
    <section className="cv-tower" aria-label={t('cove.clock')} data-region="tower">
      <Clock />
      <PieceMark of="clockFace" />
      <div className="cv-places">
        <h2>
          {t('cove.your-places')} <PieceMark of="hours" />
        </h2>
        <p>{waiting}</p>
        <Places />
      </div>
    </section>
  )
}
