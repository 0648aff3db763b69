/** Shattered Relic, which throws a card away and draws one. */
import { expect, test } from 'vitest'
import { alone } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('macaws-3 S1: junk is thrown away and a fresh card drawn', () => {
  const { ana, table } = alone({ hand: ['Shattered Relic', 'Junk', 'Magnet'], deck: ['Glue', 'Sofa'] })

  ana.plays('Shattered Relic')
  expect(ana.isAsked).toBe('throw away')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Magnet', 'Glue'])
  expect(ana.discard).toEqual(['Shattered Relic'])
  expect(table.marketDiscard).toEqual([])
  expect(ana.deck).toEqual(['Sofa'])
  expect(ana.isAsked).toBe('bonus')
})

test('macaws-3 S2: with no other hand card one card is drawn all the same', () => {
  const { ana, table } = alone({ hand: ['Shattered Relic'], deck: ['Glue', 'Sofa'] })

  ana.plays('Shattered Relic')

  expect(ana.hand).toEqual(['Glue'])
  expect(table.marketDiscard).toEqual([])
  expect(ana.discard).toEqual(['Shattered Relic'])
  expect(ana.isAsked).toBe('bonus')
})

test('macaws-3 S3: an animalfolk card is on top of the market discard', () => {
  const { ana, table } = alone(
    { hand: ['Shattered Relic', 'Sofa', 'Junk'], deck: ['Glue'] },
    { marketDiscard: ['Cheer'] },
  )

  ana.plays('Shattered Relic')
  ana.chooses('Sofa')

  expect(table.marketDiscard).toEqual(['Sofa', 'Cheer'])
  expect(ana.hand).toEqual(['Junk', 'Glue'])
})

test('macaws-3 ruling 4: throwing one card away is forced', () => {
  const { ana } = alone({ hand: ['Shattered Relic', 'Sofa', 'Junk'], deck: ['Glue'] })

  ana.plays('Shattered Relic')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Sofa','Junk'")).toBe('too-many')
  expect(ana.cannot("choose 'Shattered Relic'")).toBe('not-an-option')
})

test('macaws-3 ruling 4: a single other card goes without a question', () => {
  const { ana, table } = alone({ hand: ['Shattered Relic', 'Sofa'], deck: ['Glue'] })

  ana.plays('Shattered Relic')

  expect(table.marketDiscard).toEqual(['Sofa'])
  expect(ana.hand).toEqual(['Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('macaws-3 ruling 7: with deck and discard pile empty nothing is drawn, not even junk', () => {
  const { ana } = alone({ hand: ['Shattered Relic', 'Sofa', 'Junk'] })

  ana.plays('Shattered Relic')
  ana.chooses('Sofa')

  expect(ana.hand).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Shattered Relic'])
  expect(ana.isAsked).toBe('bonus')
})

test('macaws-3 ruling 2: the draw re-forms the deck, without Shattered Relic itself', () => {
  const { ana } = alone({ hand: ['Shattered Relic'], discard: ['Cheer', 'Glue'] })

  ana.plays('Shattered Relic')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck).toEqual(['Cheer'])
  expect(ana.discard).toEqual(['Shattered Relic'])
})

test('macaws-3 ruling 8: a thrown-away chameleon goes to the market discard whatever it copies', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Shattered Relic', 'Reflection', 'Cheer'], deck: ['Glue'] },
    bo: { discard: ['Junk'] },
  })

  ana.plays('Shattered Relic')
  ana.chooses('Reflection')

  expect(table.marketDiscard).toEqual(['Reflection'])
  expect(ana.hand).toEqual(['Cheer', 'Glue'])
})

test('macaws-3 hidden information: the thrown-away card is public, the drawn one is not', () => {
  const { ana, bo } = alone({ hand: ['Shattered Relic', 'Sofa', 'Cheer'], deck: ['Glue'] })

  ana.plays('Shattered Relic')
  ana.chooses('Sofa')

  expect(bo.reads.join()).toContain('Sofa (polecats-5b) goes from p1’s hand to the market discard')
  expect(bo.reads.join()).not.toMatch(/Glue|Cheer/)
  expect(bo.sees).not.toMatch(/platypuses-5b|foxes-2/)
})
