/** The numbered lantern that ties a sentence to a piece; a finished one is hollow. */

export interface PinProps {
  readonly name: string
  readonly isDone?: boolean
  /** Placed on the piece instead of in a line. */
  readonly isOnPiece?: boolean
}

export function Pin({ name, isDone = false, isOnPiece = false }: PinProps): React.ReactNode {
  return <span className={`pin${isDone ? ' is-done' : ''}${isOnPiece ? ' is-on-piece' : ''}`}>{name}</span>
}
