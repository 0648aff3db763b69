/** Boats at sea and at their docks, and who sits in them. */
import type { Adventurer as Who, View } from '@merchants/cove'
import { BOATS, SEATS } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import type { T } from '../../../words/translator.ts'
import { Adventurer } from '../pieces/adventurer.tsx'
import { Mark } from '../pieces/mark.tsx'
import { Passenger } from './passenger.tsx'
import { Spot } from './spot.tsx'
import { useCove, useShown } from './table-context.tsx'
import { useExplanation } from './tell.tsx'

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

interface BoatPictureProps {
  readonly number: number
  readonly children?: React.ReactNode
}

/** From the side; where its box is upright, the sheet draws it from above. */
export const BoatPicture = ({ number, children }: BoatPictureProps): React.ReactNode => (
  <span className="hull">
    <Mark name="boat-back" className="fill" />
    {children}
    <Mark name="boat-front" className="fill hull-front" />
    <b className="chip boat-no">{number}</b>
  </span>
)

/** Four seats with their passengers, upcoming ones, and candidates. */
function Seats({ boat }: { readonly boat: number }): React.ReactNode {
  const { story, choosing } = useCove()
  const view = useShown()
  const seated = aboard(view, boat)
  const isOffered = choosing.targets.get(`boat:${boat}`) !== undefined
  const ghost = story?.ghost?.boat === boat ? story.ghost.who : isOffered ? view.newcomer : undefined
  return (
    <span className="cells berths">
      {Array.from({ length: SEATS }, (_, at) => {
        const who = seated[at]
        if (who !== undefined) return <Passenger key={at} boat={boat} who={who} at={at} />
        if (ghost === undefined || at > seated.length) return <i key={at} className="seat-free" />
        return <Adventurer key={at} who={ghost} isGhost isMute />
      })}
    </span>
  )
}

export function Boats(): React.ReactNode {
  const t = useTranslation()
  const tell = useExplanation()
  const view = useShown()
  const { choosing } = useCove()
  const isAboutPassengers = choosing.decision?.kind === 'passengers'
  return (
    <ol className="cells gap-2 sea" aria-label={t('cove.boats-at-sea')}>
      {BOATS.map((boat) => (
        <li key={boat} className={isAtSea(view, boat) ? 'box boat' : 'box'}>
          {isAtSea(view, boat) ? (
            <Spot
              at={`boat:${boat}`}
              className="fill center berth"
              label={boatLabel(t, view, boat)}
              isGroup
              onRead={isAboutPassengers ? undefined : () => tell('boat')}
            >
              <BoatPicture number={boat}>
                <Seats boat={boat} />
              </BoatPicture>
            </Spot>
          ) : (
            <span className="fill center buoy">
              <Mark name="dock" className="" />
              {t('cove.is-docked', { number: boat })}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
