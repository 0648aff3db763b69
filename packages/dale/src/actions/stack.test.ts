import { expect, test } from 'vitest'
import { scenario } from '../testing/scenario.ts'

/** Enough to fill a hand, so that the discard pile is left alone. */
const fiveJunk = ['Junk', 'Junk', 'Junk', 'Junk', 'Junk']

/** A stall with so many stacks; what lies in them does not matter. */
const stacks = (count: number): string[][] => Array.from({ length: count }, () => ['Magnet'])

/** Somebody who can act, so that the turn stops there. */
const bystander = { hand: ['Magnet'] }

// The cards

test('rule 6.3.1: a stack of one card', () => {
  const { ana, table } = scenario({ ana: { hand: ['Tireless Tinkerer', 'Magnet'], deck: fiveJunk }, bo: bystander })

  ana.builds('Tireless Tinkerer')

  expect(ana.stall).toEqual([['Tireless Tinkerer']])
  expect(ana.hand).toEqual(['Magnet', 'Junk', 'Junk', 'Junk', 'Junk'])
  expect(table.turn).toBe('bo')
})

test('rule 6.3.1: a stack needs a card', () => {
  const { ana } = scenario({ ana: { hand: ['Tireless Tinkerer'] }, bo: bystander })

  const refused = ana.cannot('build none')

  expect(refused).toBe('empty-stack')
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
  const { ana } = scenario({
    ana: { hand: ['Cheer', 'Magnet'], discard: ['Cunning Neighbour'], stall: stacks(2) },
    bo: bystander,
  })

  const refused = ana.cannot("build 'Cheer' discard 'Cunning Neighbour'")

  expect(refused).toBe('discard-not-allowed')
})

test('rule 6.3.1: with Overtime cards of the discard pile may be part of the stack', () => {
  const { ana } = scenario({
    ana: {
      hand: ['Cheer', 'Magnet'],
      deck: fiveJunk,
      discard: ['Cunning Neighbour', 'Glue'],
      schedule: ['Overtime'],
      stall: stacks(2),
    },
    bo: bystander,
  })

  ana.does("build 'Cheer' discard 'Cunning Neighbour'")

  expect(ana.stall[2]).toEqual(['Cheer', 'Cunning Neighbour'])
  expect(ana.discard).toEqual(['Overtime', 'Glue'])
})

test('rule 6.3.1: the market is closed without Snack', () => {
  const { ana } = scenario(
    { ana: { hand: ['Binoculars', 'Cheer'], stall: stacks(5) }, bo: bystander },
    { market: ['Ancient Knowledge'] },
  )

  const refused = ana.cannot("build 'Binoculars','Ancient Knowledge' take 'Ancient Knowledge'")

  expect(refused).toBe('market-not-allowed')
})

// One set

test('rule 6.3.2: cards of one set make a stack', () => {
  const { ana } = scenario({
    ana: { hand: ['Cunning Neighbour', 'Cheer', 'Raffle'], deck: fiveJunk, stall: stacks(5) },
    bo: bystander,
  })

  ana.builds('Raffle', 'Cunning Neighbour', 'Cheer')

  expect(ana.stall[5]).toEqual(['Raffle', 'Cunning Neighbour', 'Cheer'])
})

test('rule 6.3.2: cards of two sets make no stack', () => {
  const { ana } = scenario({
    ana: { hand: ['Raffle', 'Rare Artefact', 'Cheer', 'Magnet'], stall: stacks(4) },
    bo: bystander,
  })

  const refused = ana.cannot("build 'Raffle','Rare Artefact'")

  expect(refused).toBe('mixed-sets')
})

test('rule 6.3.2: a chameleon belongs to the set of what it copies', () => {
  const { ana } = scenario({
    ana: { hand: ['Reflection', 'Nuisance'], deck: fiveJunk, stall: stacks(2) },
    bo: { hand: ['Magnet'], discard: ['Wily Fellow'] },
  })

  ana.builds('Reflection=Wily Fellow', 'Nuisance')

  expect(ana.stall[2]).toEqual(['Reflection', 'Nuisance'])
})

test('rule 6.3.2: a chameleon without a model belongs to the chameleons', () => {
  const { ana } = scenario({
    ana: { hand: ['Reflection', 'Cheer', 'Gift Voucher', 'Flexible Shopkeeper'], deck: fiveJunk, stall: [] },
    bo: bystander,
  })

  expect(ana.cannot("build 'Reflection'")).toBe('wrong-sum')
  ana.builds('Flexible Shopkeeper')

  expect(ana.stall).toEqual([['Flexible Shopkeeper']])
})

test('rule 6.3.2: where two copies would fit, the one that is meant must be named', () => {
  const { ana } = scenario({
    ana: { hand: ['Reflection', 'Magnet'], deck: fiveJunk, stall: stacks(1) },
    bo: { hand: ['Magnet'], discard: ['Cheer'] },
    cy: { discard: ['Empty Chest'] },
  })

  const unnamed = ana.cannot("build 'Reflection'")
  const named = ana.cannot("build 'Reflection=Empty Chest'")

  expect([unnamed, named]).toEqual(['must-copy', undefined])
})

// No junk

test('rule 6.3.3: junk is no part of a stack', () => {
  const { ana } = scenario({
    ana: { hand: ['Cheer', 'Junk', 'Raffle'], stall: stacks(2) },
    bo: bystander,
  })

  const refused = ana.cannot("build 'Cheer','Junk'")

  expect(refused).toBe('junk-in-stack')
})

test('rule 6.3.3: with Stashing Vendor it is', () => {
  const { ana } = scenario({
    ana: { hand: ['Stashing Vendor', 'Junk'], deck: fiveJunk, stall: stacks(1) },
    bo: bystander,
  })

  ana.builds('Stashing Vendor', 'Junk')

  expect(ana.stall[1]).toEqual(['Stashing Vendor', 'Junk'])
})

// The sum

test('rule 6.3.4: the sum must be the number of the stack, no less and no more', () => {
  const { ana } = scenario({
    ana: { hand: ['Cunning Neighbour', 'Cheer', 'Raffle', 'Magnet'], stall: stacks(3) },
    bo: bystander,
  })

  const less = ana.cannot("build 'Raffle'")
  const exact = ana.cannot("build 'Cunning Neighbour','Raffle'")
  const more = ana.cannot("build 'Cheer','Raffle'")

  expect([less, exact, more]).toEqual(['wrong-sum', undefined, 'wrong-sum'])
})

test('rule 6.3.4: stacks are built strictly in order', () => {
  const { ana } = scenario({ ana: { hand: ['Cheer', 'Raffle', 'Wise Spy'] }, bo: bystander })

  const second = ana.cannot("build 'Cheer'")

  expect(second).toBe('wrong-sum')
})

test('rule 6.3.4: a Nasty Threat of an opponent adds 1', () => {
  const { ana } = scenario({
    ana: { hand: ['Cheer', 'Raffle', 'Magnet'], deck: fiveJunk, stall: stacks(1) },
    bo: { hand: ['Magnet'], schedule: ['Nasty Threat'] },
  })

  expect(ana.cannot("build 'Cheer'")).toBe('wrong-sum')
  ana.builds('Raffle')

  expect(ana.stall[1]).toEqual(['Raffle'])
})

test('rule 6.3.4: the own Nasty Threat adds nothing', () => {
  const { ana } = scenario({
    ana: { hand: ['Nasty Threat', 'Cheer'], deck: fiveJunk, stall: stacks(1) },
    bo: bystander,
  })

  ana.plays('Nasty Threat')
  ana.builds('Cheer')

  expect(ana.stall[1]).toEqual(['Cheer'])
})

test('rule 6.3.4: two Nasty Threats of opponents add 2', () => {
  const { ana } = scenario({
    ana: { hand: ['Magnet', 'Raffle'], deck: fiveJunk, stall: stacks(1) },
    bo: { hand: ['Magnet'], schedule: ['Nasty Threat'] },
    cy: { hand: ['Reflection'], schedule: ['Reflection=Nasty Threat'] },
  })

  expect(ana.cannot("build 'Raffle'")).toBe('wrong-sum')
  ana.builds('Magnet')

  expect(ana.stall[1]).toEqual(['Magnet'])
})

test('rule 6.3.4: a Nasty Threat of the teammate adds nothing', () => {
  const { ana } = scenario(
    {
      ana: { hand: ['Cheer', 'Magnet'], deck: fiveJunk, stall: stacks(1) },
      bo: bystander,
      cy: { schedule: ['Nasty Threat'] },
      di: bystander,
    },
    { teams: true },
  )

  ana.builds('Cheer')

  expect(ana.stall[1]).toEqual(['Cheer'])
})

test('rule 6.3.4: effective values count, and they are binding', () => {
  const { ana } = scenario({
    ana: { hand: ['Flashy Show', 'Cheer', 'Raffle'], deck: fiveJunk, stall: stacks(2) },
    bo: bystander,
  })

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

test('rule 6.3.5: a stack is laid at once, a second build is the next number', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Cunning Neighbour', 'Cheer'], deck: fiveJunk },
    bo: { hand: ['Magnet'], deck: fiveJunk },
  })

  ana.builds('Cunning Neighbour')
  bo.discards()
  ana.builds('Cheer')

  expect(ana.stall).toEqual([['Cunning Neighbour'], ['Cheer']])
})

test('rule 6.3: the cards lie in the stack in the order written', () => {
  const { ana } = scenario({
    ana: { hand: ['Cunning Neighbour', 'Cheer', 'Raffle'], deck: fiveJunk, stall: stacks(5) },
    bo: bystander,
  })

  ana.builds('Cheer', 'Raffle', 'Cunning Neighbour')

  expect(ana.stall[5]).toEqual(['Cheer', 'Raffle', 'Cunning Neighbour'])
})

test('rule 6.3: a stack stays finished whatever happens to its cards', () => {
  const { ana } = scenario({
    ana: { hand: ['Safety Precaution', 'Cheer', 'Magnet'], deck: fiveJunk, stall: [['Tireless Tinkerer']] },
    bo: bystander,
  })

  ana.plays('Safety Precaution')
  ana.builds('Cheer')

  expect(ana.stall).toEqual([['Safety Precaution'], ['Cheer']])
  expect(ana.hand).toContain('Tireless Tinkerer')
})

test('rule 6.3: cards in a stall have no effect any more', () => {
  const { ana } = scenario({
    ana: {
      hand: ['Cheer', 'Rare Artefact', 'Junk', 'Raffle'],
      stall: [['Stashing Vendor'], ['Empty Chest'], ['Nostalgic Item']],
    },
    bo: bystander,
  })

  const mixed = ana.cannot("build 'Cheer','Rare Artefact'")
  const junk = ana.cannot("build 'Raffle','Junk'")

  expect([mixed, junk]).toEqual(['mixed-sets', 'junk-in-stack'])
})

test('rule 6.3: a refused build moves nothing', () => {
  const { ana } = scenario({
    ana: { hand: ['Cheer', 'Raffle', 'Wise Spy'], discard: ['Glue'], stall: stacks(0) },
    bo: bystander,
  })

  const refused = ana.cannot("build 'Raffle'")

  expect(refused).toBe('wrong-sum')
  expect(ana.hand).toEqual(['Cheer', 'Raffle', 'Wise Spy'])
  expect(ana.discard).toEqual(['Glue'])
  expect(ana.stall).toEqual([])
  expect(ana.isAsked).toBe('action')
})

test('rule 6.3: who is not the active player cannot build', () => {
  const { bo } = scenario({ ana: { hand: ['Magnet'] }, bo: { hand: ['Wise Spy'] } })

  const refused = bo.cannot("build 'Wise Spy'")

  expect(refused).toBe('not-asked')
})

test('rule 6.3: without any legal stack a build is refused with its own reason', () => {
  const { ana } = scenario({ ana: { hand: ['Magnet', 'Junk'] }, bo: bystander })

  const value = ana.cannot("build 'Magnet'")
  const junk = ana.cannot("build 'Junk'")

  expect([value, junk]).toEqual(['wrong-sum', 'junk-in-stack'])
})

test('rule 6.3: combinations, the FAQ stack of Accordion as 6, Stashing Vendor and junk', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Accordion', 'Stashing Vendor', 'Junk'], stall: stacks(7) },
    bo: bystander,
  })

  ana.builds('Accordion=6', 'Stashing Vendor', 'Junk')

  expect(table.winners).toEqual(['ana'])
})

// Winning (rules 10)

test('rule 10: the eighth stack wins at once, without reactions and clean-up', () => {
  const { ana, table } = scenario(
    {
      ana: { hand: ['Tasters', 'Raffle'], deck: fiveJunk, stall: stacks(7) },
      bo: { hand: ['Extra Remarks'], discard: ['Glue'] },
    },
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
  const { ana, table } = scenario(
    { ana: { hand: ['Tasters', 'Raffle'], deck: fiveJunk, stall: stacks(7) }, bo: bystander, cy: {}, di: bystander },
    { teams: true },
  )

  ana.builds('Tasters', 'Raffle')

  expect(table.winners).toEqual([])
  expect(table.turn).toBe('bo')
})

test('rule 10: a team wins together with its tenth stack', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Tasters', 'Rumours'], stall: stacks(9) }, bo: bystander, cy: {}, di: bystander },
    { teams: true },
  )

  ana.builds('Tasters', 'Rumours')

  expect(table.winners).toEqual(['ana', 'cy'])
})

// Helping a build (rules 12)

const teams = { teams: true }

test('rule 12: the teammate adds a card to the stack, and refills only in the own clean-up', () => {
  const { ana, cy, table } = scenario(
    {
      ana: { hand: ['Cheer', 'Magnet'], deck: fiveJunk, stall: stacks(4) },
      bo: bystander,
      cy: { hand: ['Raffle', 'Junk'], deck: fiveJunk },
      di: bystander,
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
      ana: { hand: ['Cheer', 'Magnet'], deck: fiveJunk, stall: stacks(5) },
      bo: bystander,
      cy: { hand: ['Raffle', 'Cunning Neighbour', 'Junk'] },
      di: bystander,
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
      ana: { hand: ['Cheer', 'Magnet'], deck: fiveJunk, stall: stacks(4) },
      bo: bystander,
      cy: { hand: ['Raffle', 'Junk'] },
      di: bystander,
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
      ana: { hand: ['Cheer', 'Magnet'], deck: fiveJunk, stall: stacks(4) },
      bo: bystander,
      cy: { hand: ['Raffle', 'Cheer', 'Cunning Neighbour', 'Swank'] },
      di: bystander,
    },
    teams,
  )

  ana.does("build 'Cheer' help 'Raffle'")
  expect(cy.cannot("choose 'Swank'")).toBeDefined()
  expect(cy.cannot("choose 'Cheer'")).toBeDefined()
  cy.chooses('Cheer', 'Cunning Neighbour')

  expect(ana.stall[4]?.toSorted()).toEqual(['Cheer', 'Cheer', 'Cunning Neighbour'])
  expect(cy.hand).toEqual(['Raffle', 'Swank'])
})

test('rule 12: the builder must supply a card', () => {
  const { ana } = scenario(
    {
      ana: { hand: ['Cheer', 'Magnet'], stall: stacks(2) },
      bo: bystander,
      cy: { hand: ['Raffle'] },
      di: bystander,
    },
    teams,
  )

  const refused = ana.cannot("build none help 'Raffle'")

  expect(refused).toBe('empty-stack')
})

test('rule 12: opponents and single players do not help', () => {
  const { ana } = scenario({
    ana: { hand: ['Cheer', 'Magnet'], stall: stacks(4) },
    bo: { hand: ['Raffle'] },
  })

  const refused = ana.cannot("build 'Cheer' help 'Raffle'")

  expect(refused).toBe('no-teammate')
})

test('rule 12: value effects of the builder do not cover the cards of the teammate', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Flashy Show', 'Cheer', 'Magnet'], deck: fiveJunk, stall: stacks(5) },
      bo: bystander,
      cy: { hand: ['Raffle', 'Junk'] },
      di: bystander,
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
      ana: { hand: ['Cheer', 'Magnet'], deck: fiveJunk, stall: stacks(4) },
      bo: { hand: ['Magnet'], discard: ['Raffle'] },
      cy: { hand: ['Reflection', 'Junk'] },
      di: bystander,
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
      ana: { hand: ['Cheer', 'Magnet'], deck: fiveJunk, stall: stacks(2) },
      bo: bystander,
      cy: { hand: ['Junk', 'Cunning Neighbour'] },
      di: bystander,
    },
    teams,
  )

  ana.does("build 'Cheer' help 'Junk'")
  expect(cy.cannot("choose 'Junk'")).toBeDefined()
  cy.chooses('Cunning Neighbour')

  expect(ana.stall[2]).toEqual(['Cheer', 'Cunning Neighbour'])
})

test('rule 12: nobody sees the hand of the teammate for asking', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Cheer', 'Magnet'], deck: fiveJunk, stall: stacks(4) },
      bo: bystander,
      cy: { hand: ['Swank', 'Junk'] },
      di: bystander,
    },
    teams,
  )

  ana.does("build 'Cheer' help 'Raffle'")
  expect(cy.isAsked).toBe('help')
  cy.chooses()

  expect(ana.sees).not.toContain('polecats-3')
  expect(ana.isAsked).toBe('action')
})

test('rule 12: with Overtime the builder uses the own discard pile and the teammate may still add', () => {
  const { ana, cy } = scenario(
    {
      ana: {
        hand: ['Cheer'],
        deck: fiveJunk,
        discard: ['Cunning Neighbour'],
        schedule: ['Overtime'],
        stall: stacks(5),
      },
      bo: bystander,
      cy: { hand: ['Raffle', 'Junk'] },
      di: bystander,
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
      ana: { hand: ['Magnet', 'Junk'], deck: fiveJunk, stall: stacks(2) },
      bo: { hand: ['Magnet', 'Junk'], deck: fiveJunk },
      cy: { hand: ['Raffle', 'Junk'], deck: fiveJunk },
      di: bystander,
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
  const { ana, table } = scenario({
    ana: { hand: ['Magnet', 'Junk', 'Cheer', 'Glue'], deck: fiveJunk, discard: ['Raffle'] },
    bo: bystander,
  })

  ana.discards('Glue', 'Junk', 'Magnet')

  expect(ana.discard).toEqual(['Magnet', 'Junk', 'Glue', 'Raffle'])
  expect(ana.hand).toEqual(['Cheer', 'Junk', 'Junk', 'Junk', 'Junk'])
  expect(table.turn).toBe('bo')
})

test('rule 6.4: it may discard nothing', () => {
  const { ana, table } = scenario({ ana: { hand: ['Magnet', 'Junk'], deck: fiveJunk }, bo: bystander })

  ana.discards()

  expect(ana.discard).toEqual([])
  expect(ana.hand).toEqual(['Magnet', 'Junk', 'Junk', 'Junk', 'Junk'])
  expect(table.turn).toBe('bo')
})

test('rule 6.4: it may discard the whole hand', () => {
  const { ana } = scenario({ ana: { hand: ['Magnet', 'Cheer'], deck: fiveJunk }, bo: bystander })

  ana.discards('Cheer', 'Magnet')

  expect(ana.discard).toEqual(['Magnet', 'Cheer'])
  expect(ana.hand).toEqual(fiveJunk)
})

test('rule 6.4: only cards of the hand', () => {
  const { ana } = scenario({ ana: { hand: ['Magnet', 'Junk'], deck: ['Glue'] }, bo: bystander })

  const inDeck = ana.cannot("discard 'Glue'")
  const twice = ana.cannot("discard 'Junk','Junk'")

  expect([inDeck, twice]).toEqual(['not-in-hand', 'not-in-hand'])
})

test('rule 5.3: the first action cannot be passed', () => {
  const { ana } = scenario({ ana: { hand: ['Magnet', 'Junk'] }, bo: bystander })

  const refused = ana.cannot('pass')

  expect(refused).toBe('cannot-pass')
})

test('rule 5.2: as a bonus action the inventory action is possible too, and ends the action phase', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Tireless Tinkerer', 'Magnet', 'Cheer'], deck: fiveJunk },
    bo: bystander,
  })

  ana.plays('Tireless Tinkerer')
  ana.discards('Magnet')

  expect(ana.discard).toEqual(['Magnet', 'Tireless Tinkerer'])
  expect(table.turn).toBe('bo')
})

test('rule 6.4: what was discarded is public', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Glue', 'Cheer'], deck: fiveJunk }, bo: bystander })

  ana.discards('Glue')

  expect(bo.sees).toContain('platypuses-5b')
  expect(bo.sees).not.toContain('foxes-2')
})
