/** Trendsetting, which copies a market card. */
import { expect, test } from 'vitest'
import { alone, besideBo, junk, stacks } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('chameleons-5a S1: Trendsetting works as the Special Offer in the market and is discarded as itself', () => {
  const { ana, bo, table } = besideBo(
    { hand: ['Trendsetting'], deck: junk(5) },
    {
      market: ['Special Offer', 'Siesta', 'Siesta', 'Siesta', 'Siesta'],
      marketDeck: ['Glue', 'Magnet', 'Acorn', 'Sofa'],
    },
  )

  ana.plays('Trendsetting=Special Offer')
  expect(bo.reads.join()).not.toMatch(/Glue|Magnet|Acorn/)
  ana.chooses('Magnet')
  ana.chooses('Glue', 'Acorn')

  expect(ana.hand).toContain('Magnet')
  expect(bo.reads.join()).not.toContain('Magnet')
  expect(table.marketDiscard).toEqual(['Acorn', 'Glue'])
  expect(ana.discard).toEqual(['Trendsetting'])
  expect(table.turn).toBe('bo')
})

test('chameleons-5a S2: Trendsetting cannot count as 5 when the highest card in the market is a 4', () => {
  const { ana } = alone(
    { hand: ['Trendsetting', 'Junk'], deck: junk(5) },
    { market: ['Cookies', 'Cheer', 'Swank', 'Magnet', 'Acorn'] },
  )

  expect(ana.cannot("buy 3 with 'Trendsetting'")).toBe('must-copy')
  expect(ana.cannot("buy 3 with 'Trendsetting=Magnet'")).toBe('too-little')
  expect(ana.cannot("buy 3 with 'Trendsetting=Trendsetting'")).toBe('cannot-copy')
})

test('chameleons-5a S3: Trendsetting as the polecat 4 in the market and a polecat 3 make stack 7', () => {
  const { ana } = besideBo(
    { hand: ['Trendsetting', 'Swank'], stall: stacks(6) },
    { market: ['Cookies', 'Risky Business'] },
  )

  ana.builds('Trendsetting=Risky Business', 'Swank')

  expect(ana.stall.at(-1)).toEqual(['Trendsetting', 'Swank'])
})

test('chameleons-5a S4: after another player’s purchase Trendsetting may react as the Binoculars in the market', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Magnet'], deck: junk(5) }, bo: { hand: ['Trendsetting', 'Junk'], deck: ['Glue'] } },
    { market: ['Acorn', 'Binoculars'] },
  )

  ana.buys(5, 'Magnet')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Trendsetting=Binoculars')
  bo.chooses('Junk')

  expect(bo.hand.toSorted()).toEqual(['Glue', 'Trendsetting'])
  expect(bo.discard).toEqual(['Junk'])
  expect(ana.reads.join('\n')).toContain('p2 reacts with Trendsetting (chameleons-5a) as Binoculars')
})

test('chameleons-5a ruling 2: when the model leaves the market the copy is over', () => {
  const { ana } = besideBo(
    { hand: ['Rare Artefact', 'Trendsetting', 'Gift Voucher'], stall: stacks(3) },
    { market: ['Cookies'], die: [3] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Trendsetting')
  ana.plays('Gift Voucher')

  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Trendsetting'])
  ana.builds('Trendsetting=Gift Voucher')
  expect(ana.stall.at(-1)).toEqual(['Trendsetting'])
})

test('chameleons-5a ruling 4: with an empty market Trendsetting is a plain 5', () => {
  const { ana } = besideBo({ hand: ['Trendsetting'], stall: stacks(4) })

  ana.builds('Trendsetting')

  expect(ana.stall.at(-1)).toEqual(['Trendsetting'])
})

test('chameleons-5a ruling 5: the model may be bought with its own copy', () => {
  const { ana } = besideBo({ hand: ['Trendsetting'], deck: junk(5) }, { market: ['Magnet'] })

  ana.buys(5, 'Trendsetting=Magnet')

  expect(ana.hand).toContain('Magnet')
  expect(ana.discard).toEqual(['Trendsetting'])
})

test('chameleons-5a ruling 6: on the schedule Trendsetting keeps its identity although the model is taken', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Trendsetting', ...junk(4)], deck: junk(2) },
      bo: { hand: ['Cookies', ...junk(4)], deck: junk(5) },
    },
    { market: ['Shopping Journey', 'Glue'] },
  )

  ana.plays('Trendsetting=Shopping Journey')
  expect(ana.schedule).toEqual(['Trendsetting=Shopping Journey'])
  bo.buys(5, 'Cookies')
  ana.chooses('Glue')

  expect(ana.hand).toContain('Glue')
  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Trendsetting'])
  expect(table.market).toEqual([null, null, null, null, null])
})

test('chameleons-5a ruling 7: the cost of the slot does not count for the copy', () => {
  const { ana } = besideBo(
    { hand: ['Trendsetting'], deck: junk(5) },
    { market: ['Swank', null, null, null, 'Cookies'] },
  )

  expect(ana.cannot("buy 5 with 'Trendsetting=Cookies'")).toBe('too-little')
  expect(ana.cannot("buy 5 with 'Trendsetting=Swank'")).toBeUndefined()
})
