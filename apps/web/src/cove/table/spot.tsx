/** A place at the table that can be lit, pressed or neither; it is a button only while pressing it does something. */
import { Pin } from '../pieces/pin.tsx'
import { useSpot } from './table-context.tsx'

export interface SpotProps {
  readonly at: string
  readonly label: string
  readonly className?: string
  readonly style?: React.CSSProperties
  /** Where pieces fly from and to, if it is not the spot's own name. */
  readonly zone?: string
  /** A list or group that keeps its inner parts for screen readers, instead of a picture with a name. */
  readonly isGroup?: boolean
  readonly children?: React.ReactNode
}

export function Spot({
  at,
  label,
  className = '',
  style,
  zone = at,
  isGroup = false,
  children,
}: SpotProps): React.ReactNode {
  const { target, light } = useSpot(at)
  const lit = light === undefined || light.isDone ? '' : ' is-lit'
  const pin = light !== undefined && <Pin name={light.pin} isDone={light.isDone} isOnPiece />
  if (target === undefined) {
    return (
      <div
        className={`spot-of ${className}${lit}`}
        style={style}
        data-zone={zone}
        role={isGroup ? 'group' : 'img'}
        aria-label={label}
      >
        {children}
        {pin}
      </div>
    )
  }
  return (
    <button
      type="button"
      className={`spot-of ${className}${lit} ${target.isChosen ? 'is-chosen' : 'cv-can'}`}
      style={style}
      data-zone={zone}
      data-can=""
      aria-pressed={target.isChosen}
      onClick={target.press}
    >
      <span className="sr">{label}</span>
      <span className="spot-in" aria-hidden="true">
        {children}
      </span>
      {pin}
    </button>
  )
}
