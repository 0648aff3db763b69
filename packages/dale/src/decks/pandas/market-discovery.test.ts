/** Market Discovery, which buys from the market discard. */
import { expect, test } from 'vitest'
import { besideBo, fullMarket, junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('pandas-4 S1: Market Discovery turns up Glue and pays for it from the market discard', () => {
  const { ana, table } = besideBo(
    { hand: ['Market Discovery', 'Junk'], deck: junk(5) },
    { market: fullMarket, marketDeck: ['Glue', 'Swank'] },
  )

  ana.uses('Market Discovery')
  expect(table.marketDiscard).toEqual(['Glue'])
  ana.buys('discard', 'Market Discovery', 'Junk')

  expect(ana.hand).toEqual(['Glue', 'Junk', 'Junk', 'Junk', 'Junk'])
  expect(ana.discard).toEqual(['Junk', 'Market Discovery'])
  expect(ana.reads).toContain('p1 buys Glue (platypuses-5b) for 5')
  expect(table.market).toEqual(fullMarket)
  expect(table.marketDiscard).toEqual([])
})

test('pandas-4 S2: a Scary Gunfight does not raise the price on the market discard', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Market Discovery'], deck: junk(5) }, bo: { schedule: ['Scary Gunfight'] } },
    { marketDiscard: ['Raffle'] },
  )

  ana.buys('discard', 'Market Discovery')

  expect(ana.hand).toContain('Raffle')
  expect(bo.reads).toContain('p1 buys Raffle (foxes-3) for 3')
})

test('pandas-4 S3: the first ability works once in a turn', () => {
  const { ana, table } = besideBo({ hand: ['Market Discovery'] }, { market: fullMarket, marketDeck: ['Glue', 'Swank'] })

  ana.uses('Market Discovery')

  expect(ana.cannot("use 'Market Discovery'")).toBe('already-used')
  expect(table.marketDeck).toEqual(['Swank'])
  expect(ana.isAsked).toBe('action')
})

test('pandas-4 S4: without Market Discovery in the payment the market discard is not for sale', () => {
  const { ana } = besideBo({ hand: ['Market Discovery', 'Magnet'] }, { marketDiscard: ['Raffle'] })

  expect(ana.cannot("buy discard with 'Magnet'")).toBe('discard-needs-permission')
})

test('pandas-4 S4: without Market Discovery in hand the market discard cannot be bought from either', () => {
  const { ana } = besideBo({ hand: ['Magnet'] }, { marketDiscard: ['Raffle'] })

  expect(ana.cannot("buy discard with 'Magnet'")).toBe('discard-needs-permission')
})

test('pandas-4 ruling 2: an empty market discard sells nothing', () => {
  const { ana } = besideBo({ hand: ['Market Discovery'] })

  expect(ana.cannot("buy discard with 'Market Discovery'")).toBe('market-discard-is-empty')
})

test('pandas-4 ruling 2: only the top card of the market discard is for sale', () => {
  const { ana, table } = besideBo(
    { hand: ['Market Discovery'], deck: junk(5) },
    { market: fullMarket, marketDiscard: ['Raffle', 'Charity'] },
  )

  ana.buys('discard', 'Market Discovery')

  expect(ana.hand).toContain('Raffle')
  expect(table.marketDiscard).toEqual(['Charity'])
})

test('pandas-4 ruling 3: paying with it needs no use of the first ability, and it can pay for a slot', () => {
  const { ana, table } = besideBo(
    { hand: ['Market Discovery'], deck: junk(5) },
    { market: ['Magnet'], marketDeck: ['Swank'] },
  )

  ana.buys(5, 'Market Discovery')

  expect(ana.hand).toContain('Magnet')
  expect(table.market).toEqual(['Swank', null, null, null, null])
})

test('pandas-4 ruling 4: an empty market deck gives nothing to throw away and is not re-formed', () => {
  const { ana, table } = besideBo(
    { hand: ['Market Discovery'] },
    { market: fullMarket, marketDiscard: ['Glue', 'Swank'] },
  )

  expect(ana.cannot("use 'Market Discovery'")).toBe('nothing-to-use')
  expect(table.marketDiscard).toEqual(['Glue', 'Swank'])
})

test('pandas-4 ruling 6: the overpay rule holds on the market discard', () => {
  const { ana } = besideBo({ hand: ['Market Discovery', 'Junk'] }, { marketDiscard: ['Raffle'] })

  const overpaid = ana.cannot("buy discard with 'Market Discovery','Junk'")

  expect(overpaid).toBe('overpaid')
})

test('pandas-4 ruling 2: on the market discard too the payment must reach the printed value', () => {
  const { ana } = besideBo({ hand: ['Market Discovery'] }, { marketDiscard: ['Glue'] })

  expect(ana.cannot("buy discard with 'Market Discovery'")).toBe('too-little')
})

test('pandas-4 ruling 7: when it leaves the hand and returns, it may be used again', () => {
  const { ana, table } = besideBo(
    { hand: ['Market Discovery', 'Swift Broker'] },
    { market: fullMarket, marketDeck: ['Glue', 'Swank', 'Sofa'] },
  )

  ana.uses('Market Discovery')
  ana.plays('Swift Broker')
  ana.uses('Market Discovery')

  expect(table.marketDiscard).toEqual(['Swank', 'Glue'])
  expect(ana.hand).toEqual(['Market Discovery'])
})

test('pandas-4 ruling 8: buying from the market discard is a purchase that Binoculars react to', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Market Discovery'], deck: junk(5) }, bo: { hand: ['Binoculars', 'Magnet'], deck: ['Glue'] } },
    { marketDiscard: ['Raffle'] },
  )

  ana.buys('discard', 'Market Discovery')
  expect(table.asked).toBe('bo: react')
  bo.chooses()

  expect(table.asked).toBe('bo: action')
})

test('pandas-4 ruling 9: a chameleon serves as Market Discovery for both abilities', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Reflection'], deck: junk(5) }, bo: { discard: ['Market Discovery'] } },
    { market: fullMarket, marketDeck: ['Swank', 'Sofa'] },
  )

  ana.does("use 'Reflection=Market Discovery'")
  expect(table.marketDiscard).toEqual(['Swank'])
  ana.buys('discard', 'Reflection=Market Discovery')

  expect(ana.hand).toContain('Swank')
  expect(ana.discard).toEqual(['Reflection'])
})

test('pandas-4 rule 5.4: after clean-up it may be used again, and the hand is not filled again', () => {
  const { ana, table } = besideBo(
    { hand: ['Market Discovery'], deck: ['Junk', 'Junk', 'Junk', 'Junk', 'Junk'] },
    { market: fullMarket, marketDeck: ['Swank', 'Sofa'] },
  )

  ana.discards()
  expect(ana.isAsked).toBe('last')
  ana.uses('Market Discovery')

  expect(table.marketDiscard).toEqual(['Swank'])
  expect(ana.hand).toHaveLength(5)
  expect(table.turn).toBe('bo')
})

test('pandas-4 rule 5.4: the last use may be declined', () => {
  const { ana, table } = besideBo(
    { hand: ['Market Discovery'], deck: junk(5) },
    { market: fullMarket, marketDeck: ['Swank'] },
  )

  ana.discards()
  ana.passes()

  expect(table.marketDeck).toEqual(['Swank'])
  expect(table.turn).toBe('bo')
})
