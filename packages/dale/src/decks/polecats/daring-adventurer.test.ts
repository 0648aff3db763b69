/** Daring Adventurer, who throws market cards away. */
import { expect, test } from 'vitest'
import { alone, besideBo, stacks } from '../../testing/beginnings.ts'

test('polecats-1 S1: Daring Adventurer replaces two market cards in place', () => {
  const { ana, table } = alone(
    { hand: ['Daring Adventurer'] },
    { market: ['Glue', 'Magnet', 'Cookies', 'Siesta', 'Acorn'], marketDeck: ['Spyglass', 'Raffle', 'Cheer'], die: [2] },
  )

  ana.plays('Daring Adventurer')
  expect(ana.isAsked).toBe('throw away')
  ana.chooses('Glue', 'Siesta')

  expect(table.market).toEqual(['Spyglass', 'Magnet', 'Cookies', 'Raffle', 'Acorn'])
  expect(table.marketDeck).toEqual(['Cheer'])
  expect(table.marketDiscard).toEqual(['Siesta', 'Glue'])
  expect(ana.discard).toEqual(['Daring Adventurer'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-1 S2: with one market card and a roll of 3 that card goes and all slots are filled', () => {
  const { ana, table } = alone(
    { hand: ['Daring Adventurer'] },
    {
      market: [null, null, 'Glue'],
      marketDeck: ['Spyglass', 'Raffle', 'Cheer', 'Magnet', 'Siesta', 'Acorn'],
      die: [3],
    },
  )

  ana.plays('Daring Adventurer')

  expect(table.marketDiscard).toEqual(['Glue'])
  expect(table.market).toEqual(['Spyglass', 'Raffle', 'Cheer', 'Magnet', 'Siesta'])
  expect(table.marketDeck).toEqual(['Acorn'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-1 S3: a market deck of one card fills the rightmost gap, and nothing is shuffled', () => {
  const { ana, table } = alone(
    { hand: ['Daring Adventurer'] },
    {
      market: ['Glue', 'Magnet', 'Cookies', 'Siesta', 'Acorn'],
      marketDeck: ['Spyglass'],
      marketDiscard: ['Cheer'],
      die: [3],
    },
  )

  ana.plays('Daring Adventurer')
  ana.chooses('Acorn', 'Magnet', 'Siesta')

  expect(table.market).toEqual(['Glue', 'Spyglass', 'Cookies', null, null])
  expect(table.marketDeck).toEqual([])
  expect(table.marketDiscard).toEqual(['Siesta', 'Magnet', 'Acorn', 'Cheer'])
  expect(ana.reads.join('\n')).not.toContain('shuffled')
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-1 ruling 6: exactly as many cards as rolled go', () => {
  const { ana } = alone({ hand: ['Daring Adventurer'] }, { market: ['Glue', 'Magnet', 'Cookies'], die: [2] })

  ana.plays('Daring Adventurer')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Glue'")).toBe('too-few')
  expect(ana.cannot("choose 'Glue','Magnet','Cookies'")).toBe('too-many')
  expect(ana.cannot("choose 'Glue','Magnet'")).toBeUndefined()
})

test('polecats-1 ruling 6: with as many market cards as rolled only their order is asked', () => {
  const { ana, table } = alone({ hand: ['Daring Adventurer'] }, { market: ['Glue', 'Magnet'], die: [2] })

  ana.plays('Daring Adventurer')
  ana.chooses('Magnet', 'Glue')

  expect(table.market).toEqual([null, null, null, null, null])
  expect(table.marketDiscard).toEqual(['Glue', 'Magnet'])
})

test('polecats-1 ruling 6: an empty market loses nothing and is filled', () => {
  const { ana, table } = alone({ hand: ['Daring Adventurer'] }, { marketDeck: ['Glue', 'Magnet'], die: [1] })

  ana.plays('Daring Adventurer')

  expect(table.market).toEqual(['Glue', 'Magnet', null, null, null])
  expect(table.marketDiscard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-1 ruling 2: of alike cards the player picks the slots', () => {
  const { ana } = alone({ hand: ['Daring Adventurer'] }, { market: ['Glue', null, null, null, 'Glue'], die: [1] })

  ana.plays('Daring Adventurer')

  expect(ana.isAsked).toBe('throw away')
})

test('polecats-1 ruling 7: without a market deck the slots stay empty until clean-up', () => {
  const { ana, table } = besideBo(
    { hand: ['Daring Adventurer'] },
    { market: ['Glue', 'Magnet'], marketDiscard: ['Cookies'], die: [1] },
  )

  ana.plays('Daring Adventurer')
  ana.chooses('Glue')
  expect(table.market).toEqual([null, 'Magnet', null, null, null])
  expect(table.marketDiscard).toEqual(['Glue', 'Cookies'])
  ana.passes()

  expect(table.market).toEqual(['Magnet', 'Cookies', 'Glue', null, null])
  expect(table.marketDiscard).toEqual([])
})

test('polecats-1 ruling 8: slots that were empty before are filled as well', () => {
  const { ana, table } = alone(
    { hand: ['Daring Adventurer'] },
    { market: ['Glue', null, 'Magnet'], marketDeck: ['Spyglass', 'Raffle', 'Cheer', 'Siesta'], die: [1] },
  )

  ana.plays('Daring Adventurer')
  ana.chooses('Magnet')

  expect(table.market).toEqual(['Glue', 'Spyglass', 'Raffle', 'Cheer', 'Siesta'])
})

test('polecats-1 ruling 9: Good Old Times copies the card thrown away last', () => {
  const { ana, table } = alone(
    { hand: ['Daring Adventurer', 'Good Old Times'], stall: stacks(3) },
    { market: ['Cookies', 'Magnet', 'Glue'], die: [2] },
  )

  ana.plays('Daring Adventurer')
  ana.chooses('Cookies', 'Magnet')

  expect(table.marketDiscard).toEqual(['Magnet', 'Cookies'])
  expect(ana.cannot("build 'Good Old Times=Magnet'")).toBeUndefined()
  expect(ana.cannot("build 'Good Old Times=Cookies'")).toBe('cannot-copy')
})

test('polecats-1 ruling 10: a chameleon played as Daring Adventurer is discarded as itself', () => {
  const { ana, table } = alone(
    { hand: ['Trendsetting'] },
    { market: ['Daring Adventurer'], marketDeck: ['Glue'], die: [1] },
  )

  ana.plays('Trendsetting=Daring Adventurer')

  expect(table.market).toEqual(['Glue', null, null, null, null])
  expect(table.marketDiscard).toEqual(['Daring Adventurer'])
  expect(ana.discard).toEqual(['Trendsetting'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-1 hidden information: everyone sees the roll', () => {
  const { ana, bo } = alone({ hand: ['Daring Adventurer'] }, { market: ['Glue'], marketDeck: ['Magnet'], die: [1] })

  ana.plays('Daring Adventurer')

  expect(bo.reads).toContain('p1 rolls 1')
  expect(bo.reads.join('\n')).toMatch(/Glue.*market discard/)
  expect(bo.reads.join('\n')).toMatch(/Magnet.*market slot 5/)
})
