/** Little Villain, which makes every opponent discard from the deck. */
import { expect, test } from 'vitest'
import { junk } from '../../testing/beginnings.ts'
import type { Given, Shared } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'

/** Ana plays Little Villain; the others hold what is given. */
function anaPlaysLittleVillain<Other extends string>(others: Readonly<Record<Other, Given>>, shared: Shared = {}) {
  const seats = scenario<Other | 'ana'>({ ana: { hand: ['Little Villain'] }, ...others }, shared)
  seats.ana.plays('Little Villain')
  return seats
}

test('crocodiles-1 S1: a deck that runs out is re-formed for the second card', () => {
  const { ana, bo } = anaPlaysLittleVillain({ bo: { deck: ['Magnet'], discard: ['Glue', 'Junk', 'Cheer'] } })

  expect(bo.deck).toEqual(['Junk', 'Glue', 'Magnet'])
  expect(bo.discard).toEqual(['Cheer'])
  expect(bo.reads).toContain('Magnet (platypuses-4) goes from p2’s deck to p2’s discard pile')
  expect(bo.reads).toContain('p2’s deck is shuffled')
  expect(ana.discard).toEqual(['Little Villain'])
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-1 S2: a player without deck and discard pile discards nothing', () => {
  const { ana, bo } = anaPlaysLittleVillain({ bo: { hand: ['Magnet'] } })

  expect(bo.hand).toEqual(['Magnet'])
  expect(bo.deck).toEqual([])
  expect(bo.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-1 S3: both opponents of the other team discard two, the teammate nothing', () => {
  const { bo, cy, di } = anaPlaysLittleVillain(
    {
      bo: { deck: ['Glue', 'Junk', 'Magnet'] },
      cy: { deck: ['Swank', 'Junk', 'Siesta'] },
      di: { deck: ['Acorn', 'Cheer', 'Junk'] },
    },
    { teams: true },
  )

  expect(bo.discard).toEqual(['Junk', 'Glue'])
  expect(di.discard).toEqual(['Cheer', 'Acorn'])
  expect(cy.discard).toEqual([])
  expect(cy.deck).toEqual(['Swank', 'Junk', 'Siesta'])
})

test('crocodiles-1 ruling 1: single players all discard two, clockwise, and the user’s own deck is spared', () => {
  const { ana, bo, cy } = scenario({
    ana: { hand: ['Little Villain'], deck: ['Magnet', 'Raffle'] },
    bo: { deck: ['Glue', 'Junk', 'Magnet'] },
    cy: { deck: ['Swank', 'Acorn', 'Siesta'] },
  })

  ana.plays('Little Villain')

  expect(ana.deck).toEqual(['Magnet', 'Raffle'])
  expect(bo.deck).toEqual(['Magnet'])
  expect(bo.discard).toEqual(['Junk', 'Glue'])
  expect(cy.deck).toEqual(['Siesta'])
  expect(cy.discard).toEqual(['Acorn', 'Swank'])
  const moves = ana.reads.filter((line) => /from p\d’s deck/.test(line))
  expect(moves).toEqual([
    'Glue (platypuses-5b) goes from p2’s deck to p2’s discard pile',
    'Junk (junk) goes from p2’s deck to p2’s discard pile',
    'Swank (polecats-3) goes from p3’s deck to p3’s discard pile',
    'Acorn (squirrels-4) goes from p3’s deck to p3’s discard pile',
  ])
})

test('crocodiles-1 ruling 5: a deck of exactly two is used up and not re-formed', () => {
  const { bo } = anaPlaysLittleVillain({ bo: { deck: ['Glue', 'Magnet'] } })

  expect(bo.deck).toEqual([])
  expect(bo.discard).toEqual(['Magnet', 'Glue'])
  expect(bo.reads.join()).not.toContain('shuffled')
})

test('crocodiles-1 ruling 5: an empty deck is re-formed before the first card', () => {
  const { bo } = anaPlaysLittleVillain({ bo: { discard: ['Glue', 'Magnet', 'Junk'] } })

  expect(bo.deck).toEqual(['Glue'])
  expect(bo.discard).toEqual(['Magnet', 'Junk'])
})

test('crocodiles-1 ruling 7: a single card is discarded, shuffled back and discarded again', () => {
  const { bo } = anaPlaysLittleVillain({ bo: { deck: ['Glue'] } })

  expect(bo.deck).toEqual([])
  expect(bo.discard).toEqual(['Glue'])
  expect(bo.reads.slice(-4)).toEqual([
    'Glue (platypuses-5b) goes from p2’s deck to p2’s discard pile',
    'p2’s deck is shuffled',
    'Glue (platypuses-5b) goes from p2’s deck to p2’s discard pile',
    'Little Villain (crocodiles-1) goes from p1’s schedule to p1’s discard pile',
  ])
})

test('crocodiles-1 ruling 8: Balancing of the other players reacts to the re-forming, after the technique', () => {
  const { ana, bo, cy, table } = scenario({
    ana: { hand: ['Little Villain', 'Balancing'], discard: ['Junk'] },
    bo: { deck: ['Magnet'], discard: ['Glue'], hand: ['Balancing'] },
    cy: { hand: ['Balancing'], deck: junk(2), discard: ['Cheer'] },
  })

  ana.plays('Little Villain')
  expect(ana.discard).toEqual(['Little Villain', 'Junk'])
  expect(cy.deck).toEqual([])
  expect(table.asked).toBe('ana: react')
  ana.chooses()
  expect(table.asked).toBe('cy: react')
  cy.chooses()

  expect(bo.discard).toEqual(['Glue'])
  expect(table.asked).toBe('ana: bonus')
})

test('crocodiles-1 ruling 9: Order in Chaos of the victim comes before the shuffle', () => {
  const { ana, bo, table } = anaPlaysLittleVillain({
    bo: { deck: ['Magnet'], discard: ['Glue'], schedule: ['Order in Chaos'] },
  })

  expect(table.asked).toBe('bo: use it')
  expect(bo.reads.join()).not.toContain('shuffled')
  bo.does('choose no')

  expect(bo.deck).toEqual(['Magnet', 'Order in Chaos'])
  expect(bo.discard).toEqual(['Glue'])
  expect(bo.schedule).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-1 ruling 10: a chameleon played as Little Villain is discarded as itself', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection'] },
    bo: { deck: ['Glue', 'Junk', 'Magnet'], discard: ['Little Villain'] },
  })

  ana.plays('Reflection')

  expect(ana.discard).toEqual(['Reflection'])
  expect(bo.deck).toEqual(['Magnet'])
  expect(bo.discard).toEqual(['Junk', 'Glue', 'Little Villain'])
})
