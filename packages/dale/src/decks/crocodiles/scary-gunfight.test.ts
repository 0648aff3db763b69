/** Scary Gunfight, which makes the market more expensive for opponents. */
import { expect, test } from 'vitest'
import { junk } from '../../testing/beginnings.ts'
import type { Given, Shared } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'

/** Bo is to act, while a Scary Gunfight of Ana goes on. */
const underFire = (bo: Given, shared?: Shared) => scenario({ bo, ana: { schedule: ['Scary Gunfight'] } }, shared)

test('crocodiles-2 S1: Scary Gunfight makes the market more expensive for all others but not for its owner', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: ['Scary Gunfight', 'Junk', 'Swank'], deck: junk(5) },
      bo: { hand: ['Glue', 'Junk'], deck: junk(5) },
      cy: { hand: ['Dangerous Test', 'Junk'] },
    },
    { market: ['Magnet', 'Housecleaning'] },
  )

  ana.plays('Scary Gunfight')
  expect(ana.schedule).toEqual(['Scary Gunfight'])
  expect(ana.isAsked).toBe('bonus')
  expect(ana.cannot("buy 4 with 'Swank'")).toBe('too-little')
  expect(ana.cannot("buy 4 with 'Swank','Junk'")).toBeUndefined()
  ana.passes()

  expect(bo.cannot("buy 4 with 'Glue'")).toBe('too-little')
  expect(bo.cannot("buy 4 with 'Glue','Junk'")).toBeUndefined()
  bo.discards()
  expect(cy.cannot("buy 4 with 'Dangerous Test'")).toBe('too-little')
  expect(cy.cannot("buy 4 with 'Dangerous Test','Junk'")).toBeUndefined()
})

test('crocodiles-2 S2: two Gunfights of two opponents make a 2-card cost 6', () => {
  const { bo } = scenario(
    {
      bo: { hand: ['Glue', 'Junk'], deck: junk(5) },
      cy: { schedule: ['Scary Gunfight'] },
      ana: { schedule: ['Scary Gunfight'] },
    },
    { market: ['Cheer'] },
  )

  expect(bo.cannot("buy 5 with 'Glue'")).toBe('too-little')
  bo.buys(5, 'Glue', 'Junk')

  expect(bo.reads).toContain('p1 buys Cheer (foxes-2) for 6')
})

test('crocodiles-2 S3: the surcharge ends when the next turn of its owner begins', () => {
  const { ana, bo } = scenario(
    {
      bo: { hand: ['Swank', 'Magnet', ...junk(3)] },
      ana: { hand: ['Magnet'], deck: junk(5), schedule: ['Scary Gunfight'] },
    },
    { market: ['Housecleaning', 'Cheer'] },
  )

  expect(bo.cannot("buy 5 with 'Swank'")).toBe('too-little')
  bo.discards()
  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Scary Gunfight'])
  expect(ana.isAsked).toBe('action')
  ana.discards()

  expect(bo.cannot("buy 5 with 'Swank'")).toBeUndefined()
})

test('crocodiles-2 S4: the teammate pays no surcharge', () => {
  const { bo, cy, di } = scenario(
    {
      bo: { hand: ['Swank', 'Magnet'], deck: junk(5) },
      cy: { hand: ['Swank', 'Magnet'], deck: junk(5) },
      di: { hand: ['Swank', 'Magnet'] },
      ana: { schedule: ['Scary Gunfight'] },
    },
    { teams: true, market: ['Raffle', 'Cheer'] },
  )

  expect(bo.cannot("buy 5 with 'Swank'")).toBe('too-little')
  bo.discards()
  expect(cy.cannot("buy 5 with 'Swank'")).toBeUndefined()
  cy.discards()

  expect(di.cannot("buy 5 with 'Swank'")).toBe('too-little')
})

test('crocodiles-2 ruling 3: two Gunfights of one player add up', () => {
  const { bo } = scenario(
    {
      bo: { hand: ['Magnet', 'Swank'], deck: junk(5) },
      ana: { schedule: ['Scary Gunfight', 'Reflection=Scary Gunfight'] },
    },
    { market: ['Raffle'] },
  )

  expect(bo.cannot("buy 5 with 'Magnet'")).toBe('too-little')
  bo.buys(5, 'Magnet', 'Swank')

  expect(bo.reads).toContain('p1 buys Raffle (foxes-3) for 7')
})

test('crocodiles-2 ruling 4: the top of the market discard costs nothing extra', () => {
  const { bo } = underFire(
    { hand: ['Market Discovery', 'Junk'], deck: junk(5) },
    { market: ['Magnet'], marketDiscard: ['Siesta'] },
  )

  expect(bo.cannot("buy 5 with 'Market Discovery'")).toBe('too-little')
  bo.buys('discard', 'Market Discovery')

  expect(bo.reads).toContain('p1 buys Siesta (sloths-4) for 4')
})

test('crocodiles-2 ruling 5: a card that is taken for free stays free', () => {
  const { bo } = underFire({ hand: ['Prepaid Good'], deck: junk(5) }, { market: ['Magnet', 'Glue'] })

  bo.plays('Prepaid Good')
  bo.chooses('Glue')

  expect(bo.hand).toContain('Glue')
})

test('crocodiles-2 ruling 6: the overpay rule works with the raised price', () => {
  const { bo } = underFire({ hand: ['Swank', 'Junk', 'Magnet'] }, { market: ['Cheer', 'Raffle'] })

  expect(bo.cannot("buy 5 with 'Swank','Junk'")).toBeUndefined()
  expect(bo.cannot("buy 5 with 'Magnet','Junk'")).toBe('overpaid')
  expect(bo.cannot("buy 5 with 'Magnet'")).toBeUndefined()
})

test('crocodiles-2 ruling 8: a chameleon goes on as Scary Gunfight though its model is covered', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: ['Reflection'], deck: junk(6) },
      bo: { hand: ['Raffle'], deck: junk(6), discard: ['Scary Gunfight'] },
      cy: { hand: ['Swank', 'Acorn'], deck: junk(6) },
    },
    { market: ['Housecleaning', 'Cheer'] },
  )

  ana.plays('Reflection')
  expect(ana.schedule).toEqual(['Reflection=Scary Gunfight'])
  ana.passes()
  bo.discards('Raffle')
  expect(cy.cannot("buy 5 with 'Swank'")).toBe('too-little')
  cy.discards()

  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Reflection'])
})
