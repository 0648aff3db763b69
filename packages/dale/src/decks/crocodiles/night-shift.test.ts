/** Night Shift, which hands out the top cards of all decks again. */
import { expect, test } from 'vitest'
import { besideBo } from '../../testing/beginnings.ts'
import type { Given } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'

/** Ana, who has this deck, plays Night Shift; the others hold what is given. */
function anaPlaysNightShift<Other extends string>(deck: readonly string[], others: Readonly<Record<Other, Given>>) {
  const seats = scenario<Other | 'ana'>({ ana: { hand: ['Night Shift'], deck }, ...others })
  seats.ana.plays('Night Shift')
  return seats
}

test('crocodiles-3 S1: Night Shift exchanges two top cards, and the opponent does not learn which', () => {
  const { ana, bo } = anaPlaysNightShift(['Junk', 'Magnet'], { bo: { deck: ['Glue', 'Swank'] } })

  ana.does("choose p1:'Glue' p2:'Junk'")

  expect(ana.deck).toEqual(['Glue', 'Magnet'])
  expect(bo.deck).toEqual(['Junk', 'Swank'])
  expect(ana.discard).toEqual(['Night Shift'])
  expect(ana.reads.join()).toContain('Glue')
  expect(bo.reads).toContain('a card goes from the set-aside cards to p1’s deck')
  expect(bo.reads).toContain('a card goes from the set-aside cards to p2’s deck')
  expect(bo.reads.join()).not.toContain('Glue')
  expect(bo.reads.join()).not.toContain('Junk')
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-3 S2: an empty deck is re-formed before its card is lifted', () => {
  const { ana, bo } = anaPlaysNightShift(['Junk'], { bo: { discard: ['Magnet', 'Glue'] } })

  ana.does("choose p1:'Glue' p2:'Junk'")

  expect(bo.reads).toContain('p2’s deck is shuffled')
  expect(ana.deck).toEqual(['Glue'])
  expect(bo.deck).toEqual(['Junk', 'Magnet'])
  expect(bo.discard).toEqual([])
})

test('crocodiles-3 S3: a player without cards gives none and gets none', () => {
  const { ana, bo, cy } = anaPlaysNightShift(['Junk', 'Magnet'], {
    bo: { deck: ['Glue', 'Swank'] },
    cy: { hand: ['Acorn'] },
  })

  expect(ana.whyNot("choose p1:'Junk' p3:'Glue'")).toBe('p3 gave no card and gets none')
  ana.does("choose p1:'Glue' p2:'Junk'")

  expect(ana.deck).toEqual(['Glue', 'Magnet'])
  expect(bo.deck).toEqual(['Junk', 'Swank'])
  expect(cy.deck).toEqual([])
})

test('crocodiles-3 ruling 2: with three decks the cards may go round, one for each deck', () => {
  const { ana, bo, cy } = anaPlaysNightShift(['Junk', 'Magnet'], {
    bo: { deck: ['Glue', 'Swank'] },
    cy: { deck: ['Siesta', 'Acorn'] },
  })

  expect(ana.whyNot("choose p1:'Glue' p1:'Junk' p2:'Siesta'")).toBe('p3 must get a card too')
  expect(ana.cannot("choose p1:'Glue' p2:'Glue' p3:'Siesta'")).toBe('named-too-often')
  ana.does("choose p1:'Siesta' p2:'Junk' p3:'Glue'")

  expect(ana.deck).toEqual(['Siesta', 'Magnet'])
  expect(bo.deck).toEqual(['Junk', 'Swank'])
  expect(cy.deck).toEqual(['Glue', 'Acorn'])
})

test('crocodiles-3 ruling 4: handing out is forced, but every card may go back to its deck', () => {
  const { ana, bo } = anaPlaysNightShift(['Junk', 'Magnet'], { bo: { deck: ['Glue', 'Swank'] } })

  expect(ana.isAsked).toBe('distribute')
  expect(ana.cannot('choose none')).toBe('too-few')
  ana.does("choose p1:'Junk' p2:'Glue'")

  expect(ana.deck).toEqual(['Junk', 'Magnet'])
  expect(bo.deck).toEqual(['Glue', 'Swank'])
})

test('crocodiles-3 ruling 5: without a card anywhere Night Shift does nothing', () => {
  const { ana, bo } = besideBo({ hand: ['Night Shift', 'Junk'] })

  ana.plays('Night Shift')

  expect(ana.hand).toEqual(['Junk'])
  expect(ana.deck).toEqual([])
  expect(bo.deck).toEqual([])
  expect(ana.discard).toEqual(['Night Shift'])
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-3 ruling 5: the only lifted card goes back to its deck', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Night Shift'] }, bo: { deck: ['Glue', 'Swank'] } })

  ana.plays('Night Shift')

  expect(ana.deck).toEqual([])
  expect(bo.deck).toEqual(['Glue', 'Swank'])
  expect(ana.reads.join()).toContain('Glue')
  expect(bo.reads.join()).not.toContain('Glue')
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-3 ruling 1: Night Shift itself is not in the discard pile that becomes its owner’s deck', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Night Shift'], discard: ['Junk'] }, bo: { deck: ['Glue'] } })

  ana.plays('Night Shift')
  ana.does("choose p1:'Glue' p2:'Junk'")

  expect(ana.deck).toEqual(['Glue'])
  expect(bo.deck).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Night Shift'])
})

test('crocodiles-3 ruling 6: a lifted Quality Inspection does not react', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Night Shift', 'Junk'], deck: ['Quality Inspection', 'Magnet'] },
    bo: { hand: ['Junk'], deck: ['Glue', 'Swank'] },
  })

  ana.plays('Night Shift')
  ana.does("choose p1:'Glue' p2:'Quality Inspection'")

  expect(bo.deck).toEqual(['Quality Inspection', 'Swank'])
  expect(bo.isAsked).toBeUndefined()
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-3 ruling 6: lifted cards are in no hand', () => {
  const { ana } = scenario({
    ana: { hand: ['Night Shift', 'Swank'], deck: ['Junk', 'Magnet'] },
    bo: { deck: ['Glue', 'Swank'] },
  })

  ana.plays('Night Shift')

  expect(ana.hand).toEqual(['Swank'])
  expect(ana.deck).toEqual(['Magnet'])
})

test('crocodiles-3 ruling 8: a chameleon played as Night Shift is discarded as itself', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Trendsetting'], deck: ['Junk'] }, bo: { deck: ['Glue'] } },
    { market: ['Night Shift'] },
  )

  ana.plays('Trendsetting')
  ana.does("choose p1:'Glue' p2:'Junk'")

  expect(ana.deck).toEqual(['Glue'])
  expect(bo.deck).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Trendsetting'])
})

test('crocodiles-3 ruling 9: in the team game everyone gives and gets a card, the teammate too', () => {
  const { ana, bo, cy, di } = scenario(
    {
      ana: { hand: ['Night Shift'], deck: ['Junk'] },
      bo: { deck: ['Glue'] },
      cy: { deck: ['Siesta'] },
      di: { deck: ['Acorn'] },
    },
    { teams: true },
  )

  ana.plays('Night Shift')
  ana.does("choose p1:'Glue' p2:'Junk' p3:'Acorn' p4:'Siesta'")

  expect(ana.deck).toEqual(['Glue'])
  expect(bo.deck).toEqual(['Junk'])
  expect(cy.deck).toEqual(['Acorn'])
  expect(di.deck).toEqual(['Siesta'])
  expect(cy.reads.join()).not.toContain('Acorn')
})
