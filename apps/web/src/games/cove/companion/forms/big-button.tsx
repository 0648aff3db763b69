/** A one-tap answer with a picture, a word, and a note under it. */

interface BigButtonProps {
  readonly picture?: React.ReactNode
  readonly label: string
  readonly note?: string | undefined
  /** The answer that nothing came; dashed, so that it is not chosen by accident. */
  readonly isAlternative?: boolean
  /** It was the answer before. */
  readonly isProposed?: boolean
  /** One of several that are chosen together. */
  readonly isPressed?: boolean
  /** For tests and for drivers: which answer this is. */
  readonly name: string
  readonly onClick: () => void
}

export function BigButton(props: BigButtonProps): React.ReactNode {
  const { picture, label, note, isAlternative = false, isProposed = false, isPressed, name, onClick } = props
  const kind = `cv-btn cp-big${isAlternative ? ' is-soft' : ''}${isProposed ? ' is-proposed' : ''}`
  return (
    <button type="button" className={kind} data-answer={name} aria-pressed={isPressed} onClick={onClick}>
      <span className="center cp-face">{picture}</span>
      <span>
        <b>{label}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
    </button>
  )
}
