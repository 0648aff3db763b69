/** Junk, which every deck shares. */
import { expect, test } from 'vitest'
import { besideBo, stacks } from '../testing/beginnings.ts'
import { scenario } from '../testing/scenario.ts'

/** Enough to fill a hand, so that the discard pile is left alone. */
const fiveCards = ['Magnet', 'Glue', 'Cheer', 'Raffle', 'Charity']

test('junk S1: junk cannot be stack 1', () => {
  const { ana } = besideBo({ hand: ['Junk', 'Tireless Tinkerer'] })

  expect(ana.cannot("build 'Junk'")).toBe('junk-in-stack')
})

test('junk S2: three junk cards buy a card that costs 3', () => {
  const { ana } = besideBo({ hand: ['Junk', 'Junk', 'Junk'], deck: fiveCards }, { market: ['Swank'] })

  ana.buys(5, 'Junk', 'Junk', 'Junk')

  expect(ana.hand).toContain('Swank')
  expect(ana.discard).toEqual(['Junk', 'Junk', 'Junk'])
})

test('junk S3: with deck and discard pile empty the hand is filled with junk', () => {
  const { ana, table } = besideBo({ hand: ['Magnet', 'Glue'] })

  ana.discards()

  expect(ana.hand).toEqual(['Magnet', 'Glue', 'Junk', 'Junk', 'Junk'])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual([])
  expect(table.turn).toBe('bo')
})

test('junk S4: no junk for a Lunch Break that finds deck and discard pile empty', () => {
  const { ana } = besideBo({ hand: ['Lunch Break'] })

  ana.plays('Lunch Break')

  expect(ana.hand).toEqual([])
  expect(ana.schedule).toEqual(['Lunch Break'])
  expect(ana.isAsked).toBe('bonus')
})

test('junk S4: no junk for the second draw of Lunch Break either', () => {
  const { ana } = besideBo({ hand: ['Magnet'], schedule: ['Lunch Break'] })

  expect(ana.isAsked).toBe('action')

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Lunch Break'])
})

test('junk ruling 1: junk can be spent like any card', () => {
  const { ana } = besideBo(
    { hand: ['Ice Trade', 'Junk', 'Glue'], deck: fiveCards },
    { marketDeck: ['Swank'], market: ['Cheer', 'Cheer', 'Cheer', 'Raffle', 'Raffle'] },
  )

  ana.plays('Ice Trade')
  ana.chooses('Junk')

  expect(ana.hand).toContain('Swank')
  expect(ana.discard).toEqual(['Ice Trade', 'Junk'])
})

test('junk ruling 1: junk can be discarded like any card', () => {
  const { ana } = besideBo({ hand: ['Junk', 'Junk', 'Glue'], deck: fiveCards })

  ana.discards('Junk', 'Junk')

  expect(ana.discard).toEqual(['Junk', 'Junk'])
  expect(ana.hand).toEqual(['Glue', 'Magnet', 'Glue', 'Cheer', 'Raffle'])
})

test('junk ruling 2: thrown away it goes to the junk pile, not to the market discard', () => {
  const { ana, bo, table } = besideBo({ hand: ['Shattered Relic', 'Junk', 'Glue'], deck: fiveCards })

  ana.plays('Shattered Relic')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Glue', 'Magnet'])
  expect(ana.discard).toEqual(['Shattered Relic'])
  expect(table.marketDiscard).toEqual([])
  expect(bo.reads).toContain('Junk (junk) goes from p1’s hand to the junk pile')
})

test('junk ruling 3: thrown away with Swank it brings no market card', () => {
  const { ana, table } = besideBo({ hand: ['Swank', 'Junk', 'Glue'] }, { marketDeck: ['Cheer'] })

  ana.plays('Swank')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Glue'])
  expect(table.marketDeck).toEqual(['Cheer'])
  expect(ana.isAsked).toBe('bonus')
})

test('junk ruling 3: New Season finds nothing in a discard pile of junk', () => {
  const { ana, table } = besideBo({ hand: ['New Season'], discard: ['Junk', 'Junk'] }, { marketDeck: ['Cheer'] })

  ana.plays('New Season')

  expect(ana.discard).toEqual(['New Season', 'Junk', 'Junk'])
  expect(ana.hand).toEqual([])
  expect(table.marketDeck).toEqual(['Cheer'])
})

test('junk ruling 3: New Season passes over junk for the animalfolk card below', () => {
  const { ana, table } = besideBo(
    { hand: ['New Season'], discard: ['Junk', 'Raffle', 'Glue'] },
    { marketDeck: ['Cheer'] },
  )

  ana.plays('New Season')
  expect(ana.cannot("choose 'Junk'")).toBe('not-an-option')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Cheer'])
  expect(ana.discard).toEqual(['New Season', 'Junk', 'Raffle'])
  expect(table.marketDiscard).toEqual(['Glue'])
})

test('junk ruling 3: junk cannot be given with Balancing, but it can be taken', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Wily Fellow'], discard: ['Cheer'] },
    bo: { hand: ['Balancing', 'Junk', 'Raffle'], discard: ['Junk', 'Glue'] },
  })

  ana.plays('Wily Fellow')
  bo.chooses('Balancing')
  expect(bo.cannot("choose 'Junk' for 'Glue'")).toBe('not-an-option')
  bo.does("choose 'Raffle' for 'Junk'")

  expect(bo.hand).toEqual(['Balancing', 'Junk', 'Junk'])
  expect(bo.discard).toEqual(['Raffle', 'Glue'])
})

test('junk ruling 4: beside cards of a set it is not allowed in a stack', () => {
  const { ana } = besideBo({ hand: ['Junk', 'Cheer', 'Raffle'], stall: stacks(2) })

  expect(ana.cannot("build 'Cheer','Junk'")).toBe('junk-in-stack')
})

test('junk ruling 4: Nostalgic Item takes one junk card of the discard pile, not one of the hand', () => {
  const { ana } = besideBo({ hand: ['Nostalgic Item', 'Junk', 'Magnet'], discard: ['Junk', 'Junk'], stall: stacks(3) })

  expect(ana.cannot("build 'Nostalgic Item','Junk'")).toBe('junk-in-stack')
  expect(ana.cannot("build 'Nostalgic Item' discard 'Junk'")).toBeUndefined()
})

test('junk ruling 4: Overtime alone does not allow junk', () => {
  const { ana } = besideBo({ hand: ['Cheer', 'Raffle'], discard: ['Junk'], schedule: ['Overtime'], stall: stacks(2) })

  expect(ana.cannot("build 'Cheer' discard 'Junk'")).toBe('junk-in-stack')
})

test('junk ruling 5: Flashy Show makes it worth 2', () => {
  const { ana } = besideBo({ hand: ['Flashy Show', 'Junk', 'Junk'], deck: fiveCards }, { market: ['Charity'] })

  ana.plays('Flashy Show')
  ana.buys(5, 'Junk', 'Junk')

  expect(ana.hand).toContain('Charity')
  expect(ana.discard).toEqual(['Flashy Show', 'Junk', 'Junk'])
})

test('junk ruling 5: Practical Values makes it worth 5', () => {
  const { ana } = besideBo({ hand: ['Practical Values', 'Junk'], deck: fiveCards }, { market: ['Tasters', 'Glue'] })

  ana.plays('Practical Values')
  expect(ana.cannot("buy 4 with 'Junk'")).toBe('too-little')
  ana.buys(5, 'Junk')

  expect(ana.hand).toContain('Tasters')
})

test('junk ruling 5: a changed value must be used', () => {
  const { ana } = besideBo({ hand: ['Flashy Show', 'Junk', 'Junk', 'Junk'] }, { market: ['Swank'] })

  ana.plays('Flashy Show')

  expect(ana.cannot("buy 5 with 'Junk','Junk','Junk'")).toBe('overpaid')
  expect(ana.cannot("buy 5 with 'Junk','Junk'")).toBeUndefined()
})

test('junk ruling 6: the hand takes what deck and discard pile still give before junk makes up the rest', () => {
  const { ana } = besideBo({ hand: ['Magnet'], deck: ['Glue'], discard: ['Cheer', 'Raffle'] })

  ana.discards()

  expect(ana.hand).toEqual(['Magnet', 'Glue', 'Raffle', 'Cheer', 'Junk'])
})

test('junk ruling 6: a hand of five needs no junk', () => {
  const { ana } = besideBo({ hand: fiveCards })

  ana.discards()

  expect(ana.hand).toEqual(fiveCards)
})

test('junk ruling 6: after a whole hand is discarded, the same cards come back, not junk', () => {
  const { ana } = besideBo({ hand: fiveCards })

  ana.discards(...fiveCards)

  expect(ana.hand.toSorted()).toEqual(fiveCards.toSorted())
  expect(ana.discard).toEqual([])
})

test('junk ruling 8: a chameleon that copies junk pays 1', () => {
  const { ana } = scenario(
    { ana: { hand: ['Reflection', 'Magnet'], deck: fiveCards }, bo: { hand: ['Magnet'], discard: ['Junk'] } },
    { market: ['Cheer', 'Swank'] },
  )

  expect(ana.cannot("buy 5 with 'Reflection=Junk'")).toBe('too-little')
  ana.buys(4, 'Magnet')

  expect(ana.hand).toContain('Swank')
})

test('junk ruling 8: a chameleon is thrown away as a chameleon even if it can only copy junk', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Swank', 'Reflection', 'Glue'] }, bo: { hand: ['Magnet'], discard: ['Junk'] } },
    { marketDeck: ['Cheer', 'Raffle'] },
  )

  ana.plays('Swank')
  ana.chooses('Reflection')

  expect(table.marketDiscard).toEqual(['Reflection'])
  expect(ana.hand).toEqual(['Glue', 'Cheer'])
})

test('junk ruling 6: junk that fills a hand is seen by its owner, others see only a card', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Magnet'] }, bo: { hand: ['Glue'] } })

  ana.discards()

  expect(ana.hand).toHaveLength(5)
  expect(bo.sees).toContain('"hand":["?","?","?","?","?"]')
})
