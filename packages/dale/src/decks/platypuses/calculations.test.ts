/** Calculations, which arrange the market before they pay. */
import { expect, test } from 'vitest'
import { alone, junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('platypuses-2 S1: Calculations moves the wanted card before the price is taken', () => {
  const { ana, table } = alone(
    { hand: ['Calculations', ...junk(3)], deck: junk(6) },
    { market: ['Magnet', null, null, null, 'Glue'] },
  )

  ana.does("buy 5 with 'Calculations','Junk','Junk','Junk' arrange -,-,-,'Magnet','Glue'")

  expect(ana.hand).toContain('Glue')
  expect(ana.reads).toContain('p1 buys Glue (platypuses-5b) for 5')
  expect(table.market).toEqual(['Magnet', null, null, null, null])
})

test('platypuses-2 S2: Calculations that stays in hand arranges nothing', () => {
  const { ana, table } = alone(
    { hand: ['Calculations', 'Glue'] },
    { market: ['Magnet', null, null, null, 'Dangerous Test'] },
  )

  const reason = ana.cannot("buy 5 with 'Glue' arrange 'Magnet',-,-,-,'Dangerous Test'")

  expect(reason).toBe('arranging-needs-permission')
  expect(table.market).toEqual(['Magnet', null, null, null, 'Dangerous Test'])
})

test('platypuses-2 S3: after arranging, too much is still too much', () => {
  const { ana } = alone({ hand: ['Calculations', 'Dangerous Test'] }, { market: [null, null, null, null, 'Glue'] })

  const reason = ana.cannot("buy 5 with 'Calculations','Dangerous Test' arrange -,-,-,-,'Glue'")

  expect(reason).toBe('overpaid')
})

test('platypuses-2 S4: the surcharge of Scary Gunfight comes on top of the new place', () => {
  const { ana } = scenario(
    { ana: { hand: ['Calculations', 'Junk', 'Junk'], deck: junk(5) }, bo: { schedule: ['Scary Gunfight'] } },
    { market: [null, null, null, null, 'Cheer'] },
  )

  expect(ana.cannot("buy 5 with 'Calculations','Junk' arrange -,-,-,-,'Cheer'")).toBe('too-little')
  ana.does("buy 5 with 'Calculations','Junk','Junk' arrange -,-,-,-,'Cheer'")

  expect(ana.reads).toContain('p1 buys Cheer (foxes-2) for 4')
})

test('platypuses-2 ruling 4: the new arrangement stays after the purchase', () => {
  const { ana, table } = alone(
    { hand: ['Calculations'], deck: junk(5) },
    { market: ['Magnet', 'Siesta', 'Cheer', 'Acorn', 'Charm'], marketDeck: ['Spyglass'] },
  )

  ana.does("buy 5 with 'Calculations' arrange 'Magnet','Siesta','Acorn','Charm','Cheer'")

  expect(ana.hand).toContain('Cheer')
  expect(ana.discard).toEqual(['Calculations'])
  expect(table.market).toEqual(['Charm', 'Acorn', 'Siesta', 'Magnet', 'Spyglass'])
})

test('platypuses-2 ruling 5: paying with Calculations does not force arranging', () => {
  const { ana, table } = alone({ hand: ['Calculations', 'Junk'], deck: junk(5) }, { market: ['Magnet', 'Cheer'] })

  ana.buys(4, 'Calculations', 'Junk')

  expect(ana.reads).toContain('p1 buys Cheer (foxes-2) for 3')
  expect(table.market).toEqual(['Magnet', null, null, null, null])
})

test('platypuses-2 ruling 6: a purchase that is not paid leaves the market as it lay', () => {
  const { ana, table } = alone({ hand: ['Calculations'] }, { market: ['Magnet', 'Glue'] })

  const reason = ana.cannot("buy 5 with 'Calculations' arrange -,-,-,'Magnet','Glue'")

  expect(reason).toBe('too-little')
  expect(table.market).toEqual(['Magnet', 'Glue', null, null, null])
})

test('platypuses-2 ruling 7: a card may go into an empty slot, even a more expensive one', () => {
  const { ana } = alone({ hand: ['Calculations', 'Junk'], deck: junk(5) }, { market: ['Cheer', 'Magnet'] })

  ana.does("buy 4 with 'Calculations','Junk' arrange -,-,'Magnet','Cheer',-")

  expect(ana.reads).toContain('p1 buys Cheer (foxes-2) for 3')
})

test('platypuses-2 ruling 2: an arrangement holds exactly the cards of the market', () => {
  const { ana } = alone({ hand: ['Calculations', 'Junk'] }, { market: ['Magnet', 'Cheer', null, null, null] })

  expect(ana.cannot("buy 5 with 'Calculations' arrange -,-,-,-,'Cheer'")).toBe('arrangement-has-other-cards')
  expect(ana.cannot("buy 5 with 'Calculations' arrange -,-,'Magnet','Magnet','Cheer'")).toBe(
    'arrangement-has-other-cards',
  )
  expect(ana.cannot("buy 5 with 'Calculations' arrange -,-,'Magnet',-,'Cheer'")).toBeUndefined()
})

test('platypuses-2 ruling 8: two Calculations pay 4 and arrange once', () => {
  const { ana } = alone(
    { hand: ['Calculations', 'Calculations'], deck: junk(5) },
    { market: [null, null, null, null, 'Magnet'] },
  )

  ana.does("buy 5 with 'Calculations','Calculations' arrange -,-,-,-,'Magnet'")

  expect(ana.hand).toContain('Magnet')
  expect(ana.discard).toEqual(['Calculations', 'Calculations'])
})

test('platypuses-2 ruling 11: a chameleon paid as Calculations pays 2 and arranges', () => {
  const { ana } = scenario(
    { ana: { hand: ['Reflection'], deck: junk(5) }, bo: { discard: ['Calculations'] } },
    { market: [null, null, null, null, 'Cheer'] },
  )

  ana.does("buy 5 with 'Reflection' arrange -,-,-,-,'Cheer'")

  expect(ana.hand).toContain('Cheer')
  expect(ana.discard).toEqual(['Reflection'])
})

test('platypuses-2 ruling 11: Trendsetting buys the very Calculations that it copies', () => {
  const { ana, table } = alone(
    { hand: ['Trendsetting'], deck: junk(5) },
    { market: [null, null, null, null, 'Calculations'] },
  )

  ana.does("buy 5 with 'Trendsetting=Calculations' arrange -,-,-,-,'Calculations'")

  expect(ana.hand).toContain('Calculations')
  expect(ana.discard).toEqual(['Trendsetting'])
  expect(table.market).toEqual([null, null, null, null, null])
})
