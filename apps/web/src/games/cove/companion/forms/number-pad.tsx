/** A number by one tap: customers in a hall, an hour of the clock; any other one is typed. */
import { useState } from 'react'
import { useTranslation } from '../../../../words/words.tsx'
import { NumberInput } from './number-input.tsx'

interface NumberPadProps {
  readonly label: string
  readonly from?: number
  readonly to: number
  /** The previous number. */
  readonly proposed: number | undefined
  readonly onEnter: (count: number) => void
}

export function NumberPad({ label, from = 0, to, proposed, onEnter }: NumberPadProps): React.ReactNode {
  const t = useTranslation()
  const [other, setOther] = useState<number>()
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return (
    <>
      <div className="cp-answers" data-scroll="">
        <div className="cells cp-pad">
          {numbers.map((count) => (
            <button
              key={count}
              type="button"
              className={count === proposed ? 'cv-btn cp-toggle is-proposed' : 'cv-btn cp-toggle'}
              data-answer={count}
              onClick={() => onEnter(count)}
            >
              {count}
              {count === proposed && <small>{t('companion.as-before')}</small>}
            </button>
          ))}
        </div>
      </div>
      <form
        className="cp-go cells cp-other"
        onSubmit={(event) => {
          event.preventDefault()
          if (other !== undefined) onEnter(other)
        }}
      >
        <NumberInput label={label} value={other} placeholder="…" onChange={setOther} />
        <button type="submit" className="cv-btn" data-other="" disabled={other === undefined}>
          {t('companion.enter')}
        </button>
      </form>
    </>
  )
}
