/** A row of usual numbers, and a field for any other one. */
import { useTranslation } from '../../../../words/words.tsx'
import { NumberInput } from './number-input.tsx'

interface NumberRowProps {
  readonly name: string
  readonly label: string
  readonly usual: readonly number[]
  readonly face?: (value: number) => React.ReactNode
  readonly value: number | undefined
  /** A tap is a whole answer; typing may continue. */
  readonly onChange: (value: number | undefined, isTap: boolean) => void
}

export function NumberRow({ name, label, usual, face, value, onChange }: NumberRowProps): React.ReactNode {
  const t = useTranslation()
  const isOther = value !== undefined && !usual.includes(value)
  return (
    <fieldset className="cp-toggles" data-row={name}>
      <legend>{label}</legend>
      <div className="even">
        {usual.map((each) => (
          <button
            key={each}
            type="button"
            className="cv-btn cp-toggle"
            aria-pressed={each === value}
            aria-label={t('common.labelled', { label: label, text: each })}
            data-answer={each}
            onClick={() => onChange(each, true)}
          >
            {face === undefined ? each : face(each)}
          </button>
        ))}
        <NumberInput
          label={label}
          value={isOther ? value : undefined}
          placeholder="…"
          onChange={(typed) => onChange(typed, false)}
        />
      </div>
    </fieldset>
  )
}
