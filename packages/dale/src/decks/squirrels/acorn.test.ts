/** Acorn, which changes places with a card in the stall of another player. */
import { expect, test } from 'vitest'
import { alone, junk, stacks } from '../../testing/beginnings.ts'
import type { Given } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'

/** Ana plays Acorn; the others hold what is given. */
function anaPlaysAcorn<Other extends string>(others: Readonly<Record<Other, Given>>) {
  const seats = scenario<Other | 'ana'>({ ana: { hand: ['Acorn'] }, ...others })
  seats.ana.plays('Acorn')
  return seats
}

test('squirrels-4 S1: Acorn takes the place of Glue in the stall of another player', () => {
  const { ana, bo } = anaPlaysAcorn({ bo: { stall: [...stacks(4), ['Glue'], ['Raffle', 'Swank']] } })

  ana.chooses('Glue')

  expect(bo.stall).toEqual([...stacks(4), ['Acorn'], ['Raffle', 'Swank']])
  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('squirrels-4 S2: when no one else has a stack Acorn is discarded', () => {
  const { ana } = alone({ hand: ['Acorn'], stall: [['Tireless Tinkerer']] })

  ana.plays('Acorn')

  expect(ana.stall).toEqual([['Tireless Tinkerer']])
  expect(ana.discard).toEqual(['Acorn'])
  expect(ana.isAsked).toBe('bonus')
})

test('squirrels-4 S3: the stall of their own team is out of reach', () => {
  const { ana } = scenario(
    {
      ana: { hand: ['Acorn'], stall: [['Tireless Tinkerer'], ['Cheer']] },
      bo: { stall: [['Wise Spy'], ['Nuisance']] },
      cy: {},
      di: {},
    },
    { teams: true },
  )

  ana.plays('Acorn')

  expect(ana.cannot("choose 'Cheer'")).toBe('not-an-option')
  expect(ana.cannot("choose 'Nuisance'")).toBeUndefined()
})

test('squirrels-4 S3: when only their own team has stacks Acorn is discarded', () => {
  const { ana, cy } = scenario(
    { ana: { stall: [['Cheer']], hand: ['Acorn'] }, bo: {}, cy: { hand: ['Magnet'] }, di: {} },
    { teams: true },
  )

  ana.plays('Acorn')

  expect(ana.stall).toEqual([['Cheer']])
  expect(ana.discard).toEqual(['Acorn'])
  expect(cy.hand).toEqual(['Magnet'])
})

test('squirrels-4 ruling 2: it takes the exact place within a stack', () => {
  const { ana, bo } = anaPlaysAcorn({ bo: { stall: [['Wise Spy'], ['Cheer', 'Raffle', 'Charity']] } })

  ana.chooses('Raffle')

  expect(bo.stall).toEqual([['Wise Spy'], ['Cheer', 'Acorn', 'Charity']])
  expect(ana.hand).toEqual(['Raffle'])
})

test('squirrels-4 ruling 1: of several opponents any stall may be chosen', () => {
  const { ana, bo, cy } = anaPlaysAcorn({ bo: { stall: [['Wise Spy']] }, cy: { stall: [['Nuisance'], ['Glue']] } })

  ana.chooses('Glue')

  expect(bo.stall).toEqual([['Wise Spy']])
  expect(cy.stall).toEqual([['Nuisance'], ['Acorn']])
})

test('squirrels-4 ruling 4: the exchange is compulsory', () => {
  const { ana } = anaPlaysAcorn({ bo: { stall: [['Wise Spy'], ['Cheer']] } })

  expect(ana.cannot('choose none')).toBe('too-few')
})

test('squirrels-4 ruling 6: the stack stays finished, and the next one counts on from it', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Acorn'], deck: junk(5) },
    bo: { hand: ['Cheer', 'Magnet'], deck: junk(5), stall: [['Wise Spy']] },
  })

  ana.plays('Acorn')
  ana.passes()
  bo.builds('Cheer')

  expect(bo.stall).toEqual([['Acorn'], ['Cheer']])
})

test('squirrels-4 ruling 7: fetching Sofa ends the larger hand of its owner', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Acorn'], deck: junk(5) },
    bo: { hand: ['Magnet'], deck: ['Junk', 'Junk', 'Junk', 'Junk', 'Junk', 'Junk'], stall: [...stacks(4), ['Sofa']] },
  })

  ana.plays('Acorn')
  ana.chooses('Sofa')
  ana.passes()
  bo.discards()

  expect(ana.hand).toContain('Sofa')
  expect(ana.hand).toHaveLength(5)
  expect(bo.hand).toHaveLength(5)
})

test('squirrels-4 ruling 9: a chameleon played as Acorn lands in the stall as itself', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection'] },
    bo: { stall: [['Wise Spy'], ['Glue']], discard: ['Acorn'] },
  })

  ana.plays('Reflection=Acorn')
  ana.chooses('Glue')

  expect(bo.stall).toEqual([['Wise Spy'], ['Reflection']])
  expect(bo.discard).toEqual(['Acorn'])
  expect(ana.hand).toEqual(['Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('squirrels-4 ruling 3: it is fully resolved without being discarded, so Ancient Knowledge may react', () => {
  const { ana, bo, table } = anaPlaysAcorn({
    bo: { hand: ['Ancient Knowledge'], deck: ['Junk'], stall: [['Wise Spy']] },
  })

  expect(table.asked).toBe('bo: react')
  bo.chooses()

  expect(ana.hand).toEqual(['Wise Spy'])
  expect(table.asked).toBe('ana: bonus')
})

test('squirrels-4: the fetched card may be used with the bonus action', () => {
  const { ana } = scenario({
    ana: { hand: ['Acorn'], deck: junk(5) },
    bo: { hand: ['Magnet'], stall: [['Tireless Tinkerer']] },
  })

  ana.plays('Acorn')
  ana.builds('Tireless Tinkerer')

  expect(ana.stall).toEqual([['Tireless Tinkerer']])
})
