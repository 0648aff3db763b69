/** A small clock with his marker; the stretch that is asked about, or the way of a move, is lit. Its hours are those of the owner's board. */
import { useWords } from '../../../words/words.tsx'
import { MarkerShape } from '../../pieces/marker.tsx'
import { hourWord } from '../../say/words.tsx'
import { usePrinted } from '../printed-context.ts'

const MIDDLE = { x: 177, y: 114 }
const RADIUS = 84

/** Hours are spread evenly; with twelve of them that is a clock as everybody knows it. */
class Dial {
  readonly hours: readonly number[]

  constructor(first: number, last: number) {
    this.hours = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  }

  angle(hour: number): number {
    const [first = 1] = this.hours
    return ((hour - first + 1) / this.hours.length) * 2 * Math.PI
  }

  at(hour: number, radius = RADIUS): { readonly x: number; readonly y: number } {
    const angle = this.angle(hour)
    return { x: MIDDLE.x + radius * Math.sin(angle), y: MIDDLE.y - radius * Math.cos(angle) }
  }

  /** Along the rim from one hour to a later one. */
  arc(from: number, to: number): string {
    const [start, end] = [this.at(from), this.at(to)]
    const isLong = this.angle(to) - this.angle(from) > Math.PI
    return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 ${isLong ? 1 : 0} 1 ${end.x} ${end.y}`
  }
}

interface ClockPictureProps {
  /** Where his marker stands; nowhere as long as nobody knows the clock. */
  readonly hour?: number
  /** From this hour to the next one. */
  readonly stretch?: number
  /** Where the marker came from. */
  readonly from?: number
  /** A clock hand points into the stretch. */
  readonly hasHand?: boolean
}

export function ClockPicture({ hour, stretch, from = hour, hasHand = false }: ClockPictureProps): React.ReactNode {
  const t = useWords()
  const { clock } = usePrinted()
  const dial = new Dial(clock?.first ?? 1, clock?.last ?? 12)
  const [start, end] = stretch === undefined ? [from, hour] : [stretch, stretch + 1]
  const hand = hasHand && stretch !== undefined ? dial.at(stretch + 0.5, RADIUS - 4) : undefined
  const label = hour === undefined ? t('companion.sketch-clock') : t('companion.map-clock', { hour: hourWord(hour) })
  return (
    <div className="cp-ill is-clock">
      <svg viewBox="0 0 354 228" role="img" aria-label={label}>
        <circle cx={MIDDLE.x} cy={MIDDLE.y} r="108" fill="#FBF3DF" stroke="#14212E" strokeWidth="3" />
        <circle cx={MIDDLE.x} cy={MIDDLE.y} r={RADIUS} fill="none" stroke="#C9B283" strokeWidth="2" />
        {start !== undefined && end !== undefined && end > start && (
          <path className="cp-arc" d={dial.arc(start, end)} />
        )}
        {hand && <path d={`M${MIDDLE.x} ${MIDDLE.y}L${hand.x} ${hand.y}`} stroke="#6B3A78" strokeWidth="9" />}
        {dial.hours.map((each) => (
          <Hour key={each} {...dial.at(each)} hour={hour === undefined ? '?' : String(each)} />
        ))}
        {hour !== undefined && <His hour={hour} {...dial.at(hour)} isHidden={hasHand} />}
      </svg>
    </div>
  )
}

interface Spot {
  readonly x: number
  readonly y: number
}

const Hour = ({ x, y, hour }: Spot & { readonly hour: string }): React.ReactNode => (
  <g>
    <circle cx={x} cy={y} r="14" fill="#fff" stroke="#14212E" strokeWidth="1.5" />
    <text className="cp-hour" x={x} y={y + 5}>
      {hour}
    </text>
  </g>
)

/** His marker, and the hour in the middle unless a hand lies there. */
function His({ x, y, hour, isHidden }: Spot & { readonly hour: number; readonly isHidden: boolean }): React.ReactNode {
  const t = useWords()
  return (
    <>
      {!isHidden && (
        <text className="cp-now" x={MIDDLE.x} y={MIDDLE.y + 12}>
          {hourWord(hour)}
        </text>
      )}
      <g transform={`translate(${x - 17} ${y - 17}) scale(1.06)`}>
        <MarkerShape isHuckster letter={t('companion.marker-letter')} />
      </g>
    </>
  )
}
