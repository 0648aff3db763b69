/** A position as one seat may see it: `?` for each hidden card of a hand, a count for decks. */
import type { State } from '../state.ts'
import type { PositionJson } from './position.ts'
import { writePosition } from './position.ts'

export type PositionSeen = Omit<PositionJson, 'players' | 'marketDeck' | 'chance'> & {
  readonly players: readonly (Omit<PositionJson['players'][number], 'deck'> & { readonly deck: number })[]
  readonly marketDeck: number
}

/** Built up field by field: what is not written here cannot leak. */
export function seenPosition(state: State, seat: number): PositionSeen {
  const { game, rules, decks, teams, turn, players, market, marketDiscard } = writePosition(state)
  return {
    game,
    ...(rules === undefined ? {} : { rules }),
    decks,
    teams,
    turn,
    players: players.map(({ hand, deck, discard, stall, schedule }, at) => ({
      hand: at === seat ? hand : hand.map(() => '?'),
      deck: deck.length,
      discard,
      stall,
      schedule,
    })),
    market,
    marketDeck: state.marketDeck.length,
    marketDiscard,
  }
}
