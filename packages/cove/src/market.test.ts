/** Humans sell (C-7, C-13, C-15, C-16, C-19, C-54 to C-59), also to cultists (C-83). */
import { describe, expect, test } from 'vitest'
import type { Given } from './testing/scenario.ts'
import { scenario } from './testing/scenario.ts'

const EVENING = { clock: { human: 12, huckster: 12 } }

/** The crowd of each dock from left to right, and the human's shelf. */
function market(crowds: string[][], shelf: string[], more: Given = {}) {
  const [outer = [], inner = [], right = [], far = []] = crowds
  const table = scenario({
    ...EVENING,
    boats: [outer, inner, [], right, [], far],
    docks: [1, 2, 4, 6],
    ...more,
    human: { shelf },
  })
  table.plays('market')
  return table
}

test('X-1, C-55 the values of one colour are added up and multiplied by the customers of that colour', () => {
  const crowd = [[], ['red', 'red', 'yellow', 'rogue'], ['red', 'rogue'], []]
  const table = market(crowd, ['small-red', 'small-yellow', 'small-red'])

  table.plays('p1 sell small-red at plaza', 'p1 sell small-red at plaza', 'p1 sell small-yellow at plaza')

  expect(table.human.gold).toBe(15)
})

test.each([
  ['small-red', 2],
  ['small-green', 2],
  ['small-blue', 3],
  ['small-yellow', 3],
  ['large-red', 4],
  ['large-green', 4],
  ['large-blue', 6],
  ['large-yellow', 6],
])('C-54 a %s good is worth %i', (good, value) => {
  const table = market([[], [], [], ['red', 'green', 'blue', 'yellow']], [good])
  table.plays(`p1 sell ${good} at black-market`)
  expect(table.human.gold).toBe(value)
})

describe('piers', () => {
  test('C-13, C-15, C-16, C-56 the Bazaar takes large goods, the Plaza small ones, the black market both', () => {
    const table = market([['red'], ['red'], ['red'], ['red']], ['small-red', 'large-red'])
    expect(table.cannot('p1 sell small-red at bazaar')).toBe('wrong-size')
    expect(table.cannot('p1 sell large-red at plaza')).toBe('wrong-size')
    expect(table.legal).toEqual([
      'p1 done',
      'p1 sell small-red at plaza',
      'p1 sell small-red at black-market',
      'p1 sell large-red at bazaar',
      'p1 sell large-red at black-market',
    ])
  })

  test('C-7, C-56 a good without a customer of its colour there cannot be sold there', () => {
    const table = market([['red'], ['blue'], ['blue'], ['green']], ['small-red', 'small-blue'])
    expect(table.cannot('p1 sell small-red at plaza')).toBe('no-customer')
    expect(table.cannot('p1 sell small-red at black-market')).toBe('no-customer')
    expect(table.cannot('p1 sell small-green at black-market')).toBe('not-on-shelf')
  })

  test('C-14, C-19 the crowd of the Plaza is everyone from both of its boats', () => {
    const table = market([[], ['red', 'red', 'red', 'red'], ['red', 'red', 'red', 'red'], []], ['small-red'])
    table.plays('p1 sell small-red at plaza')
    expect(table.human.gold).toBe(16)
  })

  test('C-19 people in boats at sea buy nothing', () => {
    const table = market([[], ['green'], [], []], ['small-red', 'small-green'], {
      boats: [[], ['green'], ['red'], [], [], []],
    })
    expect(table.cannot('p1 sell small-red at plaza')).toBe('no-customer')
  })
})

test('C-55 customers are not used up: both sellers sell to the same crowd', () => {
  const table = market([['red'], [], [], []], ['large-red', 'large-red'], { huckster: { shelf: ['large-red'] } })
  expect(table.huckster.gold).toBe(4)
  table.plays('p1 sell large-red at bazaar', 'p1 sell large-red at bazaar')
  expect(table.human.gold).toBe(8)
})

test('C-57 a seller at the black market draws exactly one corruption card', () => {
  const table = market([[], [], [], ['red', 'blue']], ['small-red', 'large-blue', 'small-red'], {
    corruptionDeck: ['hush', 'rumour'],
  })
  table.plays('p1 sell small-red at black-market', 'p1 sell large-blue at black-market')
  expect(table.human.corruption).toEqual(['hush'])
})

test('V10 the card comes with the first sale, before the second', () => {
  const table = market([[], [], [], ['red']], ['small-red', 'small-red'], { corruptionDeck: ['hush', 'rumour'] })

  table.plays('p1 sell small-red at black-market')
  expect(table.human.corruption).toEqual(['hush'])

  table.plays('p1 sell small-red at black-market')
  expect(table.human.corruption).toEqual(['hush'])
})

test('C-57 the same again in the next round', () => {
  const table = market([[], [], [], ['red']], ['small-red'], { corruptionDeck: ['hush', 'rumour'] })
  table.plays('p1 sell small-red at black-market', 'p1 done')
  expect(table.position.round).toBe(2)
  expect(table.human).not.toHaveProperty('sold')
})

test('C-59 the Huckster is first, then the human sells freely, and may stop', () => {
  const table = market([['red'], [], [], []], ['large-red'], { huckster: { shelf: ['large-red'] } })
  expect(table.asked).toBe('p1 sell')
  table.plays('p1 done')
  expect(table.position.round).toBe(2)
  expect(table.human).toMatchObject({ gold: 0, shelf: ['large-red'] })
})

test('V18 a player with nothing to sell is still asked, after the Huckster has sold and before anyone leaves the piers', () => {
  const table = market([['red'], [], [], []], ['small-red'], { huckster: { shelf: ['large-red'], pool: ['red'] } })
  expect(table.asked).toBe('p1 sell')
  expect(table.legal).toEqual(['p1 done'])
  expect(table.position).toMatchObject({ round: 1, phase: 'market', boats: [['red'], [], [], [], [], []] })
  expect(table.huckster).toMatchObject({ gold: 5, pool: ['red'] })
  expect(table.cannot('p1 sell small-red at plaza')).toBe('no-customer')

  table.plays('p1 done')

  expect(table.asked).toBe('huckster turn')
  expect(table.position.round).toBe(2)
})

test('V18 a player with nothing left to sell is done, even if only the next move says so', () => {
  const table = market([['red'], [], [], []], ['large-red'])
  table.plays('p1 sell large-red at bazaar')
  expect(table.asked).toBe('p1 sell')

  table.plays('huckster turn')

  expect(table.position.round).toBe(2)
  expect(table.asked).toBe('p1 action')
})

test('goods are sold in the market phase only', () => {
  const table = scenario({ clock: { human: 4, huckster: 12 }, human: { shelf: ['small-red'] } })
  expect(table.cannot('p1 sell small-red at plaza')).toBe('not-in-market')
  expect(table.cannot('p1 done')).toBe('not-in-market')
})

test('in a position of the market phase where no one has sold yet a sale says that the Huckster has', () => {
  const table = scenario({
    phase: 'market',
    boats: [['red'], [], [], [], [], []],
    docks: [1, null, null, null],
    human: { shelf: ['large-red', 'large-red'] },
    huckster: { shelf: ['large-red'] },
  })
  expect(table.asked).toBe('market')
  table.plays('p1 sell large-red at bazaar')
  expect([table.human.gold, table.huckster.gold]).toEqual([4, 4])
})

describe('C-83 cultists', () => {
  const CULT = { rogue: 'cultists', corruptionDeck: ['hush', 'rumour', 'scandal'] }
  const crowd = [['red', 'rogue', 'rogue', 'blue'], [], [], []]

  test('if they may buy, each counts as one more customer for every colour, for one corruption card per pier', () => {
    const table = market(crowd, ['large-red', 'large-yellow', 'large-blue'], CULT)
    table.plays('p1 sell large-red at bazaar')
    expect(table.asked).toBe('p1 cultists')
    table.plays('p1 choose yes', 'p1 sell large-yellow at bazaar', 'p1 sell large-blue at bazaar')
    expect(table.human.gold).toBe(4 * 3 + 6 * 2 + 6 * 3)
    expect(table.human.corruption).toEqual(['hush'])
  })

  test('if not, they do not count, and this holds for the pier (V4)', () => {
    const table = market(crowd, ['large-red', 'large-yellow', 'large-red'], CULT)
    table.plays('p1 sell large-red at bazaar', 'p1 choose no')
    expect(table.human).toMatchObject({ gold: 4, corruption: [] })
    expect(table.cannot('p1 sell large-yellow at bazaar')).toBe('cultists-refused')
    table.plays('p1 sell large-red at bazaar')
    expect(table.human.gold).toBe(8)
  })

  test('where no one else would buy, they are not asked about', () => {
    const table = market(crowd, ['large-yellow', 'large-red'], CULT)
    table.plays('p1 sell large-yellow at bazaar')
    expect(table.human).toMatchObject({ gold: 12, corruption: ['hush'] })
    table.plays('p1 sell large-red at bazaar')
    expect(table.human.gold).toBe(12 + 12)
  })

  test('at the black market it is one card for them and one for the market', () => {
    const table = market([[], [], [], ['rogue', 'red']], ['small-red', 'small-red'], CULT)
    table.plays('p1 sell small-red at black-market', 'p1 choose yes')
    expect(table.human).toMatchObject({ gold: 4, corruption: ['hush', 'rumour'] })
  })

  test('the decision for a pier is part of a written position', () => {
    const table = market(crowd, ['large-red', 'large-red'], CULT)
    table.plays('p1 sell large-red at bazaar', 'p1 choose no')
    expect(table.human.sold).toEqual({ bazaar: false })
    const again = scenario(JSON.parse(JSON.stringify(table.position)))
    again.plays('p1 sell large-red at bazaar')
    expect(again.human.gold).toBe(8)
  })
})
