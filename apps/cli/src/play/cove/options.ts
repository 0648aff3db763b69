/** The command-line options of `merchants play cove`, and the settings still to be asked or assumed. */
import type { Level, Merchant, RogueCard, TownsfolkSet } from '@merchants/cove'
import { FIRST_GAME, inEnglish, MERCHANTS, whyNotSetup } from '@merchants/cove'
import { newSeed } from '../seed.ts'
import { InvalidOption } from '../session.ts'
import type { CoveStart } from './match.ts'

/** The settings known so far; the rest is asked for, or taken as in a first game. */
export interface PartialCoveOptions {
  readonly humans?: number
  /** Of p1; with two humans the other merchant is p2’s. */
  readonly merchant?: Merchant
  readonly level?: Level
  readonly rogue?: RogueCard
  readonly sets?: readonly TownsfolkSet[]
  readonly seed?: string
}

export function coveStartOf(options: PartialCoveOptions): CoveStart {
  const { humans = 1, merchant = 'blacksmith', level, rogue, sets, seed } = options
  const start: CoveStart = {
    merchants: [merchant, ...MERCHANTS.filter((each) => each !== merchant)].slice(0, humans),
    level: level ?? FIRST_GAME.level,
    rogue: rogue ?? FIRST_GAME.rogue,
    townsfolkSets: sets ?? FIRST_GAME.townsfolkSets,
    seed: seed ?? newSeed(),
  }
  const why = whyNotSetup(start)
  if (why !== undefined) throw new InvalidOption(inEnglish(why))
  return start
}
