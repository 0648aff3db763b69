/** A drawing of the chances over the decisions of a game. Mistakes are marked, and a press leads to the moment. */
import type { JudgedMove, Review } from '@merchants/bots/coach'
import { useSize } from '../shell/use-size.ts'
import { useTranslation } from '../words/words.tsx'
import { percent } from './percent.ts'

interface CurveProps {
  readonly review: Review<JudgedMove>
  readonly who: string
  /** The step that is shown, and a function that shows another. */
  readonly step?: number | undefined
  readonly onGo?: ((step: number) => void) | undefined
}

const LEFT = 34
const EDGE = 8

export function Curve({ review, who, step, onGo }: CurveProps): React.ReactNode {
  const t = useTranslation()
  const { decisions, result, of } = review
  const [box, { width, height }] = useSize()
  const last = Math.max(1, of - 1 + (result === undefined ? 0 : 1))
  const x = (at: number): number => LEFT + ((width - LEFT - EDGE) * at) / last
  const y = (chance: number): number => EDGE + (height - 2 * EDGE) * (1 - chance)
  const chances = [...decisions.map(({ played }) => played.usual), ...(result === undefined ? [] : [result])]
  const line = chances
    .map((chance, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(chance).toFixed(1)}`)
    .join('')
  const now = step === undefined ? -1 : decisions.findLastIndex((decision) => decision.step <= step)
  const facts = { who, first: percent(chances[0] ?? 0), last: percent(chances.at(-1) ?? 0) }
  return (
    <div className="curve" ref={box}>
      <svg className="chart" role="img" aria-label={t('coach.curve-about', facts)}>
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <path stroke="var(--line)" d={`M${LEFT} ${y(share)}H${width - EDGE}`} />
            <text x={LEFT - 5} y={y(share) + 4} textAnchor="end">
              {percent(share)}
            </text>
          </g>
        ))}
        {now >= 0 && (
          <path stroke="currentColor" strokeDasharray="3 3" d={`M${x(now).toFixed(1)} ${EDGE}V${height - EDGE}`} />
        )}
        <path fill="none" stroke="currentColor" strokeWidth={2.5} strokeLinejoin="round" d={line} />
        {decisions.map((decision, at) => (
          <g key={decision.step} className={decision.weight} onClick={() => onGo?.(decision.step)}>
            <rect x={x(at) - 6} y={0} width={12} height={height} fill="transparent" />
            {decision.weight !== undefined && (
              <circle
                fill="var(--weight, var(--line-2))"
                cx={x(at)}
                cy={y(decision.played.usual)}
                r={6}
                stroke="currentColor"
              />
            )}
            <title>{t('coach.curve-point', { turn: decision.turn, share: percent(decision.played.usual) })}</title>
          </g>
        ))}
      </svg>
    </div>
  )
}
