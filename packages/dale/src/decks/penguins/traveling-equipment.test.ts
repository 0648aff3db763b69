/** Traveling Equipment, which spends a card, draws two and parts with two. */
import { expect, test } from 'vitest'
import { alone } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('penguins-3 S1: spend one, draw two, throw one away, discard another', () => {
  const { ana, table } = alone({
    hand: ['Traveling Equipment', 'Junk', 'Magnet', 'Cheer'],
    deck: ['Glue', 'Sofa', 'Raffle'],
  })

  ana.plays('Traveling Equipment')
  expect(ana.isAsked).toBe('spend')
  ana.chooses('Junk')
  expect(ana.isAsked).toBe('throw away')
  expect(ana.hand).toEqual(['Magnet', 'Cheer', 'Glue', 'Sofa'])
  ana.chooses('Cheer')
  expect(ana.isAsked).toBe('discard')
  ana.chooses('Sofa')

  expect(ana.hand).toEqual(['Magnet', 'Glue'])
  expect(ana.discard).toEqual(['Traveling Equipment', 'Sofa', 'Junk'])
  expect(table.marketDiscard).toEqual(['Cheer'])
  expect(ana.deck).toEqual(['Raffle'])
  expect(ana.isAsked).toBe('bonus')
})

test('penguins-3 S2: with nothing to spend there is no effect', () => {
  const { ana } = alone({ hand: ['Traveling Equipment'], deck: ['Glue', 'Sofa'] })

  ana.plays('Traveling Equipment')

  expect(ana.hand).toEqual([])
  expect(ana.deck).toEqual(['Glue', 'Sofa'])
  expect(ana.discard).toEqual(['Traveling Equipment'])
  expect(ana.isAsked).toBe('bonus')
})

test('penguins-3 S3: the spent junk is drawn again and thrown away, nothing is discarded', () => {
  const { ana, table } = alone({ hand: ['Traveling Equipment', 'Junk'] })

  ana.plays('Traveling Equipment')

  expect(ana.hand).toEqual([])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Traveling Equipment'])
  expect(table.marketDiscard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('penguins-3 ruling 1: a card of any value is spent for the amount of 1', () => {
  const { ana } = alone({ hand: ['Traveling Equipment', 'Glue', 'Junk'], deck: ['Cheer', 'Raffle'] })

  ana.plays('Traveling Equipment')
  ana.chooses('Glue')

  expect(ana.discard).toEqual(['Glue'])
  expect(ana.isAsked).toBe('throw away')
})

test('penguins-3 rulings 6 and 7: one card must be spent, two cannot be', () => {
  const { ana } = alone({ hand: ['Traveling Equipment', 'Magnet', 'Junk'], deck: ['Cheer', 'Raffle'] })

  ana.plays('Traveling Equipment')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Magnet','Junk'")).toBe('too-many')
  expect(ana.cannot("choose 'Magnet'")).toBeUndefined()
})

test('penguins-3 ruling 3: throwing away and discarding are forced, one card each', () => {
  const { ana } = alone({ hand: ['Traveling Equipment', 'Junk', 'Magnet', 'Raffle'], deck: ['Glue', 'Sofa'] })

  ana.plays('Traveling Equipment')
  ana.chooses('Junk')
  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Magnet','Raffle'")).toBe('too-many')
  ana.chooses('Magnet')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Glue','Raffle'")).toBe('too-many')
})

test('penguins-3 ruling 8: the spent card is in the discard pile before the draw and is shuffled in', () => {
  const { ana } = alone({ hand: ['Traveling Equipment', 'Glue', 'Junk'], discard: ['Cheer'] })

  ana.plays('Traveling Equipment')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Junk', 'Cheer', 'Glue'])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual([])
})

test('penguins-3 ruling 9: of exactly two cards one is thrown away and the other discarded', () => {
  const { ana, table } = alone({ hand: ['Traveling Equipment', 'Junk'], deck: ['Glue', 'Sofa'] })

  ana.plays('Traveling Equipment')
  ana.chooses('Sofa')

  expect(ana.hand).toEqual([])
  expect(ana.discard).toEqual(['Traveling Equipment', 'Glue', 'Junk'])
  expect(table.marketDiscard).toEqual(['Sofa'])
  expect(ana.isAsked).toBe('bonus')
})

test('penguins-3 ruling 9: with one drawn card, that one is thrown away', () => {
  const { ana, table } = alone({ hand: ['Traveling Equipment', 'Junk'], deck: ['Glue'] })

  ana.plays('Traveling Equipment')
  ana.chooses('Glue')

  expect(table.marketDiscard).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Traveling Equipment', 'Junk'])
  expect(ana.hand).toEqual([])
})

test('penguins-3 ruling 11: a thrown-away chameleon goes to the market discard even if it could copy junk', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Traveling Equipment', 'Cheer', 'Reflection'], deck: ['Glue', 'Sofa'] },
    bo: { discard: ['Junk'] },
  })

  ana.plays('Traveling Equipment')
  ana.chooses('Cheer')
  ana.chooses('Reflection')

  expect(table.marketDiscard).toEqual(['Reflection'])
})

test('penguins-3 hidden information: drawn cards are secret; spent, thrown-away and discarded ones are not', () => {
  const { ana, bo } = alone({ hand: ['Traveling Equipment', 'Junk', 'Magnet', 'Cheer'], deck: ['Glue', 'Sofa'] })

  ana.plays('Traveling Equipment')
  ana.chooses('Junk')
  expect(bo.reads.join()).not.toMatch(/Glue|Sofa/)
  expect(bo.sees).not.toMatch(/platypuses-5b|polecats-5b/)
  ana.chooses('Cheer')
  ana.chooses('Sofa')

  expect(bo.reads.join()).toContain('Cheer (foxes-2) goes from p1’s hand to the market discard')
  expect(bo.reads.join()).toContain('Sofa (polecats-5b) goes from p1’s hand to p1’s discard pile')
  expect(bo.reads.join()).not.toContain('Glue')
})
