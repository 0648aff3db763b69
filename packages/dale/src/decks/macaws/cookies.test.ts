/** Cookies, which enlarge the hand from the hand. */
import { expect, test } from 'vitest'
import { alone, five, four, stacks } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('macaws-2 S1: with Cookies in hand the hand is filled to six', () => {
  const { ana } = alone({ hand: ['Cookies', 'Junk'], deck: [...five, 'Glue'] })

  ana.discards()

  expect(ana.hand).toEqual(['Cookies', 'Junk', ...four])
  expect(ana.deck).toEqual(['Little Villain', 'Glue'])
})

test('macaws-2 S2: Cookies drawn as the fifth card raises the goal at once', () => {
  const { ana } = alone({ deck: [...four, 'Cookies', 'Glue', 'Sofa'], hand: ['Junk'] })

  ana.discards('Junk')

  expect(ana.hand).toEqual([...four, 'Cookies', 'Glue'])
  expect(ana.deck).toEqual(['Sofa'])
})

test('macaws-2 S3: two Cookies and five other cards are seven, and nothing is drawn', () => {
  const { ana } = alone({ hand: ['Cookies', 'Cookies', ...five], deck: ['Glue'] })

  ana.discards()

  expect(ana.hand).toHaveLength(7)
  expect(ana.deck).toEqual(['Glue'])
})

test('macaws-2 ruling 1: two Cookies raise the goal to seven', () => {
  const { ana } = alone({ hand: ['Cookies', 'Cookies'], deck: [...five, 'Glue'] })

  ana.discards()

  expect(ana.hand).toEqual(['Cookies', 'Cookies', ...five])
  expect(ana.deck).toEqual(['Glue'])
})

test('macaws-2 ruling 1: it adds up with Sofa in the stall', () => {
  const { ana } = alone({ hand: ['Cookies'], deck: [...five, 'Glue', 'Magnet'], stall: [['Sofa']] })

  ana.discards()

  expect(ana.hand).toEqual(['Cookies', ...five, 'Glue'])
  expect(ana.deck).toEqual(['Magnet'])
})

test('macaws-2 ruling 2: Cookies drawn for Cookies raise the goal again', () => {
  const { ana } = alone({ hand: four, deck: ['Cookies', 'Cookies', 'Glue', 'Magnet'] })

  ana.discards()

  expect(ana.hand).toEqual([...four, 'Cookies', 'Cookies', 'Glue'])
  expect(ana.deck).toEqual(['Magnet'])
})

test('macaws-2 ruling 3: without Cookies the hand is filled to five', () => {
  const { ana } = alone({ hand: ['Junk'], deck: [...four, 'Cookies'], stall: [['Cookies']] })

  ana.discards()

  expect(ana.hand).toEqual(['Junk', ...four])
  expect(ana.deck).toEqual(['Cookies'])
})

test('macaws-2 ruling 4: it does not matter for draws of techniques', () => {
  const { ana } = alone({ hand: ['Shattered Relic', 'Cookies', 'Junk'], deck: ['Glue', 'Magnet'] })

  ana.plays('Shattered Relic')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Cookies', 'Glue'])
  expect(ana.deck).toEqual(['Magnet'])
})

test('macaws-2 ruling 6: Cookies that were paid or discarded do not count', () => {
  const { ana } = alone({ hand: ['Cookies', 'Junk'], deck: [...five, 'Glue'] }, { market: ['Cheer'] })

  ana.buys(5, 'Cookies')

  expect(ana.hand).toHaveLength(5)
  expect(ana.hand).toEqual(['Junk', 'Cheer', 'Little Villain', 'Little Villain', 'Little Villain'])
})

test('macaws-2 ruling 6: Cookies built into a stack do not count', () => {
  const { ana } = alone({ hand: ['Cookies', 'Junk'], deck: [...five, 'Glue'], stall: stacks(1) })

  ana.builds('Cookies')

  expect(ana.hand).toEqual(['Junk', ...four])
})

test('macaws-2 ruling 2: bought Cookies count in the same clean-up', () => {
  const { ana } = alone({ hand: ['Cheer'], deck: [...five, 'Glue'] }, { market: ['Cookies'] })

  ana.buys(5, 'Cheer')

  expect(ana.hand).toEqual(['Cookies', ...five])
  expect(ana.deck).toEqual(['Glue'])
})

test('macaws-2 ruling 7: Lost Shipments of an opponent caps the fill', () => {
  const { ana } = scenario({
    ana: { hand: ['Cookies', 'Junk', 'Junk'], deck: ['Glue', 'Magnet'] },
    bo: { schedule: ['Lost Shipments'] },
  })

  ana.discards()

  expect(ana.hand).toEqual(['Cookies', 'Junk', 'Junk', 'Glue'])
  expect(ana.deck).toEqual(['Magnet'])
})

test('macaws-2 ruling 5: with deck and discard pile empty junk fills up to six', () => {
  const { ana } = alone({ hand: ['Cookies', ...four] })

  ana.discards()

  expect(ana.hand).toEqual(['Cookies', ...four, 'Junk'])
})

test('macaws-2 ruling 8: a chameleon whose only model is Cookies counts without being asked', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Reflection', ...four], deck: ['Glue', 'Magnet'] },
    bo: { discard: ['Cookies'] },
  })

  ana.discards()

  expect(table.turn).toBe('bo')
  expect(ana.hand).toEqual(['Reflection', ...four, 'Glue'])
})

test('macaws-2 ruling 8: a chameleon with several models may be declared Cookies', () => {
  const { ana } = alone({ hand: ['Trendsetting', ...four], deck: ['Glue', 'Sofa'] }, { market: ['Cookies', 'Magnet'] })

  ana.discards()
  expect(ana.isAsked).toBe('copy for hand size')
  ana.chooses('Trendsetting=Cookies')

  expect(ana.hand).toEqual(['Trendsetting', ...four, 'Glue'])
  expect(ana.deck).toEqual(['Sofa'])
})

test('macaws-2 ruling 8: a chameleon with several models need not be Cookies', () => {
  const { ana, table } = alone(
    { hand: ['Trendsetting', ...four], deck: ['Glue', 'Sofa'] },
    { market: ['Cookies', 'Magnet'] },
  )

  ana.discards()
  ana.chooses()

  expect(table.turn).toBe('bo')
  expect(ana.hand).toEqual(['Trendsetting', ...four])
})

test('macaws-2 ruling 8: a chameleon copies Cookies in the same hand, drawn on the way', () => {
  const { ana } = alone({
    hand: ['Seeing Doubles', 'Junk', 'Junk', 'Junk'],
    deck: ['Cookies', 'Glue', 'Magnet', 'Sofa'],
  })

  ana.discards()
  expect(ana.hand).toEqual(['Seeing Doubles', 'Junk', 'Junk', 'Junk', 'Cookies', 'Glue'])
  ana.chooses('Seeing Doubles=Cookies')

  expect(ana.hand).toEqual(['Seeing Doubles', 'Junk', 'Junk', 'Junk', 'Cookies', 'Glue', 'Magnet'])
  expect(ana.deck).toEqual(['Sofa'])
})

test('macaws-2 ruling 8, D32: beside Cookies alone Seeing Doubles is Cookies from the start of the fill', () => {
  const { ana, table } = alone({ hand: ['Seeing Doubles', 'Cookies'], deck: [...five, 'Glue'] })

  ana.discards()

  expect(table.turn).toBe('bo')
  expect(ana.hand).toEqual(['Seeing Doubles', 'Cookies', ...five])
})

test('macaws-2 ruling 8, D32: Seeing Doubles alone in the hand is Cookies when they are drawn first', () => {
  const { ana, table } = alone({ hand: ['Seeing Doubles'], deck: ['Cookies', ...five, 'Glue'] })

  ana.discards()

  expect(table.turn).toBe('bo')
  expect(ana.hand).toEqual(['Seeing Doubles', 'Cookies', ...five])
})

test('macaws-2 ruling 8, D32: a chain that leads to Cookies alone is followed from the start of the fill', () => {
  const { ana, table } = alone(
    { hand: ['Seeing Doubles', 'Good Old Times'], deck: [...five, 'Glue'] },
    { marketDiscard: ['Cookies'] },
  )

  ana.discards()

  expect(table.turn).toBe('bo')
  expect(ana.hand).toEqual(['Seeing Doubles', 'Good Old Times', ...five])
})

test('macaws-2 ruling 9: Cookies of the teammate do not count', () => {
  const { ana } = scenario(
    {
      ana: { hand: four, deck: ['Glue', 'Magnet'] },
      bo: { hand: five },
      cy: { hand: ['Cookies', ...four] },
      dee: { hand: five },
    },
    { teams: true },
  )

  ana.discards()

  expect(ana.hand).toEqual([...four, 'Glue'])
})

test('macaws-2 hidden information: it is shown when the hand is filled to the larger size', () => {
  const { ana, bo } = alone({ hand: ['Cookies', 'Junk'], deck: [...five, 'Glue'] })

  ana.discards()

  expect(bo.reads.join()).toContain('p1 shows Cookies (macaws-2)')
})

test('macaws-2 hidden information: it is not shown while the hand is full anyway', () => {
  const { ana, bo } = alone({ hand: ['Cookies', ...five], deck: ['Glue'] })

  ana.discards()

  expect(bo.reads.join()).not.toContain('Cookies')
})
