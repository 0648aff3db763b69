/** An answer that is given with one tap: a picture, a word, and a note at its end. */

interface BigButtonProps {
  readonly picture?: React.ReactNode
  readonly label: string
  readonly note?: string | undefined
  /** Answers that nothing came: dashed, so that it is not taken by accident. */
  readonly isAlternative?: boolean
  /** It was the answer before. */
  readonly isProposed?: boolean
  /** For tests and for drivers: which answer this is. */
  readonly name: string
  readonly onClick: () => void
}

export function BigButton(props: BigButtonProps): React.ReactNode {
  const { picture, label, note, isAlternative = false, isProposed = false, name, onClick } = props
  const kind = `cp-bb${isAlternative ? ' is-alternative' : ''}${isProposed ? ' is-proposed' : ''}`
  return (
    <button type="button" className={kind} data-answer={name} onClick={onClick}>
      <span className="cp-bb-picture">{picture}</span>
      <span>{label}</span>
      {note !== undefined && <small>{note}</small>}
    </button>
  )
}
