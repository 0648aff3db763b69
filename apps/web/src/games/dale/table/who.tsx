/** A player's pawn, name, and what they have done last. */
import { initialOf } from '../../../look/initial.ts'
import { useTable } from './table-context.tsx'

interface WhoProps {
  readonly seat: number
  /** Unless it is only the seat's own. */
  readonly name?: React.ReactNode
  /** Beside the name: how many stacks are built. */
  readonly count?: string | undefined
  readonly note?: React.ReactNode
  /** The target of a press. */
  readonly opens?: string
}

export function Who({ seat, name, count, note, opens }: WhoProps): React.ReactNode {
  const { nameOf } = useTable()
  const inside = (
    <>
      <span className="pawn" aria-hidden="true">
        {initialOf(nameOf(seat))}
      </span>
      <span className="nm">
        <span className="row">
          <span className="clip">{name ?? nameOf(seat)}</span>
          {count !== undefined && <em>{count}</em>}
        </span>
        {note !== undefined && <small>{note}</small>}
      </span>
    </>
  )
  if (opens === undefined) return <span className="who">{inside}</span>
  return (
    <button type="button" className="who" popoverTarget={opens}>
      {inside}
    </button>
  )
}
