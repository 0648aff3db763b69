/** Glue, which pays and stays. */
import { expect, test } from 'vitest'
import { alone, junk } from '../../testing/beginnings.ts'

test('platypuses-5b S1: Glue pays and stays in hand', () => {
  const { ana } = alone({ hand: ['Glue', 'Cheer'], deck: junk(5) }, { market: [null, null, null, 'Siesta'] })

  ana.does("buy 2 with 'Glue','Cheer' keep 'Glue'")

  expect(ana.reads).toContain('p1 buys Siesta (sloths-4) for 7')
  expect(ana.hand).toEqual(['Glue', 'Siesta', ...junk(3)])
  expect(ana.discard).toEqual(['Cheer'])
})

test('platypuses-5b S2: Glue alone pays 3 and may stay', () => {
  const { ana } = alone({ hand: ['Glue'], deck: junk(5) }, { market: ['Swank'] })

  ana.does("buy 5 with 'Glue' keep 'Glue'")

  expect(ana.hand).toEqual(['Glue', 'Swank', ...junk(3)])
  expect(ana.discard).toEqual([])
})

test('platypuses-5b S3: Glue that is spent for Ice Trade is discarded', () => {
  const { ana } = alone({ hand: ['Ice Trade', 'Glue'], deck: junk(5) }, { marketDeck: ['Magnet'] })

  ana.plays('Ice Trade')
  ana.chooses('Glue')

  expect(ana.discard).toEqual(['Ice Trade', 'Glue'])
  expect(ana.hand).toEqual(['Magnet', ...junk(4)])
})

test('platypuses-5b ruling 1: Glue counts for the overpay rule even if it stays', () => {
  const { ana } = alone({ hand: ['Glue', 'Junk'] }, { market: ['Magnet', 'Dangerous Test'] })

  expect(ana.cannot("buy 5 with 'Glue','Junk' keep 'Glue'")).toBe('overpaid')
  expect(ana.cannot("buy 4 with 'Glue' keep 'Glue'")).toBe('too-little')
  expect(ana.cannot("buy 4 with 'Glue','Junk' keep 'Glue'")).toBeUndefined()
})

test('platypuses-5b ruling 3: Glue need not stay', () => {
  const { ana } = alone({ hand: ['Glue'], deck: junk(5) }, { market: ['Swank'] })

  ana.buys(5, 'Glue')

  expect(ana.hand).toEqual(['Swank', ...junk(4)])
  expect(ana.discard).toEqual(['Glue'])
})

test('platypuses-5b ruling 2: no other paid card may stay with Glue', () => {
  const { ana } = alone({ hand: ['Glue', 'Junk'] }, { market: ['Magnet', 'Dangerous Test'] })

  expect(ana.cannot("buy 4 with 'Glue','Junk' keep 'Junk'")).toBe('cannot-stay')
  expect(ana.cannot("buy 4 with 'Glue','Junk' keep 'Glue','Junk'")).toBe('cannot-stay')
})

test('platypuses-5b ruling 6: Glue goes on the deck or stays, not both', () => {
  const { ana } = alone({ hand: ['Glue'], deck: junk(5), schedule: ['Master Builder'] }, { market: ['Swank'] })

  expect(ana.cannot("buy 5 with 'Glue' keep 'Glue' top 'Glue'")).toBe('cannot-go-on-deck')
  ana.does("buy 5 with 'Glue' top 'Glue'")

  expect(ana.hand).toEqual(['Swank', 'Glue', ...junk(3)])
  expect(ana.reads).toContain('Glue (platypuses-5b) goes from p1’s hand to p1’s deck')
  expect(ana.discard).toEqual(['Master Builder'])
})

test('platypuses-5b ruling 8: a chameleon paid as Glue may stay too', () => {
  const { ana } = alone({ hand: ['Trendsetting'], deck: junk(5) }, { market: ['Swank', 'Glue'] })

  ana.does("buy 5 with 'Trendsetting=Glue' keep 'Trendsetting'")

  expect(ana.hand).toEqual(['Trendsetting', 'Swank', ...junk(3)])
  expect(ana.discard).toEqual([])
})

test('platypuses-5b ruling 8: a chameleon may buy the very Glue that it copies and stay', () => {
  const { ana } = alone({ hand: ['Trendsetting'], deck: junk(5) }, { market: ['Glue'] })

  ana.does("buy 5 with 'Trendsetting' keep 'Trendsetting'")

  expect(ana.hand).toEqual(['Trendsetting', 'Glue', ...junk(3)])
})

test('platypuses-5b: everyone knows that Glue was kept', () => {
  const { ana, bo } = alone({ hand: ['Glue'], deck: junk(5) }, { market: ['Swank'] })

  ana.does("buy 5 with 'Glue' keep 'Glue'")

  expect(bo.reads.join()).toContain('Glue (platypuses-5b)')
})
