/** Somebody in a boat; a button while the question is whom to move or send away. */
import type { Adventurer as Who } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { Adventurer } from '../pieces/adventurer.tsx'
import { useSpot } from './table-context.tsx'

export interface PassengerProps {
  readonly boat: number
  readonly who: Who
  readonly at: number
  readonly height: number
}

export function Passenger({ boat, who, at, height }: PassengerProps): React.ReactNode {
  const t = useWords()
  const { target } = useSpot(`passenger:${boat}:${who}`)
  const figure = <Adventurer who={who} height={height} isMute={target !== undefined} />
  if (target === undefined) {
    return (
      <span className="cv-passenger" data-at={at}>
        {figure}
      </span>
    )
  }
  return (
    <button
      type="button"
      className={`cv-passenger ${target.isChosen ? 'is-chosen' : 'cv-can'}`}
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
