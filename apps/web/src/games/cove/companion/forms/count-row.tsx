/** One thing and its number, with a button for fewer, one for more, and the number itself to type. */
import { useTranslation } from '../../../../words/words.tsx'
import { NumberInput } from './number-input.tsx'

interface CountRowProps {
  readonly picture?: React.ReactNode
  readonly label: string
  readonly name: string
  /** Unset before the first entry. */
  readonly count: number | undefined
  /** The previous number, where counting begins. */
  readonly likely?: number | undefined
  readonly onChange: (count: number | undefined) => void
}

export function CountRow({ picture, label, name, count, likely, onChange }: CountRowProps): React.ReactNode {
  const t = useTranslation()
  return (
    <div className="cp-count" data-count={name}>
      <span className="center cp-face">{picture}</span>
      <span className="cp-count-name">{label}</span>
      <button
        type="button"
        className="cv-btn"
        aria-label={t('companion.fewer', { what: label })}
        disabled={count === 0}
        onClick={() => onChange(Math.max((count ?? likely ?? 1) - 1, 0))}
      >
        −
      </button>
      <NumberInput
        label={label}
        value={count}
        {...(likely !== undefined && { placeholder: `${likely}?` })}
        onChange={onChange}
      />
      <button
        type="button"
        className="cv-btn"
        aria-label={t('companion.more', { what: label })}
        onClick={() => onChange(count === undefined && likely === undefined ? 1 : (count ?? likely ?? 0) + 1)}
      >
        +
      </button>
    </div>
  )
}
