import { expect, test } from 'vitest'
import { alone, junk } from '../testing/beginnings.ts'
import { scenario } from '../testing/scenario.ts'

// Wily Fellow

test('raccoons-1 S1: deck and discard pile change places; the old deck lies there as a block', () => {
  const { ana, bo } = alone({
    hand: ['Wily Fellow'],
    deck: ['Magnet', 'Glue'],
    discard: ['Raffle', 'Cheer', 'Charity'],
  })

  ana.plays('Wily Fellow')

  expect(ana.deck).toEqual(['Charity', 'Cheer', 'Raffle'])
  expect(ana.discard).toEqual(['Wily Fellow', 'Glue', 'Magnet'])
  expect(ana.isAsked).toBe('bonus')
  expect(bo.reads).toContain('the deck of p1 is shuffled')
  expect(bo.sees).toContain('platypuses-5b')
})

test('raccoons-1 S2: with an empty discard pile the deck is empty afterwards', () => {
  const { ana } = alone({ hand: ['Wily Fellow'], deck: ['Magnet', 'Glue', 'Cheer', 'Raffle'] })

  ana.plays('Wily Fellow')

  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Wily Fellow', 'Raffle', 'Cheer', 'Glue', 'Magnet'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-1 S3: with an empty deck only Wily Fellow lies on the discard pile', () => {
  const { ana } = alone({ hand: ['Wily Fellow'], discard: ['Magnet', 'Glue', 'Cheer', 'Raffle'] })

  ana.plays('Wily Fellow')

  expect(ana.deck.toSorted()).toEqual(['Cheer', 'Glue', 'Magnet', 'Raffle'])
  expect(ana.discard).toEqual(['Wily Fellow'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-1 ruling 4: with both piles empty it does nothing and still gives its bonus action', () => {
  const { ana } = alone({ hand: ['Wily Fellow'] })

  ana.plays('Wily Fellow')

  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Wily Fellow'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-1 ruling 6: an empty discard pile means no shuffle, so Balancing has nothing to react to', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Wily Fellow'], deck: ['Magnet'] },
    bo: { hand: ['Balancing'], discard: ['Glue'] },
  })

  ana.plays('Wily Fellow')

  expect(table.asked).toBe('ana: bonus')
  expect(ana.reads).not.toContain('the deck of p1 is shuffled')
})

test('raccoons-1 ruling 8: the shuffle is an event that Balancing reacts to', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Wily Fellow'], deck: ['Magnet'], discard: ['Cheer'] },
    bo: { hand: ['Balancing', 'Raffle'], discard: ['Glue', 'Junk'] },
  })

  ana.plays('Wily Fellow')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Balancing')
  bo.does("choose 'Raffle' for 'Glue'")

  expect(bo.hand.toSorted()).toEqual(['Balancing', 'Glue'])
  expect(bo.discard).toEqual(['Raffle', 'Junk'])
  expect(table.asked).toBe('ana: bonus')
})

test('raccoons-1 ruling 8: Order in Chaos interrupts the shuffle after the piles have changed places', () => {
  const { ana } = alone({
    hand: ['Wily Fellow', 'Junk'],
    deck: ['Magnet'],
    discard: ['Glue', 'Cheer'],
    schedule: ['Order in Chaos'],
  })

  ana.plays('Wily Fellow')
  ana.does('choose yes')
  ana.chooses('Junk', 'Magnet', 'Cheer')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Wily Fellow', 'Order in Chaos', 'Cheer', 'Magnet', 'Junk'])
  expect(ana.schedule).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-1 ruling 9: a chameleon played as Wily Fellow lies on the new discard pile as itself', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection'], deck: ['Magnet'], discard: ['Cheer'] },
    bo: { discard: ['Wily Fellow'] },
  })

  ana.plays('Reflection=Wily Fellow')

  expect(ana.deck).toEqual(['Cheer'])
  expect(ana.discard).toEqual(['Reflection', 'Magnet'])
  expect(bo.discard).toEqual(['Wily Fellow'])
  expect(ana.isAsked).toBe('bonus')
})

// Nuisance

test('raccoons-2 S1: each of two chosen players discards a random card', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: ['Nuisance'] },
      bo: { hand: ['Magnet', 'Glue'], deck: ['Junk'], discard: ['Junk'] },
      cy: { hand: ['Cheer', 'Raffle', 'Charity'] },
    },
    { pick: [1, 2] },
  )

  ana.plays('Nuisance')
  ana.does('choose p2,p3')

  expect(bo.hand).toEqual(['Magnet'])
  expect(bo.discard).toEqual(['Glue', 'Junk'])
  expect(cy.hand).toEqual(['Cheer', 'Raffle'])
  expect(cy.discard).toEqual(['Charity'])
  expect(ana.discard).toEqual(['Nuisance'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-2 S2: nobody may be chosen', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Nuisance'] }, bo: { hand: ['Magnet', 'Glue'] } })

  ana.plays('Nuisance')
  ana.does('choose none')

  expect(bo.hand).toEqual(['Magnet', 'Glue'])
  expect(bo.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-2 S3: a teammate cannot be chosen', () => {
  const { ana, bo, cy, di } = scenario(
    {
      ana: { hand: ['Nuisance'] },
      bo: { hand: ['Magnet', 'Junk'] },
      cy: { hand: ['Glue', 'Junk'] },
      di: { hand: ['Cheer', 'Junk'] },
    },
    { teams: true, pick: [0, 0] },
  )

  ana.plays('Nuisance')
  expect(ana.cannot('choose p3')).toBe('not-an-option')
  ana.does('choose p2,p4')

  expect(bo.discard).toEqual(['Magnet'])
  expect(cy.hand).toEqual(['Glue', 'Junk'])
  expect(di.discard).toEqual(['Cheer'])
})

test('raccoons-2 S4: a chosen player with an empty hand loses nothing', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Nuisance'] }, bo: { deck: ['Magnet'], discard: ['Glue'] } })

  ana.plays('Nuisance')
  ana.does('choose p2')

  expect(bo.hand).toEqual([])
  expect(bo.deck).toEqual(['Magnet'])
  expect(bo.discard).toEqual(['Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-2 ruling 1: one player, two players, but never three and never oneself', () => {
  const { ana, bo, cy, di } = scenario(
    {
      ana: { hand: ['Nuisance', 'Junk'] },
      bo: { hand: ['Magnet', 'Junk'] },
      cy: { hand: ['Glue', 'Junk'] },
      di: { hand: ['Cheer', 'Junk'] },
    },
    { pick: [0] },
  )

  ana.plays('Nuisance')
  expect(ana.cannot('choose p2,p3,p4')).toBe('too-many')
  expect(ana.cannot('choose p1')).toBe('not-an-option')
  ana.does('choose p3')

  expect(cy.discard).toEqual(['Glue'])
  expect(bo.hand).toEqual(['Magnet', 'Junk'])
  expect(di.hand).toEqual(['Cheer', 'Junk'])
})

test('raccoons-2 ruling 6: the victim does not refill before the own clean-up', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Nuisance'], deck: junk(5) }, bo: { hand: ['Magnet', 'Glue'], deck: junk(5) } },
    { pick: [0] },
  )

  ana.plays('Nuisance')
  ana.does('choose p2')
  ana.passes()
  expect(bo.hand).toEqual(['Glue'])
  bo.discards()

  expect(bo.hand).toEqual(['Glue', 'Junk', 'Junk', 'Junk', 'Junk'])
})

test('raccoons-2 ruling 7: a chameleon works as Nuisance', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Reflection'] }, bo: { hand: ['Magnet', 'Glue'], discard: ['Nuisance'] } },
    { pick: [0] },
  )

  ana.plays('Reflection=Nuisance')
  ana.does('choose p2')

  expect(bo.discard).toEqual(['Magnet', 'Nuisance'])
  expect(ana.discard).toEqual(['Reflection'])
  expect(ana.isAsked).toBe('bonus')
})

// Rotten Food

test('raccoons-3 S1: junk becomes the top card of another deck, and its owner does not know', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Rotten Food', 'Junk', 'Glue'] },
    bo: { hand: ['Magnet'], deck: ['Cheer'] },
  })

  ana.plays('Rotten Food')
  ana.chooses('Junk')

  expect(bo.deck).toEqual(['Junk', 'Cheer'])
  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Rotten Food'])
  expect(ana.isAsked).toBe('bonus')
  expect(bo.reads.join()).not.toContain('Junk')
  expect(bo.sees).not.toContain('junk')
  expect(ana.reads.join()).toContain('Junk')
})

test('raccoons-3 S2: without another card in hand nothing happens', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Rotten Food'] }, bo: { deck: ['Cheer'] } })

  ana.plays('Rotten Food')

  expect(bo.deck).toEqual(['Cheer'])
  expect(ana.discard).toEqual(['Rotten Food'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-3 S3: a 5-card may go on the deck of the teammate', () => {
  const { ana, cy } = scenario(
    { ana: { hand: ['Rotten Food', 'Glue', 'Junk'] }, bo: {}, cy: { deck: ['Cheer'] }, di: {} },
    { teams: true },
  )

  ana.plays('Rotten Food')
  ana.does("choose 'Glue' p3")

  expect(cy.deck).toEqual(['Glue', 'Cheer'])
  expect(ana.hand).toEqual(['Junk'])
})

test('raccoons-3 ruling 4: with a card in hand it is compulsory, and for exactly one card', () => {
  const { ana } = alone({ hand: ['Rotten Food', 'Glue', 'Junk'] })

  ana.plays('Rotten Food')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Glue','Junk'")).toBe('too-many')
  expect(ana.cannot("choose 'Rotten Food'")).toBe('not-an-option')
})

test('raccoons-3 ruling 6: the card belongs to its new owner, who draws it', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Rotten Food', 'Glue'], deck: junk(5) },
    bo: { hand: ['Magnet', 'Cheer', 'Raffle', 'Charity'], deck: ['Junk'] },
  })

  ana.plays('Rotten Food')
  ana.passes()
  bo.discards()

  expect(bo.hand).toEqual(['Magnet', 'Cheer', 'Raffle', 'Charity', 'Glue'])
  expect(bo.deck).toEqual(['Junk'])
  expect(bo.sees).toContain('platypuses-5b')
})

test('raccoons-3 ruling 7: third players do not learn the card either', () => {
  const { ana, cy } = scenario({ ana: { hand: ['Rotten Food', 'Glue', 'Junk'] }, bo: {}, cy: {} })

  ana.plays('Rotten Food')
  ana.does("choose 'Glue' p2")

  expect(cy.reads.join()).not.toContain('Glue')
  expect(cy.sees).not.toContain('platypuses-5b')
})

test('raccoons-3 ruling 8: a chameleon on a deck is plain', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Rotten Food', 'Reflection', 'Junk'] },
    bo: { discard: ['Magnet'], deck: ['Cheer'] },
  })

  ana.plays('Rotten Food')
  ana.chooses('Reflection')

  expect(bo.deck).toEqual(['Reflection', 'Cheer'])
})

test('raccoons-3 ruling 2: an empty deck gets the card as its only one', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Rotten Food', 'Glue'] }, bo: { discard: ['Cheer'] } })

  ana.plays('Rotten Food')

  expect(bo.deck).toEqual(['Glue'])
  expect(bo.discard).toEqual(['Cheer'])
  expect(ana.hand).toEqual([])
})

// Dirty Exchange

test('raccoons-4 S1: a random card of the other hand comes for the junk that goes', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Dirty Exchange', 'Junk'] }, bo: { hand: ['Magnet', 'Cheer', 'Glue', 'Raffle', 'Charity'] } },
    { pick: [2] },
  )

  ana.plays('Dirty Exchange')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.hand).toEqual(['Magnet', 'Cheer', 'Raffle', 'Charity', 'Junk'])
  expect(ana.discard).toEqual(['Dirty Exchange'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-4 S2: with an empty hand there is nothing to exchange', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Dirty Exchange', 'Junk'] }, bo: { deck: ['Glue'] } })

  ana.plays('Dirty Exchange')

  expect(ana.hand).toEqual(['Junk'])
  expect(bo.hand).toEqual([])
  expect(ana.discard).toEqual(['Dirty Exchange'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-4 S3: without another card the stolen one goes back', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Dirty Exchange'] }, bo: { hand: ['Magnet', 'Glue'] } }, { pick: [0] })

  ana.plays('Dirty Exchange')

  expect(ana.hand).toEqual([])
  expect(bo.hand.toSorted()).toEqual(['Glue', 'Magnet'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-4 ruling 3: the stolen card itself may be given back', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Dirty Exchange', 'Junk'] }, bo: { hand: ['Magnet', 'Glue'] } },
    { pick: [1] },
  )

  ana.plays('Dirty Exchange')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Junk'])
  expect(bo.hand.toSorted()).toEqual(['Glue', 'Magnet'])
})

test('raccoons-4 ruling 5: giving a card is compulsory', () => {
  const { ana } = scenario(
    { ana: { hand: ['Dirty Exchange', 'Junk'] }, bo: { hand: ['Magnet', 'Glue'] } },
    { pick: [1] },
  )

  ana.plays('Dirty Exchange')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Magnet'")).toBe('not-an-option')
})

test('raccoons-4 ruling 6: a player with an empty hand may be chosen, and nothing is exchanged', () => {
  const { ana, bo, cy } = scenario({ ana: { hand: ['Dirty Exchange', 'Junk'] }, bo: {}, cy: { hand: ['Magnet'] } })

  ana.plays('Dirty Exchange')
  ana.does('choose p2')

  expect(ana.hand).toEqual(['Junk'])
  expect(bo.hand).toEqual([])
  expect(cy.hand).toEqual(['Magnet'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-4 ruling 8: a Quality Inspection that is given away reacts for its new holder', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Dirty Exchange', 'Quality Inspection'] }, bo: { hand: ['Magnet', 'Junk'], deck: ['Cheer'] } },
    { pick: [0] },
  )

  ana.plays('Dirty Exchange')
  ana.chooses('Quality Inspection')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Quality Inspection')
  bo.chooses('Junk')

  expect(bo.hand.toSorted()).toEqual(['Cheer', 'Quality Inspection'])
  expect(ana.hand).toEqual(['Magnet'])
  expect(table.asked).toBe('ana: bonus')
})

test('raccoons-4 ruling 8: with two Quality Inspections exchanged the active player reacts first', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Dirty Exchange', 'Quality Inspection', 'Magnet'], deck: ['Cheer'] },
      bo: { hand: ['Quality Inspection', 'Junk'], deck: ['Raffle'] },
    },
    { pick: [0] },
  )

  ana.plays('Dirty Exchange')
  ana.chooses('Quality Inspection')
  expect(table.asked).toBe('ana: react')
  ana.chooses()
  expect(table.asked).toBe('bo: react')
  bo.chooses()

  expect(table.asked).toBe('ana: bonus')
})

test('raccoons-4 ruling 8: a Quality Inspection that was stolen and given back reacts for its owner only', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Dirty Exchange', 'Junk'], deck: ['Cheer'] },
      bo: { hand: ['Quality Inspection', 'Magnet'], deck: ['Raffle'] },
    },
    { pick: [0] },
  )

  ana.plays('Dirty Exchange')
  ana.chooses('Quality Inspection')
  expect(table.asked).toBe('bo: react')
  bo.chooses()

  expect(table.asked).toBe('ana: bonus')
  expect(bo.hand.toSorted()).toEqual(['Magnet', 'Quality Inspection'])
})

test('raccoons-4 ruling 9: a chameleon that is given away forgets its copy', () => {
  const { ana, bo } = scenario(
    {
      ana: { hand: ['Dirty Exchange', 'Reflection'], deck: junk(5) },
      bo: { hand: ['Magnet', 'Junk'], deck: junk(5), discard: ['Market Discovery'] },
    },
    { pick: [1], market: ['Charity', 'Charity', 'Charity', 'Charity', 'Charity'], marketDeck: ['Swank', 'Sofa'] },
  )

  ana.does("use 'Reflection=Market Discovery'")
  ana.plays('Dirty Exchange')
  ana.chooses('Reflection')
  ana.passes()
  expect(bo.cannot("buy 5 with 'Reflection=Market Discovery'")).toBe('cannot-copy')
  bo.buys(5, 'Reflection=Dirty Exchange')

  expect(bo.hand).toContain('Charity')
  expect(bo.discard).toEqual(['Reflection', 'Market Discovery'])
})

test('raccoons-4 ruling 10: the teammate may be chosen', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Dirty Exchange', 'Junk'] },
      bo: { hand: ['Cheer'] },
      cy: { hand: ['Magnet', 'Glue'] },
      di: { hand: ['Raffle'] },
    },
    { teams: true, pick: [1] },
  )

  ana.plays('Dirty Exchange')
  ana.does('choose p3')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Glue'])
  expect(cy.hand).toEqual(['Magnet', 'Junk'])
})

test('raccoons-4 hidden: both partners of the exchange know both cards, a third player neither', () => {
  const { ana, bo, cy } = scenario(
    { ana: { hand: ['Dirty Exchange', 'Cheer'] }, bo: { hand: ['Magnet', 'Glue'] }, cy: {} },
    { pick: [1] },
  )

  ana.plays('Dirty Exchange')
  ana.does('choose p2')
  ana.chooses('Cheer')

  for (const partner of [ana, bo]) {
    expect(partner.reads.join()).toContain('Glue')
    expect(partner.reads.join()).toContain('Cheer')
  }
  expect(cy.reads.join()).not.toContain('Glue')
  expect(cy.reads.join()).not.toContain('Cheer')
  expect(cy.sees).not.toContain('platypuses-5b')
})

// Sabotage

test('raccoons-5a S1: Glue is thrown away, the junk beneath is discarded', () => {
  const { ana, bo, table } = scenario({ ana: { hand: ['Sabotage'] }, bo: { deck: ['Glue', 'Junk', 'Magnet'] } })

  ana.plays('Sabotage')
  ana.chooses('Glue')

  expect(table.marketDiscard).toEqual(['Glue'])
  expect(bo.discard).toEqual(['Junk'])
  expect(bo.deck).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Sabotage'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-5a S2: the only card there is gets thrown away', () => {
  const { ana, bo, table } = scenario({ ana: { hand: ['Sabotage'] }, bo: { discard: ['Glue'] } })

  ana.plays('Sabotage')

  expect(table.marketDiscard).toEqual(['Glue'])
  expect(bo.deck).toEqual([])
  expect(bo.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-5a S3: with deck and discard pile empty nothing happens', () => {
  const { ana, bo, table } = scenario({ ana: { hand: ['Sabotage'] }, bo: { hand: ['Glue'] } })

  ana.plays('Sabotage')

  expect(bo.hand).toEqual(['Glue'])
  expect(table.marketDiscard).toEqual([])
  expect(ana.discard).toEqual(['Sabotage'])
  expect(ana.isAsked).toBe('bonus')
})

test('raccoons-5a ruling 1: a deck that runs out is re-formed for the second card', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Sabotage'] },
    bo: { deck: ['Glue'], discard: ['Cheer', 'Raffle'] },
  })

  ana.plays('Sabotage')
  ana.chooses('Raffle')

  expect(table.marketDiscard).toEqual(['Raffle'])
  expect(bo.discard).toEqual(['Glue'])
  expect(bo.deck).toEqual(['Cheer'])
})

test('raccoons-5a ruling 1: a deck of exactly two cards is not re-formed', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Sabotage'] }, bo: { deck: ['Glue', 'Magnet'], discard: ['Cheer'] } })

  ana.plays('Sabotage')
  ana.chooses('Magnet')

  expect(bo.deck).toEqual([])
  expect(bo.discard).toEqual(['Glue', 'Cheer'])
})

test('raccoons-5a ruling 5: one card must be thrown away, and only one', () => {
  const { ana } = scenario({ ana: { hand: ['Sabotage'] }, bo: { deck: ['Glue', 'Junk', 'Magnet'] } })

  ana.plays('Sabotage')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Glue','Junk'")).toBe('too-many')
  expect(ana.cannot("choose 'Magnet'")).toBe('not-an-option')
})

test('raccoons-5a ruling 8: junk that is thrown away goes to the junk pile', () => {
  const { ana, bo, table } = scenario({ ana: { hand: ['Sabotage'] }, bo: { deck: ['Junk', 'Glue'] } })

  ana.plays('Sabotage')
  ana.chooses('Junk')

  expect(table.marketDiscard).toEqual([])
  expect(bo.discard).toEqual(['Glue'])
  expect(bo.reads.join()).toContain('to the junk pile')
})

test('raccoons-5a ruling 8: of two junk one goes for good, the other is discarded', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Sabotage'] }, bo: { deck: ['Junk', 'Junk', 'Glue'] } })

  ana.plays('Sabotage')
  ana.chooses('Junk')

  expect(bo.discard).toEqual(['Junk'])
  expect(bo.deck).toEqual(['Glue'])
})

test('raccoons-5a ruling 10: the teammate may be chosen', () => {
  const { ana, cy, table } = scenario(
    { ana: { hand: ['Sabotage'] }, bo: {}, cy: { deck: ['Junk', 'Glue'] }, di: {} },
    { teams: true },
  )

  ana.plays('Sabotage')
  ana.does('choose p3')
  ana.chooses('Junk')

  expect(cy.discard).toEqual(['Glue'])
  expect(table.marketDiscard).toEqual([])
})

test('raccoons-5a ruling 9: a chameleon that is lifted is plain and goes to the market discard', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Sabotage'], discard: ['Junk'] },
    bo: { deck: ['Reflection', 'Junk'] },
  })

  ana.plays('Sabotage')
  ana.chooses('Reflection')

  expect(table.marketDiscard).toEqual(['Reflection'])
  expect(bo.discard).toEqual(['Junk'])
})

// Treasure Hunter

test('raccoons-5b S1: the top discard of another player is stolen and the action phase ends', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Treasure Hunter'], deck: junk(5) },
    bo: { hand: ['Raffle'], discard: ['Magnet', 'Glue'] },
  })

  ana.plays('Treasure Hunter')

  expect(ana.hand).toEqual(['Magnet', 'Junk', 'Junk', 'Junk', 'Junk'])
  expect(bo.discard).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Treasure Hunter'])
  expect(table.turn).toBe('bo')
})

test('raccoons-5b S2: with all other discard piles empty nothing happens', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Treasure Hunter'], deck: junk(5), discard: ['Glue'] },
    bo: { hand: ['Raffle'], deck: ['Magnet'] },
    cy: { hand: ['Raffle'] },
  })

  ana.plays('Treasure Hunter')

  expect(ana.hand).toEqual(junk(5))
  expect(ana.discard).toEqual(['Treasure Hunter', 'Glue'])
  expect(table.turn).toBe('bo')
})

test('raccoons-5b S3: the own discard pile cannot be robbed', () => {
  const { ana } = scenario({
    ana: { hand: ['Treasure Hunter'], discard: ['Glue'] },
    bo: { discard: ['Magnet'] },
    cy: { discard: ['Cheer'] },
  })

  ana.plays('Treasure Hunter')

  expect(ana.cannot('choose p1')).toBe('not-an-option')
})

test('raccoons-5b ruling 1: only a player with a discard pile can be chosen', () => {
  const { ana, cy } = scenario({
    ana: { hand: ['Treasure Hunter'], deck: junk(5) },
    bo: { hand: ['Raffle'] },
    cy: { discard: ['Cheer', 'Junk'] },
    di: { discard: ['Magnet'] },
  })

  ana.plays('Treasure Hunter')
  expect(ana.cannot('choose p2')).toBe('not-an-option')
  ana.does('choose p3')

  expect(ana.hand).toContain('Cheer')
  expect(cy.discard).toEqual(['Junk'])
})

test('raccoons-5b ruling 4: stealing is compulsory', () => {
  const { ana } = scenario({
    ana: { hand: ['Treasure Hunter'] },
    bo: { discard: ['Magnet'] },
    cy: { discard: ['Cheer'] },
  })

  ana.plays('Treasure Hunter')

  expect(ana.cannot('choose none')).toBe('too-few')
})

test('raccoons-5b ruling 7: Reflection as Treasure Hunter can steal the very card it copies', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection'], deck: junk(5) },
    bo: { hand: ['Raffle'], discard: ['Treasure Hunter', 'Glue'] },
  })

  ana.plays('Reflection=Treasure Hunter')

  expect(ana.hand).toContain('Treasure Hunter')
  expect(ana.discard).toEqual(['Reflection'])
  expect(bo.discard).toEqual(['Glue'])
})

test('raccoons-5b ruling 8: the teammate may be robbed', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Treasure Hunter'], deck: junk(5) },
      bo: { hand: ['Raffle'], discard: ['Junk'] },
      cy: { discard: ['Glue'] },
      di: {},
    },
    { teams: true },
  )

  ana.plays('Treasure Hunter')
  ana.does('choose p3')

  expect(ana.hand).toContain('Glue')
  expect(cy.discard).toEqual([])
})
