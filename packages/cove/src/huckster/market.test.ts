/** The Huckster's market phase (H-72 to H-79, H-85, H-86) and his final scoring (H-83, H-84). */
import { framesOf } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { coveRules } from '../game.ts'
import { readPosition } from '../notation/read-position.ts'
import { clone } from '../state.ts'
import { scenario } from '../testing/scenario.ts'

const EVENING = { clock: { human: 12, huckster: 12 } }
const NO_CUSTOMERS = { red: 0, green: 0, blue: 0, yellow: 0 }

test('E-9, H-72, H-73, H-74, H-75 piers from left to right, the first buyer for each good, one corruption card at the black market', () => {
  const table = scenario({
    ...EVENING,
    boats: [['red'], ['blue'], [], [], [], ['red', 'red', 'red']],
    docks: [1, 2, null, 6],
    halls: NO_CUSTOMERS,
    corruptionDeck: ['hush', 'rumour'],
    huckster: { shelf: ['large-red', 'small-red'] },
  })

  table.plays('market')

  expect(table.huckster.gold).toBe(4 + 6)
  expect(table.huckster.shelf).toEqual([])
  expect(table.huckster.corruption).toEqual(['hush'])
})

test('H-75 exactly one corruption card, no matter how many goods he sold there', () => {
  const table = scenario({
    ...EVENING,
    boats: [[], [], [], [], [], ['red', 'red', 'green', 'rogue']],
    docks: [null, null, null, 6],
    halls: NO_CUSTOMERS,
    corruptionDeck: ['hush', 'rumour'],
    huckster: { shelf: ['large-red', 'small-red', 'small-green', 'large-green'] },
  })

  table.plays('market')

  expect(table.huckster.gold).toBe((4 + 2) * 2 + (2 + 4) * 1)
  expect(table.huckster.corruption).toEqual(['hush'])
})

test('H-73, H-76 each good leaves the shelf as it is sold, and its gold is there', () => {
  const rest = readPosition({
    game: 'cove',
    ...EVENING,
    chance: { shuffle: 'keep' },
    boats: [['red'], ['green', 'green'], [], [], [], ['red']],
    docks: [1, 2, null, 6],
    halls: NO_CUSTOMERS,
    huckster: { shelf: ['small-green', 'large-blue', 'small-green', 'large-red', 'small-red'], gold: 10 },
  })

  const sales = framesOf(coveRules, { rest, answers: [[0]] }, 0, (event, now) => ({ event, now: clone(now) })).filter(
    ({ event }) => event.what === 'sold',
  )

  expect(sales.map(({ now: { huckster } }) => [huckster.gold, ...huckster.shelf])).toEqual([
    [14, 'small-green', 'large-blue', 'small-green', 'small-red'],
    [18, 'large-blue', 'small-green', 'small-red'],
    [22, 'large-blue', 'small-red'],
    [24, 'large-blue'],
  ])
})

test('H-75 none if he sold nothing there', () => {
  const table = scenario({
    ...EVENING,
    boats: [['red'], [], [], [], [], ['red']],
    docks: [1, null, null, 6],
    corruptionDeck: ['hush'],
    huckster: { shelf: ['large-red'] },
  })

  table.plays('market')

  expect(table.huckster.corruption).toEqual([])
})

test('H-76 goods without a buyer stay on the shelf', () => {
  const table = scenario({
    ...EVENING,
    boats: [['red'], [], [], [], [], []],
    docks: [1, null, null, null],
    huckster: { shelf: ['small-red', 'large-blue', 'large-red'] },
  })

  table.plays('market')

  expect(table.huckster.shelf).toEqual(['small-red', 'large-blue'])
})

test('C-58, E-2, H-77, H-78, H-79 customers in the pool bring gold by their halls and stay; rogues neither bring nor cost', () => {
  const pool = ['red', 'red', 'green', 'yellow', 'rogue']
  const table = scenario({ ...EVENING, halls: { red: 3, green: 4, blue: 9, yellow: 2 }, huckster: { pool } })

  table.plays('market')

  expect(table.huckster.gold).toBe(12)
  expect(table.huckster.pool).toEqual(pool)
})

test('H-77 the support comes after the sales', () => {
  const table = scenario({
    ...EVENING,
    boats: [['red'], [], [], [], [], []],
    docks: [1, null, null, null],
    huckster: { shelf: ['large-red'], pool: ['red'] },
  })

  table.plays('market')

  const gold = table.news.flatMap((event) => (event.what === 'sold' || event.what === 'gold' ? [event.what] : []))
  expect(gold).toEqual(['sold', 'gold'])
})

test('H-85 criminals on a pier buy nothing', () => {
  const table = scenario({
    ...EVENING,
    rogue: 'criminals',
    boats: [['rogue', 'rogue'], [], [], [], [], []],
    docks: [1, null, null, null],
    huckster: { shelf: ['large-red'] },
  })

  table.plays('market')

  expect(table.huckster).toMatchObject({ gold: 0, shelf: ['large-red'] })
})

test('H-86 he always sells to cultists and draws the corruption this costs, once per pier', () => {
  const table = scenario({
    ...EVENING,
    rogue: 'cultists',
    boats: [['rogue', 'rogue', 'red'], [], [], [], ['rogue'], ['blue']],
    docks: [1, null, 5, 6],
    halls: NO_CUSTOMERS,
    corruptionDeck: ['hush', 'rumour', 'scandal'],
    huckster: { shelf: ['large-red', 'large-yellow', 'small-green'] },
  })

  table.plays('market')

  // Bazaar: 4 x (1 + 2) and 6 x 2; Plaza: 2 x 1.
  expect(table.huckster.gold).toBe(12 + 12 + 2)
  expect(table.huckster.corruption).toEqual(['hush', 'rumour'])
})

test('H-86, H-75 at the black market both are drawn', () => {
  const table = scenario({
    ...EVENING,
    rogue: 'cultists',
    boats: [[], [], [], [], [], ['rogue']],
    docks: [null, null, null, 6],
    corruptionDeck: ['hush', 'rumour', 'scandal'],
    huckster: { shelf: ['small-blue'] },
  })

  table.plays('market')

  expect(table.huckster).toMatchObject({ gold: 3, corruption: ['hush', 'rumour'] })
})

test('H-37, H-83 at the end his symbols count as those of a human do; H-84 goods left are worth nothing', () => {
  const table = scenario({
    ...EVENING,
    round: 3,
    halls: { red: 4, green: 3, blue: 2, yellow: 1 },
    lair: 3,
    huckster: {
      gold: 50,
      shelf: ['large-blue'],
      townsfolk: ['loc-01', 'mer-02'],
      corruption: ['favour-wizards', 'scandal'],
    },
  })

  table.plays('market', 'p1 done')

  // Red three times 4, blue once 2; corruption 1 + 1 + 2 = 4 times 3 rogues.
  expect(table.huckster.gold).toBe(50 + 12 + 2 - 12)
})
