/** Measures a search as a whole: its rate next to plain playouts, processor time per decision, and time over budget. */
import type { SearchingLevel, Side } from '@merchants/bots/strong'
import { answerOf, netFor, playGame, playOnly, SEARCHERS, setupOf, THINKING_MS } from '@merchants/bots/strong'
import type { View } from '@merchants/dale'
import { view, World } from '@merchants/dale'
import { fastChance, itemAt } from '@merchants/tabletop'
import { setImmediate } from 'node:timers/promises'
import { rounded } from './timed-run.ts'

export interface SearchRequest {
  /** How many decisions are measured. */
  readonly decisions: number
  readonly seed: number
}

export interface SearchFigures {
  /** Processor time of the hard level for a decision, on average. */
  readonly hardMs: number
  /** Playouts of the expert level in a search, and the same playouts without dealing and comparing. */
  readonly searchedPerSecond: number
  readonly plainPerSecond: number
  /** The share of the time that dealing and comparing take. */
  readonly overhead: number
  /** How far the slowest hundredth of decisions exceeds its time; 0 means not at all. */
  readonly expertOverBudget: number
  readonly masterOverBudget: number
}

interface Question {
  readonly view: View
  readonly world: World
}

const SEASONED: Side = { level: 'seasoned', iterations: 0 }
const HARD: Side = { level: 'quick', iterations: 160 }
const PLAYOUTS = 500
const TURNS = [1, 4]
/** Masters take a second, so there are fewer of them. */
const MASTERS = 10

export async function benchSearch({ decisions, seed }: SearchRequest): Promise<SearchFigures> {
  const questions = questionsOf(decisions, seed)
  rateOf(questions, seed)
  const { searchedPerSecond, plainPerSecond } = rateOf(questions, seed)
  return {
    hardMs: hardMs(10 * decisions, seed),
    searchedPerSecond,
    plainPerSecond,
    overhead: rounded(Math.max(0, 1 - searchedPerSecond / plainPerSecond), 3),
    expertOverBudget: await overBudget('trader', questions, seed),
    masterOverBudget: await overBudget('master', questions.slice(0, Math.ceil(decisions / MASTERS)), seed),
  }
}

/** Questions of games between medium players, with worlds for those who are asked. */
function questionsOf(count: number, seed: number): Question[] {
  const found: Question[] = []
  for (let game = seed; found.length < count; game++) {
    const chance = fastChance(game)
    playGame(setupOf(game, { players: 2, teams: false }), game, (pause, seat) => {
      const world = pause.decision?.ask === 'action' ? World.of(pause, chance) : undefined
      if (world !== undefined && found.length < count) found.push({ view: view(pause, seat), world })
      return answerOf(SEASONED, pause, seat, chance)
    })
  }
  return found
}

function rateOf(
  questions: readonly Question[],
  seed: number,
): Pick<SearchFigures, 'searchedPerSecond' | 'plainPerSecond'> {
  let [playouts, searching, playing] = [0, 0, 0]
  for (const question of questions) {
    const start = performance.now()
    const found = SEARCHERS.trader.find(question, fastChance(seed), { iterations: PLAYOUTS })
    const between = performance.now()
    playOnly(question.world, netFor(question.world.now), fastChance(seed), TURNS, found.playouts)
    searching += between - start
    playing += performance.now() - between
    playouts += found.playouts
  }
  return {
    searchedPerSecond: Math.round((playouts / searching) * 1000),
    plainPerSecond: Math.round((playouts / playing) * 1000),
  }
}

/** All questions count, even those without a choice. */
function hardMs(decisions: number, seed: number): number {
  let [count, micros] = [0, 0]
  for (let game = seed; count < decisions; game++) {
    const chance = fastChance(game)
    playGame(setupOf(game, { players: 2, teams: false }), game, (pause, seat) => {
      if (seat === 0) return answerOf(SEASONED, pause, seat, chance)
      const start = process.cpuUsage()
      const answer = answerOf(HARD, pause, seat, chance)
      const { user, system } = process.cpuUsage(start)
      micros += user + system
      count += 1
      return answer
    })
  }
  return rounded(micros / count / 1000, 2)
}

async function overBudget(level: SearchingLevel, questions: readonly Question[], seed: number): Promise<number> {
  const over: number[] = []
  for (const question of questions) {
    const start = performance.now()
    const thinking = {
      deadline: start + THINKING_MS[level],
      now: () => performance.now(),
      breathe: () => setImmediate(),
    }
    await SEARCHERS[level].decide(question, fastChance(seed), thinking)
    over.push(Math.max(0, (performance.now() - start) / THINKING_MS[level] - 1))
  }
  return rounded(
    itemAt(
      over.toSorted((a, b) => a - b),
      Math.floor(over.length * 0.99),
    ),
    3,
  )
}
