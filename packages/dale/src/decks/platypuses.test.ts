import { expect, test } from 'vitest'
import { scenario } from '../testing/scenario.ts'

test('platypuses-1 S1: Tireless Tinkerer puts the top discard on the deck', () => {
  const { ana } = scenario({
    ana: { hand: ['Tireless Tinkerer'], deck: ['Glue'], discard: ['Magnet', 'Junk'] },
    bo: {},
  })

  ana.plays('Tireless Tinkerer')

  expect(ana.deck).toEqual(['Magnet', 'Glue'])
  expect(ana.discard).toEqual(['Tireless Tinkerer', 'Junk'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-2 S1: Calculations moves the wanted card before the price is taken', () => {
  const { ana, table } = scenario(
    {
      ana: { hand: ['Calculations', 'Junk', 'Junk', 'Junk'], deck: ['Junk', 'Junk', 'Junk', 'Junk', 'Junk', 'Junk'] },
      bo: {},
    },
    { market: ['Magnet', null, null, null, 'Glue'] },
  )

  ana.does("buy 5 with 'Calculations','Junk','Junk','Junk' arrange -,-,-,'Magnet','Glue'")

  expect(ana.hand).toContain('Glue')
  expect(table.market).toEqual(['Magnet', null, null, null, null])
})

test('owls-4 S3: with several Binoculars the next player decides first', () => {
  const { ana, bo, cy, table } = scenario(
    {
      ana: { hand: ['Junk', 'Junk'] },
      bo: { hand: ['Binoculars', 'Junk'], deck: ['Glue'] },
      cy: { hand: ['Binoculars'] },
    },
    { market: ['Cookies'] },
  )

  ana.buys(5, 'Junk', 'Junk')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Binoculars')
  bo.chooses('Junk')
  expect(table.asked).toBe('cy: react')
  cy.chooses()
  expect(bo.hand).toEqual(['Binoculars', 'Glue'])
})
