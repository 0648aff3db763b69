/** Dirty Exchange, which takes a card for a card. */
import { expect, test } from 'vitest'
import { junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('raccoons-4 S1: a random card of the other hand comes for the junk that goes', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Dirty Exchange', 'Junk'] }, bo: { hand: ['Magnet', 'Cheer', 'Glue', 'Raffle', 'Charity'] } },
    { pick: [2] },
  )

  ana.plays('Dirty Exchange')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.hand).toEqual(['Magnet', 'Cheer', 'Raffle', 'Charity', 'Junk'])
  expect(ana.discard).toEqual(['Dirty Exchange'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-4 S2: with an empty hand there is nothing to exchange', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Dirty Exchange', 'Junk'] }, bo: { deck: ['Glue'] } })

  ana.plays('Dirty Exchange')

  expect(ana.hand).toEqual(['Junk'])
  expect(bo.hand).toEqual([])
  expect(ana.discard).toEqual(['Dirty Exchange'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-4 S3: without another card the stolen one goes back', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Dirty Exchange'] }, bo: { hand: ['Magnet', 'Glue'] } }, { pick: [0] })

  ana.plays('Dirty Exchange')

  expect(ana.hand).toEqual([])
  expect(bo.hand.toSorted()).toEqual(['Glue', 'Magnet'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-4 ruling 3: the stolen card itself may be given back', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Dirty Exchange', 'Junk'] }, bo: { hand: ['Magnet', 'Glue'] } },
    { pick: [1] },
  )

  ana.plays('Dirty Exchange')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Junk'])
  expect(bo.hand.toSorted()).toEqual(['Glue', 'Magnet'])
})

test('raccoons-4 ruling 5: giving a card is compulsory', () => {
  const { ana } = scenario(
    { ana: { hand: ['Dirty Exchange', 'Junk'] }, bo: { hand: ['Magnet', 'Glue'] } },
    { pick: [1] },
  )

  ana.plays('Dirty Exchange')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Magnet'")).toBe('not-an-option')
})

test('raccoons-4 ruling 6: a player with an empty hand may be chosen, and nothing is exchanged', () => {
  const { ana, bo, cy } = scenario({ ana: { hand: ['Dirty Exchange', 'Junk'] }, bo: {}, cy: { hand: ['Magnet'] } })

  ana.plays('Dirty Exchange')
  ana.does('choose p2')

  expect(ana.hand).toEqual(['Junk'])
  expect(bo.hand).toEqual([])
  expect(cy.hand).toEqual(['Magnet'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-4 ruling 8: a Quality Inspection that is given away reacts for its new holder', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Dirty Exchange', 'Quality Inspection'] }, bo: { hand: ['Magnet', 'Junk'], deck: ['Cheer'] } },
    { pick: [0] },
  )

  ana.plays('Dirty Exchange')
  ana.chooses('Quality Inspection')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Quality Inspection')
  bo.chooses('Junk')

  expect(bo.hand.toSorted()).toEqual(['Cheer', 'Quality Inspection'])
  expect(ana.hand).toEqual(['Magnet'])
  expect(table.asked).toBe('ana: bonus')
})

test('raccoons-4 ruling 8: with two Quality Inspections exchanged the active player reacts first', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Dirty Exchange', 'Quality Inspection', 'Magnet'], deck: ['Cheer'] },
      bo: { hand: ['Quality Inspection', 'Junk'], deck: ['Raffle'] },
    },
    { pick: [0] },
  )

  ana.plays('Dirty Exchange')
  ana.chooses('Quality Inspection')
  expect(table.asked).toBe('ana: react')
  ana.chooses()
  expect(table.asked).toBe('bo: react')
  bo.chooses()

  expect(table.asked).toBe('ana: bonus')
})

test('raccoons-4 ruling 8: a Quality Inspection that was stolen and given back reacts for its owner only', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Dirty Exchange', 'Junk'], deck: ['Cheer'] },
      bo: { hand: ['Quality Inspection', 'Magnet'], deck: ['Raffle'] },
    },
    { pick: [0] },
  )

  ana.plays('Dirty Exchange')
  ana.chooses('Quality Inspection')
  expect(table.asked).toBe('bo: react')
  bo.chooses()

  expect(table.asked).toBe('ana: bonus')
  expect(bo.hand.toSorted()).toEqual(['Magnet', 'Quality Inspection'])
})

test('raccoons-4 ruling 9: a chameleon that is given away forgets its copy', () => {
  const { ana, bo } = scenario(
    {
      ana: { hand: ['Dirty Exchange', 'Reflection'], deck: junk(5) },
      bo: { hand: ['Magnet', 'Junk'], deck: junk(5), discard: ['Market Discovery'] },
    },
    { pick: [1], market: ['Charity', 'Charity', 'Charity', 'Charity', 'Charity'], marketDeck: ['Swank', 'Sofa'] },
  )

  ana.does("use 'Reflection=Market Discovery'")
  ana.plays('Dirty Exchange')
  ana.chooses('Reflection')
  ana.passes()
  expect(bo.cannot("buy 5 with 'Reflection=Market Discovery'")).toBe('cannot-copy')
  bo.buys(5, 'Reflection=Dirty Exchange')

  expect(bo.hand).toContain('Charity')
  expect(bo.discard).toEqual(['Reflection', 'Market Discovery'])
})

test('raccoons-4 ruling 10: the teammate may be chosen', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Dirty Exchange', 'Junk'] },
      bo: { hand: ['Cheer'] },
      cy: { hand: ['Magnet', 'Glue'] },
      di: { hand: ['Raffle'] },
    },
    { teams: true, pick: [1] },
  )

  ana.plays('Dirty Exchange')
  ana.does('choose p3')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Glue'])
  expect(cy.hand).toEqual(['Magnet', 'Junk'])
})

test('raccoons-4 hidden: both partners of the exchange know both cards, a third player neither', () => {
  const { ana, bo, cy } = scenario(
    { ana: { hand: ['Dirty Exchange', 'Cheer'] }, bo: { hand: ['Magnet', 'Glue'] }, cy: {} },
    { pick: [1] },
  )

  ana.plays('Dirty Exchange')
  ana.does('choose p2')
  ana.chooses('Cheer')

  for (const partner of [ana, bo]) {
    expect(partner.reads.join()).toContain('Glue')
    expect(partner.reads.join()).toContain('Cheer')
  }
  expect(cy.reads.join()).not.toContain('Glue')
  expect(cy.reads.join()).not.toContain('Cheer')
  expect(cy.sees).not.toContain('platypuses-5b')
})
