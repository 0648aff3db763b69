/** A small clock with his marker; the stretch that is asked about, or the way of a move, is lit. Its hours are those of the owner's board. */
import { useTranslation } from '../../../../words/words.tsx'
import { hourWord } from '../../say/words.tsx'
import { usePrinted } from '../printed-context.ts'

interface ClockPictureProps {
  /** The position of his marker; none while the clock is unknown. */
  readonly hour?: number
  /** From this hour to the next one. */
  readonly stretch?: number
  /** Where the marker came from. */
  readonly from?: number
}

/** A dial where there is room, and a line of hours where the box is flat. */
export function ClockPicture({ hour, stretch, from = hour }: ClockPictureProps): React.ReactNode {
  const t = useTranslation()
  const { clock } = usePrinted()
  const [first, last] = [clock?.first ?? 1, clock?.last ?? 12]
  const hours = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const [start, end] = stretch === undefined ? [from, hour] : [stretch, stretch + 1]
  const isOnWay = (each: number): boolean =>
    start !== undefined && end !== undefined && end > start && each >= start && each <= end
  const label = hour === undefined ? t('companion.sketch-clock') : t('companion.map-clock', { hour: hourWord(t, hour) })
  return (
    <div className="cp-clock" role="img" aria-label={label} style={{ '--hours': hours.length, '--first': first }}>
      {hours.map((each) => (
        <Spot key={each} at={each} kind={isOnWay(each) ? 'is-way' : ''}>
          {hour === undefined ? '?' : each}
        </Spot>
      ))}
      {stretch !== undefined && (
        <Spot at={stretch + 0.5} kind="is-asked">
          ?
        </Spot>
      )}
      {hour !== undefined && (
        <Spot at={hour} kind="is-his">
          {t('companion.marker-letter')}
        </Spot>
      )}
    </div>
  )
}

interface SpotProps {
  readonly at: number
  readonly kind: string
  readonly children: React.ReactNode
}

const Spot = ({ at, kind, children }: SpotProps): React.ReactNode => (
  <span className={`center ${kind}`} style={{ '--h': at }}>
    {children}
  </span>
)
