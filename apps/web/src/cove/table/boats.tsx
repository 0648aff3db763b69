/** Boats at sea and at their docks, and who sits in them. */
import type { Adventurer as Who, View } from '@merchants/cove'
import { BOATS, DOCKS, SEATS } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import type { T } from '../../words/t.ts'
import { Adventurer } from '../pieces/adventurer.tsx'
import { Mark } from '../pieces/mark.tsx'
import { BOAT_AT, DOCK_AT } from './places.ts'
import { Passenger } from './passenger.tsx'
import { Spot } from './spot.tsx'
import { useCove, useShown } from './table-context.tsx'

export const isAtSea = ({ docks }: View, boat: number): boolean => !docks.includes(boat)

export const aboard = ({ boats }: View, boat: number): readonly Who[] => boats[boat - 1] ?? []

/** "Boat 6, at sea: warrior, noble, rogue; 1 seat free." */
export function boatLabel(t: T, view: View, boat: number): string {
  const free = SEATS - aboard(view, boat).length
  return t('cove.boat-holds', { number: boat, who: passengersWord(t, view, boat), free })
}

export function passengersWord(t: T, view: View, boat: number): string {
  const seated = aboard(view, boat)
  return seated.length === 0 ? t('cove.nobody') : seated.map((each) => t.any(`cove.who-${each}`)).join(', ')
}

/** Four seats: who sits there, who is about to, and who could. */
export function Seats({ boat, height }: { readonly boat: number; readonly height: number }): React.ReactNode {
  const { story, choosing } = useCove()
  const view = useShown()
  const seated = aboard(view, boat)
  const ghost = story?.ghost?.boat === boat ? story.ghost.who : newcomerHere(view, choosing.targets.get(`boat:${boat}`))
  return (
    <span className="cv-seats">
      {Array.from({ length: SEATS }, (_, at) => {
        const who = seated[at]
        if (who !== undefined) return <Passenger key={at} boat={boat} who={who} at={at} height={height} />
        if (ghost !== undefined && at === seated.length) {
          return <Adventurer key={at} who={ghost} height={height} isGhost isMute />
        }
        return <span key={at} className="cv-seat" />
      })}
    </span>
  )
}

const newcomerHere = (view: View, target: { readonly isChosen: boolean } | undefined): Who | undefined =>
  target?.isChosen ? view.newcomer : undefined

function AtSea({ boat }: { readonly boat: number }): React.ReactNode {
  const t = useWords()
  const view = useShown()
  return (
    <Spot
      at={`boat:${boat}`}
      className="cv-boat is-idle"
      style={{ left: BOAT_AT[boat - 1], top: 402 }}
      label={boatLabel(t, view, boat)}
      isGroup
    >
      <Mark name="boat-back" width={120} height={92} />
      <Seats boat={boat} height={34} />
      <Mark name="boat-front" width={120} height={92} />
      <span className="no">{boat}</span>
    </Spot>
  )
}

export function Boats(): React.ReactNode {
  const t = useWords()
  const view = useShown()
  return BOATS.map((boat) =>
    isAtSea(view, boat) ? (
      <AtSea key={boat} boat={boat} />
    ) : (
      <div key={boat} className="buoy" style={{ left: BOAT_AT[boat - 1], top: 448 }}>
        <Mark name="dock" width={34} height={26} />
        <br />
        {t('cove.is-docked', { number: boat })}
      </div>
    ),
  )
}

export function Docks(): React.ReactNode {
  const t = useWords()
  const { docks } = useShown()
  return DOCKS.map((dock, at) => {
    const boat = docks[at] ?? 0
    const name = t.any(`cove.dock-${dock}`)
    return (
      <Spot
        key={dock}
        at={`dock:${dock}`}
        className={boat === 0 ? 'cv-dock' : 'cv-dock is-full'}
        style={{ left: DOCK_AT[dock], top: 244 }}
        label={boat === 0 ? t('cove.dock-free', { dock: name }) : t('cove.dock-taken', { dock: name, number: boat })}
      >
        {boat === 0 ? (
          <span className="berth">
            <span>
              {name}
              <br />
              {t('cove.free')}
            </span>
          </span>
        ) : (
          <span className="cv-boat cv-docked">
            <Mark name="boat-back" width={120} height={92} />
            <Mark name="boat-front" width={120} height={92} />
            <span className="no">{boat}</span>
          </span>
        )}
      </Spot>
    )
  })
}
