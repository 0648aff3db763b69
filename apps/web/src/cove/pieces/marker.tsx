/** A time marker: a human's is round, the Huckster's is six-sided; the letter says whose it is. */

export interface MarkerProps {
  readonly isHuckster: boolean
  readonly letter: string
  readonly size?: number
}

export function Marker({ isHuckster, letter, size = 24 }: MarkerProps): React.ReactNode {
  return (
    <svg className="i cv-marker" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <MarkerShape isHuckster={isHuckster} letter={letter} />
    </svg>
  )
}

/** The same inside a larger picture; 32 wide. */
export function MarkerShape({ isHuckster, letter }: Omit<MarkerProps, 'size'>): React.ReactNode {
  return (
    <>
      <use href={isHuckster ? '#cove-marker-huckster' : '#cove-marker-you'} width="32" height="32" />
      <text className="cv-marker-letter" x="16" y="22" fill={isHuckster ? '#fff' : '#14212E'}>
        {letter}
      </text>
    </>
  )
}
