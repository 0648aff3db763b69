/** The clock (C-20 to C-34), with humans on it. */
import { describe, expect, test } from 'vitest'
import { scenario } from './testing/scenario.ts'

const FULL = ['red', 'red', 'red', 'red']
const THREE = ['red', 'red', 'red']

/** He is far ahead, so the human acts. */
const human = (hour: number) => ({ clock: { human: hour, huckster: 12 } })

describe('turn order', () => {
  test('C-21 the last acts', () => {
    expect(scenario({ clock: { human: 3, huckster: 4 } }).asked).toBe('p1 action')
    expect(scenario({ clock: { human: 5, huckster: 4 } }).asked).toBe('huckster turn')
  })

  test('C-21, H-15 of markers on one space the upper one acts first', () => {
    expect(scenario({ clock: { human: 4, huckster: 4, upper: 'huckster' } }).asked).toBe('huckster turn')
    expect(scenario({ clock: { human: 4, huckster: 4, upper: 'human' } }).asked).toBe('p1 action')
  })

  test('C-21 a marker that arrives on an occupied space goes on top, and acts again', () => {
    const table = scenario({ clock: { human: 2, huckster: 3, upper: 'huckster' } })

    table.plays('p1 go rest')

    expect(table.position.clock).toMatchObject({ human: 3, huckster: 3, upper: 'human' })
    expect(table.asked).toBe('p1 action')
  })

  test('C-29 a hand space is later than the hour before and earlier than the hour after', () => {
    expect(scenario({ clock: { human: 3.5, huckster: 3 } }).asked).toBe('huckster turn')
    expect(scenario({ clock: { human: 3.5, huckster: 4 } }).asked).toBe('p1 action')
    expect(scenario({ clock: { human: 7.5, huckster: 7.5, upper: 'human' } }).asked).toBe('p1 action')
  })

  test('C-30 who has reached the token takes no more turns; when all have, the market phase can begin', () => {
    expect(scenario({ clock: { human: 10, huckster: 11, token: 10 } }).asked).toBe('market')
    expect(scenario({ clock: { human: 9, huckster: 12, token: 10 } }).asked).toBe('p1 action')
    const table = scenario({ clock: { human: 11, huckster: 12 } })
    expect(table.cannot('market')).toBe('market-is-later')
    table.plays('p1 go rest')
    expect(table.asked).toBe('market')
  })
})

describe('symbols', () => {
  test('C-22, C-23, C-24 the symbols are after every odd hour, one newcomer each up to 7:30', () => {
    for (const hour of [1, 3, 5, 7]) {
      const table = scenario({ ...human(hour), bag: ['red', 'blue'] })
      table.plays('p1 go rest')
      if (table.asked === 'p1 hand') table.plays('p1 choose no')
      expect(table.asked, `hour ${hour}`).toBe('p1 boat')
      table.plays('p1 choose 1')
      expect(table.position.clock['human']).toBe(hour + 1)
      expect(table.position.bag).toEqual(['blue'])
    }
    for (const hour of [2, 4, 6, 8, 10]) {
      const table = scenario({ ...human(hour), bag: ['red', 'blue'] })
      table.plays('p1 go rest')
      expect(table.position.bag, `hour ${hour}`).toEqual(['red', 'blue'])
    }
  })

  test('X-2, H-17 passing 9:30 a human draws and seats a newcomer, docks the boat if full, then draws the second', () => {
    const table = scenario({ ...human(8), bag: ['red', 'blue', 'green'], boats: [THREE, [], [], [], [], []] })

    table.plays('p1 go guild red', 'p1 choose 1', 'p1 choose left-inner')

    expect(table.position.boats[0]).toEqual(FULL)
    expect(table.position.docks).toEqual([null, 1, null, null])
    expect(table.asked).toBe('p1 boat')

    table.plays('p1 choose 5')

    expect(table.position.boats[4]).toEqual(['blue'])
    expect(table.position.clock['human']).toBe(10)
    expect(table.position.bag).toEqual(['green'])
  })

  test('C-25 both players resolve a symbol they pass, because it is not used up', () => {
    const table = scenario({
      clock: { human: 5, huckster: 5, upper: 'huckster' },
      bag: ['red', 'blue'],
      huckster: { deck: ['hk-05'], right: 'hk-13' },
    })

    table.plays('huckster turn', 'p1 go rest', 'p1 choose 6')

    expect(table.position.boats).toEqual([[], [], ['red'], [], [], ['blue']])
  })

  test('C-25 symbols are resolved in the middle of the move, in clock order', () => {
    const table = scenario({
      ...human(9),
      bag: ['red', 'blue', 'green', 'yellow', 'rogue'],
      square: [null, null, null, 'loc-01'],
    })

    table.plays('p1 go square 4')

    // From 9 to 12: two at 9:30, then two at 11:30.
    expect(table.position.clock['human']).toBe(10)
    table.plays('p1 choose 1', 'p1 choose 1')
    expect(table.position.clock['human']).toBe(12)
    table.plays('p1 choose 2', 'p1 choose 2')
    expect(table.position.boats.slice(0, 2)).toEqual([
      ['red', 'blue'],
      ['green', 'yellow'],
    ])
  })

  test('C-24, H-94 with two humans each symbol brings one newcomer', () => {
    const table = scenario({
      merchants: ['blacksmith', 'alchemist'],
      clock: { p1: 9, p2: 12, huckster: 12 },
      bag: ['red', 'blue'],
    })

    table.plays('p1 go rest', 'p1 choose 1')

    expect(table.position.bag).toEqual(['blue'])
  })

  test('C-33 after 12 the marker goes on to 13, 14, and no symbols are there', () => {
    const table = scenario({ ...human(11), bag: ['red', 'blue', 'green'], square: [null, null, null, 'loc-01'] })

    table.plays('p1 go square 4', 'p1 choose 1', 'p1 choose 1')

    expect(table.position.clock['human']).toBe(14)
    expect(table.position.bag).toEqual(['green'])
  })
})

describe('hands', () => {
  test('X-3, C-27, C-28 stopping on the hand costs one corruption card and an hour and loads no one; passing it loads one newcomer', () => {
    const given = { ...human(7), bag: ['red', 'blue'], corruptionDeck: ['rumour', 'hush'] }
    const on = scenario(given)
    on.plays('p1 go guild red', 'p1 choose yes')

    expect(on.position.clock['human']).toBe(8)
    expect(on.human.corruption).toEqual(['rumour'])
    expect(on.position.bag).toEqual(['red', 'blue'])

    const off = scenario(given)
    off.plays('p1 go guild red', 'p1 choose no', 'p1 choose 3')

    expect(off.position.clock['human']).toBe(9)
    expect(off.human.corruption).toEqual([])
    expect(off.position.boats[2]).toEqual(['red'])
  })

  test('C-28 the hands are at 3:30 and 7:30 only', () => {
    for (const hour of [1, 3, 5, 7, 9, 11]) {
      const table = scenario({ ...human(hour), bag: ['red', 'red', 'red'] })
      table.plays('p1 go rest')
      expect(table.asked === 'p1 hand', `hour ${hour}`).toBe(hour === 3 || hour === 7)
    }
  })

  test('C-29 a marker may end its move on a hand space, and goes on from there to the next hour', () => {
    const table = scenario({ ...human(3), corruptionDeck: ['hush'] })
    table.plays('p1 go rest', 'p1 choose yes')
    expect(table.position.clock['human']).toBe(3.5)

    table.plays('p1 go rest')
    expect(table.position.clock['human']).toBe(4)
    expect(table.asked).toBe('p1 action')
  })

  test('C-50 with an empty corruption deck the hand costs nothing more', () => {
    const table = scenario(human(3))
    table.plays('p1 go rest', 'p1 choose yes')
    expect(table.human.corruption).toEqual([])
  })
})

describe('the market token', () => {
  /** Three docks are taken and boat 5 needs one more; the human is about to load it. */
  const nearlyDone = (hour: number, huckster: number) =>
    scenario({
      clock: { human: hour, huckster },
      bag: ['red', 'blue'],
      boats: [FULL, FULL, [], FULL, THREE, []],
      docks: [1, 2, null, 4],
    })

  test('X-4, C-32 when all docks are taken it moves to the hour after the foremost marker at the end of that turn', () => {
    const table = nearlyDone(8, 10)

    table.plays('p1 go guild red', 'p1 choose 5')
    expect(table.position.clock).toMatchObject({ token: 12 })
    table.plays('p1 choose 3')

    expect(table.position.docks).toEqual([1, 2, 5, 4])
    expect(table.position.clock).toMatchObject({ human: 10, huckster: 10, token: 11 })
    expect(table.asked).toBe('p1 action')
  })

  test('C-32 it never goes beyond 12', () => {
    const table = nearlyDone(9, 13)
    table.plays('p1 go rest', 'p1 choose 5', 'p1 choose 6')
    expect(table.position.clock['token']).toBe(12)
  })

  test('C-32 a marker on a hand space counts as the hour before it', () => {
    const table = nearlyDone(5, 7.5)
    table.plays('p1 go rest', 'p1 choose 5')
    expect(table.position.clock).toMatchObject({ human: 6, huckster: 7.5, token: 8 })
  })

  test('C-32 it moves once: docks that were taken before this turn do not move it', () => {
    const table = scenario({
      clock: { human: 2, huckster: 3 },
      boats: [FULL, FULL, [], FULL, FULL, []],
      docks: [1, 2, 4, 5],
    })
    table.plays('p1 go rest')
    expect(table.position.clock['token']).toBe(12)
  })
})

describe('the next round', () => {
  const evening = (clock: Record<string, string | number>) => {
    const table = scenario({ clock: { token: 10, ...clock } })
    table.plays('market', 'p1 done')
    return table.position.clock
  }

  test('C-20, C-31, C-34 markers return to 1, the token to 12, and who was further along is on top', () => {
    expect(evening({ human: 12, huckster: 11 })).toEqual({ human: 1, huckster: 1, upper: 'human', token: 12 })
    expect(evening({ human: 10, huckster: 11, upper: 'human' })).toMatchObject({ upper: 'huckster' })
  })

  test('C-34 on equal hours the upper one stays on top', () => {
    expect(evening({ human: 11, huckster: 11, upper: 'human' })).toMatchObject({ upper: 'human' })
    expect(evening({ human: 11, huckster: 11, upper: 'huckster' })).toMatchObject({ upper: 'huckster' })
  })
})
