/** The form for a question, whatever it asks. */
import type { FactQuestion } from '@merchants/cove'
import type { Fact } from '../companion-store.ts'
import { BagForm, HandForm, NextForm, ReturnedForm, SymbolForm } from './choices.tsx'
import { CorruptionForm } from './corruption-form.tsx'
import { CrowdForm, HiredForm, PricesForm } from './counts.tsx'
import { BoatsForm, DocksForm, SquareForm } from './harbour-forms.tsx'
import { NumberPad } from './number-pad.tsx'
import { ReadingForm } from './reading-form.tsx'

/** As many customers of a colour there are at most, and as many rogues (C-6). */
const MOST_IN_HALL = 13
const MOST_IN_LAIR = 8

interface QuestionFormProps {
  readonly question: FactQuestion
  readonly onEnter: (fact: Fact) => void
}

export function QuestionForm({ question, onEnter }: QuestionFormProps): React.ReactNode {
  switch (question.fact) {
    case 'next':
      return <NextForm question={question} onEnter={onEnter} />
    case 'reading':
      return <ReadingForm question={question} onEnter={onEnter} />
    case 'bag':
      return <BagForm question={question} onEnter={onEnter} />
    case 'square':
      return <SquareForm question={question} onEnter={onEnter} />
    case 'hired':
      return <HiredForm question={question} onEnter={onEnter} />
    case 'hall':
      return <NumberPad most={MOST_IN_HALL} proposed={question.suggest} onEnter={onEnter} />
    case 'lair':
      return <NumberPad most={MOST_IN_LAIR} proposed={question.suggest} onEnter={onEnter} />
    case 'symbol':
      return <SymbolForm question={question} onEnter={onEnter} />
    case 'hand':
      return <HandForm question={question} onEnter={onEnter} />
    case 'boats':
      return <BoatsForm question={question} onEnter={onEnter} />
    case 'docks':
      return <DocksForm question={question} onEnter={onEnter} />
    case 'corruption':
      return <CorruptionForm question={question} onEnter={onEnter} />
    case 'returned':
      return <ReturnedForm question={question} onEnter={onEnter} />
    case 'crowd':
      return <CrowdForm question={question} onEnter={onEnter} />
    case 'prices':
      return <PricesForm question={question} onEnter={onEnter} />
    case 'deck':
      return undefined
  }
}
