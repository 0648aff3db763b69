/** Gamble, which exchanges random cards of two hands. */
import { expect, test } from 'vitest'
import { alone } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('ocelots-5a S1: Gamble exchanges as many random cards as were rolled', () => {
  const { ana, bo } = scenario(
    {
      ana: { hand: ['Gamble', 'Glue', 'Magnet', 'Acorn', 'Sofa'] },
      bo: { hand: ['Cookies', 'Swank', 'Raffle', 'Cheer', 'Siesta'] },
    },
    { die: [2], pick: [0, 2, 1, 1] },
  )

  ana.plays('Gamble')

  expect(ana.hand.toSorted()).toEqual(['Acorn', 'Magnet', 'Raffle', 'Swank'])
  expect(bo.hand.toSorted()).toEqual(['Cheer', 'Cookies', 'Glue', 'Siesta', 'Sofa'])
  expect(ana.discard).toEqual(['Gamble'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-5a S2: Gamble exchanges no more cards than the smaller hand holds', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Gamble', 'Glue'] }, bo: { hand: ['Cookies', 'Swank', 'Raffle'] } },
    { die: [3], pick: [2] },
  )

  ana.plays('Gamble')

  expect(ana.hand).toEqual(['Raffle'])
  expect(bo.hand.toSorted()).toEqual(['Cookies', 'Glue', 'Swank'])
})

test('ocelots-5a S3: a roll of 0 exchanges nothing', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Gamble', 'Glue'] }, bo: { hand: ['Cookies'] } }, { die: [0] })

  ana.plays('Gamble')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.hand).toEqual(['Cookies'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-5a ruling 6: the other player is chosen before the die is rolled', () => {
  const { ana, bo, cy } = scenario(
    { ana: { hand: ['Gamble', 'Glue'] }, bo: { hand: ['Cookies'] }, cy: { hand: ['Magnet'] } },
    { die: [1], pick: [0, 0] },
  )

  ana.plays('Gamble')
  expect(ana.isAsked).toBe('choose player')
  expect(ana.reads.join()).not.toContain('rolls')
  ana.does('choose p3')

  expect(ana.reads).toContain('p1 rolls 1')
  expect([ana.hand, bo.hand, cy.hand]).toEqual([['Magnet'], ['Cookies'], ['Glue']])
})

test('ocelots-5a ruling 7: with an empty hand on one side nothing is exchanged', () => {
  const { ana, bo } = alone({ hand: ['Gamble', 'Glue'] }, { die: [3] })

  ana.plays('Gamble')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.hand).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-5a ruling 8: a card that just arrived is not sent back', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Gamble', 'Glue', 'Magnet'] }, bo: { hand: ['Cookies', 'Swank'] } },
    { die: [2], pick: [0, 0, 0, 0] },
  )

  ana.plays('Gamble')

  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Swank'])
  expect(bo.hand.toSorted()).toEqual(['Glue', 'Magnet'])
})

test('ocelots-5a ruling 11: in a team game the teammate may be chosen', () => {
  const { ana, cy } = scenario(
    { ana: { hand: ['Gamble', 'Glue'] }, bo: {}, cy: { hand: ['Magnet'] }, di: {} },
    { teams: true, die: [1], pick: [0, 0] },
  )

  ana.plays('Gamble')
  ana.does('choose p3')

  expect(ana.hand).toEqual(['Magnet'])
  expect(cy.hand).toEqual(['Glue'])
})

test('ocelots-5a hidden information: both players know the exchanged cards, others do not', () => {
  const { ana, bo, cy } = scenario(
    { ana: { hand: ['Gamble', 'Glue', 'Acorn'] }, bo: { hand: ['Cookies', 'Swank'] }, cy: {} },
    { die: [1], pick: [0, 0] },
  )

  ana.plays('Gamble')
  ana.does('choose p2')

  expect(ana.reads.join()).toMatch(/Glue/)
  expect(ana.reads.join()).toMatch(/Cookies/)
  expect(bo.reads.join()).toMatch(/Glue/)
  expect(bo.reads.join()).toMatch(/Cookies/)
  expect(ana.reads.join()).not.toContain('Swank')
  expect(bo.reads.join()).not.toContain('Acorn')
  expect(cy.reads.join()).not.toMatch(/Glue|Cookies|Acorn|Swank/)
})
