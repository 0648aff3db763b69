/** Charm, which builds what it turns up. */
import { expect, test } from 'vitest'
import { alone, junk, stacks } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('ocelots-4 S1: Charm builds the turned up card when it alone makes the next stack', () => {
  const { ana, table } = alone({ hand: ['Charm'], stall: stacks(2) }, { marketDeck: ['Whirligig', 'Magnet'] })

  ana.plays('Charm')

  expect(ana.stall).toEqual([...stacks(2), ['Whirligig']])
  expect(ana.discard).toEqual(['Charm'])
  expect(table.marketDeck).toEqual(['Magnet'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-4 S2: Charm throws away a card that does not make the next stack', () => {
  const { ana, table } = alone(
    { hand: ['Charm'], stall: stacks(2) },
    { marketDeck: ['Magnet'], marketDiscard: ['Glue'] },
  )

  ana.plays('Charm')

  expect(table.marketDiscard).toEqual(['Magnet', 'Glue'])
  expect(ana.stall).toHaveLength(2)
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-4 S3: Charm builds an Accordion as 6', () => {
  const { ana } = alone({ hand: ['Charm'], stall: stacks(5) }, { marketDeck: ['Accordion'] })

  ana.plays('Charm')

  expect(ana.stall).toHaveLength(6)
  expect(ana.stall.at(-1)).toEqual(['Accordion'])
})

test('ocelots-4 S4: with Flashy Show a printed 5 must be built as 6', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Charm'], stall: stacks(5) }, { marketDeck: ['Glue'] })

  ana.plays('Flashy Show')
  ana.plays('Charm')

  expect(ana.stall.at(-1)).toEqual(['Glue'])
  expect(ana.stall).toHaveLength(6)
})

test('ocelots-4 ruling 6: under a Nasty Threat the card must be worth one more', () => {
  const { ana } = scenario(
    { ana: { hand: ['Charm', 'Charm'], stall: stacks(2) }, bo: { schedule: ['Nasty Threat'] } },
    { marketDeck: ['Whirligig', 'Magnet'] },
  )

  ana.plays('Charm')
  expect(ana.stall).toHaveLength(2)
  ana.plays('Charm')

  expect(ana.stall.at(-1)).toEqual(['Magnet'])
})

test('ocelots-4 ruling 6: a Stove that Charm turns up may be given its value by spending hand cards', () => {
  const { ana } = alone({ hand: ['Charm', ...junk(3), 'Cookies'], stall: stacks(1) }, { marketDeck: ['Stove'] })

  ana.plays('Charm')
  ana.chooses(...junk(3))

  expect(ana.stall.at(-1)).toEqual(['Stove'])
  expect(ana.hand).toEqual(['Cookies'])
  expect(ana.discard).toEqual(['Charm', ...junk(3)])
})

test('ocelots-4 ruling 7: no card of the discard pile helps, neither by Nostalgic Item nor by Overtime', () => {
  const { ana, table } = alone(
    { hand: ['Charm', 'Charm'], stall: stacks(3), discard: ['Junk', 'Bold Haggler'], schedule: ['Overtime'] },
    { marketDeck: ['Nostalgic Item', 'Whirligig'] },
  )

  ana.plays('Charm')
  ana.plays('Charm')

  expect(ana.stall).toHaveLength(3)
  expect(table.marketDiscard).toEqual(['Whirligig', 'Nostalgic Item'])
  expect(ana.schedule).toEqual(['Overtime'])
})

test('ocelots-4 ruling 8: with an empty market deck Charm does nothing', () => {
  const { ana, table } = alone({ hand: ['Charm'] }, { marketDiscard: ['Bold Haggler'] })

  ana.plays('Charm')

  expect(ana.stall).toEqual([])
  expect(table.marketDiscard).toEqual(['Bold Haggler'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-4 ruling 9: Extra Remarks reacts to the stack of a Charm', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Charm'], stall: stacks(2) }, bo: { hand: ['Extra Remarks'], discard: ['Magnet'] } },
    { marketDeck: ['Whirligig'] },
  )

  ana.plays('Charm')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Extra Remarks')

  expect(bo.deck).toEqual(['Magnet'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-4 ruling 9: a Snack that waits is triggered by the stack of a Charm', () => {
  const { ana, table } = alone(
    { hand: ['Charm'], stall: stacks(2), schedule: ['Snack'] },
    { market: ['Magnet', 'Glue'], marketDeck: ['Whirligig'] },
  )

  ana.plays('Charm')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(table.market).toEqual(['Magnet', null, null, null, null])
  expect(ana.stall.at(-1)).toEqual(['Whirligig'])
  expect(ana.discard).toEqual(['Charm', 'Snack'])
  expect(ana.schedule).toEqual([])
})

test('ocelots-4 ruling 9: Overtime is used up by the stack of a Charm, but not by a card thrown away', () => {
  const { ana } = alone(
    { hand: ['Charm', 'Charm'], stall: stacks(2), schedule: ['Overtime'] },
    { marketDeck: ['Magnet', 'Whirligig'] },
  )

  ana.plays('Charm')
  expect(ana.schedule).toEqual(['Overtime'])
  ana.plays('Charm')

  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Charm', 'Overtime', 'Charm'])
})

test('ocelots-4 ruling 9: the last stack wins at once, even by Charm', () => {
  const { ana, table } = scenario(
    {
      ana: { hand: ['Flashy Show', 'Charm'], stall: stacks(7), schedule: ['Ironing'] },
      bo: { hand: ['Extra Remarks'], discard: ['Glue'] },
    },
    { marketDeck: ['Accordion'] },
  )

  ana.plays('Flashy Show')
  ana.plays('Charm')

  expect(ana.stall).toHaveLength(8)
  expect(table.winners).toEqual(['ana'])
  expect(table.asked).toBeUndefined()
})

test('ocelots-4 ruling 9 (squirrels-5b ruling 8): Winter Is Coming by Charm gives its extra stack, then the bonus action', () => {
  const { ana } = alone(
    { hand: ['Charm', 'Magnet', 'Calculations'], stall: stacks(4) },
    { marketDeck: ['Winter Is Coming'] },
  )

  ana.plays('Charm')
  expect(ana.isAsked).toBe('build again')
  ana.builds('Magnet', 'Calculations')

  expect(ana.stall).toHaveLength(6)
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-4 ruling 11: of several copies that fit, the builder chooses which a turned up chameleon takes', () => {
  const { ana } = alone(
    { hand: ['Charm'], stall: stacks(2) },
    { market: ['Magnet', 'Swank', 'Whirligig'], marketDeck: ['Trendsetting'] },
  )

  ana.plays('Charm')
  expect(ana.cannot("choose 'Trendsetting=Magnet'")).toBe('not-an-option')
  ana.chooses('Trendsetting=Swank')

  expect(ana.stall.at(-1)).toEqual(['Trendsetting'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-4 ruling 11: a turned up chameleon must copy; its printed value does not build', () => {
  const { ana, table } = alone(
    { hand: ['Charm'], stall: stacks(4) },
    { market: ['Magnet', 'Swank'], marketDeck: ['Trendsetting'] },
  )

  ana.plays('Charm')

  expect(ana.stall).toHaveLength(4)
  expect(table.marketDiscard).toEqual(['Trendsetting'])
})

test('ocelots-4 ruling 11: a turned up chameleon that can only be junk is not a stack', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Charm'] }, bo: { discard: ['Junk'] } },
    { marketDeck: ['Reflection'] },
  )

  ana.plays('Charm')

  expect(ana.stall).toEqual([])
  expect(table.marketDiscard).toEqual(['Reflection'])
})

test('ocelots-4 ruling 11: a turned up Seeing Doubles may copy a hand card, which is shown', () => {
  const { ana, bo } = alone({ hand: ['Charm', 'Swank'], stall: stacks(2) }, { marketDeck: ['Seeing Doubles'] })

  ana.plays('Charm')

  expect(ana.stall.at(-1)).toEqual(['Seeing Doubles'])
  expect(ana.hand).toEqual(['Swank'])
  expect(bo.reads.join('\n')).toContain('p1 shows Swank (polecats-3)')
})

test('ocelots-4 ruling 11: a turned up chameleon built as Winter Is Coming gives the extra stack', () => {
  const { ana } = alone(
    { hand: ['Charm', 'Magnet', 'Calculations'], stall: stacks(4) },
    { market: ['Winter Is Coming'], marketDeck: ['Trendsetting'] },
  )

  ana.plays('Charm')
  expect(ana.stall.at(-1)).toEqual(['Trendsetting'])
  expect(ana.isAsked).toBe('build again')
  ana.passes()

  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-4 ruling 11: a turned up chameleon that is a Stove may be given its value', () => {
  const { ana } = scenario(
    { ana: { hand: ['Charm', ...junk(3), 'Cookies'], stall: stacks(1) }, bo: { discard: ['Stove'] } },
    { marketDeck: ['Reflection'] },
  )

  ana.plays('Charm')
  ana.chooses('Junk', 'Cookies')

  expect(ana.stall.at(-1)).toEqual(['Reflection'])
  expect(ana.discard).toEqual(['Charm', 'Cookies', 'Junk'])
})

test('ocelots-4 ruling 12: in a team game Charm builds into the shared stall, and no one is asked to help', () => {
  const { ana } = scenario(
    { ana: { hand: ['Charm'], stall: stacks(8) }, bo: {}, cy: { hand: ['Magnet'] }, di: {} },
    { teams: true, marketDeck: ['Glue'] },
  )

  ana.plays('Charm')

  expect(ana.stall).toHaveLength(8)
  expect(ana.isAsked).toBe('bonus')
})
