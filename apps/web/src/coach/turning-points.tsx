/** Where a game turned, with the better move and the reason, and the ways back to that moment. */
import type { JudgedMove, Review, ReviewedDecision, TurningPoint } from '@merchants/bots/coach'
import type { T } from '../words/translator.ts'
import { uncapitalised } from '../words/uncapitalised.ts'
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
      <ol className="rows gap-14">
        {turningPoints.map((point) => {
          const { step, turn, cause, change } = point
          const decision = decisions.find((each) => each.step === step)
          return (
            <li key={`${step} ${cause}`} className={cause === 'play' ? decision?.weight : undefined}>
              <header>
                <b>{t('coach.turn', { turn })}</b>
                <span>{decision && headline(t, point, decision, words)}</span>
                <b className="change">
                  <Points change={change} />
                </b>
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
              </header>
              {cause === 'play' && decision && <p>{comparison(t, decision, words)}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The cause of a change in the chances (a mistake, a good move, or luck). */
function headline<Move extends JudgedMove>(
  t: T,
  { cause }: TurningPoint,
  { weight }: ReviewedDecision<Move>,
  words: DecisionWords<Move>,
): string {
  if (cause !== 'play') return words[cause]
  return weight === undefined ? t('coach.good') : t(`coach.weight-${weight}`)
}

/** The move that was played, and after a mistake the better one. */
function comparison<Move extends JudgedMove>(
  t: T,
  decision: ReviewedDecision<Move>,
  words: DecisionWords<Move>,
): string {
  const played = `${words.played(decision)}.`
  if (decision.weight === undefined) return played
  const better = t('coach.better', { move: uncapitalised(words.best(decision)), share: percent(decision.best.chance) })
  return `${played} ${better} ${words.reasons(decision)}`
}
