/** Cunning Neighbour, who sees a hand. */
import { expect, test } from 'vitest'
import { besideBo, junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('foxes-1 S1: Cunning Neighbour looks at one hand and goes back on the deck', () => {
  const { ana, bo, cy } = scenario({
    ana: { hand: ['Cunning Neighbour'], deck: ['Junk'] },
    bo: { hand: ['Glue', 'Magnet', 'Cookies', 'Spyglass'] },
    cy: { hand: ['Junk'] },
  })

  ana.plays('Cunning Neighbour')
  expect(ana.isAsked).toBe('choose player')
  ana.does('choose p2', 'choose yes')

  expect(ana.reads.join('\n')).toMatch(/p1 looks at p2’s hand.*Glue.*Magnet.*Cookies.*Spyglass/)
  expect(cy.reads.join('\n')).toContain('p1 looks at p2’s hand')
  expect(cy.reads.join('\n')).not.toMatch(/Glue|Magnet|Cookies|Spyglass/)
  expect(bo.hand).toEqual(['Glue', 'Magnet', 'Cookies', 'Spyglass'])
  expect(ana.deck).toEqual(['Cunning Neighbour', 'Junk'])
  expect(ana.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-1 S2: Cunning Neighbour may look at an empty hand and still go on the deck', () => {
  const { ana } = scenario({ ana: { hand: ['Cunning Neighbour'], deck: ['Junk'] }, bo: {}, cy: { hand: ['Glue'] } })

  ana.plays('Cunning Neighbour')
  ana.does('choose p2', 'choose yes')

  expect(ana.reads.join('\n')).not.toContain('Glue')
  expect(ana.deck).toEqual(['Cunning Neighbour', 'Junk'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-1 S3: Cunning Neighbour on the deck is the first card of the fill', () => {
  const { ana, table } = besideBo({
    hand: ['Cunning Neighbour', 'Steady Achiever', 'Junk', 'Junk', 'Junk'],
    deck: ['Glue', 'Magnet'],
  })

  ana.plays('Cunning Neighbour')
  ana.does('choose yes')
  ana.plays('Steady Achiever')
  ana.passes()

  expect(ana.hand).toEqual(['Junk', 'Junk', 'Junk', 'Cunning Neighbour', 'Glue'])
  expect(ana.deck).toEqual(['Magnet'])
  expect(ana.schedule).toEqual(['Steady Achiever'])
  expect(table.turn).toBe('bo')
})

test('foxes-1 ruling 3: Cunning Neighbour may go to the discard pile as well', () => {
  const { ana } = scenario({ ana: { hand: ['Cunning Neighbour'], deck: ['Junk'] }, bo: { hand: ['Glue'] } })

  ana.plays('Cunning Neighbour')
  ana.does('choose no')

  expect(ana.deck).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Cunning Neighbour'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-1 ruling 5: looking is forced, and never at your own hand', () => {
  const { ana } = scenario({ ana: { hand: ['Cunning Neighbour'] }, bo: { hand: ['Glue'] }, cy: { hand: ['Magnet'] } })

  ana.plays('Cunning Neighbour')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot('choose p1')).toBe('not-an-option')
})

test('foxes-1 ruling 7: a Quality Inspection that is only looked at does not react', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Cunning Neighbour'] },
    bo: { hand: ['Quality Inspection', 'Junk'], deck: ['Glue'] },
  })

  ana.plays('Cunning Neighbour')
  ana.does('choose no')

  expect(bo.isAsked).toBeUndefined()
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-1 ruling 8: everyone knows that the next draw is Cunning Neighbour', () => {
  const { ana, bo } = besideBo({ hand: ['Cunning Neighbour', ...junk(3)], deck: ['Glue'] })

  ana.plays('Cunning Neighbour')
  ana.does('choose yes')
  ana.passes()

  expect(ana.hand).toEqual(['Junk', 'Junk', 'Junk', 'Cunning Neighbour', 'Glue'])
  expect(bo.reads.join('\n')).toMatch(/Cunning Neighbour \(foxes-1\) goes from p1’s deck to p1’s hand/)
  expect(bo.reads.join('\n')).not.toContain('Glue')
})

test('foxes-1 ruling 9: on the deck it is resolved for Ancient Knowledge, but no business of Practice', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Cunning Neighbour'], schedule: ['Practice'] },
    bo: { hand: ['Ancient Knowledge'], deck: ['Junk', 'Glue'] },
  })

  ana.plays('Cunning Neighbour')
  ana.does('choose yes')

  expect(bo.isAsked).toBe('react')
  bo.chooses()
  expect(ana.deck).toEqual(['Cunning Neighbour'])
  expect(ana.schedule).toEqual(['Practice'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-1 ruling 9: on its way to the discard pile Practice may return it', () => {
  const { ana } = besideBo({ hand: ['Cunning Neighbour'], schedule: ['Practice'] })

  ana.plays('Cunning Neighbour')
  ana.does('choose no')
  ana.does('choose yes')

  expect(ana.hand).toEqual(['Cunning Neighbour'])
  expect(ana.discard).toEqual(['Practice'])
  expect(ana.schedule).toEqual([])
})

test('foxes-1 ruling 10: a chameleon played as Cunning Neighbour goes to the deck as itself', () => {
  const { ana } = scenario(
    { ana: { hand: ['Trendsetting'], deck: ['Junk'] }, bo: { hand: ['Glue'] } },
    { market: ['Cunning Neighbour'] },
  )

  ana.plays('Trendsetting=Cunning Neighbour')
  ana.does('choose yes')

  expect(ana.deck).toEqual(['Trendsetting', 'Junk'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-1 ruling 11: in a team game the teammate may be chosen', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Cunning Neighbour'] }, bo: { hand: ['Glue'] }, cy: { hand: ['Magnet'] }, dee: { hand: ['Junk'] } },
    { teams: true },
  )

  ana.plays('Cunning Neighbour')
  ana.does('choose p3', 'choose no')

  expect(ana.reads.join('\n')).toMatch(/p1 looks at p3’s hand.*Magnet/)
  expect(bo.reads.join('\n')).not.toContain('Magnet')
})
