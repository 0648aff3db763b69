/** A whole game as text, with a setup, a seed and moves. */
import type { Json, JsonObject } from '@merchants/tabletop'
import { begin, object, streamChance, Unreadable } from '@merchants/tabletop'
import { daleRules } from '../game.ts'
import type { ReasonKey } from '../reasons.ts'
import { inEnglish } from '../reasons.ts'
import { CURRENT_RULES, FIRST_RULES } from '../rules-version.ts'
import type { Setup } from '../setup.ts'
import { newGame, whyNotSetup } from '../setup.ts'
import type { DaleHistory } from './play.ts'
import { checkFields, readDecks, readRules } from './position.ts'
import { readSeat, seatWord } from './words.ts'

export interface SavedGame extends Setup {
  readonly seed: string
  readonly moves: readonly string[]
}

/** A saved game says how many players there are; a position lists them. */
export const isSavedGame = (json: Json): boolean => typeof object(json, 'position')['players'] === 'number'

/** The field that a setup is refused for. */
const FIELD_OF: Readonly<Partial<Record<ReasonKey, string>>> = {
  'wrong-players': 'players',
  'teams-need-four': 'teams',
  'deck-chosen-twice': 'decks',
  'wrong-decks': 'decks',
  'no-such-starter': 'turn',
}

/** Reads what a saved game starts from; throws `Unreadable` with the field that is wrong. */
export function readSavedStart(json: Json): Setup & { readonly seed: string } {
  const { seed } = object(json, 'saved game')
  if (typeof seed !== 'string' || seed.length === 0) throw new Unreadable('seed', seed, 'a text')
  return { ...readSetup(json), seed }
}

export function readSetup(json: Json): Setup {
  const given = object(json, 'saved game')
  checkFields(given)
  const { players, teams = false, turn = 'p1', decks } = given
  if (typeof players !== 'number') throw new Unreadable('players', players, 'a number of players')
  if (typeof teams !== 'boolean') throw new Unreadable('teams', teams, 'true or false')
  const starter = typeof turn === 'string' ? readSeat(turn) : undefined
  if (starter === undefined) throw new Unreadable('turn', turn, 'a seat')
  const rules = readRules(given['rules'], FIRST_RULES)
  const setup = { players, teams, decks: readDecks(decks), starter, rules }
  const why = whyNotSetup(setup)
  const field = why && FIELD_OF[why.key]
  if (why !== undefined)
    throw new Unreadable(field ?? 'saved game', field && given[field], `possible: ${inEnglish(why)}`, why)
  return setup
}

export const beginSaved = (setup: Setup & { readonly seed: string }): DaleHistory =>
  begin(daleRules, newGame(setup, streamChance(setup.seed)))

/** A setup without its rules version. The first seat starts unless `turn` names another. */
export const writeSetup = ({ players, decks, teams, starter = 0 }: Setup): JsonObject => ({
  players,
  decks,
  teams,
  ...(starter > 0 && { turn: seatWord(starter) }),
})

export function writeSavedGame(saved: SavedGame): Json {
  const { players, decks, teams, starter = 0, rules = CURRENT_RULES, seed, moves } = saved
  return { game: 'dale', rules, decks, players, teams, turn: seatWord(starter), seed, moves }
}
