/** A choice between a few options, each a card with a short explanation. */
import type { PieceKind } from '@merchants/cove'
import { PieceMark } from '../pieces/source-mark.tsx'

export interface ChoiceProps<Value extends string> {
  readonly name: string
  readonly title: string
  /** The source of the choices, if we made them up or know them from elsewhere. */
  readonly pieces?: PieceKind
  readonly values: readonly Value[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly wordsOf: (value: Value) => {
    readonly title: string
    readonly text?: string
    readonly mark?: React.ReactNode
  }
}

export function Choice<Value extends string>(props: ChoiceProps<Value>): React.ReactNode {
  const { name, title, values, value, onChange, wordsOf, pieces } = props
  return (
    <fieldset className="cv-choice">
      <legend>
        {title} {pieces !== undefined && <PieceMark of={pieces} hasWords />}
      </legend>
      <div className="fit gap-6" style={{ '--least': '11rem' }}>
        {values.map((each) => {
          const { title: word, text, mark } = wordsOf(each)
          return (
            <label key={each} className="row gap-8">
              <input type="radio" name={name} value={each} checked={each === value} onChange={() => onChange(each)} />
              {mark}
              <span>
                <b>{word}</b>
                {text !== undefined && <small>{text}</small>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
