/** Lost Shipments, which let opponents draw a single card in clean-up. */
import { expect, test } from 'vitest'
import { junk } from '../../testing/beginnings.ts'
import type { Given } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'

/** Bo keeps his hand and fills it up, while Lost Shipments wait for Ana. */
function boFillsUp(bo: Given) {
  const seats = scenario({ bo, ana: { hand: ['Junk'], schedule: ['Lost Shipments'] } })
  seats.bo.discards()
  return seats
}

test('crocodiles-5b S1: under Lost Shipments a hand of one draws one card', () => {
  const { bo } = boFillsUp({ hand: ['Swank'], deck: ['Glue', ...junk(5)] })

  expect(bo.hand).toEqual(['Swank', 'Glue'])
})

test('crocodiles-5b S2: under Lost Shipments a full hand draws nothing', () => {
  const { bo } = boFillsUp({ hand: junk(5), deck: ['Glue', 'Magnet'] })

  expect(bo.hand).toEqual(junk(5))
  expect(bo.deck).toEqual(['Glue', 'Magnet'])
})

test('crocodiles-5b S3: under Lost Shipments Cookies do not raise the number of cards drawn', () => {
  const { bo } = boFillsUp({ hand: ['Cookies', 'Swank', 'Junk'], deck: ['Glue', 'Magnet', 'Junk'] })

  expect(bo.hand).toEqual(['Cookies', 'Swank', 'Junk', 'Glue'])
})

test('crocodiles-5b S4: under Lost Shipments Dangerous Test draws three as usual', () => {
  const { bo } = scenario({
    bo: { hand: ['Dangerous Test', 'Junk'], deck: ['Glue', 'Magnet', 'Siesta', 'Cheer'] },
    ana: { schedule: ['Lost Shipments'] },
  })

  bo.plays('Dangerous Test')

  expect(bo.hand).toEqual(['Junk', 'Glue', 'Magnet', 'Siesta'])
  bo.chooses('Junk', 'Glue', 'Magnet')
  expect(bo.isAsked).toBe('bonus')
})

test('crocodiles-5b ruling 1: Lost Shipments waits with a bonus action and does not cap its owner', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Lost Shipments'], deck: junk(6) },
    bo: { hand: ['Swank'], deck: junk(6) },
  })

  ana.plays('Lost Shipments')
  expect(ana.isAsked).toBe('bonus')
  ana.passes()

  expect(ana.schedule).toEqual(['Lost Shipments'])
  expect(ana.hand).toEqual(junk(5))
  bo.discards()
  expect(bo.hand).toEqual(['Swank', 'Junk'])
})

test('crocodiles-5b ruling 2: the cap ends when the next turn of its owner begins', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Swank'], deck: junk(10) },
    ana: { hand: ['Cheer'], deck: junk(6), schedule: ['Lost Shipments'] },
  })

  bo.discards()
  expect(ana.discard).toEqual(['Lost Shipments'])
  expect(ana.schedule).toEqual([])
  ana.discards()
  bo.discards()

  expect(bo.hand).toEqual(['Swank', ...junk(4)])
})

test('crocodiles-5b ruling 3: draws at the start of the turn are free', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Lost Shipments'], deck: junk(6) },
    bo: { hand: ['Swank'], deck: ['Glue', 'Magnet', 'Junk'], schedule: ['Lunch Break'] },
  })

  ana.plays('Lost Shipments')
  ana.passes()
  expect(bo.hand).toEqual(['Swank', 'Glue'])
  bo.discards()

  expect(bo.hand).toEqual(['Swank', 'Glue', 'Magnet'])
})

test('crocodiles-5b ruling 4: two Lost Shipments still let one card through', () => {
  const { bo } = scenario({
    bo: { hand: ['Swank'], deck: ['Glue', 'Magnet', 'Junk'] },
    cy: { hand: ['Junk'], schedule: ['Trendsetting=Lost Shipments'] },
    ana: { hand: ['Junk'], schedule: ['Lost Shipments'] },
  })

  bo.discards()

  expect(bo.hand).toEqual(['Swank', 'Glue'])
})

test('crocodiles-5b ruling 5: Sofa lets five cards grow to six, but four only to five', () => {
  const withFive = boFillsUp({ hand: junk(5), deck: ['Glue', 'Magnet'], stall: [['Sofa']] })
  const withFour = boFillsUp({ hand: junk(4), deck: ['Glue', 'Magnet'], stall: [['Sofa']] })

  expect(withFive.bo.hand).toEqual([...junk(5), 'Glue'])
  expect(withFour.bo.hand).toEqual([...junk(4), 'Glue'])
})

test('crocodiles-5b ruling 5: Cookies drawn as the one card bring no second one', () => {
  const { bo } = boFillsUp({ hand: junk(4), deck: ['Cookies', 'Magnet'] })

  expect(bo.hand).toEqual([...junk(4), 'Cookies'])
})

test('crocodiles-5b ruling 6: without deck and discard pile the one card is a junk card', () => {
  const { bo } = boFillsUp({ hand: ['Swank'] })

  expect(bo.hand).toEqual(['Swank', 'Junk'])
})

test('crocodiles-5b ruling 7: a card drawn by Quality Inspection is not part of the fill', () => {
  const { bo } = boFillsUp({ hand: ['Swank', 'Junk'], deck: ['Quality Inspection', 'Glue', 'Magnet'] })

  bo.chooses('Quality Inspection')
  bo.chooses('Junk')

  expect(bo.hand).toEqual(['Swank', 'Quality Inspection', 'Glue'])
  expect(bo.deck).toEqual(['Magnet'])
})

test('crocodiles-5b ruling 8: a chameleon waits as Lost Shipments and is discarded as itself', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Swank'], deck: ['Glue', 'Magnet'] },
    ana: { hand: ['Junk'], schedule: ['Reflection=Lost Shipments'] },
  })

  bo.discards()

  expect(bo.hand).toEqual(['Swank', 'Glue'])
  expect(ana.discard).toEqual(['Reflection'])
})

test('crocodiles-5b ruling 9: only the other team is capped', () => {
  const { bo, cy, di } = scenario(
    {
      bo: { hand: ['Swank'], deck: junk(6) },
      cy: { hand: ['Swank'], deck: junk(6) },
      di: { hand: ['Swank'], deck: junk(6) },
      ana: { hand: ['Junk'], schedule: ['Lost Shipments'] },
    },
    { teams: true },
  )

  bo.discards()
  cy.discards()
  di.discards()

  expect(bo.hand).toEqual(['Swank', 'Junk'])
  expect(cy.hand).toEqual(['Swank', ...junk(4)])
  expect(di.hand).toEqual(['Swank', 'Junk'])
})
