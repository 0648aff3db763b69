/** Balancing, which answers a shuffle of another deck. */
import { expect, test } from 'vitest'
import { alone, junk } from '../../testing/beginnings.ts'
import type { Given, Shared } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'

/** Ana searches her deck with Magnet and shuffles the card that is left of it; the others hold what is given. */
function anaShuffles<Other extends string>(others: Readonly<Record<Other, Given>>, shared: Shared = {}) {
  const seats = scenario<Other | 'ana'>({ ana: { hand: ['Magnet'], deck: ['Glue', 'Junk'] }, ...others }, shared)
  seats.ana.plays('Magnet')
  seats.ana.chooses('Glue')
  return seats
}

test('owls-5a S1: Balancing answers a deck that is re-formed in the fill, when the fill is over', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Junk'], discard: ['Raffle', 'Cheer', 'Rumours', 'Charity'] },
      bo: { hand: ['Balancing', 'Cookies'], discard: ['Glue', 'Junk'] },
    },
    { market: [null, 'Siesta'], marketDeck: ['Acorn'] },
  )

  ana.discards()
  expect(ana.hand).toHaveLength(5)
  expect(table.asked).toBe('bo: react')
  expect(table.market).toEqual([null, 'Siesta', null, null, null])
  bo.chooses('Balancing')
  bo.does("choose 'Cookies' for 'Glue'")

  expect(bo.hand.toSorted()).toEqual(['Balancing', 'Glue'])
  expect(bo.discard).toEqual(['Cookies', 'Junk'])
  expect(table.market).toEqual(['Siesta', 'Acorn', null, null, null])
})

test('owls-5a S2: the card given takes the exact place of the card taken', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Magnet'], deck: ['Siesta', 'Junk', 'Junk'] },
    bo: { hand: ['Balancing', 'Magnet'], discard: ['Junk', 'Glue'] },
  })

  ana.plays('Magnet')
  ana.chooses('Siesta')
  bo.chooses('Balancing')
  bo.does("choose 'Magnet' for 'Glue'")

  expect(bo.discard).toEqual(['Junk', 'Magnet'])
  expect(bo.hand).toEqual(['Balancing', 'Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('owls-5a S3: holding only junk and Balancing, only Balancing itself can be given', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Magnet'], deck: ['Siesta', 'Junk', 'Junk'] },
    bo: { hand: ['Junk', 'Balancing'], discard: ['Cookies', 'Glue'] },
  })

  ana.plays('Magnet')
  ana.chooses('Siesta')
  bo.chooses('Balancing')
  expect(bo.cannot("choose 'Junk' for 'Glue'")).toBe('not-an-option')
  bo.does("choose 'Balancing' for 'Glue'")

  expect(bo.hand).toEqual(['Junk', 'Glue'])
  expect(bo.discard).toEqual(['Cookies', 'Balancing'])
})

test('owls-5a S4: a Magnet that found an empty deck is not an event', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Magnet'], discard: ['Glue'] },
    bo: { hand: ['Balancing'], discard: ['Cookies', 'Glue'] },
  })

  ana.plays('Magnet')

  expect(table.asked).toBe('ana: bonus')
})

test('owls-5a ruling 1: a Magnet that takes the last card shuffles nothing', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue'] },
    bo: { hand: ['Balancing'], discard: ['Cookies'] },
  })

  ana.plays('Magnet')

  expect(ana.hand).toEqual(['Glue'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-5a ruling 1: a deck of a single card that is shuffled is an event', () => {
  const { table } = anaShuffles({ bo: { hand: ['Balancing'], discard: ['Cookies'] } })

  expect(table.asked).toBe('bo: react')
})

test('owls-5a ruling 4: no one has to react', () => {
  const { bo, table } = anaShuffles({ bo: { hand: ['Balancing'], discard: ['Cookies'] } })

  bo.chooses()

  expect(bo.hand).toEqual(['Balancing'])
  expect(bo.discard).toEqual(['Cookies'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-5a ruling 5: of two alike discards the second from the top can be named', () => {
  const { bo } = anaShuffles({
    bo: { hand: ['Balancing', 'Siesta'], discard: ['Cookies', 'Magnet', 'Cookies', 'Junk'] },
  })

  bo.chooses('Balancing')
  bo.does("choose 'Siesta' for 'Cookies#2'")

  expect(bo.discard).toEqual(['Cookies', 'Magnet', 'Siesta', 'Junk'])
})

test('owls-5a ruling 6: junk may be taken', () => {
  const { bo } = anaShuffles({ bo: { hand: ['Balancing', 'Siesta'], discard: ['Cookies', 'Junk'] } })

  bo.chooses('Balancing')
  bo.does("choose 'Siesta' for 'Junk'")

  expect(bo.hand).toEqual(['Balancing', 'Junk'])
  expect(bo.discard).toEqual(['Cookies', 'Siesta'])
})

test('owls-5a ruling 8: with an empty discard pile it is not possible', () => {
  const { bo, table } = anaShuffles({ bo: { hand: ['Balancing', 'Siesta'], deck: ['Cookies'] } })

  expect(bo.hand).toEqual(['Balancing', 'Siesta'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-5a ruling 9: two shuffles of one deck in one effect are two events', () => {
  const { ana, bo, cy, table } = scenario({
    ana: { hand: ['Little Villain'] },
    bo: { discard: ['Junk'] },
    cy: { hand: ['Balancing', 'Cookies', 'Siesta'], deck: ['Glue', 'Magnet', 'Acorn'], discard: ['Raffle', 'Cheer'] },
  })

  ana.plays('Little Villain')
  expect(bo.discard).toEqual(['Junk'])
  expect(table.asked).toBe('cy: react')
  cy.chooses('Balancing')
  cy.does("choose 'Cookies' for 'Raffle'")
  expect(table.asked).toBe('cy: react')
  cy.chooses('Balancing')
  cy.does("choose 'Siesta' for 'Cheer'")

  expect(cy.hand.toSorted()).toEqual(['Balancing', 'Cheer', 'Raffle'])
  expect(cy.discard).toEqual(['Magnet', 'Glue', 'Cookies', 'Siesta'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-5a ruling 10: shuffling the market deck is not an event', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: junk(5) }, bo: { hand: ['Balancing'], discard: ['Cookies'] } },
    { marketDiscard: ['Glue', 'Magnet', 'Siesta'] },
  )

  ana.discards()

  expect(bo.reads).toContain('the market deck is shuffled')
  expect(table.market.filter((card) => card !== null)).toHaveLength(3)
  expect(table.turn).toBe('bo')
  expect(bo.hand).toEqual(['Balancing'])
  expect(bo.isAsked).not.toBe('react')
})

test('owls-5a ruling 12: a chameleon may be given whatever it copies', () => {
  const { bo } = anaShuffles({
    bo: { hand: ['Balancing', 'Flexible Shopkeeper'], discard: ['Cookies'], stall: [['Junk']] },
  })

  bo.chooses('Balancing')
  bo.does("choose 'Flexible Shopkeeper' for 'Cookies'")

  expect(bo.hand).toEqual(['Balancing', 'Cookies'])
  expect(bo.discard).toEqual(['Flexible Shopkeeper'])
})

test('owls-5a ruling 12: a chameleon may serve as Balancing and be the card given', () => {
  const { ana, bo } = anaShuffles(
    { bo: { hand: ['Trendsetting', 'Junk'], discard: ['Cookies'] } },
    { market: ['Balancing', 'Raffle'] },
  )

  bo.chooses('Trendsetting=Balancing')

  expect(bo.hand).toEqual(['Junk', 'Cookies'])
  expect(bo.discard).toEqual(['Trendsetting'])
  expect(ana.isAsked).toBe('bonus')
})

test('owls-5a ruling 13: in a team game the shuffle of the teammate triggers too', () => {
  const { table } = anaShuffles({ bo: {}, cy: { hand: ['Balancing'], discard: ['Cookies'] }, dee: {} }, { teams: true })

  expect(table.asked).toBe('cy: react')
})

test('owls-5a: no one reacts to their own shuffle', () => {
  const { ana, table } = alone({ hand: ['Magnet', 'Balancing'], deck: ['Glue', 'Siesta'], discard: ['Cookies'] })

  ana.plays('Magnet')
  ana.chooses('Glue')

  expect(table.asked).toBe('ana: bonus')
})

test('owls-5a hidden information: both exchanged cards are public', () => {
  const { ana, bo } = anaShuffles({ bo: { hand: ['Balancing', 'Acorn', 'Spyglass'], discard: ['Cookies', 'Raffle'] } })

  bo.chooses('Balancing')
  bo.does("choose 'Acorn' for 'Cookies'")

  expect(ana.reads.join('\n')).toMatch(/Acorn/)
  expect(ana.reads.join('\n')).toMatch(/Cookies/)
  expect(ana.reads.join('\n') + ana.sees).not.toMatch(/Spyglass|macaws-4/)
})
