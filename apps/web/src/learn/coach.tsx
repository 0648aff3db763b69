/** The coach of either game, with her text, the progress, and the buttons Back and Next. */
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { Icon } from '../look/icon.tsx'
import { Portrait } from '../look/portrait.tsx'
import { useTranslation } from '../words/words.tsx'

/** The parts that differ from game to game. */
export interface CoachGame {
  readonly title: string
  /** Her role. */
  readonly about: string
  /** Where “Leave the lesson” leads. */
  readonly home: string
  /** Links to more. */
  readonly more?: React.ReactNode
  /** From the last step straight to a first game. */
  readonly onPlay: () => void
  readonly isBusy?: boolean
}

interface StepNavProps {
  readonly game: CoachGame
  readonly step: number
  readonly steps: number
  readonly title: string
  readonly isLearned: boolean
  /** The step before or after. */
  readonly onGo: (step: number) => void
}

interface CoachProps extends StepNavProps {
  /** Shown after a move that the lesson does not want. */
  readonly hint: React.ReactNode
  readonly tip: React.ReactNode
  readonly children: React.ReactNode
}

export function Coach({ hint, tip, children, ...nav }: CoachProps): React.ReactNode {
  const t = useTranslation()
  const { game, step, steps, title, isLearned } = nav
  const isLast = step === steps - 1
  const isDone = isLearned && step > 0
  return (
    <section className="coach column" aria-label={game.title}>
      <header className="rows gap-8">
        <Portrait deck="owls" />
        <p className="guide soft">
          <b>{t('learn.coach')}</b>
          <small>{game.about}</small>
        </p>
        <Link className="btn quiet" href={game.home} aria-label={t('learn.leave')} title={t('learn.leave')}>
          <Icon name="close" />
        </Link>
      </header>
      <div className="bubble panel rows gap-6">
        <h1 className="row gap-6">
          {isDone && <Icon name={isLast ? 'trophy' : 'check'} />}
          {title}
        </h1>
        <div aria-live="polite">
          <p>{children}</p>
          {tip !== undefined && <p className="soft">{tip}</p>}
          {hint !== undefined && <p className="hint">{hint}</p>}
        </div>
        {isDone && isLast && game.more !== undefined && <nav aria-label={t('learn.more')}>{game.more}</nav>}
      </div>
      <StepNav {...nav} />
    </section>
  )
}

/** The progress, and the buttons Back and Next. */
function StepNav({ game, step, steps, title, isLearned, onGo }: StepNavProps): React.ReactNode {
  const t = useTranslation()
  const way = useRef<HTMLButtonElement>(null)
  const isLast = step === steps - 1
  const isDone = isLearned && step > 0
  useEffect(() => {
    if (isDone) way.current?.focus({ preventScroll: true })
  }, [isDone])
  return (
    <footer className="rows">
      <ol className="dots row middle" aria-hidden="true">
        {Array.from({ length: steps }, (_, at) => (
          <li key={at} className={at < step ? 'is-past' : at === step ? 'is-here' : ''} />
        ))}
      </ol>
      <span className="sr">{t('learn.step-of', { step: step + 1, steps, title })}</span>
      <div className="on-or-back row wrap gap-8">
        <button
          type="button"
          className={`btn ${step === 0 ? 'off' : ''}`}
          aria-disabled={step === 0}
          onClick={() => step > 0 && onGo(step - 1)}
        >
          <Icon name="back" />
          {t('common.back')}
        </button>
        <button
          ref={way}
          type="button"
          className={`btn next ${isLearned ? 'primary' : ''}`}
          aria-busy={isLast && game.isBusy === true}
          onClick={() => (isLast ? game.onPlay() : onGo(step + 1))}
        >
          {isLast && <Icon name="play" />}
          {t(isLast ? 'learn.play-now' : isLearned ? 'learn.next' : 'learn.skip')}
          {!isLast && <Icon name="arrow" />}
        </button>
      </div>
    </footer>
  )
}
