/**
 * Games that a net learns from. They begin with noise, so that it sees positions that good play never leads to (a fat deck and no
 * stack at turn 16), and continue without noise from some turn on; only positions from there on are learned.
 */
import type { State } from '@merchants/dale'
import { DaleDecision, isOver, newGame, playOut } from '@merchants/dale'
import type { Answer, Chance } from '@merchants/tabletop'
import { below, fastChance, hash, randomPlayer } from '@merchants/tabletop'
import { Features } from '../strong/features.ts'
import { Foresight } from '../strong/foresight.ts'
import { Habit } from '../strong/habit.ts'
import { netFor } from '../strong/levels.ts'
import type { Sample, Samples } from './samples.ts'
import { setupOf } from './setup.ts'

/** A game that is not over by this turn is left out. */
const MOST_TURNS = 300

/** How often each seat deviates from its policy at first, in percent: with a random act, and with the next best act instead of a stack. */
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

/** Those who play once there is no more noise: habit, or foresight with the weights as they are. */
export type Policy = 'habit' | 'foresight'

/** Plays a game by its number and adds positions of it. */
export function addGame(samples: Samples, game: number, policy: Policy): void {
  const chance = fastChance(hash(`${policy} ${game}`))
  const setup = setupOf(game)
  const state = newGame(setup, chance)
  const habit = new Habit(state, chance)
  const player = policy === 'habit' ? habit : new Foresight(state, habit, netFor(state), chance)
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
    else playOut(state, (decision) => player.answer(state, decision), 1)
    if (isOver(state) || state.turn < noise.until) continue
    // Games of foresight take longer. Nothing of them is left out.
    if (policy === 'habit' && state.turn > noise.until + 2 && below(chance, 4) !== 0) continue
    found.push(positionOf(samples, state))
  }
  const [winner] = state.winners
  if (winner !== undefined) for (const sample of found) samples.list.push({ ...sample, winner })
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
