/** Siesta, which takes a discard when the next turn begins. */
import { expect, test } from 'vitest'
import { alone, turnBegins } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('sloths-4 S1: Siesta may take Steady Achiever, which was resolved before it', () => {
  const { ana } = turnBegins({ deck: ['Glue'], discard: ['Junk'], schedule: ['Siesta', 'Steady Achiever'] })

  expect(ana.isAsked).toBe('start')
  ana.chooses('Steady Achiever')
  ana.chooses('Steady Achiever')

  expect(ana.hand).toEqual(['Glue', 'Steady Achiever'])
  expect(ana.discard).toEqual(['Siesta', 'Junk'])
})

test('sloths-4 S2: Siesta finds an empty discard pile', () => {
  const { ana } = turnBegins({ hand: ['Magnet'], schedule: ['Siesta'] })

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Siesta'])
  expect(ana.isAsked).toBe('action')
})

test('sloths-4 S3: Siesta may be declined', () => {
  const { ana } = turnBegins({ hand: ['Magnet'], discard: ['Glue'], schedule: ['Siesta'] })

  expect(ana.isAsked).toBe('take')
  ana.chooses()

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Siesta', 'Glue'])
})

test('sloths-4 ruling 1: Siesta waits and gives its bonus action right away', () => {
  const { ana } = alone({ hand: ['Siesta'], discard: ['Glue'] })

  ana.plays('Siesta')

  expect(ana.hand).toEqual([])
  expect(ana.schedule).toEqual(['Siesta'])
  expect(ana.discard).toEqual(['Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('sloths-4 ruling 2: Siesta takes a discard from anywhere in the pile, but only one', () => {
  const { ana } = turnBegins({ discard: ['Junk', 'Swank', 'Glue'], schedule: ['Siesta'] })

  expect(ana.cannot("choose 'Glue','Swank'")).toBe('too-many')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Siesta', 'Junk', 'Swank'])
})

test('sloths-4 ruling 2: of two alike discards the player picks the place', () => {
  const { ana } = turnBegins({ discard: ['Glue', 'Junk', 'Glue'], schedule: ['Siesta'] })

  ana.chooses('Glue#2')

  // Piles are written top first, so the second Glue is the lower one.
  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Siesta', 'Glue', 'Junk'])
})

test('sloths-4 ruling 6: Siesta cannot take itself', () => {
  const { ana } = turnBegins({ discard: ['Glue'], schedule: ['Siesta'] })

  expect(ana.cannot("choose 'Siesta'")).toBe('not-an-option')
})

test('sloths-4 ruling 7: resolved first, Siesta does not reach the card that still waits', () => {
  const { ana } = turnBegins({ deck: ['Glue'], discard: ['Junk'], schedule: ['Siesta', 'Steady Achiever'] })

  ana.chooses('Siesta')

  expect(ana.isAsked).toBe('take')
  expect(ana.cannot("choose 'Steady Achiever'")).toBe('not-an-option')
})

test('sloths-4 ruling 7: of two Siestas the second may take the first', () => {
  const { ana } = turnBegins({ schedule: ['Siesta', 'Siesta'] })

  ana.chooses('Siesta')

  expect(ana.hand).toEqual(['Siesta'])
  expect(ana.discard).toEqual(['Siesta'])
})

test('sloths-4 ruling 8: Siesta finds what an opponent made its owner discard', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Little Villain'] },
    ana: { deck: ['Glue', 'Junk', 'Swank'], schedule: ['Siesta'] },
  })

  bo.plays('Little Villain')
  bo.passes()
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Siesta', 'Junk'])
})

test('sloths-4 ruling 9: a chameleon waits as Siesta and is discarded as itself', () => {
  const { ana } = turnBegins({ discard: ['Glue'], schedule: ['Reflection=Siesta'] })

  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Reflection'])
})

test('sloths-4 ruling 10: Siesta does not reach the discard pile of the teammate', () => {
  const { ana, cy } = scenario(
    { ana: { hand: ['Magnet'], schedule: ['Siesta'] }, bo: {}, cy: { discard: ['Glue'] }, di: {} },
    { teams: true },
  )

  expect(ana.isAsked).toBe('action')
  expect(ana.hand).toEqual(['Magnet'])
  expect(cy.discard).toEqual(['Glue'])
})

test('sloths-4 S4: Ironing that began before is not in the discard pile', () => {
  const { ana } = turnBegins({ hand: ['Junk'], discard: ['Glue'], schedule: ['Siesta', 'Ironing'] })

  ana.chooses('Ironing')
  expect(ana.cannot("choose 'Ironing'")).toBe('not-an-option')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Junk', 'Glue'])
  expect(ana.discard).toEqual(['Siesta'])
  expect(ana.schedule).toEqual(['Ironing'])
  expect(ana.isAsked).toBe('action')
})
