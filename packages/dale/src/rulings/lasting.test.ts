/** Techniques whose effect lasts for the turn: rules 5.5 and 6.2 point 5, G18, G19, R9 and C6. */
import { expect, test } from 'vitest'
import { alone, five, four, junk, stacks } from '../testing/beginnings.ts'
import { scenario } from '../testing/scenario.ts'

test('G18: a technique that lasts is on the schedule while its bonus action is taken', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Junk'] })

  ana.plays('Flashy Show')

  expect(ana.isAsked).toBe('bonus')
  expect(ana.schedule).toEqual(['Flashy Show'])
  expect(ana.hand).toEqual(['Junk'])
  expect(ana.discard).toEqual([])
})

test('G18: a deck that is re-formed by an effect does not contain it', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Swift Broker', 'Cheer'], discard: ['Glue'] })

  ana.plays('Flashy Show')
  ana.plays('Swift Broker')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck).toEqual(['Cheer'])
  expect(ana.schedule).toEqual(['Flashy Show'])
})

test('G18: several go in the order in which they were played, the last one on top', () => {
  const { ana } = alone({ hand: ['Practical Values', 'Flashy Show', 'Rare Artefact', ...five] }, { die: [2] })

  ana.plays('Practical Values')
  ana.plays('Flashy Show')
  ana.plays('Rare Artefact')
  ana.passes()

  expect(ana.discard).toEqual(['Rare Artefact', 'Flashy Show', 'Practical Values'])
})

test('G18: it goes after the last window, so that an ability used there forms a deck without it', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Flashy Show', 'Wise Spy', 'Junk', ...four] }, bo: { hand: ['Junk'] } },
    { market: ['Cheer'] },
  )

  ana.plays('Flashy Show')
  ana.buys(5, 'Junk')
  expect(ana.isAsked).toBe('last')
  expect(ana.schedule).toEqual(['Flashy Show'])
  ana.uses('Wise Spy')

  expect(ana.deck).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Flashy Show'])
  expect(bo.isAsked).toBe('action')
})

test('G18: values are changed up to the last window, and no longer when the technique goes', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Flashy Show', ...five], schedule: ['Practice'] },
    bo: { hand: ['Junk'] },
  })

  ana.plays('Flashy Show')
  ana.passes()
  expect(table.asked).toBe('ana: use it')
  ana.does('choose no')

  expect(ana.discard).toEqual(['Practice', 'Flashy Show'])
})

test('G19: after a win nothing more is moved, neither Ironing nor what was played in that turn', () => {
  const { ana, table } = alone(
    { hand: ['Rare Artefact', 'Safety Precaution', 'Junk'], stall: stacks(7), schedule: ['Ironing'] },
    { die: [2] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Safety Precaution')
  ana.builds('Safety Precaution') // 3 + 1, doubled

  expect(table.winners).toEqual(['ana'])
  expect(ana.schedule).toEqual(['Ironing', 'Rare Artefact'])
  expect(ana.discard).toEqual([])
})

test('C6: the identity on the schedule holds though its model is gone', () => {
  const { ana } = alone({ hand: ['Trendsetting', 'Tasters', 'Junk', ...five] }, { market: ['Flashy Show'] })

  ana.plays('Trendsetting=Flashy Show')
  ana.plays('Tasters')
  expect(ana.schedule).toEqual(['Trendsetting=Flashy Show'])
  ana.passes()

  expect(ana.discard.slice(0, 1)).toEqual(['Trendsetting'])
})

test('R9: all who may react do so in turn order before the turn passes on', () => {
  const owl = { hand: ['Ancient Knowledge', ...four], deck: ['Glue', 'Junk'] }
  const { ana, bo, cy, table } = scenario({ ana: { hand: ['Flashy Show', ...five] }, bo: owl, cy: owl })

  ana.plays('Flashy Show')
  ana.passes()
  expect(table.asked).toBe('bo: react')
  bo.chooses()
  expect(table.asked).toBe('cy: react')
  expect(table.turn).toBe('ana')
  cy.chooses()

  expect(table.asked).toBe('bo: action')
})

test('R9: the shuffle of a reaction is answered before the next technique is discarded', () => {
  const { ana, bo, cy, table } = scenario({
    ana: { hand: ['Flashy Show', 'Practical Values', ...five] },
    bo: { hand: ['Ancient Knowledge', ...four], deck: ['Glue', 'Junk'] },
    cy: { hand: ['Balancing', ...four], discard: ['Swank'] },
  })

  ana.plays('Flashy Show')
  ana.plays('Practical Values')
  ana.passes()
  bo.chooses('Ancient Knowledge')
  bo.chooses('Glue')
  expect(table.asked).toBe('cy: react')
  expect(ana.schedule).toEqual(['Practical Values'])
  cy.chooses()
  expect(ana.schedule).toEqual([])
  expect(table.asked).toBe('bo: react')
})

test('rules 5.5: a teammate’s Ancient Knowledge answers at the end of the turn too', () => {
  const { ana, cy, table } = scenario(
    {
      ana: { hand: ['Flashy Show', ...five] },
      bo: { hand: junk(5) },
      cy: { hand: ['Ancient Knowledge', ...four], deck: ['Glue', 'Junk'] },
      di: { hand: junk(5) },
    },
    { teams: true },
  )

  ana.plays('Flashy Show')
  ana.passes()
  expect(table.asked).toBe('cy: react')
  cy.chooses()

  expect(table.asked).toBe('bo: action')
})

test('rules 5.5: a chameleon that reacted as a copy in the end of the turn is plain in the next one', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Flashy Show', ...five] },
      bo: { hand: ['Seeing Doubles', 'Ancient Knowledge', 'Junk', 'Junk', 'Junk'], deck: ['Glue', 'Junk'] },
    },
    { market: ['Swift Broker'] },
  )

  ana.plays('Flashy Show')
  ana.passes()
  bo.chooses('Seeing Doubles=Ancient Knowledge')
  bo.chooses('Glue')
  bo.chooses()

  expect(table.asked).toBe('bo: action')
  expect(bo.cannot("buy 5 with 'Seeing Doubles=Junk'")).toBeUndefined()
})

test('rules 5.1: of several due cards, one of which lasts, each of the others is finished before the next begins', () => {
  const { ana } = alone({
    hand: ['Junk'],
    deck: ['Glue'],
    discard: ['Cheer'],
    schedule: ['Ironing', 'Steady Achiever'],
  })

  ana.chooses('Ironing')

  expect(ana.hand).toEqual(['Junk', 'Glue'])
  expect(ana.schedule).toEqual(['Ironing'])
  expect(ana.discard).toEqual(['Steady Achiever', 'Cheer'])
})
