/** Good Old Times, which copy the top of the market discard. */
import { expect, test } from 'vitest'
import { alone, besideBo, junk, stacks } from '../../testing/beginnings.ts'

test('chameleons-3 S1: Good Old Times works as the Spyglass on the market discard', () => {
  const { ana } = alone(
    { hand: ['Good Old Times'], deck: ['Cookies', 'Magnet', 'Acorn', 'Junk'] },
    { marketDiscard: ['Spyglass', 'Glue'] },
  )

  ana.plays('Good Old Times')
  ana.chooses('Magnet')
  ana.chooses('Acorn', 'Cookies')

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.deck).toEqual(['Acorn', 'Cookies', 'Junk'])
  expect(ana.discard).toEqual(['Good Old Times'])
  expect(ana.isAsked).toBe('bonus')
})

test('chameleons-3 S2: a Magnet thrown off the market deck first becomes the model', () => {
  const { ana, bo, table } = alone(
    { hand: ['Good Old Times'], deck: ['Cookies', 'Acorn'] },
    { marketDeck: ['Magnet', 'Sofa'], marketDiscard: ['Glue'] },
  )

  ana.uses('Good Old Times')
  expect(bo.reads.join('\n')).toContain('Magnet')
  ana.plays('Good Old Times')
  ana.chooses('Acorn')

  expect(ana.hand).toEqual(['Acorn'])
  expect(table.marketDiscard).toEqual(['Magnet', 'Glue'])
  expect(table.marketDeck).toEqual(['Sofa'])
})

test('chameleons-3 S3: with market deck and market discard empty Good Old Times pays 3', () => {
  const { ana } = besideBo({ hand: ['Good Old Times'], deck: junk(5) }, { market: ['Swank', 'Raffle'] })

  expect(ana.cannot("buy 4 with 'Good Old Times'")).toBe('too-little')
  ana.buys(5, 'Good Old Times')

  expect(ana.hand).toContain('Swank')
})

test('chameleons-3 S4: the throw-away works once a turn', () => {
  const { ana, table } = alone({ hand: ['Good Old Times'] }, { marketDeck: ['Magnet', 'Cookies', 'Sofa'] })

  ana.uses('Good Old Times')

  expect(ana.cannot("use 'Good Old Times'")).toBe('already-used')
  expect(table.marketDiscard).toEqual(['Magnet'])
})

test('chameleons-3 ruling 4: the copying is not optional', () => {
  const { ana } = besideBo(
    { hand: ['Good Old Times'], deck: junk(5) },
    { market: ['Swank', 'Glue'], marketDiscard: ['Cookies'] },
  )

  expect(ana.cannot("buy 5 with 'Good Old Times'")).toBe('too-little')
})

test('chameleons-3 ruling 5: with an empty market deck there is no throw-away and no re-forming', () => {
  const { ana, table } = besideBo({ hand: ['Good Old Times', 'Junk'] }, { marketDiscard: ['Magnet', 'Cookies'] })

  expect(ana.cannot("use 'Good Old Times'")).toBe('nothing-to-use')
  expect(table.marketDiscard).toEqual(['Magnet', 'Cookies'])
})

test('chameleons-3 ruling 7: a new top card ends the copy, but the throw-away is not renewed', () => {
  const { ana, table } = besideBo(
    { hand: ['Good Old Times', 'Rare Artefact', 'Shattered Relic', 'Cookies'], stall: stacks(1) },
    { marketDeck: ['Magnet', 'Sofa'], die: [2] },
  )

  ana.uses('Good Old Times')
  ana.plays('Rare Artefact')
  ana.chooses('Good Old Times')
  ana.plays('Shattered Relic')
  ana.chooses('Cookies')

  expect(table.marketDiscard).toEqual(['Cookies', 'Magnet'])
  expect(ana.cannot("use 'Good Old Times'")).toBe('already-used')
  ana.builds('Good Old Times=Cookies')
  expect(ana.stall.at(-1)).toEqual(['Good Old Times'])
})

test('chameleons-3 ruling 9: a chameleon that copies Good Old Times may throw away a card too, once', () => {
  const { ana, table } = alone(
    { hand: ['Trendsetting', 'Junk'], deck: ['Acorn', 'Junk'] },
    { market: ['Good Old Times'], marketDeck: ['Magnet', 'Sofa'] },
  )

  ana.uses('Trendsetting=Good Old Times')
  expect(table.marketDiscard).toEqual(['Magnet'])
  expect(ana.cannot("use 'Trendsetting=Good Old Times'")).toBe('already-used')
  ana.plays('Trendsetting=Magnet')
  ana.chooses('Acorn')

  expect(ana.hand).toContain('Acorn')
  expect(ana.discard).toEqual(['Trendsetting'])
})

test('chameleons-3 ruling 9, D27: a copy of Good Old Times has a right of its own, and each card is used once', () => {
  const { ana } = besideBo(
    { hand: ['Seeing Doubles', 'Good Old Times'], deck: junk(5) },
    { marketDeck: ['Magnet', 'Glue', 'Acorn', 'Bold Haggler'] },
  )

  ana.uses('Good Old Times')
  ana.uses('Seeing Doubles=Good Old Times')
  expect(ana.cannot("use 'Seeing Doubles=Good Old Times'")).toBe('already-used')
  expect(ana.cannot("use 'Good Old Times'")).toBe('already-used')
})
