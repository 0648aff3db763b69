/** Raffle, which takes from the neighbours. */
import { expect, test } from 'vitest'
import { alone } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('foxes-3 S1: Raffle to the left takes from the next player, out of the hands as they were', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: ['Raffle', 'Glue', 'Junk'] },
      bo: { hand: ['Magnet', 'Cookies'] },
      cy: { hand: ['Siesta', 'Spyglass'] },
    },
    { pick: [0, 1, 1] },
  )

  ana.plays('Raffle')
  expect(ana.isAsked).toBe('side')
  ana.does('choose left')

  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Junk'])
  expect(bo.hand.toSorted()).toEqual(['Magnet', 'Spyglass'])
  expect(cy.hand.toSorted()).toEqual(['Glue', 'Siesta'])
  expect(ana.discard).toEqual(['Raffle'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-3 S2: with Raffle a player without other cards takes one and gives none', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Raffle'] }, bo: { hand: ['Magnet', 'Glue'] } }, { pick: [1] })

  ana.plays('Raffle')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.hand).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Raffle'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-3 S3: a Quality Inspection received by Raffle reacts at once', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Raffle', 'Quality Inspection'] }, bo: { hand: ['Junk', 'Cookies'], deck: ['Glue'] } },
    { pick: [0, 0] },
  )

  ana.plays('Raffle')
  expect(table.asked).toBe('bo: react')
  expect(ana.discard).toEqual(['Raffle'])
  bo.chooses('Quality Inspection')
  bo.chooses('Cookies')

  expect(bo.hand.toSorted()).toEqual(['Glue', 'Quality Inspection'])
  expect(table.marketDiscard).toEqual(['Cookies'])
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-3 ruling 6: a neighbour with an empty hand gives nothing, the others still do', () => {
  const { ana, bo, cy } = scenario(
    { ana: { hand: ['Raffle', 'Glue'] }, bo: {}, cy: { hand: ['Siesta'] } },
    { pick: [0, 0] },
  )

  ana.plays('Raffle')
  ana.does('choose left')

  expect(ana.hand).toEqual([])
  expect(bo.hand).toEqual(['Siesta'])
  expect(cy.hand).toEqual(['Glue'])
})

test('foxes-3 ruling 6: with empty hands Raffle does nothing but gives its bonus action', () => {
  const { ana, bo } = alone({ hand: ['Raffle'] })

  ana.plays('Raffle')

  expect(ana.hand).toEqual([])
  expect(bo.hand).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-3 ruling 7: Raffle to the right takes from the previous player', () => {
  const { ana, bo, cy } = scenario(
    { ana: { hand: ['Raffle', 'Glue'] }, bo: { hand: ['Magnet'] }, cy: { hand: ['Siesta'] } },
    { pick: [0, 0, 0] },
  )

  ana.plays('Raffle')
  ana.does('choose right')

  expect(ana.hand).toEqual(['Siesta'])
  expect(bo.hand).toEqual(['Glue'])
  expect(cy.hand).toEqual(['Magnet'])
})

test('foxes-3 ruling 8: with two players Raffle is the same exchange either way', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Raffle', 'Glue', 'Junk'] }, bo: { hand: ['Magnet', 'Cookies'] } },
    { pick: [0, 1] },
  )

  ana.plays('Raffle')

  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Junk'])
  expect(bo.hand.toSorted()).toEqual(['Glue', 'Magnet'])
})

test('foxes-3 ruling 10: of two Quality Inspections that arrive the active player decides first', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Raffle', 'Quality Inspection', 'Junk'], deck: ['Glue'] },
      bo: { hand: ['Quality Inspection', 'Junk'], deck: ['Magnet'] },
    },
    { pick: [0, 0] },
  )

  ana.plays('Raffle')
  expect(table.asked).toBe('ana: react')
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')
  expect(table.asked).toBe('bo: react')
  bo.chooses()

  expect(ana.hand.toSorted()).toEqual(['Glue', 'Quality Inspection'])
  expect(bo.hand.toSorted()).toEqual(['Junk', 'Quality Inspection'])
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-3 ruling 12: in a team game no one takes from the partner', () => {
  const { ana, bo, cy, dee } = scenario(
    { ana: { hand: ['Raffle', 'Glue'] }, bo: { hand: ['Magnet'] }, cy: { hand: ['Siesta'] }, dee: { hand: ['Acorn'] } },
    { teams: true, pick: [0, 0, 0, 0] },
  )

  ana.plays('Raffle')
  ana.does('choose left')

  expect(ana.hand).toEqual(['Magnet'])
  expect(bo.hand).toEqual(['Siesta'])
  expect(cy.hand).toEqual(['Acorn'])
  expect(dee.hand).toEqual(['Glue'])
})

test('foxes-3 hidden information: only giver and taker know a card that Raffle moved', () => {
  const { ana, bo, cy } = scenario(
    { ana: { hand: ['Raffle', 'Glue'] }, bo: { hand: ['Magnet'] }, cy: { hand: ['Siesta'] } },
    { pick: [0, 0, 0] },
  )

  ana.plays('Raffle')
  ana.does('choose left')

  expect(ana.reads.join('\n')).toMatch(/Magnet.*p2’s hand to p1’s hand/)
  expect(bo.reads.join('\n')).toMatch(/Magnet.*p2’s hand to p1’s hand/)
  expect(cy.reads.join('\n')).toMatch(/a card goes from p2’s hand to p1’s hand/)
  expect(cy.reads.join('\n') + cy.sees).not.toMatch(/Magnet|platypuses-4/)
})

test('foxes-3 ruling 11: a chameleon played as Raffle is discarded as itself', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Trendsetting', 'Junk'] }, bo: { hand: ['Magnet'] } },
    { market: ['Raffle'], pick: [0, 0] },
  )

  ana.plays('Trendsetting=Raffle')

  expect(ana.hand).toEqual(['Magnet'])
  expect(bo.hand).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Trendsetting'])
})
