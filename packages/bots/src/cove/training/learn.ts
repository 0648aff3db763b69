/** Learns from games of the rules of thumb how a lead at the start of a day grows until the end (linear least squares). */
import type { Setup, State } from '@merchants/cove'
import { cove, LEVELS, newGame, ROGUE_CARDS, TOWNSFOLK_SETS } from '@merchants/cove'
import type { Answer } from '@merchants/tabletop'
import { below, fastChance, hash, itemAt, randomPlayer } from '@merchants/tabletop'
import { usualAnswer } from '../strong/search.ts'
import type { DayWeights } from '../strong/standing.ts'
import { featuresOf, leadOf } from '../strong/standing.ts'

/** The start of a day, and how much the lead had grown by the end of the game. */
export interface CoveSample {
  readonly day: number
  readonly features: readonly number[]
  readonly lead: number
  readonly growth: number
  readonly hasWon: boolean
}

const SEATINGS = [['blacksmith'], ['alchemist'], ['blacksmith', 'alchemist'], ['alchemist', 'blacksmith']] as const
/** Of 100 answers, how many are any legal ones; from game to game in turn. */
const NOISE = [0, 0, 5, 15] as const

const setupOf = (game: number): Setup => ({
  level: itemAt(LEVELS, game % LEVELS.length),
  rogue: itemAt(ROGUE_CARDS, (game >> 3) % ROGUE_CARDS.length),
  townsfolkSets: TOWNSFOLK_SETS.filter((_, at) => at !== game % TOWNSFOLK_SETS.length),
  merchants: itemAt(SEATINGS, (game >> 1) % SEATINGS.length),
})

/** The samples of one game, which has this number. */
export function samplesOf(game: number): CoveSample[] {
  const chance = fastChance(hash(`cove training ${game}`))
  const state = newGame(setupOf(game), fastChance(hash(`cove game ${game}`)))
  const anything = randomPlayer(chance)
  const noise = itemAt(NOISE, below(chance, NOISE.length))
  const days: { readonly day: number; readonly seat: number; readonly features: number[]; readonly lead: number }[] = []
  while (!cove.isOver(state)) {
    cove.step(state, (decision): Answer => {
      const isAny = decision.kind !== 'steps' && below(chance, 100) < noise
      return isAny ? anything(decision).slice() : usualAnswer(state, decision, chance)
    })
    if (isMorning(state)) {
      state.humans.forEach((_, seat) =>
        days.push({ day: state.round, seat, features: featuresOf(state, seat), lead: leadOf(state, seat) }),
      )
    }
  }
  return days.map(({ day, seat, features, lead }) => {
    const growth = leadOf(state, seat) - lead
    return { day, features, lead, growth, hasWon: state.winners.includes(seat) }
  })
}

const isMorning = ({ phase, round }: State): boolean => phase === 'arrival' && round > 1

const SPREADS = Array.from({ length: 50 }, (_, at) => at + 5)

/** The weights of each day but the first, and their log loss on every tenth sample, which was not learned from. */
export function learnCove(samples: readonly CoveSample[]): { weights: Record<number, DayWeights>; logLoss: number[] } {
  const weights: Record<number, DayWeights> = {}
  const logLoss: number[] = []
  for (const day of new Set(samples.map((sample) => sample.day))) {
    const all = samples.filter((sample) => sample.day === day)
    const learned = leastSquares(all.filter((_, at) => at % 10 !== 0))
    const kept = all.filter((_, at) => at % 10 === 0)
    const losses = SPREADS.map((spread) => lossOf(kept, learned, spread))
    const least = Math.min(...losses)
    weights[day] = { spread: itemAt(SPREADS, losses.indexOf(least)), weights: learned }
    logLoss.push(least)
  }
  return { weights, logLoss }
}

function lossOf(samples: readonly CoveSample[], weights: readonly number[], spread: number): number {
  let loss = 0
  for (const { features, lead, hasWon } of samples) {
    const expected = features.reduce((sum, feature, at) => sum + feature * itemAt(weights, at), lead)
    loss += Math.log(1 + Math.exp(((hasWon ? -1 : 1) * expected) / spread))
  }
  return loss / samples.length
}

/** Small weights are preferred by this much. */
const RIDGE = 1
const DIGITS = 1000

const add = (row: number[], column: number, more: number): void => void (row[column] = itemAt(row, column) + more)

/** Solves the normal equations by elimination. */
function leastSquares(samples: readonly CoveSample[]): number[] {
  const size = samples[0]?.features.length ?? 0
  const rows = Array.from({ length: size }, (_, row) => {
    const sums = Array.from({ length: size + 1 }, (__, column) => (row === column ? RIDGE : 0))
    for (const { features, growth } of samples) {
      const factor = itemAt(features, row)
      features.forEach((feature, column) => add(sums, column, factor * feature))
      add(sums, size, factor * growth)
    }
    return sums
  })
  for (const [pivot, row] of rows.entries()) {
    for (const other of rows) {
      if (other === row) continue
      const factor = itemAt(other, pivot) / itemAt(row, pivot)
      for (let column = pivot; column <= size; column++) add(other, column, -factor * itemAt(row, column))
    }
  }
  return rows.map((row, at) => Math.round((DIGITS * itemAt(row, size)) / itemAt(row, at)) / DIGITS)
}

/** Weights as the text of `strong/weights.ts`. */
export function writeCoveWeights(weights: Readonly<Record<number, DayWeights>>): string {
  const days = Object.entries(weights).map(([day, { spread, weights: list }]) => {
    const lines = list.map((weight) => `      ${weight},`)
    return [`  ${day}: {`, `    spread: ${spread},`, '    weights: [', ...lines, '    ],', '  },'].join('\n')
  })
  return [
    '/** The learned weights of each day but the first, made by training (docs/bots.md). */',
    "import type { DayWeights } from './standing.ts'",
    '',
    'export const WEIGHTS: Readonly<Record<number, DayWeights>> = {',
    ...days,
    '}',
    '',
  ].join('\n')
}
