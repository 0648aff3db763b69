/** New Season, which trades a discard for a card of the market deck. */
import { expect, test } from 'vitest'
import { alone } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('ocelots-2 S1: New Season throws a discarded animalfolk card away and draws from the market deck', () => {
  const { ana, bo, table } = alone(
    { hand: ['New Season'], discard: ['Junk', 'Tireless Tinkerer'] },
    { marketDeck: ['Glue', 'Magnet'] },
  )

  ana.plays('New Season')

  expect(table.marketDiscard).toEqual(['Tireless Tinkerer'])
  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['New Season', 'Junk'])
  expect(ana.isAsked).toBe('bonus')
  expect(bo.sees).not.toContain('platypuses-5b')
  expect(bo.reads.join()).not.toContain('Glue')
})

test('ocelots-2 S2: with only junk in the discard pile New Season does nothing', () => {
  const { ana, table } = alone({ hand: ['New Season'], discard: ['Junk', 'Junk'] }, { marketDeck: ['Glue'] })

  ana.plays('New Season')

  expect(ana.discard).toEqual(['New Season', 'Junk', 'Junk'])
  expect(ana.hand).toEqual([])
  expect(table.marketDeck).toEqual(['Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-2 S3: with an empty market deck the card is thrown away and nothing is drawn', () => {
  const { ana, table } = alone({ hand: ['New Season'], discard: ['Tireless Tinkerer'] }, { marketDiscard: ['Magnet'] })

  ana.plays('New Season')

  expect(ana.hand).toEqual([])
  expect(table.marketDiscard).toEqual(['Tireless Tinkerer', 'Magnet'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-2 ruling 4: New Season must throw away one of the animalfolk cards, never junk', () => {
  const { ana, table } = alone(
    { hand: ['New Season'], discard: ['Junk', 'Cookies', 'Magnet'] },
    { marketDeck: ['Glue'] },
  )

  ana.plays('New Season')
  expect(ana.isAsked).toBe('throw away')
  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Junk'")).toBe('not-an-option')
  ana.chooses('Magnet')

  expect(table.marketDiscard).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['New Season', 'Junk', 'Cookies'])
})

test('ocelots-2 ruling 5: with an empty discard pile New Season draws nothing, and 7: it cannot throw away itself', () => {
  const { ana, table } = alone({ hand: ['New Season'] }, { marketDeck: ['Glue'] })

  ana.plays('New Season')

  expect(ana.discard).toEqual(['New Season'])
  expect(table.marketDeck).toEqual(['Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-2 ruling 8: a discarded chameleon is an animalfolk card even where it would copy junk', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['New Season'], discard: ['Reflection'] }, bo: { discard: ['Junk'] } },
    { marketDeck: ['Glue'] },
  )

  ana.plays('New Season')

  expect(table.marketDiscard).toEqual(['Reflection'])
  expect(ana.hand).toEqual(['Glue'])
})
