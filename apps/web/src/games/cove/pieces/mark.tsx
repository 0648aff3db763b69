/** A symbol of the Cove, such as an hourglass, a coin or a boat. */
import { signed } from '../say/words.tsx'

export interface MarkProps {
  readonly name: string
  /** In pixels; without it the sheet says how large. */
  readonly width?: number | undefined
  /** As high as wide, unless said. */
  readonly height?: number | undefined
  /** The screen reader text; without it the symbol is decoration. */
  readonly label?: string | undefined
  readonly className?: string
}

export function Mark({ name, width, height = width, label, className = 'mk' }: MarkProps): React.ReactNode {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  const size =
    width === undefined ? { className } : { className: `i ${className === 'mk' ? '' : className}`, width, height }
  return (
    <svg {...size} {...said}>
      <use href={`#cove-${name}`} />
    </svg>
  )
}

interface SizeProps {
  readonly size?: number
}

export const Hourglass = ({ size }: SizeProps): React.ReactNode => <Mark name="hourglass" width={size} />

export const Corruption = ({ size, label }: SizeProps & { readonly label?: string }): React.ReactNode => (
  <Mark name="corruption" width={size} label={label} className="drop" />
)

export const Coin = ({ size }: SizeProps): React.ReactNode => <Mark name="coin" width={size} className="coin" />

/** An amount of gold. */
export function Gold({ amount, size }: { readonly amount: number } & SizeProps): React.ReactNode {
  return (
    <span className="cv-coin">
      {signed(amount)} <Coin {...(size === undefined ? {} : { size })} />
    </span>
  )
}
