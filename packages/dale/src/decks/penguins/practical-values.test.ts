/** Practical Values, which mirrors the values of this turn. */
import { expect, test } from 'vitest'
import { alone, five, four, stacks } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('penguins-5b S1: one junk card pays a price of five', () => {
  const { ana } = alone(
    { hand: ['Practical Values', 'Junk', ...four] },
    { market: ['Glue', 'Cheer', 'Raffle', 'Raffle', 'Charity'], marketDeck: ['Cheer'] },
  )

  ana.plays('Practical Values')
  expect(ana.isAsked).toBe('bonus')
  expect(ana.schedule).toEqual(['Practical Values'])
  ana.buys(5, 'Junk')

  expect(ana.hand).toEqual([...four, 'Glue'])
  expect(ana.discard).toEqual(['Practical Values', 'Junk'])
})

test('penguins-5b S2: with Flashy Show before Practical Values a printed 1 is worth 4', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Practical Values', 'Junk'] }, { market: ['Magnet', 'Magnet'] })

  ana.plays('Flashy Show')
  ana.plays('Practical Values')

  expect(ana.cannot("buy 5 with 'Junk'")).toBeUndefined()
  expect(ana.cannot("buy 4 with 'Junk'")).toBe('too-little')
})

test('penguins-5b S3: with Practical Values before Flashy Show a printed 1 is worth 6', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Practical Values', 'Junk'] }, { market: [null, 'Glue', 'Glue'] })

  ana.plays('Practical Values')
  ana.plays('Flashy Show')

  expect(ana.cannot("buy 4 with 'Junk'")).toBeUndefined()
  expect(ana.cannot("buy 3 with 'Junk'")).toBe('too-little')
})

test('penguins-5b S4: two junk cards pay a price of six, since four too much is less than five', () => {
  const { ana } = alone({ hand: ['Practical Values', 'Junk', 'Junk', ...four] }, { market: ['Cheer', 'Glue'] })

  ana.plays('Practical Values')
  ana.buys(4, 'Junk', 'Junk')

  expect(ana.hand).toEqual([...four, 'Glue'])
})

test('penguins-5b ruling 3: overpaying is measured with the mirrored values', () => {
  const { ana } = alone({ hand: ['Practical Values', 'Junk', 'Junk'] }, { market: ['Glue'] })

  ana.plays('Practical Values')

  expect(ana.cannot("buy 5 with 'Junk','Junk'")).toBe('overpaid')
})

test.each([
  ['Wise Spy', 1, 5],
  ['Ancient Knowledge', 2, 4],
  ['Quality Inspection', 3, 3],
  ['Binoculars', 4, 2],
  ['Balancing', 5, 1],
])('penguins-5b ruling 3: %s, printed %i, counts %i and nothing else', (card, printed, mirrored) => {
  const stack = (number: number) => {
    const { ana } = alone({ hand: ['Practical Values', card], stall: stacks(number - 1) })
    ana.plays('Practical Values')
    return ana.cannot(`build '${card}'`)
  }

  expect(stack(mirrored)).toBeUndefined()
  if (printed !== mirrored) expect(stack(printed)).toBe('wrong-sum')
})

test('penguins-5b ruling 5: a value outside 1 to 5 is not mirrored', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Practical Values', 'Glue'], stall: stacks(5) })

  ana.plays('Flashy Show')
  ana.plays('Practical Values')

  expect(ana.cannot("build 'Glue'")).toBeUndefined()
})

test('penguins-5b ruling 6: two mirrors cancel each other', () => {
  const { ana } = scenario(
    { ana: { hand: ['Practical Values', 'Reflection', 'Junk', 'Cheer'] }, bo: { discard: ['Practical Values'] } },
    { market: ['Wise Spy', 'Wise Spy', 'Cheer'] },
  )

  ana.plays('Reflection=Practical Values')
  ana.plays('Practical Values')

  expect(ana.cannot("buy 5 with 'Junk'")).toBeUndefined()
  expect(ana.cannot("buy 4 with 'Junk'")).toBe('too-little')
  expect(ana.cannot("buy 4 with 'Cheer'")).toBeUndefined()
  expect(ana.cannot("buy 3 with 'Cheer'")).toBe('too-little')
})

test('penguins-5b ruling 8: market prices are not changed', () => {
  const { ana } = alone(
    { hand: ['Practical Values', 'Glue', 'Magnet'] },
    { market: ['Wise Spy', null, null, null, 'Sofa'] },
  )

  ana.plays('Practical Values')

  expect(ana.cannot("buy 5 with 'Glue'")).toBeUndefined()
  expect(ana.cannot("buy 1 with 'Glue','Magnet'")).toBe('too-little')
})

test('penguins-5b ruling 9: the copied value of a chameleon is mirrored', () => {
  const { ana } = scenario({
    ana: { hand: ['Practical Values', 'Reflection'], stall: stacks(1) },
    bo: { discard: ['Magnet'] },
  })

  ana.plays('Practical Values')

  expect(ana.cannot("build 'Reflection=Magnet'")).toBeUndefined()
})

test('penguins-5b ruling 3: cards that reach the hand later are mirrored too', () => {
  const { ana } = alone({ hand: ['Practical Values', 'Favourite Toy'], discard: ['Glue'] }, { market: ['Cheer'] })

  ana.plays('Practical Values')
  ana.plays('Favourite Toy')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.cannot("buy 5 with 'Glue'")).toBe('too-little')
})

test('penguins-5b ruling 10: cards the teammate adds keep their values', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Practical Values', 'Wise Spy', ...five], stall: stacks(5) },
      bo: {},
      cy: { hand: ['Wise Spy', 'Balancing'] },
      dee: {},
    },
    { teams: true },
  )

  ana.plays('Practical Values')
  ana.does("build 'Wise Spy' help 'Wise Spy'")
  expect(cy.cannot("choose 'Balancing'")).toBe('not-an-option')
  cy.chooses('Wise Spy')

  expect(ana.stall[5]).toEqual(['Wise Spy', 'Wise Spy'])
  expect(cy.hand).toEqual(['Balancing'])
})

test('penguins-5b ruling 1: the mirror ends with the turn', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Practical Values', 'Junk', ...four], deck: four }, bo: { hand: ['Junk', ...four] } },
    { market: ['Glue'] },
  )

  ana.plays('Practical Values')
  ana.passes()
  expect(bo.cannot("buy 5 with 'Junk'")).toBe('too-little')
  bo.discards()

  expect(ana.cannot("buy 5 with 'Junk'")).toBe('too-little')
})

test('penguins-5b S5: a deck that is formed in clean-up does not contain it', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Practical Values', 'Junk', 'Junk', 'Junk'], discard: ['Magnet'] },
    bo: { hand: ['Junk'] },
  })

  ana.plays('Practical Values')
  ana.passes()

  expect(ana.hand).toEqual(['Junk', 'Junk', 'Junk', 'Magnet', 'Junk'])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Practical Values'])
  expect(bo.isAsked).toBe('action')
})

test('penguins-5b S6: a copy played first is discarded first, as the plain chameleon', () => {
  const { ana } = alone({ hand: ['Seeing Doubles', 'Practical Values', ...five] })

  ana.plays('Seeing Doubles=Practical Values')
  ana.plays('Practical Values')
  expect(ana.schedule).toEqual(['Seeing Doubles=Practical Values', 'Practical Values'])
  ana.passes()

  expect(ana.discard).toEqual(['Practical Values', 'Seeing Doubles'])
})
