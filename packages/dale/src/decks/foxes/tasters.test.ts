/** Tasters, who let everyone take from the market. */
import { expect, test } from 'vitest'
import { alone } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('foxes-5a S1: Tasters to the right goes round against the turn order', () => {
  const { ana, bo, cy, dee, table } = scenario(
    { ana: { hand: ['Tasters'] }, bo: {}, cy: {}, dee: {} },
    { market: ['Glue', 'Magnet', 'Cookies', 'Siesta', 'Acorn'] },
  )

  ana.plays('Tasters')
  ana.does('choose right')
  expect(table.asked).toBe('ana: take')
  ana.chooses('Glue')
  expect(table.asked).toBe('dee: take')
  dee.chooses('Acorn')
  expect(table.asked).toBe('cy: take')
  cy.chooses('Cookies')
  expect(table.asked).toBe('bo: take')
  bo.chooses('Siesta')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.hand).toEqual(['Siesta'])
  expect(cy.hand).toEqual(['Cookies'])
  expect(dee.hand).toEqual(['Acorn'])
  expect(table.market).toEqual([null, 'Magnet', null, null, null])
  expect(ana.discard).toEqual(['Tasters'])
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-5a S2: when the market is empty the others get nothing', () => {
  const { ana, bo, cy, table } = scenario({ ana: { hand: ['Tasters'] }, bo: {}, cy: {} }, { market: [null, 'Glue'] })

  ana.plays('Tasters')
  ana.does('choose left')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.hand).toEqual([])
  expect(cy.hand).toEqual([])
  expect(table.market).toEqual([null, null, null, null, null])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-5a S3: after Tasters the remaining cards cost by their unchanged slots', () => {
  const { ana, bo, table } = alone(
    { hand: ['Tasters', 'Cookies', 'Spyglass'] },
    { market: ['Glue', 'Magnet', 'Calculations'], marketDeck: ['Acorn'] },
  )

  ana.plays('Tasters')
  ana.chooses('Glue')
  bo.chooses('Magnet')

  expect(table.market).toEqual([null, null, 'Calculations', null, null])
  expect(ana.cannot("buy 5 with 'Cookies'")).toBe('slot-is-empty')
  expect(ana.cannot("buy 3 with 'Cookies'")).toBe('too-little')
  expect(ana.cannot("buy 3 with 'Spyglass'")).toBeUndefined()
})

test('foxes-5a ruling 3: Tasters to the left goes round in turn order', () => {
  const { ana, bo, cy, table } = scenario(
    { ana: { hand: ['Tasters'] }, bo: {}, cy: {} },
    { market: ['Glue', 'Magnet', 'Cookies', 'Siesta'] },
  )

  ana.plays('Tasters')
  ana.does('choose left')
  ana.chooses('Glue')
  expect(table.asked).toBe('bo: take')
  bo.chooses('Magnet')
  expect(table.asked).toBe('cy: take')
  cy.chooses('Siesta')

  expect(table.market).toEqual([null, null, 'Cookies', null, null])
})

test('foxes-5a ruling 5: no one may decline a taste', () => {
  const { ana, bo } = alone({ hand: ['Tasters'] }, { market: ['Glue', 'Magnet', 'Cookies'] })

  ana.plays('Tasters')
  expect(ana.cannot('choose none')).toBe('too-few')
  ana.chooses('Glue')

  expect(bo.cannot('choose none')).toBe('too-few')
  expect(bo.cannot("choose 'Magnet','Cookies'")).toBe('too-many')
})

test('foxes-5a ruling 7: with an empty market Tasters does nothing but gives its bonus action', () => {
  const { ana, bo, table } = alone({ hand: ['Tasters'] }, { marketDeck: ['Glue'] })

  ana.plays('Tasters')

  expect(ana.hand).toEqual([])
  expect(bo.hand).toEqual([])
  expect(table.marketDeck).toEqual(['Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-5a ruling 2: of two alike cards the player picks the slot, which matters for prices', () => {
  const { ana, bo } = alone({ hand: ['Tasters'] }, { market: ['Glue', 'Glue', null, null, 'Glue'] })

  ana.plays('Tasters')
  expect(ana.isAsked).toBe('take')
  ana.chooses('Glue#2')

  expect(bo.isAsked).toBe('take')
})

test('foxes-5a ruling 8: Tasters is not a purchase, so Binoculars do not react', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Tasters'] }, bo: { hand: ['Binoculars'], deck: ['Junk'] } },
    { market: ['Glue', 'Magnet'] },
  )

  ana.plays('Tasters')
  ana.chooses('Glue')

  expect(bo.hand).toEqual(['Binoculars', 'Magnet'])
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-5a ruling 9: reactions to the cards received wait until all have picked', () => {
  const { ana, bo, table } = alone(
    { hand: ['Tasters', 'Junk'], deck: ['Cookies'] },
    { market: ['Quality Inspection', 'Magnet', 'Glue'] },
  )

  ana.plays('Tasters')
  ana.chooses('Quality Inspection')
  expect(table.asked).toBe('bo: take')
  bo.chooses('Glue')
  expect(table.asked).toBe('ana: react')
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')

  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Quality Inspection'])
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-5a ruling 10: Trendsetting played as Tasters goes on when the model is taken', () => {
  const { ana, bo, table } = alone({ hand: ['Trendsetting'] }, { market: ['Tasters', 'Magnet'] })

  ana.plays('Trendsetting=Tasters')
  ana.chooses('Tasters')

  expect(ana.hand).toEqual(['Tasters'])
  expect(bo.hand).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Trendsetting'])
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-5a ruling 11: in a team game both teams pick, in the order of the seats', () => {
  const { ana, bo, cy, dee } = scenario(
    { ana: { hand: ['Tasters'] }, bo: {}, cy: {}, dee: {} },
    { teams: true, market: ['Glue', 'Magnet', 'Cookies', 'Siesta'] },
  )

  ana.plays('Tasters')
  ana.does('choose left')
  ana.chooses('Glue')
  bo.chooses('Magnet')
  cy.chooses('Siesta')

  expect(dee.hand).toEqual(['Cookies'])
})
