/**
 * A game that was played, cut into the decisions of one seat. It sees the true game, and hands out only what the seat knew: worlds
 * that were dealt for it, and views.
 */
import type { DaleDecision, Event, State, View } from '@merchants/dale'
import { dale, view, World } from '@merchants/dale'
import type { Answer, Pause } from '@merchants/tabletop'
import { apply, fastChance, isRefusal, run } from '@merchants/tabletop'

type DalePause = Pause<State, DaleDecision, Event>

export interface PlayedDecision {
  /** How many answers were given before it. */
  readonly step: number
  readonly turn: number
  /** A dealt game as text. */
  readonly world: string
  readonly played: readonly Answer[]
  /** The seat's view once its turn is over and its hand is full, before the others go on; only after the last decision of a turn. */
  readonly drawn: View | undefined
}

export interface PlayedGame {
  readonly decisions: readonly PlayedDecision[]
  /** Whether the seat has won; `undefined` if the game isn't over. */
  readonly hasWon: boolean | undefined
}

/** Questions that belong to an action, and are judged with it. */
const PARTS: ReadonlySet<string> = new Set(['pay', 'stack', 'inventory'])
/** Questions of which no answer is better in a way that can be measured. */
const UNJUDGED: ReadonlySet<string> = new Set(['start', 'last', 'order paid', 'order stack', 'order spent', 'arrange'])

export function decisionsOf(first: State, answers: readonly Answer[], seat: number): PlayedGame {
  const decisions: PlayedDecision[] = []
  const chance = fastChance(seat + 1)
  let pause: DalePause = run(dale, { rest: first, answers: [] })
  for (const [step, answer] of answers.entries()) {
    const { now, decision } = pause
    const next = apply(dale, pause, answer)
    if (isRefusal(next)) break
    if (decision?.seat === seat && isJudged(decision)) {
      const world = World.of(pause, chance)?.write()
      const played = isPart(next, decision) ? answers.slice(step, step + 2) : answers.slice(step, step + 1)
      if (world !== undefined) decisions.push({ step, turn: now.turn, world, played, drawn: undefined })
    }
    if (isTurnOver(pause, next, seat)) endTurn(decisions, next, seat)
    pause = next
  }
  const { winners, phase } = pause.now
  return { decisions, hasWon: phase === 'over' ? winners.includes(seat) : undefined }
}

const isJudged = ({ ask, kind, options, min, max }: DaleDecision): boolean =>
  !UNJUDGED.has(ask) && !PARTS.has(ask) && (kind === 'acts' ? options.length > 1 : min < max || max < options.length)

const isPart = ({ answers, decision }: DalePause, { kind, seat }: DaleDecision): boolean =>
  kind === 'acts' && answers.length === 1 && decision?.seat === seat && PARTS.has(decision.ask)

/** Whether the seat's turn has just ended and the table rests. */
const isTurnOver = (before: DalePause, { now, answers, events }: DalePause, seat: number): boolean =>
  before.now.active === seat && now.active !== seat && now.phase !== 'over' && answers.length + events.length === 0

function endTurn(decisions: PlayedDecision[], pause: DalePause, seat: number): void {
  const last = decisions.at(-1)
  if (last?.turn === pause.now.turn - 1) decisions[decisions.length - 1] = { ...last, drawn: view(pause, seat) }
}
