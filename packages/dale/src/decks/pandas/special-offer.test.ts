/** Special Offer, which keeps one of three cards of the market deck. */
import { expect, test } from 'vitest'
import { besideBo, fullMarket, junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('pandas-5a S1: of three market-deck cards one is kept unseen, two are thrown away', () => {
  const { ana, bo, table } = besideBo(
    { hand: ['Special Offer'], deck: junk(5) },
    { market: fullMarket, marketDeck: ['Swank', 'Glue', 'Sofa', 'Siesta'] },
  )

  ana.plays('Special Offer')
  ana.chooses('Glue')
  ana.chooses('Sofa', 'Swank')

  expect(ana.hand).toEqual(['Glue', 'Junk', 'Junk', 'Junk', 'Junk'])
  expect(table.marketDiscard).toEqual(['Swank', 'Sofa'])
  expect(table.marketDeck).toEqual(['Siesta'])
  expect(ana.discard).toEqual(['Special Offer'])
  expect(table.turn).toBe('bo')
  expect(bo.sees).not.toContain('platypuses-5b')
  expect(bo.reads.join()).not.toContain('Glue')
  expect(ana.reads.join()).toContain('Glue')
})

test('pandas-5a S2: a single card in the market deck goes to the hand', () => {
  const { ana, table } = besideBo(
    { hand: ['Special Offer'], deck: junk(5) },
    { market: fullMarket, marketDeck: ['Swank'], marketDiscard: ['Sofa'] },
  )

  ana.plays('Special Offer')

  expect(ana.hand).toEqual(['Swank', 'Junk', 'Junk', 'Junk', 'Junk'])
  expect(table.marketDeck).toEqual([])
  expect(table.marketDiscard).toEqual(['Sofa'])
})

test('pandas-5a S3: an empty market deck offers nothing', () => {
  const { ana, table } = besideBo(
    { hand: ['Special Offer'], deck: junk(5) },
    { market: fullMarket, marketDiscard: ['Sofa', 'Swank', 'Siesta'] },
  )

  ana.plays('Special Offer')

  expect(ana.hand).toEqual(junk(5))
  expect(ana.discard).toEqual(['Special Offer'])
  expect(table.marketDiscard).toEqual(['Sofa', 'Swank', 'Siesta'])
  expect(table.turn).toBe('bo')
})

test('pandas-5a ruling 5: one card must be kept, and only one', () => {
  const { ana } = besideBo(
    { hand: ['Special Offer'] },
    { market: fullMarket, marketDeck: ['Swank', 'Glue', 'Sofa', 'Siesta'] },
  )

  ana.plays('Special Offer')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Swank','Glue'")).toBe('too-many')
  expect(ana.cannot("choose 'Siesta'")).toBe('not-an-option')
})

test('pandas-5a ruling 6: of two cards one is kept and the other thrown away, without re-forming', () => {
  const { ana, table } = besideBo(
    { hand: ['Special Offer'], deck: junk(5) },
    { market: fullMarket, marketDeck: ['Swank', 'Glue'], marketDiscard: ['Sofa'] },
  )

  ana.plays('Special Offer')
  ana.chooses('Swank')

  expect(ana.hand).toEqual(['Swank', 'Junk', 'Junk', 'Junk', 'Junk'])
  expect(table.marketDiscard).toEqual(['Glue', 'Sofa'])
})

test('pandas-5a ruling 7: a chameleon played as Special Offer is discarded as itself', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Reflection'], deck: junk(5) }, bo: { discard: ['Special Offer'] } },
    { market: fullMarket, marketDeck: ['Swank', 'Glue', 'Sofa'] },
  )

  ana.plays('Reflection=Special Offer')
  ana.chooses('Sofa')
  ana.chooses('Swank', 'Glue')

  expect(ana.hand).toContain('Sofa')
  expect(ana.discard).toEqual(['Reflection'])
  expect(table.marketDiscard).toEqual(['Glue', 'Swank'])
})
