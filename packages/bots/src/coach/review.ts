/** The review of a whole game: the probability of winning over its decisions, the causes of its changes, mistakes and turning points. */
import type { Judged } from './judge.ts'

const WEIGHTS = ['inaccuracy', 'mistake', 'blunder'] as const
export type Weight = (typeof WEIGHTS)[number]

/** The causes of a change are a decision, the cards that were drawn or shown after it, and the turns of the others. */
const CAUSES = ['play', 'draw', 'others'] as const
export type Cause = (typeof CAUSES)[number]

/** A decision of any game that was judged. */
export interface JudgedMove {
  readonly step: number
  readonly turn: number
  readonly best: { readonly chance: number }
  readonly played: { readonly chance: number; readonly sureness: number; readonly usual: number }
  readonly drawn: number | undefined
}

export type ReviewedDecision<Move extends JudgedMove = Judged> = Move & Weighing

interface Weighing {
  /** The loss in probability of winning against the best move. */
  readonly loss: number
  readonly weight: Weight | undefined
  /**
   * How much each cause has changed the probability of winning, from before this decision to before the next. Before a decision the
   * probability is that of what a seasoned player would do, so that better decisions count as a gain.
   */
  readonly changes: Readonly<Record<Cause, number>>
}

export interface TurningPoint {
  readonly step: number
  readonly turn: number
  readonly cause: Cause
  readonly change: number
}

export interface Review<Move extends JudgedMove = Judged> {
  readonly seat: number
  /** How many decisions there are; the review is complete once all of them are judged. */
  readonly of: number
  readonly judged: number
  readonly decisions: readonly ReviewedDecision<Move>[]
  /** The result, 1 or 0; `undefined` while the game or the review isn't over. */
  readonly result: number | undefined
  readonly totals: Readonly<Record<Cause, number>>
  /** In the order of the game. */
  readonly turningPoints: readonly TurningPoint[]
}

/** The loss in probability of winning from which a decision has this weight. */
const LOSSES: Readonly<Record<Weight, number>> = { inaccuracy: 0.04, mistake: 0.08, blunder: 0.15 }
/** A loss is named only if it is this many standard errors from zero. */
const SURE = 2
const MOST_POINTS = 6
const TURNING = 0.06

/** A review of the decisions judged so far; one that could not be judged is `undefined`. */
export function reviewOf<Move extends JudgedMove>(
  seat: number,
  of: number,
  judged: readonly (Move | undefined)[],
  hasWon: boolean | undefined,
): Review<Move> {
  const result = judged.length === of && hasWon !== undefined ? Number(hasWon) : undefined
  const known = judged.filter((each): each is Move => each !== undefined)
  const decisions = known.map((each, at) => reviewed(each, known[at + 1], result))
  const totals = { play: 0, draw: 0, others: 0 }
  for (const { changes } of decisions) for (const cause of CAUSES) totals[cause] += changes[cause]
  return { seat, of, judged: judged.length, decisions, result, totals, turningPoints: turningPointsOf(decisions) }
}

function reviewed<Move extends JudgedMove>(
  each: Move,
  next: Move | undefined,
  result: number | undefined,
): ReviewedDecision<Move> {
  const { best, played, drawn, turn } = each
  const isSameTurn = next?.turn === turn
  // Where the turn goes on and the best is still to come, nothing is lost yet.
  const kept = Math.max(played.chance, isSameTurn ? next.best.chance : 0)
  const loss = Math.max(0, best.chance - kept)
  const weight = played.sureness < SURE ? undefined : WEIGHTS.findLast((name) => loss >= LOSSES[name])
  const then = next?.played.usual ?? result ?? drawn ?? played.chance
  const before = isSameTurn ? then : (drawn ?? (next === undefined ? then : played.chance))
  const changes = {
    play: played.chance - played.usual,
    draw: before - played.chance,
    others: then - before,
  }
  return { ...each, loss, weight, changes }
}

/** The largest changes, each with its cause; a mistake counts by what it lost against the best move. */
function turningPointsOf(decisions: readonly ReviewedDecision<JudgedMove>[]): readonly TurningPoint[] {
  return decisions
    .flatMap(({ step, turn, changes, weight, loss }) =>
      CAUSES.map((cause): TurningPoint => {
        const change = cause === 'play' && weight !== undefined ? -loss : changes[cause]
        return { step, turn, cause, change }
      }),
    )
    .filter(({ change }) => Math.abs(change) >= TURNING)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_POINTS)
    .toSorted((a, b) => a.step - b.step)
}
