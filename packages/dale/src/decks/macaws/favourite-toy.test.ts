/** Favourite Toy, which takes back the last discard. */
import { expect, test } from 'vitest'
import { alone } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('macaws-5b S1: Spyglass, just played, is back in hand and may be played again', () => {
  const { ana } = alone({ hand: ['Spyglass', 'Favourite Toy'], deck: ['Glue', 'Magnet', 'Sofa', 'Junk'] })

  ana.plays('Spyglass')
  ana.chooses('Glue')
  ana.chooses('Magnet', 'Sofa')
  ana.plays('Favourite Toy')
  expect(ana.hand).toEqual(['Glue', 'Spyglass'])
  expect(ana.discard).toEqual(['Favourite Toy'])
  expect(ana.isAsked).toBe('bonus')
  ana.plays('Spyglass')
  ana.chooses('Magnet')
  ana.chooses('Sofa', 'Junk')

  expect(ana.hand).toEqual(['Glue', 'Magnet'])
  expect(ana.discard).toEqual(['Spyglass', 'Favourite Toy'])
})

test('macaws-5b S2: with an empty discard pile nothing moves', () => {
  const { ana } = alone({ hand: ['Favourite Toy', 'Cheer'], deck: ['Glue'] })

  ana.plays('Favourite Toy')

  expect(ana.hand).toEqual(['Cheer'])
  expect(ana.deck).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Favourite Toy'])
  expect(ana.isAsked).toBe('bonus')
})

test('macaws-5b S3: a junk card on top is taken without a question', () => {
  const { ana } = alone({ hand: ['Favourite Toy'], discard: ['Junk', 'Glue'] })

  ana.plays('Favourite Toy')

  expect(ana.hand).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Favourite Toy', 'Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('macaws-5b ruling 7: a chameleon played as Favourite Toy is discarded as itself', () => {
  const { ana } = scenario({ ana: { hand: ['Reflection'], discard: ['Glue'] }, bo: { discard: ['Favourite Toy'] } })

  ana.plays('Reflection=Favourite Toy')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Reflection'])
  expect(ana.isAsked).toBe('bonus')
})

test('macaws-5b ruling 8: in the team game it means your own pile', () => {
  const { ana, cy } = scenario(
    { ana: { hand: ['Favourite Toy'] }, bo: {}, cy: { discard: ['Glue'] }, dee: {} },
    { teams: true },
  )

  ana.plays('Favourite Toy')

  expect(ana.hand).toEqual([])
  expect(cy.discard).toEqual(['Glue'])
})

test('macaws-5b ruling 1: a Quality Inspection that returns may react', () => {
  const { ana } = alone({ hand: ['Favourite Toy', 'Junk'], deck: ['Glue'], discard: ['Quality Inspection'] })

  ana.plays('Favourite Toy')
  expect(ana.isAsked).toBe('react')
  ana.chooses()

  expect(ana.hand).toEqual(['Junk', 'Quality Inspection'])
  expect(ana.isAsked).toBe('bonus')
})

test('macaws-5b hidden information: everyone sees which card returns', () => {
  const { ana, bo } = alone({ hand: ['Favourite Toy'], discard: ['Glue'] })

  ana.plays('Favourite Toy')

  expect(bo.reads).toContain('Glue (platypuses-5b) goes from p1’s discard pile to p1’s hand')
})

test('macaws-5b S4: Flashy Show of this turn is not in the pile yet', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Favourite Toy', 'Junk'] })

  ana.plays('Flashy Show')
  ana.plays('Favourite Toy')

  expect(ana.hand).toEqual(['Junk'])
  expect(ana.schedule).toEqual(['Flashy Show'])
  expect(ana.discard).toEqual(['Favourite Toy'])
})
