/** Games between levels: paired deals, every seat once for each side, so that neither the cards nor the seat decide. */
import type { DaleDecision, Event, Setup, State } from '@merchants/dale'
import { dale, view, World } from '@merchants/dale'
import type { Answer, Chance, Pause } from '@merchants/tabletop'
import { apply, fastChance, hash, isRefusal, itemAt, run } from '@merchants/tabletop'
import { LEVELS } from '../level-names.ts'
import { decideNowAs, quickWith, USUAL_PLAYOUTS } from '../strong/levels.ts'
import { Net } from '../strong/net.ts'
import { setupOf } from '../training/setup.ts'
import { FIRST_WEIGHTS } from './first-weights.ts'
import { plainAnswer } from './plain-search.ts'

/** All levels, the hard one with the first weights, and a search that knows nothing of the game, to measure them by. */
export const CONTESTANTS = [...LEVELS, 'first', 'plain'] as const
export type Contestant = (typeof CONTESTANTS)[number]

/** A player of the arena, and how many playouts it has for a decision; 0 is one deal after the other. */
export interface Side {
  readonly level: Contestant
  readonly iterations: number
}

/** How many sit down, and whether in teams. */
export type Company = Pick<Setup, 'players' | 'teams'>

export interface GameResult {
  /** No winners if the game was not over after `MOST_TURNS`. Then it doesn't count. */
  readonly winners: readonly number[]
  readonly turns: number
  readonly decisions: number
}

/** A game that can't be won any more ends without a winner. */
export const MOST_TURNS = 400

const FIRST = quickWith(Net.read(FIRST_WEIGHTS))

type DalePause = Pause<State, DaleDecision, Event>

/** Plays one game; `decide` is given everything, and passes on no more than a seat is allowed to see. */
export function playGame(setup: Setup, seed: number, decide: (pause: DalePause, seat: number) => Answer): GameResult {
  let pause: DalePause = run(dale, { rest: dale.deal(setup, fastChance(seed)), answers: [] })
  let decisions = 0
  while (pause.decision !== undefined && pause.now.turn <= MOST_TURNS) {
    const next = apply(dale, pause, decide(pause, pause.decision.seat))
    if (isRefusal(next)) throw new Error(`An answer that is not possible: ${next.key}`)
    pause = next
    decisions += 1
  }
  return { winners: pause.now.winners, turns: pause.now.turn, decisions }
}

/** A side's answer, from a view and, if it looks ahead, a world. */
export const answerOf = (
  { level, iterations }: Side,
  pause: DalePause,
  seat: number,
  chance: Chance,
  tell?: (playouts: number) => void,
): Answer => {
  const world = (): World | undefined => World.of(pause, chance)
  if (level === 'first') {
    return FIRST.decideNow({ view: view(pause, seat), world: world() }, chance, iterations, tell)
  }
  if (level !== 'plain') return decideNowAs(level, view(pause, seat), world, chance, iterations, tell)
  return plainAnswer(world(), chance, iterations) ?? decideNowAs('random', view(pause, seat), world, chance, 0)
}

/** Of plain search about as many as in a second, the time of a master. */
const PLAIN_PLAYOUTS = 2500

export const usualPlayoutsOf = (level: Contestant): number =>
  level === 'plain' ? PLAIN_PLAYOUTS : USUAL_PLAYOUTS[level === 'first' ? 'quick' : level]

/** A deal by its number, played once with `a` on each seat (or team) and `b` on all others. The share of games that `a` won. */
export interface DuelResult {
  readonly games: number
  readonly wins: number
  readonly unfinished: number
  readonly turns: number
  /** How many questions `a` looked ahead for, and with how many playouts in all. */
  readonly searches: number
  readonly playouts: number
}

export function duel(a: Side, b: Side, deal: number, company: Company): DuelResult {
  const setup = setupOf(deal, company)
  const sides = company.teams ? 2 : company.players
  const result = { games: 0, wins: 0, unfinished: 0, turns: 0, searches: 0, playouts: 0 }
  const count = (playouts: number): void => {
    result.searches += playouts > 0 ? 1 : 0
    result.playouts += playouts
  }
  for (let at = 0; at < sides; at++) {
    const chances = Array.from({ length: company.players }, (_, seat) => fastChance(hash(`bot ${deal} ${at} ${seat}`)))
    const sideOf = (seat: number): Side => (seat % sides === at ? a : b)
    const { winners, turns } = playGame(setup, hash(`deal ${deal}`), (pause, seat) =>
      answerOf(sideOf(seat), pause, seat, itemAt(chances, seat), seat % sides === at ? count : undefined),
    )
    result.games += 1
    result.turns += turns
    if (winners.length === 0) result.unfinished += 1
    else if (winners.includes(at)) result.wins += 1
  }
  return result
}
