/** Whirligig, which mixes two hands. */
import { expect, test } from 'vitest'
import { alone, junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('ocelots-3 S1: Whirligig mixes four fresh cards with a hand of five and deals four and five', () => {
  const { ana, bo } = scenario(
    {
      ana: { hand: ['Whirligig', ...junk(4)], deck: ['Glue', 'Magnet', 'Acorn', 'Sofa', 'Stove'] },
      bo: { hand: ['Cookies', 'Swank', 'Raffle', 'Cheer', 'Siesta'] },
    },
    { pick: [4, 4, 4, 0] },
  )

  ana.plays('Whirligig')

  expect(ana.discard).toEqual(['Whirligig', ...junk(4)])
  expect(ana.deck).toEqual(['Stove'])
  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Glue', 'Raffle', 'Swank'])
  expect(bo.hand.toSorted()).toEqual(['Acorn', 'Cheer', 'Magnet', 'Siesta', 'Sofa'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-3 S2: without another hand card Whirligig draws nothing and the other hand stays', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Whirligig'], deck: ['Glue'] },
    bo: { hand: ['Cookies', 'Swank', 'Raffle', 'Cheer', 'Siesta'] },
  })

  ana.plays('Whirligig')

  expect(ana.hand).toEqual([])
  expect(ana.deck).toEqual(['Glue'])
  expect(bo.hand.toSorted()).toEqual(['Cheer', 'Cookies', 'Raffle', 'Siesta', 'Swank'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-3 S3: against an empty hand Whirligig only changes your own cards', () => {
  const { ana, bo } = alone({ hand: ['Whirligig', ...junk(3)], deck: ['Glue', 'Magnet', 'Acorn', 'Sofa'] })

  ana.plays('Whirligig')

  expect(ana.discard).toEqual(['Whirligig', ...junk(3)])
  expect(ana.hand.toSorted()).toEqual(['Acorn', 'Glue', 'Magnet'])
  expect(bo.hand).toEqual([])
})

test('ocelots-3 ruling 1: the other player is chosen before the hand is discarded', () => {
  const { ana, cy } = scenario(
    { ana: { hand: ['Whirligig', 'Junk'], deck: ['Glue'] }, bo: { hand: ['Cookies'] }, cy: { hand: ['Magnet'] } },
    { pick: [1] },
  )

  ana.plays('Whirligig')
  expect(ana.isAsked).toBe('choose player')
  expect(ana.hand).toEqual(['Junk'])
  expect(ana.cannot('choose p1')).toBe('not-an-option')
  ana.does('choose p3')

  expect(ana.hand).toEqual(['Magnet'])
  expect(cy.hand).toEqual(['Glue'])
})

test('ocelots-3 ruling 7: the discarded cards can be shuffled in and drawn again', () => {
  const { ana } = alone({ hand: ['Whirligig', 'Glue', 'Junk'] })

  ana.plays('Whirligig')
  ana.chooses('Junk', 'Glue')

  expect(ana.hand.toSorted()).toEqual(['Glue', 'Junk'])
  expect(ana.discard).toEqual(['Whirligig'])
})

test('ocelots-3 ruling 8: you see what you draw; cards that are dealt back to their owner stay unseen by the other', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: ['Whirligig', 'Junk'], deck: ['Glue'] },
      bo: { hand: ['Cookies', 'Magnet'] },
      cy: { hand: ['Sofa'] },
    },
    { pick: [0] },
  )

  ana.plays('Whirligig')
  ana.does('choose p2')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.reads.join()).toContain('Glue')
  expect(ana.reads.join()).not.toMatch(/Cookies|Magnet/)
  expect(bo.reads.join()).not.toContain('Glue')
  expect(bo.sees).not.toContain('platypuses-5b')
  expect(cy.reads.join()).not.toMatch(/Glue|Cookies|Magnet/)
  expect(cy.reads.join()).toContain('Junk')
})

test('ocelots-3 ruling 9: with two empty hands nothing is mixed', () => {
  const { ana, bo } = alone({ hand: ['Whirligig'] })

  ana.plays('Whirligig')

  expect([...ana.hand, ...bo.hand]).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-3 ruling 10: a Quality Inspection that is dealt back counts as placed into their hand', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Whirligig', 'Junk'], deck: ['Glue'] }, bo: { hand: ['Quality Inspection'], deck: ['Magnet'] } },
    { pick: [0] },
  )

  ana.plays('Whirligig')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Quality Inspection')

  expect(bo.hand).toEqual(['Magnet'])
  expect(table.marketDiscard).toEqual(['Quality Inspection'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-3 ruling 12: in a team game Whirligig may be played on the teammate', () => {
  const { ana, cy } = scenario(
    { ana: { hand: ['Whirligig', 'Junk'], deck: ['Glue'] }, bo: {}, cy: { hand: ['Magnet'] }, di: {} },
    { teams: true, pick: [1] },
  )

  ana.plays('Whirligig')
  ana.does('choose p3')

  expect(ana.hand).toEqual(['Magnet'])
  expect(cy.hand).toEqual(['Glue'])
})

test('ocelots-3 ruling 11: a chameleon played as Whirligig is discarded as itself, above the discarded hand', () => {
  const { ana } = scenario({ ana: { hand: ['Reflection', 'Junk'], deck: ['Glue'] }, bo: { discard: ['Whirligig'] } })

  ana.plays('Reflection')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Reflection', 'Junk'])
  expect(ana.isAsked).toBe('bonus')
})
