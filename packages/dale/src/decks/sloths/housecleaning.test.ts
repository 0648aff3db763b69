/** Housecleaning, which recovers junk and throws a card away when the next turn begins. */
import { expect, test } from 'vitest'
import { alone, junk, turnBegins } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('sloths-3 S1: Housecleaning recovers three of four junk cards', () => {
  const { ana } = alone({ hand: ['Housecleaning', 'Magnet'], discard: junk(4) })

  ana.plays('Housecleaning')
  ana.chooses(...junk(3))

  expect(ana.hand).toEqual(['Magnet', ...junk(3)])
  expect(ana.discard).toEqual(['Junk'])
  expect(ana.schedule).toEqual(['Housecleaning'])
  expect(ana.isAsked).toBe('bonus')
})

test('sloths-3 S2: next turn Housecleaning throws away a junk card, and nothing is drawn', () => {
  const { ana, table } = turnBegins({ hand: ['Junk', 'Magnet'], deck: ['Glue'], schedule: ['Housecleaning'] })

  expect(ana.isAsked).toBe('throw away')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.reads).toContain('Junk (junk) goes from p2’s hand to the junk pile')
  expect(ana.discard).toEqual(['Housecleaning'])
  expect(ana.deck).toEqual(['Glue'])
  expect(table.marketDiscard).toEqual([])
})

test('sloths-3 S3: throwing away may be declined', () => {
  const { ana } = turnBegins({ hand: ['Junk', 'Magnet'], schedule: ['Housecleaning'] })

  ana.chooses()

  expect(ana.hand).toEqual(['Junk', 'Magnet'])
  expect(ana.discard).toEqual(['Housecleaning'])
  expect(ana.schedule).toEqual([])
})

test('sloths-3 S4: a chameleon that is thrown away is on the market discard', () => {
  const { ana, bo, table } = scenario(
    {
      bo: { hand: ['Junk'], deck: junk(5), discard: ['Junk'] },
      ana: { hand: ['Reflection', 'Magnet'], schedule: ['Housecleaning'] },
    },
    { market: ['Swank', 'Cheer', 'Acorn', 'Charm', 'Siesta'], marketDiscard: ['Glue'] },
  )

  bo.discards()
  ana.chooses('Reflection')

  expect(ana.hand).toEqual(['Magnet'])
  expect(table.marketDiscard).toEqual(['Reflection', 'Glue'])
})

test('sloths-3 ruling 1: four junk cards are too many', () => {
  const { ana } = alone({ hand: ['Housecleaning'], discard: junk(5) })

  ana.plays('Housecleaning')

  expect(ana.cannot("choose 'Junk','Junk','Junk','Junk'")).toBe('too-many')
})

test('sloths-3 ruling 6: Housecleaning may recover no junk at all', () => {
  const { ana } = alone({ hand: ['Housecleaning'], discard: junk(4) })

  ana.plays('Housecleaning')
  ana.chooses()

  expect(ana.hand).toEqual([])
  expect(ana.discard).toEqual(junk(4))
  expect(ana.isAsked).toBe('bonus')
})

test('sloths-3 ruling 1: junk is taken from between other cards, whose order stays', () => {
  const { ana } = alone({ hand: ['Housecleaning'], discard: ['Junk', 'Glue', 'Junk', 'Magnet'] })

  ana.plays('Housecleaning')
  ana.chooses('Junk', 'Junk')

  expect(ana.hand).toEqual(['Junk', 'Junk'])
  expect(ana.discard).toEqual(['Glue', 'Magnet'])
})

test('sloths-3 ruling 1: the player picks which of several junk is recovered', () => {
  const { ana } = alone({ hand: ['Housecleaning'], discard: ['Junk', 'Glue', 'Junk'] })

  ana.plays('Housecleaning')
  ana.chooses('Junk#2')

  expect(ana.hand).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Junk', 'Glue'])
})

test('sloths-3 ruling 10: only junk is recovered; a chameleon in the discard pile is none', () => {
  const { ana } = scenario({
    ana: { hand: ['Housecleaning'], discard: ['Reflection', 'Glue', 'Junk'] },
    bo: { discard: ['Junk'] },
  })

  ana.plays('Housecleaning')

  expect(ana.cannot("choose 'Reflection'")).toBe('not-an-option')
  expect(ana.cannot("choose 'Glue'")).toBe('not-an-option')
  expect(ana.cannot("choose 'Junk'")).toBeUndefined()
})

test('sloths-3 ruling 9: without junk in the discard pile nothing is asked', () => {
  const { ana } = alone({ hand: ['Housecleaning'], discard: ['Reflection', 'Glue'] })

  ana.plays('Housecleaning')

  expect(ana.hand).toEqual([])
  expect(ana.discard).toEqual(['Reflection', 'Glue'])
  expect(ana.schedule).toEqual(['Housecleaning'])
  expect(ana.isAsked).toBe('bonus')
})

test('sloths-3 ruling 9: with an empty hand nothing is thrown away next turn', () => {
  const { ana } = turnBegins({ schedule: ['Housecleaning', 'Lunch Break'] })

  ana.chooses('Housecleaning')

  expect(ana.hand).toEqual(['Housecleaning'])
  expect(ana.discard).toEqual(['Lunch Break'])
})

test('sloths-3 ruling 7: a card drawn in the same step may be thrown away', () => {
  const { ana, table } = turnBegins(
    { hand: ['Magnet'], deck: ['Glue'], schedule: ['Housecleaning', 'Steady Achiever'] },
    { market: ['Swank', 'Cheer', 'Acorn', 'Charm', 'Siesta'], marketDiscard: ['Spyglass'] },
  )

  ana.chooses('Steady Achiever')
  expect(ana.cannot("choose 'Magnet','Glue'")).toBe('too-many')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Magnet'])
  expect(table.marketDiscard).toEqual(['Glue', 'Spyglass'])
  expect(ana.discard).toEqual(['Housecleaning', 'Steady Achiever'])
})

test('sloths-3 ruling 10: a chameleon waits as Housecleaning and is discarded as itself', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection', 'Magnet'], deck: junk(5), discard: ['Junk'] },
    bo: { hand: ['Swank'], deck: junk(5), discard: ['Housecleaning'] },
  })

  ana.plays('Reflection=Housecleaning')
  ana.chooses('Junk')
  ana.passes()
  bo.discards('Swank')
  ana.chooses('Magnet')

  expect(ana.hand).toEqual(junk(4))
  expect(ana.discard).toEqual(['Reflection'])
})

test('sloths-3: the thrown-away card is seen by all', () => {
  const { ana, bo } = turnBegins({ hand: ['Magnet', 'Glue'], schedule: ['Housecleaning'] })

  ana.chooses('Magnet')

  expect(bo.reads).toContain('Magnet (platypuses-4) goes from p2’s hand to the market discard')
  expect(bo.reads.join()).not.toContain('Glue')
})
