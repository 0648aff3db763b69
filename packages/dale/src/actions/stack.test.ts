/** Which stacks are legal (rules 6.3). */
import { expect, test } from 'vitest'
import { atStack, besideBo, builder, junk, stacks, teammates } from '../testing/beginnings.ts'
import { scenario } from '../testing/scenario.ts'

// The cards

test('rule 6.3.1: a stack of one card', () => {
  const { ana, table } = besideBo({ hand: ['Tireless Tinkerer', 'Magnet'], deck: junk(5) })

  ana.builds('Tireless Tinkerer')

  expect(ana.stall).toEqual([['Tireless Tinkerer']])
  expect(ana.hand).toEqual(['Magnet', 'Junk', 'Junk', 'Junk', 'Junk'])
  expect(table.turn).toBe('bo')
})

test('rule 6.3.1: a stack needs a card', () => {
  const { ana } = besideBo({ hand: ['Tireless Tinkerer'] })

  expect(ana.cannot('build none')).toBe('empty-stack')
})

test('rule 6.3.1: the cards come from the hand and from nowhere else', () => {
  const { ana } = scenario(
    {
      ana: { hand: ['Cheer', 'Nuisance'], deck: ['Calculations'], discard: ['Rare Artefact'], stall: stacks(1) },
      bo: { hand: ['Ancient Knowledge'] },
    },
    { market: ['Cookies'] },
  )

  const fromDeck = ana.cannot("build 'Calculations'")
  const fromDiscardPile = ana.cannot("build 'Rare Artefact'")
  const fromAnotherHand = ana.cannot("build 'Ancient Knowledge'")
  const fromMarket = ana.cannot("build 'Cookies'")

  expect([fromDeck, fromDiscardPile, fromAnotherHand, fromMarket]).toEqual(Array(4).fill('not-in-hand'))
})

test('rule 6.3.1: the discard pile is closed without Nostalgic Item and Overtime', () => {
  const { ana } = atStack(3, { hand: ['Cheer', 'Magnet'], discard: ['Cunning Neighbour'] })

  expect(ana.cannot("build 'Cheer' discard 'Cunning Neighbour'")).toBe('discard-not-allowed')
})

test('rule 6.3.1: with Overtime cards of the discard pile may be part of the stack', () => {
  const { ana } = atStack(3, {
    hand: ['Cheer', 'Magnet'],
    discard: ['Cunning Neighbour', 'Glue'],
    schedule: ['Overtime'],
  })

  ana.does("build 'Cheer' discard 'Cunning Neighbour'")

  expect(ana.stall[2]).toEqual(['Cheer', 'Cunning Neighbour'])
  expect(ana.discard).toEqual(['Overtime', 'Glue'])
})

test('rule 6.3.1: the market is closed without Snack', () => {
  const { ana } = atStack(6, { hand: ['Binoculars', 'Cheer'] }, { market: ['Ancient Knowledge'] })

  expect(ana.cannot("build 'Binoculars','Ancient Knowledge' take 'Ancient Knowledge'")).toBe('market-not-allowed')
})

// One set

test('rule 6.3.2: cards of one set make a stack', () => {
  const { ana } = atStack(6, { hand: ['Cunning Neighbour', 'Cheer', 'Raffle'] })

  ana.builds('Raffle', 'Cunning Neighbour', 'Cheer')

  expect(ana.stall[5]).toEqual(['Raffle', 'Cunning Neighbour', 'Cheer'])
})

test('rule 6.3.2: cards of two sets make no stack', () => {
  const { ana } = atStack(5, { hand: ['Raffle', 'Rare Artefact', 'Cheer', 'Magnet'] })

  expect(ana.cannot("build 'Raffle','Rare Artefact'")).toBe('mixed-sets')
})

test('rule 6.3.2: a chameleon belongs to the set of what it copies', () => {
  const { ana } = scenario({
    ana: builder(3, { hand: ['Reflection', 'Nuisance'] }),
    bo: { hand: ['Magnet'], discard: ['Wily Fellow'] },
  })

  ana.builds('Reflection=Wily Fellow', 'Nuisance')

  expect(ana.stall[2]).toEqual(['Reflection', 'Nuisance'])
})

test('rule 6.3.2: a chameleon without a model belongs to the chameleons', () => {
  const { ana } = besideBo({
    hand: ['Reflection', 'Cheer', 'Gift Voucher', 'Flexible Shopkeeper'],
    deck: junk(5),
    stall: [],
  })

  expect(ana.cannot("build 'Reflection'")).toBe('wrong-sum')
  ana.builds('Flexible Shopkeeper')

  expect(ana.stall).toEqual([['Flexible Shopkeeper']])
})

test('rule 6.3.2: where two copies would fit, the one that is meant must be named', () => {
  const { ana } = scenario({
    ana: builder(2, { hand: ['Reflection', 'Magnet'] }),
    bo: { hand: ['Magnet'], discard: ['Cheer'] },
    cy: { discard: ['Empty Chest'] },
  })

  expect(ana.cannot("build 'Reflection'")).toBe('must-copy')
  expect(ana.cannot("build 'Reflection=Empty Chest'")).toBeUndefined()
})

// No junk

test('rule 6.3.3: junk cannot be part of a stack', () => {
  const { ana } = atStack(3, { hand: ['Cheer', 'Junk', 'Raffle'] })

  expect(ana.cannot("build 'Cheer','Junk'")).toBe('junk-in-stack')
})

test('rule 6.3.3: with Stashing Vendor it is', () => {
  const { ana } = atStack(2, { hand: ['Stashing Vendor', 'Junk'] })

  ana.builds('Stashing Vendor', 'Junk')

  expect(ana.stall[1]).toEqual(['Stashing Vendor', 'Junk'])
})

// The sum

test('rule 6.3.4: the sum must be the number of the stack, no less and no more', () => {
  const { ana } = atStack(4, { hand: ['Cunning Neighbour', 'Cheer', 'Raffle', 'Magnet'] })

  expect(ana.cannot("build 'Raffle'")).toBe('wrong-sum')
  expect(ana.cannot("build 'Cunning Neighbour','Raffle'")).toBeUndefined()
  expect(ana.cannot("build 'Cheer','Raffle'")).toBe('wrong-sum')
})

test('rule 6.3.4: stacks are built strictly in order', () => {
  const { ana } = besideBo({ hand: ['Cheer', 'Raffle', 'Wise Spy'] })

  const second = ana.cannot("build 'Cheer'")

  expect(second).toBe('wrong-sum')
})

test('rule 6.3.4: a Nasty Threat of an opponent adds 1', () => {
  const { ana } = scenario({
    ana: builder(2, { hand: ['Cheer', 'Raffle', 'Magnet'] }),
    bo: { hand: ['Magnet'], schedule: ['Nasty Threat'] },
  })

  expect(ana.cannot("build 'Cheer'")).toBe('wrong-sum')
  ana.builds('Raffle')

  expect(ana.stall[1]).toEqual(['Raffle'])
})

test('rule 6.3.4: the builder’s own Nasty Threat adds nothing', () => {
  const { ana } = atStack(2, { hand: ['Nasty Threat', 'Cheer'] })

  ana.plays('Nasty Threat')
  ana.builds('Cheer')

  expect(ana.stall[1]).toEqual(['Cheer'])
})

test('rule 6.3.4: two Nasty Threats of opponents add 2', () => {
  const { ana } = scenario({
    ana: builder(2, { hand: ['Magnet', 'Raffle'] }),
    bo: { hand: ['Magnet'], schedule: ['Nasty Threat'] },
    cy: { hand: ['Reflection'], schedule: ['Reflection=Nasty Threat'] },
  })

  expect(ana.cannot("build 'Raffle'")).toBe('wrong-sum')
  ana.builds('Magnet')

  expect(ana.stall[1]).toEqual(['Magnet'])
})

test('rule 6.3.4: a Nasty Threat of the teammate adds nothing', () => {
  const { ana } = teammates(2, { hand: ['Cheer', 'Magnet'] }, { schedule: ['Nasty Threat'] })

  ana.builds('Cheer')

  expect(ana.stall[1]).toEqual(['Cheer'])
})

test('rule 6.3.4: effective values count, and they are binding', () => {
  const { ana } = atStack(3, { hand: ['Flashy Show', 'Cheer', 'Raffle'] })

  ana.plays('Flashy Show')
  expect(ana.cannot("build 'Raffle'")).toBe('wrong-sum')
  ana.builds('Cheer')

  expect(ana.stall[2]).toEqual(['Cheer'])
})

test('rule 6.3.4: with a Nasty Threat the winning stack is worth 9', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Tasters', 'Charity', 'Raffle'], stall: stacks(7) },
    bo: { hand: ['Magnet'], schedule: ['Nasty Threat'] },
  })

  expect(ana.cannot("build 'Tasters','Raffle'")).toBe('wrong-sum')
  ana.builds('Tasters', 'Charity')

  expect(table.winners).toEqual(['ana'])
})

// The whole stack

test('rule 6.3.5: a stack is built in one go, and a second build is the next number', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Cunning Neighbour', 'Cheer'], deck: junk(5) },
    bo: { hand: ['Magnet'], deck: junk(5) },
  })

  ana.builds('Cunning Neighbour')
  bo.discards()
  ana.builds('Cheer')

  expect(ana.stall).toEqual([['Cunning Neighbour'], ['Cheer']])
})

test('rule 6.3: the cards are in the stack in the order written', () => {
  const { ana } = atStack(6, { hand: ['Cunning Neighbour', 'Cheer', 'Raffle'] })

  ana.builds('Cheer', 'Raffle', 'Cunning Neighbour')

  expect(ana.stall[5]).toEqual(['Cheer', 'Raffle', 'Cunning Neighbour'])
})

test('rule 6.3: a stack stays finished whatever happens to its cards', () => {
  const { ana } = besideBo({
    hand: ['Safety Precaution', 'Cheer', 'Magnet'],
    deck: junk(5),
    stall: [['Tireless Tinkerer']],
  })

  ana.plays('Safety Precaution')
  ana.builds('Cheer')

  expect(ana.stall).toEqual([['Safety Precaution'], ['Cheer']])
  expect(ana.hand).toContain('Tireless Tinkerer')
})

test('rule 6.3: cards in a stall have no effect any more', () => {
  const { ana } = besideBo({
    hand: ['Cheer', 'Rare Artefact', 'Junk', 'Raffle'],
    stall: [['Stashing Vendor'], ['Empty Chest'], ['Nostalgic Item']],
  })

  expect(ana.cannot("build 'Cheer','Rare Artefact'")).toBe('mixed-sets')
  expect(ana.cannot("build 'Raffle','Junk'")).toBe('junk-in-stack')
})

test('rule 6.3: a refused build moves nothing', () => {
  const { ana } = atStack(1, { hand: ['Cheer', 'Raffle', 'Wise Spy'], discard: ['Glue'] })

  expect(ana.cannot("build 'Raffle'")).toBe('wrong-sum')
  expect(ana.hand).toEqual(['Cheer', 'Raffle', 'Wise Spy'])
  expect(ana.discard).toEqual(['Glue'])
  expect(ana.stall).toEqual([])
  expect(ana.isAsked).toBe('action')
})

test('rule 6.3: only the active player can build', () => {
  const { bo } = scenario({ ana: { hand: ['Magnet'] }, bo: { hand: ['Wise Spy'] } })

  expect(bo.cannot("build 'Wise Spy'")).toBe('not-asked')
})

test('rule 6.3: without any legal stack a build is refused with its own reason', () => {
  const { ana } = besideBo({ hand: ['Magnet', 'Junk'] })

  expect(ana.cannot("build 'Magnet'")).toBe('wrong-sum')
  expect(ana.cannot("build 'Junk'")).toBe('junk-in-stack')
})

test('rule 6.3: combinations, the FAQ stack of Accordion as 6, Stashing Vendor and junk', () => {
  const { ana, table } = atStack(8, { hand: ['Accordion', 'Stashing Vendor', 'Junk'] })

  ana.builds('Accordion=6', 'Stashing Vendor', 'Junk')

  expect(table.winners).toEqual(['ana'])
})

// Winning (rules 10)

test('rule 10: the eighth stack wins at once, without reactions and clean-up', () => {
  const { ana, table } = scenario(
    { ana: builder(8, { hand: ['Tasters', 'Raffle'] }), bo: { hand: ['Extra Remarks'], discard: ['Glue'] } },
    { market: [null, 'Cheer'], marketDeck: ['Swank'] },
  )

  ana.builds('Tasters', 'Raffle')

  expect(table.winners).toEqual(['ana'])
  expect(table.asked).toBeUndefined()
  expect(ana.hand).toEqual([])
  expect(table.market).toEqual([null, 'Cheer', null, null, null])
  expect(ana.cannot('discard none')).toBe('game-is-over')
})

test('rule 10: a team does not win with its eighth stack', () => {
  const { ana, table } = teammates(8, { hand: ['Tasters', 'Raffle'] }, {})

  ana.builds('Tasters', 'Raffle')

  expect(table.winners).toEqual([])
  expect(table.turn).toBe('bo')
})

test('rule 10: a team wins together with its tenth stack', () => {
  const { ana, table } = teammates(10, { hand: ['Tasters', 'Rumours'] }, {})

  ana.builds('Tasters', 'Rumours')

  expect(table.winners).toEqual(['ana', 'cy'])
})

// Helping a build (rules 12)

const teams = { teams: true }

test('rule 12: the teammate adds a card to the stack, and refills only in their own clean-up', () => {
  const { ana, cy, table } = scenario(
    {
      ana: builder(5, { hand: ['Cheer', 'Magnet'] }),
      bo: { hand: ['Junk'] },
      cy: { hand: ['Raffle', 'Junk'], deck: junk(5) },
      di: { hand: ['Junk'] },
    },
    teams,
  )

  ana.does("build 'Cheer' help 'Raffle'")
  expect(table.asked).toBe('cy: help')
  cy.chooses('Raffle')

  expect(ana.stall[4]).toEqual(['Cheer', 'Raffle'])
  expect(ana.hand).toEqual(['Magnet', 'Junk', 'Junk', 'Junk', 'Junk'])
  expect(cy.hand).toEqual(['Junk'])
  expect(table.turn).toBe('bo')
})

test('rule 12: the teammate may add several cards', () => {
  const { ana, cy } = scenario(
    {
      ana: builder(6, { hand: ['Cheer', 'Magnet'] }),
      bo: { hand: ['Junk'] },
      cy: { hand: ['Raffle', 'Cunning Neighbour', 'Junk'] },
      di: { hand: ['Junk'] },
    },
    teams,
  )

  ana.does("build 'Cheer' help 'Raffle','Cunning Neighbour'")
  cy.chooses('Raffle', 'Cunning Neighbour')

  expect(ana.stall[5]?.toSorted()).toEqual(['Cheer', 'Cunning Neighbour', 'Raffle'])
  expect(cy.hand).toEqual(['Junk'])
})

test('rule 12: the teammate may refuse, which calls the build off and costs nothing', () => {
  const { ana, cy } = scenario(
    {
      ana: builder(5, { hand: ['Cheer', 'Magnet'] }),
      bo: { hand: ['Junk'] },
      cy: { hand: ['Raffle', 'Junk'] },
      di: { hand: ['Junk'] },
    },
    teams,
  )

  ana.does("build 'Cheer' help 'Raffle'")
  cy.chooses()

  expect(ana.stall).toHaveLength(4)
  expect(ana.hand).toEqual(['Cheer', 'Magnet'])
  expect(cy.hand).toEqual(['Raffle', 'Junk'])
  expect(ana.isAsked).toBe('action')
})

test('rule 12: the teammate may add other cards than those asked for, if the stack is legal', () => {
  const { ana, cy } = scenario(
    {
      ana: builder(5, { hand: ['Cheer', 'Magnet'] }),
      bo: { hand: ['Junk'] },
      cy: { hand: ['Raffle', 'Cheer', 'Cunning Neighbour', 'Swank'] },
      di: { hand: ['Junk'] },
    },
    teams,
  )

  ana.does("build 'Cheer' help 'Raffle'")
  expect(cy.cannot("choose 'Swank'")).toBe('not-an-option')
  expect(cy.cannot("choose 'Cheer'")).toBe('not-an-option')
  cy.chooses('Cheer', 'Cunning Neighbour')

  expect(ana.stall[4]?.toSorted()).toEqual(['Cheer', 'Cheer', 'Cunning Neighbour'])
  expect(cy.hand).toEqual(['Raffle', 'Swank'])
})

test('rule 12: the builder must supply a card', () => {
  const { ana } = scenario(
    {
      ana: { hand: ['Cheer', 'Magnet'], stall: stacks(2) },
      bo: { hand: ['Junk'] },
      cy: { hand: ['Raffle'] },
      di: { hand: ['Junk'] },
    },
    teams,
  )

  expect(ana.cannot("build none help 'Raffle'")).toBe('empty-stack')
})

test('rule 12: opponents and single players do not help', () => {
  const { ana } = scenario({ ana: { hand: ['Cheer', 'Magnet'], stall: stacks(4) }, bo: { hand: ['Raffle'] } })

  expect(ana.cannot("build 'Cheer' help 'Raffle'")).toBe('no-teammate')
})

test('rule 12: value effects of the builder do not cover the cards of the teammate', () => {
  const { ana, cy } = scenario(
    {
      ana: builder(6, { hand: ['Flashy Show', 'Cheer', 'Magnet'] }),
      bo: { hand: ['Junk'] },
      cy: { hand: ['Raffle', 'Junk'] },
      di: { hand: ['Junk'] },
    },
    teams,
  )

  ana.plays('Flashy Show')
  ana.does("build 'Cheer' help 'Raffle'")
  cy.chooses('Raffle')

  expect(ana.stall[5]).toEqual(['Cheer', 'Raffle'])
})

test('rule 12: a chameleon that the teammate adds copies as usual', () => {
  const { ana, cy } = scenario(
    {
      ana: builder(5, { hand: ['Cheer', 'Magnet'] }),
      bo: { hand: ['Magnet'], discard: ['Raffle'] },
      cy: { hand: ['Reflection', 'Junk'] },
      di: { hand: ['Junk'] },
    },
    teams,
  )

  ana.does("build 'Cheer' help 'Reflection=Raffle'")
  cy.chooses('Reflection=Raffle')

  expect(ana.stall[4]).toEqual(['Cheer', 'Reflection'])
  expect(cy.hand).toEqual(['Junk'])
})

test('rule 12: junk that the teammate adds is bound to the rules like any other', () => {
  const { ana, cy } = scenario(
    {
      ana: builder(3, { hand: ['Cheer', 'Magnet'] }),
      bo: { hand: ['Junk'] },
      cy: { hand: ['Junk', 'Cunning Neighbour'] },
      di: { hand: ['Junk'] },
    },
    teams,
  )

  ana.does("build 'Cheer' help 'Junk'")
  expect(cy.cannot("choose 'Junk'")).toBe('not-an-option')
  cy.chooses('Cunning Neighbour')

  expect(ana.stall[2]).toEqual(['Cheer', 'Cunning Neighbour'])
})

test('rule 12: no one sees the hand of the teammate for asking', () => {
  const { ana, cy } = scenario(
    {
      ana: builder(5, { hand: ['Cheer', 'Magnet'] }),
      bo: { hand: ['Junk'] },
      cy: { hand: ['Swank', 'Junk'] },
      di: { hand: ['Junk'] },
    },
    teams,
  )

  ana.does("build 'Cheer' help 'Raffle'")
  expect(cy.isAsked).toBe('help')
  cy.chooses()

  expect(ana.sees).not.toContain('polecats-3')
  expect(ana.isAsked).toBe('action')
})

test('rule 12: with Overtime the builder uses their own discard pile and the teammate may still add', () => {
  const { ana, cy } = scenario(
    {
      ana: builder(6, { hand: ['Cheer'], discard: ['Cunning Neighbour'], schedule: ['Overtime'] }),
      bo: { hand: ['Junk'] },
      cy: { hand: ['Raffle', 'Junk'] },
      di: { hand: ['Junk'] },
    },
    teams,
  )

  ana.does("build 'Cheer' discard 'Cunning Neighbour' help 'Raffle'")
  cy.chooses('Raffle')

  expect(ana.stall[5]?.toSorted()).toEqual(['Cheer', 'Cunning Neighbour', 'Raffle'])
  expect(ana.discard).toEqual(['Overtime'])
})

test('rule 12: the stall of a team is shared', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: builder(3, { hand: ['Magnet', 'Junk'] }),
      bo: { hand: ['Magnet', 'Junk'], deck: junk(5) },
      cy: { hand: ['Raffle', 'Junk'], deck: junk(5) },
      di: { hand: ['Junk'] },
    },
    teams,
  )

  ana.discards()
  bo.discards()
  cy.builds('Raffle')

  expect(ana.stall).toEqual([...stacks(2), ['Raffle']])
})

// The inventory action (rules 6.4)

test('rule 6.4: any number of hand cards goes to the discard pile in the order written', () => {
  const { ana, table } = besideBo({ hand: ['Magnet', 'Junk', 'Cheer', 'Glue'], deck: junk(5), discard: ['Raffle'] })

  ana.discards('Glue', 'Junk', 'Magnet')

  expect(ana.discard).toEqual(['Magnet', 'Junk', 'Glue', 'Raffle'])
  expect(ana.hand).toEqual(['Cheer', 'Junk', 'Junk', 'Junk', 'Junk'])
  expect(table.turn).toBe('bo')
})

test('rule 6.4: it may discard nothing', () => {
  const { ana, table } = besideBo({ hand: ['Magnet', 'Junk'], deck: junk(5) })

  ana.discards()

  expect(ana.discard).toEqual([])
  expect(ana.hand).toEqual(['Magnet', 'Junk', 'Junk', 'Junk', 'Junk'])
  expect(table.turn).toBe('bo')
})

test('rule 6.4: it may discard the whole hand', () => {
  const { ana } = besideBo({ hand: ['Magnet', 'Cheer'], deck: junk(5) })

  ana.discards('Cheer', 'Magnet')

  expect(ana.discard).toEqual(['Magnet', 'Cheer'])
  expect(ana.hand).toEqual(junk(5))
})

test('rule 6.4: only cards of the hand', () => {
  const { ana } = besideBo({ hand: ['Magnet', 'Junk'], deck: ['Glue'] })

  expect(ana.cannot("discard 'Glue'")).toBe('not-in-hand')
  expect(ana.cannot("discard 'Junk','Junk'")).toBe('too-few-in-hand')
})

test('rule 5.3: the first action cannot be passed', () => {
  const { ana } = besideBo({ hand: ['Magnet', 'Junk'] })

  expect(ana.cannot('pass')).toBe('cannot-pass')
})

test('rule 5.2: as a bonus action the inventory action is possible too, and ends the action phase', () => {
  const { ana, table } = besideBo({ hand: ['Tireless Tinkerer', 'Magnet', 'Cheer'], deck: junk(5) })

  ana.plays('Tireless Tinkerer')
  ana.discards('Magnet')

  expect(ana.discard).toEqual(['Magnet', 'Tireless Tinkerer'])
  expect(table.turn).toBe('bo')
})

test('rule 6.4: discarded cards are public', () => {
  const { ana, bo } = besideBo({ hand: ['Glue', 'Cheer'], deck: junk(5) })

  ana.discards('Glue')

  expect(bo.sees).toContain('platypuses-5b')
  expect(bo.sees).not.toContain('foxes-2')
})
