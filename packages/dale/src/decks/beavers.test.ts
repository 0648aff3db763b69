import { describe, expect, test } from 'vitest'
import { scenario } from '../testing/scenario.ts'

/** Four cards that stay in the hand: with the card just bought the hand is full, and clean-up draws nothing. */
const four = ['Little Villain', 'Little Villain', 'Little Villain', 'Little Villain']
const five = ['Little Villain', ...four]

/** So many finished stacks, of which nothing can be built any more. */
const stacks = (count: number): string[][] =>
  [['Cunning Neighbour'], ['Cheer'], ['Raffle'], ['Charity'], ['Tasters'], ['Rumours'], ['Cheer', 'Tasters']].slice(
    0,
    count,
  )

describe('beavers-1 Master Builder', () => {
  test('beavers-1 S1: a paid card goes on top of the deck rather than on the discard pile', () => {
    const { ana } = scenario(
      { ana: { hand: ['Magnet', 'Junk', ...four], deck: ['Cookies'], schedule: ['Master Builder'] }, bo: {} },
      { market: ['Glue'] },
    )

    ana.does("buy 5 with 'Magnet','Junk' top 'Magnet'")

    expect(ana.deck).toEqual(['Magnet', 'Cookies'])
    expect(ana.discard).toEqual(['Master Builder', 'Junk'])
    expect(ana.schedule).toEqual([])
    expect(ana.hand).toContain('Glue')
  })

  test('beavers-1 S2: Master Builder triggers in the turn it was played', () => {
    const { ana } = scenario({ ana: { hand: ['Master Builder', 'Magnet', ...four] }, bo: {} }, { market: ['Acorn'] })

    ana.plays('Master Builder')
    expect(ana.isAsked).toBe('bonus')
    expect(ana.schedule).toEqual(['Master Builder'])
    ana.does("buy 5 with 'Magnet' top 'Magnet'")

    expect(ana.deck).toEqual(['Magnet'])
    expect(ana.discard).toEqual(['Master Builder'])
    expect(ana.schedule).toEqual([])
  })

  test('beavers-1 S3: a free take is no purchase, Master Builder goes on waiting', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Prepaid Good', ...four], schedule: ['Master Builder'] }, bo: {} },
      { market: ['Glue'] },
    )

    ana.plays('Prepaid Good')

    expect(ana.hand).toEqual([...four, 'Glue'])
    expect(ana.schedule).toEqual(['Master Builder'])
    expect(ana.discard).toEqual(['Prepaid Good'])
    expect(table.turn).toBe('bo')
  })

  test('beavers-1 S4: Master Builder is used up even if its option is declined', () => {
    const { ana } = scenario(
      { ana: { hand: ['Magnet', ...four], schedule: ['Master Builder'] }, bo: {} },
      { market: ['Acorn'] },
    )

    ana.buys(5, 'Magnet')

    expect(ana.deck).toEqual([])
    expect(ana.discard).toEqual(['Master Builder', 'Magnet'])
    expect(ana.schedule).toEqual([])
  })

  test('beavers-1 ruling 4: it waits face up through other turns and actions', () => {
    const { ana, bo } = scenario(
      { ana: { hand: ['Master Builder', 'Magnet', ...four] }, bo: { hand: five } },
      { market: ['Acorn'] },
    )

    ana.plays('Master Builder')
    ana.passes()
    expect(bo.sees).toContain('"schedule":["beavers-1"]')
    bo.discards()
    ana.does("buy 5 with 'Magnet' top 'Magnet'")

    expect(ana.deck).toEqual(['Magnet'])
    expect(ana.schedule).toEqual([])
  })

  test('beavers-1 ruling 6: without a waiting Master Builder no paid card goes on the deck', () => {
    const { ana } = scenario({ ana: { hand: ['Magnet', 'Master Builder'] }, bo: {} }, { market: ['Acorn'] })

    expect(ana.cannot("buy 5 with 'Magnet' top 'Magnet'")).toBe('cannot-go-on-deck')
    expect(ana.cannot("buy 5 with 'Magnet'")).toBeUndefined()
  })

  test('beavers-1 ruling 7: a card kept by Glue cannot go on the deck as well', () => {
    const { ana } = scenario(
      { ana: { hand: ['Glue', ...four], schedule: ['Master Builder'] }, bo: {} },
      { market: ['Sofa'] },
    )

    expect(ana.cannot("buy 5 with 'Glue' keep 'Glue' top 'Glue'")).toBeDefined()
    ana.does("buy 5 with 'Glue' top 'Glue'")

    expect(ana.hand).not.toContain('Glue')
    expect(ana.deck).toEqual(['Glue'])
  })

  test('beavers-1 ruling 7: a junk thrown away by Essential Purchase cannot go on the deck as well', () => {
    const { ana } = scenario(
      { ana: { hand: ['Junk', 'Junk', 'Junk', ...four], schedule: ['Master Builder'] }, bo: {} },
      { market: ['Essential Purchase'] },
    )

    expect(ana.cannot("buy 5 with 'Junk','Junk','Junk' throw 'Junk','Junk','Junk' top 'Junk'")).toBeDefined()
    ana.does("buy 5 with 'Junk','Junk','Junk' throw 'Junk','Junk' top 'Junk'")

    expect(ana.deck).toEqual(['Junk'])
    expect(ana.discard).toEqual(['Master Builder'])
  })

  test('beavers-1 ruling 8: two Master Builders put two paid cards on the deck, written top first', () => {
    const { ana } = scenario(
      {
        ana: { hand: ['Cookies', 'Swank', 'Junk', ...four], schedule: ['Master Builder', 'Master Builder'] },
        bo: {},
      },
      { market: [null, 'Glue'] },
    )

    expect(ana.cannot("buy 4 with 'Cookies','Swank','Junk' top 'Cookies','Swank','Junk'")).toBeDefined()
    ana.does("buy 4 with 'Cookies','Swank','Junk' top 'Cookies','Swank'")

    expect(ana.deck).toEqual(['Cookies', 'Swank'])
    expect(ana.discard).toEqual(['Master Builder', 'Master Builder', 'Junk'])
  })

  test('beavers-1 ruling 8: one Master Builder puts one paid card on the deck, not two', () => {
    const { ana } = scenario(
      { ana: { hand: ['Cookies', 'Swank', ...four], schedule: ['Master Builder'] }, bo: {} },
      { market: ['Glue'] },
    )

    expect(ana.cannot("buy 5 with 'Cookies','Swank' top 'Cookies','Swank'")).toBeDefined()
    expect(ana.cannot("buy 5 with 'Cookies','Swank' top 'Swank'")).toBeUndefined()
  })

  test('beavers-1 ruling 8: with two Master Builders and one card on the deck both are used up', () => {
    const { ana } = scenario(
      { ana: { hand: ['Magnet', ...four], schedule: ['Master Builder', 'Master Builder'] }, bo: {} },
      { market: ['Acorn'] },
    )

    ana.does("buy 5 with 'Magnet' top 'Magnet'")

    expect(ana.deck).toEqual(['Magnet'])
    expect(ana.schedule).toEqual([])
    expect(ana.discard).toEqual(['Master Builder', 'Master Builder'])
  })

  test('beavers-1 ruling 9: the bought card and cards that were not paid cannot go on the deck', () => {
    const { ana } = scenario(
      { ana: { hand: ['Magnet', ...four], schedule: ['Master Builder'] }, bo: {} },
      { market: ['Acorn'] },
    )

    expect(ana.cannot("buy 5 with 'Magnet' top 'Acorn'")).toBeDefined()
    expect(ana.cannot("buy 5 with 'Magnet' top 'Little Villain'")).toBeDefined()
  })

  test('beavers-1 ruling 10: a chameleon played as Master Builder stays frozen though its model is bought', () => {
    const { ana } = scenario(
      { ana: { hand: ['Trendsetting', 'Junk', ...four] }, bo: {} },
      { market: ['Master Builder'] },
    )

    ana.plays('Trendsetting=Master Builder')
    expect(ana.schedule).toEqual(['Trendsetting=Master Builder'])
    ana.does("buy 5 with 'Junk' top 'Junk'")

    expect(ana.hand).toContain('Master Builder')
    expect(ana.deck).toEqual(['Junk'])
    expect(ana.discard).toEqual(['Trendsetting'])
  })

  test('beavers-1 ruling 10: a paid chameleon may be chosen and lies plain on the deck', () => {
    const { ana } = scenario(
      { ana: { hand: ['Reflection', ...four], schedule: ['Master Builder'] }, bo: { discard: ['Magnet'] } },
      { market: ['Acorn'] },
    )

    ana.does("buy 5 with 'Reflection=Magnet' top 'Reflection'")

    expect(ana.deck).toEqual(['Reflection'])
    expect(ana.discard).toEqual(['Master Builder'])
  })

  test('beavers-1 ruling 11: a purchase of the teammate does not trigger it', () => {
    const { ana, bo, cy } = scenario(
      {
        ana: { hand: five, schedule: ['Master Builder'] },
        bo: { hand: five },
        cy: { hand: ['Magnet', ...four] },
        dee: { hand: five },
      },
      { market: ['Acorn'], teams: true },
    )

    ana.discards()
    bo.discards()
    expect(cy.cannot("buy 5 with 'Magnet' top 'Magnet'")).toBe('cannot-go-on-deck')
    cy.buys(5, 'Magnet')

    expect(ana.schedule).toEqual(['Master Builder'])
    expect(cy.discard).toEqual(['Magnet'])
  })
})

describe('beavers-2 Snack', () => {
  test('beavers-2 S1: the market card taken first is part of the stack', () => {
    const { ana } = scenario(
      { ana: { hand: ['Binoculars', ...five], stall: stacks(5), schedule: ['Snack'] }, bo: {} },
      { market: [null, null, null, 'Ancient Knowledge'] },
    )

    ana.does("build 'Binoculars','Ancient Knowledge' take 'Ancient Knowledge'")

    expect(ana.stall[5]).toEqual(['Binoculars', 'Ancient Knowledge'])
    expect(ana.discard).toEqual(['Snack'])
    expect(ana.schedule).toEqual([])
    expect(ana.hand).toEqual(five)
  })

  test('beavers-2 S2: a build without a market card uses Snack up', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Wise Spy', ...five], schedule: ['Snack'] }, bo: {} },
      { market: ['Glue'] },
    )

    ana.builds('Wise Spy')

    expect(ana.stall).toEqual([['Wise Spy']])
    expect(ana.discard).toEqual(['Snack'])
    expect(ana.schedule).toEqual([])
    expect(table.market[0]).toBe('Glue')
  })

  test('beavers-2 S3: without any legal stack the build is refused and Snack stays', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Binoculars', ...five], stall: stacks(5), schedule: ['Snack'] }, bo: {} },
      { market: ['Glue', 'Cookies', 'Quality Inspection'] },
    )

    expect(ana.cannot("build 'Binoculars','Quality Inspection' take 'Quality Inspection'")).toBe('wrong-sum')
    expect(ana.cannot("build 'Binoculars','Cookies' take 'Cookies'")).toBe('mixed-sets')
    expect(ana.cannot("build 'Binoculars' take 'Glue'")).toBe('wrong-sum')

    expect(ana.schedule).toEqual(['Snack'])
    expect(table.market).toEqual(['Glue', 'Cookies', 'Quality Inspection', null, null])
  })

  test('beavers-2 ruling 1: playing Snack ends the action phase, and it waits on the schedule', () => {
    const { ana, bo, table } = scenario(
      { ana: { hand: ['Snack', 'Wise Spy', ...four] }, bo: { hand: five } },
      { market: ['Glue'] },
    )

    ana.plays('Snack')

    expect(table.turn).toBe('bo')
    expect(ana.schedule).toEqual(['Snack'])
    expect(ana.discard).toEqual([])
    expect(bo.sees).toContain('"schedule":["beavers-2"]')
  })

  test('beavers-2 ruling 5: played in one turn it triggers in a later one', () => {
    const { ana, bo } = scenario(
      { ana: { hand: ['Snack', 'Wise Spy', ...four] }, bo: { hand: five } },
      { market: ['Glue'] },
    )

    ana.plays('Snack')
    bo.discards()
    ana.does("build 'Wise Spy' take 'Glue'")

    expect(ana.hand).toEqual([...four, 'Glue'])
    expect(ana.discard).toEqual(['Snack'])
  })

  test('beavers-2 ruling 2: without a waiting Snack no market card is taken', () => {
    const { ana } = scenario({ ana: { hand: ['Wise Spy', 'Snack'] }, bo: {} }, { market: ['Glue'] })

    expect(ana.cannot("build 'Wise Spy' take 'Glue'")).toBe('market-not-allowed')
    expect(ana.cannot("build 'Wise Spy'")).toBeUndefined()
  })

  test('beavers-2 ruling 4: Snack is discarded before the stack is laid', () => {
    const { bo, ana } = scenario({ ana: { hand: ['Wise Spy', ...five], schedule: ['Snack'] }, bo: {} })

    ana.builds('Wise Spy')

    const discarded = bo.reads.findIndex((line) => line.startsWith('Snack (beavers-2) goes'))
    const laid = bo.reads.findIndex((line) => line.startsWith('Wise Spy (owls-1) goes'))
    expect(discarded).toBeGreaterThanOrEqual(0)
    expect(laid).toBeGreaterThan(discarded)
  })

  test('beavers-2 ruling 7: two Snacks give two market cards, three are too many', () => {
    const { ana } = scenario(
      { ana: { hand: ['Wise Spy', ...five], stall: stacks(2), schedule: ['Snack', 'Snack'] }, bo: {} },
      { market: ['Glue', 'Ancient Knowledge', 'Magnet'] },
    )

    expect(ana.cannot("build 'Wise Spy','Ancient Knowledge' take 'Ancient Knowledge','Glue','Magnet'")).toBeDefined()
    ana.does("build 'Wise Spy','Ancient Knowledge' take 'Ancient Knowledge','Glue'")

    expect(ana.stall[2]).toEqual(['Wise Spy', 'Ancient Knowledge'])
    expect(ana.hand).toEqual([...five, 'Glue'])
    expect(ana.discard).toEqual(['Snack', 'Snack'])
  })

  test('beavers-2 ruling 7: one Snack gives one market card, not two', () => {
    const { ana } = scenario(
      { ana: { hand: ['Wise Spy', ...five], schedule: ['Snack'] }, bo: {} },
      { market: ['Glue', 'Magnet'] },
    )

    expect(ana.cannot("build 'Wise Spy' take 'Glue','Magnet'")).toBeDefined()
    expect(ana.cannot("build 'Wise Spy' take 'Magnet'")).toBeUndefined()
  })

  test('beavers-2 ruling 8: market pick and stack are checked together, an illegal stack moves nothing', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Wise Spy', 'Ancient Knowledge'], schedule: ['Snack'] }, bo: {} },
      { market: ['Glue'] },
    )

    expect(ana.cannot("build 'Ancient Knowledge' take 'Glue'")).toBe('wrong-sum')
    expect(ana.cannot("build none take 'Glue'")).toBeDefined()

    expect(ana.schedule).toEqual(['Snack'])
    expect(ana.hand).toEqual(['Wise Spy', 'Ancient Knowledge'])
    expect(table.market[0]).toBe('Glue')
    expect(ana.isAsked).toBe('action')
  })

  test('beavers-2 ruling 8: a card that does not lie in the market cannot be taken', () => {
    const { ana } = scenario(
      { ana: { hand: ['Wise Spy', ...five], schedule: ['Snack'] }, bo: {} },
      { market: ['Glue'], marketDeck: ['Sofa'], marketDiscard: ['Magnet'] },
    )

    expect(ana.cannot("build 'Wise Spy' take 'Sofa'")).toBeDefined()
    expect(ana.cannot("build 'Wise Spy' take 'Magnet'")).toBeDefined()
  })

  test('beavers-2 ruling 9: the taken card need not be part of the stack', () => {
    const { ana } = scenario(
      { ana: { hand: ['Wise Spy', ...four], schedule: ['Snack'] }, bo: {} },
      { market: [null, 'Glue'] },
    )

    ana.does("build 'Wise Spy' take 'Glue'")

    expect(ana.stall).toEqual([['Wise Spy']])
    expect(ana.hand).toEqual([...four, 'Glue'])
  })

  test('beavers-2 ruling 8: a stack made of the taken card alone is legal', () => {
    const { ana } = scenario({ ana: { hand: five, schedule: ['Snack'] }, bo: {} }, { market: ['Wise Spy'] })

    ana.does("build 'Wise Spy' take 'Wise Spy'")

    expect(ana.stall).toEqual([['Wise Spy']])
    expect(ana.hand).toEqual(five)
  })

  test('beavers-2 ruling 6: with an empty market Snack is used up for nothing', () => {
    const { ana } = scenario({ ana: { hand: ['Wise Spy', ...five], schedule: ['Snack'] }, bo: {} })

    ana.builds('Wise Spy')

    expect(ana.stall).toEqual([['Wise Spy']])
    expect(ana.discard).toEqual(['Snack'])
  })

  test('beavers-2 ruling 10: it is no purchase, and the slot stays empty until clean-up', () => {
    const { ana, bo, table } = scenario(
      {
        ana: { hand: ['Wise Spy', ...four], schedule: ['Snack', 'Master Builder', 'Wind of Change'] },
        bo: { hand: ['Binoculars', 'Extra Remarks'], discard: ['Junk'] },
      },
      { market: ['Glue', 'Magnet'], marketDeck: ['Sofa', 'Sofa', 'Sofa', 'Sofa'] },
    )

    ana.does("build 'Wise Spy' take 'Glue'")
    expect(table.asked).toBe('bo: react')
    expect(table.market).toEqual([null, 'Magnet', null, null, null])
    expect(bo.cannot("choose 'Binoculars'")).toBeDefined()
    bo.chooses()

    expect(ana.schedule).toEqual(['Master Builder', 'Wind of Change'])
    expect(table.market).toEqual(['Magnet', 'Sofa', 'Sofa', 'Sofa', 'Sofa'])
  })

  test('beavers-2 ruling 11: the first of two builds uses Snack up, the extra build finds none', () => {
    const { ana } = scenario(
      { ana: { hand: ['Winter Is Coming', 'Glue', 'Dangerous Test'], stall: stacks(4), schedule: ['Snack'] }, bo: {} },
      { market: ['Tireless Tinkerer', 'Sofa'] },
    )

    ana.does("build 'Winter Is Coming' take 'Tireless Tinkerer'")
    expect(ana.isAsked).toBe('build again')
    expect(ana.cannot("build 'Glue','Tireless Tinkerer' take 'Sofa'")).toBe('market-not-allowed')
    ana.builds('Glue', 'Tireless Tinkerer')

    expect(ana.stall.slice(4)).toEqual([['Winter Is Coming'], ['Glue', 'Tireless Tinkerer']])
  })

  test('beavers-2 ruling 11: a Charm build triggers Snack, which may take a market card first', () => {
    const { ana } = scenario(
      { ana: { hand: ['Charm'], stall: stacks(2), schedule: ['Snack'] }, bo: {} },
      { market: ['Glue', 'Magnet'], marketDeck: ['Swank'] },
    )

    ana.plays('Charm')
    expect(ana.isAsked).toBe('take first')
    ana.chooses('Magnet')

    expect(ana.stall[2]).toEqual(['Swank'])
    expect(ana.hand).toEqual(['Magnet'])
    expect(ana.discard).toEqual(['Charm', 'Snack'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('beavers-2 ruling 11: at a Charm build Snack may be declined and is used up', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Charm'], stall: stacks(2), schedule: ['Snack'] }, bo: {} },
      { market: ['Glue', 'Magnet'], marketDeck: ['Swank'] },
    )

    ana.plays('Charm')
    ana.chooses()

    expect(ana.stall[2]).toEqual(['Swank'])
    expect(ana.hand).toEqual([])
    expect(ana.discard).toEqual(['Charm', 'Snack'])
    expect(table.market.slice(0, 2)).toEqual(['Glue', 'Magnet'])
  })

  test('beavers-2 ruling 11: a Charm that throws its card away builds nothing and leaves Snack waiting', () => {
    const { ana } = scenario(
      { ana: { hand: ['Charm'], stall: stacks(2), schedule: ['Snack'] }, bo: {} },
      { market: ['Glue'], marketDeck: ['Magnet'] },
    )

    ana.plays('Charm')

    expect(ana.schedule).toEqual(['Snack'])
    expect(ana.stall).toEqual(stacks(2))
    expect(ana.isAsked).toBe('bonus')
  })

  test('beavers-2 ruling 12: a taken chameleon is built at once as a copy', () => {
    const { ana } = scenario(
      {
        ana: { hand: ['Ancient Knowledge', ...five], stall: stacks(5), schedule: ['Snack'] },
        bo: { discard: ['Binoculars'] },
      },
      { market: ['Reflection'] },
    )

    ana.does("build 'Ancient Knowledge','Reflection=Binoculars' take 'Reflection'")

    expect(ana.stall[5]).toEqual(['Ancient Knowledge', 'Reflection'])
  })

  test('beavers-2 ruling 12: a taken chameleon must copy, it is not worth its printed value', () => {
    const { ana } = scenario(
      { ana: { hand: five, stall: stacks(1), schedule: ['Snack'] }, bo: { discard: ['Binoculars'] } },
      { market: ['Reflection'] },
    )

    expect(ana.cannot("build 'Reflection' take 'Reflection'")).toBeDefined()
  })

  test('beavers-2 ruling 12: a taken Trendsetting copies a card that is left in the market', () => {
    const { ana, table } = scenario(
      { ana: { hand: five, stall: stacks(3), schedule: ['Snack'] }, bo: {} },
      { market: ['Trendsetting', 'Binoculars'] },
    )

    ana.does("build 'Trendsetting=Binoculars' take 'Trendsetting'")

    expect(ana.stall[3]).toEqual(['Trendsetting'])
    expect(table.market[0]).toBe('Binoculars')
  })

  test('beavers-2 ruling 12: a taken Trendsetting that leaves the market empty is plain', () => {
    const { ana } = scenario(
      { ana: { hand: five, stall: stacks(4), schedule: ['Snack'] }, bo: {} },
      { market: ['Trendsetting'] },
    )

    ana.does("build 'Trendsetting' take 'Trendsetting'")

    expect(ana.stall[4]).toEqual(['Trendsetting'])
  })

  test('beavers-2 ruling 12: a chameleon that waits as Snack is discarded as itself', () => {
    const { ana } = scenario(
      { ana: { hand: ['Wise Spy', ...four], schedule: ['Reflection=Snack'] }, bo: {} },
      { market: ['Glue'] },
    )

    ana.does("build 'Wise Spy' take 'Glue'")

    expect(ana.hand).toEqual([...four, 'Glue'])
    expect(ana.discard).toEqual(['Reflection'])
  })

  test('beavers-2 ruling 13: a build of the teammate does not trigger it', () => {
    const { ana, bo, cy } = scenario(
      {
        ana: { hand: five, schedule: ['Snack'] },
        bo: { hand: five },
        cy: { hand: ['Wise Spy', ...five] },
        dee: { hand: five },
      },
      { market: ['Glue'], teams: true },
    )

    ana.discards()
    bo.discards()
    expect(cy.cannot("build 'Wise Spy' take 'Glue'")).toBe('market-not-allowed')
    cy.builds('Wise Spy')

    expect(ana.schedule).toEqual(['Snack'])
    expect(ana.stall).toEqual([['Wise Spy']])
  })

  test('beavers-2 ruling 13: a card taken first and cards of the teammate make one stack', () => {
    const { ana, cy } = scenario(
      {
        ana: { hand: ['Binoculars', ...five], stall: stacks(6), schedule: ['Snack'] },
        bo: {},
        cy: { hand: ['Wise Spy', 'Junk'] },
        dee: {},
      },
      { market: ['Ancient Knowledge'], teams: true },
    )

    ana.does("build 'Binoculars','Ancient Knowledge' take 'Ancient Knowledge' help 'Wise Spy'")
    cy.chooses('Wise Spy')

    expect(ana.stall[6]).toEqual(['Binoculars', 'Ancient Knowledge', 'Wise Spy'])
    expect(ana.discard).toEqual(['Snack'])
    expect(cy.hand).toEqual(['Junk'])
  })

  test('beavers-2 ruling 13: a build that the teammate calls off leaves Snack waiting', () => {
    const { ana, cy } = scenario(
      {
        ana: { hand: ['Binoculars'], stall: stacks(4), schedule: ['Snack'] },
        bo: {},
        cy: { hand: ['Wise Spy'] },
        dee: {},
      },
      { market: ['Glue'], teams: true },
    )

    ana.does("build 'Binoculars' help 'Wise Spy'")
    cy.chooses()

    expect(ana.schedule).toEqual(['Snack'])
    expect(ana.isAsked).toBe('action')
    expect(ana.hand).toEqual(['Binoculars'])
  })

  test('beavers-2 with beavers-4: hand, market and discard pile make one stack; Snack goes first, Overtime last', () => {
    const { ana } = scenario(
      {
        ana: {
          hand: ['Wise Spy', ...five],
          discard: ['Junk', 'Quality Inspection'],
          stall: stacks(5),
          schedule: ['Overtime', 'Snack'],
        },
        bo: {},
      },
      { market: ['Ancient Knowledge'] },
    )

    ana.does("build 'Wise Spy','Ancient Knowledge' discard 'Quality Inspection' take 'Ancient Knowledge'")

    expect(ana.stall[5]?.toSorted()).toEqual(['Ancient Knowledge', 'Quality Inspection', 'Wise Spy'])
    expect(ana.discard).toEqual(['Overtime', 'Snack', 'Junk'])
    expect(ana.schedule).toEqual([])
  })
})

describe('beavers-3 Wind of Change', () => {
  test('beavers-3 S1: one of the paid junk is thrown away after the purchase', () => {
    const { ana } = scenario(
      { ana: { hand: ['Junk', 'Junk', 'Junk', ...four], schedule: ['Wind of Change'] }, bo: {} },
      { market: ['Swank'] },
    )

    ana.buys(5, 'Junk', 'Junk', 'Junk')
    expect(ana.isAsked).toBe('throw away')
    expect(ana.hand).toContain('Swank')
    ana.chooses('Junk')

    expect(ana.discard).toEqual(['Wind of Change', 'Junk', 'Junk'])
    expect(ana.schedule).toEqual([])
  })

  test('beavers-3 S2: with an empty discard pile nothing can be chosen, and Wind of Change is discarded', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Glue', ...four], schedule: ['Wind of Change'] }, bo: {} },
      { market: ['Sofa'] },
    )

    ana.does("buy 5 with 'Glue' keep 'Glue'")

    expect(table.asked).toBe('bo: action')
    expect(ana.discard).toEqual(['Wind of Change'])
    expect(ana.hand).toContain('Glue')
  })

  test('beavers-3 S3: Master Builder acts while paying, Wind of Change afterwards', () => {
    const { ana } = scenario(
      { ana: { hand: ['Magnet', 'Junk', ...four], schedule: ['Wind of Change', 'Master Builder'] }, bo: {} },
      { market: ['Glue'] },
    )

    ana.does("buy 5 with 'Magnet','Junk' top 'Magnet'")
    expect(ana.deck).toEqual(['Magnet'])
    expect(ana.discard).toEqual(['Master Builder', 'Junk'])
    expect(ana.isAsked).toBe('throw away')
    ana.chooses('Junk')

    expect(ana.discard).toEqual(['Wind of Change', 'Master Builder'])
  })

  test('beavers-3 S3: Master Builder, already discarded, is a card Wind of Change may throw away', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Magnet', ...four], schedule: ['Wind of Change', 'Master Builder'] }, bo: {} },
      { market: ['Acorn', 'Sofa', 'Sofa', 'Sofa', 'Sofa'], marketDeck: ['Glue'] },
    )

    ana.buys(5, 'Magnet')
    ana.chooses('Master Builder')

    expect(ana.discard).toEqual(['Wind of Change', 'Magnet'])
    expect(table.marketDiscard).toEqual(['Master Builder'])
  })

  test('beavers-3 ruling 1: it goes to the schedule with a bonus action and triggers in the same turn', () => {
    const { ana } = scenario(
      { ana: { hand: ['Wind of Change', 'Junk', 'Junk', ...four] }, bo: {} },
      { market: ['Cheer'] },
    )

    ana.plays('Wind of Change')
    expect(ana.isAsked).toBe('bonus')
    expect(ana.schedule).toEqual(['Wind of Change'])
    ana.buys(5, 'Junk', 'Junk')
    ana.chooses('Junk')

    expect(ana.discard).toEqual(['Wind of Change', 'Junk'])
  })

  test('beavers-3 ruling 4: a free take does not trigger it', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Prepaid Good', ...four], discard: ['Junk'], schedule: ['Wind of Change'] }, bo: {} },
      { market: ['Glue'] },
    )

    ana.plays('Prepaid Good')

    expect(table.asked).toBe('bo: action')
    expect(ana.schedule).toEqual(['Wind of Change'])
  })

  test('beavers-3 ruling 5: declined it is used up', () => {
    const { ana } = scenario(
      { ana: { hand: ['Junk', 'Junk', ...four], schedule: ['Wind of Change'] }, bo: {} },
      { market: ['Cheer'] },
    )

    ana.buys(5, 'Junk', 'Junk')
    ana.chooses()

    expect(ana.discard).toEqual(['Wind of Change', 'Junk', 'Junk'])
    expect(ana.schedule).toEqual([])
  })

  test('beavers-3 ruling 2: one card is thrown away, not two', () => {
    const { ana } = scenario(
      { ana: { hand: ['Junk', 'Junk', ...four], discard: ['Glue'], schedule: ['Wind of Change'] }, bo: {} },
      { market: ['Cheer'] },
    )

    ana.buys(5, 'Junk', 'Junk')

    expect(ana.cannot("choose 'Junk','Junk'")).toBe('too-many')
    expect(ana.cannot("choose 'Glue'")).toBeUndefined()
  })

  test('beavers-3 ruling 6: two of them throw away two cards, and the second may throw away the first', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Junk', 'Junk', ...four], schedule: ['Wind of Change', 'Wind of Change'] }, bo: {} },
      { market: ['Cheer', 'Sofa', 'Sofa', 'Sofa', 'Sofa'], marketDeck: ['Glue'] },
    )

    ana.buys(5, 'Junk', 'Junk')
    ana.chooses('Junk')
    expect(ana.discard).toEqual(['Wind of Change', 'Junk'])
    ana.chooses('Wind of Change')

    expect(ana.discard).toEqual(['Wind of Change', 'Junk'])
    expect(table.marketDiscard).toEqual(['Wind of Change'])
    expect(ana.schedule).toEqual([])
  })

  test('beavers-3 ruling 6: of two different cards that wait as Wind of Change the owner chooses the first', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Junk', 'Junk', ...four], schedule: ['Wind of Change', 'Reflection=Wind of Change'] }, bo: {} },
      { market: ['Cheer', 'Sofa', 'Sofa', 'Sofa', 'Sofa'], marketDeck: ['Glue'] },
    )

    ana.buys(5, 'Junk', 'Junk')
    ana.chooses('Reflection=Wind of Change')
    ana.chooses('Junk')
    expect(ana.schedule).toEqual(['Wind of Change'])
    ana.chooses('Reflection')

    expect(ana.discard).toEqual(['Wind of Change', 'Junk'])
    expect(table.marketDiscard).toEqual(['Reflection'])
  })

  test('beavers-3 ruling 8: Wind of Change cannot throw itself away, nor cards of another discard pile', () => {
    const { ana } = scenario(
      {
        ana: { hand: ['Junk', 'Junk', ...four], schedule: ['Wind of Change'] },
        bo: { discard: ['Glue'] },
      },
      { market: ['Cheer'] },
    )

    ana.buys(5, 'Junk', 'Junk')

    expect(ana.cannot("choose 'Wind of Change'")).toBeDefined()
    expect(ana.cannot("choose 'Glue'")).toBeDefined()
  })

  test('beavers-3 ruling 9: an animalfolk card goes on top of the market discard', () => {
    const { ana, table } = scenario(
      {
        ana: { hand: ['Magnet', ...four], discard: ['Junk', 'Steady Achiever'], schedule: ['Wind of Change'] },
        bo: {},
      },
      { market: ['Acorn', 'Sofa', 'Sofa', 'Sofa', 'Sofa'], marketDeck: ['Glue'], marketDiscard: ['Rumours'] },
    )

    ana.buys(5, 'Magnet')
    ana.chooses('Steady Achiever')

    expect(ana.discard).toEqual(['Wind of Change', 'Magnet', 'Junk'])
    expect(table.marketDiscard).toEqual(['Steady Achiever', 'Rumours'])
  })

  test('beavers-3 ruling 10: it resolves before another player reacts to the purchase', () => {
    const { ana, bo, table } = scenario(
      {
        ana: { hand: ['Junk', 'Junk', ...four], schedule: ['Wind of Change'] },
        bo: { hand: ['Binoculars'], deck: ['Glue'] },
      },
      { market: ['Cheer'] },
    )

    ana.buys(5, 'Junk', 'Junk')
    expect(table.asked).toBe('ana: throw away')
    ana.chooses('Junk')
    expect(table.asked).toBe('bo: react')
    expect(ana.schedule).toEqual([])
    bo.chooses()

    expect(table.asked).toBe('bo: action')
  })

  test('beavers-3 ruling 11: a chameleon that waits as Wind of Change is discarded as itself', () => {
    const { ana } = scenario(
      { ana: { hand: ['Junk', 'Junk', ...four], schedule: ['Trendsetting=Wind of Change'] }, bo: {} },
      { market: ['Cheer'] },
    )

    ana.buys(5, 'Junk', 'Junk')
    ana.chooses('Junk')

    expect(ana.discard).toEqual(['Trendsetting', 'Junk'])
  })

  test('beavers-3 ruling 12: a purchase of the teammate does not trigger it', () => {
    const { ana, bo, cy, table } = scenario(
      {
        ana: { hand: five, discard: ['Junk'], schedule: ['Wind of Change'] },
        bo: { hand: five },
        cy: { hand: ['Junk', 'Junk', ...four] },
        dee: { hand: five },
      },
      { market: ['Cheer'], teams: true },
    )

    ana.discards()
    bo.discards()
    cy.buys(5, 'Junk', 'Junk')

    expect(ana.schedule).toEqual(['Wind of Change'])
    expect(table.asked).toBe('dee: action')
  })

  test('beavers-3 with beavers-1 and beavers-5b: Practice returns the first of them that resolves', () => {
    const { ana } = scenario(
      {
        ana: { hand: ['Magnet', 'Junk', ...four], schedule: ['Practice', 'Wind of Change', 'Master Builder'] },
        bo: {},
      },
      { market: ['Glue'] },
    )

    ana.does("buy 5 with 'Magnet','Junk' top 'Magnet'")
    expect(ana.isAsked).toBe('use it')
    ana.does('choose yes')
    expect(ana.hand).toContain('Master Builder')
    expect(ana.discard).toEqual(['Practice', 'Junk'])
    expect(ana.isAsked).toBe('throw away')
    ana.chooses('Practice')

    expect(ana.discard).toEqual(['Wind of Change', 'Junk'])
    expect(ana.schedule).toEqual([])
  })
})

describe('beavers-4 Overtime', () => {
  test('beavers-4 S1: hand and discard pile together make the stack', () => {
    const { ana } = scenario({
      ana: {
        hand: ['Risky Business', ...five],
        discard: ['Junk', 'Swank', 'Cookies'],
        stall: stacks(6),
        schedule: ['Overtime'],
      },
      bo: {},
    })

    ana.does("build 'Risky Business' discard 'Swank'")

    expect(ana.stall[6]).toEqual(['Risky Business', 'Swank'])
    expect(ana.discard).toEqual(['Overtime', 'Junk', 'Cookies'])
    expect(ana.schedule).toEqual([])
  })

  test('beavers-4 S2: junk of the discard pile is refused without Stashing Vendor', () => {
    const { ana } = scenario({
      ana: { hand: ['Risky Business', 'Acorn'], discard: ['Junk'], stall: stacks(4), schedule: ['Overtime'] },
      bo: {},
    })

    expect(ana.cannot("build 'Risky Business' discard 'Junk'")).toBe('junk-in-stack')
    expect(ana.cannot("build 'Acorn' discard 'Junk'")).toBe('junk-in-stack')
    expect(ana.schedule).toEqual(['Overtime'])
  })

  test('beavers-4 S2: junk of the discard pile is allowed with Stashing Vendor', () => {
    const { ana } = scenario({
      ana: {
        hand: ['Stashing Vendor', ...five],
        discard: ['Junk', 'Junk', 'Junk'],
        stall: stacks(2),
        schedule: ['Overtime'],
      },
      bo: {},
    })

    ana.does("build 'Stashing Vendor' discard 'Junk','Junk'")

    expect(ana.stall[2]).toEqual(['Stashing Vendor', 'Junk', 'Junk'])
    expect(ana.discard).toEqual(['Overtime', 'Junk'])
  })

  test('beavers-4 S3: a single card of the discard pile is a stack', () => {
    const { ana } = scenario({
      ana: { hand: five, discard: ['Dangerous Test', 'Junk'], stall: stacks(4), schedule: ['Overtime'] },
      bo: {},
    })

    ana.does("build none discard 'Dangerous Test'")

    expect(ana.stall[4]).toEqual(['Dangerous Test'])
    expect(ana.discard).toEqual(['Overtime', 'Junk'])
  })

  test('beavers-4 S4: the set rule holds for cards of the discard pile', () => {
    const { ana } = scenario({
      ana: {
        hand: ['Risky Business', 'Daring Adventurer'],
        discard: ['Ancient Knowledge'],
        stall: stacks(6),
        schedule: ['Overtime'],
      },
      bo: {},
    })

    expect(ana.cannot("build 'Risky Business','Daring Adventurer' discard 'Ancient Knowledge'")).toBe('mixed-sets')
  })

  test('beavers-4 S4: with Empty Chest in the stack sets may be mixed', () => {
    const { ana } = scenario({
      ana: {
        hand: ['Empty Chest', 'Swank', ...five],
        discard: ['Ancient Knowledge'],
        stall: stacks(6),
        schedule: ['Overtime'],
      },
      bo: {},
    })

    ana.does("build 'Empty Chest','Swank' discard 'Ancient Knowledge'")

    expect(ana.stall[6]).toEqual(['Empty Chest', 'Swank', 'Ancient Knowledge'])
  })

  test('beavers-4 ruling 1: it goes to the schedule with a bonus action and triggers in the same turn', () => {
    const { ana } = scenario({
      ana: { hand: ['Overtime', ...five], discard: ['Wise Spy'] },
      bo: {},
    })

    ana.plays('Overtime')
    expect(ana.isAsked).toBe('bonus')
    expect(ana.schedule).toEqual(['Overtime'])
    ana.does("build none discard 'Wise Spy'")

    expect(ana.stall).toEqual([['Wise Spy']])
    expect(ana.discard).toEqual(['Overtime'])
  })

  test('beavers-4 ruling 2: without a waiting Overtime the discard pile is closed', () => {
    const { ana } = scenario({ ana: { hand: ['Overtime', 'Junk'], discard: ['Wise Spy'] }, bo: {} })

    expect(ana.cannot("build none discard 'Wise Spy'")).toBe('discard-not-allowed')
  })

  test('beavers-4 ruling 2: any number of cards may come from the discard pile', () => {
    const { ana } = scenario({
      ana: {
        hand: five,
        discard: ['Swank', 'Junk', 'Rare Artefact', 'Daring Adventurer', 'Daring Adventurer'],
        stall: stacks(6),
        schedule: ['Overtime'],
      },
      bo: {},
    })

    ana.does("build none discard 'Swank','Rare Artefact','Daring Adventurer','Daring Adventurer'")

    expect(ana.stall[6]).toHaveLength(4)
    expect(ana.discard).toEqual(['Overtime', 'Junk'])
  })

  test('beavers-4 ruling 3: the sum must be exact', () => {
    const { ana } = scenario({
      ana: { hand: ['Swank'], discard: ['Swank', 'Rare Artefact'], stall: stacks(4), schedule: ['Overtime'] },
      bo: {},
    })

    expect(ana.cannot("build 'Swank' discard 'Swank'")).toBe('wrong-sum')
    expect(ana.cannot("build 'Swank'")).toBe('wrong-sum')
    expect(ana.cannot("build 'Swank' discard 'Rare Artefact'")).toBeUndefined()
  })

  test('beavers-4 ruling 6: a stack of hand cards alone uses it up', () => {
    const { ana } = scenario({
      ana: { hand: ['Wise Spy', ...five], discard: ['Junk'], schedule: ['Overtime'] },
      bo: {},
    })

    ana.builds('Wise Spy')

    expect(ana.discard).toEqual(['Overtime', 'Junk'])
    expect(ana.schedule).toEqual([])
  })

  test('beavers-4 ruling 6: two waiting Overtimes are both used up by one stack', () => {
    const { ana } = scenario({
      ana: { hand: five, discard: ['Wise Spy'], schedule: ['Overtime', 'Overtime'] },
      bo: {},
    })

    ana.does("build none discard 'Wise Spy'")

    expect(ana.discard).toEqual(['Overtime', 'Overtime'])
    expect(ana.schedule).toEqual([])
  })

  test('beavers-4 ruling 6: a Charm build uses it up', () => {
    const { ana } = scenario(
      { ana: { hand: ['Charm'], discard: ['Junk'], stall: stacks(2), schedule: ['Overtime'] }, bo: {} },
      { marketDeck: ['Swank'] },
    )

    ana.plays('Charm')

    expect(ana.stall[2]).toEqual(['Swank'])
    expect(ana.discard).toEqual(['Charm', 'Overtime', 'Junk'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('beavers-4 ruling 9: Empty Chest and Stashing Vendor work from the discard pile', () => {
    const { ana } = scenario({
      ana: {
        hand: ['Swank', 'Junk', ...five],
        discard: ['Empty Chest', 'Stashing Vendor', 'Glue'],
        stall: stacks(6),
        schedule: ['Overtime'],
      },
      bo: {},
    })

    expect(ana.cannot("build 'Swank','Junk' discard 'Empty Chest'")).toBe('junk-in-stack')
    ana.does("build 'Swank','Junk' discard 'Empty Chest','Stashing Vendor'")

    expect(ana.stall[6]).toEqual(['Swank', 'Junk', 'Empty Chest', 'Stashing Vendor'])
    expect(ana.discard).toEqual(['Overtime', 'Glue'])
  })

  test('beavers-4 ruling 10: the rest of the discard pile keeps its order', () => {
    const { ana } = scenario({
      ana: { hand: five, discard: ['Glue', 'Wise Spy', 'Junk', 'Magnet'], schedule: ['Overtime'] },
      bo: {},
    })

    ana.does("build none discard 'Wise Spy'")

    expect(ana.discard).toEqual(['Overtime', 'Glue', 'Junk', 'Magnet'])
  })

  test('beavers-4 ruling 11: it cannot use itself', () => {
    const { ana } = scenario({ ana: { hand: five, stall: stacks(3), schedule: ['Overtime'] }, bo: {} })

    expect(ana.cannot("build none discard 'Overtime'")).toBe('not-there')
    expect(ana.cannot("build 'Overtime'")).toBe('not-in-hand')
  })

  test('beavers-4 ruling 12: a chameleon of the discard pile must copy', () => {
    const { ana } = scenario({
      ana: { hand: ['Risky Business', ...five], discard: ['Reflection'], stall: stacks(6), schedule: ['Overtime'] },
      bo: { discard: ['Swank'] },
    })

    ana.does("build 'Risky Business' discard 'Reflection=Swank'")

    expect(ana.stall[6]).toEqual(['Risky Business', 'Reflection'])
  })

  test('beavers-4 ruling 12: a chameleon of the discard pile does not count its printed value if it can copy', () => {
    const { ana } = scenario({
      ana: { hand: five, discard: ['Reflection'], stall: stacks(1), schedule: ['Overtime'] },
      bo: { discard: ['Swank'] },
    })

    expect(ana.cannot("build none discard 'Reflection'")).toBeDefined()
  })

  test('beavers-4 ruling 12: Seeing Doubles of the discard pile looks at the hand', () => {
    const { ana } = scenario({
      ana: { hand: ['Swank', ...five], discard: ['Seeing Doubles'], stall: stacks(5), schedule: ['Overtime'] },
      bo: {},
    })

    ana.does("build 'Swank' discard 'Seeing Doubles=Swank'")

    expect(ana.stall[5]).toEqual(['Swank', 'Seeing Doubles'])
  })

  test('beavers-4 ruling 12: a chameleon of the discard pile with nothing to copy is plain', () => {
    const { ana } = scenario({
      ana: { hand: five, discard: ['Reflection'], stall: stacks(1), schedule: ['Overtime'] },
      bo: {},
    })

    ana.does("build none discard 'Reflection'")

    expect(ana.stall[1]).toEqual(['Reflection'])
  })

  test('beavers-4 ruling 13: only the own discard pile is open; the teammate may add hand cards', () => {
    const { ana, cy } = scenario(
      {
        ana: {
          hand: ['Rare Artefact', ...five],
          discard: ['Swank'],
          stall: stacks(5),
          schedule: ['Overtime'],
        },
        bo: {},
        cy: { hand: ['Daring Adventurer', 'Junk'], discard: ['Risky Business'] },
        dee: {},
      },
      { teams: true },
    )

    expect(ana.cannot("build 'Rare Artefact' discard 'Risky Business'")).toBe('not-there')
    ana.does("build 'Rare Artefact' discard 'Swank' help 'Daring Adventurer'")
    cy.chooses('Daring Adventurer')

    expect(ana.stall[5]?.toSorted()).toEqual(['Daring Adventurer', 'Rare Artefact', 'Swank'])
    expect(ana.discard).toEqual(['Overtime'])
    expect(cy.hand).toEqual(['Junk'])
    expect(cy.discard).toEqual(['Risky Business'])
  })

  test('beavers-4 ruling 13: a build of the teammate does not trigger it', () => {
    const { ana, bo, cy } = scenario(
      {
        ana: { hand: five, schedule: ['Overtime'] },
        bo: { hand: five },
        cy: { hand: ['Wise Spy', ...five], discard: ['Wise Spy'] },
        dee: { hand: five },
      },
      { teams: true },
    )

    ana.discards()
    bo.discards()
    expect(cy.cannot("build none discard 'Wise Spy'")).toBe('discard-not-allowed')
    cy.builds('Wise Spy')

    expect(ana.schedule).toEqual(['Overtime'])
  })

  test('beavers-4 with beavers-5b: Practice takes Overtime back after the stack is laid', () => {
    const { ana } = scenario({
      ana: { hand: four, discard: ['Wise Spy'], schedule: ['Practice', 'Overtime'] },
      bo: {},
    })

    ana.does("build none discard 'Wise Spy'")
    expect(ana.stall).toEqual([['Wise Spy']])
    expect(ana.isAsked).toBe('use it')
    ana.does('choose yes')

    expect(ana.hand).toEqual([...four, 'Overtime'])
    expect(ana.discard).toEqual(['Practice'])
  })
})

describe('beavers-5a Order in Chaos', () => {
  test('beavers-5a S1: in the hand fill the owner picks three of eleven cards, the rest forms the deck', () => {
    const { ana } = scenario({
      ana: {
        hand: ['Junk', 'Cookies', 'Cheer'],
        discard: ['Glue', 'Magnet', 'Sofa', 'Junk', 'Junk', 'Swank', 'Raffle', 'Rumours'],
        schedule: ['Order in Chaos'],
      },
      bo: {},
    })

    ana.discards()
    expect(ana.isAsked).toBe('use it')
    ana.does('choose yes')
    expect(ana.hand).toHaveLength(11)
    expect(ana.discard).toEqual([])
    ana.chooses('Junk', 'Swank', 'Junk', 'Junk', 'Cookies', 'Cheer', 'Raffle', 'Rumours')

    expect(ana.hand.toSorted()).toEqual(['Glue', 'Junk', 'Magnet', 'Sofa', 'Swank'])
    expect(ana.deck).toEqual(['Junk', 'Junk', 'Cookies', 'Cheer', 'Raffle', 'Rumours', 'Order in Chaos'])
    expect(ana.discard).toEqual([])
    expect(ana.schedule).toEqual([])
  })

  test('beavers-5a S2: before the shuffle of Magnet the deck is emptied, and nothing is shuffled', () => {
    const { ana, bo } = scenario({
      ana: {
        hand: ['Magnet', 'Cheer', 'Raffle', 'Charity'],
        deck: ['Glue', 'Sofa', 'Junk', 'Junk', 'Swank', 'Cookies'],
        discard: ['Rumours', 'Junk'],
        schedule: ['Order in Chaos'],
      },
      bo: {},
    })

    ana.plays('Magnet')
    ana.chooses('Cookies')
    expect(ana.isAsked).toBe('use it')
    ana.does('choose yes')
    expect(ana.hand).toHaveLength(11)
    ana.chooses('Cheer', 'Raffle', 'Charity', 'Junk', 'Junk', 'Junk', 'Swank')

    expect(ana.hand.toSorted()).toEqual(['Cookies', 'Glue', 'Rumours', 'Sofa'])
    expect(ana.deck).toEqual([])
    expect(ana.discard).toEqual([
      'Magnet',
      'Order in Chaos',
      'Swank',
      'Junk',
      'Junk',
      'Junk',
      'Charity',
      'Raffle',
      'Cheer',
    ])
    expect(bo.reads.join()).not.toContain('shuffled')
    expect(ana.isAsked).toBe('bonus')
  })

  test('beavers-5a S3: on another player’s turn it interrupts Little Villain before the shuffle', () => {
    const { ana, bo, table } = scenario({
      bo: { hand: ['Little Villain'] },
      ana: { hand: ['Junk'], deck: ['Glue'], discard: ['Magnet', 'Sofa'], schedule: ['Order in Chaos'] },
    })

    bo.plays('Little Villain')
    expect(table.asked).toBe('ana: use it')
    expect(table.turn).toBe('bo')
    expect(ana.discard).toEqual(['Glue', 'Magnet', 'Sofa'])
    ana.does('choose yes')
    ana.chooses('Junk', 'Sofa', 'Magnet')

    expect(ana.hand).toEqual(['Glue'])
    expect(ana.discard).toEqual(['Junk'])
    expect(ana.deck).toEqual(['Sofa', 'Magnet', 'Order in Chaos'])
    expect(bo.isAsked).toBe('bonus')
  })

  test('beavers-5a S4: declined it is discarded first and shuffled in', () => {
    const { ana } = scenario({
      ana: { hand: four, discard: ['Magnet', 'Glue'], schedule: ['Order in Chaos'] },
      bo: {},
    })

    ana.discards()
    ana.does('choose no')

    expect(ana.hand).toEqual([...four, 'Glue'])
    expect(ana.deck).toEqual(['Magnet', 'Order in Chaos'])
    expect(ana.discard).toEqual([])
    expect(ana.schedule).toEqual([])
  })

  test('beavers-5a ruling 1: it goes to the schedule with a bonus action and triggers in the same turn', () => {
    const { ana } = scenario({
      ana: { hand: ['Order in Chaos', 'Shattered Relic', 'Junk'], discard: ['Glue', 'Magnet'] },
      bo: {},
    })

    ana.plays('Order in Chaos')
    expect(ana.isAsked).toBe('bonus')
    expect(ana.schedule).toEqual(['Order in Chaos'])
    ana.plays('Shattered Relic')
    expect(ana.isAsked).toBe('use it')
    ana.does('choose no')

    expect(ana.hand).toEqual(['Magnet'])
    expect(ana.deck).toEqual(['Glue', 'Order in Chaos'])
    expect(ana.discard).toEqual(['Shattered Relic'])
  })

  test('beavers-5a ruling 6: a search of an empty deck or the last deck card drawn is no shuffle', () => {
    const { ana } = scenario({
      ana: {
        hand: ['Magnet', 'Shattered Relic', ...four, 'Junk'],
        deck: ['Glue'],
        discard: ['Sofa'],
        schedule: ['Order in Chaos'],
      },
      bo: {},
    })

    ana.plays('Shattered Relic')
    ana.chooses('Junk')
    expect(ana.deck).toEqual([])
    ana.plays('Magnet')

    expect(ana.isAsked).toBe('bonus')
    expect(ana.schedule).toEqual(['Order in Chaos'])
    expect(ana.discard).toEqual(['Magnet', 'Shattered Relic', 'Sofa'])
  })

  test('beavers-5a ruling 6: with deck and discard pile empty there is nothing to shuffle', () => {
    const { ana, table } = scenario({ ana: { hand: four, schedule: ['Order in Chaos'] }, bo: {} })

    ana.discards()

    expect(table.asked).toBe('bo: action')
    expect(ana.hand).toEqual([...four, 'Junk'])
    expect(ana.schedule).toEqual(['Order in Chaos'])
  })

  test('beavers-5a ruling 8: in the middle of the fill, cards already drawn count as held', () => {
    const { ana } = scenario({
      ana: {
        hand: ['Junk', 'Junk'],
        deck: ['Cheer'],
        discard: ['Glue', 'Magnet', 'Sofa'],
        schedule: ['Order in Chaos'],
      },
      bo: {},
    })

    ana.discards()
    expect(ana.hand).toEqual(['Junk', 'Junk', 'Cheer'])
    ana.does('choose yes')
    expect(ana.cannot("choose 'Junk','Junk'")).toBe('too-few')
    expect(ana.cannot("choose 'Junk','Junk','Cheer','Sofa'")).toBe('too-many')
    ana.chooses('Junk', 'Junk', 'Cheer')

    expect(ana.hand.toSorted()).toEqual(['Glue', 'Junk', 'Junk', 'Magnet', 'Sofa'])
    expect(ana.deck).toEqual(['Cheer', 'Order in Chaos'])
  })

  test('beavers-5a ruling 3: who holds no card keeps none', () => {
    const { ana, bo } = scenario({
      bo: { hand: ['Little Villain'] },
      ana: { discard: ['Magnet', 'Glue'], schedule: ['Order in Chaos'] },
    })

    bo.plays('Little Villain')
    ana.does('choose yes')
    ana.chooses('Magnet', 'Glue')

    expect(ana.hand).toEqual([])
    expect(ana.discard).toEqual(['Glue', 'Magnet'])
    expect(ana.deck).toEqual(['Order in Chaos'])
  })

  test('beavers-5a ruling 5: what the owner keeps is not in the deck that re-forms', () => {
    const { ana } = scenario({
      ana: { hand: ['Shattered Relic', 'Junk', 'Junk'], discard: ['Glue'], schedule: ['Order in Chaos'] },
      bo: {},
    })

    ana.plays('Shattered Relic')
    ana.does('choose yes')
    ana.chooses('Junk')

    expect(ana.hand).toEqual(['Glue', 'Junk'])
    expect(ana.deck).toEqual(['Order in Chaos'])
    expect(ana.discard).toEqual(['Shattered Relic'])
  })

  test('beavers-5a ruling 8: in the middle of Swift Broker the hand is already discarded, so no card is kept', () => {
    const { ana } = scenario({
      ana: { hand: ['Swift Broker', 'Junk'], discard: ['Quality Inspection', 'Glue'], schedule: ['Order in Chaos'] },
      bo: {},
    })

    ana.plays('Swift Broker')
    expect(ana.isAsked).toBe('use it')
    expect(ana.hand).toEqual([])
    ana.does('choose yes')
    ana.chooses('Glue', 'Junk', 'Quality Inspection')

    expect(ana.hand).toEqual(['Glue'])
    expect(ana.deck).toEqual(['Junk', 'Quality Inspection', 'Order in Chaos'])
    expect(ana.discard).toEqual(['Swift Broker'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('beavers-5a ruling 8: Cookies kept in the middle of the fill raise its goal', () => {
    const { ana } = scenario({
      ana: { hand: four, discard: ['Junk', 'Cookies', 'Glue', 'Sofa'], schedule: ['Order in Chaos'] },
      bo: {},
    })

    ana.discards()
    ana.does('choose yes')
    ana.chooses('Sofa', 'Glue', 'Junk', 'Little Villain')

    expect(ana.hand.toSorted()).toEqual([
      'Cookies',
      'Glue',
      'Little Villain',
      'Little Villain',
      'Little Villain',
      'Sofa',
    ])
    expect(ana.deck).toEqual(['Junk', 'Little Villain', 'Order in Chaos'])
  })

  test('beavers-5a ruling 11: a kept Quality Inspection counts as placed into the hand', () => {
    const { ana } = scenario({
      ana: {
        hand: ['Shattered Relic', 'Junk', 'Cheer'],
        discard: ['Quality Inspection', 'Glue'],
        schedule: ['Order in Chaos'],
      },
      bo: {},
    })

    ana.plays('Shattered Relic')
    ana.chooses('Junk')
    ana.does('choose yes')
    ana.chooses('Cheer', 'Glue')
    expect(ana.hand).toEqual(['Quality Inspection', 'Cheer'])
    expect(ana.isAsked).toBe('react')
    ana.chooses('Quality Inspection')
    ana.chooses('Cheer')

    expect(ana.hand).toEqual(['Quality Inspection', 'Glue'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('beavers-5a ruling 11: a Quality Inspection that was discarded again does not react', () => {
    const { ana } = scenario({
      ana: {
        hand: ['Shattered Relic', 'Junk', 'Cheer'],
        discard: ['Quality Inspection', 'Glue'],
        schedule: ['Order in Chaos'],
      },
      bo: {},
    })

    ana.plays('Shattered Relic')
    ana.chooses('Junk')
    ana.does('choose yes')
    ana.chooses('Glue', 'Quality Inspection')

    expect(ana.hand).toEqual(['Cheer', 'Glue'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('beavers-5a ruling 13: a chameleon that waits as Order in Chaos is shuffled in as itself', () => {
    const { ana } = scenario({
      ana: { hand: four, discard: ['Magnet'], schedule: ['Reflection=Order in Chaos'] },
      bo: {},
    })

    ana.discards()
    ana.does('choose no')

    expect(ana.hand).toEqual([...four, 'Magnet'])
    expect(ana.deck).toEqual(['Reflection'])
  })

  test('beavers-5a ruling 14: the shuffle of another deck, even the teammate’s, does not trigger it', () => {
    const { ana, bo, cy, table } = scenario(
      {
        ana: { hand: five, discard: ['Junk'], schedule: ['Order in Chaos'] },
        bo: { hand: four, discard: ['Junk'] },
        cy: { hand: four, discard: ['Junk'] },
        dee: { hand: five },
      },
      { teams: true },
    )

    ana.discards()
    bo.discards()
    cy.discards()

    expect(table.asked).toBe('dee: action')
    expect(ana.schedule).toEqual(['Order in Chaos'])
  })

  test('beavers-5a hidden information: others see neither the deck cards nor what is kept of them, only the discards', () => {
    const { ana, bo } = scenario({
      ana: {
        hand: ['Magnet', 'Cheer'],
        deck: ['Glue', 'Sofa', 'Swank', 'Raffle'],
        schedule: ['Order in Chaos'],
      },
      bo: {},
    })

    ana.plays('Magnet')
    ana.chooses('Swank')
    ana.does('choose yes')
    expect(bo.sees).not.toMatch(/platypuses-5b|polecats-5b|polecats-3|foxes-3/)
    ana.chooses('Raffle', 'Cheer', 'Swank')

    expect(ana.hand.toSorted()).toEqual(['Glue', 'Sofa'])
    expect(bo.reads.join()).toContain('Raffle (foxes-3) goes from the hand of p1 to the discard pile of p1')
    expect(bo.reads.join()).not.toMatch(/Glue|Sofa/)
    expect(bo.sees).not.toMatch(/platypuses-5b|polecats-5b/)
  })

  test('beavers-5a R8: of two different cards that wait as Order in Chaos the owner chooses the first', () => {
    const { ana } = scenario({
      ana: {
        hand: four,
        discard: ['Magnet', 'Glue'],
        schedule: ['Order in Chaos', 'Reflection=Order in Chaos'],
      },
      bo: {},
    })

    ana.discards()
    ana.chooses('Reflection=Order in Chaos')
    ana.chooses('Little Villain', 'Little Villain')
    expect(ana.schedule).toEqual(['Order in Chaos'])
    expect(ana.discard).toEqual(['Reflection', 'Little Villain', 'Little Villain'])
    ana.does('choose no')

    expect(ana.hand.toSorted()).toEqual(['Glue', 'Little Villain', 'Little Villain', 'Little Villain', 'Magnet'])
    expect(ana.deck).toEqual(['Little Villain', 'Reflection', 'Order in Chaos'])
  })

  test('beavers-5a with beavers-5b: on another player’s turn Practice takes the resolved Order in Chaos back', () => {
    const { ana, bo, table } = scenario({
      bo: { hand: ['Little Villain'] },
      ana: { deck: ['Glue'], discard: ['Magnet'], schedule: ['Practice', 'Order in Chaos'] },
    })

    bo.plays('Little Villain')
    expect(table.asked).toBe('ana: use it')
    ana.does('choose no')
    expect(table.asked).toBe('ana: use it')
    ana.does('choose yes')

    expect(ana.hand).toEqual(['Order in Chaos'])
    expect(ana.discard).toEqual(['Magnet'])
    expect(ana.deck).toEqual(['Glue', 'Practice'])
    expect(bo.isAsked).toBe('bonus')
  })
})

describe('beavers-5b Practice', () => {
  test('beavers-5b S1: the resolved technique comes back and may be played again', () => {
    const { ana } = scenario({
      ana: { hand: ['Magnet'], deck: ['Glue', 'Junk', 'Sofa'], schedule: ['Practice'] },
      bo: {},
    })

    ana.plays('Magnet')
    ana.chooses('Glue')
    expect(ana.isAsked).toBe('use it')
    ana.does('choose yes')
    expect(ana.hand).toEqual(['Glue', 'Magnet'])
    expect(ana.discard).toEqual(['Practice'])
    expect(ana.isAsked).toBe('bonus')
    ana.plays('Magnet')
    ana.chooses('Sofa')

    expect(ana.hand).toEqual(['Glue', 'Sofa'])
    expect(ana.discard).toEqual(['Magnet', 'Practice'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('beavers-5b S2: Scary Gunfight, over at the start of the turn, may be taken into the hand', () => {
    const { ana, table } = scenario({
      ana: { hand: ['Junk'], schedule: ['Practice', 'Scary Gunfight'] },
      bo: {},
    })

    expect(table.asked).toBe('ana: use it')
    ana.does('choose yes')

    expect(ana.hand).toEqual(['Junk', 'Scary Gunfight'])
    expect(ana.discard).toEqual(['Practice'])
    expect(ana.schedule).toEqual([])
    expect(ana.isAsked).toBe('action')
  })

  test('beavers-5b S3: Acorn that moves to a stall leaves Practice waiting', () => {
    const { ana, bo } = scenario({
      ana: { hand: ['Acorn'], schedule: ['Practice'] },
      bo: { stall: [['Wise Spy']] },
    })

    ana.plays('Acorn')

    expect(bo.stall).toEqual([['Acorn']])
    expect(ana.hand).toEqual(['Wise Spy'])
    expect(ana.schedule).toEqual(['Practice'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('beavers-5b S4: declined, Rumours and then Practice are discarded', () => {
    const { ana } = scenario({
      ana: { hand: ['Rumours'], discard: ['Glue', 'Magnet', 'Junk'], schedule: ['Practice'] },
      bo: {},
    })

    ana.plays('Rumours')
    ana.does('choose no')

    expect(ana.discard).toEqual(['Practice', 'Rumours', 'Junk'])
    expect(ana.deck).toEqual(['Magnet', 'Glue'])
    expect(ana.hand).toEqual([])
    expect(ana.isAsked).toBe('bonus')
  })

  test('beavers-5b ruling 1: it goes to the schedule with a bonus action and triggers in the same turn', () => {
    const { ana } = scenario({ ana: { hand: ['Practice', 'Flashy Show'] }, bo: {} })

    ana.plays('Practice')
    expect(ana.isAsked).toBe('bonus')
    expect(ana.schedule).toEqual(['Practice'])
    ana.plays('Flashy Show')
    ana.does('choose yes')

    expect(ana.hand).toEqual(['Flashy Show'])
    expect(ana.discard).toEqual(['Practice'])
  })

  test('beavers-5b ruling 6: Cunning Neighbour on the deck does not trigger it', () => {
    const { ana } = scenario({ ana: { hand: ['Cunning Neighbour'], schedule: ['Practice'] }, bo: { hand: ['Junk'] } })

    ana.plays('Cunning Neighbour')
    ana.does('choose yes')

    expect(ana.deck).toEqual(['Cunning Neighbour'])
    expect(ana.schedule).toEqual(['Practice'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('beavers-5b ruling 6: Cunning Neighbour that would be discarded triggers it', () => {
    const { ana } = scenario({ ana: { hand: ['Cunning Neighbour'], schedule: ['Practice'] }, bo: { hand: ['Junk'] } })

    ana.plays('Cunning Neighbour')
    ana.does('choose no')
    expect(ana.isAsked).toBe('use it')
    ana.does('choose yes')

    expect(ana.hand).toEqual(['Cunning Neighbour'])
    expect(ana.discard).toEqual(['Practice'])
  })

  test('beavers-5b ruling 6: Gift Voucher and Safety Precaution that change places do not trigger it', () => {
    const { ana } = scenario(
      {
        ana: { hand: ['Gift Voucher', 'Safety Precaution'], stall: [['Wise Spy']], schedule: ['Practice'] },
        bo: {},
      },
      { market: ['Glue'] },
    )

    ana.plays('Gift Voucher')
    ana.plays('Safety Precaution')

    expect(ana.hand).toEqual(['Glue', 'Wise Spy'])
    expect(ana.schedule).toEqual(['Practice'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('beavers-5b ruling 6: Acorn that finds no stall would be discarded and triggers it', () => {
    const { ana } = scenario({ ana: { hand: ['Acorn'], schedule: ['Practice'] }, bo: {} })

    ana.plays('Acorn')
    ana.does('choose yes')

    expect(ana.hand).toEqual(['Acorn'])
    expect(ana.discard).toEqual(['Practice'])
  })

  test('beavers-5b ruling 7: a technique that goes to the schedule does not trigger it yet', () => {
    const { ana } = scenario({ ana: { hand: ['Steady Achiever', 'Junk'], schedule: ['Practice'] }, bo: {} })

    ana.plays('Steady Achiever')

    expect(ana.schedule).toEqual(['Practice', 'Steady Achiever'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('beavers-5b ruling 7: a sloth that resolves at the start of the turn comes back', () => {
    const { ana } = scenario({ ana: { deck: ['Glue'], schedule: ['Practice', 'Steady Achiever'] }, bo: {} })

    ana.does('choose yes')

    expect(ana.hand).toEqual(['Glue', 'Steady Achiever'])
    expect(ana.discard).toEqual(['Practice'])
    expect(ana.isAsked).toBe('action')
  })

  test('beavers-5b ruling 7: Snack that resolves in a build comes back before the stack is laid', () => {
    const { ana } = scenario(
      { ana: { hand: ['Wise Spy', ...four], schedule: ['Practice', 'Snack'] }, bo: {} },
      { market: ['Glue'] },
    )

    ana.does("build 'Wise Spy' take 'Glue'")
    expect(ana.isAsked).toBe('use it')
    expect(ana.stall).toEqual([])
    ana.does('choose yes')

    expect(ana.stall).toEqual([['Wise Spy']])
    expect(ana.hand.toSorted()).toEqual([...four, 'Glue', 'Snack'].toSorted())
    expect(ana.discard).toEqual(['Practice'])
  })

  test('beavers-5b ruling 8: a second Practice may return the first', () => {
    const { ana } = scenario({
      ana: { hand: ['Flashy Show'], schedule: ['Practice', 'Reflection=Practice'] },
      bo: {},
    })

    ana.plays('Flashy Show')
    ana.chooses('Practice')
    expect(ana.hand).toEqual(['Flashy Show'])
    expect(ana.isAsked).toBe('use it')
    ana.does('choose yes')

    expect(ana.hand).toEqual(['Flashy Show', 'Practice'])
    expect(ana.discard).toEqual(['Reflection'])
    expect(ana.schedule).toEqual([])
    expect(ana.isAsked).toBe('bonus')
  })

  test('beavers-5b ruling 8: of two cards that wait as Practice the owner chooses the first', () => {
    const { ana } = scenario({
      ana: { hand: ['Flashy Show'], schedule: ['Practice', 'Reflection=Practice'] },
      bo: {},
    })

    ana.plays('Flashy Show')
    ana.chooses('Reflection=Practice')
    ana.does('choose yes')

    expect(ana.hand).toEqual(['Flashy Show', 'Reflection'])
    expect(ana.discard).toEqual(['Practice'])
    expect(ana.schedule).toEqual([])
  })

  test('beavers-5b ruling 8: a single Practice that resolves goes to the discard pile without a question', () => {
    const { ana } = scenario({ ana: { hand: ['Flashy Show'], schedule: ['Practice'] }, bo: {} })

    ana.plays('Flashy Show')
    ana.does('choose no')

    expect(ana.discard).toEqual(['Practice', 'Flashy Show'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('beavers-5b ruling 10: a technique without a bonus action comes back, and the action phase ends', () => {
    const { ana, table } = scenario(
      { ana: { hand: ['Prepaid Good', ...four], schedule: ['Practice'] }, bo: {} },
      { market: ['Glue'] },
    )

    ana.plays('Prepaid Good')
    ana.does('choose yes')

    expect(ana.hand).toEqual([...four, 'Glue', 'Prepaid Good'])
    expect(ana.discard).toEqual(['Practice'])
    expect(table.turn).toBe('bo')
  })

  test('beavers-5b ruling 11: a chameleon played as a technique returns as a plain chameleon', () => {
    const { ana } = scenario({
      ana: { hand: ['Reflection', 'Junk'], deck: ['Glue', 'Sofa'], schedule: ['Practice'] },
      bo: { discard: ['Shattered Relic'] },
    })

    ana.plays('Reflection=Shattered Relic')
    ana.does('choose yes')

    expect(ana.hand).toEqual(['Glue', 'Reflection'])
    expect(ana.discard).toEqual(['Practice'])
    expect(ana.cannot("play 'Reflection=Shattered Relic'")).toBeUndefined()
  })

  test('beavers-5b ruling 11: a chameleon played as Practice is discarded as itself', () => {
    const { ana } = scenario({
      ana: { hand: ['Reflection', 'Flashy Show'] },
      bo: { discard: ['Practice'] },
    })

    ana.plays('Reflection=Practice')
    ana.plays('Flashy Show')
    ana.does('choose yes')

    expect(ana.hand).toEqual(['Flashy Show'])
    expect(ana.discard).toEqual(['Reflection'])
  })

  test('beavers-5b ruling 12: techniques of others, even of the teammate, do not trigger it', () => {
    const { ana, bo, cy } = scenario(
      {
        ana: { hand: five, schedule: ['Practice'] },
        bo: { hand: ['Flashy Show', ...five] },
        cy: { hand: ['Flashy Show', ...five] },
        dee: { hand: five },
      },
      { teams: true },
    )

    ana.discards()
    bo.plays('Flashy Show')
    bo.passes()
    cy.plays('Flashy Show')

    expect(cy.isAsked).toBe('bonus')
    expect(ana.schedule).toEqual(['Practice'])
  })

  test('beavers-5b ruling 2: another player sees the returned technique and may still react to it', () => {
    const { ana, bo, table } = scenario({
      ana: { hand: ['Flashy Show'], schedule: ['Practice'] },
      bo: { hand: ['Ancient Knowledge'], deck: ['Glue', 'Junk'] },
    })

    ana.plays('Flashy Show')
    ana.does('choose yes')
    expect(table.asked).toBe('bo: react')
    bo.chooses()

    expect(ana.isAsked).toBe('bonus')
    expect(bo.reads.join()).toContain('Flashy Show (macaws-5a) goes from the schedule of p1 to the hand of p1')
  })
})
