/** A place at the table that can be lit, pressed, read or neither; it is a button only while pressing it does something. */
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
  /** What a press shows while there is nothing to choose here. */
  readonly onRead?: (() => void) | undefined
  readonly children?: React.ReactNode
}

export function Spot({
  at,
  label,
  className = '',
  style,
  zone = at,
  isGroup = false,
  onRead,
  children,
}: SpotProps): React.ReactNode {
  const { target, light } = useSpot(at)
  const lit = light === undefined || light.isDone ? '' : ' is-lit'
  const pin = light !== undefined && <Pin name={light.pin} isDone={light.isDone} isOnPiece />
  const inside = (
    <>
      <span className="sr">{label}</span>
      <span className="spot-in" aria-hidden="true">
        {children}
      </span>
      {pin}
    </>
  )
  if (target === undefined && onRead !== undefined) {
    return (
      <button
        type="button"
        className={`spot-of ${className}${lit}`}
        style={style}
        data-zone={zone}
        aria-haspopup="dialog"
        onClick={onRead}
      >
        {inside}
      </button>
    )
  }
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
      {inside}
    </button>
  )
}
