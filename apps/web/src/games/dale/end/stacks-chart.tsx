/** Stacks over turns, with a line for each side in its own colour, mark and dash, and the same as a table for screen readers. */
import type { DaleLogEntry } from '../match-types.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { Scale } from './chart.ts'
import { labelHeights, scaleOf, stacksNamed, stepLine, turnsNamed } from './chart.ts'
import type { Side } from './sides.ts'
import type { Growth } from './stats.ts'
import { growthOf } from './stats.ts'
import { useSize } from '../../../shell/use-size.ts'

interface StacksChartProps {
  readonly log: readonly DaleLogEntry[]
  readonly sides: readonly Side[]
  readonly stacks: number
  readonly turns: number
  readonly nameOf: (seats: readonly number[]) => string
}

const DASHES = ['none', '7 5', '2 4', '12 4 2 4']

export function StacksChart({ log, sides, stacks, turns, nameOf }: StacksChartProps): React.ReactNode {
  const t = useTranslation()
  const [box, size] = useSize()
  const ends = sides.map(({ seats, stall }) => shortened(nameOf(seats), stall.length))
  const frame = { ...size, turns, stacks, letters: Math.max(...ends.map((end) => end.length)) }
  const scale = scaleOf(frame)
  const growth = growthOf(log, sides.length)
  const labels = sides.map(({ seats, stall }) => t('end.line', { who: nameOf(seats), stacks: stall.length }))
  const heights = labelHeights(sides.map(({ stall }) => scale.y(stall.length)))
  return (
    <div className="panel column">
      <h2>{t('end.chart')}</h2>
      <div className="chartbox" ref={box}>
        <svg className="chart" role="img" aria-label={t('end.chart-about', { lines: labels.join(', ') })}>
          <g>
            {stacksNamed(frame).map((each) => (
              <g key={each}>
                <path stroke="var(--line)" d={`M26 ${scale.y(each)}H${scale.end}`} />
                <text x={16} y={scale.y(each) + 4} textAnchor="end">
                  {each}
                </text>
              </g>
            ))}
            {turnsNamed(frame).map((turn) => (
              <text key={turn} x={scale.x(turn)} y={size.height - 4} textAnchor="middle">
                {turn}
              </text>
            ))}
          </g>
          {sides
            .map((side, rank) => (
              <g className={`side seat-${side.at + 1}`} key={side.at}>
                <path
                  fill="none"
                  stroke="var(--line-colour)"
                  strokeWidth={3}
                  d={stepLine(growth[side.at] ?? [], scale)}
                  strokeDasharray={DASHES[side.at]}
                />
                {(growth[side.at] ?? []).map((each) => (
                  <Mark key={each.stacks} kind={side.at} growth={each} scale={scale} />
                ))}
                <text x={scale.end + 10} y={(heights[rank] ?? 0) + 4}>
                  {ends[rank]}
                </text>
              </g>
            ))
            .toReversed()}
        </svg>
      </div>
      <div className="sr">
        <ChartTable growth={growth} sides={sides} stacks={stacks} nameOf={nameOf} />
      </div>
    </div>
  )
}

/** The short label at the end of a line. */
const shortened = (name: string, stacks: number): string =>
  name.length > 16 ? `${name.slice(0, 15).trimEnd()}… ${stacks}` : `${name} ${stacks}`

interface MarkProps {
  readonly kind: number
  readonly growth: Growth
  readonly scale: Scale
}

/** Circle, diamond, square or triangle. */
function Mark({ kind, growth, scale }: MarkProps): React.ReactNode {
  const x = scale.x(growth.turn)
  const y = scale.y(growth.stacks)
  if (kind === 0) return <circle cx={x} cy={y} r={5} />
  if (kind === 3) return <path d={`M${x} ${y - 6}l6 10.5h-12z`} />
  const turned = kind === 1 ? { transform: `rotate(45 ${x} ${y})` } : {}
  return <rect x={x - 4.5} y={y - 4.5} width={9} height={9} {...turned} />
}

type ChartTableProps = Pick<StacksChartProps, 'sides' | 'stacks' | 'nameOf'> & {
  readonly growth: readonly (readonly Growth[])[]
}

function ChartTable({ growth, sides, stacks, nameOf }: ChartTableProps): React.ReactNode {
  const t = useTranslation()
  const numbers = Array.from({ length: stacks }, (_, at) => at + 1)
  return (
    <table>
      <caption>{t('end.chart-table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('end.chart')}</th>
          {numbers.map((number) => (
            <th scope="col" key={number}>
              {t('end.stack', { number })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sides.map(({ at, seats }) => (
          <tr key={at}>
            <th scope="row">{nameOf(seats)}</th>
            {numbers.map((number) => (
              <td key={number}>{growth[at]?.find((each) => each.stacks === number)?.turn ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
