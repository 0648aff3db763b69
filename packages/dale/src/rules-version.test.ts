/** The version of the rules, in states, records and positions. */
import { begin, fastChance } from '@merchants/tabletop'
import { describe, expect, test } from 'vitest'
import { daleRules } from './game.ts'
import { guess } from './guess.ts'
import { readPosition, writePosition } from './notation/position.ts'
import { load, runText } from './notation/run.ts'
import { beginSaved, readSavedStart, writeSavedGame } from './notation/saved.ts'
import { CURRENT_RULES, FIRST_RULES } from './rules-version.ts'
import { newGame } from './setup.ts'
import { clone } from './state.ts'
import { readStored, writeStored } from './store.ts'
import { view } from './view.ts'

const SETUP = { players: 2, teams: false, decks: ['owls', 'foxes', 'sloths'] as const }
const saved = { game: 'dale', players: 2, decks: ['owls', 'foxes', 'sloths'], seed: 'a' }

describe('a game keeps the version of the rules it began with (D28)', () => {
  test('a new game is played by the current rules, unless its setup says otherwise', () => {
    expect(newGame(SETUP, fastChance(1)).rules).toBe(CURRENT_RULES)
    expect(newGame({ ...SETUP, rules: FIRST_RULES }, fastChance(1)).rules).toBe(FIRST_RULES)
  })

  test('a copy, a view and a guess made from it keep the version', () => {
    const { pause } = begin(daleRules, newGame({ ...SETUP, rules: FIRST_RULES }, fastChance(1)))

    expect(clone(pause.now).rules).toBe(FIRST_RULES)
    expect(view(pause, 0).rules).toBe(FIRST_RULES)
    expect(guess(view(pause, 0), fastChance(2)).rules).toBe(FIRST_RULES)
  })

  test('a stored position keeps it; one without a version is version 1', () => {
    const rest = newGame(SETUP, fastChance(1))
    const text = writeStored({ rest, answers: [] })
    const { rules, ...older } = (JSON.parse(text) as { rest: { rules: number } }).rest

    expect(rules).toBe(CURRENT_RULES)
    expect(readStored(text).rest.rules).toBe(CURRENT_RULES)
    expect(readStored(JSON.stringify({ rest: older, answers: [] })).rest.rules).toBe(FIRST_RULES)
  })

  test('a saved game says it; one that does not is version 1', () => {
    expect(readSavedStart(saved).rules).toBe(FIRST_RULES)
    expect(load(saved).pause.now.rules).toBe(FIRST_RULES)
    expect(writeSavedGame({ ...SETUP, seed: 'a', moves: [] })).toMatchObject({ rules: CURRENT_RULES })
    expect(beginSaved({ ...SETUP, seed: 'a', rules: FIRST_RULES }).pause.now.rules).toBe(FIRST_RULES)
  })

  test('a position without it plays by the current rules, and prints an older version only', () => {
    const position = { game: 'dale', players: [{}, {}] }

    expect(readPosition(position).rules).toBe(CURRENT_RULES)
    expect(writePosition(readPosition(position))).not.toHaveProperty('rules')
    expect(readPosition({ ...position, rules: FIRST_RULES }).rules).toBe(FIRST_RULES)
  })

  test.each([0, CURRENT_RULES + 1, 1.5, '1', null])('the version %j is refused, naming the field', (rules) => {
    for (const given of [
      { ...saved, rules },
      { game: 'dale', players: [{}, {}], rules },
    ]) {
      const { exitCode, result } = runText(JSON.stringify(given))
      expect(exitCode).toBe(2)
      expect(JSON.stringify(result)).toContain('rules')
    }
  })

  test('a remark called "rule" is left alone (D23)', () => {
    expect(runText(JSON.stringify({ game: 'dale', players: [{}, {}], rule: '6.2' })).exitCode).toBe(0)
  })
})
