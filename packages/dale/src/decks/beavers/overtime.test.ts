/** Overtime, which waits for a build and opens the discard pile. */
import { expect, test } from 'vitest'
import { alone, five, four, stacks } from '../../testing/beginnings.ts'
import type { Given, Shared } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'

/** Ana, with Overtime on her schedule by default; Bo has nothing. */
const waiting = (ana: Given, shared?: Shared) => alone({ schedule: ['Overtime'], ...ana }, shared)

test('beavers-4 S1: hand and discard pile together make the stack', () => {
  const { ana } = waiting({
    hand: ['Risky Business', ...five],
    discard: ['Junk', 'Swank', 'Cookies'],
    stall: stacks(6),
  })

  ana.does("build 'Risky Business' discard 'Swank'")

  expect(ana.stall[6]).toEqual(['Risky Business', 'Swank'])
  expect(ana.discard).toEqual(['Overtime', 'Junk', 'Cookies'])
  expect(ana.schedule).toEqual([])
})

test('beavers-4 S2: junk of the discard pile is refused without Stashing Vendor', () => {
  const { ana } = waiting({ hand: ['Risky Business', 'Acorn'], discard: ['Junk'], stall: stacks(4) })

  expect(ana.cannot("build 'Risky Business' discard 'Junk'")).toBe('junk-in-stack')
  expect(ana.cannot("build 'Acorn' discard 'Junk'")).toBe('junk-in-stack')
  expect(ana.schedule).toEqual(['Overtime'])
})

test('beavers-4 S2: junk of the discard pile is allowed with Stashing Vendor', () => {
  const { ana } = waiting({ hand: ['Stashing Vendor', ...five], discard: ['Junk', 'Junk', 'Junk'], stall: stacks(2) })

  ana.does("build 'Stashing Vendor' discard 'Junk','Junk'")

  expect(ana.stall[2]).toEqual(['Stashing Vendor', 'Junk', 'Junk'])
  expect(ana.discard).toEqual(['Overtime', 'Junk'])
})

test('beavers-4 S3: a single card of the discard pile is a stack', () => {
  const { ana } = waiting({ hand: five, discard: ['Dangerous Test', 'Junk'], stall: stacks(4) })

  ana.does("build none discard 'Dangerous Test'")

  expect(ana.stall[4]).toEqual(['Dangerous Test'])
  expect(ana.discard).toEqual(['Overtime', 'Junk'])
})

test('beavers-4 S4: the set rule holds for cards of the discard pile', () => {
  const { ana } = waiting({
    hand: ['Risky Business', 'Daring Adventurer'],
    discard: ['Ancient Knowledge'],
    stall: stacks(6),
  })

  expect(ana.cannot("build 'Risky Business','Daring Adventurer' discard 'Ancient Knowledge'")).toBe('mixed-sets')
})

test('beavers-4 S4: with Empty Chest in the stack sets may be mixed', () => {
  const { ana } = waiting({ hand: ['Empty Chest', 'Swank', ...five], discard: ['Ancient Knowledge'], stall: stacks(6) })

  ana.does("build 'Empty Chest','Swank' discard 'Ancient Knowledge'")

  expect(ana.stall[6]).toEqual(['Empty Chest', 'Swank', 'Ancient Knowledge'])
})

test('beavers-4 ruling 1: it goes to the schedule with a bonus action and triggers in the same turn', () => {
  const { ana } = alone({ hand: ['Overtime', ...five], discard: ['Wise Spy'] })

  ana.plays('Overtime')
  expect(ana.isAsked).toBe('bonus')
  expect(ana.schedule).toEqual(['Overtime'])
  ana.does("build none discard 'Wise Spy'")

  expect(ana.stall).toEqual([['Wise Spy']])
  expect(ana.discard).toEqual(['Overtime'])
})

test('beavers-4 ruling 2: without a waiting Overtime the discard pile is closed', () => {
  const { ana } = alone({ hand: ['Overtime', 'Junk'], discard: ['Wise Spy'] })

  expect(ana.cannot("build none discard 'Wise Spy'")).toBe('discard-not-allowed')
})

test('beavers-4 ruling 2: any number of cards may come from the discard pile', () => {
  const { ana } = waiting({
    hand: five,
    discard: ['Swank', 'Junk', 'Rare Artefact', 'Daring Adventurer', 'Daring Adventurer'],
    stall: stacks(6),
  })

  ana.does("build none discard 'Swank','Rare Artefact','Daring Adventurer','Daring Adventurer'")

  expect(ana.stall[6]).toHaveLength(4)
  expect(ana.discard).toEqual(['Overtime', 'Junk'])
})

test('beavers-4 ruling 3: the sum must be exact', () => {
  const { ana } = waiting({ hand: ['Swank'], discard: ['Swank', 'Rare Artefact'], stall: stacks(4) })

  expect(ana.cannot("build 'Swank' discard 'Swank'")).toBe('wrong-sum')
  expect(ana.cannot("build 'Swank'")).toBe('wrong-sum')
  expect(ana.cannot("build 'Swank' discard 'Rare Artefact'")).toBeUndefined()
})

test('beavers-4 ruling 6: a stack of hand cards alone uses it up', () => {
  const { ana } = waiting({ hand: ['Wise Spy', ...five], discard: ['Junk'] })

  ana.builds('Wise Spy')

  expect(ana.discard).toEqual(['Overtime', 'Junk'])
  expect(ana.schedule).toEqual([])
})

test('beavers-4 ruling 6: two waiting Overtimes are both used up by one stack', () => {
  const { ana } = waiting({ hand: five, discard: ['Wise Spy'], schedule: ['Overtime', 'Overtime'] })

  ana.does("build none discard 'Wise Spy'")

  expect(ana.discard).toEqual(['Overtime', 'Overtime'])
  expect(ana.schedule).toEqual([])
})

test('beavers-4 ruling 6: a Charm build uses it up', () => {
  const { ana } = waiting({ hand: ['Charm'], discard: ['Junk'], stall: stacks(2) }, { marketDeck: ['Swank'] })

  ana.plays('Charm')

  expect(ana.stall[2]).toEqual(['Swank'])
  expect(ana.discard).toEqual(['Charm', 'Overtime', 'Junk'])
  expect(ana.isAsked).toBe('bonus')
})

test('beavers-4 ruling 9: Empty Chest and Stashing Vendor work from the discard pile', () => {
  const { ana } = waiting({
    hand: ['Swank', 'Junk', ...five],
    discard: ['Empty Chest', 'Stashing Vendor', 'Glue'],
    stall: stacks(6),
  })

  expect(ana.cannot("build 'Swank','Junk' discard 'Empty Chest'")).toBe('junk-in-stack')
  ana.does("build 'Swank','Junk' discard 'Empty Chest','Stashing Vendor'")

  expect(ana.stall[6]).toEqual(['Swank', 'Junk', 'Empty Chest', 'Stashing Vendor'])
  expect(ana.discard).toEqual(['Overtime', 'Glue'])
})

test('beavers-4 ruling 10: the rest of the discard pile keeps its order', () => {
  const { ana } = waiting({ hand: five, discard: ['Glue', 'Wise Spy', 'Junk', 'Magnet'] })

  ana.does("build none discard 'Wise Spy'")

  expect(ana.discard).toEqual(['Overtime', 'Glue', 'Junk', 'Magnet'])
})

test('beavers-4 ruling 11: it cannot use itself', () => {
  const { ana } = waiting({ hand: five, stall: stacks(3) })

  expect(ana.cannot("build none discard 'Overtime'")).toBe('not-there')
  expect(ana.cannot("build 'Overtime'")).toBe('not-in-hand')
})

test('beavers-4 ruling 12: a chameleon of the discard pile must copy', () => {
  const { ana } = scenario({
    ana: { hand: ['Risky Business', ...five], discard: ['Reflection'], stall: stacks(6), schedule: ['Overtime'] },
    bo: { discard: ['Swank'] },
  })

  ana.does("build 'Risky Business' discard 'Reflection=Swank'")

  expect(ana.stall[6]).toEqual(['Risky Business', 'Reflection'])
})

test('beavers-4 ruling 12: a chameleon of the discard pile does not count its printed value if it can copy', () => {
  const { ana } = scenario({
    ana: { hand: five, discard: ['Reflection'], stall: stacks(1), schedule: ['Overtime'] },
    bo: { discard: ['Swank'] },
  })

  expect(ana.whyNot("build none discard 'Reflection'")).toBe('the stack must be worth 2, and these cards are worth 3')
})

test('beavers-4 ruling 12: Seeing Doubles of the discard pile looks at the hand', () => {
  const { ana } = waiting({ hand: ['Swank', ...five], discard: ['Seeing Doubles'], stall: stacks(5) })

  ana.does("build 'Swank' discard 'Seeing Doubles=Swank'")

  expect(ana.stall[5]).toEqual(['Swank', 'Seeing Doubles'])
})

test('beavers-4 ruling 12: a chameleon of the discard pile with nothing to copy is plain', () => {
  const { ana } = waiting({ hand: five, discard: ['Reflection'], stall: stacks(1) })

  ana.does("build none discard 'Reflection'")

  expect(ana.stall[1]).toEqual(['Reflection'])
})

test('beavers-4 ruling 13: only the builder’s own discard pile is open; the teammate may add hand cards', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Rare Artefact', ...five], discard: ['Swank'], stall: stacks(5), schedule: ['Overtime'] },
      bo: {},
      cy: { hand: ['Daring Adventurer', 'Junk'], discard: ['Risky Business'] },
      dee: {},
    },
    { teams: true },
  )

  expect(ana.cannot("build 'Rare Artefact' discard 'Risky Business'")).toBe('not-there')
  ana.does("build 'Rare Artefact' discard 'Swank' help 'Daring Adventurer'")
  cy.chooses('Daring Adventurer')

  expect(ana.stall[5]?.toSorted()).toEqual(['Daring Adventurer', 'Rare Artefact', 'Swank'])
  expect(ana.discard).toEqual(['Overtime'])
  expect(cy.hand).toEqual(['Junk'])
  expect(cy.discard).toEqual(['Risky Business'])
})

test('beavers-4 ruling 13: a build of the teammate does not trigger it', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: five, schedule: ['Overtime'] },
      bo: { hand: five },
      cy: { hand: ['Wise Spy', ...five], discard: ['Wise Spy'] },
      dee: { hand: five },
    },
    { teams: true },
  )

  ana.discards()
  bo.discards()
  expect(cy.cannot("build none discard 'Wise Spy'")).toBe('discard-not-allowed')
  cy.builds('Wise Spy')

  expect(ana.schedule).toEqual(['Overtime'])
})

test('beavers-4 with beavers-5b: Practice takes Overtime back after the stack is built', () => {
  const { ana } = waiting({ hand: four, discard: ['Wise Spy'], schedule: ['Practice', 'Overtime'] })

  ana.does("build none discard 'Wise Spy'")
  expect(ana.stall).toEqual([['Wise Spy']])
  expect(ana.isAsked).toBe('use it')
  ana.does('choose yes')

  expect(ana.hand).toEqual([...four, 'Overtime'])
  expect(ana.discard).toEqual(['Practice'])
})
