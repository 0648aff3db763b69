/** Sabotage, which spoils the deck of another player. */
import { expect, test } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

test('raccoons-5a S1: Glue is thrown away, the junk beneath is discarded', () => {
  const { ana, bo, table } = scenario({ ana: { hand: ['Sabotage'] }, bo: { deck: ['Glue', 'Junk', 'Magnet'] } })

  ana.plays('Sabotage')
  ana.chooses('Glue')

  expect(table.marketDiscard).toEqual(['Glue'])
  expect(bo.discard).toEqual(['Junk'])
  expect(bo.deck).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Sabotage'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-5a S2: the only card there is gets thrown away', () => {
  const { ana, bo, table } = scenario({ ana: { hand: ['Sabotage'] }, bo: { discard: ['Glue'] } })

  ana.plays('Sabotage')

  expect(table.marketDiscard).toEqual(['Glue'])
  expect(bo.deck).toEqual([])
  expect(bo.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-5a S3: with deck and discard pile empty nothing happens', () => {
  const { ana, bo, table } = scenario({ ana: { hand: ['Sabotage'] }, bo: { hand: ['Glue'] } })

  ana.plays('Sabotage')

  expect(bo.hand).toEqual(['Glue'])
  expect(table.marketDiscard).toEqual([])
  expect(ana.discard).toEqual(['Sabotage'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-5a ruling 1: a deck that runs out is re-formed for the second card', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Sabotage'] },
    bo: { deck: ['Glue'], discard: ['Cheer', 'Raffle'] },
  })

  ana.plays('Sabotage')
  ana.chooses('Raffle')

  expect(table.marketDiscard).toEqual(['Raffle'])
  expect(bo.discard).toEqual(['Glue'])
  expect(bo.deck).toEqual(['Cheer'])
})

test('raccoons-5a ruling 1: a deck of exactly two cards is not re-formed', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Sabotage'] }, bo: { deck: ['Glue', 'Magnet'], discard: ['Cheer'] } })

  ana.plays('Sabotage')
  ana.chooses('Magnet')

  expect(bo.deck).toEqual([])
  expect(bo.discard).toEqual(['Glue', 'Cheer'])
})

test('raccoons-5a ruling 5: one card must be thrown away, and only one', () => {
  const { ana } = scenario({ ana: { hand: ['Sabotage'] }, bo: { deck: ['Glue', 'Junk', 'Magnet'] } })

  ana.plays('Sabotage')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Glue','Junk'")).toBe('too-many')
  expect(ana.cannot("choose 'Magnet'")).toBe('not-an-option')
})

test('raccoons-5a ruling 8: junk that is thrown away goes to the junk pile', () => {
  const { ana, bo, table } = scenario({ ana: { hand: ['Sabotage'] }, bo: { deck: ['Junk', 'Glue'] } })

  ana.plays('Sabotage')
  ana.chooses('Junk')

  expect(table.marketDiscard).toEqual([])
  expect(bo.discard).toEqual(['Glue'])
  expect(bo.reads.join()).toContain('to the junk pile')
})

test('raccoons-5a ruling 8: of two junk cards one goes for good, the other is discarded', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Sabotage'] }, bo: { deck: ['Junk', 'Junk', 'Glue'] } })

  ana.plays('Sabotage')
  ana.chooses('Junk')

  expect(bo.discard).toEqual(['Junk'])
  expect(bo.deck).toEqual(['Glue'])
})

test('raccoons-5a ruling 10: the teammate may be chosen', () => {
  const { ana, cy, table } = scenario(
    { ana: { hand: ['Sabotage'] }, bo: {}, cy: { deck: ['Junk', 'Glue'] }, di: {} },
    { teams: true },
  )

  ana.plays('Sabotage')
  ana.does('choose p3')
  ana.chooses('Junk')

  expect(cy.discard).toEqual(['Glue'])
  expect(table.marketDiscard).toEqual([])
})

test('raccoons-5a ruling 9: a chameleon that is lifted is plain and goes to the market discard', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Sabotage'], discard: ['Junk'] },
    bo: { deck: ['Reflection', 'Junk'] },
  })

  ana.plays('Sabotage')
  ana.chooses('Reflection')

  expect(table.marketDiscard).toEqual(['Reflection'])
  expect(bo.discard).toEqual(['Junk'])
})
