/** One thing and how many of it there are, with a button for more and one for fewer. */
import { useWords } from '../../../words/words.tsx'

interface CountRowProps {
  readonly picture: React.ReactNode
  readonly label: string
  readonly name: string
  readonly count: number
  readonly most: number
  readonly onChange: (count: number) => void
}

export function CountRow({ picture, label, name, count, most, onChange }: CountRowProps): React.ReactNode {
  const t = useWords()
  return (
    <div className="cp-count" data-count={name}>
      <span className="cp-bb-picture">{picture}</span>
      <span className="cp-count-name">{label}</span>
      <button
        type="button"
        aria-label={t('companion.fewer', { what: label })}
        disabled={count === 0}
        onClick={() => onChange(count - 1)}
      >
        −
      </button>
      <output aria-live="polite">{count}</output>
      <button
        type="button"
        aria-label={t('companion.more', { what: label })}
        disabled={count === most}
        onClick={() => onChange(count + 1)}
      >
        +
      </button>
    </div>
  )
}
