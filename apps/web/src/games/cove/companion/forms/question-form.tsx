/** The form for a question, whatever it asks. */
import type { FactQuestion } from '@merchants/cove'
import { useTranslation } from '../../../../words/words.tsx'
import type { Fact } from '../companion-store.ts'
import { sayQuestion } from '../say-question.ts'
import { BagForm, NextForm, ReturnedForm, StretchForm } from './choices.tsx'
import { CrowdForm, CultistsForm, HallsForm, PricesForm } from './counts.tsx'
import { BoatsForm, DocksForm, SquareForm, YoursForm } from './harbour-forms.tsx'
import { MarkerForm } from './marker-form.tsx'
import { NumberPad } from './number-pad.tsx'
import { ClockForm, HandSpaceForm, PiersForm, PoolForm, ShelfForm } from './printed-forms.tsx'
import { ReadingForm } from './reading-form.tsx'
import { CorruptionForm, HiredForm } from './symbols-form.tsx'

/** As many customers of a colour there are at most, and as many rogues (C-6). More can be typed. */
const MAX_IN_HALL = 13
const MAX_IN_LAIR = 8

interface QuestionFormProps {
  /** All of them have one form. */
  readonly questions: readonly FactQuestion[]
  readonly onEnter: (...facts: readonly Fact[]) => void
}

export function QuestionForm({ questions, onEnter }: QuestionFormProps): React.ReactNode {
  const t = useTranslation()
  const [question, ...more] = questions
  if (question === undefined) return undefined
  const pad = { label: sayQuestion(t, question), onEnter }
  switch (question.fact) {
    case 'shelf':
      return <ShelfForm question={question} more={more} onEnter={onEnter} />
    case 'pool':
      return <PoolForm question={question} onEnter={onEnter} />
    case 'piers':
      return <PiersForm question={question} onEnter={onEnter} />
    case 'clock':
      return <ClockForm question={question} onEnter={onEnter} />
    case 'marker':
      return <MarkerForm question={question} onEnter={onEnter} />
    case 'next':
      return <NextForm question={question} onEnter={onEnter} />
    case 'yours':
      return <YoursForm question={question} onEnter={onEnter} />
    case 'reading':
      return <ReadingForm question={question} onEnter={onEnter} />
    case 'bag':
      return <BagForm question={question} more={more} onEnter={onEnter} />
    case 'square':
      return <SquareForm question={question} onEnter={onEnter} />
    case 'hired':
      return <HiredForm question={question} onEnter={onEnter} />
    case 'hall':
      if (more.length > 0) return <HallsForm question={question} more={more} onEnter={onEnter} />
      return <NumberPad {...pad} to={MAX_IN_HALL} proposed={question.suggest} />
    case 'lair':
      return <NumberPad {...pad} to={MAX_IN_LAIR} proposed={question.suggest} />
    case 'stretch':
      return <StretchForm question={question} more={more} onEnter={onEnter} />
    case 'handSpace':
      return <HandSpaceForm question={question} onEnter={onEnter} />
    case 'boats':
      return <BoatsForm question={question} onEnter={onEnter} />
    case 'docks':
      return <DocksForm question={question} onEnter={onEnter} />
    case 'corruption':
      return <CorruptionForm question={question} onEnter={onEnter} />
    case 'returned':
      return <ReturnedForm question={question} onEnter={onEnter} />
    case 'crowd':
      return <CrowdForm question={question} more={more} onEnter={onEnter} />
    case 'cultists':
      return <CultistsForm question={question} onEnter={onEnter} />
    case 'prices':
      return <PricesForm question={question} onEnter={onEnter} />
    case 'deck':
      return undefined
  }
}
