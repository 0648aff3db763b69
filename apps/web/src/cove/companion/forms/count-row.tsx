/** One thing and how many of it there are: a button for more, one for fewer, and the number itself to type. */
import { useWords } from '../../../words/words.tsx'
import { NumberInput } from './number-input.tsx'

interface CountRowProps {
  readonly picture?: React.ReactNode
  readonly label: string
  readonly name: string
  /** Nothing before somebody has said it. */
  readonly count: number | undefined
  /** Shown while nothing is said. */
  readonly placeholder?: string
  readonly onChange: (count: number | undefined) => void
}

export function CountRow({ picture, label, name, count, placeholder, onChange }: CountRowProps): React.ReactNode {
  const t = useWords()
  return (
    <div className="cp-count" data-count={name}>
      <span className="cp-bb-picture">{picture}</span>
      <span className="cp-count-name">{label}</span>
      <button
        type="button"
        aria-label={t('companion.fewer', { what: label })}
        disabled={count === 0}
        onClick={() => onChange((count ?? 1) - 1)}
      >
        −
      </button>
      <NumberInput
        label={label}
        value={count}
        {...(placeholder !== undefined && { placeholder })}
        onChange={onChange}
      />
      <button
        type="button"
        aria-label={t('companion.more', { what: label })}
        onClick={() => onChange((count ?? 0) + 1)}
      >
        +
      </button>
    </div>
  )
}
