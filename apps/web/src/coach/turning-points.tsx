/** Where a game turned, with the better move and the reason, and the ways back to that moment. */
import type { JudgedMove, Review, ReviewedDecision, TurningPoint } from '@merchants/bots/coach'
import { useTranslation } from '../words/words.tsx'
import { Points } from './totals.tsx'
import { percent } from './percent.ts'

/** Decisions in the words of their game. */
export interface DecisionWords<Move> {
  readonly best: (decision: Move) => string
  readonly played: (decision: Move) => string
  readonly reasons: (decision: Move) => string
  /** Changes that no decision has caused. */
  readonly draw: string
  readonly others: string
}

interface TurningPointsProps<Move extends JudgedMove> {
  readonly review: Review<Move>
  readonly words: DecisionWords<Move>
  readonly onGo: ((step: number) => void) | undefined
  readonly onTryAgain: ((step: number) => void) | undefined
}

export function TurningPoints<Move extends JudgedMove>(props: TurningPointsProps<Move>): React.ReactNode {
  const t = useTranslation()
  const { review, words, onGo, onTryAgain } = props
  const { turningPoints, decisions } = review
  return (
    <section className="turning">
      <h3>{t('coach.turning')}</h3>
      {turningPoints.length === 0 && <p>{t('coach.turning-none')}</p>}
      <ol>
        {turningPoints.map((point) => {
          const { step, turn, cause, change } = point
          const decision = decisions.find((each) => each.step === step)
          return (
            <li key={`${step} ${cause}`} className={decision?.weight ?? ''}>
              <b>
                {t('coach.turn', { turn })} <Points change={change} />
              </b>
              <p>{decision && <What point={point} decision={decision} words={words} />}</p>
              <span className="deeds">
                {onGo !== undefined && (
                  <button
                    type="button"
                    className="btn"
                    aria-label={t('coach.show-said', { turn })}
                    onClick={() => onGo(step)}
                  >
                    {t('coach.show')}
                  </button>
                )}
                {cause === 'play' && onTryAgain !== undefined && (
                  <button
                    type="button"
                    className="btn"
                    aria-label={t('coach.try-again-said', { turn })}
                    onClick={() => onTryAgain(step)}
                  >
                    {t('coach.try-again')}
                  </button>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

interface WhatProps<Move extends JudgedMove> {
  readonly point: TurningPoint
  readonly decision: ReviewedDecision<Move>
  readonly words: DecisionWords<Move>
}

function What<Move extends JudgedMove>({ point, decision, words }: WhatProps<Move>): string {
  const t = useTranslation()
  const { best, weight } = decision
  if (point.cause !== 'play') return words[point.cause]
  if (weight === undefined) return `${t('coach.good')} · ${words.played(decision)}`
  const better = t('coach.better', { move: words.best(decision), share: percent(best.chance) })
  return `${t(`coach.weight-${weight}`)} · ${words.played(decision)}. ${better} ${words.reasons(decision)}`
}
