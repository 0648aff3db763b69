/** Bold Haggler, who rolls for its value. */
import { expect, test } from 'vitest'
import { alone, besideBo, junk, stacks } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('ocelots-1 S1: a Bold Haggler that rolled 3 pays 4', () => {
  const { ana, bo } = alone({ hand: ['Bold Haggler'], deck: junk(5) }, { market: ['Magnet'], die: [3] })

  ana.uses('Bold Haggler')
  ana.buys(5, 'Bold Haggler')

  expect(ana.hand).toContain('Magnet')
  expect(ana.discard).toEqual(['Bold Haggler'])
  expect(bo.reads).toContain('p1 rolls 3')
})

test('ocelots-1 S2: Bold Haggler rolls once a turn, even if the roll was 0', () => {
  const { ana } = alone({ hand: ['Bold Haggler'] }, { market: ['Cookies'], die: [0, 3] })

  ana.uses('Bold Haggler')

  expect(ana.cannot("use 'Bold Haggler'")).toBe('already-used')
  expect(ana.cannot("buy 5 with 'Bold Haggler'")).toBe('too-little')
})

test('ocelots-1 S3: Practical Values first, then a roll of 2: 1 becomes 5 and then 7', () => {
  const { ana } = alone({ hand: ['Practical Values', 'Bold Haggler'], stall: stacks(6) }, { die: [2] })

  ana.plays('Practical Values')
  ana.uses('Bold Haggler')
  ana.builds('Bold Haggler')

  expect(ana.stall).toHaveLength(7)
  expect(ana.stall.at(-1)).toEqual(['Bold Haggler'])
})

test('ocelots-1 S4: a roll of 2 first, then Practical Values: 3 stays 3', () => {
  const { ana } = alone({ hand: ['Practical Values', 'Bold Haggler'], stall: stacks(2) }, { die: [2] })

  ana.uses('Bold Haggler')
  ana.plays('Practical Values')
  ana.builds('Bold Haggler')

  expect(ana.stall).toHaveLength(3)
})

test('ocelots-1 ruling 1: Bold Haggler rolls in its owner’s turn only', () => {
  const { bo } = scenario({ ana: { hand: ['Junk'] }, bo: { hand: ['Bold Haggler'] } }, { die: [3] })

  expect(bo.cannot("use 'Bold Haggler'")).toBe('not-asked')
})

test('ocelots-1 ruling 2: the roll of Bold Haggler ends with the turn, and it may roll again', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Bold Haggler', ...junk(4)] }, bo: { hand: junk(5) } },
    { market: ['Magnet'], die: [3, 1] },
  )

  ana.uses('Bold Haggler')
  ana.discards()
  bo.discards()

  expect(ana.cannot("buy 5 with 'Bold Haggler'")).toBe('too-little')
  ana.uses('Bold Haggler')
  expect(bo.reads).toContain('p1 rolls 1')
})

test('ocelots-1 ruling 4: rolling is optional, but the rolled value must be used', () => {
  const { ana } = besideBo({ hand: ['Bold Haggler'] }, { die: [1] })

  expect(ana.cannot("build 'Bold Haggler'")).toBeUndefined()

  ana.uses('Bold Haggler')

  expect(ana.cannot("build 'Bold Haggler'")).toBe('wrong-sum')
})

test('ocelots-1 ruling 6: a Bold Haggler that leaves the hand and comes back counts as 1 and may roll again', () => {
  const { ana } = alone({ hand: ['Bold Haggler', 'Swift Broker'] }, { market: ['Magnet'], die: [3, 2] })

  ana.uses('Bold Haggler')
  ana.plays('Swift Broker')

  expect(ana.hand).toEqual(['Bold Haggler'])
  expect(ana.cannot("buy 5 with 'Bold Haggler'")).toBe('too-little')
  ana.uses('Bold Haggler')
  expect(ana.reads).toContain('p1 rolls 2')
})

test('ocelots-1 ruling 7: each of two Bold Hagglers rolls once', () => {
  const { ana } = alone({ hand: ['Bold Haggler', 'Bold Haggler'], deck: junk(5) }, { market: ['Glue'], die: [1, 2] })

  ana.uses('Bold Haggler')
  ana.uses('Bold Haggler')
  expect(ana.cannot("use 'Bold Haggler'")).toBe('already-used')
  ana.buys(5, 'Bold Haggler', 'Bold Haggler')

  expect(ana.hand).toContain('Glue')
})

test('ocelots-1 ruling 8: a chameleon that copies Bold Haggler rolls too, once', () => {
  const { ana } = alone({ hand: ['Trendsetting'], deck: junk(5) }, { market: ['Bold Haggler', 'Swank'], die: [3, 3] })

  ana.uses('Trendsetting=Bold Haggler')
  expect(ana.cannot("use 'Trendsetting=Bold Haggler'")).toBe('already-used')
  ana.buys(4, 'Trendsetting=Bold Haggler')

  expect(ana.hand).toContain('Swank')
  expect(ana.discard).toEqual(['Trendsetting'])
})
