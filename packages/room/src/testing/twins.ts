/** Tables that differ only in cards which one seat cannot see. */
import type { PositionJson } from '@merchants/dale'
import { DECKS, decksNeeded, newGame, playOut, readPosition, writePosition } from '@merchants/dale'
import type { Chance } from '@merchants/tabletop'
import { fastChance, randomPlayer, shuffle } from '@merchants/tabletop'
import { Play } from '../play.ts'
import { Room } from '../room.ts'
import type { Rules } from '../rules.ts'
import { RULES, rulesOf } from '../rules.ts'
import type { Deal } from '../state.ts'
import { OPEN, Sitting } from './sitting.ts'

/** A random game at the start of some turn, as text; all numbers of players in turn. */
export function midGame(seed: number): PositionJson {
  const teams = seed % 4 === 3
  const players = teams ? 4 : 2 + (seed % 4)
  const decks = [...DECKS]
  shuffle(fastChance(seed * 7919 + 13), decks)
  const state = newGame({ players, teams, decks: decks.slice(0, decksNeeded(players, teams)) }, fastChance(seed))
  playOut(state, randomPlayer(fastChance(seed)), 1 + ((seed * 13) % 60))
  return state.phase === 'over' ? midGame(seed + 4) : writePosition(state)
}

/** Other cards in all hands but this seat's and in all decks; `isOpen` leaves the decks that it draws from alone. */
export function elsewhere(position: PositionJson, seat: number, chance: Chance, isOpen = false): PositionJson {
  const { players, marketDeck } = position
  const own = (at: number): boolean => at === seat
  const hidden = players.flatMap(({ hand, deck }, at) => (own(at) ? (isOpen ? [] : deck) : [...hand, ...deck]))
  const pool = isOpen ? hidden : [...hidden, ...marketDeck]
  shuffle(chance, pool)
  const deal = (pile: readonly string[]): string[] => pool.splice(0, pile.length)
  return {
    ...position,
    players: players.map((player, at) => ({
      ...player,
      hand: own(at) ? player.hand : deal(player.hand),
      deck: own(at) && isOpen ? player.deck : deal(player.deck),
    })),
    marketDeck: isOpen ? marketDeck : deal(marketDeck),
  }
}

/** A table where everybody has sat down and the game stands as the position says. */
export function tableAt(position: PositionJson): Sitting {
  const { players, decks, teams } = position
  const table = new Sitting({
    seats: players.map(() => OPEN),
    decks: decks as Deal['setup']['decks'],
    teams,
    clock: { kind: 'live', seconds: 600 },
  }).starts()
  const rules: Rules = { ...(rulesOf(RULES) as Rules), deal: () => readPosition(position as never) }
  const room = new Room(table.stored.map((text) => JSON.parse(text) as never))
  const { setup, seed } = room.deal as Deal
  room.play = new Play(rules, setup, seed)
  room.running = undefined
  table.room = room
  return table
}
