/** Accordion, whose value may change by one in a stack. */
import { expect, test } from 'vitest'
import { atStack, besideBo, builder, junk, teammates } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test.each([
  ['S1: Accordion alone is stack 6', 6, 'Accordion=6'],
  ['S2: Accordion alone is stack 4', 4, 'Accordion=4'],
  ['ruling 4: it may count its own value', 5, 'Accordion'],
])('squirrels-5a %s', (_, number, built) => {
  const { ana } = atStack(number, { hand: ['Accordion'] })

  ana.builds(built)

  expect(ana.stall[number - 1]).toEqual(['Accordion'])
})

test('squirrels-5a S3: with Flashy Show it is stack 7', () => {
  const { ana } = atStack(7, { hand: ['Flashy Show', 'Accordion'] })

  ana.plays('Flashy Show')
  ana.builds('Accordion=7')

  expect(ana.stall[6]).toEqual(['Accordion'])
})

test('squirrels-5a S4: in a payment it counts as 5 and nothing else', () => {
  const { ana } = besideBo({ hand: ['Accordion'], deck: junk(5) }, { market: ['Tasters', 'Glue'] })

  expect(ana.cannot("buy 4 with 'Accordion'")).toBe('too-little')
  expect(ana.cannot("buy 5 with 'Accordion'")).toBeUndefined()
})

test('squirrels-5a ruling 2: two more or two less is too much', () => {
  const seven = atStack(7, { hand: ['Accordion', 'Magnet'] })
  const three = atStack(3, { hand: ['Accordion', 'Magnet'] })

  expect(seven.ana.cannot("build 'Accordion=7'")).toBe('cannot-change-value')
  expect(three.ana.cannot("build 'Accordion=3'")).toBe('cannot-change-value')
  expect(seven.ana.cannot("build 'Accordion=6'")).toBe('wrong-sum')
})

test('squirrels-5a ruling 5: the change comes after Practical Values', () => {
  const { ana } = atStack(2, { hand: ['Practical Values', 'Accordion'] })

  ana.plays('Practical Values')
  expect(ana.cannot("build 'Accordion=4'")).toBe('cannot-change-value')
  ana.builds('Accordion=2')

  expect(ana.stall[1]).toEqual(['Accordion'])
})

test('squirrels-5a ruling 5: a value that was changed is binding, only one step from it is free', () => {
  const { ana } = atStack(4, { hand: ['Flashy Show', 'Accordion', 'Magnet'] })

  ana.plays('Flashy Show')

  expect(ana.cannot("build 'Accordion=4'")).toBe('cannot-change-value')
})

test('squirrels-5a ruling 5: the change comes after Rare Artefact has multiplied its value', () => {
  const { ana } = atStack(4, { hand: ['Practical Values', 'Rare Artefact', 'Accordion'] }, { die: [3] })

  ana.plays('Practical Values')
  ana.plays('Rare Artefact')
  ana.builds('Accordion=4')

  expect(ana.stall[3]).toEqual(['Accordion'])
})

test('squirrels-5a ruling 7: with Empty Chest it still changes by one', () => {
  const { ana, table } = atStack(7, { hand: ['Accordion', 'Empty Chest', 'Tireless Tinkerer'] })

  ana.builds('Accordion=4', 'Empty Chest', 'Tireless Tinkerer')

  expect(ana.stall[6]).toEqual(['Accordion', 'Empty Chest', 'Tireless Tinkerer'])
  expect(table.turn).toBe('bo')
})

test('squirrels-5a ruling 7: fetched by Nostalgic Item it changes by one too', () => {
  const { ana } = atStack(7, { hand: ['Nostalgic Item'], discard: ['Accordion'] })

  ana.does("build 'Nostalgic Item' discard 'Accordion=4'")

  expect(ana.stall[6]).toEqual(['Nostalgic Item', 'Accordion'])
})

test('squirrels-5a ruling 8: turned up by Charm it must be built as 6', () => {
  const { ana, table } = atStack(6, { hand: ['Charm'] }, { marketDeck: ['Accordion'] })

  ana.plays('Charm')

  expect(ana.stall[5]).toEqual(['Accordion'])
  expect(table.marketDiscard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('squirrels-5a ruling 9: a chameleon built as Accordion changes by one as well', () => {
  const { ana } = scenario({
    ana: builder(6, { hand: ['Reflection'] }),
    bo: { hand: ['Magnet'], discard: ['Accordion'] },
  })

  ana.builds('Reflection=Accordion=6')

  expect(ana.stall[5]).toEqual(['Reflection'])
})

test('squirrels-5a ruling 9: Accordion and its copy change each for itself', () => {
  const { ana } = teammates(9, { hand: ['Accordion', 'Seeing Doubles'] }, {})

  ana.builds('Accordion=4', 'Seeing Doubles=Accordion')

  expect(ana.stall[8]).toEqual(['Accordion', 'Seeing Doubles'])
})

test('squirrels-5a ruling 10: the builder decides the value of an Accordion that the teammate adds', () => {
  const { ana, cy } = teammates(7, { hand: ['Stashing Vendor'] }, { hand: ['Accordion', 'Junk'] })

  ana.does("build 'Stashing Vendor' help 'Accordion=6'")
  cy.chooses('Accordion')

  expect(ana.stall[6]).toEqual(['Stashing Vendor', 'Accordion'])
  expect(cy.hand).toEqual(['Junk'])
})
