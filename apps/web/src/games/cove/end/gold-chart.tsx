/** The gold of everyone over the days, as one line for each. */
import { useMemo } from 'react'
import { useTranslation } from '../../../words/words.tsx'
import type { CoveMatchView } from '../cove-match-types.ts'
import { seatName } from '../table/seat.ts'
import { goldCurve } from './gold-curve.ts'

const WIDTH = 434
const BASE = 150
const LEFT = 36
const TOP = 14
const RIGHT = WIDTH - 30
const COLOURS = ['#E8703A', '#3FB6A8']
const HIS = '#C77BBB'

const colourOf = (seat: number, seats: number): string => (seat === seats - 1 ? HIS : (COLOURS[seat] ?? HIS))

interface LineProps {
  readonly line: readonly number[]
  readonly colour: string
  readonly isHis: boolean
  readonly x: (at: number) => number
  readonly y: (gold: number) => number
}

function Line({ line, colour, isHis, x, y }: LineProps): React.ReactNode {
  const last = line.at(-1) ?? 0
  return (
    <>
      <polyline
        points={line.map((gold, at) => `${x(at)},${y(gold)}`).join(' ')}
        fill="none"
        stroke={colour}
        strokeWidth="3"
        strokeDasharray={isHis ? '7 4' : undefined}
      />
      <text className="own" x={RIGHT + 4} y={y(last) + 4}>
        {last}
      </text>
    </>
  )
}

export function GoldChart({ match }: { readonly match: CoveMatchView }): React.ReactNode {
  const t = useTranslation()
  const { log, table, view } = match
  const seats = view.humans.length + 1
  const { lines, days } = useMemo(() => goldCurve(log, seats), [log, seats])
  const steps = Math.max(1, (lines[0]?.length ?? 1) - 1)
  const most = Math.max(10, ...lines.flat())
  const least = Math.min(0, ...lines.flat())
  const x = (at: number): number => LEFT + ((RIGHT - LEFT) * at) / steps
  const y = (gold: number): number => BASE - ((BASE - TOP) * (gold - least)) / (most - least)
  const name = (seat: number): string => seatName(t, table, seat)
  const said = lines.map(
    (line, seat) =>
      `${name(seat)} ${days
        .map((at) => line[at])
        .slice(1)
        .join(', ')}, ${line.at(-1)}`,
  )
  return (
    <>
      <h3>{t('cove.end-curve')}</h3>
      <svg
        viewBox={`0 0 ${WIDTH} 176`}
        role="img"
        aria-label={t('common.labelled', { label: t('cove.end-curve'), text: said.join('. ') })}
      >
        {[least, 0, most].map((gold) => (
          <g key={gold}>
            <path d={`M${LEFT} ${y(gold)}H${RIGHT}`} stroke="#4B5878" strokeDasharray="2 4" />
            <text x="30" y={y(gold) + 4} textAnchor="end">
              {gold}
            </text>
          </g>
        ))}
        {days.map((at, day) => (
          <g key={day}>
            <path d={`M${x(at)} ${TOP}V${BASE}`} stroke="#4B5878" />
            <text x={x(at) + 3} y="168">
              {day < days.length - 1 && t('cove.day', { day: day + 1 })}
            </text>
          </g>
        ))}
        {lines.map((line, seat) => (
          <Line key={seat} line={line} colour={colourOf(seat, seats)} isHis={seat === seats - 1} x={x} y={y} />
        ))}
      </svg>
      <p>
        {lines.map((_, seat) => (
          <span key={seat} className="curve-name">
            <b style={{ color: colourOf(seat, seats) }}>{seat === seats - 1 ? '╍' : '━'}</b> {name(seat)}{' '}
          </span>
        ))}
      </p>
    </>
  )
}
