/** Where his marker is after clean-up: nearly always where the clock begins, so any other hour takes a second tap. */
import { useState } from 'react'
import { useTranslation } from '../../../../words/words.tsx'
import { Marker } from '../../pieces/marker.tsx'
import { sayQuestion } from '../say-question.ts'
import { BigButton } from './big-button.tsx'
import type { FormProps } from './form.ts'
import { NumberPad } from './number-pad.tsx'

export function MarkerForm({ question, onEnter }: FormProps<'marker'>): React.ReactNode {
  const t = useTranslation()
  const [isElsewhere, setIsElsewhere] = useState(false)
  const { first, last } = question.about
  const proposed = question.suggest ?? first
  if (isElsewhere) {
    return <NumberPad label={sayQuestion(t, question)} from={first} to={last} proposed={proposed} onEnter={onEnter} />
  }
  return (
    <div className="cp-answers is-list">
      <BigButton
        name={String(proposed)}
        picture={<Marker isHuckster letter={t('companion.marker-letter')} size={36} />}
        label={t('companion.marker-on', { hour: proposed })}
        note={t(proposed === first ? 'companion.marker-first' : 'companion.as-before')}
        isProposed
        onClick={() => onEnter(proposed)}
      />
      <BigButton
        name="elsewhere"
        label={t('companion.marker-elsewhere')}
        isAlternative
        onClick={() => setIsElsewhere(true)}
      />
    </div>
  )
}
