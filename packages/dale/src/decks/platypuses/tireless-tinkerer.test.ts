/** Tireless Tinkerer, which brings back the last discard. */
import { expect, test } from 'vitest'
import { alone, junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('platypuses-1 S1: Tireless Tinkerer puts the top discard on the deck', () => {
  const { ana } = alone({ hand: ['Tireless Tinkerer'], deck: ['Glue'], discard: ['Magnet', 'Junk'] })

  ana.plays('Tireless Tinkerer')

  expect(ana.deck).toEqual(['Magnet', 'Glue'])
  expect(ana.discard).toEqual(['Tireless Tinkerer', 'Junk'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-1 S2: Tireless Tinkerer finds an empty discard pile', () => {
  const { ana } = alone({ hand: ['Tireless Tinkerer', 'Junk'], deck: ['Glue'] })

  ana.plays('Tireless Tinkerer')

  expect(ana.hand).toEqual(['Junk'])
  expect(ana.deck).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Tireless Tinkerer'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-1 S3: onto an empty deck Tireless Tinkerer puts one card and nothing is shuffled', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Tireless Tinkerer'], discard: ['Glue'] },
    bo: { hand: ['Balancing'], discard: ['Junk'] },
  })

  ana.plays('Tireless Tinkerer')

  expect(ana.deck).toEqual(['Glue'])
  expect(ana.reads.join()).not.toContain('shuffled')
  expect(bo.isAsked).toBeUndefined()
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-1 ruling 4: the second Tireless Tinkerer moves the first, which is on top by then', () => {
  const { ana } = alone({ hand: ['Tireless Tinkerer', 'Tireless Tinkerer'], discard: ['Junk', 'Glue'] })

  ana.plays('Tireless Tinkerer')
  ana.plays('Tireless Tinkerer')

  expect(ana.deck).toEqual(['Tireless Tinkerer', 'Junk'])
  expect(ana.discard).toEqual(['Tireless Tinkerer', 'Glue'])
})

test('platypuses-1 ruling 7: a chameleon played as Tireless Tinkerer is discarded as itself', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection'], discard: ['Magnet'] },
    bo: { discard: ['Tireless Tinkerer'] },
  })

  ana.plays('Reflection')

  expect(ana.deck).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Reflection'])
  expect(bo.discard).toEqual(['Tireless Tinkerer'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-1 ruling 8: Tireless Tinkerer leaves the piles of the teammate alone', () => {
  const { ana, cy } = scenario(
    { ana: { hand: ['Tireless Tinkerer'] }, bo: {}, cy: { deck: ['Junk'], discard: ['Magnet'] }, di: {} },
    { teams: true },
  )

  ana.plays('Tireless Tinkerer')

  expect(cy.deck).toEqual(['Junk'])
  expect(cy.discard).toEqual(['Magnet'])
})

test('platypuses-1: everyone knows the card that Tireless Tinkerer moved, and it is drawn next', () => {
  const { ana, bo } = alone({ hand: ['Tireless Tinkerer', ...junk(4)], deck: ['Glue'], discard: ['Magnet'] })

  ana.plays('Tireless Tinkerer')
  ana.passes()

  expect(bo.reads).toContain('Magnet (platypuses-4) goes from p1’s discard pile to p1’s deck')
  expect(ana.hand).toEqual([...junk(4), 'Magnet'])
})
