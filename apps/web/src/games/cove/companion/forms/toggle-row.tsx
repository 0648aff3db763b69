/** A row of which exactly one is chosen. */

export interface Toggle<Value> {
  readonly value: Value
  readonly face: React.ReactNode
  /** The screen reader text where the face is a picture. */
  readonly label?: string
}

interface ToggleRowProps<Value> {
  readonly name: string
  readonly label: string
  readonly toggles: readonly Toggle<Value>[]
  readonly value: Value | undefined
  readonly onChoose: (value: Value) => void
}

export function ToggleRow<Value extends string | number>(props: ToggleRowProps<Value>): React.ReactNode {
  const { name, label, toggles, value, onChoose } = props
  return (
    <fieldset className="cp-toggles" data-row={name}>
      <legend>{label}</legend>
      <div className="even">
        {toggles.map((toggle) => (
          <button
            key={toggle.value}
            type="button"
            className="cv-btn cp-toggle"
            aria-pressed={toggle.value === value}
            aria-label={toggle.label}
            data-answer={toggle.value}
            onClick={() => onChoose(toggle.value)}
          >
            {toggle.face}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
