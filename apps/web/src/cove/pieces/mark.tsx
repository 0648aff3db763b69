/** A symbol of the Cove as it is: an hourglass, a coin, a boat. */

export interface MarkProps {
  readonly name: string
  readonly width: number
  /** As high as wide, unless said. */
  readonly height?: number
  /** What a screen reader says; without it the symbol is decoration. */
  readonly label?: string | undefined
  readonly className?: string
}

export function Mark({ name, width, height = width, label, className = '' }: MarkProps): React.ReactNode {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={`i ${className}`} width={width} height={height} {...said}>
      <use href={`#cove-${name}`} />
    </svg>
  )
}

export const Hourglass = ({ size = 15 }: { readonly size?: number }): React.ReactNode => (
  <Mark name="hourglass" width={size} />
)

export const Corruption = ({
  size = 18,
  label,
}: {
  readonly size?: number
  readonly label?: string
}): React.ReactNode => <Mark name="corruption" width={size} label={label} />

export const Coin = ({ size = 20 }: { readonly size?: number }): React.ReactNode => <Mark name="coin" width={size} />

/** An amount of gold. */
export function Gold({ amount, size = 22 }: { readonly amount: number; readonly size?: number }): React.ReactNode {
  return (
    <span className="cv-coin">
      {amount} <Coin size={size} />
    </span>
  )
}
