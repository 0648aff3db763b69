/** Helping a build in a team game (rules 12). */
import { expect, test } from 'vitest'
import { five, four, junk, stacks } from '../testing/beginnings.ts'
import { scenario } from '../testing/scenario.ts'

/** Ana and her teammate Cy with these hands, and this many stacks built. */
const teammatesWith = (ana: readonly string[], cy: readonly string[], built: number) =>
  scenario(
    {
      ana: { hand: ana, stall: stacks(built) },
      bo: { hand: five },
      cy: { hand: cy, deck: ['Glue'] },
      dee: { hand: five },
    },
    { teams: true },
  )

test('rules 12: the teammate adds a hand card, and refills only in their own clean-up', () => {
  const { ana, bo, cy } = teammatesWith(['Ancient Knowledge', ...five], ['Quality Inspection', ...four], 4)

  ana.does("build 'Ancient Knowledge' help 'Quality Inspection'")
  expect(cy.isAsked).toBe('help')
  cy.chooses('Quality Inspection')

  expect(ana.stall[4]).toEqual(['Ancient Knowledge', 'Quality Inspection'])
  expect(cy.hand).toEqual(four)
  bo.discards()
  cy.discards()
  expect(cy.hand).toEqual([...four, 'Glue'])
})

test('rules 12: the teammate may answer with other cards that make the stack', () => {
  const { ana, cy } = teammatesWith(
    ['Ancient Knowledge', ...five],
    ['Quality Inspection', 'Wise Spy', 'Ancient Knowledge'],
    4,
  )

  ana.does("build 'Ancient Knowledge' help 'Quality Inspection'")
  expect(cy.cannot("choose 'Wise Spy'")).toBe('not-an-option')
  cy.chooses('Wise Spy', 'Ancient Knowledge')

  expect(ana.stall[4]?.toSorted()).toEqual(['Ancient Knowledge', 'Ancient Knowledge', 'Wise Spy'])
  expect(cy.hand).toEqual(['Quality Inspection'])
})

test('rules 12: a teammate who adds nothing calls the build off, and it costs nothing', () => {
  const { ana, cy } = teammatesWith(['Ancient Knowledge', 'Junk'], ['Quality Inspection'], 4)

  ana.does("build 'Ancient Knowledge' help 'Quality Inspection'")
  cy.chooses()

  expect(ana.hand).toEqual(['Ancient Knowledge', 'Junk'])
  expect(cy.hand).toEqual(['Quality Inspection'])
  expect(ana.stall).toEqual(stacks(4))
  expect(ana.isAsked).toBe('action')
})

test('rules 12: the builder must supply a card', () => {
  const { ana } = teammatesWith(['Junk'], ['Balancing'], 4)

  expect(ana.cannot("build none help 'Balancing'")).toBe('empty-stack')
})

test('rules 12: all cards together obey set, junk and sum', () => {
  const { ana, cy } = teammatesWith(
    ['Ancient Knowledge', ...five],
    ['Raffle', ...junk(3), 'Binoculars', 'Quality Inspection'],
    4,
  )

  ana.does("build 'Ancient Knowledge' help 'Quality Inspection'")

  expect(cy.cannot("choose 'Raffle'")).toBe('not-an-option') // the sum, but another set
  expect(cy.cannot("choose 'Binoculars'")).toBe('not-an-option') // the set, but 6
  expect(cy.cannot("choose 'Junk','Junk','Junk'")).toBe('not-an-option') // the sum, but junk
  expect(cy.cannot("choose 'Quality Inspection'")).toBeUndefined()
})

test('rules 12: a building passive of the teammate works for the whole stack', () => {
  const { ana, cy } = teammatesWith(['Junk', 'Junk', ...five], ['Stashing Vendor', 'Cheer'], 2)

  ana.does("build 'Junk','Junk' help 'Stashing Vendor'")
  cy.chooses('Stashing Vendor')

  expect(ana.stall[2]?.toSorted()).toEqual(['Junk', 'Junk', 'Stashing Vendor'])
})

test('rules 12: the question does not tell what the teammate holds', () => {
  const { ana, cy, table } = teammatesWith(['Ancient Knowledge'], ['Junk'], 4)

  ana.does("build 'Ancient Knowledge' help 'Quality Inspection'")
  expect(table.asked).toBe('cy: help')
  expect(ana.sees).toContain('"hand":["?"]')
  cy.chooses()

  expect(ana.isAsked).toBe('action')
})

test('rules 12: an opponent is not asked and cannot answer', () => {
  const { ana, bo, dee } = teammatesWith(['Ancient Knowledge'], ['Quality Inspection'], 4)

  ana.does("build 'Ancient Knowledge' help 'Quality Inspection'")

  expect(bo.cannot('choose none')).toBe('not-asked')
  expect(dee.cannot('choose none')).toBe('not-asked')
})

test('rules 12: without teams no one helps', () => {
  const { ana } = scenario({
    ana: { hand: ['Ancient Knowledge'], stall: stacks(4) },
    bo: { hand: ['Quality Inspection'] },
  })

  expect(ana.cannot("build 'Ancient Knowledge' help 'Quality Inspection'")).toBe('no-teammate')
})

test('rules 12: the tenth stack, built with help, wins for both at once', () => {
  const { ana, cy, table } = scenario(
    {
      ana: { hand: ['Balancing'], stall: [...stacks(7), ['Cheer', 'Rumours'], ['Charity', 'Tasters']] },
      bo: {},
      cy: { hand: ['Extra Remarks', 'Junk'] },
      dee: {},
    },
    { teams: true },
  )

  ana.does("build 'Balancing' help 'Extra Remarks'")
  cy.chooses('Extra Remarks')

  expect(table.winners).toEqual(['ana', 'cy'])
  expect(ana.stall).toHaveLength(10)
  expect(ana.hand).toEqual([])
})

test('rules 12: the eighth stack of a team does not win', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Balancing', 'Quality Inspection', ...five], stall: stacks(7) }, bo: {}, cy: {}, dee: {} },
    { teams: true },
  )

  ana.builds('Balancing', 'Quality Inspection')

  expect(ana.stall).toHaveLength(8)
  expect(table.winners).toEqual([])
})
