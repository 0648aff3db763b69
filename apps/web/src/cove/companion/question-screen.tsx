/** One question: what is asked, what for with the number of the rule, and its form. */
import type { FactQuestion } from '@merchants/cove'
import { answersQuestion } from '@merchants/cove'
import { useState } from 'react'
import { useWords } from '../../words/words.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import type { Fact } from './companion-store.ts'
import { QuestionForm } from './forms/question-form.tsx'
import { Headline } from './frame.tsx'
import { sayQuestion, whatFor } from './say-question.ts'

interface QuestionScreenProps {
  readonly question: FactQuestion
  readonly onEnter: (fact: Fact) => void
}

export function QuestionScreen({ question, onEnter }: QuestionScreenProps): React.ReactNode {
  const t = useWords()
  const [isImpossible, setIsImpossible] = useState(false)
  const enter = (fact: Fact): void => (answersQuestion(question, fact) ? onEnter(fact) : setIsImpossible(true))
  return (
    <>
      <div className="cp-q">
        <Headline>{sayQuestion(t, question)}</Headline>
        <p>
          {whatFor(t, question)} <RuleTag rule={question.rule} />
        </p>
      </div>
      {isImpossible && (
        <p className="cp-tile is-changed" role="alert">
          {t('companion.impossible')}
        </p>
      )}
      <QuestionForm question={question} onEnter={enter} />
    </>
  )
}
