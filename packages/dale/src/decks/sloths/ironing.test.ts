/** Ironing, which makes every card worth 1 more in the next turn. */
import { expect, test } from 'vitest'
import { alone, builder, five, four, junk, stacks, turnBegins } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('sloths-5b S1: with Ironing a 2 and a 3 make stack 7', () => {
  const { ana } = turnBegins({
    hand: ['Calculations', 'Safety Precaution'],
    deck: junk(5),
    stall: stacks(6),
    schedule: ['Ironing'],
  })

  expect(ana.schedule).toEqual(['Ironing'])
  ana.builds('Calculations', 'Safety Precaution')

  expect(ana.stall[6]).toEqual(['Calculations', 'Safety Precaution'])
})

test('sloths-5b S2: with Ironing two junk cards pay 4', () => {
  const { ana } = turnBegins({ hand: junk(2), deck: junk(5), schedule: ['Ironing'] }, { market: ['Siesta'] })

  ana.buys(5, 'Junk', 'Junk')

  expect(ana.hand).toContain('Siesta')
  expect(ana.reads).toContain('p2 buys Siesta (sloths-4) for 4')
})

test('sloths-5b S3: with Ironing a printed 1 cannot be stack 1', () => {
  const { ana } = turnBegins({ hand: ['Tireless Tinkerer'], schedule: ['Ironing'] })

  expect(ana.cannot("build 'Tireless Tinkerer'")).toBe('wrong-sum')
  expect(ana.stall).toEqual([])
})

test('sloths-5b S4: Ironing, then Practical Values, makes a printed 1 count as 4', () => {
  const { ana } = turnBegins(
    { hand: ['Practical Values', 'Tireless Tinkerer', 'Junk'], deck: junk(5), stall: stacks(3), schedule: ['Ironing'] },
    { market: ['Magnet', 'Siesta'] },
  )

  ana.plays('Practical Values')

  expect(ana.cannot("buy 5 with 'Junk'")).toBeUndefined()
  expect(ana.cannot("buy 4 with 'Junk'")).toBe('too-little')
  ana.builds('Tireless Tinkerer')
  expect(ana.stall[3]).toEqual(['Tireless Tinkerer'])
})

test('sloths-5b ruling 1: in the turn it is played Ironing changes nothing but gives a bonus action', () => {
  const { ana } = alone({ hand: ['Ironing', 'Junk', 'Junk'] }, { market: ['Swank', 'Cheer'] })

  ana.plays('Ironing')

  expect(ana.schedule).toEqual(['Ironing'])
  expect(ana.isAsked).toBe('bonus')
  expect(ana.cannot("buy 5 with 'Junk','Junk'")).toBe('too-little')
})

test('sloths-5b ruling 3: Ironing ends with the turn', () => {
  const { ana, bo } = turnBegins({ hand: junk(5), schedule: ['Ironing'] }, { market: ['Siesta', 'Cheer'] })

  expect(ana.cannot("buy 5 with 'Junk','Junk'")).toBeUndefined()
  ana.discards()
  bo.discards()

  expect(ana.cannot("buy 5 with 'Junk','Junk'")).toBe('too-little')
  expect(ana.cannot("buy 5 with 'Junk','Junk','Junk','Junk'")).toBeUndefined()
})

test('sloths-5b ruling 3: Ironing does not cover the turn of the opponent', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Junk'], schedule: ['Ironing'] }, bo: { hand: ['Junk', 'Magnet'] } },
    { market: ['Cheer', 'Swank'] },
  )

  ana.discards()

  expect(bo.cannot("buy 5 with 'Junk'")).toBe('too-little')
})

test('sloths-5b ruling 5: the higher value must be used', () => {
  const { ana } = turnBegins({ hand: [...junk(2), 'Magnet'], schedule: ['Ironing'] }, { market: ['Cheer', 'Acorn'] })

  expect(ana.cannot("buy 5 with 'Junk','Junk'")).toBe('overpaid')
  expect(ana.cannot("buy 5 with 'Junk'")).toBeUndefined()
})

test('sloths-5b ruling 7: a card that reaches the hand later is covered too', () => {
  const { ana } = turnBegins({ hand: ['Magnet'], deck: ['Swank', ...junk(6)], stall: stacks(3), schedule: ['Ironing'] })

  ana.plays('Magnet')
  ana.chooses('Swank')
  ana.builds('Swank')

  expect(ana.stall[3]).toEqual(['Swank'])
})

test('sloths-5b ruling 9: Ironing and Flashy Show make junk count as 3', () => {
  const { ana } = turnBegins(
    { hand: ['Flashy Show', 'Junk', 'Swank'], schedule: ['Ironing'] },
    { market: ['Raffle', 'Housecleaning'] },
  )

  ana.plays('Flashy Show')

  expect(ana.cannot("buy 5 with 'Junk'")).toBeUndefined()
  expect(ana.cannot("buy 4 with 'Junk'")).toBe('too-little')
})

test('sloths-5b ruling 10: a chameleon that is used is worth 1 more than its model', () => {
  const { ana, bo } = scenario(
    {
      bo: { hand: ['Junk'], deck: junk(5), discard: ['Magnet'] },
      ana: { hand: ['Reflection', 'Acorn'], deck: junk(5), schedule: ['Ironing'] },
    },
    { market: ['Glue', 'Dangerous Test'] },
  )

  bo.discards()
  expect(ana.cannot("buy 4 with 'Reflection'")).toBe('too-little')
  ana.buys(5, 'Reflection')

  expect(ana.hand).toContain('Glue')
})

test('sloths-5b ruling 10: a chameleon waits as Ironing and is discarded as itself', () => {
  const { ana } = turnBegins({ hand: junk(2), deck: junk(5), schedule: ['Reflection=Ironing'] }, { market: ['Siesta'] })

  expect(ana.schedule).toEqual(['Reflection=Ironing'])
  ana.buys(5, 'Junk', 'Junk')

  expect(ana.hand).toContain('Siesta')
  expect(ana.discard).toEqual(['Reflection', 'Junk', 'Junk'])
})

test('sloths-5b ruling 2: cards that are spent are worth 1 more too', () => {
  const { ana } = turnBegins({
    hand: ['Stove', 'Junk', 'Junk'],
    deck: junk(5),
    stall: stacks(1),
    schedule: ['Ironing'],
  })

  ana.does("build 'Stove=2' spend 'Junk','Junk'")

  expect(ana.stall[1]).toEqual(['Stove'])
  expect(ana.discard).toEqual(['Ironing', 'Junk', 'Junk'])
})

test('sloths-5b ruling 11: cards that the teammate adds are worth their printed value', () => {
  const { ana, cy } = scenario(
    {
      ana: builder(4, { hand: ['Tireless Tinkerer'], schedule: ['Ironing'] }),
      bo: {},
      cy: { hand: ['Calculations', 'Safety Precaution'] },
      di: {},
    },
    { teams: true },
  )

  ana.does("build 'Tireless Tinkerer' help 'Calculations'")
  expect(cy.cannot("choose 'Safety Precaution'")).toBe('not-an-option')
  cy.chooses('Calculations')

  expect(ana.stall[3]).toEqual(['Tireless Tinkerer', 'Calculations'])
  expect(cy.hand).toEqual(['Safety Precaution'])
})

test('sloths-5b S5: with deck and discard pile empty clean-up deals a junk card, not Ironing', () => {
  const { ana, table } = turnBegins({ hand: four, schedule: ['Ironing'] })

  ana.discards()

  expect(table.turn).toBe('bo')
  expect(ana.hand).toEqual([...four, 'Junk'])
  expect(ana.discard).toEqual(['Ironing'])
  expect(ana.schedule).toEqual([])
})

test('sloths-5b S6: when the turn has ended Ironing is above what was paid in it', () => {
  const { ana } = turnBegins({ hand: ['Junk', 'Junk', ...four], schedule: ['Ironing'] }, { market: ['Siesta'] })

  ana.buys(5, 'Junk', 'Junk')

  expect(ana.discard).toEqual(['Ironing', 'Junk', 'Junk'])
})

test('sloths-5b S7: Ancient Knowledge reacts to it when the turn ends, not when it begins', () => {
  const { ana, bo, table } = scenario({
    bo: { hand: ['Ancient Knowledge', ...four], deck: ['Glue', 'Junk'] },
    ana: { hand: five, schedule: ['Ironing'] },
  })

  bo.discards()
  expect(table.asked).toBe('ana: action')
  ana.discards()
  expect(table.asked).toBe('bo: react')
  expect(ana.discard).toEqual(['Ironing'])
  expect(table.turn).toBe('ana')
  bo.chooses('Ancient Knowledge')
  bo.chooses('Junk')

  expect(bo.discard).toEqual(['Junk'])
  expect(table.asked).toBe('bo: action')
})

test('sloths-5b ruling 13: Favourite Toy and Tireless Tinkerer do not find it', () => {
  const { ana } = turnBegins({ hand: ['Favourite Toy', 'Tireless Tinkerer'], schedule: ['Ironing'] })

  ana.plays('Favourite Toy')
  expect(ana.discard).toEqual(['Favourite Toy'])
  ana.plays('Tireless Tinkerer')

  expect(ana.deck).toEqual(['Favourite Toy'])
  expect(ana.schedule).toEqual(['Ironing'])
})

test('sloths-5b ruling 14: Practice may take it back when the turn ends, not when it begins', () => {
  const { ana, table } = turnBegins({ hand: five, schedule: ['Practice', 'Ironing'] })

  expect(table.asked).toBe('ana: action')
  ana.discards()
  expect(table.asked).toBe('ana: use it')
  ana.does('choose yes')

  expect(ana.hand).toEqual([...five, 'Ironing'])
  expect(ana.discard).toEqual(['Practice'])
  expect(table.turn).toBe('bo')
})

test('sloths-5b ruling 15: it is discarded before the techniques of that turn', () => {
  const { ana } = turnBegins({ hand: ['Flashy Show', ...five], schedule: ['Ironing'] })

  ana.plays('Flashy Show')
  expect(ana.schedule).toEqual(['Ironing', 'Flashy Show'])
  ana.passes()

  expect(ana.discard).toEqual(['Flashy Show', 'Ironing'])
})

test('sloths-5b ruling 15: two that began in another order go in the order they were played', () => {
  const { ana } = turnBegins({ hand: five, schedule: ['Reflection=Ironing', 'Ironing'] })

  ana.chooses('Ironing')
  expect(ana.schedule).toEqual(['Reflection=Ironing', 'Ironing'])
  ana.discards()

  expect(ana.discard).toEqual(['Ironing', 'Reflection'])
})
