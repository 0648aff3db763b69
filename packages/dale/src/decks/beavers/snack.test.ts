/** Snack, which waits for a build and takes a market card first. */
import { expect, test } from 'vitest'
import { alone, five, four, stacks } from '../../testing/beginnings.ts'
import type { Given, Shared } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'

/** Ana, with Snack on her schedule by default; Bo has nothing. */
const waiting = (ana: Given, shared?: Shared) => alone({ schedule: ['Snack'], ...ana }, shared)

test('beavers-2 S1: the market card taken first is part of the stack', () => {
  const { ana } = waiting(
    { hand: ['Binoculars', ...five], stall: stacks(5) },
    { market: [null, null, null, 'Ancient Knowledge'] },
  )

  ana.does("build 'Binoculars','Ancient Knowledge' take 'Ancient Knowledge'")

  expect(ana.stall[5]).toEqual(['Binoculars', 'Ancient Knowledge'])
  expect(ana.discard).toEqual(['Snack'])
  expect(ana.schedule).toEqual([])
  expect(ana.hand).toEqual(five)
})

test('beavers-2 S2: a build without a market card uses Snack up', () => {
  const { ana, table } = waiting({ hand: ['Wise Spy', ...five] }, { market: ['Glue'] })

  ana.builds('Wise Spy')

  expect(ana.stall).toEqual([['Wise Spy']])
  expect(ana.discard).toEqual(['Snack'])
  expect(ana.schedule).toEqual([])
  expect(table.market[0]).toBe('Glue')
})

test('beavers-2 S3: without any legal stack the build is refused and Snack stays', () => {
  const { ana, table } = waiting(
    { hand: ['Binoculars', ...five], stall: stacks(5) },
    { market: ['Glue', 'Cookies', 'Quality Inspection'] },
  )

  expect(ana.cannot("build 'Binoculars','Quality Inspection' take 'Quality Inspection'")).toBe('wrong-sum')
  expect(ana.cannot("build 'Binoculars','Cookies' take 'Cookies'")).toBe('mixed-sets')
  expect(ana.cannot("build 'Binoculars' take 'Glue'")).toBe('wrong-sum')

  expect(ana.schedule).toEqual(['Snack'])
  expect(table.market).toEqual(['Glue', 'Cookies', 'Quality Inspection', null, null])
})

test('beavers-2 ruling 1: playing Snack ends the action phase, and it waits on the schedule', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Snack', 'Wise Spy', ...four] }, bo: { hand: five } },
    { market: ['Glue'] },
  )

  ana.plays('Snack')

  expect(table.turn).toBe('bo')
  expect(ana.schedule).toEqual(['Snack'])
  expect(ana.discard).toEqual([])
  expect(bo.sees).toContain('"schedule":["beavers-2"]')
})

test('beavers-2 ruling 5: played in one turn it triggers in a later one', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Snack', 'Wise Spy', ...four] }, bo: { hand: five } },
    { market: ['Glue'] },
  )

  ana.plays('Snack')
  bo.discards()
  ana.does("build 'Wise Spy' take 'Glue'")

  expect(ana.hand).toEqual([...four, 'Glue'])
  expect(ana.discard).toEqual(['Snack'])
})

test('beavers-2 ruling 2: without a waiting Snack no market card is taken', () => {
  const { ana } = alone({ hand: ['Wise Spy', 'Snack'] }, { market: ['Glue'] })

  expect(ana.cannot("build 'Wise Spy' take 'Glue'")).toBe('market-not-allowed')
  expect(ana.cannot("build 'Wise Spy'")).toBeUndefined()
})

test('beavers-2 ruling 4: Snack is discarded before the stack is built', () => {
  const { bo, ana } = waiting({ hand: ['Wise Spy', ...five] })

  ana.builds('Wise Spy')

  const discarded = bo.reads.findIndex((line) => line.startsWith('Snack (beavers-2) goes'))
  const laid = bo.reads.findIndex((line) => line.startsWith('Wise Spy (owls-1) goes'))
  expect(discarded).toBeGreaterThanOrEqual(0)
  expect(laid).toBeGreaterThan(discarded)
})

test('beavers-2 ruling 7: two Snacks give two market cards, three are too many', () => {
  const { ana } = waiting(
    { hand: ['Wise Spy', ...five], stall: stacks(2), schedule: ['Snack', 'Snack'] },
    { market: ['Glue', 'Ancient Knowledge', 'Magnet'] },
  )

  expect(ana.whyNot("build 'Wise Spy','Ancient Knowledge' take 'Ancient Knowledge','Glue','Magnet'")).toBe(
    'choose at most 1', // besides Ancient Knowledge, which is in the stack
  )
  ana.does("build 'Wise Spy','Ancient Knowledge' take 'Ancient Knowledge','Glue'")

  expect(ana.stall[2]).toEqual(['Wise Spy', 'Ancient Knowledge'])
  expect(ana.hand).toEqual([...five, 'Glue'])
  expect(ana.discard).toEqual(['Snack', 'Snack'])
})

test('beavers-2 ruling 7: one Snack gives one market card, not two', () => {
  const { ana } = waiting({ hand: ['Wise Spy', ...five] }, { market: ['Glue', 'Magnet'] })

  expect(ana.whyNot("build 'Wise Spy' take 'Glue','Magnet'")).toBe('choose at most 1')
  expect(ana.cannot("build 'Wise Spy' take 'Magnet'")).toBeUndefined()
})

test('beavers-2 ruling 8: market pick and stack are checked together, an illegal stack moves nothing', () => {
  const { ana, table } = waiting({ hand: ['Wise Spy', 'Ancient Knowledge'] }, { market: ['Glue'] })

  expect(ana.cannot("build 'Ancient Knowledge' take 'Glue'")).toBe('wrong-sum')
  expect(ana.cannot("build none take 'Glue'")).toBe('empty-stack')

  expect(ana.schedule).toEqual(['Snack'])
  expect(ana.hand).toEqual(['Wise Spy', 'Ancient Knowledge'])
  expect(table.market[0]).toBe('Glue')
  expect(ana.isAsked).toBe('action')
})

test('beavers-2 ruling 8: a card that is not in the market cannot be taken', () => {
  const { ana } = waiting(
    { hand: ['Wise Spy', ...five] },
    { market: ['Glue'], marketDeck: ['Sofa'], marketDiscard: ['Magnet'] },
  )

  expect(ana.cannot("build 'Wise Spy' take 'Sofa'")).toBe('not-there')
  expect(ana.cannot("build 'Wise Spy' take 'Magnet'")).toBe('not-there')
})

test('beavers-2 ruling 9: the taken card need not be part of the stack', () => {
  const { ana } = waiting({ hand: ['Wise Spy', ...four] }, { market: [null, 'Glue'] })

  ana.does("build 'Wise Spy' take 'Glue'")

  expect(ana.stall).toEqual([['Wise Spy']])
  expect(ana.hand).toEqual([...four, 'Glue'])
})

test('beavers-2 ruling 8: a stack made of the taken card alone is legal', () => {
  const { ana } = waiting({ hand: five }, { market: ['Wise Spy'] })

  ana.does("build 'Wise Spy' take 'Wise Spy'")

  expect(ana.stall).toEqual([['Wise Spy']])
  expect(ana.hand).toEqual(five)
})

test('beavers-2 ruling 6: with an empty market Snack is used up for nothing', () => {
  const { ana } = waiting({ hand: ['Wise Spy', ...five] })

  ana.builds('Wise Spy')

  expect(ana.stall).toEqual([['Wise Spy']])
  expect(ana.discard).toEqual(['Snack'])
})

test('beavers-2 ruling 10: it is not a purchase, and the slot stays empty until clean-up', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Wise Spy', ...four], schedule: ['Snack', 'Master Builder', 'Wind of Change'] },
      bo: { hand: ['Binoculars', 'Extra Remarks'], discard: ['Junk'] },
    },
    { market: ['Glue', 'Magnet'], marketDeck: ['Sofa', 'Sofa', 'Sofa', 'Sofa'] },
  )

  ana.does("build 'Wise Spy' take 'Glue'")
  expect(table.asked).toBe('bo: react')
  expect(table.market).toEqual([null, 'Magnet', null, null, null])
  expect(bo.cannot("choose 'Binoculars'")).toBe('not-an-option')
  bo.chooses()

  expect(ana.schedule).toEqual(['Master Builder', 'Wind of Change'])
  expect(table.market).toEqual(['Magnet', 'Sofa', 'Sofa', 'Sofa', 'Sofa'])
})

test('beavers-2 ruling 11: the first of two builds uses Snack up, the extra build finds none', () => {
  const { ana } = waiting(
    { hand: ['Winter Is Coming', 'Glue', 'Dangerous Test'], stall: stacks(4) },
    { market: ['Tireless Tinkerer', 'Sofa'] },
  )

  ana.does("build 'Winter Is Coming' take 'Tireless Tinkerer'")
  expect(ana.isAsked).toBe('build again')
  expect(ana.cannot("build 'Glue','Tireless Tinkerer' take 'Sofa'")).toBe('market-not-allowed')
  ana.builds('Glue', 'Tireless Tinkerer')

  expect(ana.stall.slice(4)).toEqual([['Winter Is Coming'], ['Glue', 'Tireless Tinkerer']])
})

test('beavers-2 ruling 11: a Charm build triggers Snack, which may take a market card first', () => {
  const { ana } = waiting({ hand: ['Charm'], stall: stacks(2) }, { market: ['Glue', 'Magnet'], marketDeck: ['Swank'] })

  ana.plays('Charm')
  expect(ana.isAsked).toBe('take first')
  ana.chooses('Magnet')

  expect(ana.stall[2]).toEqual(['Swank'])
  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Charm', 'Snack'])
  expect(ana.isAsked).toBe('bonus')
})

test('beavers-2 ruling 11: at a Charm build Snack may be declined and is used up', () => {
  const { ana, table } = waiting(
    { hand: ['Charm'], stall: stacks(2) },
    { market: ['Glue', 'Magnet'], marketDeck: ['Swank'] },
  )

  ana.plays('Charm')
  ana.chooses()

  expect(ana.stall[2]).toEqual(['Swank'])
  expect(ana.hand).toEqual([])
  expect(ana.discard).toEqual(['Charm', 'Snack'])
  expect(table.market.slice(0, 2)).toEqual(['Glue', 'Magnet'])
})

test('beavers-2 ruling 11: a Charm that throws its card away builds nothing and leaves Snack waiting', () => {
  const { ana } = waiting({ hand: ['Charm'], stall: stacks(2) }, { market: ['Glue'], marketDeck: ['Magnet'] })

  ana.plays('Charm')

  expect(ana.schedule).toEqual(['Snack'])
  expect(ana.stall).toEqual(stacks(2))
  expect(ana.isAsked).toBe('bonus')
})

test('beavers-2 ruling 12: a taken chameleon is built at once as a copy', () => {
  const { ana } = scenario(
    {
      ana: { hand: ['Ancient Knowledge', ...five], stall: stacks(5), schedule: ['Snack'] },
      bo: { discard: ['Binoculars'] },
    },
    { market: ['Reflection'] },
  )

  ana.does("build 'Ancient Knowledge','Reflection=Binoculars' take 'Reflection'")

  expect(ana.stall[5]).toEqual(['Ancient Knowledge', 'Reflection'])
})

test('beavers-2 ruling 12: a taken chameleon must copy, it is not worth its printed value', () => {
  const { ana } = scenario(
    { ana: { hand: five, stall: stacks(1), schedule: ['Snack'] }, bo: { discard: ['Binoculars'] } },
    { market: ['Reflection'] },
  )

  expect(ana.whyNot("build 'Reflection' take 'Reflection'")).toBe(
    'the stack must be worth 2, and these cards are worth 4',
  )
})

test('beavers-2 ruling 12: a taken Trendsetting copies a card that is left in the market', () => {
  const { ana, table } = waiting({ hand: five, stall: stacks(3) }, { market: ['Trendsetting', 'Binoculars'] })

  ana.does("build 'Trendsetting=Binoculars' take 'Trendsetting'")

  expect(ana.stall[3]).toEqual(['Trendsetting'])
  expect(table.market[0]).toBe('Binoculars')
})

test('beavers-2 ruling 12: a taken Trendsetting that leaves the market empty is plain', () => {
  const { ana } = waiting({ hand: five, stall: stacks(4) }, { market: ['Trendsetting'] })

  ana.does("build 'Trendsetting' take 'Trendsetting'")

  expect(ana.stall[4]).toEqual(['Trendsetting'])
})

test('beavers-2 ruling 12: a chameleon that waits as Snack is discarded as itself', () => {
  const { ana } = waiting({ hand: ['Wise Spy', ...four], schedule: ['Reflection=Snack'] }, { market: ['Glue'] })

  ana.does("build 'Wise Spy' take 'Glue'")

  expect(ana.hand).toEqual([...four, 'Glue'])
  expect(ana.discard).toEqual(['Reflection'])
})

test('beavers-2 ruling 13: a build of the teammate does not trigger it', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: five, schedule: ['Snack'] },
      bo: { hand: five },
      cy: { hand: ['Wise Spy', ...five] },
      dee: { hand: five },
    },
    { market: ['Glue'], teams: true },
  )

  ana.discards()
  bo.discards()
  expect(cy.cannot("build 'Wise Spy' take 'Glue'")).toBe('market-not-allowed')
  cy.builds('Wise Spy')

  expect(ana.schedule).toEqual(['Snack'])
  expect(ana.stall).toEqual([['Wise Spy']])
})

test('beavers-2 ruling 13: a card taken first and cards of the teammate make one stack', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Binoculars', ...five], stall: stacks(6), schedule: ['Snack'] },
      bo: {},
      cy: { hand: ['Wise Spy', 'Junk'] },
      dee: {},
    },
    { market: ['Ancient Knowledge'], teams: true },
  )

  ana.does("build 'Binoculars','Ancient Knowledge' take 'Ancient Knowledge' help 'Wise Spy'")
  cy.chooses('Wise Spy')

  expect(ana.stall[6]).toEqual(['Binoculars', 'Ancient Knowledge', 'Wise Spy'])
  expect(ana.discard).toEqual(['Snack'])
  expect(cy.hand).toEqual(['Junk'])
})

test('beavers-2 ruling 13: a build that the teammate calls off leaves Snack waiting', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Binoculars'], stall: stacks(4), schedule: ['Snack'] },
      bo: {},
      cy: { hand: ['Wise Spy'] },
      dee: {},
    },
    { market: ['Glue'], teams: true },
  )

  ana.does("build 'Binoculars' help 'Wise Spy'")
  cy.chooses()

  expect(ana.schedule).toEqual(['Snack'])
  expect(ana.isAsked).toBe('action')
  expect(ana.hand).toEqual(['Binoculars'])
})

test('beavers-2 with beavers-4: hand, market and discard pile make one stack; Snack goes first, Overtime last', () => {
  const { ana } = waiting(
    {
      hand: ['Wise Spy', ...five],
      discard: ['Junk', 'Quality Inspection'],
      stall: stacks(5),
      schedule: ['Overtime', 'Snack'],
    },
    { market: ['Ancient Knowledge'] },
  )

  ana.does("build 'Wise Spy','Ancient Knowledge' discard 'Quality Inspection' take 'Ancient Knowledge'")

  expect(ana.stall[5]?.toSorted()).toEqual(['Ancient Knowledge', 'Quality Inspection', 'Wise Spy'])
  expect(ana.discard).toEqual(['Overtime', 'Snack', 'Junk'])
  expect(ana.schedule).toEqual([])
})
