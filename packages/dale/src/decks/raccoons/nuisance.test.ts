/** Nuisance, which lets others discard at random. */
import { expect, test } from 'vitest'
import { junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('raccoons-2 S1: each of two chosen players discards a random card', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: ['Nuisance'] },
      bo: { hand: ['Magnet', 'Glue'], deck: ['Junk'], discard: ['Junk'] },
      cy: { hand: ['Cheer', 'Raffle', 'Charity'] },
    },
    { pick: [1, 2] },
  )

  ana.plays('Nuisance')
  ana.does('choose p2,p3')

  expect(bo.hand).toEqual(['Magnet'])
  expect(bo.discard).toEqual(['Glue', 'Junk'])
  expect(cy.hand).toEqual(['Cheer', 'Raffle'])
  expect(cy.discard).toEqual(['Charity'])
  expect(ana.discard).toEqual(['Nuisance'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-2 S2: no one may be chosen', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Nuisance'] }, bo: { hand: ['Magnet', 'Glue'] } })

  ana.plays('Nuisance')
  ana.does('choose none')

  expect(bo.hand).toEqual(['Magnet', 'Glue'])
  expect(bo.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-2 S3: a teammate cannot be chosen', () => {
  const { ana, bo, cy, di } = scenario(
    {
      ana: { hand: ['Nuisance'] },
      bo: { hand: ['Magnet', 'Junk'] },
      cy: { hand: ['Glue', 'Junk'] },
      di: { hand: ['Cheer', 'Junk'] },
    },
    { teams: true, pick: [0, 0] },
  )

  ana.plays('Nuisance')
  expect(ana.cannot('choose p3')).toBe('not-an-option')
  ana.does('choose p2,p4')

  expect(bo.discard).toEqual(['Magnet'])
  expect(cy.hand).toEqual(['Glue', 'Junk'])
  expect(di.discard).toEqual(['Cheer'])
})

test('raccoons-2 S4: a chosen player with an empty hand loses nothing', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Nuisance'] }, bo: { deck: ['Magnet'], discard: ['Glue'] } })

  ana.plays('Nuisance')
  ana.does('choose p2')

  expect(bo.hand).toEqual([])
  expect(bo.deck).toEqual(['Magnet'])
  expect(bo.discard).toEqual(['Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-2 ruling 1: one player, two players, but never three and never oneself', () => {
  const { ana, bo, cy, di } = scenario(
    {
      ana: { hand: ['Nuisance', 'Junk'] },
      bo: { hand: ['Magnet', 'Junk'] },
      cy: { hand: ['Glue', 'Junk'] },
      di: { hand: ['Cheer', 'Junk'] },
    },
    { pick: [0] },
  )

  ana.plays('Nuisance')
  expect(ana.cannot('choose p2,p3,p4')).toBe('too-many')
  expect(ana.cannot('choose p1')).toBe('not-an-option')
  ana.does('choose p3')

  expect(cy.discard).toEqual(['Glue'])
  expect(bo.hand).toEqual(['Magnet', 'Junk'])
  expect(di.hand).toEqual(['Cheer', 'Junk'])
})

test('raccoons-2 ruling 6: the victim does not refill before their own clean-up', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Nuisance'], deck: junk(5) }, bo: { hand: ['Magnet', 'Glue'], deck: junk(5) } },
    { pick: [0] },
  )

  ana.plays('Nuisance')
  ana.does('choose p2')
  ana.passes()
  expect(bo.hand).toEqual(['Glue'])
  bo.discards()

  expect(bo.hand).toEqual(['Glue', 'Junk', 'Junk', 'Junk', 'Junk'])
})

test('raccoons-2 ruling 7: a chameleon works as Nuisance', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Reflection'] }, bo: { hand: ['Magnet', 'Glue'], discard: ['Nuisance'] } },
    { pick: [0] },
  )

  ana.plays('Reflection=Nuisance')
  ana.does('choose p2')

  expect(bo.discard).toEqual(['Magnet', 'Nuisance'])
  expect(ana.discard).toEqual(['Reflection'])
  expect(ana.isAsked).toBe('bonus')
})
