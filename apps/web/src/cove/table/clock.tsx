/** The clock: hours, newcomer symbols, the two hands with their spaces, the market token and everybody's marker. */
import type { View } from '@merchants/cove'
import { memo } from 'react'
import type { T } from '../../words/t.ts'
import { useWords } from '../../words/words.tsx'
import type { CoveTable } from '../cove-sight.ts'
import { MarkerShape } from '../pieces/marker.tsx'
import { hourWord } from '../say/words.tsx'
import { markerLetter, seatName } from './seat.ts'
import { useCove } from './table-context.tsx'
import { usePreview } from './use-preview.ts'

const CENTRE = 130
const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
const SYMBOLS = [1.5, 3.5, 5.5, 7.5, 9.5, 11.5] as const
/** Spaces on the hands: how far from the middle they end. */
const HANDS = [
  { hour: 3.5, radius: 56, width: 7 },
  { hour: 7.5, radius: 46, width: 9 },
] as const

interface Point {
  readonly x: number
  readonly y: number
}

function pointAt(hour: number, radius: number): Point {
  const angle = ((hour * 30 - 90) * Math.PI) / 180
  return { x: CENTRE + radius * Math.cos(angle), y: CENTRE + radius * Math.sin(angle) }
}

/** A marker past twelve stays on twelve; one on a hand stands at its end. */
function markerAt(hour: number): Point {
  const hand = HANDS.find((each) => each.hour === hour)
  return pointAt(Math.min(hour, 12), hand?.radius ?? 96)
}

const round = (value: number): string => value.toFixed(1)

/** Dots along the inner ring. */
function pathBetween(from: number, to: number): string {
  const steps = Math.max(1, Math.round((to - from) * 10))
  return Array.from({ length: steps + 1 }, (_, at) => {
    const { x, y } = pointAt(from + ((to - from) * at) / steps, 76)
    return `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`
  }).join('')
}

const Face = memo(({ twos }: { readonly twos: boolean }) => (
  <>
    <circle cx="130" cy="130" r="126" fill="#3B2413" stroke="#14212E" strokeWidth="3" />
    <circle cx="130" cy="130" r="119" fill="#B98555" />
    <circle cx="130" cy="130" r="116" fill="#FBF3DF" stroke="#14212E" strokeWidth="2" />
    <circle cx="130" cy="130" r="76" fill="#F0E0BC" stroke="#C9B283" strokeWidth="1.5" />
    {HOURS.map((hour) => {
      const { x, y } = pointAt(hour, 96)
      return (
        <g key={hour}>
          <circle cx={x} cy={y} r="14" fill="#fff" stroke="#C9B283" strokeWidth="1.5" />
          <text x={x} y={y + 0.5} fontSize="17" fill="#14212E">
            {hour}
          </text>
        </g>
      )
    })}
    {HANDS.map(({ hour, radius, width }) => {
      const { x, y } = pointAt(hour, radius)
      return (
        <g key={hour}>
          <path d={`M130 130L${round(x)} ${round(y)}`} stroke="#6C2A7E" strokeWidth={width} strokeLinecap="round" />
          <circle cx={x} cy={y} r="15" fill="#fff" stroke="#6C2A7E" strokeWidth="3" />
          <use href="#cove-corruption" x={x - 10} y={y - 10} width="20" height="20" />
        </g>
      )
    })}
    <circle cx="130" cy="130" r="9" fill="#FFC857" stroke="#14212E" strokeWidth="2" />
    {SYMBOLS.map((hour) => {
      const { x, y } = pointAt(hour, 102)
      if (twos && hour > 9) {
        return (
          <g key={hour}>
            <circle cx={x} cy={y} r="13" fill="#155366" stroke="#14212E" strokeWidth="1.8" />
            <text className="cv-lab" x={x} y={y + 0.5} fontSize="17" fill="#fff">
              2
            </text>
          </g>
        )
      }
      return (
        <g key={hour}>
          <circle cx={x} cy={y} r="11" fill="#BFE3E0" stroke="#14212E" strokeWidth="1.8" />
          <path
            transform={`translate(${x - 6} ${y - 7})`}
            d="M6 0a3.2 3.2 0 1 1 0 6.4A3.2 3.2 0 0 1 6 0zM0 14q0-7 6-7t6 7z"
            fill="#0C3444"
          />
        </g>
      )
    })}
  </>
))

/** Where all markers and the token stand, to be heard. */
export function clockWords(t: T, { clock }: View, table: CoveTable): string {
  const markers = clock.at.map((hour, seat) =>
    t('cove.marker-on', { who: seatName(t, table, seat), hour: hourWord(hour) }),
  )
  return [...markers, t('cove.token-on', { hour: clock.token })].join(' ')
}

export function Clock({ size = 226 }: { readonly size?: number }): React.ReactNode {
  const t = useWords()
  const { showing, story, sight } = useCove()
  const { view } = showing
  const preview = usePreview()
  const { at, stack, token } = view.clock
  const huckster = view.humans.length
  const place = pointAt(token, 68)
  const path =
    preview === undefined
      ? story?.walkedFrom !== undefined && { from: story.walkedFrom, to: at[huckster] ?? 1, colour: '#7A2E6E' }
      : { ...preview, colour: '#B4471B' }
  const end = path && pointAt(Math.min(path.to, 12), 76)
  return (
    <svg
      className="clock"
      viewBox="0 0 260 260"
      width={size}
      height={size}
      role="img"
      aria-label={clockWords(t, view, sight.table)}
      data-zone="clock"
    >
      <Face twos={huckster === 1} />
      <g className="moving-mark" style={{ transform: `translate(${round(place.x - 16)}px, ${round(place.y - 16)}px)` }}>
        <use href="#cove-market-token" width="32" height="32" />
      </g>
      {path && end && path.to > path.from && (
        <>
          <path
            d={pathBetween(path.from, Math.min(path.to, 12))}
            fill="none"
            stroke={path.colour}
            strokeWidth="3.5"
            strokeDasharray="1 6"
            strokeLinecap="round"
          />
          <circle cx={end.x} cy={end.y} r="5" fill={path.colour} stroke="#14212E" strokeWidth="1.5" />
        </>
      )}
      {stack.map((seat) => {
        const hour = at[seat] ?? 1
        const below = stack.slice(0, stack.indexOf(seat)).filter((other) => at[other] === hour).length
        const { x, y } = markerAt(hour)
        return (
          <g
            key={seat}
            className="moving-mark"
            data-zone={`marker:${seat}`}
            style={{ transform: `translate(${round(x - 16 + below * 3)}px, ${round(y - 16 - below * 6)}px)` }}
          >
            <MarkerShape isHuckster={seat === huckster} letter={markerLetter(t, seat, huckster)} />
          </g>
        )
      })}
    </svg>
  )
}
