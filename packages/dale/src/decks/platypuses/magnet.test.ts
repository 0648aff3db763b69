/** Magnet, which finds any card of their own deck. */
import { expect, test } from 'vitest'
import { alone, junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('platypuses-4 S1: Magnet takes the wanted card, and no one else sees which', () => {
  const { ana, bo } = alone({ hand: ['Magnet'], deck: ['Junk', 'Junk', 'Glue', 'Junk', 'Junk'] })

  ana.plays('Magnet')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck).toEqual(junk(4))
  expect(ana.discard).toEqual(['Magnet'])
  expect(ana.reads).toContain('p1’s deck is shuffled')
  expect(bo.reads).toContain('a card goes from p1’s deck to p1’s hand')
  expect(bo.reads.join()).not.toContain('Glue')
  expect(bo.sees).not.toContain('platypuses-5b')
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-4 S2: Magnet finds an empty deck and leaves the discard pile alone', () => {
  const { ana } = alone({ hand: ['Magnet'], discard: ['Glue', 'Junk', 'Cheer', 'Junk', 'Swank', 'Junk'] })

  ana.plays('Magnet')

  expect(ana.hand).toEqual([])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Magnet', 'Glue', 'Junk', 'Cheer', 'Junk', 'Swank', 'Junk'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-4 S3: the shuffle lets an opposing Balancing react once', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue', 'Junk', 'Junk'] },
    bo: { hand: ['Balancing', 'Swank'], discard: ['Cheer'] },
  })

  ana.plays('Magnet')
  ana.chooses('Glue')
  expect(bo.isAsked).toBe('react')
  expect(ana.discard).toEqual(['Magnet'])
  bo.chooses('Balancing')
  bo.does("choose 'Swank' for 'Cheer'")

  expect(bo.hand).toEqual(['Balancing', 'Cheer'])
  expect(bo.discard).toEqual(['Swank'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-4 ruling 5: with a deck a card must be taken, and only one', () => {
  const { ana } = alone({ hand: ['Magnet'], deck: ['Glue', 'Junk'] })

  ana.plays('Magnet')

  expect(ana.isAsked).toBe('take')
  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Glue','Junk'")).toBe('too-many')
  expect(ana.cannot("choose 'Magnet'")).toBe('not-an-option')
})

test('platypuses-4 ruling 7: their own Order in Chaos comes before the shuffle', () => {
  const { ana } = alone({ hand: ['Magnet'], deck: ['Glue', 'Junk', 'Swank'], schedule: ['Order in Chaos'] })

  ana.plays('Magnet')
  ana.chooses('Glue')
  expect(ana.isAsked).toBe('use it')
  expect(ana.reads).not.toContain('p1’s deck is shuffled')
  ana.does('choose no')

  expect(ana.reads).toContain('p1’s deck is shuffled')
  expect(ana.discard).toEqual(['Magnet', 'Order in Chaos'])
  expect(ana.deck).toEqual(['Junk', 'Swank'])
})

test('platypuses-4 ruling 8: the last card of the deck is taken and nothing is shuffled', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue'], schedule: ['Order in Chaos'] },
    bo: { hand: ['Balancing'], discard: ['Cheer'] },
  })

  ana.plays('Magnet')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck).toEqual([])
  expect(ana.schedule).toEqual(['Order in Chaos'])
  expect(ana.reads.join()).not.toContain('shuffled')
  expect(bo.isAsked).toBeUndefined()
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-4 ruling 8: with two cards in the deck the one that is left is shuffled', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue', 'Junk'] },
    bo: { hand: ['Balancing'], discard: ['Cheer'] },
  })

  ana.plays('Magnet')
  ana.chooses('Glue')

  expect(bo.isAsked).toBe('react')
})

test('platypuses-4 ruling 9: a chameleon played as Magnet is discarded as itself', () => {
  const { ana } = scenario({ ana: { hand: ['Reflection'], deck: ['Junk', 'Glue'] }, bo: { discard: ['Magnet'] } })

  ana.plays('Reflection=Magnet')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Reflection'])
})

test('platypuses-4 ruling 10: Magnet searches their own deck only, not that of the teammate', () => {
  const { ana, cy } = scenario(
    { ana: { hand: ['Magnet'] }, bo: {}, cy: { deck: ['Glue', 'Swank'] }, di: {} },
    { teams: true },
  )

  ana.plays('Magnet')

  expect(ana.isAsked).toBe('bonus')
  expect(ana.hand).toEqual([])
  expect(cy.deck).toEqual(['Glue', 'Swank'])
})
