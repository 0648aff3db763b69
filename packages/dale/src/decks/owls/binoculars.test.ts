/** Binoculars, which answer a purchase of another player. */
import { expect, test } from 'vitest'
import { anaBuys, besideBo, junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('owls-4 S1: Binoculars draw one and discard one before the buyer cleans up', () => {
  const { ana, bo, table } = anaBuys({ bo: { hand: ['Binoculars', 'Junk'], deck: ['Glue', 'Magnet'] } })

  expect(table.asked).toBe('bo: react')
  expect(ana.hand).toEqual(['Calculations'])
  bo.chooses('Binoculars')
  expect(bo.isAsked).toBe('discard')
  expect(ana.hand).toEqual(['Calculations'])
  bo.chooses('Junk')

  expect(bo.hand).toEqual(['Binoculars', 'Glue'])
  expect(bo.discard).toEqual(['Junk'])
  expect(ana.hand).toHaveLength(5)
  expect(ana.reads.join('\n') + ana.sees).not.toMatch(/Glue|platypuses-5b/)
  expect(table.turn).toBe('bo')
})

test('owls-4 S2: Binoculars do not answer a card taken by Prepaid Good', () => {
  const { ana, table } = scenario(
    {
      ana: { hand: ['Prepaid Good', ...junk(4)], deck: junk(9) },
      bo: { hand: ['Binoculars', 'Junk'], deck: ['Glue', 'Magnet'] },
    },
    { market: ['Calculations'] },
  )

  ana.plays('Prepaid Good')

  expect(ana.hand).toContain('Calculations')
  expect(table.asked).toBe('bo: action')
})

test('owls-4 S3: with several Binoculars the next player decides first', () => {
  const { bo, cy, table } = anaBuys({
    bo: { hand: ['Binoculars', 'Junk'], deck: ['Glue'] },
    cy: { hand: ['Binoculars', 'Junk'], deck: ['Magnet'] },
  })

  expect(table.asked).toBe('bo: react')
  bo.chooses('Binoculars')
  bo.chooses('Junk')
  expect(table.asked).toBe('cy: react')
  cy.chooses('Binoculars')
  cy.chooses('Junk')

  expect(bo.hand).toEqual(['Binoculars', 'Glue'])
  expect(cy.hand).toEqual(['Binoculars', 'Magnet'])
  expect(table.turn).toBe('bo')
})

test('owls-4 S4: when no card can be drawn one must still be discarded', () => {
  const { bo } = anaBuys({ bo: { hand: ['Binoculars', 'Junk'] } })

  bo.chooses('Binoculars')
  expect(bo.cannot('choose none')).toBe('too-few')
  bo.chooses('Junk')

  expect(bo.hand).toEqual(['Binoculars'])
  expect(bo.discard).toEqual(['Junk'])
})

test('owls-4 ruling 2: the draw re-forms an empty deck', () => {
  const { bo } = anaBuys({ bo: { hand: ['Binoculars', 'Junk'], discard: ['Glue', 'Magnet'] } })

  bo.chooses('Binoculars')
  bo.chooses('Junk')

  expect(bo.hand).toEqual(['Binoculars', 'Magnet'])
  expect(bo.deck).toEqual(['Glue'])
  expect(bo.discard).toEqual(['Junk'])
})

test('owls-4 ruling 4: declined, nothing is drawn or discarded', () => {
  const { ana, bo, table } = anaBuys({ bo: { hand: ['Binoculars', 'Junk'], deck: ['Glue'] } })

  bo.chooses()

  expect(bo.hand).toEqual(['Binoculars', 'Junk'])
  expect(bo.deck).toEqual(['Glue'])
  expect(ana.reads.join('\n')).not.toContain('Binoculars')
  expect(table.asked).toBe('bo: action')
})

test('owls-4 ruling 4: exactly one card is discarded', () => {
  const { bo } = anaBuys({ bo: { hand: ['Binoculars', 'Junk'], deck: ['Glue'] } })

  bo.chooses('Binoculars')

  expect(bo.cannot('choose none')).toBe('too-few')
  expect(bo.cannot("choose 'Junk','Glue'")).toBe('too-many')
})

test.each([
  ['the card just drawn may be discarded', 'Glue', ['Binoculars', 'Junk']],
  ['Binoculars may discard themselves', 'Binoculars', ['Junk', 'Glue']],
])('owls-4 ruling 5: %s', (_, discarded, hand) => {
  const { bo } = anaBuys({ bo: { hand: ['Binoculars', 'Junk'], deck: ['Glue'] } })

  bo.chooses('Binoculars')
  bo.chooses(discarded)

  expect(bo.hand).toEqual(hand)
  expect(bo.discard).toEqual([discarded])
})

test('owls-4 ruling 8: each of two Binoculars is used once for one purchase', () => {
  const { bo, table } = anaBuys({
    bo: { hand: ['Binoculars', 'Binoculars', 'Junk', 'Junk'], deck: ['Glue', 'Magnet', 'Siesta'] },
  })

  bo.chooses('Binoculars')
  bo.chooses('Junk')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Binoculars')
  bo.chooses('Junk')

  expect(bo.hand.toSorted()).toEqual(['Binoculars', 'Binoculars', 'Glue', 'Magnet'])
  expect(bo.deck).toEqual(['Siesta'])
  expect(table.asked).toBe('bo: action')
})

test('owls-4 ruling 11: a chameleon may serve as Binoculars that are in the market', () => {
  const { bo, table } = anaBuys(
    { bo: { hand: ['Trendsetting', 'Junk'], deck: ['Glue'] } },
    { market: ['Calculations', 'Binoculars'] },
  )

  expect(table.asked).toBe('bo: react')
  bo.chooses('Trendsetting=Binoculars')
  bo.chooses('Junk')

  expect(bo.hand).toEqual(['Trendsetting', 'Glue'])
})

test('owls-4 ruling 11: Binoculars that were just bought are no longer a model', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Siesta'], deck: junk(9) }, bo: { hand: ['Trendsetting', 'Junk'], deck: ['Glue'] } },
    { market: ['Binoculars', 'Cookies'] },
  )

  ana.buys(5, 'Siesta')

  expect(bo.hand).toEqual(['Trendsetting', 'Junk'])
  expect(table.asked).toBe('bo: action')
})

test('owls-4 ruling 11: Seeing Doubles reacts besides the Binoculars it copies', () => {
  const { bo } = anaBuys({ bo: { hand: ['Binoculars', 'Seeing Doubles', 'Junk', 'Junk'], deck: ['Glue', 'Magnet'] } })

  bo.chooses('Seeing Doubles=Binoculars')
  bo.chooses('Junk')
  expect(bo.isAsked).toBe('react')
  bo.chooses('Binoculars')
  bo.chooses('Junk')

  expect(bo.hand.toSorted()).toEqual(['Binoculars', 'Glue', 'Magnet', 'Seeing Doubles'])
})

test('owls-4 ruling 12: in a team game the purchase of the teammate triggers as well', () => {
  const { cy, table } = anaBuys(
    { bo: { hand: ['Junk'] }, cy: { hand: ['Binoculars', 'Junk'], deck: ['Glue'] }, dee: { hand: ['Junk'] } },
    { teams: true },
  )

  expect(table.asked).toBe('cy: react')
  cy.chooses('Binoculars')
  cy.chooses('Junk')

  expect(cy.hand).toEqual(['Binoculars', 'Glue'])
})

test('owls-4: no one reacts to their own purchase', () => {
  const { ana, table } = besideBo({ hand: ['Binoculars', 'Cookies'], deck: junk(9) }, { market: ['Calculations'] })

  ana.buys(5, 'Cookies')

  expect(table.turn).toBe('bo')
})
