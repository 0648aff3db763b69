/** The coach: who she is, what she says now, how far we have come, and the way on and back. */
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { Icon } from '../look/icon.tsx'
import { Portrait } from '../look/portrait.tsx'
import { useWords } from '../words/words.tsx'
import { PlayNow } from './play-now.tsx'

interface CoachProps {
  readonly step: number
  readonly steps: number
  readonly title: string
  readonly isLearned: boolean
  /** Said to who has gone astray. */
  readonly hint: React.ReactNode
  readonly tip: React.ReactNode
  /** The step before or after. */
  readonly onGo: (step: number) => void
  readonly children: React.ReactNode
}

export function Coach({ step, steps, title, isLearned, hint, tip, onGo, children }: CoachProps): React.ReactNode {
  const t = useWords()
  const way = useRef<HTMLButtonElement>(null)
  const isLast = step === steps - 1
  const isDone = isLearned && step > 0
  useEffect(() => {
    if (isDone) way.current?.focus({ preventScroll: true })
  }, [isDone])
  return (
    <section className="coach" aria-label={t('learn.title')}>
      <header>
        <Portrait deck="owls" />
        <p className="guide">
          <b>{t('learn.coach')}</b>
          <small>{t('learn.coach-about')}</small>
        </p>
        <Link className="btn quiet" href="/" aria-label={t('learn.leave')} title={t('learn.leave')}>
          <Icon name="close" />
        </Link>
      </header>
      <div className="bubble">
        <h1>
          {isDone && <Icon name={isLast ? 'trophy' : 'check'} />}
          {title}
        </h1>
        <div aria-live="polite">
          <p>{children}</p>
          {tip !== undefined && <p className="tip">{tip}</p>}
          {hint !== undefined && <p className="hint">{hint}</p>}
        </div>
        {isDone && isLast && (
          <nav aria-label={t('learn.more')}>
            <Link href="/rules">{t('table.rules')}</Link>
            <Link href="/decks">{t('table.decks')}</Link>
          </nav>
        )}
      </div>
      <footer>
        <ol className="dots" aria-hidden="true">
          {Array.from({ length: steps }, (_, at) => (
            <li key={at} className={at < step ? 'is-past' : at === step ? 'is-here' : ''} />
          ))}
        </ol>
        <span className="sr">{t('learn.step-of', { step: step + 1, steps, title })}</span>
        <div className="on-or-back">
          <button
            type="button"
            className={`btn ${step === 0 ? 'off' : ''}`}
            aria-disabled={step === 0}
            onClick={() => step > 0 && onGo(step - 1)}
          >
            <Icon name="back" />
            {t('common.back')}
          </button>
          {isLast ? (
            <PlayNow ref={way} isMain={isLearned} />
          ) : (
            <button
              ref={way}
              type="button"
              className={`btn next ${isLearned ? 'primary' : ''}`}
              onClick={() => onGo(step + 1)}
            >
              {t(isLearned ? 'learn.next' : 'learn.skip')}
              <Icon name="arrow" />
            </button>
          )}
        </div>
      </footer>
    </section>
  )
}
