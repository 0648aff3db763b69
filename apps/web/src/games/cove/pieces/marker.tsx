/** A time marker: round for the first player, a diamond for the second, six-sided for the Huckster; the letter says whose it is. */

export interface MarkerProps {
  readonly isHuckster?: boolean
  /** Which of two players; the first unless said. */
  readonly seat?: number
  readonly letter: string
  /** In pixels; without it the sheet says how large. */
  readonly size?: number
}

export function Marker({ isHuckster = false, seat = 0, letter, size }: MarkerProps): React.ReactNode {
  return (
    <span
      className={`cv-marker cv-seat-${isHuckster ? 'h' : seat + 1}`}
      style={size === undefined ? undefined : { '--m': `${size}px` }}
      aria-hidden="true"
    >
      <span>{letter}</span>
    </span>
  )
}
