/** Prepaid Good, which takes a market card for nothing. */
import { expect, test } from 'vitest'
import { besideBo, junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

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

test('pandas-2 ruling 4: it is not a purchase, so Binoculars do not react', () => {
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
