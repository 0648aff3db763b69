/** Without motion only what other players did is marked. */
import type { EventView, Place } from '@merchants/dale'
import { expect, test } from 'vitest'
import { movesOfOthers } from './moves-of-others.ts'

const at = (zone: Place['zone'], seat: number): Place => ({ zone, seat, at: 0 })
const moved = (from: Place, to: Place): EventView => ({ what: 'moved', card: 'junk', from, to })
const turnOf = (seat: number): EventView => ({ what: 'turn began', seat, turn: 2 })
const played = (seat: number): EventView => ({ what: 'played', seat, card: 'owls-1', as: 'owls-1' })

const marked = (events: readonly EventView[], active = 0): readonly number[] => [
  ...movesOfOthers(events, { seat: 0, active }),
]

test('neither one’s own action nor one’s own new hand is marked', () => {
  const discard = moved(at('hand', 0), at('discard pile', 0))
  const draw = moved(at('deck', 0), at('hand', 0))

  expect(marked([played(0), discard, draw, draw])).toEqual([])
})

test('from the turn of another player on all moves are marked, until one’s own turn', () => {
  const purchase = moved(at('market', -1), at('hand', 1))
  const fresh = moved(at('market deck', -1), at('market', -1))

  expect(marked([turnOf(1), purchase, fresh, turnOf(0), fresh])).toEqual([1, 2])
  expect(marked([purchase, fresh], 1)).toEqual([0, 1])
})

test('a card that another player uses in one’s own turn is marked, but not the hand drawn after it', () => {
  const taken = moved(at('hand', 0), at('hand', 1))
  const draw = moved(at('deck', 0), at('hand', 0))

  expect(marked([played(1), taken, draw])).toEqual([1])
})
