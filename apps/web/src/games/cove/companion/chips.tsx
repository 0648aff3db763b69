/** His current step, among the five steps of his turn or the phases of the round. */
import type { CompanionPhase, CompanionState, TurnStep } from '@merchants/cove'
import { TURN_STEPS } from '@merchants/cove'
import type { Key } from '../../../words/generated/keys.ts'
import { useTranslation } from '../../../words/words.tsx'

const STEPS: Readonly<Record<TurnStep, Key>> = {
  reveal: 'companion.step-reveal',
  read: 'companion.step-read',
  act: 'companion.step-act',
  pay: 'companion.step-pay',
  slide: 'companion.step-slide',
}

const PHASES: readonly (readonly [CompanionPhase, Key])[] = [
  ['arrival', 'companion.phase-arrival'],
  ['production', 'companion.phase-production'],
  ['market', 'companion.phase-market'],
  ['clean up', 'companion.phase-clean-up'],
]

export function Chips({ state }: { readonly state: CompanionState }): React.ReactNode {
  const t = useTranslation()
  const { step, phase } = state
  const isTurn = step !== undefined && phase === 'production'
  const names = isTurn ? TURN_STEPS.map((each) => STEPS[each]) : PHASES.map(([, key]) => key)
  const now = isTurn ? TURN_STEPS.indexOf(step) : PHASES.findIndex(([each]) => each === phase)
  const last = phase === 'over' ? names.length : now
  return (
    <ol className="row wrap cp-prog" aria-label={t('companion.where-he-is')}>
      {names.map((key, at) => (
        <li key={key} className={at < last ? 'is-done' : ''} aria-current={at === last ? 'step' : undefined}>
          {at < last && (
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
