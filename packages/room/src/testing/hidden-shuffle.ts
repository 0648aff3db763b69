/** Tables that differ only in cards which one seat cannot see. */
import type { Deck, PositionJson } from '@merchants/dale'
import { DECKS, decksNeeded, newGame, playOut, readPosition, writePosition } from '@merchants/dale'
import type { AnyGame, Chance } from '@merchants/tabletop'
import { fastChance, randomPlayer, shuffle } from '@merchants/tabletop'
import { gameNamed } from '../games.ts'
import { LazyMatch } from '../lazy-match.ts'
import { Room } from '../room.ts'
import type { MatchStart } from '../state.ts'
import { OPEN, TestTable } from './test-table.ts'

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
export function reshuffleHidden(position: PositionJson, seat: number, chance: Chance, isOpen = false): PositionJson {
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

/** A table with all players seated and the game in the given position. */
export function tableAt(position: PositionJson): TestTable {
  const { players, decks, teams } = position
  const table = new TestTable({
    seats: players.map(() => OPEN),
    decks: decks as readonly Deck[],
    teams,
    clock: { kind: 'live', seconds: 600 },
  }).starts()
  const rules: AnyGame = { ...(gameNamed('dale') as AnyGame), deal: () => readPosition(position as never) }
  const room = new Room(table.stored.map((text) => JSON.parse(text) as never))
  const { setup, seed } = room.deal as MatchStart
  room.play = new LazyMatch(rules, setup, seed)
  room.running = undefined
  table.room = room
  return table
}
