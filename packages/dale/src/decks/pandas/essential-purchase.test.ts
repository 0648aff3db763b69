/** Essential Purchase, which throws away the junk it is paid with. */
import { expect, test } from 'vitest'
import { besideBo, fullMarket, junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

const thrownJunk = (log: readonly string[]) => log.filter((line) => line.includes('to the junk pile'))

test('pandas-3 S1: bought with four junk cards, three of them are thrown away', () => {
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

test('pandas-3 ruling 2: it throws away three junk cards at most, only junk, and only junk that was paid', () => {
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

test('pandas-3 ruling 6: from the hand it does nothing, even when it is paid', () => {
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
