/** Swank, which trades a card for an unseen one. */
import { expect, test } from 'vitest'
import { alone } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('polecats-3 S1: Swank trades a Tireless Tinkerer for the top of the market deck, unseen', () => {
  const { ana, bo, table } = alone({ hand: ['Swank', 'Tireless Tinkerer', 'Junk'] }, { marketDeck: ['Glue', 'Magnet'] })

  ana.plays('Swank')
  expect(ana.isAsked).toBe('throw away')
  ana.chooses('Tireless Tinkerer')

  expect(table.marketDiscard).toEqual(['Tireless Tinkerer'])
  expect(ana.hand).toEqual(['Junk', 'Glue'])
  expect(table.marketDeck).toEqual(['Magnet'])
  expect(bo.reads.join('\n') + bo.sees).not.toMatch(/Glue|platypuses-5b/)
  expect(ana.discard).toEqual(['Swank'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-3 S2: Swank gives nothing for junk', () => {
  const { ana, table } = alone({ hand: ['Swank', 'Junk', 'Glue'] }, { marketDeck: ['Magnet'] })

  ana.plays('Swank')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Glue'])
  expect(table.marketDiscard).toEqual([])
  expect(table.marketDeck).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Swank'])
})

test('polecats-3 S3: with an empty market deck Swank gives nothing back', () => {
  const { ana, table } = alone({ hand: ['Swank', 'Glue', 'Junk'] }, { marketDiscard: ['Cookies'] })

  ana.plays('Swank')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Junk'])
  expect(table.marketDiscard).toEqual(['Glue', 'Cookies'])
  expect(table.marketDeck).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-3 ruling 4: throwing away is forced, exactly one card', () => {
  const { ana } = alone({ hand: ['Swank', 'Glue', 'Magnet'] }, { marketDeck: ['Cookies'] })

  ana.plays('Swank')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Glue','Magnet'")).toBe('too-many')
  expect(ana.cannot("choose 'Swank'")).toBe('not-an-option')
})

test('polecats-3 ruling 4: a single other card is thrown away without asking', () => {
  const { ana, table } = alone({ hand: ['Swank', 'Glue'] }, { marketDeck: ['Cookies'] })

  ana.plays('Swank')

  expect(ana.hand).toEqual(['Cookies'])
  expect(table.marketDiscard).toEqual(['Glue'])
})

test('polecats-3 ruling 4: with an empty hand Swank does nothing but gives its bonus action', () => {
  const { ana, table } = alone({ hand: ['Swank'] }, { marketDeck: ['Cookies'] })

  ana.plays('Swank')

  expect(ana.hand).toEqual([])
  expect(table.marketDeck).toEqual(['Cookies'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-3 ruling 7: a chameleon counts as animalfolk even while it copies junk', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Rare Artefact', 'Reflection', 'Swank'] }, bo: { discard: ['Junk'] } },
    { marketDeck: ['Glue'], die: [1] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Reflection')
  ana.plays('Swank')

  expect(table.marketDiscard).toEqual(['Reflection'])
  expect(ana.hand).toEqual(['Glue'])
})

test('polecats-3 ruling 2: a Quality Inspection drawn by Swank may react', () => {
  const { ana, table } = alone({ hand: ['Swank', 'Glue'], deck: ['Cookies'] }, { marketDeck: ['Quality Inspection'] })

  ana.plays('Swank')
  expect(ana.isAsked).toBe('react')
  ana.chooses('Quality Inspection')

  expect(ana.hand).toEqual(['Cookies'])
  expect(table.marketDiscard).toEqual(['Quality Inspection', 'Glue'])
  expect(ana.isAsked).toBe('bonus')
})
