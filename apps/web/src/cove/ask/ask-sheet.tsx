/** The human's own turn: what is asked, what can be chosen, what it would do; confirm, cancel, undo. */
import { useWords } from '../../words/words.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { Adventurer } from '../pieces/adventurer.tsx'
import { ruleOfReason, sayReason } from '../say/reason.ts'
import { useCove } from '../table/table-context.tsx'
import { AskControls } from './ask-controls.tsx'
import { AskOptions } from './ask-options.tsx'
import { PlanPreview } from './preview.tsx'
import { useQuestion } from './use-question.ts'

/** Why the last wish could not be fulfilled. */
export function Why(): React.ReactNode {
  const t = useWords()
  const { refusal } = useCove().choosing
  if (refusal === undefined) return undefined
  const rule = ruleOfReason(refusal)
  return (
    <p className="cv-why" role="alert">
      {sayReason(t, refusal)} {rule !== undefined && <RuleTag rule={rule} />}
    </p>
  )
}

export function AskSheet({ places }: { readonly places?: React.ReactNode }): React.ReactNode {
  const { choosing, sight } = useCove()
  const { title, text, rule } = useQuestion()
  const { decision, plan } = choosing
  const { newcomer } = sight.view
  return (
    <>
      <div className="cv-ask" aria-live="polite">
        <h2>
          {newcomer !== undefined && (
            <span className="cv-newcomer" data-zone="newcomer">
              <Adventurer who={newcomer} height={44} isMute />
            </span>
          )}
          {title}
        </h2>
        <Why />
        {plan === undefined ? (
          text !== '' && (
            <p>
              {text} {rule !== undefined && <RuleTag rule={rule} />}
            </p>
          )
        ) : (
          <PlanPreview plan={plan} />
        )}
        {decision?.kind === 'acts' && plan === undefined ? places : <AskOptions />}
      </div>
      <AskControls />
    </>
  )
}
