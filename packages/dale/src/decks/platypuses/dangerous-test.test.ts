/** Dangerous Test, which draws three and discards three. */
import { expect, test } from 'vitest'
import { alone, junk } from '../../testing/beginnings.ts'

test('platypuses-5a S1: Dangerous Test draws three and discards three', () => {
  const { ana } = alone({
    hand: ['Dangerous Test', 'Junk', 'Swank', 'Cheer', 'Acorn'],
    deck: ['Glue', 'Magnet', 'Siesta', 'Charm'],
    discard: ['Raffle'],
  })

  ana.plays('Dangerous Test')
  ana.chooses('Junk', 'Siesta', 'Cheer')

  expect(ana.hand).toEqual(['Swank', 'Acorn', 'Glue', 'Magnet'])
  expect(ana.discard).toEqual(['Dangerous Test', 'Cheer', 'Siesta', 'Junk', 'Raffle'])
  expect(ana.deck).toEqual(['Charm'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-5a S2: the deck is re-formed in the middle of Dangerous Test', () => {
  const { ana } = alone({
    hand: ['Dangerous Test', 'Junk'],
    deck: ['Raffle'],
    discard: ['Magnet', 'Cheer', 'Acorn', 'Siesta', 'Glue'],
  })

  ana.plays('Dangerous Test')
  ana.chooses('Junk', 'Siesta', 'Raffle')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck).toEqual(['Acorn', 'Cheer', 'Magnet'])
  expect(ana.discard).toEqual(['Dangerous Test', 'Raffle', 'Siesta', 'Junk'])
  expect(ana.reads.filter((line) => line === 'p1’s deck is shuffled')).toHaveLength(1)
})

test('platypuses-5a S3: with nothing to draw both other cards are discarded, and no junk comes', () => {
  const { ana } = alone({ hand: ['Dangerous Test', 'Swank', 'Cheer'] })

  ana.plays('Dangerous Test')
  ana.chooses('Cheer', 'Swank')

  expect(ana.hand).toEqual([])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Dangerous Test', 'Swank', 'Cheer'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-5a ruling 4: with one card left one is drawn, and three are discarded all the same', () => {
  const { ana } = alone({ hand: ['Dangerous Test', 'Swank', 'Cheer', 'Junk'], deck: ['Glue'] })

  ana.plays('Dangerous Test')
  ana.chooses('Junk', 'Cheer', 'Swank')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Dangerous Test', 'Swank', 'Cheer', 'Junk'])
})

test('platypuses-5a ruling 5: nothing drawn, three of four hand cards are still discarded', () => {
  const { ana } = alone({ hand: ['Dangerous Test', 'Swank', 'Cheer', 'Junk', 'Acorn'] })

  ana.plays('Dangerous Test')
  expect(ana.cannot("choose 'Junk','Cheer'")).toBe('too-few')
  expect(ana.cannot("choose 'Junk','Cheer','Swank','Acorn'")).toBe('too-many')
  ana.chooses('Junk', 'Cheer', 'Swank')

  expect(ana.hand).toEqual(['Acorn'])
})

test('platypuses-5a ruling 5: without any card Dangerous Test does nothing', () => {
  const { ana } = alone({ hand: ['Dangerous Test'] })

  ana.plays('Dangerous Test')

  expect(ana.hand).toEqual([])
  expect(ana.discard).toEqual(['Dangerous Test'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-5a ruling 6: Dangerous Test is not one of the three cards', () => {
  const { ana } = alone({ hand: ['Dangerous Test', 'Junk'], deck: ['Glue', 'Magnet', 'Siesta'] })

  ana.plays('Dangerous Test')

  expect(ana.cannot("choose 'Dangerous Test','Junk','Glue'")).toBe('not-an-option')
  expect(ana.schedule).toEqual(['Dangerous Test'])
})

test('platypuses-5a ruling 8: Quality Inspection drawn and kept may react afterwards', () => {
  const { ana } = alone({ hand: ['Dangerous Test', 'Junk'], deck: ['Glue', 'Quality Inspection', 'Siesta'] })

  ana.plays('Dangerous Test')
  ana.chooses('Junk', 'Glue', 'Siesta')

  expect(ana.isAsked).toBe('react')
  expect(ana.discard).toEqual(['Dangerous Test', 'Siesta', 'Glue', 'Junk'])
  ana.chooses()
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-5a ruling 8: Quality Inspection drawn and discarded again does not react', () => {
  const { ana } = alone({ hand: ['Dangerous Test', 'Junk'], deck: ['Glue', 'Quality Inspection', 'Siesta'] })

  ana.plays('Dangerous Test')
  ana.chooses('Junk', 'Glue', 'Quality Inspection')

  expect(ana.hand).toEqual(['Siesta'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-5a ruling 9: a chameleon played as Dangerous Test is on top of the three as itself', () => {
  const { ana } = alone({ hand: ['Trendsetting', 'Swank'], deck: junk(3) }, { market: ['Dangerous Test'] })

  ana.plays('Trendsetting')
  ana.chooses('Junk', 'Junk', 'Junk')

  expect(ana.hand).toEqual(['Swank'])
  expect(ana.discard).toEqual(['Trendsetting', ...junk(3)])
})

test('platypuses-5a: others see the discarded cards of Dangerous Test but not those that are kept', () => {
  const { ana, bo } = alone({ hand: ['Dangerous Test', 'Junk'], deck: ['Glue', 'Magnet', 'Siesta'] })

  ana.plays('Dangerous Test')
  ana.chooses('Junk', 'Magnet', 'Siesta')

  expect(bo.reads).toContain('Magnet (platypuses-4) goes from p1’s hand to p1’s discard pile')
  expect(bo.reads.join()).not.toContain('Glue')
  expect(bo.sees).not.toContain('platypuses-5b')
})
