/** Gift Voucher, which changes places with a market card. */
import { expect, test } from 'vitest'
import { alone, besideBo, junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('chameleons-4 S1: Gift Voucher takes the slot of the Glue, which comes into their hand', () => {
  const { ana, table } = alone({ hand: ['Gift Voucher'] }, { market: ['Cookies', 'Magnet', 'Glue', 'Sofa'] })

  ana.plays('Gift Voucher')
  ana.chooses('Glue')

  expect(table.market).toEqual(['Cookies', 'Magnet', 'Gift Voucher', 'Sofa', null])
  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('chameleons-4 S2: with an empty market Gift Voucher is discarded', () => {
  const { ana } = alone({ hand: ['Gift Voucher'] })

  ana.plays('Gift Voucher')

  expect(ana.discard).toEqual(['Gift Voucher'])
  expect(ana.isAsked).toBe('bonus')
})

test('chameleons-4 S3: Trendsetting played as Gift Voucher goes to the market as itself', () => {
  const { ana, table } = alone({ hand: ['Trendsetting'] }, { market: ['Cookies', 'Gift Voucher'] })

  ana.plays('Trendsetting=Gift Voucher')
  ana.chooses('Cookies')

  expect(table.market.slice(0, 2)).toEqual(['Trendsetting', 'Gift Voucher'])
  expect(ana.hand).toEqual(['Cookies'])
  expect(ana.isAsked).toBe('bonus')
})

test('chameleons-4 ruling 1: of two alike cards the player picks the slot', () => {
  const { ana, table } = alone({ hand: ['Gift Voucher'] }, { market: ['Cookies', 'Cookies'] })

  ana.plays('Gift Voucher')
  expect(ana.isAsked).toBe('swap')
  const slots = ['Cookies#1', 'Cookies#2'].map((card) => ana.cannot(`choose '${card}'`))

  expect(slots).toEqual([undefined, undefined])
  expect(table.market.slice(0, 2)).toEqual(['Cookies', 'Cookies'])
})

test('chameleons-4 ruling 3: it is fully resolved without being discarded: Ancient Knowledge reacts, Practice does not', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Gift Voucher'], schedule: ['Practice'] }, bo: { hand: ['Ancient Knowledge'], deck: ['Junk'] } },
    { market: ['Glue'] },
  )

  ana.plays('Gift Voucher')
  expect(table.asked).toBe('bo: react')
  bo.chooses()

  expect(ana.schedule).toEqual(['Practice'])
  expect(ana.isAsked).toBe('bonus')
})

test('chameleons-4 ruling 4: the exchange is forced if the market has a card', () => {
  const { ana } = alone({ hand: ['Gift Voucher'] }, { market: ['Cookies', 'Glue'] })

  ana.plays('Gift Voucher')

  expect(ana.isAsked).toBe('swap')
  expect(ana.cannot('choose none')).toBe('too-few')
})

test('chameleons-4 ruling 6: the exchange is not a purchase', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Gift Voucher'] }, bo: { hand: ['Binoculars'], deck: ['Junk'], schedule: ['Scary Gunfight'] } },
    { market: ['Glue'] },
  )

  ana.plays('Gift Voucher')

  expect(table.asked).toBe('ana: bonus')
  expect(ana.hand).toEqual(['Glue'])
})

test('chameleons-4 ruling 7: Gift Voucher may be bought from its slot for 4 and the slot', () => {
  const { ana } = besideBo(
    { hand: ['Gift Voucher', 'Magnet', 'Stashing Vendor'], deck: junk(5) },
    { market: [null, 'Glue'] },
  )

  ana.plays('Gift Voucher')
  expect(ana.cannot("buy 4 with 'Magnet'")).toBe('too-little')
  ana.buys(4, 'Magnet', 'Stashing Vendor')

  expect(ana.hand).toContain('Gift Voucher')
})
