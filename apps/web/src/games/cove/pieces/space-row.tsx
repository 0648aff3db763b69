/** A row of spaces on his board, as many as are printed; a long one goes on below. */

interface Space {
  readonly has: boolean
  readonly isArrival?: boolean
  readonly face: React.ReactNode
}

interface SpaceRowProps {
  readonly spaces: number
  readonly children: (space: number) => Space
}

const MAX_IN_A_ROW = 9

export function SpaceRow({ spaces, children }: SpaceRowProps): React.ReactNode {
  const columns = Math.min(Math.max(spaces, 1), MAX_IN_A_ROW)
  return (
    <div className="cells" style={{ '--columns': columns }}>
      {Array.from({ length: spaces }, (_, at) => {
        const { has, isArrival = false, face } = children(at + 1)
        return (
          <div key={at} className={`center cv-slot${has ? ' has' : ''}${isArrival ? ' is-arrival' : ''}`} data-at={at}>
            {face}
          </div>
        )
      })}
    </div>
  )
}
