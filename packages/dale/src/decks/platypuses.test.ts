import { expect, test } from 'vitest'
import { alone, junk } from '../testing/beginnings.ts'
import { scenario } from '../testing/scenario.ts'

// Tireless Tinkerer

test('platypuses-1 S1: Tireless Tinkerer puts the top discard on the deck', () => {
  const { ana } = alone({ hand: ['Tireless Tinkerer'], deck: ['Glue'], discard: ['Magnet', 'Junk'] })

  ana.plays('Tireless Tinkerer')

  expect(ana.deck).toEqual(['Magnet', 'Glue'])
  expect(ana.discard).toEqual(['Tireless Tinkerer', 'Junk'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-1 S2: Tireless Tinkerer finds an empty discard pile', () => {
  const { ana } = alone({ hand: ['Tireless Tinkerer', 'Junk'], deck: ['Glue'] })

  ana.plays('Tireless Tinkerer')

  expect(ana.hand).toEqual(['Junk'])
  expect(ana.deck).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Tireless Tinkerer'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-1 S3: onto an empty deck Tireless Tinkerer puts one card and nothing is shuffled', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Tireless Tinkerer'], discard: ['Glue'] },
    bo: { hand: ['Balancing'], discard: ['Junk'] },
  })

  ana.plays('Tireless Tinkerer')

  expect(ana.deck).toEqual(['Glue'])
  expect(ana.reads.join()).not.toContain('shuffled')
  expect(bo.isAsked).toBeUndefined()
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-1 ruling 4: the second Tireless Tinkerer moves the first, which is on top by then', () => {
  const { ana } = alone({ hand: ['Tireless Tinkerer', 'Tireless Tinkerer'], discard: ['Junk', 'Glue'] })

  ana.plays('Tireless Tinkerer')
  ana.plays('Tireless Tinkerer')

  expect(ana.deck).toEqual(['Tireless Tinkerer', 'Junk'])
  expect(ana.discard).toEqual(['Tireless Tinkerer', 'Glue'])
})

test('platypuses-1 ruling 7: a chameleon played as Tireless Tinkerer is discarded as itself', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection'], discard: ['Magnet'] },
    bo: { discard: ['Tireless Tinkerer'] },
  })

  ana.plays('Reflection')

  expect(ana.deck).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Reflection'])
  expect(bo.discard).toEqual(['Tireless Tinkerer'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-1 ruling 8: Tireless Tinkerer leaves the piles of the teammate alone', () => {
  const { ana, cy } = scenario(
    { ana: { hand: ['Tireless Tinkerer'] }, bo: {}, cy: { deck: ['Junk'], discard: ['Magnet'] }, di: {} },
    { teams: true },
  )

  ana.plays('Tireless Tinkerer')

  expect(cy.deck).toEqual(['Junk'])
  expect(cy.discard).toEqual(['Magnet'])
})

test('platypuses-1: everybody knows the card that Tireless Tinkerer moved, and it is drawn next', () => {
  const { ana, bo } = alone({ hand: ['Tireless Tinkerer', ...junk(4)], deck: ['Glue'], discard: ['Magnet'] })

  ana.plays('Tireless Tinkerer')
  ana.passes()

  expect(bo.reads).toContain('Magnet (platypuses-4) goes from the discard pile of p1 to the deck of p1')
  expect(ana.hand).toEqual([...junk(4), 'Magnet'])
})

// Calculations

test('platypuses-2 S1: Calculations moves the wanted card before the price is taken', () => {
  const { ana, table } = alone(
    { hand: ['Calculations', ...junk(3)], deck: junk(6) },
    { market: ['Magnet', null, null, null, 'Glue'] },
  )

  ana.does("buy 5 with 'Calculations','Junk','Junk','Junk' arrange -,-,-,'Magnet','Glue'")

  expect(ana.hand).toContain('Glue')
  expect(ana.reads).toContain('p1 buys Glue (platypuses-5b) for 5')
  expect(table.market).toEqual(['Magnet', null, null, null, null])
})

test('platypuses-2 S2: Calculations that stays in hand arranges nothing', () => {
  const { ana, table } = alone(
    { hand: ['Calculations', 'Glue'] },
    { market: ['Magnet', null, null, null, 'Dangerous Test'] },
  )

  const reason = ana.cannot("buy 5 with 'Glue' arrange 'Magnet',-,-,-,'Dangerous Test'")

  expect(reason).toBe('arranging-needs-permission')
  expect(table.market).toEqual(['Magnet', null, null, null, 'Dangerous Test'])
})

test('platypuses-2 S3: after arranging, too much is still too much', () => {
  const { ana } = alone({ hand: ['Calculations', 'Dangerous Test'] }, { market: [null, null, null, null, 'Glue'] })

  const reason = ana.cannot("buy 5 with 'Calculations','Dangerous Test' arrange -,-,-,-,'Glue'")

  expect(reason).toBe('overpaid')
})

test('platypuses-2 S4: the surcharge of Scary Gunfight comes on top of the new place', () => {
  const { ana } = scenario(
    { ana: { hand: ['Calculations', 'Junk', 'Junk'], deck: junk(5) }, bo: { schedule: ['Scary Gunfight'] } },
    { market: [null, null, null, null, 'Cheer'] },
  )

  expect(ana.cannot("buy 5 with 'Calculations','Junk' arrange -,-,-,-,'Cheer'")).toBe('too-little')
  ana.does("buy 5 with 'Calculations','Junk','Junk' arrange -,-,-,-,'Cheer'")

  expect(ana.reads).toContain('p1 buys Cheer (foxes-2) for 4')
})

test('platypuses-2 ruling 4: the new arrangement stays after the purchase', () => {
  const { ana, table } = alone(
    { hand: ['Calculations'], deck: junk(5) },
    { market: ['Magnet', 'Siesta', 'Cheer', 'Acorn', 'Charm'], marketDeck: ['Spyglass'] },
  )

  ana.does("buy 5 with 'Calculations' arrange 'Magnet','Siesta','Acorn','Charm','Cheer'")

  expect(ana.hand).toContain('Cheer')
  expect(ana.discard).toEqual(['Calculations'])
  expect(table.market).toEqual(['Charm', 'Acorn', 'Siesta', 'Magnet', 'Spyglass'])
})

test('platypuses-2 ruling 5: paying with Calculations does not force arranging', () => {
  const { ana, table } = alone({ hand: ['Calculations', 'Junk'], deck: junk(5) }, { market: ['Magnet', 'Cheer'] })

  ana.buys(4, 'Calculations', 'Junk')

  expect(ana.reads).toContain('p1 buys Cheer (foxes-2) for 3')
  expect(table.market).toEqual(['Magnet', null, null, null, null])
})

test('platypuses-2 ruling 6: a purchase that is not paid leaves the market as it lay', () => {
  const { ana, table } = alone({ hand: ['Calculations'] }, { market: ['Magnet', 'Glue'] })

  const reason = ana.cannot("buy 5 with 'Calculations' arrange -,-,-,'Magnet','Glue'")

  expect(reason).toBe('too-little')
  expect(table.market).toEqual(['Magnet', 'Glue', null, null, null])
})

test('platypuses-2 ruling 7: a card may go into an empty slot, even a dearer one', () => {
  const { ana } = alone({ hand: ['Calculations', 'Junk'], deck: junk(5) }, { market: ['Cheer', 'Magnet'] })

  ana.does("buy 4 with 'Calculations','Junk' arrange -,-,'Magnet','Cheer',-")

  expect(ana.reads).toContain('p1 buys Cheer (foxes-2) for 3')
})

test('platypuses-2 ruling 2: an arrangement holds exactly the cards of the market', () => {
  const { ana } = alone({ hand: ['Calculations', 'Junk'] }, { market: ['Magnet', 'Cheer', null, null, null] })

  expect(ana.cannot("buy 5 with 'Calculations' arrange -,-,-,-,'Cheer'")).toBeDefined()
  expect(ana.cannot("buy 5 with 'Calculations' arrange -,-,'Magnet','Magnet','Cheer'")).toBeDefined()
  expect(ana.cannot("buy 5 with 'Calculations' arrange -,-,'Magnet',-,'Cheer'")).toBeUndefined()
})

test('platypuses-2 ruling 8: two Calculations pay 4 and arrange once', () => {
  const { ana } = alone(
    { hand: ['Calculations', 'Calculations'], deck: junk(5) },
    { market: [null, null, null, null, 'Magnet'] },
  )

  ana.does("buy 5 with 'Calculations','Calculations' arrange -,-,-,-,'Magnet'")

  expect(ana.hand).toContain('Magnet')
  expect(ana.discard).toEqual(['Calculations', 'Calculations'])
})

test('platypuses-2 ruling 11: a chameleon paid as Calculations pays 2 and arranges', () => {
  const { ana } = scenario(
    { ana: { hand: ['Reflection'], deck: junk(5) }, bo: { discard: ['Calculations'] } },
    { market: [null, null, null, null, 'Cheer'] },
  )

  ana.does("buy 5 with 'Reflection' arrange -,-,-,-,'Cheer'")

  expect(ana.hand).toContain('Cheer')
  expect(ana.discard).toEqual(['Reflection'])
})

test('platypuses-2 ruling 11: Trendsetting buys the very Calculations that it copies', () => {
  const { ana, table } = alone(
    { hand: ['Trendsetting'], deck: junk(5) },
    { market: [null, null, null, null, 'Calculations'] },
  )

  ana.does("buy 5 with 'Trendsetting=Calculations' arrange -,-,-,-,'Calculations'")

  expect(ana.hand).toContain('Calculations')
  expect(ana.discard).toEqual(['Trendsetting'])
  expect(table.market).toEqual([null, null, null, null, null])
})

// Safety Precaution

test('platypuses-3 S1: Safety Precaution changes places with a stall card', () => {
  const { ana } = alone({ hand: ['Safety Precaution'], stall: [['Tireless Tinkerer'], ['Calculations']] })

  ana.plays('Safety Precaution')
  ana.chooses('Calculations')

  expect(ana.stall).toEqual([['Tireless Tinkerer'], ['Safety Precaution']])
  expect(ana.hand).toEqual(['Calculations'])
  expect(ana.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-3 S2: without a stall Safety Precaution is discarded', () => {
  const { ana } = scenario({ ana: { hand: ['Safety Precaution'] }, bo: { stall: [['Tireless Tinkerer']] } })

  ana.plays('Safety Precaution')

  expect(ana.discard).toEqual(['Safety Precaution'])
  expect(ana.hand).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-3 S3: Trendsetting as Safety Precaution goes into the stall itself', () => {
  const { ana } = alone(
    { hand: ['Trendsetting'], stall: [['Wise Spy'], ['Cookies'], ['Swank'], ['Acorn'], ['Dangerous Test']] },
    { market: ['Safety Precaution'] },
  )

  ana.plays('Trendsetting')
  ana.chooses('Dangerous Test')

  expect(ana.stall).toEqual([['Wise Spy'], ['Cookies'], ['Swank'], ['Acorn'], ['Trendsetting']])
  expect(ana.hand).toEqual(['Dangerous Test'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-3 S4: a stack that the teammate built may be exchanged', () => {
  const { ana, bo, cy, di } = scenario(
    {
      ana: { hand: ['Safety Precaution'], deck: junk(5), stall: [['Wise Spy'], ['Cheer']] },
      bo: { hand: ['Junk'] },
      cy: { hand: ['Swank'] },
      di: { hand: ['Junk'] },
    },
    { teams: true },
  )

  ana.discards()
  bo.discards()
  cy.builds('Swank')
  di.discards()
  ana.plays('Safety Precaution')
  ana.chooses('Swank')

  expect(ana.stall).toEqual([['Wise Spy'], ['Cheer'], ['Safety Precaution']])
  expect(ana.hand).toContain('Swank')
  expect(cy.hand).not.toContain('Swank')
})

test('platypuses-3 ruling 2: Safety Precaution takes the exact place inside a stack', () => {
  const { ana } = alone({
    hand: ['Safety Precaution'],
    stall: [['Wise Spy'], ['Cheer'], ['Stashing Vendor', 'Junk', 'Empty Chest']],
  })

  ana.plays('Safety Precaution')
  ana.chooses('Junk')

  expect(ana.stall).toEqual([['Wise Spy'], ['Cheer'], ['Stashing Vendor', 'Safety Precaution', 'Empty Chest']])
  expect(ana.hand).toEqual(['Junk'])
})

test('platypuses-3 ruling 1: of two alike cards the player picks the stack', () => {
  const { ana } = alone({ hand: ['Safety Precaution'], stall: [['Swank'], ['Swank']] })

  ana.plays('Safety Precaution')
  expect(ana.isAsked).toBe('swap')
  ana.chooses('Swank#2')

  expect(ana.stall).toEqual([['Swank'], ['Safety Precaution']])
  expect(ana.hand).toEqual(['Swank'])
})

test('platypuses-3 ruling 4: with a stall the exchange is forced', () => {
  const { ana } = alone({ hand: ['Safety Precaution'], stall: [['Wise Spy'], ['Cheer']] })

  ana.plays('Safety Precaution')

  expect(ana.isAsked).toBe('swap')
  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Wise Spy','Cheer'")).toBe('too-many')
})

test('platypuses-3 ruling 4: the only card of the stall is exchanged without a question', () => {
  const { ana } = alone({ hand: ['Safety Precaution'], stall: [['Wise Spy']] })

  ana.plays('Safety Precaution')

  expect(ana.stall).toEqual([['Safety Precaution']])
  expect(ana.hand).toEqual(['Wise Spy'])
})

test('platypuses-3 ruling 6: the stack stays finished, and the next one has the next number', () => {
  const { ana } = alone({ hand: ['Safety Precaution', 'Swank'], deck: junk(5), stall: [['Wise Spy'], ['Cheer']] })

  ana.plays('Safety Precaution')
  ana.chooses('Cheer')
  expect(ana.cannot("build 'Cheer'")).toBe('wrong-sum')
  ana.builds('Swank')

  expect(ana.stall).toEqual([['Wise Spy'], ['Safety Precaution'], ['Swank']])
})

test('platypuses-3 ruling 7: Sofa taken out of the stall no longer enlarges the hand', () => {
  const { ana } = alone({ hand: ['Safety Precaution'], deck: junk(8), stall: [['Sofa']] })

  ana.plays('Safety Precaution')
  ana.passes()

  expect(ana.hand).toEqual(['Sofa', ...junk(4)])
})

test('platypuses-3 ruling 8: in the last stack it becomes the model of Flexible Shopkeeper', () => {
  const { ana } = alone(
    { hand: ['Safety Precaution', 'Flexible Shopkeeper'], deck: junk(5), stall: [['Wise Spy'], ['Cheer']] },
    { market: ['Swank'] },
  )

  ana.plays('Safety Precaution')
  ana.chooses('Cheer')
  ana.buys(5, 'Flexible Shopkeeper=Safety Precaution')

  expect(ana.hand).toContain('Swank')
  expect(ana.discard).toEqual(['Flexible Shopkeeper'])
})

test('platypuses-3 ruling 9: Practice does not see Safety Precaution, which is not discarded', () => {
  const { ana } = alone({ hand: ['Safety Precaution'], stall: [['Wise Spy']], schedule: ['Practice'] })

  ana.plays('Safety Precaution')

  expect(ana.isAsked).toBe('bonus')
  expect(ana.schedule).toEqual(['Practice'])
  expect(ana.hand).toEqual(['Wise Spy'])
})

test('platypuses-3 ruling 12: with an empty stall it is discarded, so Practice may return it', () => {
  const { ana } = alone({ hand: ['Safety Precaution'], schedule: ['Practice'] })

  ana.plays('Safety Precaution')
  ana.does('choose yes')

  expect(ana.hand).toEqual(['Safety Precaution'])
  expect(ana.discard).toEqual(['Practice'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-3 ruling 9: Ancient Knowledge of another player reacts to Safety Precaution', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Safety Precaution'], stall: [['Wise Spy']] },
    bo: { hand: ['Ancient Knowledge'], deck: ['Junk', 'Glue'] },
  })

  ana.plays('Safety Precaution')

  expect(bo.isAsked).toBe('react')
  bo.chooses()
  expect(ana.isAsked).toBe('bonus')
})

// Magnet

test('platypuses-4 S1: Magnet takes the wanted card, and nobody else sees which', () => {
  const { ana, bo } = alone({ hand: ['Magnet'], deck: ['Junk', 'Junk', 'Glue', 'Junk', 'Junk'] })

  ana.plays('Magnet')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck).toEqual(junk(4))
  expect(ana.discard).toEqual(['Magnet'])
  expect(ana.reads).toContain('the deck of p1 is shuffled')
  expect(bo.reads).toContain('a card goes from the deck of p1 to the hand of p1')
  expect(bo.reads.join()).not.toContain('Glue')
  expect(bo.sees).not.toContain('platypuses-5b')
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-4 S2: Magnet finds an empty deck and leaves the discard pile alone', () => {
  const { ana } = alone({ hand: ['Magnet'], discard: ['Glue', 'Junk', 'Cheer', 'Junk', 'Swank', 'Junk'] })

  ana.plays('Magnet')

  expect(ana.hand).toEqual([])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Magnet', 'Glue', 'Junk', 'Cheer', 'Junk', 'Swank', 'Junk'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-4 S3: the shuffle lets an opposing Balancing react once', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue', 'Junk', 'Junk'] },
    bo: { hand: ['Balancing', 'Swank'], discard: ['Cheer'] },
  })

  ana.plays('Magnet')
  ana.chooses('Glue')
  expect(bo.isAsked).toBe('react')
  expect(ana.discard).toEqual(['Magnet'])
  bo.chooses('Balancing')
  bo.does("choose 'Swank' for 'Cheer'")

  expect(bo.hand).toEqual(['Balancing', 'Cheer'])
  expect(bo.discard).toEqual(['Swank'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-4 ruling 5: with a deck a card must be taken, and only one', () => {
  const { ana } = alone({ hand: ['Magnet'], deck: ['Glue', 'Junk'] })

  ana.plays('Magnet')

  expect(ana.isAsked).toBe('take')
  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Glue','Junk'")).toBe('too-many')
  expect(ana.cannot("choose 'Magnet'")).toBe('not-an-option')
})

test('platypuses-4 ruling 7: the own Order in Chaos comes before the shuffle', () => {
  const { ana } = alone({ hand: ['Magnet'], deck: ['Glue', 'Junk', 'Swank'], schedule: ['Order in Chaos'] })

  ana.plays('Magnet')
  ana.chooses('Glue')
  expect(ana.isAsked).toBe('use it')
  expect(ana.reads).not.toContain('the deck of p1 is shuffled')
  ana.does('choose no')

  expect(ana.reads).toContain('the deck of p1 is shuffled')
  expect(ana.discard).toEqual(['Magnet', 'Order in Chaos'])
  expect(ana.deck).toEqual(['Junk', 'Swank'])
})

test('platypuses-4 ruling 8: the last card of the deck is taken and nothing is shuffled', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue'], schedule: ['Order in Chaos'] },
    bo: { hand: ['Balancing'], discard: ['Cheer'] },
  })

  ana.plays('Magnet')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck).toEqual([])
  expect(ana.schedule).toEqual(['Order in Chaos'])
  expect(ana.reads.join()).not.toContain('shuffled')
  expect(bo.isAsked).toBeUndefined()
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-4 ruling 8: with two cards in the deck the one that is left is shuffled', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue', 'Junk'] },
    bo: { hand: ['Balancing'], discard: ['Cheer'] },
  })

  ana.plays('Magnet')
  ana.chooses('Glue')

  expect(bo.isAsked).toBe('react')
})

test('platypuses-4 ruling 9: a chameleon played as Magnet is discarded as itself', () => {
  const { ana } = scenario({ ana: { hand: ['Reflection'], deck: ['Junk', 'Glue'] }, bo: { discard: ['Magnet'] } })

  ana.plays('Reflection=Magnet')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Reflection'])
})

test('platypuses-4 ruling 10: Magnet searches the own deck only, not that of the teammate', () => {
  const { ana, cy } = scenario(
    { ana: { hand: ['Magnet'] }, bo: {}, cy: { deck: ['Glue', 'Swank'] }, di: {} },
    { teams: true },
  )

  ana.plays('Magnet')

  expect(ana.isAsked).toBe('bonus')
  expect(ana.hand).toEqual([])
  expect(cy.deck).toEqual(['Glue', 'Swank'])
})

// Dangerous Test

test('platypuses-5a S1: Dangerous Test draws three and discards three', () => {
  const { ana } = alone({
    hand: ['Dangerous Test', 'Junk', 'Swank', 'Cheer', 'Acorn'],
    deck: ['Glue', 'Magnet', 'Siesta', 'Charm'],
    discard: ['Raffle'],
  })

  ana.plays('Dangerous Test')
  ana.chooses('Junk', 'Siesta', 'Cheer')

  expect(ana.hand).toEqual(['Swank', 'Acorn', 'Glue', 'Magnet'])
  expect(ana.discard).toEqual(['Dangerous Test', 'Cheer', 'Siesta', 'Junk', 'Raffle'])
  expect(ana.deck).toEqual(['Charm'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-5a S2: the deck is re-formed in the middle of Dangerous Test', () => {
  const { ana } = alone({
    hand: ['Dangerous Test', 'Junk'],
    deck: ['Raffle'],
    discard: ['Magnet', 'Cheer', 'Acorn', 'Siesta', 'Glue'],
  })

  ana.plays('Dangerous Test')
  ana.chooses('Junk', 'Siesta', 'Raffle')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck).toEqual(['Acorn', 'Cheer', 'Magnet'])
  expect(ana.discard).toEqual(['Dangerous Test', 'Raffle', 'Siesta', 'Junk'])
  expect(ana.reads.filter((line) => line === 'the deck of p1 is shuffled')).toHaveLength(1)
})

test('platypuses-5a S3: with nothing to draw both other cards are discarded, and no junk comes', () => {
  const { ana } = alone({ hand: ['Dangerous Test', 'Swank', 'Cheer'] })

  ana.plays('Dangerous Test')
  ana.chooses('Cheer', 'Swank')

  expect(ana.hand).toEqual([])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Dangerous Test', 'Swank', 'Cheer'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-5a ruling 4: with one card left one is drawn, and three are discarded all the same', () => {
  const { ana } = alone({ hand: ['Dangerous Test', 'Swank', 'Cheer', 'Junk'], deck: ['Glue'] })

  ana.plays('Dangerous Test')
  ana.chooses('Junk', 'Cheer', 'Swank')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Dangerous Test', 'Swank', 'Cheer', 'Junk'])
})

test('platypuses-5a ruling 5: nothing drawn, three of four hand cards are still discarded', () => {
  const { ana } = alone({ hand: ['Dangerous Test', 'Swank', 'Cheer', 'Junk', 'Acorn'] })

  ana.plays('Dangerous Test')
  expect(ana.cannot("choose 'Junk','Cheer'")).toBe('too-few')
  expect(ana.cannot("choose 'Junk','Cheer','Swank','Acorn'")).toBe('too-many')
  ana.chooses('Junk', 'Cheer', 'Swank')

  expect(ana.hand).toEqual(['Acorn'])
})

test('platypuses-5a ruling 5: without any card Dangerous Test does nothing', () => {
  const { ana } = alone({ hand: ['Dangerous Test'] })

  ana.plays('Dangerous Test')

  expect(ana.hand).toEqual([])
  expect(ana.discard).toEqual(['Dangerous Test'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-5a ruling 6: Dangerous Test is not one of the three cards', () => {
  const { ana } = alone({ hand: ['Dangerous Test', 'Junk'], deck: ['Glue', 'Magnet', 'Siesta'] })

  ana.plays('Dangerous Test')

  expect(ana.cannot("choose 'Dangerous Test','Junk','Glue'")).toBe('not-an-option')
  expect(ana.schedule).toEqual(['Dangerous Test'])
})

test('platypuses-5a ruling 8: Quality Inspection drawn and kept may react afterwards', () => {
  const { ana } = alone({ hand: ['Dangerous Test', 'Junk'], deck: ['Glue', 'Quality Inspection', 'Siesta'] })

  ana.plays('Dangerous Test')
  ana.chooses('Junk', 'Glue', 'Siesta')

  expect(ana.isAsked).toBe('react')
  expect(ana.discard).toEqual(['Dangerous Test', 'Siesta', 'Glue', 'Junk'])
  ana.chooses()
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-5a ruling 8: Quality Inspection drawn and discarded again does not react', () => {
  const { ana } = alone({ hand: ['Dangerous Test', 'Junk'], deck: ['Glue', 'Quality Inspection', 'Siesta'] })

  ana.plays('Dangerous Test')
  ana.chooses('Junk', 'Glue', 'Quality Inspection')

  expect(ana.hand).toEqual(['Siesta'])
  expect(ana.isAsked).toBe('bonus')
})

test('platypuses-5a ruling 9: a chameleon played as Dangerous Test lies on top of the three as itself', () => {
  const { ana } = alone({ hand: ['Trendsetting', 'Swank'], deck: junk(3) }, { market: ['Dangerous Test'] })

  ana.plays('Trendsetting')
  ana.chooses('Junk', 'Junk', 'Junk')

  expect(ana.hand).toEqual(['Swank'])
  expect(ana.discard).toEqual(['Trendsetting', ...junk(3)])
})

test('platypuses-5a: others see the discarded cards of Dangerous Test but not those that are kept', () => {
  const { ana, bo } = alone({ hand: ['Dangerous Test', 'Junk'], deck: ['Glue', 'Magnet', 'Siesta'] })

  ana.plays('Dangerous Test')
  ana.chooses('Junk', 'Magnet', 'Siesta')

  expect(bo.reads).toContain('Magnet (platypuses-4) goes from the hand of p1 to the discard pile of p1')
  expect(bo.reads.join()).not.toContain('Glue')
  expect(bo.sees).not.toContain('platypuses-5b')
})

// Glue

test('platypuses-5b S1: Glue pays and stays in hand', () => {
  const { ana } = alone({ hand: ['Glue', 'Cheer'], deck: junk(5) }, { market: [null, null, null, 'Siesta'] })

  ana.does("buy 2 with 'Glue','Cheer' keep 'Glue'")

  expect(ana.reads).toContain('p1 buys Siesta (sloths-4) for 7')
  expect(ana.hand).toEqual(['Glue', 'Siesta', ...junk(3)])
  expect(ana.discard).toEqual(['Cheer'])
})

test('platypuses-5b S2: Glue alone pays 3 and may stay', () => {
  const { ana } = alone({ hand: ['Glue'], deck: junk(5) }, { market: ['Swank'] })

  ana.does("buy 5 with 'Glue' keep 'Glue'")

  expect(ana.hand).toEqual(['Glue', 'Swank', ...junk(3)])
  expect(ana.discard).toEqual([])
})

test('platypuses-5b S3: Glue that is spent for Ice Trade is discarded', () => {
  const { ana } = alone({ hand: ['Ice Trade', 'Glue'], deck: junk(5) }, { marketDeck: ['Magnet'] })

  ana.plays('Ice Trade')
  ana.chooses('Glue')

  expect(ana.discard).toEqual(['Ice Trade', 'Glue'])
  expect(ana.hand).toEqual(['Magnet', ...junk(4)])
})

test('platypuses-5b ruling 1: Glue counts for the overpay rule even if it stays', () => {
  const { ana } = alone({ hand: ['Glue', 'Junk'] }, { market: ['Magnet', 'Dangerous Test'] })

  expect(ana.cannot("buy 5 with 'Glue','Junk' keep 'Glue'")).toBe('overpaid')
  expect(ana.cannot("buy 4 with 'Glue' keep 'Glue'")).toBe('too-little')
  expect(ana.cannot("buy 4 with 'Glue','Junk' keep 'Glue'")).toBeUndefined()
})

test('platypuses-5b ruling 3: Glue need not stay', () => {
  const { ana } = alone({ hand: ['Glue'], deck: junk(5) }, { market: ['Swank'] })

  ana.buys(5, 'Glue')

  expect(ana.hand).toEqual(['Swank', ...junk(4)])
  expect(ana.discard).toEqual(['Glue'])
})

test('platypuses-5b ruling 2: no other paid card may stay with Glue', () => {
  const { ana } = alone({ hand: ['Glue', 'Junk'] }, { market: ['Magnet', 'Dangerous Test'] })

  expect(ana.cannot("buy 4 with 'Glue','Junk' keep 'Junk'")).toBeDefined()
  expect(ana.cannot("buy 4 with 'Glue','Junk' keep 'Glue','Junk'")).toBeDefined()
})

test('platypuses-5b ruling 6: Glue goes on the deck or stays, not both', () => {
  const { ana } = alone({ hand: ['Glue'], deck: junk(5), schedule: ['Master Builder'] }, { market: ['Swank'] })

  expect(ana.cannot("buy 5 with 'Glue' keep 'Glue' top 'Glue'")).toBeDefined()
  ana.does("buy 5 with 'Glue' top 'Glue'")

  expect(ana.hand).toEqual(['Swank', 'Glue', ...junk(3)])
  expect(ana.reads).toContain('Glue (platypuses-5b) goes from the hand of p1 to the deck of p1')
  expect(ana.discard).toEqual(['Master Builder'])
})

test('platypuses-5b ruling 8: a chameleon paid as Glue may stay too', () => {
  const { ana } = alone({ hand: ['Trendsetting'], deck: junk(5) }, { market: ['Swank', 'Glue'] })

  ana.does("buy 5 with 'Trendsetting=Glue' keep 'Trendsetting'")

  expect(ana.hand).toEqual(['Trendsetting', 'Swank', ...junk(3)])
  expect(ana.discard).toEqual([])
})

test('platypuses-5b ruling 8: a chameleon may buy the very Glue that it copies and stay', () => {
  const { ana } = alone({ hand: ['Trendsetting'], deck: junk(5) }, { market: ['Glue'] })

  ana.does("buy 5 with 'Trendsetting' keep 'Trendsetting'")

  expect(ana.hand).toEqual(['Trendsetting', 'Glue', ...junk(3)])
})

test('platypuses-5b: everybody knows that Glue was kept', () => {
  const { ana, bo } = alone({ hand: ['Glue'], deck: junk(5) }, { market: ['Swank'] })

  ana.does("buy 5 with 'Glue' keep 'Glue'")

  expect(bo.reads.join()).toContain('Glue (platypuses-5b)')
})
