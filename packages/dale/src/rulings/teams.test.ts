/** The rulings on teams (T1 to T4). */
import { expect, test } from 'vitest'
import { builder, junk, stacks, teammates } from '../testing/beginnings.ts'
import { scenario } from '../testing/scenario.ts'

test('T1: "another player" may be the teammate', () => {
  const { ana, cy } = scenario({ ana: { hand: ['Rotten Food', 'Glue'] }, bo: {}, cy: {}, di: {} }, { teams: true })

  ana.plays('Rotten Food')
  ana.does('choose p3')

  expect(cy.deck).toEqual(['Glue'])
})

test('T1: "other players" are the opposing team only', () => {
  const { ana, bo, cy, di } = scenario(
    { ana: { hand: ['Nuisance'] }, bo: { hand: ['Glue'] }, cy: { hand: ['Junk'] }, di: { hand: ['Sofa'] } },
    { teams: true },
  )

  ana.plays('Nuisance')
  expect(ana.cannot('choose p3')).toBe('not-an-option')
  ana.does('choose p2,p4')

  expect([bo.discard, cy.discard, di.discard]).toEqual([['Glue'], [], ['Sofa']])
})

test('T1: "opponents" are the opposing team only', () => {
  const { ana, bo, cy, di } = scenario(
    { ana: { hand: ['Little Villain'] }, bo: { deck: junk(3) }, cy: { deck: junk(3) }, di: { deck: junk(3) } },
    { teams: true },
  )

  ana.plays('Little Villain')

  expect([bo.deck.length, cy.deck.length, di.deck.length]).toEqual([1, 3, 1])
})

test('T1: "each player" is everyone', () => {
  const { ana, bo, cy, di } = scenario(
    {
      ana: { hand: ['Rumours'], discard: ['Glue'] },
      bo: { discard: ['Glue'] },
      cy: { discard: ['Glue'] },
      di: { discard: ['Glue'] },
    },
    { teams: true },
  )

  ana.plays('Rumours')

  for (const player of [ana, bo, cy, di]) expect(player.deck).toEqual(['Glue'])
})

test('T2: "your stall" is the shared stall', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: ['Cookies', ...junk(4)], deck: junk(5), stall: [['Swift Broker']] },
      bo: { hand: junk(5) },
      cy: { hand: ['Swank', 'Safety Precaution', ...junk(3)], deck: junk(5) },
      di: { hand: ['Junk'] },
    },
    { teams: true },
  )

  ana.builds('Cookies')
  bo.discards()
  cy.plays('Safety Precaution')
  cy.chooses('Cookies')
  cy.builds('Swank')

  expect(cy.hand).toContain('Cookies')
  expect(ana.stall).toEqual([['Swift Broker'], ['Safety Precaution'], ['Swank']])
})

test('T3: the teammate may add cards, which get no bonus from your effects', () => {
  const { ana, cy } = teammates(8, { hand: ['Flashy Show', 'Swank'] }, { hand: ['Risky Business'], deck: junk(5) })

  ana.plays('Flashy Show')
  ana.does("build 'Swank' help 'Risky Business'")
  expect(cy.isAsked).toBe('help')
  cy.chooses('Risky Business')

  expect(ana.stall).toHaveLength(8)
  expect(ana.stall.at(-1)).toEqual(['Swank', 'Risky Business'])
})

test('T3: cards of the teammate obey the rules of set, junk and sum', () => {
  const { ana, cy } = teammates(
    7,
    { hand: ['Swank'] },
    { hand: ['Risky Business', 'Binoculars', 'Sofa', ...junk(4)], deck: junk(5) },
  )

  ana.does("build 'Swank' help 'Risky Business'")

  expect(cy.cannot("choose 'Binoculars'")).toBe('not-an-option')
  expect(cy.cannot("choose 'Sofa'")).toBe('not-an-option')
  expect(cy.cannot("choose 'Junk','Junk','Junk','Junk'")).toBe('not-an-option')
  expect(cy.cannot("choose 'Risky Business'")).toBeUndefined()
})

test('T3: a chameleon that the teammate adds copies as the teammate could use it', () => {
  const { ana, cy } = scenario(
    {
      ana: builder(7, { hand: ['Swank'], discard: ['Sofa'] }),
      bo: { hand: ['Junk'], discard: ['Risky Business'] },
      cy: { hand: ['Reflection', 'Junk'], deck: junk(5) },
      di: { hand: ['Junk'] },
    },
    { teams: true },
  )

  ana.does("build 'Swank' help 'Reflection'")
  cy.chooses('Reflection=Risky Business')

  expect(ana.stall.at(-1)).toEqual(['Swank', 'Reflection'])
  expect(cy.hand).toEqual(['Junk'])
})

test('T3: the teammate may call the build off, which costs nothing', () => {
  const { ana, cy } = teammates(7, { hand: ['Swank'] }, { hand: ['Risky Business'] })

  ana.does("build 'Swank' help 'Risky Business'")
  cy.chooses()

  expect(ana.isAsked).toBe('action')
  expect(ana.hand).toEqual(['Swank'])
  expect(cy.hand).toEqual(['Risky Business'])
  expect(ana.stall).toHaveLength(6)
})

test('T3: the builder supplies at least one card', () => {
  const { ana } = scenario(
    { ana: { hand: ['Junk'], stall: stacks(3) }, bo: {}, cy: { hand: ['Risky Business'] }, di: {} },
    { teams: true },
  )

  expect(ana.cannot("build none help 'Risky Business'")).toBe('empty-stack')
})

test('T4: you pay from your own hand only', () => {
  const { ana } = scenario(
    { ana: { hand: ['Junk'] }, bo: {}, cy: { hand: ['Magnet'] }, di: {} },
    { teams: true, market: ['Swank', 'Tireless Tinkerer'] },
  )

  expect(ana.cannot("buy 5 with 'Magnet'")).toBe('not-in-hand')
})

test('T4: your teammate’s hand is not filled in your clean-up', () => {
  const { ana, cy } = teammates(7, { hand: ['Swank'] }, { hand: ['Risky Business', 'Glue'], deck: junk(5) })

  ana.does("build 'Swank' help 'Risky Business'")
  cy.chooses('Risky Business')

  expect(ana.hand).toHaveLength(5)
  expect(cy.hand).toEqual(['Glue'])
  expect(cy.deck).toHaveLength(5)
})
