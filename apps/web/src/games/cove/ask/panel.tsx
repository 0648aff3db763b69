/** The frame of every question: words above, answers below. */
import { useTranslation } from '../../../words/words.tsx'

interface PanelProps {
  /** The colour of its edge, for a seat from 1 or for the Huckster. */
  readonly seat: number | 'h'
  readonly words: React.ReactNode
  readonly children: React.ReactNode
}

export function Panel({ seat, words, children }: PanelProps): React.ReactNode {
  const t = useTranslation()
  return (
    <section className={`column cv-ask cv-seat-${seat}`} aria-label={t('cove.now')}>
      <div className="column cv-say" aria-live="polite">
        {words}
      </div>
      <div className="column cv-acts">{children}</div>
    </section>
  )
}
