/** Gold at the end of all past games: won ones solid, the others hatched. */
import { useTranslation } from '../../../words/words.tsx'
import { tallyOf } from '../../../records/tally.ts'
import type { CoveResult } from '../book/cove-result.ts'
import type { Bar } from './past-games.ts'
import { barsOf } from './past-games.ts'

const WIDTH = 434
const BASE = 214
const LEFT = 36
const TOP = 46

export function PastChart({
  games,
  gold,
}: {
  readonly games: readonly CoveResult[]
  readonly gold: number
}): React.ReactNode {
  const t = useTranslation()
  // A first game has nothing to be compared with.
  if (games.length < 2) return undefined
  const bars = barsOf(games)
  const { wins } = tallyOf(games)
  const most = Math.max(1, ...bars.map(({ won, lost }) => won + lost))
  const high = (BASE - TOP) / most
  const wide = (WIDTH - LEFT) / Math.max(1, bars.length)
  const lines = [...new Set([1, 2, 3].map((part) => Math.max(1, Math.round((most * part) / 3))))]
  const own = bars.findIndex(({ from }) => gold >= from && gold < from + 10)
  const ownBar = bars[own]
  return (
    <>
      <h3>{t('cove.end-games', { count: games.length })}</h3>
      <p>
        {t('cove.end-steps')} <b className="won">■ {t('cove.end-won', { count: wins })}</b> ·{' '}
        <span className="lost">▨ {t('cove.end-not-won', { count: games.length - wins })}</span>
      </p>
      <svg viewBox={`0 0 ${WIDTH} 244`} role="img" aria-label={t('cove.end-chart', { count: games.length, won: wins })}>
        <defs>
          <pattern id="cove-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" fill="#3B4A66" />
            <path d="M0 0v6" stroke="#AAB7CF" strokeWidth="2.5" />
          </pattern>
        </defs>
        {lines.map((count) => (
          <g key={count}>
            <path d={`M${LEFT} ${BASE - count * high}H${WIDTH}`} stroke="#4B5878" strokeDasharray="2 4" />
            <text x="28" y={BASE - count * high + 4} textAnchor="end">
              {count}
            </text>
          </g>
        ))}
        {bars.map((bar, at) => (
          <PastBar key={bar.from} bar={bar} at={at} wide={wide} high={high} />
        ))}
        {ownBar !== undefined && (
          <OwnTip
            x={LEFT + wide * (own + 0.5)}
            y={BASE - (ownBar.won + ownBar.lost) * high - 4}
            isLate={own > bars.length / 2}
          >
            {t('cove.end-this', { gold })}
          </OwnTip>
        )}
        <path d={`M${LEFT} ${BASE}H${WIDTH}`} stroke="#F0E0BC" strokeWidth="2" />
      </svg>
    </>
  )
}

interface PastBarProps {
  readonly bar: Bar
  readonly at: number
  readonly wide: number
  /** Height of one game. */
  readonly high: number
}

function PastBar({ bar: { from, won, lost }, at, wide, high }: PastBarProps): React.ReactNode {
  const x = LEFT + at * wide + 3
  return (
    <g>
      <rect x={x} y={BASE - won * high} width={wide - 6} height={won * high} fill="#FFC857" />
      {lost > 0 && (
        <rect
          x={x}
          y={BASE - (won + lost) * high}
          width={wide - 6}
          height={lost * high}
          fill="url(#cove-hatch)"
          stroke="#AAB7CF"
        />
      )}
      {at % 2 === 0 && (
        <text x={x} y="232">
          {from}
        </text>
      )}
    </g>
  )
}

interface OwnTipProps extends React.PropsWithChildren {
  readonly x: number
  readonly y: number
  /** Its words are to the left. */
  readonly isLate: boolean
}

/** Points at the bar of the game that has just ended. */
const OwnTip = ({ x, y, isLate, children }: OwnTipProps): React.ReactNode => (
  <>
    <path d={`M${x} ${y}l-8-11h16z`} fill="#E8703A" stroke="#fff" />
    <path d={`M${x} ${y - 12}V10h${isLate ? -14 : 14}`} stroke="#fff" fill="none" strokeWidth="1.5" />
    <text className="own" x={x + (isLate ? -18 : 18)} y="14" textAnchor={isLate ? 'end' : 'start'}>
      {children}
    </text>
  </>
)
