/** A third game passes what every game must pass, by nothing but the contract. */
import { gameProperties, begin, fastChance, isRefusal } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { auction } from './auction.ts'

const SEEDS = 40

const checks = gameProperties({
  game: auction,
  setup: (seed) => ({ players: 2 + (seed % 3) }),
  inventory: ({ hands, bids, shown, unused }) =>
    [...hands.flat(), ...bids.flat(), ...shown, ...unused].toSorted((a, b) => a - b).join(),
  bound: 30,
})

for (const { name, check } of checks) {
  test(`${name} (${SEEDS} matches)`, () => {
    for (let seed = 1; seed <= SEEDS; seed++) check(seed)
  })
}

test('every legal move can be played, and a setup is read or refused with its field', () => {
  const history = begin(auction, auction.deal(auction.setup.read({ players: 3 }), fastChance(5)))
  const moves = auction.moves.legal(history)

  expect(moves).toHaveLength(4)
  for (const move of moves) expect(isRefusal(auction.moves.playLine(history, move))).toBe(false)
  expect(() => auction.setup.read({ players: 5 })).toThrow('players: 5 is not a whole number from 2 to 4')
})
