/** Measures the parts of search (a copy, a deal, a list of whole moves) at the opening, in the middle and late in games. */
import type { DaleDecision, State } from '@merchants/dale'
import { clone, copyInto, dale, guess, playOut, redeal, view, wholeMoves } from '@merchants/dale'
import { fastChance, randomPlayer, run, itemAt } from '@merchants/tabletop'
import { rounded } from './timed-run.ts'
import { deal, playersOf } from './games.ts'

export interface BotsRequest {
  readonly seconds: number
  readonly seed: number
}

/** Microseconds, as the median of many rounds over the same positions. */
export interface BotFigures {
  readonly cloneUs: number
  /** A copy into a state that is there already. */
  readonly copyUs: number
  /** Such a copy, and a new deal of what a seat does not know. */
  readonly copyAndRedealUs: number
  /** The same by way of a view. */
  readonly viewAndGuessUs: number
  readonly wholeMovesUs: number
  readonly wholeMoves: number
}

const POSITIONS = 60
/** Turns played at random before a position is taken. */
const STAGES = { opening: 0, middle: 60, end: 150 } as const
type Stage = keyof typeof STAGES

interface Position {
  readonly now: State
  readonly decision: DaleDecision
  readonly scratch: State
}

export function benchBots({ seconds, seed }: BotsRequest): Record<Stage, BotFigures> {
  const each = seconds / (Object.keys(STAGES).length * 5)
  return {
    opening: measure(positionsAt(STAGES.opening, seed), each),
    middle: measure(positionsAt(STAGES.middle, seed), each),
    end: measure(positionsAt(STAGES.end, seed), each),
  }
}

function positionsAt(turns: number, seed: number): Position[] {
  const found: Position[] = []
  for (let game = seed; found.length < POSITIONS; game++) {
    const chance = fastChance(game)
    const state = deal(playersOf(game), chance)
    playOut(state, randomPlayer(chance), turns)
    if (state.phase === 'over') continue
    const { now, decision } = run(dale, { rest: state, answers: [] })
    if (decision?.ask === 'action') found.push({ now, decision, scratch: clone(now) })
  }
  return found
}

function measure(positions: readonly Position[], seconds: number): BotFigures {
  const chance = fastChance(1)
  const time = (act: (position: Position) => unknown): number => medianUs(positions, seconds, act)
  const moves = positions.map(({ now, decision }) => wholeMoves(now, decision).length)
  return {
    cloneUs: time(({ now }) => clone(now)),
    copyUs: time(({ now, scratch }) => copyInto(scratch, now)),
    copyAndRedealUs: time(({ now, scratch, decision }) => {
      copyInto(scratch, now)
      redeal(scratch, decision.seat, chance)
    }),
    viewAndGuessUs: time(({ now, decision }) => guess(view({ now, decision: undefined }, decision.seat), chance)),
    wholeMovesUs: time(({ now, decision }) => wholeMoves(now, decision)),
    wholeMoves: rounded(moves.reduce((sum, count) => sum + count, 0) / moves.length, 1),
  }
}

/** A round goes once through all positions; the first half of the rounds warms up. */
function medianUs(positions: readonly Position[], seconds: number, act: (position: Position) => unknown): number {
  const rounds: number[] = []
  const end = performance.now() + seconds * 1000
  do {
    const start = performance.now()
    for (const position of positions) act(position)
    rounds.push(performance.now() - start)
  } while (performance.now() < end)
  const warm = rounds.slice(Math.floor(rounds.length / 2)).toSorted((a, b) => a - b)
  return rounded((itemAt(warm, Math.floor(warm.length / 2)) * 1000) / positions.length, 2)
}
