/** The three actions of the Huckster (H-36 to H-51). */
import { describe, expect, test } from 'vitest'
import { scenario } from '../testing/scenario.ts'

/** His turn while no boat has a free seat, so no one boards on the way. */
const FULL = ['red', 'red', 'red', 'red']
const HIS = { clock: { human: 12, huckster: 4 }, boats: [FULL, FULL, FULL, FULL, FULL, FULL] }
const SQUARE = ['loc-01', 'loc-02', 'loc-03', 'loc-04']
const EIGHT = Array.from({ length: 8 }, () => 'small-red')

describe('hire', () => {
  test.each([
    ['left-outer', 'hk-05', 'hk-09', 'loc-01'],
    ['left-inner', 'hk-05', 'hk-10', 'loc-02'],
    ['right-inner', 'hk-06', 'hk-12', 'loc-03'],
    ['right-outer', 'hk-06', 'hk-11', 'loc-04'],
  ])('H-36 he takes the card that %s points at', (_, left, right, card) => {
    const table = scenario({ ...HIS, square: SQUARE, huckster: { deck: [left], right } })

    table.plays('huckster turn')

    expect(table.huckster.townsfolk).toEqual([card])
  })

  test('H-37 he ignores the ability on the card', () => {
    const table = scenario({
      ...HIS,
      square: ['mer-01', 'loc-02', 'loc-03', 'sai-02'],
      huckster: { deck: ['hk-05'], right: 'hk-09' },
    })

    table.plays('huckster turn')

    expect(table.huckster).toMatchObject({ townsfolk: ['mer-01'], shelf: [], gold: 0 })
  })

  test('H-38 he pays the cost of the inner halves, not that of the slot', () => {
    const table = scenario({ ...HIS, square: SQUARE, huckster: { deck: ['hk-06'], right: 'hk-11' } })

    table.plays('huckster turn')

    expect(table.huckster.townsfolk).toEqual(['loc-04'])
    expect(table.position.clock['huckster']).toBe(6)
  })

  test('H-39 he may own any number of townsfolk', () => {
    const townsfolk = ['loc-05', 'loc-06', 'loc-07', 'loc-08', 'loc-09']
    const table = scenario({ ...HIS, square: SQUARE, huckster: { deck: ['hk-05'], right: 'hk-09', townsfolk } })

    table.plays('huckster turn')

    expect(table.huckster.townsfolk).toEqual([...townsfolk, 'loc-01'])
  })

  test('H-40 then two newcomers join his pool, each on the leftmost free space', () => {
    const table = scenario({
      ...HIS,
      square: SQUARE,
      bag: ['blue', 'rogue', 'red'],
      huckster: { deck: ['hk-05'], right: 'hk-09', pool: ['green'] },
    })

    table.plays('huckster turn')

    expect(table.huckster.pool).toEqual(['green', 'blue', 'rogue'])
    expect(table.position.bag).toEqual(['red'])
  })

  test('E-6, H-41, H-42 a newcomer without space is not drawn, and a random corruption card is returned for it', () => {
    const table = scenario({
      ...HIS,
      square: SQUARE,
      bag: ['blue', 'green'],
      corruptionDeck: ['scandal'],
      pick: [1],
      huckster: {
        deck: ['hk-05'],
        right: 'hk-09',
        pool: ['red', 'red', 'red', 'red', 'red', 'red', 'red'],
        corruption: ['rumour', 'hush', 'scandal'],
      },
    })

    table.plays('huckster turn')

    expect(table.huckster.pool).toHaveLength(8)
    expect(table.position.bag).toEqual(['green'])
    expect(table.huckster.corruption).toEqual(['rumour', 'scandal'])
    expect(table.position.corruptionDeck).toEqual(['scandal', 'hush'])
  })

  test('H-42 without a corruption card nothing is returned', () => {
    const pool = Array.from({ length: 8 }, () => 'red')
    const table = scenario({
      ...HIS,
      square: SQUARE,
      bag: ['blue'],
      huckster: { deck: ['hk-05'], right: 'hk-09', pool },
    })

    table.plays('huckster turn')

    expect(table.huckster).toMatchObject({ pool, corruption: [] })
  })

  test('V16 a full pool comes before an empty bag, so a corruption card is returned for each newcomer not drawn', () => {
    const pool = Array.from({ length: 8 }, () => 'red')
    const table = scenario({
      ...HIS,
      square: SQUARE,
      pick: [0, 0],
      huckster: { deck: ['hk-05'], right: 'hk-09', pool, corruption: ['rumour', 'hush'] },
    })

    table.plays('huckster turn')

    expect(table.huckster).toMatchObject({ pool, corruption: [] })
  })

  test('H-41 an empty bag is not a lack of space, so no corruption card is returned', () => {
    const table = scenario({
      ...HIS,
      square: SQUARE,
      huckster: { deck: ['hk-05'], right: 'hk-09', corruption: ['rumour'] },
    })

    table.plays('huckster turn')

    expect(table.huckster).toMatchObject({ pool: [], corruption: ['rumour'] })
  })

  test('H-43 with x2 the square is refilled between the two hires, and both use the same symbols', () => {
    const table = scenario({
      ...HIS,
      square: SQUARE,
      townsfolkDeck: ['loc-05', 'loc-06', 'loc-07'],
      huckster: { deck: ['hk-10'], right: 'hk-11' },
    })

    table.plays('huckster turn')

    expect(table.huckster.townsfolk).toEqual(['loc-04', 'loc-05'])
    expect(table.position.square).toEqual(['loc-01', 'loc-02', 'loc-03', 'loc-06'])
  })

  test.each([
    ['hk-06', 'hk-11', ['loc-01', 'loc-02', 'loc-03', null], 'loc-03'],
    ['hk-06', 'hk-11', ['loc-01', 'loc-02', null, null], 'loc-02'],
    ['hk-06', 'hk-12', ['loc-01', null, null, 'loc-04'], 'loc-04'],
    ['hk-06', 'hk-12', ['loc-01', null, null, null], 'loc-01'],
    ['hk-05', 'hk-09', [null, null, 'loc-03', 'loc-04'], 'loc-03'],
    ['hk-05', 'hk-10', ['loc-01', null, 'loc-03', null], 'loc-01'],
  ])(
    'H-44 %s and %s at %j take the nearest filled slot on the same half, then on the other half',
    (left, right, square, card) => {
      const table = scenario({ ...HIS, square, huckster: { deck: [left], right } })

      table.plays('huckster turn')

      expect(table.huckster.townsfolk).toEqual([card])
      expect(table.rules).toContain('H-44')
    },
  )

  test('H-44 if the square is empty only the hire is skipped', () => {
    const table = scenario({ ...HIS, bag: ['blue', 'red'], huckster: { deck: ['hk-05'], right: 'hk-09' } })

    table.plays('huckster turn')

    expect(table.huckster).toMatchObject({ townsfolk: [], pool: ['blue', 'red'] })
  })
})

describe('goods', () => {
  test('H-45, H-46, H-47 the goods shown go to the leftmost free spaces, the left one of the card first', () => {
    const table = scenario({ ...HIS, huckster: { deck: ['hk-05'], right: 'hk-08', shelf: ['large-red'] } })

    table.plays('huckster turn')

    expect(table.huckster.shelf).toEqual(['large-red', 'small-yellow', 'small-blue'])
  })

  test('H-7, H-48, H-49 a good without space is not gained, and a newcomer joins his pool for it', () => {
    const table = scenario({
      ...HIS,
      bag: ['green', 'red'],
      huckster: { deck: ['hk-05'], right: 'hk-08', shelf: EIGHT.slice(1) },
    })

    table.plays('huckster turn')

    expect(table.huckster.shelf).toEqual([...EIGHT.slice(1), 'small-yellow'])
    expect(table.huckster.pool).toEqual(['green'])
  })

  test('E-5 a full shelf and two goods x2: four goods are not gained, four newcomers are drawn', () => {
    const table = scenario({
      ...HIS,
      bag: ['green', 'red', 'rogue', 'blue', 'yellow'],
      huckster: { deck: ['hk-09'], right: 'hk-06', shelf: EIGHT },
    })

    table.plays('huckster turn')

    expect(table.huckster.shelf).toEqual(EIGHT)
    expect(table.huckster.pool).toEqual(['green', 'red', 'rogue', 'blue'])
  })

  test('H-16 the supply of goods never runs out', () => {
    const shelf = Array.from({ length: 7 }, () => 'large-yellow')
    const table = scenario({ ...HIS, huckster: { deck: ['hk-05'], right: 'hk-07', shelf } })

    table.plays('huckster turn')

    expect(table.huckster.shelf).toEqual([...shelf, 'large-yellow'])
  })

  test('H-50 if the pool is full as well nothing happens', () => {
    const pool = Array.from({ length: 8 }, () => 'red')
    const table = scenario({
      ...HIS,
      bag: ['green'],
      huckster: { deck: ['hk-05'], right: 'hk-07', shelf: EIGHT, pool, corruption: ['rumour'] },
    })

    table.plays('huckster turn')

    expect(table.huckster).toMatchObject({ shelf: EIGHT, pool, corruption: ['rumour'] })
    expect(table.position.bag).toEqual(['green'])
    expect(table.rules).toContain('H-50')
  })
})

describe('guild support', () => {
  test.each([
    ['hk-13', 6],
    ['hk-14', 10],
    ['hk-15', 0],
    ['hk-16', 8],
  ])('H-51 %s brings 2 gold for each customer in its hall', (right, gold) => {
    const table = scenario({
      ...HIS,
      halls: { red: 3, green: 5, blue: 0, yellow: 4 },
      huckster: { deck: ['hk-05'], right },
    })

    table.plays('huckster turn')

    expect(table.huckster.gold).toBe(gold)
  })

  test('H-26, H-51 twice with x2', () => {
    const table = scenario({ ...HIS, halls: { red: 3 }, huckster: { deck: ['hk-04'], right: 'hk-13' } })

    table.plays('huckster turn')

    expect(table.huckster.gold).toBe(12)
  })
})
