/**
 * Looks ahead in dealt worlds: tries each candidate on the same deals, plays on by habit for a few turns, and asks the net how
 * well each player stands. The worse half of the candidates is dropped again and again (sequential halving).
 */
import type { DaleDecision, State, World } from '@merchants/dale'
import { playOut, playUnwatched } from '@merchants/dale'
import type { Answer, Chance } from '@merchants/tabletop'
import { below } from '@merchants/tabletop'
import { candidatesFor } from './candidates.ts'
import { Foresight } from './foresight.ts'
import { Habit } from './habit.ts'
import type { Candidate, Effort, Finding } from './halving.ts'
import { chanceOf, halving, partOf } from './halving.ts'
import type { Net } from './net.ts'

/** How a level searches. */
export interface Depth {
  /** Candidates are played on by habit. After each of these turns the net judges the table, and the mean counts. */
  readonly turns: (players: number) => readonly number[]
  /** Turns that are played on by foresight, to compare the best few again. */
  readonly foreseen?: number
  /** How many deals are enough for each candidate, on average. Two payments need fewer playouts than twenty moves. */
  readonly deals?: number
}

/** A playout with more questions than this is endless. */
const MOST_QUESTIONS = 3000
/** After a technique with a bonus action it stops looking at further ones at some point, or the same cards would go round forever. */
const TIRED = 8

/** The share of the effort that goes into finding the best few, how close to the best these are, and how many at most. */
const FINDING = 1 / 8
const CLOSE = 0.03
const MOST_CLOSE = 4
/** A playout by foresight takes as long as this many by habit. */
const FORESIGHT_COST = 40

/** Compares what the seat of a world can answer; nothing is tried if there is nothing to compare. Yields after each deal. */
export function* search(
  world: World,
  net: Net,
  chance: Chance,
  { turns, deals = Infinity, foreseen }: Depth,
  effort: Effort,
): Generator<void, Finding> {
  const { now, decision } = world
  const habit = new Habit(now, chance)
  const isTired = decision.ask === 'bonus' && below(chance, TIRED) === 0
  const candidates = candidatesFor(now, decision, habit, isTired)
  const ends = turns(now.seats.length)
  const judge = (candidate: Candidate): number => judged(world, candidate, habit, ends, net)
  if (foreseen === undefined) {
    const iterations = Math.min(effort.iterations, deals * candidates.length)
    return yield* halving(world, chance, candidates, judge, { ...effort, iterations })
  }
  const found = yield* halving(world, chance, candidates, judge, partOf(effort, FINDING))
  const best = found.tried[0]
  const close = found.tried.filter((each) => best && chanceOf(each) > chanceOf(best) - CLOSE).slice(0, MOST_CLOSE)
  if (close.length < 2 || !isTimeFor(close.length * FORESIGHT_COST, found.playouts, effort)) return found
  const foresight = new Foresight(now, habit, net, chance)
  const judgeAgain = (candidate: Candidate): number =>
    valueOf(playedOn(world, candidate, foresight, foreseen, playOut), world, net)
  const iterations = (effort.iterations * (1 - FINDING)) / FORESIGHT_COST
  const { tried, playouts } = yield* halving(world, chance, close, judgeAgain, { ...effort, iterations })
  return { tried, playouts: found.playouts + playouts * FORESIGHT_COST }
}

/** Whether there is time for this many more playouts, if they take as long as those before. */
const isTimeFor = (more: number, playouts: number, { spent }: Effort): boolean =>
  spent === undefined || spent() * (1 + more / playouts) <= 1

/** All seats play on like this. */
type Player = Pick<Habit, 'answer'>

/** The table some turns after a candidate; `undefined` if the playout was stopped before. */
export function playedOn(
  world: World,
  { answers }: Candidate,
  player: Player,
  turns: number,
  play?: typeof playOut,
): State | undefined {
  let next = 0
  let asked = 0
  return world.play(
    (state: State, decision: DaleDecision): Answer | undefined => {
      asked += 1
      if (asked > MOST_QUESTIONS) return undefined
      return next < answers.length ? answers[next++] : player.answer(state, decision)
    },
    turns,
    play,
  )
}

/** The probability of winning at a table; a playout without end counts as if all stood equally well. */
export const valueOf = (after: State | undefined, { now, seat }: World, net: Net): number =>
  after === undefined ? 1 / now.stalls.length : net.chanceOf(after, seat)

/** The probability of winning after a candidate, as the net judges it after each of these turns, on average. */
function judged(world: World, candidate: Candidate, habit: Habit, turns: readonly number[], net: Net): number {
  let sum = 0
  let played = 0
  const play: typeof playOut = (state, policy) => {
    for (const turn of turns) {
      playUnwatched(state, policy, turn - played)
      played = turn
      sum += net.chanceOf(state, world.seat)
    }
  }
  const end = playedOn(world, candidate, habit, 0, play)
  return end === undefined ? 1 / world.now.stalls.length : sum / turns.length
}

/** Playouts on one deal and nothing else, to compare the speed of a search with. */
export function playOnly(world: World, net: Net, chance: Chance, turns: readonly number[], playouts: number): number {
  const habit = new Habit(world.now, chance)
  let sum = 0
  for (let at = 0; at < playouts; at++) sum += judged(world, { answers: [], cost: 0 }, habit, turns, net)
  return sum
}
