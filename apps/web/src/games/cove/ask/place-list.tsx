/** The human's places with their costs and effects, and on a press the reason why one cannot be used now. */
import type { LocationView } from '@merchants/cove'
import { SLOT_HOURS } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { Hourglass } from '../pieces/mark.tsx'
import { PieceMark } from '../pieces/source-mark.tsx'
import { sayReason } from '../say/reason.ts'
import { useCove } from '../table/table-context.tsx'

const hoursText = ({ hours }: LocationView): string =>
  hours === undefined ? `${Math.min(...SLOT_HOURS)}–${Math.max(...SLOT_HOURS)}` : String(hours)

export function Places(): React.ReactNode {
  const t = useTranslation()
  const { choosing, match } = useCove()
  const { go, explain } = choosing
  return (
    <ul className="cells places">
      {match.view.locations.map((place) => {
        const { location, whyNot } = place
        const canGo = whyNot === undefined
        return (
          <li key={location} className="rows">
            <button
              type="button"
              className={canGo ? 'rows cv-place' : 'rows cv-place is-off'}
              aria-disabled={!canGo}
              data-place={location}
              {...(canGo ? { 'data-can': '' } : {})}
              onClick={() => (canGo ? go(location) : explain(whyNot))}
            >
              <b>{t.any(`cove.place-${location}`)}</b>
              <span className="hours">
                {hoursText(place)}
                <Hourglass />
                <span className="sr">{t('cove.hours-word', { hours: place.hours ?? Math.max(...SLOT_HOURS) })}</span>
              </span>
              <small>
                {canGo ? t.any(`cove.does-${location.startsWith('row') ? 'row' : location}`) : sayReason(t, whyNot)}
              </small>
            </button>
          </li>
        )
      })}
      <li className="sr">
        <PieceMark of="hours" hasWords />
      </li>
    </ul>
  )
}
