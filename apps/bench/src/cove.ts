/** Measures the rules of the Cove by whole solo games with random human moves. */
import type { CoveDecision, Setup } from '@merchants/cove'
import { LEVELS, MERCHANTS, newGame, playOut, ROGUE_CARDS } from '@merchants/cove'
import type { TownsfolkSet } from '@merchants/cove'
import type { Answer } from '@merchants/tabletop'
import { fastChance, hash, randomPlayer, itemAt } from '@merchants/tabletop'
import type { Speed } from './timed-run.ts'
import { TimedRun, SLICE, speedOf } from './timed-run.ts'

export interface CoveRequest {
  readonly seconds: number
  readonly games?: number
  readonly seed: number
}

const LONGEST_WARM_UP_SECONDS = 10

export function benchCove({ seconds, games, seed }: CoveRequest): Speed {
  const engine = new TimedRun(playCoveGame, seed)
  engine.warmUp(Math.min(LONGEST_WARM_UP_SECONDS, 2 * seconds))
  const isDone = (): boolean => (games === undefined ? engine.seconds >= seconds : engine.games >= games)
  while (!isDone()) engine.play(SLICE, games)
  return speedOf(engine)
}

const SET_PAIRS: readonly (readonly TownsfolkSet[])[] = [
  ['locals', 'mercenaries'],
  ['mercenaries', 'sailors'],
  ['locals', 'sailors'],
]

/** Games in a row have both merchants, both levels, all rogue cards and all pairs of sets in turn. */
function setupOf(game: number): Setup {
  const pick = <T>(all: readonly T[], every: number): T => itemAt(all, Math.floor(game / every) % all.length)
  return {
    merchants: [pick(MERCHANTS, 1)],
    level: pick(LEVELS, 2),
    rogue: pick(ROGUE_CARDS, 4),
    townsfolkSets: pick(SET_PAIRS, 12),
  }
}

/** Plays a game and returns how many decisions it took, the steps of the Huckster among them. */
export function playCoveGame(game: number): number {
  const chance = fastChance(hash(`game ${game}`))
  const answer = randomPlayer(chance)
  let decisions = 0
  const decide = (decision: CoveDecision): Answer => {
    decisions += 1
    return answer(decision)
  }
  playOut(newGame(setupOf(game), chance), decide)
  return decisions
}
