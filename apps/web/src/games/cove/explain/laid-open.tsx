/** His whole turn at a glance, all five steps with their sentences; shelf, pool and clock stay in sight. */
import { useTranslation } from '../../../words/words.tsx'
import { Reasons } from '../ask/reasons.tsx'
import { STEP_NAMES } from '../ask/step-names.ts'
import { Tiles } from '../ask/tiles.tsx'
import { useStepHead } from '../ask/use-step-head.tsx'
import type { StepNumber, TurnSteps } from '../playback/turn-steps.ts'

const STEPS: readonly StepNumber[] = [1, 2, 3, 4, 5]

function StepCard({ story, step }: { readonly story: TurnSteps; readonly step: StepNumber }): React.ReactNode {
  const t = useTranslation()
  const head = useStepHead(story, step)
  const isTold = step <= story.step
  return (
    <li
      className={step === story.step ? 'rows laid-step is-now' : 'rows laid-step'}
      aria-current={step === story.step ? 'step' : undefined}
    >
      <h3 className="row">
        <b>{step}</b> {t.any(`cove.step-${STEP_NAMES.turn[step - 1] ?? ''}`)}
      </h3>
      <div className="rows laid-words" data-scroll="">
        {isTold && <p>{head}</p>}
        {isTold && step === 2 && story.reading !== undefined && <Tiles reading={story.reading} />}
        {isTold && step > 2 && <Reasons lines={story.lines[step]} />}
      </div>
    </li>
  )
}

export function LaidOpen({ story }: { readonly story: TurnSteps }): React.ReactNode {
  const t = useTranslation()
  return (
    <ol className="rows cv-tray laid" aria-label={t('cove.five-steps')}>
      {STEPS.map((step) => (
        <StepCard key={step} story={story} step={step} />
      ))}
    </ol>
  )
}
