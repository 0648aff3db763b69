/** The clock as a line, for a phone: hours, symbols below, hands, token and markers above. */
import { useWords } from '../../words/words.tsx'
import { MarkerShape } from '../pieces/marker.tsx'
import { PieceMark } from '../pieces/source-mark.tsx'
import { clockWords } from '../table/clock.tsx'
import { markerLetter } from '../table/seat.ts'
import { useCove } from '../table/table-context.tsx'
import { usePreview } from '../table/use-preview.ts'

const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
const SYMBOLS = [1.5, 3.5, 5.5, 7.5, 9.5, 11.5] as const
const HANDS = [3.5, 7.5] as const
const LINE = 33

const xOf = (hour: number): number => 18 + (Math.min(hour, 12) - 1) * 32

export function ClockLine(): React.ReactNode {
  const t = useWords()
  const { showing, sight, story } = useCove()
  const { view } = showing
  const { at, stack, token } = view.clock
  const huckster = view.humans.length
  const preview = usePreview()
  const walked = story?.walkedFrom
  const path =
    preview === undefined
      ? walked !== undefined && { from: walked, to: at[huckster] ?? 1, colour: '#7A2E6E' }
      : { ...preview, colour: '#B4471B' }
  return (
    <div className="track" data-region="tower">
      <PieceMark of="clockFace" />
      <svg viewBox="0 0 390 58" role="img" aria-label={clockWords(t, view, sight.table)} data-zone="clock">
        <path d={`M18 ${LINE}H370`} stroke="#C9B283" strokeWidth="4" />
        {HOURS.map((hour) => (
          <g key={hour}>
            <circle cx={xOf(hour)} cy={LINE} r="9.5" fill="#fff" stroke="#C9B283" strokeWidth="1.5" />
            <text className="hour" x={xOf(hour)} y={LINE + 4.5}>
              {hour}
            </text>
          </g>
        ))}
        {SYMBOLS.map((hour) =>
          huckster === 1 && hour > 9 ? (
            <g key={hour}>
              <circle cx={xOf(hour)} cy="49" r="7.5" fill="#155366" />
              <text className="two" x={xOf(hour)} y="53.500">
                2
              </text>
            </g>
          ) : (
            <path
              key={hour}
              transform={`translate(${xOf(hour) - 5} 43)`}
              d="M5 0a2.7 2.7 0 1 1 0 5.4A2.7 2.7 0 0 1 5 0zM0 12q0-6 5-6t5 6z"
              fill="#155366"
            />
          ),
        )}
        {HANDS.map((hour) => (
          <g key={hour}>
            <circle cx={xOf(hour)} cy="14" r="10" fill="#fff" stroke="#6C2A7E" strokeWidth="2" />
            <use href="#cove-corruption" x={xOf(hour) - 6.5} y="7.5" width="13" height="13" />
          </g>
        ))}
        <g className="moving-mark" style={{ transform: `translate(${xOf(token) - 10}px, 2px)` }}>
          <use href="#cove-market-token" width="20" height="20" />
        </g>
        {path && path.to > path.from && (
          <path
            d={`M${xOf(path.from)} 20Q${(xOf(path.from) + xOf(path.to)) / 2} 2 ${xOf(path.to)} 20`}
            fill="none"
            stroke={path.colour}
            strokeWidth="3"
            strokeDasharray="1 6"
            strokeLinecap="round"
          />
        )}
        {stack.map((seat) => {
          const hour = at[seat] ?? 1
          const below = stack.slice(0, stack.indexOf(seat)).filter((other) => at[other] === hour).length
          const y = Number.isInteger(hour) ? 22 : 3
          return (
            <g
              key={seat}
              className="moving-mark"
              style={{ transform: `translate(${xOf(hour) - 11}px, ${y - below * 7}px) scale(0.69)` }}
            >
              <MarkerShape isHuckster={seat === huckster} letter={markerLetter(t, seat, huckster)} />
            </g>
          )
        })}
      </svg>
    </div>
  )
}
