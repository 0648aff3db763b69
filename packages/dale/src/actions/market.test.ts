/** Buying a card (rules 6.1). */
import { expect, test } from 'vitest'
import { besideBo, junk } from '../testing/beginnings.ts'
import { scenario } from '../testing/scenario.ts'

// The target

test('rule 6.1.1: a card in any market slot can be bought', () => {
  const { ana, table } = besideBo(
    { hand: ['Magnet', 'Cheer'], deck: junk(5) },
    { market: ['Raffle', 'Swank', 'Siesta'] },
  )

  ana.buys(3, 'Magnet', 'Cheer')

  expect(ana.hand).toEqual(['Siesta', 'Junk', 'Junk', 'Junk', 'Junk'])
  expect(table.market).toEqual(['Raffle', 'Swank', null, null, null])
  expect(table.turn).toBe('bo')
})

test('rule 6.1.1: an empty slot sells nothing', () => {
  const { ana } = besideBo({ hand: ['Magnet', 'Glue'] }, { market: ['Raffle', null, 'Siesta'] })

  expect(ana.cannot("buy 4 with 'Magnet'")).toBe('slot-is-empty')
})

test('rule 6.1.1: the market discard is not for sale without Market Discovery', () => {
  const { ana } = besideBo({ hand: ['Magnet', 'Glue'] }, { market: ['Raffle'], marketDiscard: ['Siesta'] })

  expect(ana.cannot("buy discard with 'Magnet'")).toBe('discard-needs-permission')
})

// The payment

test('rule 6.1.2: nothing is free', () => {
  const { ana } = besideBo({ hand: ['Magnet', 'Glue'] }, { market: ['Raffle'] })

  expect(ana.cannot('buy 5 with none')).toBe('nothing-paid')
})

test('rule 6.1.2: only cards from the buyer’s own hand can be paid', () => {
  const { ana } = scenario(
    {
      ana: { hand: ['Magnet', 'Glue'], deck: ['Siesta'], discard: ['Charity'], stall: [['Raffle']] },
      bo: { hand: ['Swank'] },
    },
    { market: ['Raffle'] },
  )

  const fromDeck = ana.cannot("buy 5 with 'Siesta'")
  const fromDiscardPile = ana.cannot("buy 5 with 'Charity'")
  const fromStall = ana.cannot("buy 5 with 'Raffle'")
  const fromAnotherHand = ana.cannot("buy 5 with 'Swank'")
  const twice = ana.cannot("buy 5 with 'Magnet','Magnet'")

  expect([fromDeck, fromDiscardPile, fromStall, fromAnotherHand]).toEqual(Array(4).fill('not-in-hand'))
  expect(twice).toBe('too-few-in-hand')
})

test('rule 6.1.2: in a team game the teammate cannot pay', () => {
  const { ana } = scenario(
    { ana: { hand: ['Magnet', 'Junk'] }, bo: { hand: ['Junk'] }, cy: { hand: ['Cheer'] }, di: { hand: ['Junk'] } },
    { teams: true, market: ['Swank', 'Glue'] },
  )

  expect(ana.cannot("buy 4 with 'Magnet','Cheer'")).toBe('not-in-hand')
})

// The price

test('rule 6.1.3: every slot further left costs one more', () => {
  const market = ['Cheer', 'Cheer', 'Cheer', 'Cheer', 'Cheer']
  const { ana } = besideBo({ hand: junk(7) }, { market })

  const pay = (slot: number, count: number) => ana.cannot(`buy ${slot} with ${Array(count).fill("'Junk'").join()}`)
  const exact = [pay(5, 2), pay(4, 3), pay(3, 4), pay(2, 5), pay(1, 6)]
  const oneLess = [pay(5, 1), pay(4, 2), pay(3, 3), pay(2, 4), pay(1, 5)]
  const oneMore = [pay(5, 3), pay(4, 4), pay(3, 5), pay(2, 6), pay(1, 7)]

  expect(exact).toEqual(Array(5).fill(undefined))
  expect(oneLess).toEqual(Array(5).fill('too-little'))
  expect(oneMore).toEqual(Array(5).fill('overpaid'))
})

test('rule 6.1.3: a Scary Gunfight of an opponent adds 2', () => {
  const { ana } = scenario(
    { ana: { hand: Array(6).fill('Junk') }, bo: { hand: ['Magnet'], schedule: ['Scary Gunfight'] } },
    { market: ['Cheer', 'Raffle'] },
  )

  expect(ana.cannot("buy 4 with 'Junk','Junk','Junk','Junk'")).toBe('too-little')
  ana.buys(4, ...Array<string>(6).fill('Junk'))

  expect(ana.hand).toContain('Raffle')
  expect(ana.reads).toContain('p1 buys Raffle (foxes-3) for 6')
})

test('rule 6.1.3: two Scary Gunfights add 4', () => {
  const { ana } = scenario(
    {
      ana: { hand: ['Glue', 'Junk'], deck: junk(5) },
      bo: { hand: ['Magnet'], schedule: ['Scary Gunfight'] },
      cy: { hand: ['Magnet'], schedule: ['Scary Gunfight'] },
    },
    { market: ['Cheer'] },
  )

  expect(ana.cannot("buy 5 with 'Glue'")).toBe('too-little')
  ana.buys(5, 'Glue', 'Junk')

  expect(ana.reads).toContain('p1 buys Cheer (foxes-2) for 6')
})

test('rule 6.1.3: the buyer’s own Scary Gunfight adds nothing', () => {
  const { ana } = besideBo({ hand: ['Scary Gunfight', 'Junk', 'Junk'], deck: junk(5) }, { market: ['Cheer'] })

  ana.plays('Scary Gunfight')
  ana.buys(5, 'Junk', 'Junk')

  expect(ana.reads).toContain('p1 buys Cheer (foxes-2) for 2')
})

test('rule 6.1.3: the Scary Gunfight of a teammate adds nothing, those of the other team do', () => {
  const { ana } = scenario(
    {
      ana: { hand: ['Charity', 'Junk'], deck: junk(5) },
      bo: { hand: ['Magnet'], schedule: ['Scary Gunfight'] },
      cy: { schedule: ['Scary Gunfight'] },
      di: { hand: ['Junk'] },
    },
    { teams: true, market: ['Cheer'] },
  )

  ana.buys(5, 'Charity')

  expect(ana.reads).toContain('p1 buys Cheer (foxes-2) for 4')
})

test('rule 6.1.3: value effects do not alter a price', () => {
  const { ana } = besideBo(
    { hand: ['Practical Values', 'Magnet', 'Swank'], deck: junk(5) },
    { market: ['Cheer', 'Glue'] },
  )

  ana.plays('Practical Values')
  ana.buys(5, 'Magnet')

  expect(ana.reads).toContain('p1 buys Cheer (foxes-2) for 2')
})

// Enough

test('rule 6.1.4: the payment must reach the price', () => {
  const { ana } = besideBo({ hand: ['Magnet', 'Junk'], deck: junk(5) }, { market: ['Glue'] })

  expect(ana.cannot("buy 5 with 'Magnet'")).toBe('too-little')
  ana.buys(5, 'Magnet', 'Junk')

  expect(ana.hand).toContain('Glue')
})

test('rule 6.1.4: effective values count', () => {
  const { ana } = besideBo({ hand: ['Flashy Show', 'Magnet'], deck: junk(5) }, { market: ['Glue'] })

  expect(ana.cannot("buy 5 with 'Magnet'")).toBe('too-little')
  ana.plays('Flashy Show')
  ana.buys(5, 'Magnet')

  expect(ana.hand).toContain('Glue')
})

test('rule 6.1.4: a technique that was played pays nothing any more', () => {
  const { ana } = besideBo({ hand: ['Flashy Show', 'Magnet'] }, { market: ['Glue', 'Glue', 'Glue', 'Glue', 'Glue'] })

  ana.plays('Flashy Show')

  expect(ana.cannot("buy 5 with 'Flashy Show'")).toBe('not-in-hand')
})

// Not too much

const fiveCosts = (...hand: string[]) => besideBo({ hand, deck: junk(5) }, { market: ['Glue'] })

test('rule 6.1.5: 4 and 4 pay a price of 5', () => {
  const { ana } = fiveCosts('Magnet', 'Charity', 'Tireless Tinkerer')

  ana.buys(5, 'Magnet', 'Charity')

  expect(ana.hand).toContain('Glue')
  expect(ana.hand).toContain('Tireless Tinkerer')
})

test('rule 6.1.5: 5 and 1 do not pay a price of 5', () => {
  const { ana } = fiveCosts('Tasters', 'Junk')

  const refused = ana.cannot("buy 5 with 'Tasters','Junk'")

  expect(refused).toBe('overpaid')
})

test('rule 6.1.5: 3 and 2 pay a price of 5, 3 and 2 and 1 do not', () => {
  const { ana } = fiveCosts('Raffle', 'Cheer', 'Junk')

  expect(ana.cannot("buy 5 with 'Raffle','Cheer'")).toBeUndefined()
  expect(ana.cannot("buy 5 with 'Raffle','Cheer','Junk'")).toBe('overpaid')
})

test('rule 6.1.5: three times 2 pays a price of 5', () => {
  const { ana } = fiveCosts('Cheer', 'Cheer', 'Cheer')

  ana.buys(5, 'Cheer', 'Cheer', 'Cheer')

  expect(ana.hand).toContain('Glue')
  expect(ana.discard).toEqual(['Cheer', 'Cheer', 'Cheer'])
})

test('rule 6.1.5: the smallest paid card decides', () => {
  const { ana } = fiveCosts('Magnet', 'Raffle', 'Cheer')

  expect(ana.cannot("buy 5 with 'Magnet','Raffle'")).toBeUndefined()
  expect(ana.cannot("buy 5 with 'Magnet','Cheer'")).toBeUndefined()
  expect(ana.cannot("buy 5 with 'Magnet','Raffle','Cheer'")).toBe('overpaid')
})

test('rule 6.1.5: a single card may be worth far too much, though a better one is held', () => {
  const { ana } = besideBo({ hand: ['Glue', 'Tireless Tinkerer', 'Cheer'], deck: junk(5) }, { market: ['Cheer'] })

  ana.buys(5, 'Glue')

  expect(ana.hand).toEqual(['Tireless Tinkerer', 'Cheer', 'Cheer', 'Junk', 'Junk'])
  expect(ana.discard).toEqual(['Glue'])
})

test('rule 6.1.5: the rule works with the price that a Scary Gunfight has raised', () => {
  const { ana } = scenario(
    { ana: { hand: ['Magnet', 'Junk'], deck: junk(5) }, bo: { hand: ['Magnet'], schedule: ['Scary Gunfight'] } },
    { market: ['Raffle'] },
  )

  ana.buys(5, 'Magnet', 'Junk')

  expect(ana.hand).toContain('Raffle')
})

test('rule 6.1.5: the rule works with effective values', () => {
  const { ana } = besideBo({ hand: ['Flashy Show', 'Magnet', 'Junk'], deck: junk(5) }, { market: ['Siesta', 'Glue'] })

  ana.plays('Flashy Show')
  ana.buys(4, 'Magnet', 'Junk')

  expect(ana.hand).toContain('Glue')
})

test('rule 6.1.5: Stock Clearance in the payment lifts the rule', () => {
  const { ana } = fiveCosts('Stock Clearance', 'Junk', 'Junk')

  ana.buys(5, 'Stock Clearance', 'Junk', 'Junk')

  expect(ana.discard).toEqual(['Junk', 'Junk', 'Stock Clearance'])
})

// The sequence

test('rule 6.1: paid cards go to the discard pile in the order written, the last one on top', () => {
  const { ana } = besideBo(
    { hand: ['Junk', 'Cheer', 'Magnet', 'Raffle'], deck: junk(5), discard: ['Siesta'] },
    { market: ['Swank', 'Swank', 'Swank', 'Swank', 'Tasters'] },
  )

  ana.buys(1, 'Raffle', 'Cheer', 'Magnet')

  expect(ana.hand).toEqual(['Junk', 'Tasters', 'Junk', 'Junk', 'Junk'])
  expect(ana.discard).toEqual(['Magnet', 'Cheer', 'Raffle', 'Siesta'])
})

test('rule 6.1: another order of the same cards gives another pile', () => {
  const { ana } = besideBo({ hand: ['Cheer', 'Raffle'], deck: junk(5) }, { market: ['Glue'] })

  ana.buys(5, 'Cheer', 'Raffle')

  expect(ana.discard).toEqual(['Raffle', 'Cheer'])
})

test('rule 6.1: the slot stays empty until clean-up, then the market slides and is filled', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Magnet'], deck: junk(5) }, bo: { hand: ['Binoculars', 'Magnet'], deck: ['Junk'] } },
    { market: ['Cheer', 'Raffle', 'Swank', 'Siesta', 'Tasters'], marketDeck: ['Sofa', 'Rumours'] },
  )

  ana.buys(4, 'Magnet')
  expect(table.market).toEqual(['Cheer', null, 'Swank', 'Siesta', 'Tasters'])
  expect(ana.hand).toEqual(['Raffle'])
  bo.chooses()

  expect(table.market).toEqual(['Cheer', 'Swank', 'Siesta', 'Tasters', 'Sofa'])
  expect(table.marketDeck).toEqual(['Rumours'])
})

test('rule 6.1: a Glue that is kept stays, the other paid cards go', () => {
  const { ana } = besideBo({ hand: ['Glue', 'Cheer'], deck: junk(5) }, { market: ['Swank', 'Swank', 'Tasters'] })

  ana.does("buy 3 with 'Glue','Cheer' keep 'Glue'")

  expect(ana.hand).toEqual(['Glue', 'Tasters', 'Junk', 'Junk', 'Junk'])
  expect(ana.discard).toEqual(['Cheer'])
})

test('rule 6.1: only a paid Glue can be kept', () => {
  const { ana } = besideBo({ hand: ['Glue', 'Magnet', 'Junk'] }, { market: ['Tasters'] })

  expect(ana.cannot("buy 5 with 'Magnet','Junk' keep 'Magnet'")).toBe('cannot-stay')
  expect(ana.cannot("buy 5 with 'Magnet','Junk' keep 'Glue'")).toBe('cannot-stay')
})

test('rule 6.1: with Master Builder one paid card goes on the deck', () => {
  const { ana } = besideBo(
    { hand: ['Magnet', 'Junk'], deck: ['Raffle', ...junk(5)], schedule: ['Master Builder'] },
    { market: ['Tasters'] },
  )

  ana.does("buy 5 with 'Magnet','Junk' top 'Magnet'")

  expect(ana.hand).toEqual(['Tasters', 'Magnet', 'Raffle', 'Junk', 'Junk'])
  expect(ana.discard).toEqual(['Master Builder', 'Junk'])
})

test('rule 6.1: without Master Builder no paid card goes on the deck', () => {
  const { ana } = besideBo({ hand: ['Magnet', 'Junk'] }, { market: ['Tasters'] })

  expect(ana.cannot("buy 5 with 'Magnet','Junk' top 'Magnet'")).toBe('cannot-go-on-deck')
})

test('rule 6.1: arranging the market needs Calculations in the payment', () => {
  const { ana } = besideBo({ hand: ['Calculations', 'Magnet'] }, { market: ['Raffle', 'Charity'] })

  expect(ana.cannot("buy 5 with 'Magnet' arrange -,-,-,'Raffle','Charity'")).toBe('arranging-needs-permission')
})

test('rule 6.1: chameleons in the payment are named with what they copy', () => {
  const { ana } = scenario(
    {
      ana: { hand: ['Reflection', 'Magnet'], deck: junk(5) },
      bo: { hand: ['Magnet'], discard: ['Glue'] },
      cy: { discard: ['Cheer'] },
    },
    { market: ['Tasters'] },
  )

  expect(ana.cannot("buy 5 with 'Reflection=Cheer'")).toBe('too-little')
  expect(ana.cannot("buy 5 with 'Reflection=Raffle'")).toBe('cannot-copy')
  ana.buys(5, 'Reflection=Glue')

  expect(ana.hand).toContain('Tasters')
  expect(ana.discard).toEqual(['Reflection'])
})

test('rule 6.1: where two copies would pay, the one that is meant must be named', () => {
  const { ana } = scenario(
    {
      ana: { hand: ['Reflection', 'Magnet'] },
      bo: { hand: ['Magnet'], discard: ['Glue'] },
      cy: { discard: ['Stock Clearance'] },
    },
    { market: ['Tasters'] },
  )

  expect(ana.cannot("buy 5 with 'Reflection'")).toBe('must-copy')
})

test('rule 6.1: a purchase ends the action phase also as a bonus action', () => {
  const { ana, table } = besideBo(
    { hand: ['Tireless Tinkerer', 'Magnet', 'Cheer'], deck: junk(5) },
    { market: ['Siesta'] },
  )

  ana.plays('Tireless Tinkerer')
  ana.buys(5, 'Magnet')

  expect(ana.hand).toEqual(['Cheer', 'Siesta', 'Junk', 'Junk', 'Junk'])
  expect(table.turn).toBe('bo')
})

test('rule 6.1: a refused purchase moves nothing', () => {
  const { ana, table } = besideBo({ hand: ['Magnet', 'Junk'], discard: ['Cheer'] }, { market: ['Raffle'] })

  expect(ana.cannot("buy 5 with 'Magnet','Junk'")).toBe('overpaid')
  expect(ana.hand).toEqual(['Magnet', 'Junk'])
  expect(ana.discard).toEqual(['Cheer'])
  expect(table.market).toEqual(['Raffle', null, null, null, null])
  expect(ana.isAsked).toBe('action')
})

test('rule 6.1: only the active player can buy', () => {
  const { bo } = scenario({ ana: { hand: ['Magnet'] }, bo: { hand: ['Magnet'] } }, { market: ['Raffle'] })

  expect(bo.cannot("buy 5 with 'Magnet'")).toBe('not-asked')
})
