/** Quality Inspection, which answers its own arrival in the hand. */
import { expect, test } from 'vitest'
import { besideBo, junk } from '../../testing/beginnings.ts'
import type { Given, Shared } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'

/** Ana takes inventory without discarding, so that clean-up fills her hand from the deck. */
function anaFillsUp(ana: Given, shared?: Shared) {
  const seats = besideBo(ana, shared)
  seats.ana.discards()
  return seats
}

/** Ana's Raffle hands Bo a Quality Inspection. */
function anaRaffles(bo: Given, pick: readonly number[]) {
  const seats = scenario({ ana: { hand: ['Raffle', 'Quality Inspection'] }, bo }, { pick })
  seats.ana.plays('Raffle')
  return seats
}

test('owls-3 S1: Quality Inspection drawn in the fill reacts before the market is filled', () => {
  const { ana, table } = besideBo(
    { hand: ['Junk', 'Glue', 'Magnet', 'Cookies', 'Siesta'], deck: ['Quality Inspection', 'Acorn', 'Spyglass'] },
    { market: [null, 'Raffle'], marketDeck: ['Cheer'] },
  )

  ana.discards('Cookies')
  expect(ana.hand).toHaveLength(5)
  expect(table.asked).toBe('ana: react')
  expect(table.market).toEqual([null, 'Raffle', null, null, null])
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')

  expect(ana.hand.toSorted()).toEqual(['Acorn', 'Glue', 'Magnet', 'Quality Inspection', 'Siesta'])
  expect(ana.deck).toEqual(['Spyglass'])
  expect(table.marketDiscard).toEqual([])
  expect(table.market).toEqual(['Raffle', 'Cheer', null, null, null])
  expect(table.turn).toBe('bo')
})

test('owls-3 S2: a Quality Inspection just bought may throw itself away', () => {
  const { ana, table } = besideBo(
    { hand: ['Raffle', ...junk(5)], deck: ['Glue', 'Magnet'] },
    { market: ['Quality Inspection'] },
  )

  ana.buys(5, 'Raffle')
  expect(ana.isAsked).toBe('react')
  ana.chooses('Quality Inspection')
  ana.chooses('Quality Inspection')

  expect(ana.hand).toEqual([...junk(5), 'Glue'])
  expect(ana.deck).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Raffle'])
  expect([...table.marketDiscard, ...table.market]).toContain('Quality Inspection')
})

test('owls-3 S3: a Quality Inspection given by Dirty Exchange reacts on the turn of the giver', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Dirty Exchange', 'Quality Inspection'] }, bo: { hand: ['Junk', 'Cookies'], deck: ['Glue'] } },
    { pick: [0] },
  )

  ana.plays('Dirty Exchange')
  ana.chooses('Quality Inspection')
  expect(ana.discard).toEqual(['Dirty Exchange'])
  expect(table.asked).toBe('bo: react')
  bo.chooses('Quality Inspection')
  bo.chooses('Cookies')

  expect(bo.hand.toSorted()).toEqual(['Glue', 'Quality Inspection'])
  expect(table.marketDiscard).toEqual(['Cookies'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-3 S4: two Quality Inspections drawn in one fill both react', () => {
  const { ana, table } = anaFillsUp({
    hand: junk(3),
    deck: ['Quality Inspection', 'Quality Inspection', 'Glue', 'Magnet', 'Cookies'],
  })

  ana.chooses('Quality Inspection')
  ana.chooses('Junk')
  expect(table.asked).toBe('ana: react')
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')

  expect(ana.hand.toSorted()).toEqual(['Glue', 'Junk', 'Magnet', 'Quality Inspection', 'Quality Inspection'])
  expect(ana.deck).toEqual(['Cookies'])
  expect(table.turn).toBe('bo')
})

test('owls-3 ruling 4: no one has to react, and then nothing is drawn', () => {
  const { ana, table } = anaFillsUp({ hand: junk(4), deck: ['Quality Inspection', 'Glue'] })

  ana.chooses()

  expect(ana.hand).toEqual([...junk(4), 'Quality Inspection'])
  expect(ana.deck).toEqual(['Glue'])
  expect(table.turn).toBe('bo')
})

test('owls-3 ruling 2: exactly one card is thrown away', () => {
  const { ana } = anaFillsUp({
    hand: ['Junk', 'Junk', 'Magnet', 'Cookies'],
    deck: ['Quality Inspection', 'Siesta', 'Glue'],
  })

  ana.chooses('Quality Inspection')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Junk','Magnet'")).toBe('too-many')
})

test('owls-3 ruling 6: as the only card it throws itself away and still draws', () => {
  const { bo, table } = anaRaffles({ deck: ['Glue'] }, [0])

  bo.chooses('Quality Inspection')

  expect(bo.hand).toEqual(['Glue'])
  expect(table.marketDiscard).toEqual(['Quality Inspection'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-3 ruling 7: an animalfolk card thrown away in clean-up can come right into the market', () => {
  const { ana, table } = anaFillsUp({ hand: ['Glue', ...junk(3)], deck: ['Quality Inspection', 'Magnet'] })

  ana.chooses('Quality Inspection')
  ana.chooses('Glue')

  expect(ana.hand.toSorted()).toEqual(['Junk', 'Junk', 'Junk', 'Magnet', 'Quality Inspection'])
  expect(table.market).toEqual(['Glue', null, null, null, null])
})

test('owls-3 ruling 8: a second Quality Inspection drawn by the first may react too', () => {
  const { ana, table } = anaFillsUp({
    hand: junk(4),
    deck: ['Quality Inspection', 'Quality Inspection', 'Glue', 'Magnet'],
  })

  ana.chooses('Quality Inspection')
  ana.chooses('Junk')
  expect(table.asked).toBe('ana: react')
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')

  expect(ana.hand.toSorted()).toEqual(['Glue', 'Junk', 'Junk', 'Quality Inspection', 'Quality Inspection'])
  expect(table.turn).toBe('bo')
})

test('owls-3 ruling 9: with deck and discard pile empty a card goes and none comes', () => {
  const { bo, table } = anaRaffles({ hand: ['Junk', 'Glue'] }, [0, 0])

  bo.chooses('Quality Inspection')
  bo.chooses('Glue')

  expect(bo.hand).toEqual(['Quality Inspection'])
  expect(table.marketDiscard).toEqual(['Glue'])
})

test('owls-3 ruling 3: the draw re-forms the deck if needed', () => {
  const { bo, table } = anaRaffles({ hand: ['Junk', 'Glue'], discard: ['Magnet', 'Cookies'] }, [0, 0])

  bo.chooses('Quality Inspection')
  bo.chooses('Glue')

  expect(bo.hand.toSorted()).toEqual(['Cookies', 'Quality Inspection'])
  expect(bo.deck).toEqual(['Magnet'])
  expect(bo.discard).toEqual([])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-3 ruling 10: a card kept by Glue has not come into their hand', () => {
  const { ana, table } = besideBo(
    { hand: ['Glue', 'Quality Inspection', ...junk(5)], deck: ['Magnet'] },
    { market: [null, null, null, 'Sofa'] },
  )

  ana.does("buy 2 with 'Glue','Quality Inspection' keep 'Glue'")

  expect(ana.hand).toContain('Glue')
  expect(table.turn).toBe('bo')
})

test('owls-3 ruling 11: the reaction and the thrown-away card are public, the drawn card is not', () => {
  const { ana, bo } = anaFillsUp({ hand: ['Siesta', ...junk(3)], deck: ['Quality Inspection', 'Glue'] })

  ana.chooses('Quality Inspection')
  ana.chooses('Siesta')

  expect(ana.hand).toContain('Quality Inspection')
  expect(bo.reads.join('\n')).toMatch(/p1 reacts with Quality Inspection .* when it enters their hand/)
  expect(bo.reads.join('\n')).toMatch(/Siesta/)
  expect(bo.reads.join('\n') + bo.sees).not.toMatch(/Glue|platypuses-5b/)
})

test('owls-3 ruling 12: a chameleon that arrives does not react as a copy', () => {
  const { ana, table } = anaFillsUp(
    { hand: junk(4), deck: ['Trendsetting', 'Glue'] },
    { market: ['Quality Inspection'] },
  )

  expect(ana.hand).toEqual([...junk(4), 'Trendsetting'])
  expect(table.turn).toBe('bo')
})

test('owls-3 ruling 12: a chameleon in hand does not react when a Quality Inspection arrives', () => {
  const { ana, table } = anaFillsUp(
    { hand: ['Trendsetting', ...junk(3)], deck: ['Quality Inspection', 'Glue'] },
    { market: ['Quality Inspection'] },
  )

  expect(ana.cannot("choose 'Trendsetting=Quality Inspection'")).toBe('not-an-option')
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')

  expect(ana.hand.toSorted()).toEqual(['Glue', 'Junk', 'Junk', 'Quality Inspection', 'Trendsetting'])
  expect(table.turn).toBe('bo')
})

test('owls-3 ruling 13: in a team game a card received from the teammate triggers', () => {
  const { ana, cy, table } = scenario(
    {
      ana: { hand: ['Dirty Exchange', 'Quality Inspection'] },
      bo: {},
      cy: { hand: ['Cookies', 'Junk'], deck: ['Glue'] },
      dee: {},
    },
    { teams: true, pick: [0] },
  )

  ana.plays('Dirty Exchange')
  ana.does('choose p3')
  ana.chooses('Quality Inspection')
  expect(table.asked).toBe('cy: react')
  cy.chooses('Quality Inspection')
  cy.chooses('Junk')

  expect(cy.hand.toSorted()).toEqual(['Glue', 'Quality Inspection'])
})

test('owls-3 ruling 1: taken from the market for free it reacts too', () => {
  const { ana } = besideBo({ hand: ['Prepaid Good', ...junk(4)], deck: ['Glue'] }, { market: ['Quality Inspection'] })

  ana.plays('Prepaid Good')
  expect(ana.isAsked).toBe('react')
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')

  expect(ana.hand.toSorted()).toEqual(['Glue', 'Junk', 'Junk', 'Junk', 'Quality Inspection'])
})

test('owls-3 ruling 1: swapped in from the discard pile by Balancing it reacts too', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue', 'Junk', 'Junk'] },
    bo: { hand: ['Balancing', 'Cookies', 'Junk'], deck: ['Siesta'], discard: ['Quality Inspection'] },
  })

  ana.plays('Magnet')
  ana.chooses('Glue')
  bo.chooses('Balancing')
  bo.does("choose 'Cookies' for 'Quality Inspection'")
  expect(table.asked).toBe('bo: react')
  bo.chooses('Quality Inspection')
  bo.chooses('Junk')

  expect(bo.hand.toSorted()).toEqual(['Balancing', 'Quality Inspection', 'Siesta'])
  expect(bo.discard).toEqual(['Cookies'])
  expect(table.asked).toBe('ana: bonus')
})
