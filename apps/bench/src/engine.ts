/** Measures the engine by random games, and the reference beside it. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { clone, writeStored } from '@merchants/dale'
import type { State } from '@merchants/dale'
import type { Speed } from './timed-run.ts'
import { TimedRun, rounded, SLICE, speedOf } from './timed-run.ts'
import { decisionTimes, halfPlayed, playEngineGame, playReferenceGame } from './games.ts'

export interface Request {
  readonly seconds: number
  readonly games?: number
  readonly reference: boolean
  readonly seed: number
}

export interface EngineFigures extends Speed {
  /** The time of copying a state in the middle of a game. */
  readonly cloneNs: number
  /** The bytes of a position in the middle of a game, as it is saved. */
  readonly positionBytes: number
  /** How much the heap has grown between the warm-up and the end of the games. */
  readonly heapGrowthMB: number
  /** The time of a decision in the last third of long games, divided by that in their first third. */
  readonly slowdown: number
  readonly referenceDecisionsPerSecond?: number
  readonly referenceDecisionsPerGame?: number
  /** The engine's decisions per second divided by the reference's. */
  readonly ratio?: number
}

const LONGEST_WARM_UP_SECONDS = 30
/** Share of the time spent on finding out whether long games get slower. */
const FOR_SLOWDOWN = 0.5

export function benchEngine({ seconds, games, reference, seed }: Request): EngineFigures {
  const engine = new TimedRun(playEngineGame, seed)
  const limit = new TimedRun(playReferenceGame, seed)
  engine.warmUp(Math.min(LONGEST_WARM_UP_SECONDS, 6 * seconds))
  if (reference) limit.warmUp(Math.min(LONGEST_WARM_UP_SECONDS, seconds))
  const before = heapInUse()
  const isDone = (): boolean => (games === undefined ? engine.seconds >= seconds : engine.games >= games)
  while (!isDone()) {
    engine.play(SLICE, games)
    if (reference) limit.play(SLICE)
  }
  const heapGrowthMB = rounded((heapInUse() - before) / 2 ** 20, 2)
  return {
    ...speedOf(engine),
    heapGrowthMB,
    ...figuresOfStates(seed, seconds),
    ...(reference && comparison(engine, limit)),
  }
}

const comparison = (engine: TimedRun, limit: TimedRun) => ({
  referenceDecisionsPerSecond: rounded(limit.decisionsPerSecond),
  referenceDecisionsPerGame: rounded(limit.decisions / limit.games, 1),
  ratio: rounded(engine.decisionsPerSecond / limit.decisionsPerSecond, 3),
})

const COPIES = 30_000

function figuresOfStates(seed: number, seconds: number) {
  const states = [2, 3, 4].map((players) => halfPlayed(players, seed))
  for (const state of states) nsOfClone(state)
  const bytes = states.map((rest) => Buffer.byteLength(writeStored({ rest, answers: [] })))
  return {
    cloneNs: rounded(mean(states.map(nsOfClone))),
    positionBytes: rounded(mean(bytes)),
    slowdown: slowdown(seed, seconds * FOR_SLOWDOWN),
  }
}

function nsOfClone(state: State): number {
  let copy = state
  const start = performance.now()
  // Each copy is made from the one before, so that none can be optimised away.
  for (let made = 0; made < COPIES; made++) copy = clone(copy)
  return ((performance.now() - start) * 1e6) / COPIES
}

/** The time of decisions late in long games, divided by that of as many early ones. */
function slowdown(seed: number, seconds: number): number {
  const end = performance.now() + seconds * 1000
  let first = 0
  let last = 0
  for (let game = seed; first === 0 || performance.now() < end; game++) {
    const times = decisionTimes(game)
    first += times?.firstThird ?? 0
    last += times?.lastThird ?? 0
  }
  return rounded(last / first, 3)
}

/** Memory held after everything else was freed. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
