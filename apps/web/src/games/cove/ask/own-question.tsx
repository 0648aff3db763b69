/** The human's own turn with the question, the options and their effect, and buttons to confirm, decline and cancel. */
import { useTranslation } from '../../../words/words.tsx'
import { Adventurer } from '../pieces/adventurer.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { ruleOfReason, sayReason } from '../say/reason.ts'
import { seatName } from '../table/seat.ts'
import { useCove } from '../table/table-context.tsx'
import { Controls } from './controls.tsx'
import { DiceControls } from './dice-controls.tsx'
import { Offers } from './offers.tsx'
import { BoatAnswers } from './boat-answers.tsx'
import { PlainOptions, PlanOptions } from './options.tsx'
import { Panel } from './panel.tsx'
import { Places } from './place-list.tsx'
import { PlanPreview } from './preview.tsx'
import { useQuestion } from './use-question.ts'

/** Why the last attempt was refused. */
function Why(): React.ReactNode {
  const t = useTranslation()
  const { refusal } = useCove().choosing
  if (refusal === undefined) return undefined
  const rule = ruleOfReason(refusal)
  return (
    <p className="cv-why" role="alert">
      {sayReason(t, refusal)} {rule !== undefined && <RuleTag rule={rule} />}
    </p>
  )
}

function Words(): React.ReactNode {
  const t = useTranslation()
  const { choosing, match } = useCove()
  const { title, text, rule } = useQuestion()
  const { plan } = choosing
  const { newcomer, humans, seat } = match.view
  return (
    <>
      {humans.length > 1 && (
        <span className="chip cv-turn">{t('cove.turn-of', { who: seatName(t, match.table, seat) })}</span>
      )}
      <h2>
        {newcomer !== undefined && (
          <span className="newcomer" data-zone="newcomer">
            <Adventurer who={newcomer} isMute />
          </span>
        )}
        {title}
      </h2>
      <Why />
      {plan !== undefined && <PlanPreview plan={plan} />}
      {plan === undefined && text !== '' && (
        <p className="cv-more">
          {text} {rule !== undefined && <RuleTag rule={rule} />}
        </p>
      )}
    </>
  )
}

function Answers(): React.ReactNode {
  const { decision, plan } = useCove().choosing
  if (decision === undefined) return undefined
  if (plan !== undefined) return <PlanOptions />
  if (decision.kind === 'acts') return <Places />
  if (decision.kind === 'boats') return <BoatAnswers />
  if (decision.kind === 'sales') return <Offers />
  if (decision.kind === 'placements') return <DiceControls />
  return <PlainOptions />
}

export function OwnQuestion(): React.ReactNode {
  const { seat } = useCove().match.view
  return (
    <Panel seat={seat + 1} words={<Words />}>
      <Answers />
      <Controls />
    </Panel>
  )
}
