/** Treasure Hunter, who takes the last discard of another player. */
import { expect, test } from 'vitest'
import { four, junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('raccoons-5b S1: the top discard of another player is stolen and the action phase ends', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Treasure Hunter'], deck: junk(5) },
    bo: { hand: ['Raffle'], discard: ['Magnet', 'Glue'] },
  })

  ana.plays('Treasure Hunter')

  expect(ana.hand).toEqual(['Magnet', 'Junk', 'Junk', 'Junk', 'Junk'])
  expect(bo.discard).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Treasure Hunter'])
  expect(table.turn).toBe('bo')
})

test('raccoons-5b S2: with all other discard piles empty nothing happens', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Treasure Hunter'], deck: junk(5), discard: ['Glue'] },
    bo: { hand: ['Raffle'], deck: ['Magnet'] },
    cy: { hand: ['Raffle'] },
  })

  ana.plays('Treasure Hunter')

  expect(ana.hand).toEqual(junk(5))
  expect(ana.discard).toEqual(['Treasure Hunter', 'Glue'])
  expect(table.turn).toBe('bo')
})

test('raccoons-5b S3: their own discard pile cannot be robbed', () => {
  const { ana } = scenario({
    ana: { hand: ['Treasure Hunter'], discard: ['Glue'] },
    bo: { discard: ['Magnet'] },
    cy: { discard: ['Cheer'] },
  })

  ana.plays('Treasure Hunter')

  expect(ana.cannot('choose p1')).toBe('not-an-option')
})

test('raccoons-5b ruling 1: only a player with a discard pile can be chosen', () => {
  const { ana, cy } = scenario({
    ana: { hand: ['Treasure Hunter'], deck: junk(5) },
    bo: { hand: ['Raffle'] },
    cy: { discard: ['Cheer', 'Junk'] },
    di: { discard: ['Magnet'] },
  })

  ana.plays('Treasure Hunter')
  expect(ana.cannot('choose p2')).toBe('not-an-option')
  ana.does('choose p3')

  expect(ana.hand).toContain('Cheer')
  expect(cy.discard).toEqual(['Junk'])
})

test('raccoons-5b ruling 4: stealing is compulsory', () => {
  const { ana } = scenario({
    ana: { hand: ['Treasure Hunter'] },
    bo: { discard: ['Magnet'] },
    cy: { discard: ['Cheer'] },
  })

  ana.plays('Treasure Hunter')

  expect(ana.cannot('choose none')).toBe('too-few')
})

test('raccoons-5b ruling 7: Reflection as Treasure Hunter can steal the very card it copies', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection'], deck: junk(5) },
    bo: { hand: ['Raffle'], discard: ['Treasure Hunter', 'Glue'] },
  })

  ana.plays('Reflection=Treasure Hunter')

  expect(ana.hand).toContain('Treasure Hunter')
  expect(ana.discard).toEqual(['Reflection'])
  expect(bo.discard).toEqual(['Glue'])
})

test('raccoons-5b ruling 8: the teammate may be robbed', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Treasure Hunter'], deck: junk(5) },
      bo: { hand: ['Raffle'], discard: ['Junk'] },
      cy: { discard: ['Glue'] },
      di: {},
    },
    { teams: true },
  )

  ana.plays('Treasure Hunter')
  ana.does('choose p3')

  expect(ana.hand).toContain('Glue')
  expect(cy.discard).toEqual([])
})

test('raccoons-5b S4: a technique that lasted for the other player’s turn is the top discard after it', () => {
  const { ana, bo } = scenario(
    { bo: { hand: ['Flashy Show', 'Junk', ...four] }, ana: { hand: ['Treasure Hunter', ...four] } },
    { market: ['Cheer'] },
  )

  bo.plays('Flashy Show')
  bo.buys(5, 'Junk')
  ana.plays('Treasure Hunter')

  expect(ana.hand).toContain('Flashy Show')
  expect(bo.discard).toEqual(['Junk'])
})
