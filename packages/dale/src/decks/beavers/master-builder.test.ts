/** Master Builder, which waits for a purchase and puts a paid card on the deck. */
import { expect, test } from 'vitest'
import { alone, five, four } from '../../testing/beginnings.ts'
import type { Given, Shared } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'

/** Ana, with Master Builder on her schedule by default; Bo has nothing. */
const waiting = (ana: Given, shared?: Shared) => alone({ schedule: ['Master Builder'], ...ana }, shared)

test('beavers-1 S1: a paid card goes on top of the deck rather than on the discard pile', () => {
  const { ana } = waiting({ hand: ['Magnet', 'Junk', ...four], deck: ['Cookies'] }, { market: ['Glue'] })

  ana.does("buy 5 with 'Magnet','Junk' top 'Magnet'")

  expect(ana.deck).toEqual(['Magnet', 'Cookies'])
  expect(ana.discard).toEqual(['Master Builder', 'Junk'])
  expect(ana.schedule).toEqual([])
  expect(ana.hand).toContain('Glue')
})

test('beavers-1 S2: Master Builder triggers in the turn it was played', () => {
  const { ana } = alone({ hand: ['Master Builder', 'Magnet', ...four] }, { market: ['Acorn'] })

  ana.plays('Master Builder')
  expect(ana.isAsked).toBe('bonus')
  expect(ana.schedule).toEqual(['Master Builder'])
  ana.does("buy 5 with 'Magnet' top 'Magnet'")

  expect(ana.deck).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Master Builder'])
  expect(ana.schedule).toEqual([])
})

test('beavers-1 S3: a free take is not a purchase, Master Builder goes on waiting', () => {
  const { ana, table } = waiting({ hand: ['Prepaid Good', ...four] }, { market: ['Glue'] })

  ana.plays('Prepaid Good')

  expect(ana.hand).toEqual([...four, 'Glue'])
  expect(ana.schedule).toEqual(['Master Builder'])
  expect(ana.discard).toEqual(['Prepaid Good'])
  expect(table.turn).toBe('bo')
})

test('beavers-1 S4: Master Builder is used up even if its option is declined', () => {
  const { ana } = waiting({ hand: ['Magnet', ...four] }, { market: ['Acorn'] })

  ana.buys(5, 'Magnet')

  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Master Builder', 'Magnet'])
  expect(ana.schedule).toEqual([])
})

test('beavers-1 ruling 4: it waits face up through other turns and actions', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Master Builder', 'Magnet', ...four] }, bo: { hand: five } },
    { market: ['Acorn'] },
  )

  ana.plays('Master Builder')
  ana.passes()
  expect(bo.sees).toContain('"schedule":["beavers-1"]')
  bo.discards()
  ana.does("buy 5 with 'Magnet' top 'Magnet'")

  expect(ana.deck).toEqual(['Magnet'])
  expect(ana.schedule).toEqual([])
})

test('beavers-1 ruling 6: without a waiting Master Builder no paid card goes on the deck', () => {
  const { ana } = alone({ hand: ['Magnet', 'Master Builder'] }, { market: ['Acorn'] })

  expect(ana.cannot("buy 5 with 'Magnet' top 'Magnet'")).toBe('cannot-go-on-deck')
  expect(ana.cannot("buy 5 with 'Magnet'")).toBeUndefined()
})

test('beavers-1 ruling 7: a card kept by Glue cannot go on the deck as well', () => {
  const { ana } = waiting({ hand: ['Glue', ...four] }, { market: ['Sofa'] })

  expect(ana.cannot("buy 5 with 'Glue' keep 'Glue' top 'Glue'")).toBe('cannot-go-on-deck')
  ana.does("buy 5 with 'Glue' top 'Glue'")

  expect(ana.hand).not.toContain('Glue')
  expect(ana.deck).toEqual(['Glue'])
})

test('beavers-1 ruling 7: a junk card thrown away by Essential Purchase cannot go on the deck as well', () => {
  const { ana } = waiting({ hand: ['Junk', 'Junk', 'Junk', ...four] }, { market: ['Essential Purchase'] })

  expect(ana.cannot("buy 5 with 'Junk','Junk','Junk' throw 'Junk','Junk','Junk' top 'Junk'")).toBe('cannot-go-on-deck')
  ana.does("buy 5 with 'Junk','Junk','Junk' throw 'Junk','Junk' top 'Junk'")

  expect(ana.deck).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Master Builder'])
})

test('beavers-1 ruling 8: two Master Builders put two paid cards on the deck, written top first', () => {
  const { ana } = waiting(
    { hand: ['Cookies', 'Swank', 'Junk', ...four], schedule: ['Master Builder', 'Master Builder'] },
    { market: [null, 'Glue'] },
  )

  expect(ana.cannot("buy 4 with 'Cookies','Swank','Junk' top 'Cookies','Swank','Junk'")).toBe('cannot-go-on-deck')
  ana.does("buy 4 with 'Cookies','Swank','Junk' top 'Cookies','Swank'")

  expect(ana.deck).toEqual(['Cookies', 'Swank'])
  expect(ana.discard).toEqual(['Master Builder', 'Master Builder', 'Junk'])
})

test('beavers-1 ruling 8: one Master Builder puts one paid card on the deck, not two', () => {
  const { ana } = waiting({ hand: ['Cookies', 'Swank', ...four] }, { market: ['Glue'] })

  expect(ana.cannot("buy 5 with 'Cookies','Swank' top 'Cookies','Swank'")).toBe('cannot-go-on-deck')
  expect(ana.cannot("buy 5 with 'Cookies','Swank' top 'Swank'")).toBeUndefined()
})

test('beavers-1 ruling 8: with two Master Builders and one card on the deck both are used up', () => {
  const { ana } = waiting(
    { hand: ['Magnet', ...four], schedule: ['Master Builder', 'Master Builder'] },
    { market: ['Acorn'] },
  )

  ana.does("buy 5 with 'Magnet' top 'Magnet'")

  expect(ana.deck).toEqual(['Magnet'])
  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Master Builder', 'Master Builder'])
})

test('beavers-1 ruling 9: the bought card and cards that were not paid cannot go on the deck', () => {
  const { ana } = waiting({ hand: ['Magnet', ...four] }, { market: ['Acorn'] })

  expect(ana.cannot("buy 5 with 'Magnet' top 'Acorn'")).toBe('cannot-go-on-deck')
  expect(ana.cannot("buy 5 with 'Magnet' top 'Little Villain'")).toBe('cannot-go-on-deck')
})

test('beavers-1 ruling 10: a chameleon played as Master Builder stays frozen though its model is bought', () => {
  const { ana } = alone({ hand: ['Trendsetting', 'Junk', ...four] }, { market: ['Master Builder'] })

  ana.plays('Trendsetting=Master Builder')
  expect(ana.schedule).toEqual(['Trendsetting=Master Builder'])
  ana.does("buy 5 with 'Junk' top 'Junk'")

  expect(ana.hand).toContain('Master Builder')
  expect(ana.deck).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Trendsetting'])
})

test('beavers-1 ruling 10: a paid chameleon may be chosen and is plain on the deck', () => {
  const { ana } = scenario(
    { ana: { hand: ['Reflection', ...four], schedule: ['Master Builder'] }, bo: { discard: ['Magnet'] } },
    { market: ['Acorn'] },
  )

  ana.does("buy 5 with 'Reflection=Magnet' top 'Reflection'")

  expect(ana.deck).toEqual(['Reflection'])
  expect(ana.discard).toEqual(['Master Builder'])
})

test('beavers-1 ruling 11: a purchase of the teammate does not trigger it', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: five, schedule: ['Master Builder'] },
      bo: { hand: five },
      cy: { hand: ['Magnet', ...four] },
      dee: { hand: five },
    },
    { market: ['Acorn'], teams: true },
  )

  ana.discards()
  bo.discards()
  expect(cy.cannot("buy 5 with 'Magnet' top 'Magnet'")).toBe('cannot-go-on-deck')
  cy.buys(5, 'Magnet')

  expect(ana.schedule).toEqual(['Master Builder'])
  expect(cy.discard).toEqual(['Magnet'])
})
