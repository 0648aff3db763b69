/** Empty Chest, which allows any sets in its stack. */
import { expect, test } from 'vitest'
import { atStack, builder, teammates } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('squirrels-2 S1: Empty Chest, an owl 3 and a polecat 2 make stack 7', () => {
  const { ana } = atStack(7, { hand: ['Empty Chest', 'Quality Inspection', 'Rare Artefact'] })

  ana.builds('Empty Chest', 'Quality Inspection', 'Rare Artefact')

  expect(ana.stall[6]).toEqual(['Empty Chest', 'Quality Inspection', 'Rare Artefact'])
})

test('squirrels-2 S2: it does not allow junk', () => {
  const { ana } = atStack(4, { hand: ['Empty Chest', 'Junk', 'Junk', 'Magnet'] })

  expect(ana.cannot("build 'Empty Chest','Junk','Junk'")).toBe('junk-in-stack')
})

test('squirrels-2 S3: with Stashing Vendor it makes stack 8 of three sets and junk', () => {
  const { ana, table } = atStack(8, { hand: ['Empty Chest', 'Stashing Vendor', 'Siesta', 'Junk'] })

  ana.builds('Empty Chest', 'Stashing Vendor', 'Siesta', 'Junk')

  expect(ana.stall[7]).toEqual(['Empty Chest', 'Stashing Vendor', 'Siesta', 'Junk'])
  expect(table.winners).toEqual(['ana'])
})

test('squirrels-2 ruling 2: left in the hand it does not mix sets', () => {
  const { ana } = atStack(4, { hand: ['Empty Chest', 'Cheer', 'Rare Artefact', 'Magnet'] })

  expect(ana.cannot("build 'Cheer','Rare Artefact'")).toBe('mixed-sets')
})

test('squirrels-2 ruling 4: with Nostalgic Item it mixes sets and fetches junk', () => {
  const { ana, table } = atStack(8, { hand: ['Empty Chest', 'Nostalgic Item', 'Cheer'], discard: ['Junk'] })

  ana.does("build 'Empty Chest','Nostalgic Item','Cheer' discard 'Junk'")

  expect(ana.stall[7]).toEqual(['Empty Chest', 'Nostalgic Item', 'Cheer', 'Junk'])
  expect(table.winners).toEqual(['ana'])
})

test('squirrels-2 ruling 5: it counts as 2 itself', () => {
  const { ana } = atStack(5, { hand: ['Empty Chest', 'Cheer', 'Raffle'] })

  expect(ana.cannot("build 'Cheer','Raffle','Empty Chest'")).toBe('wrong-sum')
  ana.builds('Empty Chest', 'Raffle')

  expect(ana.stall[4]).toEqual(['Empty Chest', 'Raffle'])
})

test('squirrels-2 ruling 6: a chameleon built as Empty Chest mixes sets', () => {
  const { ana } = scenario({
    ana: builder(7, { hand: ['Reflection', 'Raffle', 'Rare Artefact'] }),
    bo: { hand: ['Magnet'], discard: ['Empty Chest'] },
  })

  ana.builds('Reflection=Empty Chest', 'Raffle', 'Rare Artefact')

  expect(ana.stall[6]).toEqual(['Reflection', 'Raffle', 'Rare Artefact'])
})

test('squirrels-2 ruling 7: it covers a card of another set that the teammate adds', () => {
  const { ana, cy } = teammates(7, { hand: ['Empty Chest', 'Cheer'] }, { hand: ['Swank', 'Junk'] })

  ana.does("build 'Empty Chest','Cheer' help 'Swank'")
  cy.chooses('Swank')

  expect(ana.stall[6]).toEqual(['Empty Chest', 'Cheer', 'Swank'])
  expect(cy.hand).toEqual(['Junk'])
})

test('squirrels-2 rule 12: an Empty Chest of the teammate covers the cards of the builder', () => {
  const { ana, cy } = teammates(7, { hand: ['Swank', 'Cheer'] }, { hand: ['Empty Chest', 'Junk'] })

  ana.does("build 'Swank','Cheer' help 'Empty Chest'")
  cy.chooses('Empty Chest')

  expect(ana.stall[6]).toEqual(['Swank', 'Cheer', 'Empty Chest'])
  expect(cy.hand).toEqual(['Junk'])
})
