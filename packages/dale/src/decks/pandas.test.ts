import { expect, test } from 'vitest'
import { besideBo, junk } from '../testing/beginnings.ts'
import { scenario } from '../testing/scenario.ts'

const fullMarket = ['Magnet', 'Cheer', 'Raffle', 'Charity', 'Tasters']

// Loyal Partner

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

// Prepaid Good

test('pandas-2 S1: Prepaid Good takes the card in the dearest slot for nothing and ends the action phase', () => {
  const { ana, table } = besideBo(
    { hand: ['Prepaid Good'], deck: junk(5) },
    { market: ['Magnet', 'Cheer', 'Raffle', 'Charity', 'Glue'] },
  )

  ana.plays('Prepaid Good')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue', 'Junk', 'Junk', 'Junk', 'Junk'])
  expect(ana.discard).toEqual(['Prepaid Good'])
  expect(table.turn).toBe('bo')
})

test('pandas-2 S2: from an empty market nothing is taken', () => {
  const { ana, table } = besideBo({ hand: ['Prepaid Good'], deck: junk(5) }, { marketDiscard: [], marketDeck: [] })

  ana.plays('Prepaid Good')

  expect(ana.hand).toEqual(junk(5))
  expect(ana.discard).toEqual(['Prepaid Good'])
  expect(table.turn).toBe('bo')
})

test('pandas-2 S3: a Scary Gunfight does not make Prepaid Good cost anything', () => {
  const { ana } = scenario(
    { ana: { hand: ['Prepaid Good', 'Magnet'], deck: junk(5) }, bo: { schedule: ['Scary Gunfight'] } },
    { market: ['Cheer', 'Glue'] },
  )

  ana.plays('Prepaid Good')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Magnet', 'Glue', 'Junk', 'Junk', 'Junk'])
  expect(ana.discard).toEqual(['Prepaid Good'])
})

test('pandas-2 ruling 3: taking a card is compulsory', () => {
  const { ana } = besideBo({ hand: ['Prepaid Good'] }, { market: ['Cheer', 'Glue'] })

  ana.plays('Prepaid Good')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Cheer','Glue'")).toBe('too-many')
})

test('pandas-2 ruling 4: it is no purchase, so Binoculars do not react', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Prepaid Good'], deck: junk(5) }, bo: { hand: ['Binoculars', 'Magnet'], deck: ['Junk'] } },
    { market: ['Cheer', 'Glue'] },
  )

  ana.plays('Prepaid Good')
  ana.chooses('Cheer')

  expect(table.asked).toBe('bo: action')
})

test('pandas-2 ruling 5: the slot stays empty until clean-up', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Prepaid Good'], deck: junk(5) }, bo: { hand: ['Ancient Knowledge'], deck: ['Junk'] } },
    { market: ['Cheer', 'Glue', 'Magnet'], marketDeck: ['Swank'] },
  )

  ana.plays('Prepaid Good')
  ana.chooses('Cheer')
  expect(table.market).toEqual([null, 'Glue', 'Magnet', null, null])
  bo.chooses()

  expect(table.market).toEqual(['Glue', 'Magnet', 'Swank', null, null])
})

test('pandas-2 ruling 6: Trendsetting as Prepaid Good may take the very card it copies', () => {
  const { ana } = besideBo({ hand: ['Trendsetting'], deck: junk(5) }, { market: ['Cheer', 'Prepaid Good'] })

  ana.plays('Trendsetting=Prepaid Good')
  ana.chooses('Prepaid Good')

  expect(ana.hand).toEqual(['Prepaid Good', 'Junk', 'Junk', 'Junk', 'Junk'])
  expect(ana.discard).toEqual(['Trendsetting'])
})

// Essential Purchase

const thrownJunk = (log: readonly string[]) => log.filter((line) => line.includes('to the junk pile'))

test('pandas-3 S1: bought with four junk, three of them are thrown away', () => {
  const { ana, table } = besideBo(
    { hand: ['Junk', 'Junk', 'Junk', 'Junk'], deck: ['Cheer', 'Raffle', 'Charity', 'Magnet', 'Glue'] },
    { market: ['Tasters', 'Essential Purchase'] },
  )

  ana.does("buy 4 with 'Junk','Junk','Junk','Junk' throw 'Junk','Junk','Junk'")

  expect(ana.hand).toEqual(['Essential Purchase', 'Cheer', 'Raffle', 'Charity', 'Magnet'])
  expect(ana.discard).toEqual(['Junk'])
  expect(thrownJunk(ana.reads)).toHaveLength(3)
  expect(table.marketDiscard).toEqual([])
})

test('pandas-3 S2: taken with Prepaid Good it throws no junk away', () => {
  const { ana } = besideBo(
    { hand: ['Prepaid Good', 'Junk', 'Junk'], deck: ['Junk', 'Junk', 'Cheer'], discard: ['Junk'] },
    { market: ['Essential Purchase'] },
  )

  ana.plays('Prepaid Good')

  expect(ana.hand).toEqual(['Junk', 'Junk', 'Essential Purchase', 'Junk', 'Junk'])
  expect(ana.discard).toEqual(['Prepaid Good', 'Junk'])
  expect(thrownJunk(ana.reads)).toEqual([])
})

test('pandas-3 S3: both paid junk are thrown away, the 2-card beside them is discarded', () => {
  const { ana } = besideBo(
    { hand: ['Junk', 'Junk', 'Cheer'], deck: junk(5) },
    { market: ['Tasters', 'Essential Purchase'] },
  )

  ana.does("buy 4 with 'Junk','Junk','Cheer' throw 'Junk','Junk'")

  expect(ana.discard).toEqual(['Cheer'])
  expect(ana.hand).toContain('Essential Purchase')
  expect(thrownJunk(ana.reads)).toHaveLength(2)
})

test('pandas-3 ruling 4: it may throw away none of the paid junk', () => {
  const { ana } = besideBo({ hand: ['Junk', 'Junk', 'Junk'], deck: junk(5) }, { market: ['Essential Purchase'] })

  ana.buys(5, 'Junk', 'Junk', 'Junk')

  expect(ana.discard).toEqual(['Junk', 'Junk', 'Junk'])
  expect(thrownJunk(ana.reads)).toEqual([])
})

test('pandas-3 ruling 2: it throws away three junk at most, only junk, and only junk that was paid', () => {
  const { ana } = besideBo(
    { hand: ['Junk', 'Junk', 'Junk', 'Junk', 'Cheer'] },
    { market: ['Tasters', 'Essential Purchase'] },
  )

  expect(ana.cannot("buy 4 with 'Junk','Junk','Junk','Junk' throw 'Junk','Junk','Junk','Junk'")).toBe(
    'cannot-be-thrown',
  )
  expect(ana.cannot("buy 4 with 'Junk','Junk','Cheer' throw 'Cheer'")).toBe('cannot-be-thrown')
  expect(ana.cannot("buy 4 with 'Junk','Junk','Cheer' throw 'Junk','Junk','Junk'")).toBe('cannot-be-thrown')
})

test('pandas-3 ruling 6: from the hand it does nothing, also when it is paid', () => {
  const { ana } = besideBo({ hand: ['Essential Purchase', 'Junk'], deck: junk(5) }, { market: ['Magnet'] })

  expect(ana.cannot("buy 5 with 'Essential Purchase','Junk' throw 'Junk'")).toBe('cannot-be-thrown')
  ana.buys(5, 'Essential Purchase', 'Junk')

  expect(ana.discard).toEqual(['Junk', 'Essential Purchase'])
})

test('pandas-3 ruling 7: the junk that is thrown away counts for the overpay rule', () => {
  const { ana } = besideBo({ hand: ['Junk', 'Junk', 'Junk', 'Junk'] }, { market: ['Essential Purchase'] })

  expect(ana.cannot("buy 5 with 'Junk','Junk','Junk','Junk' throw 'Junk','Junk','Junk'")).toBe('overpaid')
})

test('pandas-3 ruling 8: a chameleon paid as junk can be thrown away and lands on the market discard', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Reflection', 'Junk', 'Junk'], deck: junk(5) }, bo: { discard: ['Junk'] } },
    { market: ['Essential Purchase', ...fullMarket.slice(1)], marketDeck: ['Swank'] },
  )

  ana.does("buy 5 with 'Reflection=Junk','Junk','Junk' throw 'Reflection=Junk','Junk'")

  expect(table.marketDiscard).toEqual(['Reflection'])
  expect(ana.discard).toEqual(['Junk'])
})

test('pandas-3 ruling 1: bought from the market discard it throws junk away as well', () => {
  const { ana } = besideBo(
    { hand: ['Market Discovery', 'Stock Clearance', 'Junk', 'Junk', 'Junk'], deck: junk(5) },
    { marketDiscard: ['Essential Purchase'] },
  )

  ana.does("buy discard with 'Market Discovery','Stock Clearance','Junk','Junk','Junk' throw 'Junk','Junk','Junk'")

  expect(ana.hand).toContain('Essential Purchase')
  expect(ana.discard).toEqual(['Stock Clearance', 'Market Discovery'])
  expect(thrownJunk(ana.reads)).toHaveLength(3)
})

// Market Discovery

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

test('pandas-4 S4: who does not hold Market Discovery at all cannot buy from the market discard either', () => {
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

test('pandas-4 rule 5.4: after clean-up it may be used once more, and the hand is not filled again', () => {
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

// Special Offer

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

// Stock Clearance

test('pandas-5b S1: with Stock Clearance a payment of 7 buys a card that costs 3', () => {
  const { ana } = besideBo({ hand: ['Stock Clearance', 'Junk', 'Junk'], deck: junk(5) }, { market: ['Raffle'] })

  ana.buys(5, 'Stock Clearance', 'Junk', 'Junk')

  expect(ana.hand).toContain('Raffle')
  expect(ana.discard).toEqual(['Junk', 'Junk', 'Stock Clearance'])
})

test('pandas-5b S2: the price must still be reached', () => {
  const { ana } = besideBo({ hand: ['Stock Clearance', 'Junk'] }, { market: ['Cheer', 'Raffle', 'Glue'] })

  expect(ana.cannot("buy 3 with 'Stock Clearance','Junk'")).toBe('too-little')
})

test('pandas-5b S3: three junk paid on top for Essential Purchase are thrown away', () => {
  const { ana } = besideBo(
    { hand: ['Stock Clearance', 'Junk', 'Junk', 'Junk'], deck: junk(5) },
    { market: ['Essential Purchase'] },
  )

  ana.does("buy 5 with 'Stock Clearance','Junk','Junk','Junk' throw 'Junk','Junk','Junk'")

  expect(ana.hand).toContain('Essential Purchase')
  expect(ana.discard).toEqual(['Stock Clearance'])
  expect(thrownJunk(ana.reads)).toHaveLength(3)
})

test('pandas-5b ruling 1: held back in the hand it does not lift the overpay rule', () => {
  const { ana } = besideBo({ hand: ['Stock Clearance', 'Magnet', 'Junk'] }, { market: ['Raffle'] })

  expect(ana.cannot("buy 5 with 'Magnet','Junk'")).toBe('overpaid')
})

test('pandas-5b ruling 3: it may pay the exact price', () => {
  const { ana } = besideBo({ hand: ['Stock Clearance'], deck: junk(5) }, { market: ['Glue'] })

  ana.buys(5, 'Stock Clearance')

  expect(ana.hand).toContain('Glue')
  expect(ana.discard).toEqual(['Stock Clearance'])
})

test('pandas-5b ruling 4: the whole hand may be added to the payment', () => {
  const { ana } = besideBo(
    { hand: ['Stock Clearance', 'Magnet', 'Cheer', 'Tasters'], deck: junk(5) },
    { market: ['Charity'] },
  )

  ana.buys(5, 'Tasters', 'Cheer', 'Stock Clearance', 'Magnet')

  expect(ana.hand).toEqual(['Charity', 'Junk', 'Junk', 'Junk', 'Junk'])
  expect(ana.discard).toEqual(['Magnet', 'Stock Clearance', 'Cheer', 'Tasters'])
})

test('pandas-5b ruling 6: a chameleon paid as Stock Clearance lifts the overpay rule too', () => {
  const { ana } = scenario(
    { ana: { hand: ['Reflection', 'Junk'], deck: junk(5) }, bo: { discard: ['Stock Clearance'] } },
    { market: ['Raffle'] },
  )

  ana.buys(5, 'Reflection=Stock Clearance', 'Junk')

  expect(ana.hand).toContain('Raffle')
  expect(ana.discard).toEqual(['Junk', 'Reflection'])
})

test('pandas-5b ruling 5: it does not lift the overpay rule when cards are spent', () => {
  const { ana } = besideBo({ hand: ['Traveling Equipment', 'Stock Clearance', 'Junk'], deck: junk(5) })

  ana.plays('Traveling Equipment')

  expect(ana.cannot("choose 'Stock Clearance','Junk'")).toBeDefined()
  expect(ana.cannot("choose 'Stock Clearance'")).toBeUndefined()
})
