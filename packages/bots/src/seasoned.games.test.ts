/** The seasoned bot plays any game to its end, and better than a random player. */
import type { Deck, State } from '@merchants/dale'
import { decksNeeded, DECKS, newGame, playOut, view } from '@merchants/dale'
import type { Chance } from '@merchants/tabletop'
import { fastChance, shuffle, whyNotAnswer } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { Bot } from './bot.ts'
import { seasonedBot } from './seasoned.ts'
import { randomBot } from './random.ts'

/** More turns than any sensible game takes. */
const MOST_TURNS = 600
/** More questions than any sensible game asks. */
const MOST_QUESTIONS = 30_000

const someDecks = (players: number, teams: boolean, chance: Chance): Deck[] => {
  const decks = DECKS.slice()
  shuffle(chance, decks)
  return decks.slice(0, decksNeeded(players, teams))
}

/** Plays to the end and checks every answer. */
function play(seed: number, bots: readonly Bot[], teams = false): State {
  const chance = fastChance(seed)
  const players = bots.length
  const starter = seed % players
  const state = newGame({ players, teams, decks: someDecks(players, teams, chance), starter }, chance)
  const own = fastChance(seed + 1)
  let questions = 0
  const policy = (decision: Parameters<Parameters<typeof playOut>[1]>[0]): readonly number[] => {
    questions += 1
    if (questions > MOST_QUESTIONS) throw new Error(`game ${seed} goes round and round with ${decision.ask}`)
    const answer = (bots[decision.seat] as Bot).decide(view({ now: state, decision }, decision.seat), own)
    const why = whyNotAnswer(answer, decision)
    if (why !== undefined) throw new Error(`game ${seed}: ${why.key} to ${decision.ask}`)
    return answer
  }
  playOut(state, policy, MOST_TURNS)
  return state
}

test('seasoned beats random in at least nine games of ten', () => {
  const games = 100
  let won = 0
  for (let game = 0; game < games; game++) {
    const seat = game % 2
    const bots = seat === 0 ? [seasonedBot, randomBot] : [randomBot, seasonedBot]
    if (play(game >> 1, bots).winners.includes(seat)) won += 1
  }
  expect(won / games).toBeGreaterThanOrEqual(0.9)
})

test.each([
  [2, false, 60],
  [3, false, 24],
  [4, false, 16],
  [4, true, 16],
])('%i seasoned players (teams: %s) finish every game with any decks', (players, teams, games) => {
  const bots = Array.from({ length: players }, () => seasonedBot)
  for (let game = 0; game < games; game++) {
    expect(play(1000 + game, bots, teams).winners, `game ${1000 + game}`).not.toEqual([])
  }
})
