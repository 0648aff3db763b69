/** The knowledge of each player about hidden cards: the lines “Hidden information” of the rulings, and G15. */
import { SPECTATOR } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { load, tryLine } from '../notation/run.ts'
import type { View } from '../view.ts'
import { view } from '../view.ts'

type Seen = (seat: number) => View['seats']

/** The seats in the view of each of them after these moves. */
function played(position: object, ...moves: string[]): Seen {
  let history = load({ game: 'dale', chance: { shuffle: 'keep' }, ...position })
  for (const move of moves) {
    const next = tryLine(history, move)
    if (typeof next === 'string') throw new Error(`${move}: ${next}`)
    history = next
  }
  return (seat) => view(history.pause, seat).seats
}

const picks = (...pick: number[]) => ({ shuffle: 'keep', pick })

test('foxes-3: giver and taker know each card, even where the taker gave one away at the same moment', () => {
  const players = [
    { hand: ['foxes-3', 'foxes-1', 'junk'] },
    { hand: ['foxes-2', 'owls-1'] },
    { hand: ['foxes-4', 'owls-2'] },
  ]

  for (const [side, step] of [
    ['left', 1],
    ['right', 2],
  ] as const) {
    const seen = played({ players, chance: picks(0, 0, 0) }, 'p1 play foxes-3', `p1 choose ${side}`)

    const given = ['foxes-1', 'foxes-2', 'foxes-4']
    for (const [giver, card] of given.entries()) {
      const taker = (giver + 3 - step) % 3
      const other = (giver + step) % 3
      expect(seen(giver)[taker]?.hand).toEqual([card, '?'])
      expect(seen(other)[taker]?.hand).not.toContain(card)
      expect(seen(SPECTATOR)[taker]?.hand).toEqual(['?', '?'])
    }
  }
})

test('foxes-3: a card that is given is not taken for an equal one that arrives at the same moment', () => {
  const players = [{ hand: ['foxes-3', 'foxes-1', 'junk'] }, { hand: ['foxes-1', 'owls-1'] }]

  const seen = played({ players, chance: picks(0, 0) }, 'p1 play foxes-3', 'p1 choose left')

  expect(seen(0)[1]?.hand).toEqual(['foxes-1', '?'])
  expect(seen(1)[0]?.hand).toEqual(['foxes-1', '?'])
})

test('ocelots-5a: both players know all exchanged cards, equal ones too', () => {
  const players = [
    { hand: ['ocelots-5a', 'foxes-1', 'foxes-1', 'junk'] },
    { hand: ['foxes-1', 'owls-1', 'owls-2'] },
    {},
  ]
  const chance = { ...picks(0, 0, 0, 0), die: [2] }

  const seen = played({ players, chance }, 'p1 play ocelots-5a', 'p1 choose p2')

  expect(seen(0)[1]?.hand).toEqual(['foxes-1', 'foxes-1', '?'])
  expect(seen(1)[0]?.hand).toEqual(['foxes-1', 'owls-1', '?'])
  expect(seen(2)[0]?.hand).toEqual(['?', '?', '?'])
})

test('ocelots-5a: the card that leaves may be the one that the other was known to hold', () => {
  const players = [
    { hand: ['ocelots-5a', 'foxes-1', 'junk'] },
    { hand: ['junk', 'junk', 'junk', 'junk', 'foxes-1'], discard: ['foxes-1'], schedule: ['sloths-1'] },
  ]
  const position = { players, turn: 'p2', chance: { ...picks(0, 4), die: [1] } }

  const seen = played(position, 'p2 discard none', 'p1 play ocelots-5a')

  expect(seen(0)[1]?.hand.filter((card) => card === 'foxes-1')).toHaveLength(1)
  expect(seen(0)[1]?.holds).toEqual([])
})

test('beavers-1: a paid card that goes on the deck is public', () => {
  const players = [
    { hand: ['foxes-1', 'junk', 'junk', 'junk', 'junk', 'junk'], deck: ['owls-1'], schedule: ['beavers-1'] },
    { hand: ['junk'] },
  ]
  const market = [null, null, null, null, 'foxes-2']

  const seen = played({ players, market }, 'p1 buy 5 with junk,foxes-1 top foxes-1')

  for (const seat of [0, 1, SPECTATOR]) expect(seen(seat)[0]?.deck).toEqual(['?', 'foxes-1'])
})
