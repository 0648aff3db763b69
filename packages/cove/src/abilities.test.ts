/** All 36 townsfolk (C-42, C-43, C-48), and corruption cards that are returned (C-50, C-51). */
import { describe, expect, test } from 'vitest'
import { COLOURS } from './pieces.ts'
import type { Given } from './testing/scenario.ts'
import { scenario } from './testing/scenario.ts'
import { TOWNSFOLK } from './townsfolk.ts'

const MINE = { clock: { human: 4, huckster: 12 } }
const FULL = ['red', 'red', 'red', 'red']
const of = (does: string) => TOWNSFOLK.filter(({ ability }) => ability.does === does)

/** The human hires this card from slot 1. */
function hires(card: string, given: Given = {}) {
  const table = scenario({ ...MINE, square: [card], ...given })
  table.plays('p1 go square 1')
  expect(table.human.townsfolk).toEqual([card])
  return table
}

test('C-42, C-43 every ability is the business of some cards', () => {
  const kinds = ['return corruption', 'hall gold', 'good', 'load', 'send to bag', 'move']
  expect(kinds.map((does) => of(does).length)).toEqual([8, 4, 12, 4, 4, 4])
})

describe.each(of('return corruption'))('$id $name', ({ id, ability }) => {
  const count = ability.does === 'return corruption' ? ability.count : 0

  test(`C-50, C-51 returns up to ${count} cards of your choice to the bottom of the deck`, () => {
    const table = hires(id, { corruptionDeck: ['hush'], human: { corruption: ['rumour', 'scandal', 'rumour'] } })
    const chosen = ['scandal', 'rumour'].slice(0, count)

    expect(table.cannot('p1 choose scandal,rumour,rumour')).toBe('too-many')
    expect(table.cannot(`p1 choose ${chosen.join(' ')}`)).toBeUndefined()
    table.plays(`p1 choose ${chosen.join()}`)

    expect(table.human.corruption).toHaveLength(3 - count)
    expect(table.position.corruptionDeck).toEqual(['hush', ...chosen])
  })

  test('or none', () => {
    const table = hires(id, { human: { corruption: ['rumour'] } })
    table.plays('p1 choose none')
    expect(table.human.corruption).toEqual(['rumour'])
  })

  test('with none to return nothing is asked', () => {
    const table = hires(id)
    expect(table.asked).toBe('p1 action')
    expect(table.cannot('p1 choose none')).toBeUndefined()
  })
})

test.each(of('hall gold'))('$id $name: 1 gold per customer in its hall', ({ id, ability }) => {
  const halls = { red: 3, green: 5, blue: 7, yellow: 2 }
  const table = hires(id, { halls })
  expect(table.human.gold).toBe(ability.does === 'hall gold' ? halls[ability.colour] : 0)
})

describe.each(of('good'))('$id $name', ({ id, ability }) => {
  test('gains its good', () => {
    const table = hires(id)
    if (ability.does !== 'good') return
    if (ability.colour !== 'any') {
      expect(table.human.shelf).toEqual([`${ability.size}-${ability.colour}`])
      return
    }
    expect(table.legal).toEqual(COLOURS.map((colour) => `p1 choose ${colour}`))
    table.plays('p1 choose blue')
    expect(table.human.shelf).toEqual(['small-blue'])
  })
})

describe.each(of('load'))('$id $name', ({ id }) => {
  test('brings 2 gold, then a newcomer to seat on a boat of your choice, docking it if it is full', () => {
    const table = hires(id, { bag: ['blue', 'red'], boats: [['red', 'red', 'red'], [], [], [], [], []] })
    table.plays('p1 choose yes')
    expect(table.human.gold).toBe(2)
    table.plays('p1 choose 1', 'p1 choose left-outer')
    expect(table.position.docks).toEqual([1, null, null, null])
    expect(table.position.bag).toEqual(['red'])
  })

  test('V3 the boat alone says that a newcomer should be drawn', () => {
    const table = hires(id, { bag: ['blue', 'red'] })
    table.plays('p1 choose 3')
    expect(table.position.boats[2]).toEqual(['blue'])
  })

  test.each(['no', 'none'])('C-48, V3 may be declined with `%s`, the gold with it', (word) => {
    const table = hires(id, { bag: ['blue'] })
    table.plays(`p1 choose ${word}`)
    expect(table.human.gold).toBe(0)
    expect(table.position.bag).toEqual(['blue'])
  })

  test('with no one to draw, or no free seat, it brings the gold alone', () => {
    expect(hires(id).human.gold).toBe(2)
    const table = hires(id, { bag: ['blue'], boats: [FULL, FULL, FULL, FULL, FULL, FULL] })
    expect(table.human.gold).toBe(2)
    expect(table.asked).toBe('p1 action')
  })
})

test('C-84 a rogue that is seated by a sailor lets the robbers act', () => {
  const table = hires('sai-01', { rogue: 'robbers', bag: ['rogue'], boats: [['red'], [], [], [], [], []] })
  table.plays('p1 choose 2')
  expect(table.asked).toBe('p1 scare off')
})

describe.each(of('send to bag'))('$id $name', ({ id }) => {
  const boats = [['red', 'rogue'], FULL, [], ['blue'], [], []]

  test('brings 2 gold, then one adventurer from a boat at sea may go into the bag', () => {
    const table = hires(id, { bag: ['green'], boats, docks: [2, null, null, null] })
    expect(table.human.gold).toBe(2)
    expect(table.legal).toEqual(['p1 choose none', 'p1 choose 1 red', 'p1 choose 1 rogue', 'p1 choose 4 blue'])
    expect(table.cannot('p1 choose 1')).toBe('not-an-option')
    table.plays('p1 choose rogue')
    expect(table.position.boats[0]).toEqual(['red'])
    expect(table.position.bag).toEqual(['green', 'rogue'])
  })

  test('also from a full boat that could not dock, or no one', () => {
    const table = hires(id, { boats })
    expect(table.cannot('p1 choose red 2')).toBeUndefined()
    table.plays('p1 choose none')
    expect(table.position.boats).toEqual(boats)
  })
})

describe.each(of('move'))('$id $name', ({ id }) => {
  const boats = [['red', 'rogue'], ['green', 'green', 'green'], [], ['blue'], [], []]

  test('brings 2 gold, then moves up to two adventurers between boats at sea, docking a full one', () => {
    const table = hires(id, { boats })
    expect(table.human.gold).toBe(2)
    table.plays('p1 choose 1 rogue 2', 'p1 choose left-inner')
    expect(table.position.docks).toEqual([null, 2, null, null])
    table.plays('p1 choose 4 blue 1')
    expect(table.position.boats).toEqual([['red', 'blue'], ['green', 'green', 'green', 'rogue'], [], [], [], []])
    expect(table.asked).toBe('p1 action')
  })

  test('one, or no one', () => {
    const one = hires(id, { boats })
    one.plays('p1 choose red 1', 'p1 choose 6', 'p1 choose none')
    expect(one.position.boats[5]).toEqual(['red'])
    const nobody = hires(id, { boats })
    nobody.plays('p1 choose none')
    expect(nobody.position.boats).toEqual(boats)
  })

  test('no one moves where no other boat has a free seat', () => {
    const table = hires(id, { boats: [FULL, FULL, FULL, ['red'], FULL, FULL], docks: [1, 2, 5, 6] })
    // Only boat 4 has room, so passengers of boat 3 can move there and those of boat 4 cannot move.
    expect(table.legal).toEqual(['p1 choose none', 'p1 choose 3 red'])
  })

  test('V18 a boat that was the only one and is written all the same does not answer the next question', () => {
    // Three hours from slot 4: after the moves the marker passes 5:30, and someone is drawn.
    const table = scenario({
      clock: { human: 5, huckster: 12 },
      square: [null, null, null, id],
      bag: ['blue'],
      boats: [FULL, FULL, ['red'], FULL, FULL, FULL],
      docks: [1, 2, 5, 6],
    })
    table.plays('p1 go square 4', 'p1 choose 4 red 3', 'p1 choose 4 red 3')
    expect(table.position.boats[2]).toEqual(['red', 'red', 'red'])
    expect(table.asked).toBe('p1 boat')
  })

  test('moving a rogue is not seating one: robbers stay quiet (V7)', () => {
    const table = hires(id, { rogue: 'robbers', boats })
    table.plays('p1 choose rogue 1', 'p1 choose 6')
    expect(table.asked).toBe('p1 move')
  })
})
