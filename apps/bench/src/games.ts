/** Random games by number. The engine's and the reference's have the same players and decks. */
import type { DaleDecision, Deck, State } from '@merchants/dale'
import { DECKS, decksNeeded, newGame, playOut, playUnwatched } from '@merchants/dale'
import type { Answer, Chance } from '@merchants/tabletop'
import { fastChance, hash, randomPlayer, shuffle } from '@merchants/tabletop'
import { playReference } from './reference/game.ts'
import { state as reference } from './reference/table.ts'

/** A game that has not ended by this turn is stopped. */
const MOST_TURNS = 2000
/** Half of a usual game. */
const HALF_A_GAME = 100
/** Decisions of a game that counts as long: two thirds of all are shorter. */
const LONG = 700

const chanceOf = (game: number): Chance => fastChance(hash(`game ${game}`))
export const playersOf = (game: number): number => 2 + (game % 3)

function drawDecks(players: number, chance: Chance): Deck[] {
  const decks = DECKS.slice()
  shuffle(chance, decks)
  return decks.slice(0, decksNeeded(players, false))
}

export function deal(players: number, chance: Chance): State {
  return newGame({ players, decks: drawDecks(players, chance), teams: false }, chance)
}

/** Plays a game with the engine, as the playouts of bots do, and returns how many decisions it took. */
export function playEngineGame(game: number): number {
  const chance = chanceOf(game)
  const answer = randomPlayer(chance)
  let decisions = 0
  const decide = (decision: DaleDecision): Answer => {
    decisions += 1
    return answer(decision)
  }
  playUnwatched(deal(playersOf(game), chance), decide, MOST_TURNS)
  return decisions
}

/** Plays a game with the reference and returns how many decisions it took. */
export function playReferenceGame(game: number): number {
  const players = playersOf(game)
  const decks = drawDecks(players, chanceOf(game)).map((deck) => DECKS.indexOf(deck))
  reference.decisions = 0
  reference.memory = hash(`game ${game}`) | 0
  playReference(players, decks, MOST_TURNS)
  return reference.decisions
}

export function halfPlayed(players: number, seed: number): State {
  const chance = chanceOf(seed)
  const state = deal(players, chance)
  playOut(state, randomPlayer(chance), HALF_A_GAME)
  return state
}

/** How long the first and the last third of a game's decisions took; nothing for a game that is not long. */
export function decisionTimes(game: number): { readonly firstThird: number; readonly lastThird: number } | undefined {
  const third = Math.floor(playEngineGame(game) / 3)
  if (third < LONG / 3) return undefined
  const chance = chanceOf(game)
  const answer = randomPlayer(chance)
  const times: number[] = []
  let decisions = 0
  const decide = (decision: DaleDecision): Answer => {
    if (decisions++ % third === 0) times.push(performance.now())
    return answer(decision)
  }
  playUnwatched(deal(playersOf(game), chance), decide, MOST_TURNS)
  times.push(performance.now())
  const [start = 0, one = 0, two = 0, three = 0] = times
  return { firstThird: one - start, lastThird: three - two }
}
