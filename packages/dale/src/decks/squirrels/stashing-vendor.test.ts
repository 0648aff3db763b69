/** Stashing Vendor, which allows junk in its stack. */
import { expect, test } from 'vitest'
import { atStack, besideBo, builder, junk, stacks, teammates } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('squirrels-1 S1: Stashing Vendor and three junk cards make stack 4', () => {
  const { ana, table } = atStack(4, { hand: ['Stashing Vendor', 'Junk', 'Junk', 'Junk'] })

  ana.builds('Stashing Vendor', 'Junk', 'Junk', 'Junk')

  expect(ana.stall[3]).toEqual(['Stashing Vendor', 'Junk', 'Junk', 'Junk'])
  expect(ana.hand).toEqual(junk(5))
  expect(table.turn).toBe('bo')
})

test('squirrels-1 S2: Accordion as 6, Stashing Vendor and one junk card make stack 8', () => {
  const { ana, table } = atStack(8, { hand: ['Accordion', 'Stashing Vendor', 'Junk'] })

  ana.builds('Accordion=6', 'Stashing Vendor', 'Junk')

  expect(ana.stall[7]).toEqual(['Accordion', 'Stashing Vendor', 'Junk'])
  expect(table.winners).toEqual(['ana'])
})

test('squirrels-1 S3: left in the hand it allows no junk', () => {
  const { ana } = atStack(4, { hand: ['Stashing Vendor', 'Raffle', 'Nostalgic Item', 'Junk'] })

  expect(ana.cannot("build 'Raffle','Junk'")).toBe('junk-in-stack')
  expect(ana.cannot("build 'Nostalgic Item','Junk'")).toBe('junk-in-stack')
})

test('squirrels-1 ruling 2: junk counts its effective value', () => {
  const { ana } = atStack(4, { hand: ['Flashy Show', 'Stashing Vendor', 'Junk'] })

  ana.plays('Flashy Show')
  ana.builds('Stashing Vendor', 'Junk')

  expect(ana.stall[3]).toEqual(['Stashing Vendor', 'Junk'])
})

test('squirrels-1 ruling 3: the sum must still be exact', () => {
  const { ana } = atStack(3, { hand: ['Stashing Vendor', 'Junk', 'Junk', 'Junk'] })

  expect(ana.cannot("build 'Stashing Vendor','Junk'")).toBe('wrong-sum')
  expect(ana.cannot("build 'Stashing Vendor','Junk','Junk','Junk'")).toBe('wrong-sum')
  expect(ana.cannot("build 'Stashing Vendor','Junk','Junk'")).toBeUndefined()
})

test('squirrels-1 ruling 4: it is a stack of its own without junk too', () => {
  const { ana } = besideBo({ hand: ['Stashing Vendor', 'Junk'], deck: junk(5) })

  ana.builds('Stashing Vendor')

  expect(ana.stall).toEqual([['Stashing Vendor']])
})

test('squirrels-1 ruling 5: the animalfolk cards beside it must be squirrels', () => {
  const { ana } = atStack(4, { hand: ['Stashing Vendor', 'Cheer', 'Empty Chest', 'Junk'] })

  expect(ana.cannot("build 'Stashing Vendor','Cheer','Junk'")).toBe('mixed-sets')
  ana.builds('Stashing Vendor', 'Empty Chest', 'Junk')

  expect(ana.stall[3]).toEqual(['Stashing Vendor', 'Empty Chest', 'Junk'])
})

test('squirrels-1 ruling 7: junk in a stall can be fetched with Acorn', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Acorn'] },
    bo: { stall: [['Stashing Vendor'], ['Stashing Vendor', 'Junk']] },
  })

  ana.plays('Acorn')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Junk'])
  expect(bo.stall).toEqual([['Stashing Vendor'], ['Stashing Vendor', 'Acorn']])
})

test('squirrels-1 ruling 7: junk in their own stall can be fetched with Safety Precaution', () => {
  const { ana } = besideBo({ hand: ['Safety Precaution'], stall: [['Stashing Vendor'], ['Stashing Vendor', 'Junk']] })

  ana.plays('Safety Precaution')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Junk'])
  expect(ana.stall).toEqual([['Stashing Vendor'], ['Stashing Vendor', 'Safety Precaution']])
})

test('squirrels-1 ruling 8: a chameleon built as Stashing Vendor allows junk', () => {
  const { ana } = scenario({
    ana: builder(2, { hand: ['Reflection', 'Junk'] }),
    bo: { hand: ['Magnet'], discard: ['Stashing Vendor'] },
  })

  ana.builds('Reflection=Stashing Vendor', 'Junk')

  expect(ana.stall[1]).toEqual(['Reflection', 'Junk'])
})

test('squirrels-1 ruling 8: a chameleon that copies junk is junk', () => {
  const { ana } = scenario({
    ana: { hand: ['Reflection', 'Tireless Tinkerer', 'Cheer'], stall: stacks(1) },
    bo: { hand: ['Magnet'], discard: ['Junk'] },
  })

  expect(ana.cannot("build 'Reflection=Junk','Tireless Tinkerer'")).toBe('junk-in-stack')
})

test('squirrels-1 ruling 8: with Stashing Vendor a chameleon that copies junk may be built', () => {
  const { ana } = scenario({
    ana: builder(2, { hand: ['Reflection', 'Stashing Vendor'] }),
    bo: { hand: ['Magnet'], discard: ['Junk'] },
  })

  ana.builds('Reflection=Junk', 'Stashing Vendor')

  expect(ana.stall[1]).toEqual(['Reflection', 'Stashing Vendor'])
})

test('squirrels-1 ruling 9: it allows junk that the teammate adds', () => {
  const { ana, cy } = teammates(2, { hand: ['Stashing Vendor'] }, { hand: ['Junk', 'Cheer'] })

  ana.does("build 'Stashing Vendor' help 'Junk'")
  cy.chooses('Junk')

  expect(ana.stall[1]).toEqual(['Stashing Vendor', 'Junk'])
  expect(cy.hand).toEqual(['Cheer'])
})

test('squirrels-1 rule 12: a Stashing Vendor of the teammate allows junk of the builder', () => {
  const { ana, cy } = teammates(2, { hand: ['Junk'] }, { hand: ['Stashing Vendor', 'Cheer'] })

  ana.does("build 'Junk' help 'Stashing Vendor'")
  cy.chooses('Stashing Vendor')

  expect(ana.stall[1]?.toSorted()).toEqual(['Junk', 'Stashing Vendor'])
  expect(cy.hand).toEqual(['Cheer'])
})
