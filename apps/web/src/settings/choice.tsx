/** A choice of one from a few: radio buttons styled as a row. */
import { useId } from 'react'

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [value: Value, words: string])[]
  readonly onChange: (value: Value) => void
}

export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>): React.ReactNode {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="row wrap gap-6">
        {options.map(([each, words]) => (
          <label key={each} className={each === value ? 'btn over on' : 'btn over'}>
            <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface SwitchProps {
  readonly label: string
  readonly about: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export function Switch({ label, about, isOn, onChange }: SwitchProps): React.ReactNode {
  const id = useId()
  return (
    <div className="switch row gap-12">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <small id={`${id}-about`}>{about}</small>
      </div>
    </div>
  )
}
