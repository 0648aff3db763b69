/** Ruthless Competition, which draws from another deck and puts a card back there. */
import { expect, test } from 'vitest'
import type { Given, Shared } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'

/** Ana, who also holds a junk card, plays Ruthless Competition; the others hold what is given. */
function anaCompetes<Other extends string>(others: Readonly<Record<Other, Given>>, shared: Shared = {}) {
  const seats = scenario<Other | 'ana'>({ ana: { hand: ['Ruthless Competition', 'Junk'] }, ...others }, shared)
  seats.ana.plays('Ruthless Competition')
  return seats
}

test('crocodiles-4 S1: Ruthless Competition draws from another deck and puts a hand card back there', () => {
  const { ana, bo } = anaCompetes({ bo: { deck: ['Magnet', 'Swank'] } })

  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Magnet'])
  expect(bo.deck).toEqual(['Junk', 'Swank'])
  expect(ana.discard).toEqual(['Ruthless Competition'])
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-4 S2: the deck of the victim is re-formed if need be', () => {
  const { ana, bo } = anaCompetes({ bo: { discard: ['Magnet', 'Swank', 'Cheer', 'Glue'] } })

  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.reads).toContain('p2’s deck is shuffled')
  expect(bo.deck).toEqual(['Junk', 'Cheer', 'Swank', 'Magnet'])
  expect(bo.discard).toEqual([])
})

test('crocodiles-4 S3: with no other hand card the drawn card goes back', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Ruthless Competition'] }, bo: { deck: ['Magnet', 'Swank'] } })

  ana.plays('Ruthless Competition')

  expect(ana.hand).toEqual([])
  expect(bo.deck).toEqual(['Magnet', 'Swank'])
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-4 ruling 3: the drawn card may be put back, and it was seen', () => {
  const { ana, bo } = anaCompetes({ bo: { deck: ['Magnet', 'Swank'] } })

  expect(ana.hand).toEqual(['Junk', 'Magnet'])
  ana.chooses('Magnet')

  expect(ana.hand).toEqual(['Junk'])
  expect(bo.deck).toEqual(['Magnet', 'Swank'])
  expect(ana.reads).toContain('Magnet (platypuses-4) goes from p2’s deck to p1’s hand')
})

test('crocodiles-4 ruling 5: exactly one card is put back', () => {
  const { ana } = anaCompetes({ bo: { deck: ['Magnet', 'Swank'] } })

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Junk','Magnet'")).toBe('too-many')
  expect(ana.cannot("choose 'Ruthless Competition'")).toBe('not-an-option')
})

test('crocodiles-4 ruling 7: a player without cards may be chosen, and nothing is put back', () => {
  const { ana, bo, cy } = anaCompetes({ bo: { deck: ['Magnet'] }, cy: { hand: ['Swank'] } })

  expect(ana.isAsked).toBe('choose player')
  ana.does('choose p3')

  expect(ana.hand).toEqual(['Junk'])
  expect(bo.deck).toEqual(['Magnet'])
  expect(cy.deck).toEqual([])
  expect(ana.discard).toEqual(['Ruthless Competition'])
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-4 ruling 6: if the only opponent has no cards nothing happens', () => {
  const { ana, bo } = anaCompetes({ bo: { hand: ['Swank'] } })

  expect(ana.hand).toEqual(['Junk'])
  expect(bo.deck).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-4 ruling 1: another player is chosen, never oneself', () => {
  const { ana, bo, cy } = scenario({
    ana: { hand: ['Ruthless Competition', 'Junk'], deck: ['Glue'] },
    bo: { deck: ['Magnet'] },
    cy: { deck: ['Swank', 'Siesta'] },
  })

  ana.plays('Ruthless Competition')
  expect(ana.cannot('choose p1')).toBe('not-an-option')
  ana.does('choose p3')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Swank'])
  expect(cy.deck).toEqual(['Junk', 'Siesta'])
  expect(bo.deck).toEqual(['Magnet'])
})

test('crocodiles-4 ruling 8: neither the victim nor a third player sees the two cards', () => {
  const { ana, bo, cy } = scenario({
    ana: { hand: ['Ruthless Competition', 'Siesta'] },
    bo: { deck: ['Magnet', 'Swank'] },
    cy: {},
  })

  ana.plays('Ruthless Competition')
  ana.does('choose p2')
  ana.chooses('Siesta')

  expect(ana.reads).toContain('Siesta (sloths-4) goes from p1’s hand to p2’s deck')
  for (const other of [bo, cy]) {
    expect(other.reads).toContain('a card goes from p2’s deck to p1’s hand')
    expect(other.reads).toContain('a card goes from p1’s hand to p2’s deck')
    expect(other.reads.join()).not.toContain('Magnet')
    expect(other.reads.join()).not.toContain('Siesta')
    expect(other.sees).not.toContain('platypuses-4')
    expect(other.sees).not.toContain('sloths-4')
  }
})

test('crocodiles-4 ruling 9: a chameleon that is put back is a plain chameleon', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Ruthless Competition', 'Reflection'] },
    bo: { deck: ['Magnet', 'Swank'], discard: ['Acorn'] },
  })

  ana.plays('Ruthless Competition')
  ana.chooses('Reflection')

  expect(ana.hand).toEqual(['Magnet'])
  expect(bo.deck).toEqual(['Reflection', 'Swank'])
})

test('crocodiles-4 ruling 9: a chameleon played as Ruthless Competition is discarded as itself', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection', 'Junk'] },
    bo: { deck: ['Magnet', 'Swank'], discard: ['Ruthless Competition'] },
  })

  ana.plays('Reflection')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Magnet'])
  expect(bo.deck).toEqual(['Junk', 'Swank'])
  expect(ana.discard).toEqual(['Reflection'])
})

test('crocodiles-4 ruling 10: the teammate may be chosen', () => {
  const { ana, cy } = anaCompetes(
    { bo: { deck: ['Magnet'] }, cy: { deck: ['Swank', 'Siesta'] }, di: { deck: ['Acorn'] } },
    { teams: true },
  )

  ana.does('choose p3')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Swank'])
  expect(cy.deck).toEqual(['Junk', 'Siesta'])
})

test('crocodiles-4: a drawn Quality Inspection may react if it was not put back', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Ruthless Competition', 'Junk'], deck: ['Glue'] },
    bo: { deck: ['Quality Inspection', 'Swank'] },
  })

  ana.plays('Ruthless Competition')
  ana.chooses('Junk')

  expect(bo.deck).toEqual(['Junk', 'Swank'])
  expect(ana.isAsked).toBe('react')
})
