/** A question with its reason, the number of its rule, and its form. Related questions share one form. */
import type { FactQuestion } from '@merchants/cove'
import { answersQuestion } from '@merchants/cove'
import { useState } from 'react'
import { useTranslation } from '../../../words/words.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import type { Fact } from './companion-store.ts'
import { QuestionForm } from './forms/question-form.tsx'
import { Headline } from './frame.tsx'
import { sayQuestions, whatFor } from './say-question.ts'

interface QuestionScreenProps {
  readonly questions: readonly FactQuestion[]
  /** For a question without tasks before it. */
  readonly isAlone?: boolean
  readonly onEnter: (facts: readonly Fact[]) => void
}

export function QuestionScreen({ questions, isAlone = true, onEnter }: QuestionScreenProps): React.ReactNode {
  const t = useTranslation()
  const [isImpossible, setIsImpossible] = useState(false)
  const [first] = questions
  if (first === undefined) return undefined
  const enter = (...facts: readonly Fact[]): void =>
    answersQuestion(first, facts[0]) ? onEnter(facts) : setIsImpossible(true)
  return (
    <>
      <section className={`cp-q${isAlone ? ' is-alone' : ''}`}>
        <Headline>{sayQuestions(t, questions)}</Headline>
        <p>
          {whatFor(t, first)} <RuleTag rule={first.rule} />
        </p>
        {isImpossible && (
          <p className="cp-changed" role="alert">
            {t('companion.impossible')}
          </p>
        )}
      </section>
      <QuestionForm questions={questions} onEnter={enter} />
    </>
  )
}
