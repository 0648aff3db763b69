/** The progress of a review of any game, and everything that was found so far. */
import type { JudgedMove } from '@merchants/bots/coach'
import { useTranslation } from '../words/words.tsx'
import './coach.css'
import { Curve } from './curve.tsx'
import { Totals } from './totals.tsx'
import type { DecisionWords } from './turning-points.tsx'
import { TurningPoints } from './turning-points.tsx'
import type { Reviewing } from './use-review.ts'

interface FoundProps<Move extends JudgedMove> {
  readonly reviewing: Reviewing<Move>
  readonly who: string
  readonly words: DecisionWords<Move>
  /** The player that all decisions are compared with. */
  readonly about: string
  /** The step that is shown, and a function that shows another. */
  readonly step?: number | undefined
  readonly onGo?: ((step: number) => void) | undefined
  readonly onTryAgain?: ((step: number) => void) | undefined
}

export function Found<Move extends JudgedMove>(props: FoundProps<Move>): React.ReactNode {
  const t = useTranslation()
  const { reviewing, who, words, about, step, onGo, onTryAgain } = props
  const { review, isRunning, hasFailed, run } = reviewing
  const isComplete = review !== undefined && review.judged >= review.of
  return (
    <div className="analysis">
      <p className="hint">{t('coach.analysis-about')}</p>
      {hasFailed && <p>{t('coach.failed')}</p>}
      {!isComplete && (
        <div className="running">
          <progress max={review?.of ?? 1} value={review?.judged ?? 0} aria-label={t('coach.analysis')} />
          {review !== undefined && <small>{t('coach.progress', { done: review.judged, all: review.of })}</small>}
          <button type="button" className="btn primary" onClick={() => run(!isRunning)}>
            {isRunning ? t('coach.stop') : t(review === undefined ? 'coach.start' : 'coach.go-on')}
          </button>
        </div>
      )}
      {review !== undefined && review.decisions.length > 0 && (
        <>
          <h3>{t('coach.curve')}</h3>
          <Curve review={review} who={who} step={step} onGo={onGo} />
          <Totals review={review} about={about} luck={words} />
          <TurningPoints review={review} words={words} onGo={onGo} onTryAgain={onTryAgain} />
        </>
      )}
    </div>
  )
}
