/** A small clock with his marker; the stretch that is asked about, or the way of a move, is lit. */
import { useWords } from '../../../words/words.tsx'
import { MarkerShape } from '../../pieces/marker.tsx'
import { hourWord } from '../../say/words.tsx'

const HOURS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const MIDDLE = { x: 177, y: 114 }
const RADIUS = 84

const onDial = (hour: number, radius: number): { readonly x: number; readonly y: number } => {
  const angle = (hour / 12) * 2 * Math.PI
  return { x: MIDDLE.x + radius * Math.sin(angle), y: MIDDLE.y - radius * Math.cos(angle) }
}

/** Along the rim from one hour to a later one. */
function arc(from: number, to: number): string {
  const [start, end] = [onDial(from, RADIUS), onDial(to, RADIUS)]
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 ${to - from > 6 ? 1 : 0} 1 ${end.x} ${end.y}`
}

interface ClockPictureProps {
  readonly hour: number
  /** From this hour to the next one. */
  readonly stretch?: number
  /** Where the marker came from. */
  readonly from?: number
}

export function ClockPicture({ hour, stretch, from = hour }: ClockPictureProps): React.ReactNode {
  const t = useWords()
  const marker = onDial(hour, RADIUS)
  const [start, end] = stretch === undefined ? [from, hour] : [stretch, stretch + 1]
  return (
    <div className="cp-ill is-clock">
      <svg viewBox="0 0 354 228" role="img" aria-label={t('companion.map-clock', { hour: hourWord(hour) })}>
        <circle cx={MIDDLE.x} cy={MIDDLE.y} r="108" fill="#FBF3DF" stroke="#14212E" strokeWidth="3" />
        <circle cx={MIDDLE.x} cy={MIDDLE.y} r={RADIUS} fill="none" stroke="#C9B283" strokeWidth="2" />
        {end > start && <path className="cp-arc" d={arc(start, end)} />}
        {HOURS.map((each) => {
          const { x, y } = onDial(each, RADIUS)
          return (
            <g key={each}>
              <circle cx={x} cy={y} r="14" fill="#fff" stroke="#14212E" strokeWidth="1.5" />
              <text className="cp-hour" x={x} y={y + 5}>
                {each}
              </text>
            </g>
          )
        })}
        <text className="cp-now" x={MIDDLE.x} y={MIDDLE.y + 12}>
          {hourWord(hour)}
        </text>
        <g transform={`translate(${marker.x - 17} ${marker.y - 17}) scale(1.06)`}>
          <MarkerShape isHuckster letter={t('companion.marker-letter')} />
        </g>
      </svg>
    </div>
  )
}
