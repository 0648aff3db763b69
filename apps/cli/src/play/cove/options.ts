/** What the options of `merchants play cove` say, and what is still to be asked or assumed. */
import type { Level, Merchant, RogueCard, TownsfolkSet } from '@merchants/cove'
import { FIRST_GAME, inEnglish, MERCHANTS, whyNotSetup } from '@merchants/cove'
import { newSeed, Unplayable } from '../options.ts'
import type { CoveStart } from './match.ts'

/** What is known so far; the rest is asked for, or taken as in a first game. */
export interface CoveWishes {
  readonly humans?: number
  /** Of p1; with two humans the other merchant is p2’s. */
  readonly merchant?: Merchant
  readonly level?: Level
  readonly rogue?: RogueCard
  readonly sets?: readonly TownsfolkSet[]
  readonly seed?: string
}

export function coveStartOf(wishes: CoveWishes): CoveStart {
  const { humans = 1, merchant = 'blacksmith', level, rogue, sets, seed } = wishes
  const start: CoveStart = {
    merchants: [merchant, ...MERCHANTS.filter((each) => each !== merchant)].slice(0, humans),
    level: level ?? FIRST_GAME.level,
    rogue: rogue ?? FIRST_GAME.rogue,
    townsfolkSets: sets ?? FIRST_GAME.townsfolkSets,
    seed: seed ?? newSeed(),
  }
  const why = whyNotSetup(start)
  if (why !== undefined) throw new Unplayable(inEnglish(why))
  return start
}
