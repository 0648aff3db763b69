/** Stock Clearance, which may pay any amount too much. */
import { expect, test } from 'vitest'
import { besideBo, junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

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

test('pandas-5b S3: three junk cards paid on top for Essential Purchase are thrown away', () => {
  const { ana } = besideBo(
    { hand: ['Stock Clearance', 'Junk', 'Junk', 'Junk'], deck: junk(5) },
    { market: ['Essential Purchase'] },
  )

  ana.does("buy 5 with 'Stock Clearance','Junk','Junk','Junk' throw 'Junk','Junk','Junk'")

  expect(ana.hand).toContain('Essential Purchase')
  expect(ana.discard).toEqual(['Stock Clearance'])
  expect(ana.reads.filter((line) => line.includes('to the junk pile'))).toHaveLength(3)
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

  expect(ana.whyNot("choose 'Stock Clearance','Junk'")).toBe('choose at most 1')
  expect(ana.cannot("choose 'Stock Clearance'")).toBeUndefined()
})
