/** A review of any game as text. */
import type { JudgedMove, Review, ReviewedDecision, TurningPoint } from '@merchants/bots/coach'
import { seatWord } from '@merchants/dale'

/** The words of a game for its decisions. */
export interface Telling<Move> {
  /** A player to compare with. */
  readonly usually: string
  readonly draws: string
  readonly best: (decision: Move) => string
  readonly played: (decision: Move) => string
  /** Why the best move was better, to follow "which". */
  readonly reasons: (decision: Move) => string
}

export function reportOf<Move extends JudgedMove>(review: Review<Move>, telling: Telling<Move>): string {
  const { seat, of, judged, decisions, turningPoints, totals, result } = review
  const counts = (['blunder', 'mistake', 'inaccuracy'] as const).map((weight) => {
    const count = decisions.filter((each) => each.weight === weight).length
    return `${count} ${count === 1 ? weight : PLURALS[weight]}`
  })
  const isWhole = judged === of
  const lines = [
    `${seatWord(seat)}: ${judged}${isWhole ? '' : ` of ${of}`} decisions, ${counts.join(', ')}`,
    ...(result === undefined ? [] : [result === 1 ? 'The game was won.' : 'The game was lost.']),
    '',
    `Changes in the chance of winning, in percentage points, compared with what ${telling.usually} would have done:`,
    `  own decisions ${points(totals.play)}, draws ${points(totals.draw)}, turns of the others ${points(totals.others)}`,
    '',
    'Turning points:',
    ...turningPoints.map((point) => `  ${tellPoint(point, decisions, telling)}`),
    '',
    'turn  before  after  decision',
    ...decisions.map((decision) => row(decision, telling)),
  ]
  return `${lines.join('\n')}\n`
}

const PLURALS = { blunder: 'blunders', mistake: 'mistakes', inaccuracy: 'inaccuracies' } as const

const percent = (share: number): string => `${Math.round(share * 100)}%`
const points = (change: number): string => `${change < 0 ? '−' : '+'}${Math.round(Math.abs(change) * 100)}`

function row<Move extends JudgedMove>(decision: ReviewedDecision<Move>, telling: Telling<Move>): string {
  const { turn, played, weight } = decision
  const numbers = [String(turn).padStart(4), percent(played.usual).padStart(7), percent(played.chance).padStart(6)]
  const better = weight === undefined ? '' : `  (${weight}; better: ${telling.best(decision)})`
  return `${numbers.join('  ')}  ${telling.played(decision)}${better}`
}

function tellPoint<Move extends JudgedMove>(
  { step, turn, cause, change }: TurningPoint,
  decisions: readonly ReviewedDecision<Move>[],
  telling: Telling<Move>,
): string {
  const head = `turn ${turn}: ${points(change)}`
  const decision = decisions.find((each) => each.step === step)
  if (cause !== 'play' || decision === undefined) {
    return `${head} by ${cause === 'draw' ? telling.draws : 'the turns of the others'}`
  }
  const { best, weight } = decision
  if (weight === undefined) return `${head} by a good move: ${telling.played(decision)}`
  const better = `better: ${telling.best(decision)} (${percent(best.chance)}), which ${telling.reasons(decision)}`
  return `${head}, a ${weight}: ${telling.played(decision)}; ${better}`
}
