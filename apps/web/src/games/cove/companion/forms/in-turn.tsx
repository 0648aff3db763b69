/** Several answers of one kind, given one after the other on the same screen; each can be taken back by a tap on it. */
import { useState } from 'react'
import { useTranslation } from '../../../../words/words.tsx'

interface InTurn<Answer> {
  readonly given: readonly Answer[]
  /** The place of the answer that is awaited. */
  readonly at: number
  readonly give: (answer: Answer) => void
  readonly takeBack: () => void
}

export function useInTurn<Answer>(count: number, onAll: (answers: readonly Answer[]) => void): InTurn<Answer> {
  const [given, setGiven] = useState<readonly Answer[]>([])
  return {
    given,
    at: given.length,
    give: (answer) => {
      const answers = [...given, answer]
      if (answers.length === count) onAll(answers)
      else setGiven(answers)
    },
    takeBack: () => setGiven(given.slice(0, -1)),
  }
}

interface GivenProps {
  readonly count: number
  /** The answers so far. */
  readonly faces: readonly React.ReactNode[]
  readonly onTakeBack: () => void
}

/** A place for each answer; the last one given can be taken back. */
export function Given({ count, faces, onTakeBack }: GivenProps): React.ReactNode {
  const t = useTranslation()
  if (count < 2) return undefined
  return (
    <div className="even cp-given">
      {Array.from({ length: count }, (_, at) => (
        <span
          key={at}
          className={at < faces.length ? 'center is-given' : at === faces.length ? 'center is-now' : 'center'}
        >
          {faces[at] ?? at + 1}
        </span>
      ))}
      <button
        type="button"
        className="cv-btn"
        data-take-back=""
        aria-label={t('companion.take-back-last')}
        disabled={faces.length === 0}
        onClick={onTakeBack}
      >
        ⌫
      </button>
    </div>
  )
}
