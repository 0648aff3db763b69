/** A number by one tap: customers in a hall, an hour of the clock; any other one is typed. */
import { useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import { NumberInput } from './number-input.tsx'

interface NumberPadProps {
  readonly label: string
  readonly from?: number
  readonly to: number
  /** What it was last time. */
  readonly proposed: number | undefined
  readonly onEnter: (count: number) => void
}

export function NumberPad({ label, from = 0, to, proposed, onEnter }: NumberPadProps): React.ReactNode {
  const t = useWords()
  const [other, setOther] = useState<number>()
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return (
    <div className="cp-pad">
      {numbers.map((count) => (
        <button
          key={count}
          type="button"
          className={count === proposed ? 'is-proposed' : ''}
          data-answer={count}
          onClick={() => onEnter(count)}
        >
          {count}
          {count === proposed && <small>{t('companion.as-before')}</small>}
        </button>
      ))}
      <form
        className="cp-other"
        onSubmit={(event) => {
          event.preventDefault()
          if (other !== undefined) onEnter(other)
        }}
      >
        <NumberInput label={label} value={other} placeholder="…" onChange={setOther} />
        <button type="submit" data-other="" disabled={other === undefined}>
          {t('companion.enter')}
        </button>
      </form>
    </div>
  )
}
