/** Wily Fellow, who exchanges deck and discard pile. */
import { expect, test } from 'vitest'
import { alone } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('raccoons-1 S1: deck and discard pile change places; the old deck is there as a block', () => {
  const { ana, bo } = alone({
    hand: ['Wily Fellow'],
    deck: ['Magnet', 'Glue'],
    discard: ['Raffle', 'Cheer', 'Charity'],
  })

  ana.plays('Wily Fellow')

  expect(ana.deck).toEqual(['Charity', 'Cheer', 'Raffle'])
  expect(ana.discard).toEqual(['Wily Fellow', 'Glue', 'Magnet'])
  expect(ana.isAsked).toBe('bonus')
  expect(bo.reads).toContain('p1’s deck is shuffled')
  expect(bo.sees).toContain('platypuses-5b')
})

test('raccoons-1 S2: with an empty discard pile the deck is empty afterwards', () => {
  const { ana } = alone({ hand: ['Wily Fellow'], deck: ['Magnet', 'Glue', 'Cheer', 'Raffle'] })

  ana.plays('Wily Fellow')

  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Wily Fellow', 'Raffle', 'Cheer', 'Glue', 'Magnet'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-1 S3: with an empty deck only Wily Fellow is on the discard pile', () => {
  const { ana } = alone({ hand: ['Wily Fellow'], discard: ['Magnet', 'Glue', 'Cheer', 'Raffle'] })

  ana.plays('Wily Fellow')

  expect(ana.deck.toSorted()).toEqual(['Cheer', 'Glue', 'Magnet', 'Raffle'])
  expect(ana.discard).toEqual(['Wily Fellow'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-1 ruling 4: with both piles empty it does nothing and still gives its bonus action', () => {
  const { ana } = alone({ hand: ['Wily Fellow'] })

  ana.plays('Wily Fellow')

  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Wily Fellow'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-1 ruling 6: an empty discard pile means no shuffle, so Balancing has nothing to react to', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Wily Fellow'], deck: ['Magnet'] },
    bo: { hand: ['Balancing'], discard: ['Glue'] },
  })

  ana.plays('Wily Fellow')

  expect(table.asked).toBe('ana: bonus')
  expect(ana.reads).not.toContain('p1’s deck is shuffled')
})

test('raccoons-1 ruling 8: the shuffle is an event that Balancing reacts to', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Wily Fellow'], deck: ['Magnet'], discard: ['Cheer'] },
    bo: { hand: ['Balancing', 'Raffle'], discard: ['Glue', 'Junk'] },
  })

  ana.plays('Wily Fellow')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Balancing')
  bo.does("choose 'Raffle' for 'Glue'")

  expect(bo.hand.toSorted()).toEqual(['Balancing', 'Glue'])
  expect(bo.discard).toEqual(['Raffle', 'Junk'])
  expect(table.asked).toBe('ana: bonus')
})

test('raccoons-1 ruling 8: Order in Chaos interrupts the shuffle after the piles have changed places', () => {
  const { ana } = alone({
    hand: ['Wily Fellow', 'Junk'],
    deck: ['Magnet'],
    discard: ['Glue', 'Cheer'],
    schedule: ['Order in Chaos'],
  })

  ana.plays('Wily Fellow')
  ana.does('choose yes')
  ana.chooses('Junk', 'Magnet', 'Cheer')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Wily Fellow', 'Order in Chaos', 'Cheer', 'Magnet', 'Junk'])
  expect(ana.schedule).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-1 ruling 9: a chameleon played as Wily Fellow is on the new discard pile as itself', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection'], deck: ['Magnet'], discard: ['Cheer'] },
    bo: { discard: ['Wily Fellow'] },
  })

  ana.plays('Reflection=Wily Fellow')

  expect(ana.deck).toEqual(['Cheer'])
  expect(ana.discard).toEqual(['Reflection', 'Magnet'])
  expect(bo.discard).toEqual(['Wily Fellow'])
  expect(ana.isAsked).toBe('bonus')
})
