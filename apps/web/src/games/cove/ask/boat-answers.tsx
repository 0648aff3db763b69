/** The boats as answers, each with its passengers, the worth of the seat for both, and whether it docks then. */
import { BOATS, SEATS } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { seatWorth } from '../choose/seat-worth.ts'
import { Adventurer } from '../pieces/adventurer.tsx'
import { Marker } from '../pieces/marker.tsx'
import { aboard, boatLabel, isAtSea } from '../table/boats.tsx'
import { markerLetter } from '../table/seat.ts'
import { useCove } from '../table/table-context.tsx'

function Worth({ boat }: { readonly boat: number }): React.ReactNode {
  const t = useTranslation()
  const { view, table } = useCove().match
  const { newcomer, humans, huckster, seat } = view
  if (newcomer === undefined) return undefined
  const own = seatWorth(view, boat, newcomer, humans[seat]?.shelf ?? [])
  const his = seatWorth(view, boat, newcomer, huckster.shelf)
  return (
    <>
      {own > 0 && (
        <i>
          <Marker seat={seat} letter={markerLetter(t, table, seat)} /> +{own}
        </i>
      )}
      {his > 0 && (
        <i>
          <Marker isHuckster letter={t('cove.letter-huckster')} /> +{his}
        </i>
      )}
    </>
  )
}

function BoatAnswer({ boat, option }: { readonly boat: number; readonly option: number }): React.ReactNode {
  const t = useTranslation()
  const { choosing, match } = useCove()
  const { view } = match
  const seated = aboard(view, boat)
  return (
    <button
      type="button"
      className="center boat-answer"
      data-can=""
      data-option=""
      onClick={() => choosing.choose(option)}
    >
      <span className="sr">{boatLabel(t, view, boat)} </span>
      <span className="row gap-2" aria-hidden="true">
        <b className="boat-answer-no">{boat}</b>
        {seated.map((who, at) => (
          <Adventurer key={at} who={who} isMute />
        ))}
        {Array.from({ length: SEATS - seated.length }, (_, at) => (
          <i key={at} className="seat-free" />
        ))}
      </span>
      <span className="row wrap gains">
        <Worth boat={boat} />
        {seated.length === SEATS - 1 && <em>{t('cove.docks-then')}</em>}
      </span>
    </button>
  )
}

export function BoatAnswers(): React.ReactNode {
  const t = useTranslation()
  const { choosing, match } = useCove()
  const options = choosing.decision?.options ?? []
  return (
    <div className="cells boat-answers">
      {BOATS.map((boat) => {
        const option = options.findIndex((each) => each === boat)
        if (option >= 0) return <BoatAnswer key={boat} boat={boat} option={option} />
        const why = isAtSea(match.view, boat) ? 'cove.boat-full' : 'cove.boat-docked'
        return (
          <span key={boat} className="center boat-answer is-off">
            <b className="boat-answer-no">{boat}</b> <em>{t(why)}</em>
          </span>
        )
      })}
    </div>
  )
}
