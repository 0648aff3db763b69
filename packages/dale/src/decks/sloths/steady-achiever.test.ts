/** Steady Achiever, which draws a card when the next turn begins. */
import { expect, test } from 'vitest'
import { alone, besideBo, junk, turnBegins } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('sloths-1 S1: Steady Achiever draws a card before the first action of the next turn', () => {
  const { ana, bo } = besideBo(
    { hand: ['Steady Achiever', 'Junk', 'Junk'], deck: [...junk(4), 'Glue', 'Magnet'] },
    { market: ['Cheer'] },
  )

  ana.plays('Steady Achiever')
  ana.buys(5, 'Junk', 'Junk')
  expect(ana.schedule).toEqual(['Steady Achiever'])
  expect(ana.hand).toEqual(['Cheer', ...junk(4)])
  bo.discards()

  expect(ana.hand).toEqual(['Cheer', ...junk(4), 'Glue'])
  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Steady Achiever', 'Junk', 'Junk'])
  expect(ana.isAsked).toBe('action')
})

test('sloths-1 S2: Steady Achiever finds neither deck nor discard pile', () => {
  const { ana } = turnBegins({ hand: ['Magnet'], schedule: ['Steady Achiever'] })

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Steady Achiever'])
})

test('sloths-1 S3: the second Steady Achiever re-forms the deck from the first and draws it', () => {
  const { ana } = turnBegins({ deck: ['Glue'], schedule: ['Steady Achiever', 'Steady Achiever'] })

  ana.chooses('Steady Achiever')

  expect(ana.hand).toEqual(['Glue', 'Steady Achiever'])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Steady Achiever'])
  expect(ana.schedule).toEqual([])
})

test('sloths-1 ruling 1: Steady Achiever stays on the schedule and gives its bonus action right away', () => {
  const { ana, bo } = alone({ hand: ['Steady Achiever'], deck: ['Glue'] })

  ana.plays('Steady Achiever')

  expect(ana.hand).toEqual([])
  expect(ana.schedule).toEqual(['Steady Achiever'])
  expect(ana.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
  expect(bo.sees).toContain('"schedule":["sloths-1"]')
})

test('sloths-1 ruling 4: a waiting Steady Achiever is not in the discard pile that is re-formed', () => {
  const { ana } = alone({ hand: ['Steady Achiever', 'Dangerous Test'], discard: ['Glue'] })

  ana.plays('Steady Achiever')
  ana.plays('Dangerous Test')

  expect(ana.schedule).toEqual(['Steady Achiever'])
  expect(ana.discard).toEqual(['Dangerous Test', 'Glue'])
  expect(ana.deck).toEqual([])
})

test('sloths-1 ruling 5: the draw re-forms the deck, and an opposing Balancing may react', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Balancing', 'Swank'], deck: junk(5), discard: ['Cheer'] },
    ana: { discard: ['Junk', 'Glue'], schedule: ['Steady Achiever'] },
  })

  bo.discards()

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Steady Achiever'])
  expect(bo.isAsked).toBe('react')
})

test('sloths-1 ruling 8: after the extra card a full hand draws nothing in clean-up', () => {
  const { ana } = turnBegins({ hand: junk(5), deck: ['Glue', 'Magnet'], schedule: ['Steady Achiever'] })

  ana.discards()

  expect(ana.hand).toEqual([...junk(5), 'Glue'])
  expect(ana.deck).toEqual(['Magnet'])
})

test('sloths-1 ruling 8: after the extra card a smaller hand draws one card less in clean-up', () => {
  const { ana } = turnBegins({ hand: junk(3), deck: ['Glue', 'Magnet', 'Swank'], schedule: ['Steady Achiever'] })

  ana.discards()

  expect(ana.hand).toEqual([...junk(3), 'Glue', 'Magnet'])
  expect(ana.deck).toEqual(['Swank'])
})

test('sloths-1 ruling 9: a chameleon stays Steady Achiever on the schedule though its model was bought', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Trendsetting'], deck: [...junk(5), 'Glue'] }, bo: { hand: ['Junk'], deck: junk(5) } },
    { market: ['Steady Achiever'] },
  )

  ana.plays('Trendsetting')
  ana.passes()
  expect(ana.schedule).toEqual(['Trendsetting=Steady Achiever'])
  bo.buys(5, 'Junk')

  expect(ana.hand).toEqual([...junk(5), 'Glue'])
  expect(ana.discard).toEqual(['Trendsetting'])
})

test('sloths-1 ruling 10: Steady Achiever draws from their own deck, not from that of the teammate', () => {
  const { ana, cy } = scenario(
    { ana: { hand: ['Junk'], schedule: ['Steady Achiever'] }, bo: {}, cy: { deck: ['Glue'] }, di: {} },
    { teams: true },
  )

  expect(ana.hand).toEqual(['Junk'])
  expect(cy.deck).toEqual(['Glue'])
})

test('sloths-1: the card that Steady Achiever draws is seen by its owner only', () => {
  const { ana, bo } = turnBegins({ deck: ['Glue'], schedule: ['Steady Achiever'] })

  expect(ana.reads).toContain('Glue (platypuses-5b) goes from p2’s deck to p2’s hand')
  expect(bo.reads.join()).not.toContain('Glue')
  expect(bo.sees).not.toContain('platypuses-5b')
})
