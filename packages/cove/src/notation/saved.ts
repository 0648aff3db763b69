/** A whole game as text, with a setup, a seed and moves. */
import type { Json } from '@merchants/tabletop'
import { begin, object, streamChance, Unreadable, whole } from '@merchants/tabletop'
import { coveRules } from '../game.ts'
import { CURRENT_RULES, FIRST_RULES } from '../rules-version.ts'
import { newGame } from '../setup.ts'
import type { Setup } from '../state.ts'
import type { CoveHistory } from './play.ts'
import { checkFields, readSetup } from './read-setup.ts'

export interface SavedGame extends Setup {
  readonly seed: string
  readonly moves: readonly string[]
}

/** A saved game has a seed; a position scripts its randomness. */
export const isSavedGame = (json: Json): boolean => 'seed' in object(json, 'position')

/** Reads what a saved game starts from; throws `Unreadable` with the field that is wrong. */
export function readSavedStart(json: Json): Setup & { readonly seed: string } {
  const { seed } = object(json, 'saved game')
  if (typeof seed !== 'string' || seed.length === 0) throw new Unreadable('seed', seed, 'a text')
  return { ...readGameSetup(json), seed }
}

/** The choices before a game, with the version of the rules. */
export function readGameSetup(json: Json): Setup {
  const given = object(json, 'saved game')
  checkFields(given)
  const rules = whole(given['rules'] ?? FIRST_RULES, 'rules', FIRST_RULES, CURRENT_RULES)
  return { ...readSetup(given), rules }
}

export const beginSaved = ({ seed, ...setup }: Setup & { readonly seed: string }): CoveHistory =>
  begin(coveRules, newGame(setup, streamChance(seed)))

export function writeSavedGame(saved: SavedGame): Json {
  const { level, rogue, townsfolkSets, merchants, rules = FIRST_RULES, seed, moves } = saved
  const [merchant = '', second] = merchants
  const played = second === undefined ? { merchant } : { merchants }
  return { game: 'cove', rules, level, rogue, townsfolkSets, ...played, seed, moves }
}
