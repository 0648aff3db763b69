/** Shopping Journey, which takes a market card when the next turn begins. */
import { expect, test } from 'vitest'
import { besideBo, junk, turnBegins } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('sloths-2 S1: Shopping Journey takes any market card for free', () => {
  const { ana, table } = turnBegins(
    { hand: ['Magnet'], schedule: ['Shopping Journey'] },
    { market: ['Swank', 'Cheer', 'Acorn', 'Charm', 'Glue'] },
  )

  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Magnet', 'Glue'])
  expect(ana.discard).toEqual(['Shopping Journey'])
  expect(table.market).toEqual(['Swank', 'Cheer', 'Acorn', 'Charm', null])
  expect(ana.isAsked).toBe('action')
})

test('sloths-2 S2: Shopping Journey finds an empty market', () => {
  const { ana } = turnBegins({ hand: ['Magnet'], schedule: ['Shopping Journey'] })

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Shopping Journey'])
  expect(ana.isAsked).toBe('action')
})

test('sloths-2 S3: Binoculars do not react to Shopping Journey', () => {
  const { ana, bo, table } = scenario(
    { bo: { hand: ['Binoculars'], deck: junk(8) }, ana: { hand: ['Magnet'], schedule: ['Shopping Journey'] } },
    { market: ['Swank', 'Cheer'] },
  )

  bo.discards()
  ana.chooses('Cheer')

  expect(ana.hand).toEqual(['Magnet', 'Cheer'])
  expect(table.asked).toBe('ana: action')
})

test('sloths-2 ruling 1: Shopping Journey gives no bonus action', () => {
  const { ana, bo, table } = besideBo(
    { hand: ['Shopping Journey', 'Magnet'], deck: junk(5) },
    { market: ['Swank', 'Cheer'] },
  )

  ana.plays('Shopping Journey')

  expect(ana.schedule).toEqual(['Shopping Journey'])
  expect(ana.hand).toEqual(['Magnet', ...junk(4)])
  expect(table.market).toEqual(['Swank', 'Cheer', null, null, null])
  expect(table.turn).toBe('bo')
  expect(bo.sees).toContain('"schedule":["sloths-2"]')
})

test('sloths-2 ruling 5: one market card must be taken, and only one', () => {
  const { ana } = turnBegins({ schedule: ['Shopping Journey'] }, { market: ['Swank', 'Cheer'] })

  expect(ana.isAsked).toBe('take')
  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Swank','Cheer'")).toBe('too-many')
})

test('sloths-2 ruling 5: the only market card is taken without a question', () => {
  const { ana, table } = turnBegins({ schedule: ['Shopping Journey'] }, { market: ['Swank'] })

  expect(ana.hand).toEqual(['Swank'])
  expect(table.market).toEqual([null, null, null, null, null])
})

test('sloths-2 ruling 2: of two alike cards the player picks the slot', () => {
  const { ana, table } = turnBegins({ schedule: ['Shopping Journey'] }, { market: ['Cheer', 'Cheer'] })

  expect(ana.isAsked).toBe('take')
  ana.chooses('Cheer#2')

  // Slots are written left to right, so the second Cheer is in slot 5.
  expect(table.market).toEqual([null, 'Cheer', null, null, null])
})

test('sloths-2 ruling 6: the slot is filled only in clean-up', () => {
  const { ana, table } = turnBegins(
    { hand: ['Magnet'], deck: junk(5), schedule: ['Shopping Journey'] },
    { market: ['Swank', 'Cheer', 'Acorn', 'Charm', 'Siesta'], marketDeck: ['Spyglass'] },
  )

  ana.chooses('Cheer')
  expect(table.market).toEqual(['Swank', null, 'Acorn', 'Charm', 'Siesta'])
  expect(ana.cannot("buy 4 with 'Magnet'")).toBe('slot-is-empty')
  ana.discards()

  expect(table.market).toEqual(['Swank', 'Acorn', 'Charm', 'Siesta', 'Spyglass'])
})

test('sloths-2 ruling 7: plans that wait for a purchase go on waiting', () => {
  const { ana } = turnBegins(
    { hand: ['Magnet'], schedule: ['Shopping Journey', 'Wind of Change', 'Master Builder'] },
    { market: ['Swank', 'Cheer'] },
  )

  ana.chooses('Cheer')

  expect(ana.schedule).toEqual(['Wind of Change', 'Master Builder'])
  expect(ana.discard).toEqual(['Shopping Journey'])
  expect(ana.isAsked).toBe('action')
})

test('sloths-2 ruling 7: a Scary Gunfight does not make Shopping Journey cost anything', () => {
  const { ana, bo } = scenario(
    { bo: { hand: ['Scary Gunfight'], deck: junk(5) }, ana: { schedule: ['Shopping Journey'] } },
    { market: ['Swank', 'Glue'] },
  )

  bo.plays('Scary Gunfight')
  bo.passes()
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
})

test('sloths-2 ruling 8: a taken Quality Inspection may react', () => {
  const { ana, table } = turnBegins(
    { hand: ['Junk'], deck: ['Glue'], schedule: ['Shopping Journey'] },
    { market: ['Quality Inspection', 'Swank'] },
  )

  ana.chooses('Quality Inspection')
  expect(ana.isAsked).toBe('react')
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Quality Inspection', 'Glue'])
  expect(table.marketDiscard).toEqual([])
})

test('sloths-2 ruling 9: a chameleon that waits as Shopping Journey is discarded as itself', () => {
  const { ana } = turnBegins({ schedule: ['Reflection=Shopping Journey'] }, { market: ['Swank', 'Cheer'] })

  ana.chooses('Cheer')

  expect(ana.hand).toEqual(['Cheer'])
  expect(ana.discard).toEqual(['Reflection'])
})

test('sloths-2: everyone sees which card Shopping Journey takes', () => {
  const { ana, bo } = turnBegins({ schedule: ['Shopping Journey'] }, { market: ['Swank', 'Cheer'] })

  ana.chooses('Cheer')

  expect(bo.reads).toContain('Cheer (foxes-2) goes from market slot 4 to p2’s hand')
})
