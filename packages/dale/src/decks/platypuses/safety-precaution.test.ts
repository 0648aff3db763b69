/** Safety Precaution, which changes places with a card of their own stall. */
import { expect, test } from 'vitest'
import { alone, junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('platypuses-3 S1: Safety Precaution changes places with a stall card', () => {
  const { ana } = alone({ hand: ['Safety Precaution'], stall: [['Tireless Tinkerer'], ['Calculations']] })

  ana.plays('Safety Precaution')
  ana.chooses('Calculations')

  expect(ana.stall).toEqual([['Tireless Tinkerer'], ['Safety Precaution']])
  expect(ana.hand).toEqual(['Calculations'])
  expect(ana.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-3 S2: without a stall Safety Precaution is discarded', () => {
  const { ana } = scenario({ ana: { hand: ['Safety Precaution'] }, bo: { stall: [['Tireless Tinkerer']] } })

  ana.plays('Safety Precaution')

  expect(ana.discard).toEqual(['Safety Precaution'])
  expect(ana.hand).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-3 S3: Trendsetting as Safety Precaution goes into the stall itself', () => {
  const { ana } = alone(
    { hand: ['Trendsetting'], stall: [['Wise Spy'], ['Cookies'], ['Swank'], ['Acorn'], ['Dangerous Test']] },
    { market: ['Safety Precaution'] },
  )

  ana.plays('Trendsetting')
  ana.chooses('Dangerous Test')

  expect(ana.stall).toEqual([['Wise Spy'], ['Cookies'], ['Swank'], ['Acorn'], ['Trendsetting']])
  expect(ana.hand).toEqual(['Dangerous Test'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-3 S4: a stack that the teammate built may be exchanged', () => {
  const { ana, bo, cy, di } = scenario(
    {
      ana: { hand: ['Safety Precaution'], deck: junk(5), stall: [['Wise Spy'], ['Cheer']] },
      bo: { hand: ['Junk'] },
      cy: { hand: ['Swank'] },
      di: { hand: ['Junk'] },
    },
    { teams: true },
  )

  ana.discards()
  bo.discards()
  cy.builds('Swank')
  di.discards()
  ana.plays('Safety Precaution')
  ana.chooses('Swank')

  expect(ana.stall).toEqual([['Wise Spy'], ['Cheer'], ['Safety Precaution']])
  expect(ana.hand).toContain('Swank')
  expect(cy.hand).not.toContain('Swank')
})

test('platypuses-3 ruling 2: Safety Precaution takes the exact place inside a stack', () => {
  const { ana } = alone({
    hand: ['Safety Precaution'],
    stall: [['Wise Spy'], ['Cheer'], ['Stashing Vendor', 'Junk', 'Empty Chest']],
  })

  ana.plays('Safety Precaution')
  ana.chooses('Junk')

  expect(ana.stall).toEqual([['Wise Spy'], ['Cheer'], ['Stashing Vendor', 'Safety Precaution', 'Empty Chest']])
  expect(ana.hand).toEqual(['Junk'])
})

test('platypuses-3 ruling 1: of two alike cards the player picks the stack', () => {
  const { ana } = alone({ hand: ['Safety Precaution'], stall: [['Swank'], ['Swank']] })

  ana.plays('Safety Precaution')
  expect(ana.isAsked).toBe('swap')
  ana.chooses('Swank#2')

  expect(ana.stall).toEqual([['Swank'], ['Safety Precaution']])
  expect(ana.hand).toEqual(['Swank'])
})

test('platypuses-3 ruling 4: with a stall the exchange is forced', () => {
  const { ana } = alone({ hand: ['Safety Precaution'], stall: [['Wise Spy'], ['Cheer']] })

  ana.plays('Safety Precaution')

  expect(ana.isAsked).toBe('swap')
  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Wise Spy','Cheer'")).toBe('too-many')
})

test('platypuses-3 ruling 4: the only card of the stall is exchanged without a question', () => {
  const { ana } = alone({ hand: ['Safety Precaution'], stall: [['Wise Spy']] })

  ana.plays('Safety Precaution')

  expect(ana.stall).toEqual([['Safety Precaution']])
  expect(ana.hand).toEqual(['Wise Spy'])
})

test('platypuses-3 ruling 6: the stack stays finished, and the next one has the next number', () => {
  const { ana } = alone({ hand: ['Safety Precaution', 'Swank'], deck: junk(5), stall: [['Wise Spy'], ['Cheer']] })

  ana.plays('Safety Precaution')
  ana.chooses('Cheer')
  expect(ana.cannot("build 'Cheer'")).toBe('wrong-sum')
  ana.builds('Swank')

  expect(ana.stall).toEqual([['Wise Spy'], ['Safety Precaution'], ['Swank']])
})

test('platypuses-3 ruling 7: Sofa taken out of the stall no longer enlarges the hand', () => {
  const { ana } = alone({ hand: ['Safety Precaution'], deck: junk(8), stall: [['Sofa']] })

  ana.plays('Safety Precaution')
  ana.passes()

  expect(ana.hand).toEqual(['Sofa', ...junk(4)])
})

test('platypuses-3 ruling 8: in the last stack it becomes the model of Flexible Shopkeeper', () => {
  const { ana } = alone(
    { hand: ['Safety Precaution', 'Flexible Shopkeeper'], deck: junk(5), stall: [['Wise Spy'], ['Cheer']] },
    { market: ['Swank'] },
  )

  ana.plays('Safety Precaution')
  ana.chooses('Cheer')
  ana.buys(5, 'Flexible Shopkeeper=Safety Precaution')

  expect(ana.hand).toContain('Swank')
  expect(ana.discard).toEqual(['Flexible Shopkeeper'])
})

test('platypuses-3 ruling 9: Practice does not see Safety Precaution, which is not discarded', () => {
  const { ana } = alone({ hand: ['Safety Precaution'], stall: [['Wise Spy']], schedule: ['Practice'] })

  ana.plays('Safety Precaution')

  expect(ana.isAsked).toBe('bonus')
  expect(ana.schedule).toEqual(['Practice'])
  expect(ana.hand).toEqual(['Wise Spy'])
})

test('platypuses-3 ruling 12: with an empty stall it is discarded, so Practice may return it', () => {
  const { ana } = alone({ hand: ['Safety Precaution'], schedule: ['Practice'] })

  ana.plays('Safety Precaution')
  ana.does('choose yes')

  expect(ana.hand).toEqual(['Safety Precaution'])
  expect(ana.discard).toEqual(['Practice'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-3 ruling 9: Ancient Knowledge of another player reacts to Safety Precaution', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Safety Precaution'], stall: [['Wise Spy']] },
    bo: { hand: ['Ancient Knowledge'], deck: ['Junk', 'Glue'] },
  })

  ana.plays('Safety Precaution')

  expect(bo.isAsked).toBe('react')
  bo.chooses()
  expect(ana.isAsked).toBe('bonus')
})
