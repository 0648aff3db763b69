/** Spyglass, which looks at three cards and keeps one. */
import { expect, test } from 'vitest'
import { alone } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('macaws-4 S1: one of three is kept, the others go back in the chosen order', () => {
  const { ana } = alone({ hand: ['Spyglass'], deck: ['Glue', 'Magnet', 'Sofa', 'Junk'] })

  ana.plays('Spyglass')
  expect(ana.isAsked).toBe('take')
  expect(ana.deck).toEqual(['Junk'])
  ana.chooses('Magnet')
  expect(ana.isAsked).toBe('place on deck')
  ana.chooses('Sofa', 'Glue')

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.deck).toEqual(['Sofa', 'Glue', 'Junk'])
  expect(ana.discard).toEqual(['Spyglass'])
  expect(ana.isAsked).toBe('bonus')
})

test('macaws-4 S2: two cards are lifted, the discard pile is shuffled, and one more is lifted', () => {
  const { ana, bo } = alone({ hand: ['Spyglass'], deck: ['Glue', 'Magnet'], discard: ['Junk', 'Cheer', 'Sofa'] })

  ana.plays('Spyglass')
  expect(ana.deck).toEqual(['Cheer', 'Junk'])
  expect(ana.discard).toEqual([])
  ana.chooses('Sofa')
  ana.chooses('Glue', 'Magnet')

  expect(ana.hand).toEqual(['Sofa'])
  expect(ana.deck).toEqual(['Glue', 'Magnet', 'Cheer', 'Junk'])
  expect(ana.discard).toEqual(['Spyglass'])
  expect(bo.reads.filter((line) => line.includes('shuffled'))).toHaveLength(1)
})

test('macaws-4 S3: the only card there is goes to the hand', () => {
  const { ana } = alone({ hand: ['Spyglass'], discard: ['Glue'] })

  ana.plays('Spyglass')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Spyglass'])
  expect(ana.isAsked).toBe('bonus')
})

test('macaws-4 ruling 5: exactly one card is kept', () => {
  const { ana } = alone({ hand: ['Spyglass', 'Cheer'], deck: ['Glue', 'Magnet', 'Sofa', 'Swank'] })

  ana.plays('Spyglass')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Glue','Magnet'")).toBe('too-many')
  expect(ana.cannot("choose 'Swank'")).toBe('not-an-option')
  expect(ana.cannot("choose 'Cheer'")).toBe('not-an-option')
})

test('macaws-4 ruling 6: of two cards one is kept and the other goes back', () => {
  const { ana } = alone({ hand: ['Spyglass'], deck: ['Glue', 'Magnet'] })

  ana.plays('Spyglass')
  ana.chooses('Magnet')

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.deck).toEqual(['Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('macaws-4 ruling 6: exactly three cards leave the discard pile alone', () => {
  const { ana } = alone({ hand: ['Spyglass'], deck: ['Glue', 'Magnet', 'Sofa'], discard: ['Cheer'] })

  ana.plays('Spyglass')
  ana.chooses('Glue')
  ana.chooses('Magnet', 'Sofa')

  expect(ana.deck).toEqual(['Magnet', 'Sofa'])
  expect(ana.discard).toEqual(['Spyglass', 'Cheer'])
})

test('macaws-4 ruling 7: with no card at all there is no effect', () => {
  const { ana } = alone({ hand: ['Spyglass', 'Cheer'] })

  ana.plays('Spyglass')

  expect(ana.hand).toEqual(['Cheer'])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Spyglass'])
  expect(ana.isAsked).toBe('bonus')
})

test('macaws-4 ruling 8: a chameleon played as Spyglass is discarded as itself', () => {
  const { ana } = scenario({ ana: { hand: ['Reflection'], deck: ['Glue', 'Magnet'] }, bo: { discard: ['Spyglass'] } })

  ana.plays('Reflection=Spyglass')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Reflection'])
  expect(ana.isAsked).toBe('bonus')
})

test('macaws-4 ruling 1: a Quality Inspection put back on the deck never was in the hand', () => {
  const { ana } = alone({ hand: ['Spyglass', 'Junk'], deck: ['Glue', 'Quality Inspection'] })

  ana.plays('Spyglass')
  ana.chooses('Glue')

  expect(ana.isAsked).toBe('bonus')
  expect(ana.deck).toEqual(['Quality Inspection'])
})

test('macaws-4 ruling 2: a Quality Inspection that is kept may react', () => {
  const { ana } = alone({ hand: ['Spyglass', 'Junk'], deck: ['Glue', 'Quality Inspection'] })

  ana.plays('Spyglass')
  ana.chooses('Quality Inspection')
  expect(ana.isAsked).toBe('react')
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Quality Inspection', 'Glue'])
})

test('macaws-4 hidden information: only the player sees the cards and their new order', () => {
  const { ana, bo } = alone({ hand: ['Spyglass'], deck: ['Glue', 'Magnet', 'Sofa'] })

  ana.plays('Spyglass')
  expect(bo.sees).not.toMatch(/platypuses-|polecats-/)
  expect(ana.reads.join()).toMatch(/Glue.*Magnet.*Sofa/)
  ana.chooses('Magnet')
  ana.chooses('Sofa', 'Glue')

  expect(bo.reads.join()).not.toMatch(/Glue|Magnet|Sofa/)
  expect(bo.sees).not.toMatch(/platypuses-|polecats-/)
})
