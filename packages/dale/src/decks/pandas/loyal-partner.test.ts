/** Loyal Partner, who clears the market. */
import { expect, test } from 'vitest'
import { besideBo, fullMarket, junk } from '../../testing/beginnings.ts'

test('pandas-1 S1: Loyal Partner throws the whole market away in the chosen order and lays out a new one', () => {
  const { ana, table } = besideBo(
    { hand: ['Loyal Partner'] },
    { market: fullMarket, marketDeck: ['Swank', 'Siesta', 'Spyglass', 'Rumours', 'Sofa', 'Glue'] },
  )

  ana.plays('Loyal Partner')
  ana.chooses('Tasters', 'Magnet', 'Charity', 'Cheer', 'Raffle')

  expect(table.market).toEqual(['Swank', 'Siesta', 'Spyglass', 'Rumours', 'Sofa'])
  expect(table.marketDeck).toEqual(['Glue'])
  expect(table.marketDiscard).toEqual(['Raffle', 'Cheer', 'Charity', 'Magnet', 'Tasters'])
  expect(ana.discard).toEqual(['Loyal Partner'])
  expect(ana.isAsked).toBe('bonus')
})

test('pandas-1 S2: with two cards in the market deck only the two cheapest slots are filled', () => {
  const { ana, table } = besideBo({ hand: ['Loyal Partner'] }, { market: fullMarket, marketDeck: ['Swank', 'Siesta'] })

  ana.plays('Loyal Partner')
  ana.chooses(...fullMarket)

  expect(table.market).toEqual(['Swank', 'Siesta', null, null, null])
  expect(table.marketDeck).toEqual([])
  expect(table.marketDiscard).toHaveLength(5)
  expect(ana.isAsked).toBe('bonus')
})

test('pandas-1 S3: Good Old Times copies the card that was thrown away last', () => {
  const { ana } = besideBo(
    { hand: ['Loyal Partner', 'Good Old Times'], deck: junk(5) },
    { market: ['Magnet', 'Glue'], marketDeck: ['Tasters'] },
  )

  ana.plays('Loyal Partner')
  ana.chooses('Magnet', 'Glue')

  expect(ana.cannot("buy 5 with 'Good Old Times=Magnet'")).toBe('cannot-copy')
  expect(ana.cannot("buy 5 with 'Good Old Times=Glue'")).toBeUndefined()
})

test('pandas-1 ruling 4: no market card may be spared', () => {
  const { ana } = besideBo({ hand: ['Loyal Partner'] }, { market: fullMarket })

  ana.plays('Loyal Partner')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Magnet','Cheer','Raffle','Charity'")).toBe('too-few')
})

test('pandas-1 ruling 5: with an empty market deck the slots stay empty until clean-up re-forms it', () => {
  const { ana, table } = besideBo({ hand: ['Loyal Partner'], deck: junk(5) }, { market: fullMarket })

  ana.plays('Loyal Partner')
  ana.chooses('Tasters', 'Charity', 'Raffle', 'Cheer', 'Magnet')
  expect(table.market).toEqual([null, null, null, null, null])
  ana.passes()

  expect(table.market).toEqual(['Tasters', 'Charity', 'Raffle', 'Cheer', 'Magnet'])
  expect(table.marketDiscard).toEqual([])
  expect(table.turn).toBe('bo')
})

test('pandas-1 ruling 5: five cards in the market deck are just enough', () => {
  const { ana, table } = besideBo(
    { hand: ['Loyal Partner'] },
    { market: ['Magnet'], marketDeck: ['Swank', 'Siesta', 'Spyglass', 'Rumours', 'Sofa'] },
  )

  ana.plays('Loyal Partner')

  expect(table.market).toEqual(['Swank', 'Siesta', 'Spyglass', 'Rumours', 'Sofa'])
  expect(table.marketDeck).toEqual([])
  expect(table.marketDiscard).toEqual(['Magnet'])
})

test('pandas-1 ruling 6: an empty market is only filled', () => {
  const { ana, table } = besideBo(
    { hand: ['Loyal Partner'] },
    { marketDeck: ['Swank', 'Siesta'], marketDiscard: ['Glue'] },
  )

  ana.plays('Loyal Partner')

  expect(table.market).toEqual(['Swank', 'Siesta', null, null, null])
  expect(table.marketDiscard).toEqual(['Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('pandas-1 ruling 8: Trendsetting as Loyal Partner throws its own model away and is discarded as itself', () => {
  const { ana, table } = besideBo(
    { hand: ['Trendsetting'] },
    { market: ['Loyal Partner', 'Magnet'], marketDeck: ['Swank'] },
  )

  ana.plays('Trendsetting=Loyal Partner')
  ana.chooses('Magnet', 'Loyal Partner')

  expect(table.market).toEqual(['Swank', null, null, null, null])
  expect(table.marketDiscard).toEqual(['Loyal Partner', 'Magnet'])
  expect(ana.discard).toEqual(['Trendsetting'])
  expect(ana.isAsked).toBe('bonus')
})
