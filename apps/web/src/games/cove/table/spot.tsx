/** A place at the table that can be lit, pressed to choose it, pressed to be told about it, or neither. */
import { useExplain } from '../explain/use-explain.ts'
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
  /** The slip that a press shows while there is nothing to choose here. */
  readonly onRead?: (() => void) | undefined
  /** A quick second press. */
  readonly onTwice?: (() => void) | undefined
  /** The drag name of a piece, and the drop action of a spot that takes it. */
  readonly drag?: string | undefined
  readonly onDropped?: ((what: string) => void) | undefined
  readonly children?: React.ReactNode
}

export function Spot(props: SpotProps): React.ReactNode {
  const { at, label, className = '', style, zone = at, isGroup = false, onRead, onTwice, drag, onDropped } = props
  const { target, light } = useSpot(at)
  const state = target === undefined ? '' : target.isChosen ? ' is-chosen' : ' is-can'
  const lit = light === undefined || light.isDone ? '' : ' is-lit'
  const shared = { className: `${className}${lit}${state}`, style, 'data-zone': zone }
  // Finished pins are of use only beside all steps of the turn.
  const hasPin = useExplain((explain) => explain.isOpen) || light?.isDone === false
  const pin = hasPin && light !== undefined && <Pin name={light.pin} isDone={light.isDone} isOnPiece />
  if (target === undefined && onRead === undefined) {
    return (
      <div {...shared} role={isGroup ? 'group' : 'img'} aria-label={label}>
        {props.children}
        {pin}
      </div>
    )
  }
  const press =
    target === undefined
      ? { 'aria-haspopup': 'dialog' as const, onClick: onRead }
      : { 'data-can': '', 'aria-pressed': target.isChosen, onClick: target.press }
  return (
    <button type="button" {...shared} {...press} onDoubleClick={onTwice} {...dragging(drag, onDropped)}>
      <span className="sr">{label}</span>
      <span className="spot-in" aria-hidden="true">
        {props.children}
      </span>
      {pin}
    </button>
  )
}

function dragging(drag: string | undefined, onDropped: SpotProps['onDropped']): React.HTMLAttributes<HTMLElement> {
  return {
    ...(drag !== undefined && {
      draggable: true,
      onDragStart: ({ dataTransfer }) => dataTransfer.setData('text/plain', drag),
    }),
    ...(onDropped !== undefined && {
      onDragOver: (event) => event.preventDefault(),
      onDrop: (event) => {
        event.preventDefault()
        onDropped(event.dataTransfer.getData('text/plain'))
      },
    }),
  }
}
