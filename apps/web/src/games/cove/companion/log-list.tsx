/** The whole log, newest first, with entries, instructions, and the effects of corrections. */
import type { FactQuestion, Standing } from '@merchants/cove'
import { rulesOf } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import type { Fact } from './companion-store.ts'
import type { Answer } from './grounds.ts'
import { withFact } from './grounds.ts'
import { sayInstruction } from './say-instruction.ts'
import { sayEntry } from './say-question.ts'

interface LogListProps {
  readonly standing: Standing
  readonly onCorrect: (question: FactQuestion) => void
  readonly onUndo: (key: string, fact: Fact) => void
}

export function LogList({ standing, onCorrect, onUndo }: LogListProps): React.ReactNode {
  const t = useTranslation()
  const { printed } = standing.state.known
  const steps = standing.steps.filter((step) => step.kind === 'instruction' || step.question.fact !== 'deck')
  const unused = standing.unused.filter((entry) => 'done' in entry)
  return (
    <ol className="cp-log">
      {unused.map(({ key, done }) => (
        <li key={key} className="is-unused">
          <s>{sayInstruction(t, done, printed)}</s> <small>{t('companion.entry-unused')}</small>
        </li>
      ))}
      {steps.toReversed().map((step) =>
        step.kind === 'answer' ? (
          <AnswerLine key={step.question.key} answer={step} onCorrect={onCorrect} onUndo={onUndo} />
        ) : (
          <li key={step.told.key}>
            <span>
              {sayInstruction(t, step.told.instruction, printed)}
              {step.was !== undefined && (
                <small>{t('companion.entry-was', { before: sayInstruction(t, step.was, printed) })}</small>
              )}
            </span>
            <Rules rules={rulesOf(step.told.instruction)} />
          </li>
        ),
      )}
    </ol>
  )
}

const Rules = ({ rules: [first] }: { readonly rules: readonly string[] }): React.ReactNode =>
  first !== undefined && <RuleTag rule={first} />

type AnswerLineProps = Omit<LogListProps, 'standing'> & { readonly answer: Answer }

function AnswerLine({ answer, onCorrect, onUndo }: AnswerLineProps): React.ReactNode {
  const t = useTranslation()
  const { question, fact, was } = answer
  return (
    <li className="is-entry">
      <button type="button" onClick={() => onCorrect(withFact(question, fact))}>
        {sayEntry(t, question, fact)}
        {was !== undefined && <small>{t('companion.entry-was', { before: sayEntry(t, question, was) })}</small>}
      </button>
      {was === undefined ? (
        <RuleTag rule={question.rule} />
      ) : (
        <button type="button" className="cv-btn" data-undo={question.key} onClick={() => onUndo(question.key, was)}>
          {t('companion.undo-correction')}
        </button>
      )}
    </li>
  )
}
