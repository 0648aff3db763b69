/** Arrival (C-52), clean-up (C-60), final scoring and who wins (C-1, C-2, C-61 to C-63, H-2, H-95). */
import { describe, expect, test } from 'vitest'
import { corruptionGold, guildGold, symbolsOf } from './scoring.ts'
import { scenario } from './testing/scenario.ts'

const EVENING = { clock: { human: 12, huckster: 12 } }
const FULL = ['red', 'red', 'green', 'rogue']

test('C-52 at arrival two newcomers for each boat, boat 1 first', () => {
  const bag = ['red', 'red', 'green', 'blue', 'rogue', 'red', 'yellow', 'red', 'red', 'blue', 'green', 'green']
  const table = scenario({ phase: 'arrival', bag })
  expect(table.position.boats).toEqual([
    ['red', 'red'],
    ['green', 'blue'],
    ['rogue', 'red'],
    ['yellow', 'red'],
    ['red', 'blue'],
    ['green', 'green'],
  ])
})

test('C-10 the bag may run dry at arrival', () => {
  const table = scenario({ phase: 'arrival', bag: ['red', 'red', 'green'] })
  expect(table.position.boats).toEqual([['red', 'red'], ['green'], [], [], [], []])
})

describe('C-60 clean-up', () => {
  const given = {
    ...EVENING,
    boats: [['blue', 'rogue', 'yellow'], FULL, [], ['red'], [], ['green', 'rogue']],
    docks: [null, 2, 4, null],
    halls: { red: 1, green: 1, blue: 1, yellow: 1 },
    lair: 2,
    round: 3,
  }

  test('step 1: everyone on the piers, rogues included, returns to the bag', () => {
    const table = scenario(given)
    table.plays('market', 'p1 done')
    expect(table.position.bag).toEqual(['red', 'red', 'green', 'rogue', 'red'])
  })

  test('step 2: customers at sea go to the hall of their colour; C-18 a full boat at sea too', () => {
    const table = scenario({ ...given, docks: [null, null, 4, null] })
    table.plays('market', 'p1 done')
    expect(table.position.halls).toEqual({ red: 3, green: 3, blue: 2, yellow: 2 })
  })

  test('step 3: rogues at sea go to the lair', () => {
    const table = scenario(given)
    table.plays('market', 'p1 done')
    expect(table.position.lair).toBe(4)
  })

  test('step 4: boats go back to sea, empty', () => {
    const table = scenario({ ...given, round: 1, bag: [] })
    table.plays('market', 'p1 done')
    // The people from the piers are drawn again at arrival.
    expect(table.position.docks).toEqual([null, null, null, null])
    expect(table.position.boats).toEqual([['red', 'red'], ['green', 'rogue'], ['red'], [], [], []])
  })

  test('step 5: the townsfolk in slot 1 is discarded, the others slide, a new one comes', () => {
    const square = ['loc-01', 'loc-02', 'loc-03', 'loc-04']
    const table = scenario({ ...EVENING, square, townsfolkDeck: ['loc-05'] })
    table.plays('market', 'p1 done')
    expect(table.position.square).toEqual(['loc-02', 'loc-03', 'loc-04', 'loc-05'])
    expect(table.position.townsfolkDiscard).toEqual(['loc-01'])
  })

  test('C-1 clean-up and the next arrival follow automatically; after round three only steps 1 to 3 are done', () => {
    const next = scenario({ ...given, round: 1 })
    next.plays('market', 'p1 done')
    expect(next.position).toMatchObject({ round: 2, phase: 'production' })
    const over = scenario({
      ...given,
      square: ['loc-01', null, null, null],
      human: { townsfolk: ['loc-02'], tired: ['loc-02'] },
    })
    over.plays('market', 'p1 done')
    expect(over.position).toMatchObject({ round: 3, phase: 'over', square: ['loc-01', null, null, null] })
    expect(over.human.tired).toEqual(['loc-02'])
    expect(over.asked).toBeUndefined()
    expect(over.cannot('p1 go rest')).toBe('game-is-over')
  })
})

describe('scoring', () => {
  test('X-7, C-61, C-62 symbols bring their halls and cost the lair', () => {
    const symbols = symbolsOf({ townsfolk: ['loc-01', 'loc-12'], corruption: ['rumour', 'scandal'] })
    expect(symbols).toEqual({ guilds: { red: 2, green: 0, blue: 0, yellow: 1 }, corruption: 3 })
    expect(guildGold(symbols, { red: 6, green: 5, blue: 4, yellow: 3 })).toBe(15)
    expect(corruptionGold(symbols, 5)).toBe(15)
  })

  test('C-61, C-62 townsfolk and corruption cards count alike', () => {
    const table = scenario({
      ...EVENING,
      round: 3,
      halls: { red: 6, green: 5, blue: 4, yellow: 3 },
      lair: 5,
      human: { gold: 20, townsfolk: ['mer-02'], corruption: ['favour-nobles', 'hush'] },
    })
    table.plays('market', 'p1 done')
    expect(table.human.gold).toBe(20 + 6 + 3 - 2 * 5)
  })

  test('C-60, C-61 adventurers at sea in round three count in the halls', () => {
    const table = scenario({
      ...EVENING,
      round: 3,
      boats: [['red'], [], [], [], [], []],
      human: { townsfolk: ['loc-01'] },
    })
    table.plays('market', 'p1 done')
    expect(table.human.gold).toBe(4)
  })

  test('C-3 gold may fall below 0', () => {
    const table = scenario({ ...EVENING, round: 3, lair: 8, human: { corruption: ['scandal'] } })
    table.plays('market', 'p1 done')
    expect(table.human.gold).toBe(-16)
  })
})

describe('winning', () => {
  const ends = (human: number, huckster: number) => {
    const table = scenario({ ...EVENING, round: 3, human: { gold: human }, huckster: { gold: huckster } })
    table.plays('market', 'p1 done')
    return table.winners
  }

  test('C-2, C-63, H-2 the human wins with strictly more gold', () => {
    expect(ends(51, 50)).toEqual([0])
    expect(ends(49, 50)).toEqual([1])
  })

  test('H-2 equal gold is not a win for the human', () => {
    expect(ends(50, 50)).toEqual([1])
  })
})
