/** Flashy Show, which makes every card worth one more. */
import { expect, test } from 'vitest'
import { alone, five, four, stacks } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('macaws-5a S1: two printed 2-cards pay a price of six', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Cheer', 'Cheer', ...four] }, { market: [null, 'Glue'] })

  ana.plays('Flashy Show')
  expect(ana.isAsked).toBe('bonus')
  expect(ana.schedule).toEqual(['Flashy Show'])
  ana.buys(4, 'Cheer', 'Cheer')

  expect(ana.hand).toEqual([...four, 'Glue'])
  expect(ana.discard).toEqual(['Flashy Show', 'Cheer', 'Cheer'])
})

test('macaws-5a S2: a printed 3 is not a stack 3 any more', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Swank', 'Cheer'], stall: stacks(2) })

  expect(ana.cannot("build 'Swank'")).toBeUndefined()
  ana.plays('Flashy Show')

  expect(ana.cannot("build 'Swank'")).toBe('wrong-sum')
  expect(ana.cannot("build 'Cheer'")).toBeUndefined()
})

test('macaws-5a S3: followed by Practical Values a printed 1 counts four', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Practical Values', 'Wise Spy'], stall: stacks(3) })

  ana.plays('Flashy Show')
  ana.plays('Practical Values')

  expect(ana.cannot("build 'Wise Spy'")).toBeUndefined()
})

test('macaws-5a S4: on the next player’s turn there is no bonus', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Flashy Show', ...five] }, bo: { hand: ['Cheer', 'Cheer', 'Swank'], stall: stacks(2) } },
    { market: ['Glue'] },
  )

  ana.plays('Flashy Show')
  ana.passes()

  expect(bo.cannot("buy 5 with 'Cheer','Cheer'")).toBe('too-little')
  expect(bo.cannot("build 'Swank'")).toBeUndefined()
})

test('macaws-5a ruling 1: the bonus ends with the turn for its player too', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Flashy Show', 'Cheer', ...four], stall: stacks(2) },
    bo: { hand: five },
  })

  ana.plays('Flashy Show')
  expect(ana.cannot("build 'Cheer'")).toBeUndefined()
  ana.passes()
  bo.discards()

  expect(ana.cannot("build 'Cheer'")).toBe('wrong-sum')
})

test('macaws-5a ruling 3: the higher value counts for overpaying too', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Junk', 'Junk', 'Junk'] }, { market: ['Swank', 'Cheer'] })

  ana.plays('Flashy Show')

  expect(ana.cannot("buy 5 with 'Junk','Junk'")).toBeUndefined() // 4 for 3
  expect(ana.cannot("buy 5 with 'Junk','Junk','Junk'")).toBe('overpaid')
  expect(ana.cannot("buy 5 with 'Junk'")).toBe('too-little')
})

test('macaws-5a ruling 4: a card that comes into their hand later is worth one more', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Favourite Toy', 'Junk'], discard: ['Glue'], stall: stacks(5) })

  ana.plays('Flashy Show')
  ana.plays('Favourite Toy')

  expect(ana.hand).toEqual(['Junk', 'Glue'])
  expect(ana.cannot("build 'Glue'")).toBeUndefined()
})

test('macaws-5a ruling 6: prices stay as they are', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Cheer', 'Junk'] }, { market: ['Swank', 'Swank'] })

  ana.plays('Flashy Show')

  expect(ana.cannot("buy 5 with 'Cheer'")).toBeUndefined()
  expect(ana.cannot("buy 4 with 'Cheer'")).toBe('too-little')
})

test('macaws-5a ruling 7: it adds up with a copy of itself', () => {
  const { ana } = scenario({
    ana: { hand: ['Flashy Show', 'Reflection', 'Cheer'], stall: stacks(3) },
    bo: { discard: ['Flashy Show'] },
  })

  ana.plays('Reflection=Flashy Show')
  ana.plays('Flashy Show')

  expect(ana.cannot("build 'Cheer'")).toBeUndefined()
})

test('macaws-5a ruling 7: it adds up with Ironing', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Cheer'], stall: stacks(3), schedule: ['Ironing'] })

  ana.plays('Flashy Show')

  expect(ana.cannot("build 'Cheer'")).toBeUndefined()
})

test('macaws-5a ruling 8: the copied value of a chameleon is raised', () => {
  const { ana } = scenario({
    ana: { hand: ['Flashy Show', 'Reflection'], stall: stacks(4) },
    bo: { discard: ['Magnet'] },
  })

  ana.plays('Flashy Show')

  expect(ana.cannot("build 'Reflection=Magnet'")).toBeUndefined()
})

test('macaws-5a ruling 9: cards the teammate adds are not raised', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Flashy Show', 'Ancient Knowledge', ...five], stall: stacks(5) },
      bo: {},
      cy: { hand: ['Ancient Knowledge', 'Quality Inspection'] },
      dee: {},
    },
    { teams: true },
  )

  ana.plays('Flashy Show')
  ana.does("build 'Ancient Knowledge' help 'Quality Inspection'")
  expect(cy.cannot("choose 'Ancient Knowledge'")).toBe('not-an-option')
  cy.chooses('Quality Inspection')

  expect(ana.stall[5]).toEqual(['Ancient Knowledge', 'Quality Inspection'])
  expect(cy.hand).toEqual(['Ancient Knowledge'])
})

test('macaws-5a S5: when the turn has ended it is above what was paid', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Junk', ...four] }, { market: ['Cheer'] })

  ana.plays('Flashy Show')
  ana.buys(5, 'Junk')

  expect(ana.discard).toEqual(['Flashy Show', 'Junk'])
})

test('macaws-5a S6: Favourite Toy takes what is in the pile, and Flashy Show works on', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Favourite Toy'], discard: ['Glue'], stall: stacks(5) })

  ana.plays('Flashy Show')
  ana.plays('Favourite Toy')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.schedule).toEqual(['Flashy Show'])
  expect(ana.cannot("build 'Glue'")).toBeUndefined()
})

test('macaws-5a S7: a copy is on the schedule as Flashy Show and is discarded as itself', () => {
  const { ana } = alone({ hand: ['Flexible Shopkeeper', ...five], stall: [['Flashy Show']] })

  ana.plays('Flexible Shopkeeper=Flashy Show')
  expect(ana.schedule).toEqual(['Flexible Shopkeeper=Flashy Show'])
  expect(ana.isAsked).toBe('bonus')
  ana.passes()

  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Flexible Shopkeeper'])
})

test('macaws-5a S8: after a win it stays on the schedule', () => {
  const { ana, table } = alone({ hand: ['Flashy Show', 'Glue', 'Tireless Tinkerer', 'Junk'], stall: stacks(7) })

  ana.plays('Flashy Show')
  ana.builds('Glue', 'Tireless Tinkerer')

  expect(table.winners).toEqual(['ana'])
  expect(ana.schedule).toEqual(['Flashy Show'])
  expect(ana.discard).toEqual([])
})
