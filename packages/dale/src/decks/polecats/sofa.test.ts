/** Sofa, which enlarges the hand from the stall. */
import { expect, test } from 'vitest'
import { besideBo, junk, stacks } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('polecats-5b S1: a Sofa just built makes the hand fill up to 6', () => {
  const { ana } = besideBo({ hand: ['Sofa', 'Junk', 'Junk'], stall: stacks(4), deck: junk(9) })

  ana.builds('Sofa')

  expect(ana.stall.at(-1)).toEqual(['Sofa'])
  expect(ana.hand).toHaveLength(6)
  expect(ana.deck).toHaveLength(5)
})

test('polecats-5b S2: a Sofa fetched by Acorn counts no more', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Acorn'], deck: junk(9) },
    bo: { hand: ['Junk'], stall: [...stacks(4), ['Sofa']], deck: junk(9) },
  })

  ana.plays('Acorn')
  ana.chooses('Sofa')
  ana.passes()
  bo.discards()

  expect(ana.hand).toContain('Sofa')
  expect(bo.stall.at(-1)).toEqual(['Acorn'])
  expect(bo.hand).toHaveLength(5)
})

test('polecats-5b S3: in a team game both partners fill up to 6', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: ['Junk'], deck: junk(9), stall: [...stacks(4), ['Sofa']] },
      bo: { hand: ['Junk'], deck: junk(9) },
      cy: { hand: ['Junk'], deck: junk(9) },
      dee: { hand: ['Junk'], deck: junk(9) },
    },
    { teams: true },
  )

  ana.discards()
  bo.discards()
  cy.discards()

  expect(ana.hand).toHaveLength(6)
  expect(bo.hand).toHaveLength(5)
  expect(cy.hand).toHaveLength(6)
})

test('polecats-5b S4: a Sofa in hand does nothing', () => {
  const { ana } = besideBo({ hand: ['Sofa'], deck: junk(9) })

  ana.discards()

  expect(ana.hand).toHaveLength(5)
})

test('polecats-5b ruling 3: a hand of five fills to six, a hand of six or seven draws nothing', () => {
  const filled = [5, 6, 7].map((count) => {
    const { ana } = scenario({
      ana: { hand: junk(count), stall: [...stacks(4), ['Sofa']], deck: junk(9) },
      bo: { hand: ['Junk'] },
    })
    ana.discards()
    return ana.hand.length
  })

  expect(filled).toEqual([6, 6, 7])
})

test('polecats-5b ruling 6: taking the Sofa out with Safety Precaution ends it at once', () => {
  const { ana } = besideBo({ hand: ['Safety Precaution'], stall: [['Wise Spy'], ['Sofa']], deck: junk(9) })

  ana.plays('Safety Precaution')
  ana.chooses('Sofa')
  ana.passes()

  expect(ana.stall).toEqual([['Wise Spy'], ['Safety Precaution']])
  expect(ana.hand).toEqual(['Sofa', ...junk(4)])
})

test('polecats-5b ruling 7: a Sofa and Cookies add up', () => {
  const { ana } = besideBo({ hand: ['Cookies'], stall: [...stacks(4), ['Sofa']], deck: junk(9) })

  ana.discards()

  expect(ana.hand).toHaveLength(7)
})

test('polecats-5b ruling 8: a chameleon built as Sofa does not count as one', () => {
  const { ana } = besideBo({ hand: ['Trendsetting'], stall: stacks(4), deck: junk(9) }, { market: ['Sofa'] })

  ana.builds('Trendsetting=Sofa')

  expect(ana.stall.at(-1)).toEqual(['Trendsetting'])
  expect(ana.hand).toHaveLength(5)
})

test('polecats-5b ruling 3: with deck and discards gone the sixth card is junk', () => {
  const { ana } = besideBo({ hand: ['Glue'], stall: [...stacks(4), ['Sofa']], deck: ['Magnet'] })

  ana.discards()

  expect(ana.hand).toEqual(['Glue', 'Magnet', ...junk(4)])
})
