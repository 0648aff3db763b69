/** Wind of Change, which waits for a purchase and throws away a discard. */
import { expect, test } from 'vitest'
import { alone, five, four } from '../../testing/beginnings.ts'
import type { Given, Shared } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'

/** Ana, with Wind of Change on her schedule by default; Bo has nothing. */
const waiting = (ana: Given, shared?: Shared) => alone({ schedule: ['Wind of Change'], ...ana }, shared)

test('beavers-3 S1: one of the paid junk is thrown away after the purchase', () => {
  const { ana } = waiting({ hand: ['Junk', 'Junk', 'Junk', ...four] }, { market: ['Swank'] })

  ana.buys(5, 'Junk', 'Junk', 'Junk')
  expect(ana.isAsked).toBe('throw away')
  expect(ana.hand).toContain('Swank')
  ana.chooses('Junk')

  expect(ana.discard).toEqual(['Wind of Change', 'Junk', 'Junk'])
  expect(ana.schedule).toEqual([])
})

test('beavers-3 S2: with an empty discard pile nothing can be chosen, and Wind of Change is discarded', () => {
  const { ana, table } = waiting({ hand: ['Glue', ...four] }, { market: ['Sofa'] })

  ana.does("buy 5 with 'Glue' keep 'Glue'")

  expect(table.asked).toBe('bo: action')
  expect(ana.discard).toEqual(['Wind of Change'])
  expect(ana.hand).toContain('Glue')
})

test('beavers-3 S3: Master Builder acts while paying, Wind of Change afterwards', () => {
  const { ana } = waiting(
    { hand: ['Magnet', 'Junk', ...four], schedule: ['Wind of Change', 'Master Builder'] },
    { market: ['Glue'] },
  )

  ana.does("buy 5 with 'Magnet','Junk' top 'Magnet'")
  expect(ana.deck).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Master Builder', 'Junk'])
  expect(ana.isAsked).toBe('throw away')
  ana.chooses('Junk')

  expect(ana.discard).toEqual(['Wind of Change', 'Master Builder'])
})

test('beavers-3 S3: Master Builder, already discarded, is a card Wind of Change may throw away', () => {
  const { ana, table } = waiting(
    { hand: ['Magnet', ...four], schedule: ['Wind of Change', 'Master Builder'] },
    { market: ['Acorn', 'Sofa', 'Sofa', 'Sofa', 'Sofa'], marketDeck: ['Glue'] },
  )

  ana.buys(5, 'Magnet')
  ana.chooses('Master Builder')

  expect(ana.discard).toEqual(['Wind of Change', 'Magnet'])
  expect(table.marketDiscard).toEqual(['Master Builder'])
})

test('beavers-3 ruling 1: it goes to the schedule with a bonus action and triggers in the same turn', () => {
  const { ana } = alone({ hand: ['Wind of Change', 'Junk', 'Junk', ...four] }, { market: ['Cheer'] })

  ana.plays('Wind of Change')
  expect(ana.isAsked).toBe('bonus')
  expect(ana.schedule).toEqual(['Wind of Change'])
  ana.buys(5, 'Junk', 'Junk')
  ana.chooses('Junk')

  expect(ana.discard).toEqual(['Wind of Change', 'Junk'])
})

test('beavers-3 ruling 4: a free take does not trigger it', () => {
  const { ana, table } = waiting({ hand: ['Prepaid Good', ...four], discard: ['Junk'] }, { market: ['Glue'] })

  ana.plays('Prepaid Good')

  expect(table.asked).toBe('bo: action')
  expect(ana.schedule).toEqual(['Wind of Change'])
})

test('beavers-3 ruling 5: declined it is used up', () => {
  const { ana } = waiting({ hand: ['Junk', 'Junk', ...four] }, { market: ['Cheer'] })

  ana.buys(5, 'Junk', 'Junk')
  ana.chooses()

  expect(ana.discard).toEqual(['Wind of Change', 'Junk', 'Junk'])
  expect(ana.schedule).toEqual([])
})

test('beavers-3 ruling 2: one card is thrown away, not two', () => {
  const { ana } = waiting({ hand: ['Junk', 'Junk', ...four], discard: ['Glue'] }, { market: ['Cheer'] })

  ana.buys(5, 'Junk', 'Junk')

  expect(ana.cannot("choose 'Junk','Junk'")).toBe('too-many')
  expect(ana.cannot("choose 'Glue'")).toBeUndefined()
})

test('beavers-3 ruling 6: two of them throw away two cards, and the second may throw away the first', () => {
  const { ana, table } = waiting(
    { hand: ['Junk', 'Junk', ...four], schedule: ['Wind of Change', 'Wind of Change'] },
    { market: ['Cheer', 'Sofa', 'Sofa', 'Sofa', 'Sofa'], marketDeck: ['Glue'] },
  )

  ana.buys(5, 'Junk', 'Junk')
  ana.chooses('Junk')
  expect(ana.discard).toEqual(['Wind of Change', 'Junk'])
  ana.chooses('Wind of Change')

  expect(ana.discard).toEqual(['Wind of Change', 'Junk'])
  expect(table.marketDiscard).toEqual(['Wind of Change'])
  expect(ana.schedule).toEqual([])
})

test('beavers-3 ruling 6: of two different cards that wait as Wind of Change the owner chooses the first', () => {
  const { ana, table } = waiting(
    { hand: ['Junk', 'Junk', ...four], schedule: ['Wind of Change', 'Reflection=Wind of Change'] },
    { market: ['Cheer', 'Sofa', 'Sofa', 'Sofa', 'Sofa'], marketDeck: ['Glue'] },
  )

  ana.buys(5, 'Junk', 'Junk')
  ana.chooses('Reflection=Wind of Change')
  ana.chooses('Junk')
  expect(ana.schedule).toEqual(['Wind of Change'])
  ana.chooses('Reflection')

  expect(ana.discard).toEqual(['Wind of Change', 'Junk'])
  expect(table.marketDiscard).toEqual(['Reflection'])
})

test('beavers-3 ruling 8: Wind of Change cannot throw itself away, nor cards of another discard pile', () => {
  const { ana } = scenario(
    { ana: { hand: ['Junk', 'Junk', ...four], schedule: ['Wind of Change'] }, bo: { discard: ['Glue'] } },
    { market: ['Cheer'] },
  )

  ana.buys(5, 'Junk', 'Junk')

  expect(ana.cannot("choose 'Wind of Change'")).toBe('not-an-option')
  expect(ana.cannot("choose 'Glue'")).toBe('not-an-option')
})

test('beavers-3 ruling 9: an animalfolk card goes on top of the market discard', () => {
  const { ana, table } = waiting(
    { hand: ['Magnet', ...four], discard: ['Junk', 'Steady Achiever'] },
    { market: ['Acorn', 'Sofa', 'Sofa', 'Sofa', 'Sofa'], marketDeck: ['Glue'], marketDiscard: ['Rumours'] },
  )

  ana.buys(5, 'Magnet')
  ana.chooses('Steady Achiever')

  expect(ana.discard).toEqual(['Wind of Change', 'Magnet', 'Junk'])
  expect(table.marketDiscard).toEqual(['Steady Achiever', 'Rumours'])
})

test('beavers-3 ruling 10: it resolves before another player reacts to the purchase', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Junk', 'Junk', ...four], schedule: ['Wind of Change'] },
      bo: { hand: ['Binoculars'], deck: ['Glue'] },
    },
    { market: ['Cheer'] },
  )

  ana.buys(5, 'Junk', 'Junk')
  expect(table.asked).toBe('ana: throw away')
  ana.chooses('Junk')
  expect(table.asked).toBe('bo: react')
  expect(ana.schedule).toEqual([])
  bo.chooses()

  expect(table.asked).toBe('bo: action')
})

test('beavers-3 ruling 11: a chameleon that waits as Wind of Change is discarded as itself', () => {
  const { ana } = waiting(
    { hand: ['Junk', 'Junk', ...four], schedule: ['Trendsetting=Wind of Change'] },
    { market: ['Cheer'] },
  )

  ana.buys(5, 'Junk', 'Junk')
  ana.chooses('Junk')

  expect(ana.discard).toEqual(['Trendsetting', 'Junk'])
})

test('beavers-3 ruling 12: a purchase of the teammate does not trigger it', () => {
  const { ana, bo, cy, table } = scenario(
    {
      ana: { hand: five, discard: ['Junk'], schedule: ['Wind of Change'] },
      bo: { hand: five },
      cy: { hand: ['Junk', 'Junk', ...four] },
      dee: { hand: five },
    },
    { market: ['Cheer'], teams: true },
  )

  ana.discards()
  bo.discards()
  cy.buys(5, 'Junk', 'Junk')

  expect(ana.schedule).toEqual(['Wind of Change'])
  expect(table.asked).toBe('dee: action')
})

test('beavers-3 with beavers-1 and beavers-5b: Practice returns the first of them that resolves', () => {
  const { ana } = waiting(
    { hand: ['Magnet', 'Junk', ...four], schedule: ['Practice', 'Wind of Change', 'Master Builder'] },
    { market: ['Glue'] },
  )

  ana.does("buy 5 with 'Magnet','Junk' top 'Magnet'")
  expect(ana.isAsked).toBe('use it')
  ana.does('choose yes')
  expect(ana.hand).toContain('Master Builder')
  expect(ana.discard).toEqual(['Practice', 'Junk'])
  expect(ana.isAsked).toBe('throw away')
  ana.chooses('Practice')

  expect(ana.discard).toEqual(['Wind of Change', 'Junk'])
  expect(ana.schedule).toEqual([])
})
