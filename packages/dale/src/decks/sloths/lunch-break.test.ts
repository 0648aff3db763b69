/** Lunch Break, which draws a card now and one when the next turn begins. */
import { expect, test } from 'vitest'
import { alone, besideBo, junk, turnBegins } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('sloths-5a S1: Lunch Break draws a card now and waits', () => {
  const { ana } = alone({ hand: ['Lunch Break'], deck: ['Glue', 'Magnet'] })

  ana.plays('Lunch Break')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck).toEqual(['Magnet'])
  expect(ana.schedule).toEqual(['Lunch Break'])
  expect(ana.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('sloths-5a S2: next turn Lunch Break draws one more card and is discarded', () => {
  const { ana } = turnBegins({ hand: ['Magnet'], deck: ['Glue', 'Swank'], schedule: ['Lunch Break'] })

  expect(ana.hand).toEqual(['Magnet', 'Glue'])
  expect(ana.deck).toEqual(['Swank'])
  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Lunch Break'])
})

test('sloths-5a S3: Ancient Knowledge reacts not to playing Lunch Break but to its end', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Lunch Break'], deck: [...junk(5), 'Glue', 'Swank'] },
    bo: { hand: ['Ancient Knowledge'], deck: [...junk(4), 'Magnet', 'Siesta'] },
  })

  ana.plays('Lunch Break')
  expect(table.asked).toBe('ana: bonus')
  ana.passes()
  bo.discards()

  expect(ana.hand).toContain('Glue')
  expect(ana.discard).toEqual(['Lunch Break'])
  expect(table.asked).toBe('bo: react')
})

test('sloths-5a ruling 6: both draws re-form the deck', () => {
  const { ana, bo } = besideBo({ hand: ['Lunch Break', ...junk(4)], discard: ['Magnet', 'Glue'] })

  ana.plays('Lunch Break')
  expect(ana.hand).toEqual([...junk(4), 'Glue'])
  ana.discards('Glue')
  expect(ana.hand).toEqual([...junk(4), 'Magnet'])
  bo.discards()

  expect(ana.hand).toEqual([...junk(4), 'Magnet', 'Glue'])
  expect(ana.discard).toEqual(['Lunch Break'])
})

test('sloths-5a ruling 6: with nothing to draw Lunch Break gives no junk', () => {
  const { ana } = alone({ hand: ['Lunch Break', 'Magnet'] })

  ana.plays('Lunch Break')

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.schedule).toEqual(['Lunch Break'])
  expect(ana.isAsked).toBe('bonus')
})

test('sloths-5a ruling 6: with nothing to draw next turn Lunch Break is just discarded', () => {
  const { ana } = turnBegins({ hand: ['Magnet'], schedule: ['Lunch Break'] })

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Lunch Break'])
})

test('sloths-5a ruling 8: a chameleon played as Lunch Break draws twice and is discarded as itself', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection'], deck: ['Glue', ...junk(4), 'Magnet'] },
    bo: { hand: ['Swank'], deck: junk(5), discard: ['Lunch Break'] },
  })

  ana.plays('Reflection')
  expect(ana.hand).toEqual(['Glue'])
  ana.passes()
  bo.discards('Swank')

  expect(ana.hand).toEqual(['Glue', ...junk(4), 'Magnet'])
  expect(ana.discard).toEqual(['Reflection'])
})

test('sloths-5a: the cards that Lunch Break draws are seen by their owner only', () => {
  const { ana, bo } = alone({ hand: ['Lunch Break'], deck: ['Glue', 'Magnet'] })

  ana.plays('Lunch Break')

  expect(ana.reads.join()).toContain('Glue')
  expect(bo.reads.join()).not.toContain('Glue')
  expect(bo.sees).not.toContain('platypuses-5b')
})
