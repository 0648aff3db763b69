/** Resourceful Ally, which puts a discard under the deck. */
import { expect, test } from 'vitest'
import { alone, four } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('penguins-1 S1: a chosen discard goes underneath the deck', () => {
  const { ana } = alone({ hand: ['Resourceful Ally'], deck: ['Cheer', 'Raffle', 'Charity'], discard: ['Junk', 'Glue'] })

  ana.plays('Resourceful Ally')
  expect(ana.isAsked).toBe('place under deck')
  ana.chooses('Glue')

  expect(ana.deck).toEqual(['Cheer', 'Raffle', 'Charity', 'Glue'])
  expect(ana.discard).toEqual(['Resourceful Ally', 'Junk'])
  expect(ana.isAsked).toBe('bonus')
})

test('penguins-1 S2: with an empty discard pile nothing moves', () => {
  const { ana } = alone({ hand: ['Resourceful Ally', 'Junk'], deck: ['Cheer'] })

  ana.plays('Resourceful Ally')

  expect(ana.deck).toEqual(['Cheer'])
  expect(ana.hand).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Resourceful Ally'])
  expect(ana.isAsked).toBe('bonus')
})

test('penguins-1 S3: under an empty deck the card is the whole deck and is drawn next', () => {
  const { ana } = alone({ hand: ['Resourceful Ally', ...four], discard: ['Junk', 'Glue', 'Magnet'] })

  ana.plays('Resourceful Ally')
  ana.chooses('Glue')
  expect(ana.deck).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Resourceful Ally', 'Junk', 'Magnet'])
  ana.passes()

  expect(ana.hand).toEqual([...four, 'Glue'])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Resourceful Ally', 'Junk', 'Magnet'])
})

test('penguins-1 ruling 4: it is forced; one card, no less and no more', () => {
  const { ana } = scenario({
    ana: { hand: ['Resourceful Ally'], discard: ['Junk', 'Glue'] },
    bo: { discard: ['Magnet'] },
  })

  ana.plays('Resourceful Ally')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Junk','Glue'")).toBe('too-many')
  expect(ana.cannot("choose 'Magnet'")).toBe('not-an-option')
})

test('penguins-1 ruling 4: a single discard goes without a question', () => {
  const { ana } = alone({ hand: ['Resourceful Ally'], deck: ['Cheer'], discard: ['Glue'] })

  ana.plays('Resourceful Ally')

  expect(ana.deck).toEqual(['Cheer', 'Glue'])
  expect(ana.discard).toEqual(['Resourceful Ally'])
  expect(ana.isAsked).toBe('bonus')
})

test('penguins-1 ruling 7: it cannot choose itself, as it still is on the schedule', () => {
  const { ana } = alone({ hand: ['Resourceful Ally'], discard: ['Junk', 'Glue'] })

  ana.plays('Resourceful Ally')

  expect(ana.cannot("choose 'Resourceful Ally'")).toBe('not-an-option')
  expect(ana.schedule).toEqual(['Resourceful Ally'])
})

test('penguins-1 ruling 9: a chameleon played as Resourceful Ally is discarded as itself', () => {
  const { ana } = scenario({
    ana: { hand: ['Reflection'], deck: ['Cheer'], discard: ['Glue'] },
    bo: { discard: ['Resourceful Ally'] },
  })

  ana.plays('Reflection=Resourceful Ally')

  expect(ana.deck).toEqual(['Cheer', 'Glue'])
  expect(ana.discard).toEqual(['Reflection'])
  expect(ana.isAsked).toBe('bonus')
})

test('penguins-1 hidden information: everyone sees which card goes under the deck', () => {
  const { ana, bo } = alone({ hand: ['Resourceful Ally'], deck: ['Cheer'], discard: ['Junk', 'Glue'] })

  ana.plays('Resourceful Ally')
  ana.chooses('Glue')

  expect(bo.reads.join()).toContain('Glue (platypuses-5b) goes from p1’s discard pile to p1’s deck')
  expect(bo.reads.join()).not.toContain('Cheer')
})
