/** The steps a screen belongs to, among the five of his turn or the phases of the round. */
import type { CompanionState, TurnStep } from '@merchants/cove'
import { TURN_STEPS } from '@merchants/cove'
import type { Key } from '../../../words/generated/keys.ts'
import { useTranslation } from '../../../words/words.tsx'
import { litSteps } from './lit-steps.ts'

const STEPS: Readonly<Record<TurnStep, Key>> = {
  reveal: 'companion.step-reveal',
  read: 'companion.step-read',
  act: 'companion.step-act',
  pay: 'companion.step-pay',
  slide: 'companion.step-slide',
}

const PHASE_WORDS: readonly Key[] = [
  'companion.phase-arrival',
  'companion.phase-production',
  'companion.phase-market',
  'companion.phase-clean-up',
]

interface ChipsProps {
  /** At the beginning of the screen and at its end. */
  readonly from: CompanionState
  readonly until: CompanionState
}

export function Chips({ from, until }: ChipsProps): React.ReactNode {
  const t = useTranslation()
  const { isTurn, first, last } = litSteps(from, until)
  const names = isTurn ? TURN_STEPS.map((each) => STEPS[each]) : PHASE_WORDS
  return (
    <ol className="row wrap cp-prog" aria-label={t('companion.where-he-is')}>
      {names.map((key, at) => (
        <li
          key={key}
          className={at < first ? 'is-done' : ''}
          aria-current={at >= first && at <= last ? 'step' : undefined}
        >
          {at < first && (
            <>
              <span aria-hidden="true">✓ </span>
              <span className="sr">{t('companion.is-done')} </span>
            </>
          )}
          {t.any(key)}
        </li>
      ))}
    </ol>
  )
}
