/** Someone in a boat; a button while the question is whom to move or send away. */
import type { Adventurer as Who } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { Adventurer } from '../pieces/adventurer.tsx'
import { useSpot } from './table-context.tsx'

export interface PassengerProps {
  readonly boat: number
  readonly who: Who
  readonly at: number
}

export function Passenger({ boat, who, at }: PassengerProps): React.ReactNode {
  const t = useTranslation()
  const { target } = useSpot(`passenger:${boat}:${who}`)
  const figure = <Adventurer who={who} isMute={target !== undefined} />
  if (target === undefined) {
    return (
      <span className="center passenger" data-at={at}>
        {figure}
      </span>
    )
  }
  return (
    <button
      type="button"
      className={`center passenger ${target.isChosen ? 'is-chosen' : 'is-can'}`}
      data-at={at}
      data-can=""
      aria-pressed={target.isChosen}
      aria-label={t('cove.passenger', { who: t.any(`cove.who-${who}`), number: boat })}
      onClick={target.press}
    >
      {figure}
    </button>
  )
}
