/** A position as one seat can see it: `?` for each hidden card of a hand, a count for decks. */
import type { State } from '../state.ts'
import type { PositionJson } from './position.ts'
import { writePosition } from './position.ts'
import { view } from '../view.ts'

export type PositionSeen = Omit<PositionJson, 'players' | 'marketDeck' | 'chance'> & {
  readonly players: readonly (Omit<PositionJson['players'][number], 'deck'> & { readonly deck: number })[]
  readonly marketDeck: number
}

/** Built up field by field, so a field not written here cannot leak. */
export function seenPosition(state: State, seat: number): PositionSeen {
  const { game, rules, decks, teams, turn, players, market, marketDiscard } = writePosition(state)
  const seen = view({ now: state, decision: undefined }, seat)
  return {
    game,
    ...(rules === undefined ? {} : { rules }),
    decks,
    teams,
    turn,
    players: players.map(({ hand, discard, stall, schedule }, at) => ({
      hand: at === seat ? hand : (seen.seats[at]?.hand.map(() => '?') ?? []),
      deck: seen.seats[at]?.deck.length ?? 0,
      discard,
      stall,
      schedule,
    })),
    market,
    marketDeck: seen.marketDeck.length,
    marketDiscard,
  }
}
