/** Ice Trade, which spends cards for one of the market deck. */
import { expect, test } from 'vitest'
import { alone, five, four } from '../../testing/beginnings.ts'
import type { Given, Shared } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'

/** A market without gaps, so that clean-up turns up nothing. */
const fullMarket = ['Cheer', 'Cheer', 'Raffle', 'Raffle', 'Charity']

/** Ana plays Ice Trade beside a full market; Bo has nothing. */
function anaTrades(ana: Given, shared: Shared) {
  const seats = alone(ana, { market: fullMarket, ...shared })
  seats.ana.plays('Ice Trade')
  return seats
}

test('penguins-2 S1: two junk cards are spent, one market-deck card is drawn, and the action phase ends', () => {
  const { ana, table } = anaTrades({ hand: ['Ice Trade', 'Junk', 'Junk', ...four] }, { marketDeck: ['Glue', 'Sofa'] })

  expect(ana.isAsked).toBe('spend')
  ana.chooses('Junk', 'Junk')

  expect(ana.hand).toEqual([...four, 'Glue'])
  expect(ana.discard).toEqual(['Ice Trade', 'Junk', 'Junk'])
  expect(table.marketDeck).toEqual(['Sofa'])
  expect(table.turn).toBe('bo')
})

test('penguins-2 S2: with no other hand card nothing is drawn', () => {
  const { ana, table } = anaTrades({ hand: ['Ice Trade'], deck: five }, { marketDeck: ['Glue'] })

  expect(ana.hand).toEqual(five)
  expect(ana.discard).toEqual(['Ice Trade'])
  expect(table.marketDeck).toEqual(['Glue'])
  expect(table.turn).toBe('bo')
})

test('penguins-2 S3: with an empty market deck the cost is paid and nothing is drawn', () => {
  const { ana, table } = anaTrades({ hand: ['Ice Trade', 'Junk', ...five] }, { marketDiscard: ['Sofa'] })

  ana.chooses('Junk')

  expect(ana.hand).toEqual(five)
  expect(ana.discard).toEqual(['Ice Trade', 'Junk'])
  expect(table.marketDiscard).toEqual(['Sofa'])
})

test('penguins-2 ruling 5: a player who can pay must pay', () => {
  const { ana } = anaTrades({ hand: ['Ice Trade', 'Junk', 'Magnet'] }, { marketDeck: ['Glue'] })

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Junk'")).toBeUndefined()
  expect(ana.cannot("choose 'Ice Trade'")).toBe('not-an-option')
})

test('penguins-2 ruling 5: the only hand card is spent without a question', () => {
  const { ana } = anaTrades({ hand: ['Ice Trade', 'Magnet'], deck: four }, { marketDeck: ['Glue'] })

  expect(ana.hand).toEqual(['Glue', ...four])
  expect(ana.discard).toEqual(['Ice Trade', 'Magnet'])
})

test('penguins-2 ruling 7: the overpay rule does not bite, every selection may be spent in any order', () => {
  const { ana, table } = anaTrades(
    { hand: ['Ice Trade', 'Junk', 'Glue', 'Magnet', ...four] },
    { marketDeck: ['Sofa', 'Rumours'] },
  )

  ana.chooses('Magnet', 'Junk', 'Glue')

  expect(ana.discard).toEqual(['Ice Trade', 'Glue', 'Junk', 'Magnet'])
  expect(ana.hand).toEqual([...four, 'Sofa'])
  expect(table.marketDeck).toEqual(['Rumours'])
})

test('penguins-2 ruling 8: the whole hand buys no more than one card', () => {
  const { ana, table } = anaTrades(
    { hand: ['Ice Trade', 'Junk', 'Junk', 'Junk'], deck: five },
    { marketDeck: ['Glue', 'Sofa'] },
  )

  ana.chooses('Junk', 'Junk', 'Junk')

  expect(ana.hand).toEqual(['Glue', ...four])
  expect(table.marketDeck).toEqual(['Sofa'])
})

test('penguins-2 ruling 9: a spent chameleon copies and is plain on the discard pile', () => {
  const { ana } = scenario(
    { ana: { hand: ['Ice Trade', 'Reflection', ...four] }, bo: { discard: ['Magnet'] } },
    { market: fullMarket, marketDeck: ['Glue'] },
  )

  ana.plays('Ice Trade')
  ana.chooses('Reflection=Magnet')

  expect(ana.discard).toEqual(['Ice Trade', 'Reflection'])
  expect(ana.hand).toEqual([...four, 'Glue'])
})

test('penguins-2 ruling 9: a chameleon cannot be spent as a card it cannot copy', () => {
  const { ana } = scenario(
    { ana: { hand: ['Ice Trade', 'Reflection', ...four] }, bo: { discard: ['Magnet', 'Glue'] } },
    { market: fullMarket, marketDeck: ['Glue'] },
  )

  ana.plays('Ice Trade')

  expect(ana.cannot("choose 'Reflection=Glue'")).toBe('cannot-copy')
})

test('D30: a spent chameleon is not asked what it copies, and Seeing Doubles shows no card', () => {
  const { ana, bo } = anaTrades({ hand: ['Ice Trade', 'Seeing Doubles', 'Magnet', ...four] }, { marketDeck: ['Glue'] })

  ana.chooses('Seeing Doubles')

  expect(ana.discard).toEqual(['Ice Trade', 'Seeing Doubles'])
  expect(ana.hand).toEqual(['Magnet', ...four, 'Glue'])
  expect(bo.sees).not.toContain('platypuses-4')
})

test('penguins-2 hidden information: the spent cards are public, the drawn card is not', () => {
  const { ana, bo } = anaTrades({ hand: ['Ice Trade', 'Junk', ...four] }, { marketDeck: ['Glue'] })

  ana.chooses('Junk')

  expect(bo.sees).not.toContain('platypuses-5b')
  expect(bo.reads).toContain('a card goes from the market deck to p1’s hand')
  expect(bo.reads).toContain('Junk (junk) goes from p1’s hand to p1’s discard pile')
  expect(ana.reads).toContain('Glue (platypuses-5b) goes from the market deck to p1’s hand')
})
