/** Rumours, which put the last discards back on the decks. */
import { expect, test } from 'vitest'
import { alone } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('foxes-5b S1: Rumours moves two discards one by one, so the second one ends on top', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Rumours'] },
    bo: { deck: ['Junk'], discard: ['Glue', 'Magnet', 'Cookies'] },
  })

  ana.plays('Rumours')

  expect(bo.deck).toEqual(['Magnet', 'Glue', 'Junk'])
  expect(bo.discard).toEqual(['Cookies'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-5b S2: Rumours moves a single discard and is then the only one', () => {
  const { ana } = alone({ hand: ['Rumours'], deck: ['Junk'], discard: ['Glue'] })

  ana.plays('Rumours')

  expect(ana.deck).toEqual(['Glue', 'Junk'])
  expect(ana.discard).toEqual(['Rumours'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-5b S3: Rumours does nothing to an empty discard pile', () => {
  const { ana, bo, cy } = scenario({
    ana: { hand: ['Rumours'] },
    bo: { discard: ['Glue', 'Magnet'] },
    cy: { hand: ['Junk'], deck: ['Siesta'] },
  })

  ana.plays('Rumours')

  expect(bo.deck).toEqual(['Magnet', 'Glue'])
  expect(cy.hand).toEqual(['Junk'])
  expect(cy.deck).toEqual(['Siesta'])
  expect(cy.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-5b ruling 6: one, two and three discards move one, two and two cards', () => {
  const { ana, bo, cy, dee } = scenario({
    ana: { hand: ['Rumours'] },
    bo: { discard: ['Glue'] },
    cy: { discard: ['Glue', 'Magnet'] },
    dee: { discard: ['Glue', 'Magnet', 'Cookies'] },
  })

  ana.plays('Rumours')

  expect([bo.deck, bo.discard]).toEqual([['Glue'], []])
  expect([cy.deck, cy.discard]).toEqual([['Magnet', 'Glue'], []])
  expect([dee.deck, dee.discard]).toEqual([['Magnet', 'Glue'], ['Cookies']])
})

test('foxes-5b ruling 8: Rumours shuffles nothing, so Balancing does not react', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Rumours'], discard: ['Glue', 'Magnet'] },
    bo: { hand: ['Balancing'], discard: ['Junk', 'Junk', 'Cookies'] },
  })

  ana.plays('Rumours')

  expect(ana.deck).toEqual(['Magnet', 'Glue'])
  expect(bo.discard).toEqual(['Cookies'])
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-5b ruling 9: a chameleon played as Rumours is discarded as itself', () => {
  const { ana } = alone({ hand: ['Trendsetting'], discard: ['Glue', 'Magnet'] }, { market: ['Rumours'] })

  ana.plays('Trendsetting=Rumours')

  expect(ana.deck).toEqual(['Magnet', 'Glue'])
  expect(ana.discard).toEqual(['Trendsetting'])
})

test('foxes-5b ruling 10: in a team game Rumours is for both teams', () => {
  const { ana, bo, cy, dee } = scenario(
    {
      ana: { hand: ['Rumours'], discard: ['Glue'] },
      bo: { discard: ['Magnet'] },
      cy: { discard: ['Siesta'] },
      dee: { discard: ['Acorn'] },
    },
    { teams: true },
  )

  ana.plays('Rumours')

  expect(ana.deck).toEqual(['Glue'])
  expect(bo.deck).toEqual(['Magnet'])
  expect(cy.deck).toEqual(['Siesta'])
  expect(dee.deck).toEqual(['Acorn'])
})
