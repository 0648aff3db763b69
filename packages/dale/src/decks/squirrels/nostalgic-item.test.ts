/** Nostalgic Item, which fetches a card of the discard pile into its stack. */
import { expect, test } from 'vitest'
import { atStack, teammates } from '../../testing/beginnings.ts'

test('squirrels-3 S1: Nostalgic Item and an owl 4 of the discard pile make stack 7', () => {
  const { ana } = atStack(7, { hand: ['Nostalgic Item'], discard: ['Binoculars'] })

  ana.does("build 'Nostalgic Item' discard 'Binoculars'")

  expect(ana.stall[6]).toEqual(['Nostalgic Item', 'Binoculars'])
  expect(ana.discard).toEqual([])
})

test('squirrels-3 S2: Nostalgic Item and a junk card of the discard pile make stack 4', () => {
  const { ana } = atStack(4, { hand: ['Nostalgic Item'], discard: ['Junk'] })

  ana.does("build 'Nostalgic Item' discard 'Junk'")

  expect(ana.stall[3]).toEqual(['Nostalgic Item', 'Junk'])
})

test('squirrels-3 S3: a Nostalgic Item that is fetched fetches a 2-card of its own', () => {
  const { ana, table } = atStack(8, { hand: ['Nostalgic Item'], discard: ['Cheer', 'Nostalgic Item'] })

  ana.does("build 'Nostalgic Item' discard 'Nostalgic Item','Cheer'")

  expect(ana.stall[7]?.toSorted()).toEqual(['Cheer', 'Nostalgic Item', 'Nostalgic Item'])
  expect(ana.discard).toEqual([])
  expect(table.winners).toEqual(['ana'])
})

test('squirrels-3 S4: a Nostalgic Item in the discard pile cannot start a stack', () => {
  const { ana } = atStack(3, { hand: ['Magnet'], discard: ['Nostalgic Item', 'Binoculars'] })

  expect(ana.cannot("build none discard 'Nostalgic Item'")).toBe('discard-not-allowed')
  expect(ana.cannot("build 'Nostalgic Item'")).toBe('not-in-hand')
})

test('squirrels-3 S4: a Nostalgic Item in the discard pile cannot bring itself to a card of the hand', () => {
  const { ana } = atStack(4, { hand: ['Stashing Vendor', 'Magnet'], discard: ['Nostalgic Item'] })

  expect(ana.cannot("build 'Stashing Vendor' discard 'Nostalgic Item'")).toBe('discard-not-allowed')
})

test('squirrels-3 ruling 4: it needs to fetch nothing', () => {
  const { ana } = atStack(3, { hand: ['Nostalgic Item'], discard: ['Junk'] })

  ana.builds('Nostalgic Item')

  expect(ana.stall[2]).toEqual(['Nostalgic Item'])
  expect(ana.discard).toEqual(['Junk'])
})

test('squirrels-3 ruling 4: one Nostalgic Item fetches one card, not two', () => {
  const { ana } = atStack(5, { hand: ['Nostalgic Item', 'Magnet'], discard: ['Junk', 'Stashing Vendor'] })

  expect(ana.cannot("build 'Nostalgic Item' discard 'Junk','Stashing Vendor'")).toBe('discard-not-allowed')
})

test('squirrels-3 ruling 4: two Nostalgic Items fetch a card each', () => {
  const { ana, table } = atStack(8, {
    hand: ['Nostalgic Item', 'Nostalgic Item'],
    discard: ['Junk', 'Tireless Tinkerer'],
  })

  ana.does("build 'Nostalgic Item','Nostalgic Item' discard 'Junk','Tireless Tinkerer'")

  expect(ana.stall[7]?.toSorted()).toEqual(['Junk', 'Nostalgic Item', 'Nostalgic Item', 'Tireless Tinkerer'])
  expect(table.winners).toEqual(['ana'])
})

test('squirrels-3 ruling 5: a fetched Nostalgic Item allows one more card, not two', () => {
  const { ana } = atStack(8, { hand: ['Nostalgic Item', 'Magnet'], discard: ['Nostalgic Item', 'Junk', 'Junk'] })

  expect(ana.cannot("build 'Nostalgic Item' discard 'Nostalgic Item','Junk','Junk'")).toBe('discard-not-allowed')
})

test('squirrels-3 ruling 6: a fetched Empty Chest mixes the sets of the whole stack', () => {
  const { ana } = atStack(7, { hand: ['Nostalgic Item', 'Cheer'], discard: ['Empty Chest'] })

  ana.does("build 'Nostalgic Item','Cheer' discard 'Empty Chest'")

  expect(ana.stall[6]).toEqual(['Nostalgic Item', 'Cheer', 'Empty Chest'])
})

test('squirrels-3 ruling 6: a fetched Stashing Vendor allows junk from the hand', () => {
  const { ana } = atStack(5, { hand: ['Nostalgic Item', 'Junk'], discard: ['Stashing Vendor'] })

  ana.does("build 'Nostalgic Item','Junk' discard 'Stashing Vendor'")

  expect(ana.stall[4]).toEqual(['Nostalgic Item', 'Junk', 'Stashing Vendor'])
})

test('squirrels-3 ruling 2: the cards from the hand are still bound to one set', () => {
  const { ana } = atStack(6, { hand: ['Nostalgic Item', 'Cheer', 'Magnet'], discard: ['Junk'] })

  expect(ana.cannot("build 'Nostalgic Item','Cheer' discard 'Junk'")).toBe('mixed-sets')
})

test('squirrels-3 ruling 7: a fetched Winter Is Coming gives its extra stack', () => {
  const { ana } = atStack(4, {
    hand: ['Practical Values', 'Nostalgic Item', 'Tireless Tinkerer'],
    discard: ['Winter Is Coming'],
  })

  ana.plays('Practical Values')
  ana.does("build 'Nostalgic Item' discard 'Winter Is Coming'")
  expect(ana.isAsked).toBe('build again')
  ana.builds('Tireless Tinkerer')

  expect(ana.stall.slice(3)).toEqual([['Nostalgic Item', 'Winter Is Coming'], ['Tireless Tinkerer']])
})

test('squirrels-3 ruling 8: the rest of the discard pile keeps its order', () => {
  const { ana } = atStack(5, { hand: ['Nostalgic Item'], discard: ['Magnet', 'Cheer', 'Raffle', 'Junk'] })

  ana.does("build 'Nostalgic Item' discard 'Cheer'")

  expect(ana.stall[4]).toEqual(['Nostalgic Item', 'Cheer'])
  expect(ana.discard).toEqual(['Magnet', 'Raffle', 'Junk'])
})

test('squirrels-3 ruling 9: a fetched Seeing Doubles copies a card of the hand', () => {
  const { ana } = atStack(7, { hand: ['Nostalgic Item', 'Magnet'], discard: ['Seeing Doubles'] })

  ana.does("build 'Nostalgic Item' discard 'Seeing Doubles=Magnet'")

  expect(ana.stall[6]).toEqual(['Nostalgic Item', 'Seeing Doubles'])
  expect(ana.hand).toContain('Magnet')
})

test('squirrels-3 ruling 9: a fetched chameleon that can copy does not count its own value', () => {
  const { ana } = atStack(8, { hand: ['Nostalgic Item', 'Magnet'], discard: ['Seeing Doubles'] })

  expect(ana.cannot("build 'Nostalgic Item' discard 'Seeing Doubles'")).toBe('must-copy')
})

test('squirrels-3 ruling 9: a fetched Seeing Doubles as Nostalgic Item fetches one more card', () => {
  const { ana } = atStack(7, { hand: ['Nostalgic Item'], discard: ['Junk', 'Seeing Doubles'] })

  ana.does("build 'Nostalgic Item' discard 'Seeing Doubles=Nostalgic Item','Junk'")

  expect(ana.stall[6]?.toSorted()).toEqual(['Junk', 'Nostalgic Item', 'Seeing Doubles'])
})

test('squirrels-3 ruling 10: a Nostalgic Item of the teammate opens the discard pile of the builder', () => {
  const { ana, cy } = teammates(
    6,
    { hand: ['Stashing Vendor'], discard: ['Cheer'] },
    { hand: ['Nostalgic Item', 'Junk'], discard: ['Rare Artefact'] },
  )

  ana.does("build 'Stashing Vendor' discard 'Cheer' help 'Nostalgic Item'")
  cy.chooses('Nostalgic Item')

  expect(ana.stall[5]?.toSorted()).toEqual(['Cheer', 'Nostalgic Item', 'Stashing Vendor'])
  expect(ana.discard).toEqual([])
  expect(cy.discard).toEqual(['Rare Artefact'])
})

test('squirrels-3 ruling 10: the discard pile of the teammate stays closed', () => {
  const { ana } = teammates(5, { hand: ['Nostalgic Item', 'Magnet'] }, { hand: ['Magnet'], discard: ['Cheer'] })

  expect(ana.cannot("build 'Nostalgic Item' discard 'Cheer'")).toBe('not-there')
})

test('squirrels-3 with Flashy Show: the fetched card is worth one more too', () => {
  const { ana } = atStack(7, { hand: ['Flashy Show', 'Nostalgic Item'], discard: ['Cheer'] })

  ana.plays('Flashy Show')
  ana.does("build 'Nostalgic Item' discard 'Cheer'")

  expect(ana.stall[6]).toEqual(['Nostalgic Item', 'Cheer'])
  expect(ana.discard).toEqual(['Flashy Show'])
})

test('squirrels-3 with Overtime: one discard of any set, the others of the set of the stack', () => {
  const { ana } = atStack(6, {
    hand: ['Nostalgic Item', 'Magnet'],
    discard: ['Stashing Vendor', 'Cheer'],
    schedule: ['Overtime'],
  })

  ana.does("build 'Nostalgic Item' discard 'Stashing Vendor','Cheer'")

  expect(ana.stall[5]?.toSorted()).toEqual(['Cheer', 'Nostalgic Item', 'Stashing Vendor'])
  expect(ana.discard).toEqual(['Overtime'])
})

test('squirrels-3 with Overtime: a second discard of another set is refused', () => {
  const { ana } = atStack(7, {
    hand: ['Nostalgic Item', 'Magnet'],
    discard: ['Rare Artefact', 'Cheer'],
    schedule: ['Overtime'],
  })

  expect(ana.cannot("build 'Nostalgic Item' discard 'Rare Artefact','Cheer'")).toBe('mixed-sets')
})

test('squirrels-3 with Overtime: a Nostalgic Item of the discard pile frees one card even in a stack without hand cards', () => {
  const { ana } = atStack(7, { hand: ['Magnet'], discard: ['Nostalgic Item', 'Binoculars'], schedule: ['Overtime'] })

  ana.does("build none discard 'Nostalgic Item','Binoculars'")

  expect(ana.stall[6]?.toSorted()).toEqual(['Binoculars', 'Nostalgic Item'])
  expect(ana.discard).toEqual(['Overtime'])
})
