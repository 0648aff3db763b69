/** Winter Is Coming, which gives an extra stack. */
import { expect, test } from 'vitest'
import { atStack, builder, teammates } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('squirrels-5b S1: two stacks are built with one action', () => {
  const { ana, table } = atStack(5, { hand: ['Winter Is Coming', 'Cheer', 'Charity'] })

  ana.builds('Winter Is Coming')
  expect(ana.isAsked).toBe('build again')
  ana.builds('Cheer', 'Charity')

  expect(ana.stall.slice(4)).toEqual([['Winter Is Coming'], ['Cheer', 'Charity']])
  expect(table.turn).toBe('bo')
})

test('squirrels-5b S2: declining the extra stack leads to clean-up', () => {
  const { ana, table } = atStack(5, { hand: ['Winter Is Coming', 'Cheer', 'Charity'] })

  ana.builds('Winter Is Coming')
  ana.passes()

  expect(ana.stall).toHaveLength(5)
  expect(ana.hand).toEqual(['Cheer', 'Charity', 'Junk', 'Junk', 'Junk'])
  expect(table.turn).toBe('bo')
})

test('squirrels-5b S3: as part of stack 8 it wins at once', () => {
  const { ana, bo, table } = scenario({
    ana: builder(8, { hand: ['Winter Is Coming', 'Nostalgic Item', 'Tasters'] }),
    bo: { hand: ['Extra Remarks'], discard: ['Glue'] },
  })

  ana.builds('Winter Is Coming', 'Nostalgic Item')

  expect(table.winners).toEqual(['ana'])
  expect(table.asked).toBeUndefined()
  expect(ana.hand).toEqual(['Tasters'])
  expect(bo.discard).toEqual(['Glue'])
})

test('squirrels-5b S4: Flexible Shopkeeper copies it from the stack just built and gives another extra stack', () => {
  const { ana, table } = atStack(5, {
    hand: ['Winter Is Coming', 'Flexible Shopkeeper', 'Stashing Vendor', 'Raffle', 'Charity'],
  })

  ana.builds('Winter Is Coming')
  ana.builds('Flexible Shopkeeper=Winter Is Coming', 'Stashing Vendor')
  expect(ana.isAsked).toBe('build again')
  ana.builds('Raffle', 'Charity')

  expect(ana.stall.slice(4)).toEqual([
    ['Winter Is Coming'],
    ['Flexible Shopkeeper', 'Stashing Vendor'],
    ['Raffle', 'Charity'],
  ])
  expect(table.turn).toBe('bo')
})

test('squirrels-5b ruling 3: reactions to the first stack come before the extra one', () => {
  const { ana, bo, table } = scenario({
    ana: builder(5, { hand: ['Winter Is Coming', 'Cheer', 'Charity'] }),
    bo: { hand: ['Extra Remarks', 'Magnet'], discard: ['Glue', 'Junk'] },
  })

  ana.builds('Winter Is Coming')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Extra Remarks')
  bo.chooses('Glue')
  expect(table.asked).toBe('ana: build again')
  ana.builds('Cheer', 'Charity')
  expect(table.asked).toBe('bo: react')
  bo.chooses()

  expect(bo.deck).toEqual(['Glue'])
  expect(bo.discard).toEqual(['Junk'])
  expect(table.asked).toBe('bo: action')
})

test('squirrels-5b ruling 4: the extra stack must be the next number, exactly', () => {
  const { ana } = atStack(5, { hand: ['Winter Is Coming', 'Cheer', 'Charity', 'Magnet', 'Tireless Tinkerer'] })

  ana.builds('Winter Is Coming')

  expect(ana.cannot("build 'Magnet','Tireless Tinkerer'")).toBe('wrong-sum')
  expect(ana.cannot("build 'Magnet','Cheer'")).toBe('mixed-sets')
  expect(ana.cannot("build 'Cheer','Charity'")).toBeUndefined()
})

test('squirrels-5b ruling 4: an extra stack is the only thing that may be done', () => {
  const { ana } = atStack(5, { hand: ['Winter Is Coming', 'Cheer', 'Charity'] }, { market: ['Raffle'] })

  ana.builds('Winter Is Coming')

  expect(ana.cannot("play 'Cheer'")).toBe('only-another-stack')
  expect(ana.cannot("buy 5 with 'Charity'")).toBe('only-another-stack')
  expect(ana.cannot("discard 'Cheer'")).toBe('only-another-stack')
  expect(ana.cannot('pass')).toBeUndefined()
})

test('squirrels-5b ruling 5: without a possible next stack the turn goes on to clean-up', () => {
  const { ana, table } = atStack(5, { hand: ['Winter Is Coming', 'Cheer'] })

  ana.builds('Winter Is Coming')

  expect(ana.stall).toHaveLength(5)
  expect(ana.hand).toHaveLength(5)
  expect(table.turn).toBe('bo')
})

test('squirrels-5b ruling 6: the extra stack gives no further one', () => {
  const { ana, table } = atStack(5, { hand: ['Winter Is Coming', 'Cheer', 'Charity', 'Magnet', 'Safety Precaution'] })

  ana.builds('Winter Is Coming')
  ana.builds('Cheer', 'Charity')

  expect(table.turn).toBe('bo')
  expect(ana.stall).toHaveLength(6)
  expect(ana.hand).toContain('Magnet')
})

test('squirrels-5b ruling 8: built by Charm it gives the extra stack, then the bonus action of Charm', () => {
  const { ana } = atStack(5, { hand: ['Charm', 'Cheer', 'Charity'] }, { marketDeck: ['Winter Is Coming'] })

  ana.plays('Charm')
  expect(ana.isAsked).toBe('build again')
  ana.builds('Cheer', 'Charity')

  expect(ana.stall.slice(4)).toEqual([['Winter Is Coming'], ['Cheer', 'Charity']])
  expect(ana.isAsked).toBe('bonus')
})

test('squirrels-5b ruling 9: a chameleon built as Winter Is Coming gives the extra stack', () => {
  const { ana } = scenario({
    ana: builder(5, { hand: ['Reflection', 'Cheer', 'Charity'] }),
    bo: { hand: ['Magnet'], discard: ['Winter Is Coming'] },
  })

  ana.builds('Reflection=Winter Is Coming')
  ana.builds('Cheer', 'Charity')

  expect(ana.stall.slice(4)).toEqual([['Reflection'], ['Cheer', 'Charity']])
})

test('squirrels-5b ruling 10: the teammate may help with the extra stack', () => {
  const { ana, cy, table } = teammates(5, { hand: ['Winter Is Coming', 'Cheer'] }, { hand: ['Charity', 'Junk'] })

  ana.builds('Winter Is Coming')
  ana.does("build 'Cheer' help 'Charity'")
  cy.chooses('Charity')

  expect(ana.stall.slice(4)).toEqual([['Winter Is Coming'], ['Cheer', 'Charity']])
  expect(cy.hand).toEqual(['Junk'])
  expect(table.turn).toBe('bo')
})

test('squirrels-5b ruling 10: a teammate who adds nothing leaves the extra stack to be built', () => {
  const { ana, cy } = teammates(5, { hand: ['Winter Is Coming', 'Cheer'] }, { hand: ['Charity', 'Junk'] })

  ana.builds('Winter Is Coming')
  ana.does("build 'Cheer' help 'Charity'")
  cy.chooses()

  expect(ana.isAsked).toBe('build again')
})

test('squirrels-5b rule 12: added by the teammate it gives the builder the extra stack', () => {
  const { ana, cy } = teammates(
    6,
    { hand: ['Stashing Vendor', 'Raffle', 'Charity'] },
    { hand: ['Winter Is Coming', 'Junk'] },
  )

  ana.does("build 'Stashing Vendor' help 'Winter Is Coming'")
  cy.chooses('Winter Is Coming')
  expect(ana.isAsked).toBe('build again')
  ana.builds('Raffle', 'Charity')

  expect(ana.stall.slice(5)).toEqual([
    ['Stashing Vendor', 'Winter Is Coming'],
    ['Raffle', 'Charity'],
  ])
})

test('squirrels-5b with a Nasty Threat: both stacks must be worth one more', () => {
  const { ana } = scenario({
    ana: builder(5, { hand: ['Winter Is Coming', 'Stashing Vendor', 'Raffle', 'Charity'] }),
    bo: { hand: ['Magnet'], schedule: ['Nasty Threat'] },
  })

  expect(ana.cannot("build 'Winter Is Coming'")).toBe('wrong-sum')
  ana.builds('Winter Is Coming', 'Stashing Vendor')
  ana.builds('Raffle', 'Charity')

  expect(ana.stall).toHaveLength(6)
})

test('squirrels-5b with Overtime: only the first of the two stacks may use the discard pile', () => {
  const { ana } = atStack(5, {
    hand: ['Winter Is Coming', 'Cheer', 'Charity', 'Magnet'],
    discard: ['Calculations'],
    schedule: ['Overtime'],
  })

  ana.builds('Winter Is Coming')

  expect(ana.discard).toEqual(['Overtime', 'Calculations'])
  expect(ana.cannot("build 'Magnet' discard 'Calculations'")).toBe('discard-not-allowed')
})
