/** A human turn (C-35 to C-41), and the town square (C-44 to C-47). */
import { describe, expect, test } from 'vitest'
import { scenario } from './testing/scenario.ts'

/** He is far ahead; from hour 4 on an hour passes no symbol. */
const MINE = { clock: { human: 4, huckster: 12 } }
const SQUARE = ['mer-01', 'mer-04', 'mer-07', 'mer-10']

test('C-35 the same location must not be used twice in a row', () => {
  const table = scenario({ ...MINE, square: SQUARE, townsfolkDeck: ['mer-02'] })
  table.plays('p1 go square 1')

  expect(table.human.at).toBe('square')
  expect(table.cannot('p1 go square 1')).toBe('same-location')
  table.plays('p1 go rest')
  expect(table.cannot('p1 go square 1')).toBeUndefined()
})

test('C-35 the figure starts each round off the board', () => {
  const table = scenario({ clock: { human: 12, huckster: 12 }, human: { at: 'guildVisit' } })
  table.plays('market', 'p1 done')
  expect(table.human.at).toBeNull()
})

test('C-36 the locations of another merchant are closed', () => {
  expect(scenario(MINE).cannot('p1 go brew small-red:red,red')).toBe('not-your-location')
  expect(scenario({ ...MINE, merchant: 'alchemist' }).cannot('p1 go stoke')).toBe('not-your-location')
})

describe('town square', () => {
  test.each([
    [1, 5],
    [2, 6],
    [3, 6],
    [4, 7],
  ])('C-37, C-44 slot %i leads to hour %i', (slot, hour) => {
    const table = scenario({ ...MINE, square: SQUARE })
    table.plays(`p1 go square ${slot}`)
    expect(table.position.clock['human']).toBe(hour)
  })

  test('C-45 the cards to the right move one slot left and a new card fills slot 4', () => {
    const table = scenario({ ...MINE, square: SQUARE, townsfolkDeck: ['loc-01', 'loc-02'] })
    table.plays('p1 go square 2')
    expect(table.human.townsfolk).toEqual(['mer-04'])
    expect(table.position.square).toEqual(['mer-01', 'mer-07', 'mer-10', 'loc-01'])
    expect(table.position.townsfolkDeck).toEqual(['loc-02'])
  })

  test('C-45 if the deck is empty the discards are shuffled', () => {
    const table = scenario({ ...MINE, square: SQUARE, townsfolkDiscard: ['loc-01', 'loc-02'] })
    table.plays('p1 go square 1')
    expect(table.position.square).toEqual(['mer-04', 'mer-07', 'mer-10', 'loc-02'])
    expect(table.position.townsfolkDeck).toEqual(['loc-01'])
    expect(table.position.townsfolkDiscard).toEqual([])
  })

  test('C-45 if there are none slots stay empty, and an empty slot cannot be hired from', () => {
    const table = scenario({ ...MINE, square: SQUARE })
    table.plays('p1 go square 1', 'p1 go rest')
    expect(table.position.square).toEqual(['mer-04', 'mer-07', 'mer-10', null])
    expect(table.cannot('p1 go square 4')).toBe('slot-is-empty')
    expect(scenario(MINE).cannot('p1 go square 1')).toBe('square-is-empty')
  })

  test('V20 one card comes for one that goes: gaps of a written square slide along and stay', () => {
    const square = ['mer-01', null, 'mer-07', null]
    const table = scenario({ ...MINE, square, townsfolkDeck: ['loc-01', 'loc-02'] })
    table.plays('p1 go square 1')
    expect(table.position.square).toEqual([null, 'mer-07', null, 'loc-01'])
    expect(table.position.townsfolkDeck).toEqual(['loc-02'])
  })

  test('C-46 a human may employ at most four', () => {
    const townsfolk = ['loc-01', 'loc-02', 'loc-03', 'loc-04']
    const table = scenario({ ...MINE, square: SQUARE, human: { townsfolk } })
    expect(table.cannot('p1 go square 1')).toBe('staff-is-full')
    const three = scenario({ ...MINE, square: SQUARE, human: { townsfolk: townsfolk.slice(1) } })
    expect(three.cannot('p1 go square 1')).toBeUndefined()
  })

  test('V14 the square is filled before the ability is resolved, so the human sees the new card first', () => {
    const table = scenario({ ...MINE, square: SQUARE, townsfolkDeck: ['loc-01'] })
    table.plays('p1 go square 1')
    const told = table.news.map(({ what }) => what)
    expect(told.indexOf('filled square')).toBeLessThan(told.indexOf('worked'))
    expect(told).toContain('filled square')
  })

  test('C-47 the ability is resolved once when the card is hired; then the card is tired', () => {
    const table = scenario({ ...MINE, square: SQUARE })
    table.plays('p1 go square 1')
    expect(table.human).toMatchObject({ shelf: ['small-red'], tired: ['mer-01'] })
    expect(table.cannot('p1 go staff mer-01')).toBe('nobody-rested')
  })
})

describe('staff room', () => {
  const STAFF = { townsfolk: ['mer-01', 'mer-04', 'mer-07'], tired: ['mer-07'] }

  test('C-38 two of the rested staff work, one after the other, for two hours; they are tired then', () => {
    const table = scenario({ ...MINE, human: STAFF })
    table.plays('p1 go staff mer-04,mer-01')
    expect(table.human).toMatchObject({ shelf: ['small-green', 'small-red'], tired: ['mer-07', 'mer-04', 'mer-01'] })
    expect(table.position.clock['human']).toBe(6)
  })

  test('C-38 or only one', () => {
    const table = scenario({ ...MINE, human: STAFF })
    table.plays('p1 go staff mer-04')
    expect(table.human.shelf).toEqual(['small-green'])
  })

  test('C-38 tired staff, strangers and a third one do not work', () => {
    const table = scenario({ ...MINE, human: STAFF })
    expect(table.cannot('p1 go staff mer-07')).toBe('is-tired')
    expect(table.cannot('p1 go staff loc-01')).toBe('not-your-staff')
    const three = scenario({ ...MINE, human: { townsfolk: STAFF.townsfolk } })
    expect(three.cannot('p1 go staff mer-01,mer-04,mer-07')).toBe('too-many-staff')
    expect(three.cannot('p1 go staff mer-01,mer-01')).toBe('named-too-often')
    expect(scenario(MINE).cannot('p1 go staff mer-01')).toBe('nobody-rested')
  })

  test('C-38, C-60 at clean-up they are rested again', () => {
    const table = scenario({ clock: { human: 12, huckster: 12 }, human: STAFF })
    table.plays('market', 'p1 done')
    expect(table.human.tired).toEqual([])
  })
})

test.each([
  ['red', 3],
  ['green', 5],
  ['blue', 1],
  ['yellow', 2],
])('C-39 a guild visit to the %s hall brings 1 gold for each customer in it, for two hours', (colour, gold) => {
  const table = scenario({ ...MINE, halls: { red: 3, green: 5, blue: 1, yellow: 2 } })
  table.plays(`p1 go guild ${colour}`)
  expect(table.human.gold).toBe(gold)
  expect(table.position.clock['human']).toBe(6)
})

test('V2 an empty hall is not worth a visit', () => {
  expect(scenario({ ...MINE, halls: { red: 0 } }).cannot('p1 go guild red')).toBe('hall-is-empty')
})

test('C-40 rest takes an hour, does nothing, and may be repeated', () => {
  const table = scenario({ ...MINE, halls: { red: 3 } })
  table.plays('p1 go rest', 'p1 go rest')
  expect(table.position.clock['human']).toBe(6)
  expect(table.human.gold).toBe(0)
})

describe('C-41 the shelf', () => {
  const shelf = [
    'small-red',
    'small-red',
    'small-red',
    'large-blue',
    'small-red',
    'small-red',
    'small-red',
    'small-red',
  ]

  test('a good that finds no space may replace a good of your choice', () => {
    const table = scenario({ ...MINE, square: ['mer-11'], human: { shelf } })
    table.plays('p1 go square 1')
    expect(table.legal).toEqual(['p1 choose none', 'p1 choose small-red', 'p1 choose large-blue'])
    table.plays('p1 choose large-blue')
    expect(table.human.shelf).toEqual(shelf.map((good) => (good === 'large-blue' ? 'large-yellow' : good)))
  })

  test('otherwise the new one is lost', () => {
    const table = scenario({ ...MINE, square: ['mer-11'], human: { shelf } })
    table.plays('p1 go square 1', 'p1 choose none')
    expect(table.human.shelf).toEqual(shelf)
  })

  test('the eighth good still finds a space', () => {
    const table = scenario({ ...MINE, square: ['mer-11'], human: { shelf: shelf.slice(1) } })
    table.plays('p1 go square 1')
    expect(table.human.shelf).toHaveLength(8)
    expect(table.asked).toBe('p1 action')
  })

  test('of your choice: also one of the same kind', () => {
    const table = scenario({ ...MINE, square: ['mer-01'], human: { shelf } })
    table.plays('p1 go square 1')
    expect(table.legal).toEqual(['p1 choose none', 'p1 choose small-red', 'p1 choose large-blue'])
    table.plays('p1 choose small-red')
    expect(table.human.shelf).toEqual(shelf)
  })

  test('where all goods are alike, nothing is asked', () => {
    const full = Array.from({ length: 8 }, () => 'small-red')
    const table = scenario({ ...MINE, square: ['mer-01'], human: { shelf: full } })
    table.plays('p1 go square 1')
    expect(table.human.shelf).toEqual(full)
    expect(table.asked).toBe('p1 action')
  })

  test('unsold goods are kept for later rounds', () => {
    const table = scenario({ clock: { human: 12, huckster: 12 }, human: { shelf: ['large-blue'] } })
    table.plays('market', 'p1 done')
    expect(table.position.round).toBe(2)
    expect(table.human.shelf).toEqual(['large-blue'])
  })
})
