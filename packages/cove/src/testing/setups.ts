/** Setups for games that tests play at random. */
import { LEVELS } from '../huckster/cards.ts'
import type { Merchant } from '../merchants/locations.ts'
import { ROGUE_CARDS } from '../rogues.ts'
import type { Setup } from '../state.ts'
import type { TownsfolkSet } from '../townsfolk.ts'

const SET_PAIRS: readonly (readonly TownsfolkSet[])[] = [
  ['locals', 'mercenaries'],
  ['mercenaries', 'sailors'],
  ['locals', 'sailors'],
]

const SEATINGS: readonly (readonly Merchant[])[] = [
  ['blacksmith'],
  ['alchemist'],
  ['blacksmith', 'alchemist'],
  ['alchemist', 'blacksmith'],
]

/** How many setups there are: merchants, levels, rogue cards and pairs of townsfolk sets. */
export const SETUPS = SEATINGS.length * LEVELS.length * ROGUE_CARDS.length * SET_PAIRS.length

/** Any setup: numbers in a row give every one in turn. */
export function anySetup(seed: number): Setup {
  let rest = seed
  const next = <T>(all: readonly T[]): T => {
    const one = all[rest % all.length] as T
    rest = Math.floor(rest / all.length)
    return one
  }
  return { merchants: next(SEATINGS), rogue: next(ROGUE_CARDS), townsfolkSets: next(SET_PAIRS), level: next(LEVELS) }
}
