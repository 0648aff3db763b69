/** Cheer, which gives everyone a card of their own deck. */
import { expect, test } from 'vitest'
import { besideBo } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('foxes-2 S1: with Cheer everyone takes one card of their own deck in secret', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Cheer'], deck: ['Junk', 'Glue', 'Junk'] },
    bo: { hand: ['Junk'], deck: ['Cookies', 'Magnet', 'Spyglass'] },
  })

  ana.plays('Cheer')
  expect(ana.isAsked).toBe('take')
  ana.chooses('Glue')
  expect(bo.isAsked).toBe('take')
  bo.chooses('Magnet')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck).toEqual(['Junk', 'Junk'])
  expect(ana.discard).toEqual(['Cheer'])
  expect(bo.hand).toEqual(['Junk', 'Magnet'])
  expect(bo.deck).toEqual(['Cookies', 'Spyglass'])
  expect(bo.reads).toContain('p1’s deck is shuffled')
  expect(ana.reads).toContain('p2’s deck is shuffled')
  expect(bo.reads.join('\n') + bo.sees).not.toMatch(/Glue|platypuses-5b/)
  expect(ana.reads.join('\n') + ana.sees).not.toMatch(/Magnet|platypuses-4|Cookies|Spyglass/)
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-2 S2: Cheer gives nothing to an empty deck and leaves the discard pile alone', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Cheer'], deck: ['Junk', 'Glue'] },
    bo: { hand: ['Junk'], discard: ['Magnet', 'Cookies'] },
  })

  ana.plays('Cheer')
  ana.chooses('Glue')

  expect(bo.hand).toEqual(['Junk'])
  expect(bo.deck).toEqual([])
  expect(bo.discard).toEqual(['Magnet', 'Cookies'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-2 S3: Balancing answers the shuffle of each other player once', () => {
  const { ana, bo, cy, table } = scenario({
    ana: { hand: ['Cheer'], deck: ['Glue', 'Junk', 'Junk'] },
    bo: { deck: ['Glue', 'Junk', 'Junk'] },
    cy: {
      hand: ['Balancing', 'Cookies', 'Magnet'],
      deck: ['Spyglass', 'Junk', 'Junk'],
      discard: ['Siesta', 'Ironing'],
    },
  })

  ana.plays('Cheer')
  ana.chooses('Glue')
  bo.chooses('Glue')
  cy.chooses('Spyglass')
  expect(table.asked).toBe('cy: react')
  cy.chooses('Balancing')
  cy.does("choose 'Cookies' for 'Siesta'")
  expect(table.asked).toBe('cy: react')
  cy.chooses('Balancing')
  cy.does("choose 'Magnet' for 'Ironing'")

  expect(cy.discard).toEqual(['Cookies', 'Magnet'])
  expect(cy.hand.toSorted()).toEqual(['Balancing', 'Ironing', 'Siesta', 'Spyglass'])
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-2 ruling 5: no one may decline Cheer', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Cheer'], deck: ['Junk', 'Glue'] },
    bo: { deck: ['Cookies', 'Magnet'] },
  })

  ana.plays('Cheer')
  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Junk','Glue'")).toBe('too-many')
  ana.chooses('Junk')

  expect(bo.cannot('choose none')).toBe('too-few')
})

test('foxes-2 ruling 5: a deck of one card gives it, and an empty deck is not shuffled', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Cheer', 'Balancing'], deck: ['Glue'], discard: ['Junk'] },
    bo: { hand: ['Balancing'], deck: ['Magnet'], discard: ['Junk'] },
  })

  ana.plays('Cheer')

  expect(ana.hand).toEqual(['Balancing', 'Glue'])
  expect(bo.hand).toEqual(['Balancing', 'Magnet'])
  expect(ana.reads.join('\n')).not.toContain('shuffled')
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-2 ruling 6: Cheer with empty decks does nothing but still gives its bonus action', () => {
  const { ana, bo } = besideBo({ hand: ['Cheer'], discard: ['Glue'] })

  ana.plays('Cheer')

  expect(ana.hand).toEqual([])
  expect(ana.discard).toEqual(['Cheer', 'Glue'])
  expect(bo.hand).toEqual(['Junk'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-2 ruling 7: no one reacts to their own shuffle', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Cheer'], deck: ['Glue'] },
    bo: { hand: ['Balancing'], deck: ['Magnet', 'Junk', 'Junk'], discard: ['Cookies'] },
  })

  ana.plays('Cheer')
  bo.chooses('Magnet')

  expect(bo.reads).toContain('p2’s deck is shuffled')
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-2 ruling 7: the active player may react to the shuffles of the others', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Cheer', 'Balancing'], discard: ['Cookies'] },
    bo: { deck: ['Magnet', 'Junk', 'Junk'] },
  })

  ana.plays('Cheer')
  bo.chooses('Magnet')
  expect(table.asked).toBe('ana: react')
  ana.chooses()

  expect(table.asked).toBe('ana: bonus')
})

test('foxes-2 ruling 2: a Quality Inspection taken by Cheer reacts when Cheer is resolved', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Cheer'], deck: ['Junk', 'Glue'] },
    bo: { hand: ['Cookies'], deck: ['Quality Inspection', 'Magnet'] },
  })

  ana.plays('Cheer')
  ana.chooses('Glue')
  bo.chooses('Quality Inspection')
  expect(table.asked).toBe('bo: react')
  expect(ana.discard).toEqual(['Cheer'])
  bo.chooses('Quality Inspection')
  bo.chooses('Cookies')

  expect(bo.hand).toEqual(['Quality Inspection', 'Magnet'])
  expect(table.marketDiscard).toEqual(['Cookies'])
})

test('foxes-2 ruling 9: a chameleon played as Cheer is discarded as itself', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Trendsetting'], deck: ['Glue'] }, bo: { deck: ['Magnet'] } },
    { market: ['Cheer'] },
  )

  ana.plays('Trendsetting=Cheer')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.hand).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Trendsetting'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-2 ruling 10: in a team game Cheer is for both teams', () => {
  const { ana, bo, cy, dee } = scenario(
    {
      ana: { hand: ['Cheer'], deck: ['Glue'] },
      bo: { deck: ['Magnet'] },
      cy: { deck: ['Siesta'] },
      dee: { deck: ['Acorn'] },
    },
    { teams: true },
  )

  ana.plays('Cheer')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.hand).toEqual(['Magnet'])
  expect(cy.hand).toEqual(['Siesta'])
  expect(dee.hand).toEqual(['Acorn'])
})
