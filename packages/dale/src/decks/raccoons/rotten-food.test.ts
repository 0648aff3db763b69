/** Rotten Food, which goes on the deck of another player. */
import { expect, test } from 'vitest'
import { alone, junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('raccoons-3 S1: junk becomes the top card of another deck, and its owner does not know', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Rotten Food', 'Junk', 'Glue'] },
    bo: { hand: ['Magnet'], deck: ['Cheer'] },
  })

  ana.plays('Rotten Food')
  ana.chooses('Junk')

  expect(bo.deck).toEqual(['Junk', 'Cheer'])
  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Rotten Food'])
  expect(ana.isAsked).toBe('bonus')
  expect(bo.reads.join()).not.toContain('Junk')
  expect(bo.sees).not.toContain('junk')
  expect(ana.reads.join()).toContain('Junk')
})

test('raccoons-3 S2: without another card in hand nothing happens', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Rotten Food'] }, bo: { deck: ['Cheer'] } })

  ana.plays('Rotten Food')

  expect(bo.deck).toEqual(['Cheer'])
  expect(ana.discard).toEqual(['Rotten Food'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-3 S3: a 5-card may go on the deck of the teammate', () => {
  const { ana, cy } = scenario(
    { ana: { hand: ['Rotten Food', 'Glue', 'Junk'] }, bo: {}, cy: { deck: ['Cheer'] }, di: {} },
    { teams: true },
  )

  ana.plays('Rotten Food')
  ana.does("choose 'Glue' p3")

  expect(cy.deck).toEqual(['Glue', 'Cheer'])
  expect(ana.hand).toEqual(['Junk'])
})

test('raccoons-3 ruling 4: with a card in hand it is compulsory, and for exactly one card', () => {
  const { ana } = alone({ hand: ['Rotten Food', 'Glue', 'Junk'] })

  ana.plays('Rotten Food')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Glue','Junk'")).toBe('too-many')
  expect(ana.cannot("choose 'Rotten Food'")).toBe('not-an-option')
})

test('raccoons-3 ruling 6: the card belongs to its new owner, who draws it', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Rotten Food', 'Glue'], deck: junk(5) },
    bo: { hand: ['Magnet', 'Cheer', 'Raffle', 'Charity'], deck: ['Junk'] },
  })

  ana.plays('Rotten Food')
  ana.passes()
  bo.discards()

  expect(bo.hand).toEqual(['Magnet', 'Cheer', 'Raffle', 'Charity', 'Glue'])
  expect(bo.deck).toEqual(['Junk'])
  expect(bo.sees).toContain('platypuses-5b')
})

test('raccoons-3 ruling 7: third players do not learn the card either', () => {
  const { ana, cy } = scenario({ ana: { hand: ['Rotten Food', 'Glue', 'Junk'] }, bo: {}, cy: {} })

  ana.plays('Rotten Food')
  ana.does("choose 'Glue' p2")

  expect(cy.reads.join()).not.toContain('Glue')
  expect(cy.sees).not.toContain('platypuses-5b')
})

test('raccoons-3 ruling 8: a chameleon on a deck is plain', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Rotten Food', 'Reflection', 'Junk'] },
    bo: { discard: ['Magnet'], deck: ['Cheer'] },
  })

  ana.plays('Rotten Food')
  ana.chooses('Reflection')

  expect(bo.deck).toEqual(['Reflection', 'Cheer'])
})

test('raccoons-3 ruling 2: an empty deck gets the card as its only one', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Rotten Food', 'Glue'] }, bo: { discard: ['Cheer'] } })

  ana.plays('Rotten Food')

  expect(bo.deck).toEqual(['Glue'])
  expect(bo.discard).toEqual(['Cheer'])
  expect(ana.hand).toEqual([])
})
