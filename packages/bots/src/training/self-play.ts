/**
 * Games that a net learns from. They begin with noise, so that it sees positions that good play never leads to (a fat deck and no
 * stack at turn 16), and go on cleanly from some turn on; only positions from there are learned.
 */
import type { State } from '@merchants/dale'
import { dale, DaleDecision, isOver, newGame, playOut } from '@merchants/dale'
import type { Answer, Chance } from '@merchants/tabletop'
import { apply, below, fastChance, hash, isRefusal, randomPlayer, run } from '@merchants/tabletop'
import { answerOf } from '../arena/duel.ts'
import type { Level } from '../level-names.ts'
import { Features } from '../strong/features.ts'
import { Habit } from '../strong/habit.ts'
import { USUAL_PLAYOUTS } from '../strong/levels.ts'
import type { Sample, Samples } from './samples.ts'
import { setupOf } from './setup.ts'

/** A game that is not over by then is left out. */
const MOST_TURNS = 300

/** How each seat strays from its policy at first, in percent: any act at all, and the next best act instead of a stack. */
interface Noise {
  readonly until: number
  readonly whims: readonly number[]
  readonly lazy: readonly number[]
}

function noiseOf(players: number, chance: Chance): Noise {
  const one = (from: readonly number[]): number => from[below(chance, from.length)] as number
  return {
    until: below(chance, 4) === 0 ? 0 : below(chance, 24 * players),
    whims: Array.from({ length: players }, () => one([0, 0, 10, 40])),
    lazy: Array.from({ length: players }, () => one([0, 0, 50, 95])),
  }
}

const features = new Features()

/** Plays a game by its number and adds positions of it. Once there is no more noise a level plays; without one, habit does. */
export function addGame(samples: Samples, game: number, level?: Level): void {
  const chance = fastChance(hash(`game ${game}`))
  const setup = setupOf(game)
  let state = newGame(setup, chance)
  const habit = new Habit(state, chance)
  const anything = randomPlayer(chance)
  const noise = noiseOf(setup.players, chance)
  const noisy = (decision: DaleDecision): Answer => {
    const { seat, kind } = decision
    if (below(chance, 100) < (noise.whims[seat] as number)) return anything(decision)
    const answer = habit.answer(state, decision)
    if (kind !== 'acts' || below(chance, 100) >= (noise.lazy[seat] as number)) return answer
    return withoutBuilding(decision as DaleDecision<'acts'>, (others) => habit.answer(state, others)) ?? answer
  }
  const found: Omit<Sample, 'winner'>[] = []
  while (!isOver(state) && state.turn < MOST_TURNS) {
    if (state.turn < noise.until) playOut(state, noisy, 1)
    else if (level === undefined) playOut(state, (decision) => habit.answer(state, decision), 1)
    else state = afterTurn(state, level, chance)
    if (isOver(state) || state.turn < noise.until) continue
    // Games of a level take long. Nothing of them is left out.
    if (level === undefined && state.turn > noise.until + 2 && below(chance, 4) !== 0) continue
    found.push(positionOf(samples, state))
  }
  const [winner] = state.winners
  if (winner !== undefined) for (const sample of found) samples.list.push({ ...sample, winner })
}

/** The table after a turn that a level played on all seats. */
function afterTurn(rest: State, level: Level, chance: Chance): State {
  const side = { level, iterations: USUAL_PLAYOUTS[level] }
  let pause = run(dale, { rest, answers: [] })
  while (pause.decision !== undefined && pause.rest.turn === rest.turn) {
    const next = apply(dale, pause, answerOf(side, pause, pause.decision.seat, chance))
    if (isRefusal(next)) throw new Error(`An answer that is not possible: ${next.key}`)
    pause = next
  }
  return pause.decision === undefined ? pause.now : pause.rest
}

/** The answer when nothing can be built; `undefined` if there is nothing else to do. */
function withoutBuilding(decision: DaleDecision<'acts'>, answer: (others: DaleDecision) => Answer): Answer | undefined {
  const { seat, ask, options, about } = decision
  const others = options.filter((act) => act.do !== 'build' && act.do !== 'build with help')
  if (others.length === 0) return undefined
  const [at = 0] = answer(new DaleDecision(seat, ask, 'acts', others, 1, 1, false, about, undefined, undefined))
  return [options.indexOf(others[at] as (typeof others)[number])]
}

function positionOf(samples: Samples, state: State): Omit<Sample, 'winner'> {
  const rows = state.seats.map((_, player) => {
    features.read(state, player)
    return samples.add(features)
  })
  return { players: state.seats.length, teams: state.teams, turn: state.turn, row: rows[0] as number }
}
