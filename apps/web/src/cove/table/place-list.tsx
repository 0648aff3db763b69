/** The places of the human: what each costs, and on a press why it cannot be used now. */
import type { LocationView } from '@merchants/cove'
import { SLOT_HOURS } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { Hourglass } from '../pieces/mark.tsx'
import { sayReason } from '../say/reason.ts'
import { useCove } from './table-context.tsx'

const hoursText = ({ hours }: LocationView): string =>
  hours === undefined ? `${Math.min(...SLOT_HOURS)}–${Math.max(...SLOT_HOURS)}` : String(hours)

export function Places(): React.ReactNode {
  const t = useWords()
  const { choosing, sight } = useCove()
  const { decision, plan, go, explain } = choosing
  const isAsked = decision?.kind === 'acts'
  const last = sight.view.humans[sight.view.seat]?.at
  return (
    <ul>
      {sight.view.locations.map((place) => {
        const { location, whyNot } = place
        const canGo = isAsked && whyNot === undefined
        const state = `${location === last ? ' is-last' : ''}${plan?.go === location ? ' is-chosen' : canGo ? ' cv-can' : ''}`
        const why = isAsked && whyNot !== undefined ? sayReason(t, whyNot) : undefined
        return (
          <li key={location}>
            <button
              type="button"
              className={`cv-place${state}`}
              disabled={!isAsked}
              aria-disabled={!canGo}
              aria-pressed={plan?.go === location}
              title={why}
              data-place={location}
              {...(canGo ? { 'data-can': '' } : {})}
              onClick={() => (canGo ? go(location) : explain(whyNot))}
            >
              {t.any(`cove.place-${location}`)}
              <span>
                {hoursText(place)}
                <Hourglass />
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
