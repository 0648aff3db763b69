import { expect, test } from 'vitest'
import { scenario } from '../testing/scenario.ts'

const junk = (count: number): string[] => Array.from({ length: count }, () => 'Junk')
const stacks = (count: number): string[][] => Array.from({ length: count }, () => ['Junk'])

// Where an effect of ana runs already, bo sits first and is to act.

// Little Villain

test('crocodiles-1 S1: a deck that runs out is re-formed for the second card', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Little Villain'] },
    bo: { deck: ['Magnet'], discard: ['Glue', 'Junk', 'Cheer'] },
  })

  ana.plays('Little Villain')

  expect(bo.deck).toEqual(['Junk', 'Glue', 'Magnet'])
  expect(bo.discard).toEqual(['Cheer'])
  expect(bo.reads).toContain('Magnet (platypuses-4) goes from the deck of p2 to the discard pile of p2')
  expect(bo.reads).toContain('the deck of p2 is shuffled')
  expect(ana.discard).toEqual(['Little Villain'])
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-1 S2: who has neither deck nor discard pile discards nothing', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Little Villain'] }, bo: { hand: ['Magnet'] } })

  ana.plays('Little Villain')

  expect(bo.hand).toEqual(['Magnet'])
  expect(bo.deck).toEqual([])
  expect(bo.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-1 S3: both opponents of the other team discard two, the teammate nothing', () => {
  const { ana, bo, cy, di } = scenario(
    {
      ana: { hand: ['Little Villain'] },
      bo: { deck: ['Glue', 'Junk', 'Magnet'] },
      cy: { deck: ['Swank', 'Junk', 'Siesta'] },
      di: { deck: ['Acorn', 'Cheer', 'Junk'] },
    },
    { teams: true },
  )

  ana.plays('Little Villain')

  expect(bo.discard).toEqual(['Junk', 'Glue'])
  expect(di.discard).toEqual(['Cheer', 'Acorn'])
  expect(cy.discard).toEqual([])
  expect(cy.deck).toEqual(['Swank', 'Junk', 'Siesta'])
})

test('crocodiles-1 ruling 1: single players all discard two, clockwise, and the own deck is spared', () => {
  const { ana, bo, cy } = scenario({
    ana: { hand: ['Little Villain'], deck: ['Magnet', 'Raffle'] },
    bo: { deck: ['Glue', 'Junk', 'Magnet'] },
    cy: { deck: ['Swank', 'Acorn', 'Siesta'] },
  })

  ana.plays('Little Villain')

  expect(ana.deck).toEqual(['Magnet', 'Raffle'])
  expect(bo.deck).toEqual(['Magnet'])
  expect(bo.discard).toEqual(['Junk', 'Glue'])
  expect(cy.deck).toEqual(['Siesta'])
  expect(cy.discard).toEqual(['Acorn', 'Swank'])
  const moves = ana.reads.filter((line) => line.includes('from the deck of'))
  expect(moves).toEqual([
    'Glue (platypuses-5b) goes from the deck of p2 to the discard pile of p2',
    'Junk (junk) goes from the deck of p2 to the discard pile of p2',
    'Swank (polecats-3) goes from the deck of p3 to the discard pile of p3',
    'Acorn (squirrels-4) goes from the deck of p3 to the discard pile of p3',
  ])
})

test('crocodiles-1 ruling 5: a deck of exactly two is used up and not re-formed', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Little Villain'] }, bo: { deck: ['Glue', 'Magnet'] } })

  ana.plays('Little Villain')

  expect(bo.deck).toEqual([])
  expect(bo.discard).toEqual(['Magnet', 'Glue'])
  expect(bo.reads.join()).not.toContain('shuffled')
})

test('crocodiles-1 ruling 5: an empty deck is re-formed before the first card', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Little Villain'] },
    bo: { discard: ['Glue', 'Magnet', 'Junk'] },
  })

  ana.plays('Little Villain')

  expect(bo.deck).toEqual(['Glue'])
  expect(bo.discard).toEqual(['Magnet', 'Junk'])
})

test('crocodiles-1 ruling 7: a single card is discarded, shuffled back and discarded again', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Little Villain'] }, bo: { deck: ['Glue'] } })

  ana.plays('Little Villain')

  expect(bo.deck).toEqual([])
  expect(bo.discard).toEqual(['Glue'])
  expect(bo.reads.slice(-4)).toEqual([
    'Glue (platypuses-5b) goes from the deck of p2 to the discard pile of p2',
    'the deck of p2 is shuffled',
    'Glue (platypuses-5b) goes from the deck of p2 to the discard pile of p2',
    'Little Villain (crocodiles-1) goes from the schedule of p1 to the discard pile of p1',
  ])
})

test('crocodiles-1 ruling 8: Balancing of the other players reacts to the re-forming, after the technique', () => {
  const { ana, bo, cy, table } = scenario({
    ana: { hand: ['Little Villain', 'Balancing'], discard: ['Junk'] },
    bo: { deck: ['Magnet'], discard: ['Glue'], hand: ['Balancing'] },
    cy: { hand: ['Balancing'], deck: junk(2), discard: ['Cheer'] },
  })

  ana.plays('Little Villain')
  expect(ana.discard).toEqual(['Little Villain', 'Junk'])
  expect(cy.deck).toEqual([])
  expect(table.asked).toBe('ana: react')
  ana.chooses()
  expect(table.asked).toBe('cy: react')
  cy.chooses()

  expect(bo.discard).toEqual(['Glue'])
  expect(table.asked).toBe('ana: bonus')
})

test('crocodiles-1 ruling 9: Order in Chaos of the victim comes before the shuffle', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Little Villain'] },
    bo: { deck: ['Magnet'], discard: ['Glue'], schedule: ['Order in Chaos'] },
  })

  ana.plays('Little Villain')
  expect(table.asked).toBe('bo: use it')
  expect(bo.reads.join()).not.toContain('shuffled')
  bo.does('choose no')

  expect(bo.deck).toEqual(['Magnet', 'Order in Chaos'])
  expect(bo.discard).toEqual(['Glue'])
  expect(bo.schedule).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-1 ruling 10: a chameleon played as Little Villain is discarded as itself', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection'] },
    bo: { deck: ['Glue', 'Junk', 'Magnet'], discard: ['Little Villain'] },
  })

  ana.plays('Reflection')

  expect(ana.discard).toEqual(['Reflection'])
  expect(bo.deck).toEqual(['Magnet'])
  expect(bo.discard).toEqual(['Junk', 'Glue', 'Little Villain'])
})

// Scary Gunfight

test('crocodiles-2 S1: Scary Gunfight makes the market dearer for all others but not for its owner', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: ['Scary Gunfight', 'Junk', 'Swank'], deck: junk(5) },
      bo: { hand: ['Glue', 'Junk'], deck: junk(5) },
      cy: { hand: ['Dangerous Test', 'Junk'] },
    },
    { market: ['Magnet', 'Housecleaning'] },
  )

  ana.plays('Scary Gunfight')
  expect(ana.schedule).toEqual(['Scary Gunfight'])
  expect(ana.isAsked).toBe('bonus')
  expect(ana.cannot("buy 4 with 'Swank'")).toBe('too-little')
  expect(ana.cannot("buy 4 with 'Swank','Junk'")).toBeUndefined()
  ana.passes()

  expect(bo.cannot("buy 4 with 'Glue'")).toBe('too-little')
  expect(bo.cannot("buy 4 with 'Glue','Junk'")).toBeUndefined()
  bo.discards()
  expect(cy.cannot("buy 4 with 'Dangerous Test'")).toBe('too-little')
  expect(cy.cannot("buy 4 with 'Dangerous Test','Junk'")).toBeUndefined()
})

test('crocodiles-2 S2: two Gunfights of two opponents make a 2-card cost 6', () => {
  const { bo } = scenario(
    {
      bo: { hand: ['Glue', 'Junk'], deck: junk(5) },
      cy: { schedule: ['Scary Gunfight'] },
      ana: { schedule: ['Scary Gunfight'] },
    },
    { market: ['Cheer'] },
  )

  expect(bo.cannot("buy 5 with 'Glue'")).toBe('too-little')
  bo.buys(5, 'Glue', 'Junk')

  expect(bo.reads).toContain('p1 buys Cheer (foxes-2) for 6')
})

test('crocodiles-2 S3: the surcharge ends when the next turn of its owner begins', () => {
  const { ana, bo } = scenario(
    {
      bo: { hand: ['Swank', 'Magnet', ...junk(3)] },
      ana: { hand: ['Magnet'], deck: junk(5), schedule: ['Scary Gunfight'] },
    },
    { market: ['Housecleaning', 'Cheer'] },
  )

  expect(bo.cannot("buy 5 with 'Swank'")).toBe('too-little')
  bo.discards()
  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Scary Gunfight'])
  expect(ana.isAsked).toBe('action')
  ana.discards()

  expect(bo.cannot("buy 5 with 'Swank'")).toBeUndefined()
})

test('crocodiles-2 S4: the teammate pays no surcharge', () => {
  const { bo, cy, di } = scenario(
    {
      bo: { hand: ['Swank', 'Magnet'], deck: junk(5) },
      cy: { hand: ['Swank', 'Magnet'], deck: junk(5) },
      di: { hand: ['Swank', 'Magnet'] },
      ana: { schedule: ['Scary Gunfight'] },
    },
    { teams: true, market: ['Raffle', 'Cheer'] },
  )

  expect(bo.cannot("buy 5 with 'Swank'")).toBe('too-little')
  bo.discards()
  expect(cy.cannot("buy 5 with 'Swank'")).toBeUndefined()
  cy.discards()

  expect(di.cannot("buy 5 with 'Swank'")).toBe('too-little')
})

test('crocodiles-2 ruling 3: two Gunfights of one player add up', () => {
  const { bo } = scenario(
    {
      bo: { hand: ['Magnet', 'Swank'], deck: junk(5) },
      ana: { schedule: ['Scary Gunfight', 'Reflection=Scary Gunfight'] },
    },
    { market: ['Raffle'] },
  )

  expect(bo.cannot("buy 5 with 'Magnet'")).toBe('too-little')
  bo.buys(5, 'Magnet', 'Swank')

  expect(bo.reads).toContain('p1 buys Raffle (foxes-3) for 7')
})

test('crocodiles-2 ruling 4: the top of the market discard costs nothing extra', () => {
  const { bo } = scenario(
    { bo: { hand: ['Market Discovery', 'Junk'], deck: junk(5) }, ana: { schedule: ['Scary Gunfight'] } },
    { market: ['Magnet'], marketDiscard: ['Siesta'] },
  )

  expect(bo.cannot("buy 5 with 'Market Discovery'")).toBe('too-little')
  bo.buys('discard', 'Market Discovery')

  expect(bo.reads).toContain('p1 buys Siesta (sloths-4) for 4')
})

test('crocodiles-2 ruling 5: a card that is taken for free stays free', () => {
  const { bo } = scenario(
    { bo: { hand: ['Prepaid Good'], deck: junk(5) }, ana: { schedule: ['Scary Gunfight'] } },
    { market: ['Magnet', 'Glue'] },
  )

  bo.plays('Prepaid Good')
  bo.chooses('Glue')

  expect(bo.hand).toContain('Glue')
})

test('crocodiles-2 ruling 6: the overpay rule works with the raised price', () => {
  const { bo } = scenario(
    { bo: { hand: ['Swank', 'Junk', 'Magnet'] }, ana: { schedule: ['Scary Gunfight'] } },
    { market: ['Cheer', 'Raffle'] },
  )

  expect(bo.cannot("buy 5 with 'Swank','Junk'")).toBeUndefined()
  expect(bo.cannot("buy 5 with 'Magnet','Junk'")).toBe('overpaid')
  expect(bo.cannot("buy 5 with 'Magnet'")).toBeUndefined()
})

test('crocodiles-2 ruling 8: a chameleon goes on as Scary Gunfight though its model is covered', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: ['Reflection'], deck: junk(6) },
      bo: { hand: ['Raffle'], deck: junk(6), discard: ['Scary Gunfight'] },
      cy: { hand: ['Swank', 'Acorn'], deck: junk(6) },
    },
    { market: ['Housecleaning', 'Cheer'] },
  )

  ana.plays('Reflection')
  expect(ana.schedule).toEqual(['Reflection=Scary Gunfight'])
  ana.passes()
  bo.discards('Raffle')
  expect(cy.cannot("buy 5 with 'Swank'")).toBe('too-little')
  cy.discards()

  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Reflection'])
})

// Night Shift

test('crocodiles-3 S1: Night Shift exchanges two top cards, and the opponent does not learn which', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Night Shift'], deck: ['Junk', 'Magnet'] },
    bo: { deck: ['Glue', 'Swank'] },
  })

  ana.plays('Night Shift')
  ana.does("choose p1:'Glue' p2:'Junk'")

  expect(ana.deck).toEqual(['Glue', 'Magnet'])
  expect(bo.deck).toEqual(['Junk', 'Swank'])
  expect(ana.discard).toEqual(['Night Shift'])
  expect(ana.reads.join()).toContain('Glue')
  expect(bo.reads).toContain('a card goes from the set-aside cards to the deck of p1')
  expect(bo.reads).toContain('a card goes from the set-aside cards to the deck of p2')
  expect(bo.reads.join()).not.toContain('Glue')
  expect(bo.reads.join()).not.toContain('Junk')
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-3 S2: an empty deck is re-formed before its card is lifted', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Night Shift'], deck: ['Junk'] },
    bo: { discard: ['Magnet', 'Glue'] },
  })

  ana.plays('Night Shift')
  ana.does("choose p1:'Glue' p2:'Junk'")

  expect(bo.reads).toContain('the deck of p2 is shuffled')
  expect(ana.deck).toEqual(['Glue'])
  expect(bo.deck).toEqual(['Junk', 'Magnet'])
  expect(bo.discard).toEqual([])
})

test('crocodiles-3 S3: who has no card at all gives none and gets none', () => {
  const { ana, bo, cy } = scenario({
    ana: { hand: ['Night Shift'], deck: ['Junk', 'Magnet'] },
    bo: { deck: ['Glue', 'Swank'] },
    cy: { hand: ['Acorn'] },
  })

  ana.plays('Night Shift')
  expect(ana.cannot("choose p1:'Junk' p3:'Glue'")).toBeDefined()
  ana.does("choose p1:'Glue' p2:'Junk'")

  expect(ana.deck).toEqual(['Glue', 'Magnet'])
  expect(bo.deck).toEqual(['Junk', 'Swank'])
  expect(cy.deck).toEqual([])
})

test('crocodiles-3 ruling 2: with three decks the cards may go round, one for each deck', () => {
  const { ana, bo, cy } = scenario({
    ana: { hand: ['Night Shift'], deck: ['Junk', 'Magnet'] },
    bo: { deck: ['Glue', 'Swank'] },
    cy: { deck: ['Siesta', 'Acorn'] },
  })

  ana.plays('Night Shift')
  expect(ana.cannot("choose p1:'Glue' p1:'Junk' p2:'Siesta'")).toBeDefined()
  expect(ana.cannot("choose p1:'Glue' p2:'Glue' p3:'Siesta'")).toBeDefined()
  ana.does("choose p1:'Siesta' p2:'Junk' p3:'Glue'")

  expect(ana.deck).toEqual(['Siesta', 'Magnet'])
  expect(bo.deck).toEqual(['Junk', 'Swank'])
  expect(cy.deck).toEqual(['Glue', 'Acorn'])
})

test('crocodiles-3 ruling 4: handing out is forced, but every card may go back to its deck', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Night Shift'], deck: ['Junk', 'Magnet'] },
    bo: { deck: ['Glue', 'Swank'] },
  })

  ana.plays('Night Shift')
  expect(ana.isAsked).toBe('distribute')
  expect(ana.cannot('choose none')).toBe('too-few')
  ana.does("choose p1:'Junk' p2:'Glue'")

  expect(ana.deck).toEqual(['Junk', 'Magnet'])
  expect(bo.deck).toEqual(['Glue', 'Swank'])
})

test('crocodiles-3 ruling 5: without a card anywhere Night Shift does nothing', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Night Shift', 'Junk'] }, bo: { hand: ['Junk'] } })

  ana.plays('Night Shift')

  expect(ana.hand).toEqual(['Junk'])
  expect(ana.deck).toEqual([])
  expect(bo.deck).toEqual([])
  expect(ana.discard).toEqual(['Night Shift'])
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-3 ruling 5: the only lifted card goes back to its deck', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Night Shift'] }, bo: { deck: ['Glue', 'Swank'] } })

  ana.plays('Night Shift')

  expect(ana.deck).toEqual([])
  expect(bo.deck).toEqual(['Glue', 'Swank'])
  expect(ana.reads.join()).toContain('Glue')
  expect(bo.reads.join()).not.toContain('Glue')
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-3 ruling 1: Night Shift itself is not in the discard pile that becomes the own deck', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Night Shift'], discard: ['Junk'] },
    bo: { deck: ['Glue'] },
  })

  ana.plays('Night Shift')
  ana.does("choose p1:'Glue' p2:'Junk'")

  expect(ana.deck).toEqual(['Glue'])
  expect(bo.deck).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Night Shift'])
})

test('crocodiles-3 ruling 6: a lifted Quality Inspection does not react', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Night Shift', 'Junk'], deck: ['Quality Inspection', 'Magnet'] },
    bo: { hand: ['Junk'], deck: ['Glue', 'Swank'] },
  })

  ana.plays('Night Shift')
  ana.does("choose p1:'Glue' p2:'Quality Inspection'")

  expect(bo.deck).toEqual(['Quality Inspection', 'Swank'])
  expect(bo.isAsked).toBeUndefined()
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-3 ruling 6: lifted cards are in no hand', () => {
  const { ana } = scenario({
    ana: { hand: ['Night Shift', 'Swank'], deck: ['Junk', 'Magnet'] },
    bo: { deck: ['Glue', 'Swank'] },
  })

  ana.plays('Night Shift')

  expect(ana.hand).toEqual(['Swank'])
  expect(ana.deck).toEqual(['Magnet'])
})

test('crocodiles-3 ruling 8: a chameleon played as Night Shift is discarded as itself', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Trendsetting'], deck: ['Junk'] }, bo: { deck: ['Glue'] } },
    { market: ['Night Shift'] },
  )

  ana.plays('Trendsetting')
  ana.does("choose p1:'Glue' p2:'Junk'")

  expect(ana.deck).toEqual(['Glue'])
  expect(bo.deck).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Trendsetting'])
})

test('crocodiles-3 ruling 9: in the team game everybody gives and gets a card, the teammate too', () => {
  const { ana, bo, cy, di } = scenario(
    {
      ana: { hand: ['Night Shift'], deck: ['Junk'] },
      bo: { deck: ['Glue'] },
      cy: { deck: ['Siesta'] },
      di: { deck: ['Acorn'] },
    },
    { teams: true },
  )

  ana.plays('Night Shift')
  ana.does("choose p1:'Glue' p2:'Junk' p3:'Acorn' p4:'Siesta'")

  expect(ana.deck).toEqual(['Glue'])
  expect(bo.deck).toEqual(['Junk'])
  expect(cy.deck).toEqual(['Acorn'])
  expect(di.deck).toEqual(['Siesta'])
  expect(cy.reads.join()).not.toContain('Acorn')
})

// Ruthless Competition

test('crocodiles-4 S1: Ruthless Competition draws from another deck and puts a hand card back there', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Ruthless Competition', 'Junk'] },
    bo: { deck: ['Magnet', 'Swank'] },
  })

  ana.plays('Ruthless Competition')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Magnet'])
  expect(bo.deck).toEqual(['Junk', 'Swank'])
  expect(ana.discard).toEqual(['Ruthless Competition'])
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-4 S2: the deck of the victim is re-formed if need be', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Ruthless Competition', 'Junk'] },
    bo: { discard: ['Magnet', 'Swank', 'Cheer', 'Glue'] },
  })

  ana.plays('Ruthless Competition')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.reads).toContain('the deck of p2 is shuffled')
  expect(bo.deck).toEqual(['Junk', 'Cheer', 'Swank', 'Magnet'])
  expect(bo.discard).toEqual([])
})

test('crocodiles-4 S3: with no other hand card the drawn card goes back', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Ruthless Competition'] }, bo: { deck: ['Magnet', 'Swank'] } })

  ana.plays('Ruthless Competition')

  expect(ana.hand).toEqual([])
  expect(bo.deck).toEqual(['Magnet', 'Swank'])
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-4 ruling 3: the drawn card may be put back, and it was seen', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Ruthless Competition', 'Junk'] },
    bo: { deck: ['Magnet', 'Swank'] },
  })

  ana.plays('Ruthless Competition')
  expect(ana.hand).toEqual(['Junk', 'Magnet'])
  ana.chooses('Magnet')

  expect(ana.hand).toEqual(['Junk'])
  expect(bo.deck).toEqual(['Magnet', 'Swank'])
  expect(ana.reads).toContain('Magnet (platypuses-4) goes from the deck of p2 to the hand of p1')
})

test('crocodiles-4 ruling 5: exactly one card is put back', () => {
  const { ana } = scenario({
    ana: { hand: ['Ruthless Competition', 'Junk'] },
    bo: { deck: ['Magnet', 'Swank'] },
  })

  ana.plays('Ruthless Competition')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Junk','Magnet'")).toBe('too-many')
  expect(ana.cannot("choose 'Ruthless Competition'")).toBe('not-an-option')
})

test('crocodiles-4 ruling 7: a player without cards may be chosen, and nothing is put back', () => {
  const { ana, bo, cy } = scenario({
    ana: { hand: ['Ruthless Competition', 'Junk'] },
    bo: { deck: ['Magnet'] },
    cy: { hand: ['Swank'] },
  })

  ana.plays('Ruthless Competition')
  expect(ana.isAsked).toBe('choose player')
  ana.does('choose p3')

  expect(ana.hand).toEqual(['Junk'])
  expect(bo.deck).toEqual(['Magnet'])
  expect(cy.deck).toEqual([])
  expect(ana.discard).toEqual(['Ruthless Competition'])
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-4 ruling 6: if the only opponent has no cards nothing happens', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Ruthless Competition', 'Junk'] }, bo: { hand: ['Swank'] } })

  ana.plays('Ruthless Competition')

  expect(ana.hand).toEqual(['Junk'])
  expect(bo.deck).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('crocodiles-4 ruling 1: another player is chosen, never oneself', () => {
  const { ana, bo, cy } = scenario({
    ana: { hand: ['Ruthless Competition', 'Junk'], deck: ['Glue'] },
    bo: { deck: ['Magnet'] },
    cy: { deck: ['Swank', 'Siesta'] },
  })

  ana.plays('Ruthless Competition')
  expect(ana.cannot('choose p1')).toBe('not-an-option')
  ana.does('choose p3')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Swank'])
  expect(cy.deck).toEqual(['Junk', 'Siesta'])
  expect(bo.deck).toEqual(['Magnet'])
})

test('crocodiles-4 ruling 8: neither the victim nor a third player sees the two cards', () => {
  const { ana, bo, cy } = scenario({
    ana: { hand: ['Ruthless Competition', 'Siesta'] },
    bo: { deck: ['Magnet', 'Swank'] },
    cy: {},
  })

  ana.plays('Ruthless Competition')
  ana.does('choose p2')
  ana.chooses('Siesta')

  expect(ana.reads).toContain('Siesta (sloths-4) goes from the hand of p1 to the deck of p2')
  for (const other of [bo, cy]) {
    expect(other.reads).toContain('a card goes from the deck of p2 to the hand of p1')
    expect(other.reads).toContain('a card goes from the hand of p1 to the deck of p2')
    expect(other.reads.join()).not.toContain('Magnet')
    expect(other.reads.join()).not.toContain('Siesta')
    expect(other.sees).not.toContain('platypuses-4')
    expect(other.sees).not.toContain('sloths-4')
  }
})

test('crocodiles-4 ruling 9: a chameleon that is put back is a plain chameleon', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Ruthless Competition', 'Reflection'] },
    bo: { deck: ['Magnet', 'Swank'], discard: ['Acorn'] },
  })

  ana.plays('Ruthless Competition')
  ana.chooses('Reflection')

  expect(ana.hand).toEqual(['Magnet'])
  expect(bo.deck).toEqual(['Reflection', 'Swank'])
})

test('crocodiles-4 ruling 9: a chameleon played as Ruthless Competition is discarded as itself', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection', 'Junk'] },
    bo: { deck: ['Magnet', 'Swank'], discard: ['Ruthless Competition'] },
  })

  ana.plays('Reflection')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Magnet'])
  expect(bo.deck).toEqual(['Junk', 'Swank'])
  expect(ana.discard).toEqual(['Reflection'])
})

test('crocodiles-4 ruling 10: the teammate may be chosen', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Ruthless Competition', 'Junk'] },
      bo: { deck: ['Magnet'] },
      cy: { deck: ['Swank', 'Siesta'] },
      di: { deck: ['Acorn'] },
    },
    { teams: true },
  )

  ana.plays('Ruthless Competition')
  ana.does('choose p3')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Swank'])
  expect(cy.deck).toEqual(['Junk', 'Siesta'])
})

test('crocodiles-4: a drawn Quality Inspection may react if it was not put back', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Ruthless Competition', 'Junk'], deck: ['Glue'] },
    bo: { deck: ['Quality Inspection', 'Swank'] },
  })

  ana.plays('Ruthless Competition')
  ana.chooses('Junk')

  expect(bo.deck).toEqual(['Junk', 'Swank'])
  expect(ana.isAsked).toBe('react')
})

// Nasty Threat

test('crocodiles-5a S1: under Nasty Threat the fourth stack must be worth 5', () => {
  const { bo } = scenario({
    bo: { hand: ['Magnet', 'Tireless Tinkerer', 'Calculations'], deck: junk(5), stall: stacks(3) },
    ana: { schedule: ['Nasty Threat'] },
  })

  expect(bo.cannot("build 'Magnet'")).toBe('wrong-sum')
  expect(bo.cannot("build 'Magnet','Calculations'")).toBe('wrong-sum')
  bo.builds('Magnet', 'Tireless Tinkerer')

  expect(bo.stall[3]).toEqual(['Magnet', 'Tireless Tinkerer'])
})

test('crocodiles-5a S2: under Nasty Threat Accordion as printed is the fourth stack', () => {
  const { bo } = scenario({
    bo: { hand: ['Accordion'], deck: junk(5), stall: stacks(3) },
    ana: { schedule: ['Nasty Threat'] },
  })

  expect(bo.cannot("build 'Accordion=4'")).toBe('wrong-sum')
  bo.builds('Accordion')

  expect(bo.stall[3]).toEqual(['Accordion'])
})

test('crocodiles-5a S3: Nasty Threat ends when the next turn of its owner begins', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Magnet'], deck: junk(10), stall: stacks(3) },
    ana: { hand: ['Swank'], deck: junk(5), schedule: ['Nasty Threat'] },
  })

  expect(bo.cannot("build 'Magnet'")).toBe('wrong-sum')
  bo.discards()
  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Nasty Threat'])
  ana.discards()
  bo.builds('Magnet')

  expect(bo.stall[3]).toEqual(['Magnet'])
})

test('crocodiles-5a S4: under Nasty Threat cards worth 9 are the winning eighth stack', () => {
  const { bo, table } = scenario({
    bo: { hand: ['Magnet', 'Glue'], stall: stacks(7) },
    ana: { schedule: ['Nasty Threat'] },
  })

  bo.builds('Magnet', 'Glue')

  expect(bo.stall).toHaveLength(8)
  expect(table.winners).toEqual(['bo'])
})

test('crocodiles-5a ruling 1: Nasty Threat waits with a bonus action and does not bind its owner', () => {
  const { ana } = scenario({ ana: { hand: ['Nasty Threat', 'Wise Spy'], deck: junk(5) }, bo: { hand: ['Junk'] } })

  ana.plays('Nasty Threat')
  expect(ana.schedule).toEqual(['Nasty Threat'])
  expect(ana.isAsked).toBe('bonus')
  ana.builds('Wise Spy')

  expect(ana.stall).toEqual([['Wise Spy']])
})

test('crocodiles-5a ruling 4: two Nasty Threats ask for two more', () => {
  const { bo } = scenario({
    bo: { hand: ['Swank', 'Rare Artefact', 'Daring Adventurer'], deck: junk(5) },
    ana: { schedule: ['Nasty Threat', 'Trendsetting=Nasty Threat'] },
  })

  expect(bo.cannot("build 'Daring Adventurer'")).toBe('wrong-sum')
  expect(bo.cannot("build 'Rare Artefact'")).toBe('wrong-sum')
  bo.builds('Swank')

  expect(bo.stall).toEqual([['Swank']])
})

test('crocodiles-5a ruling 5: the extra stack of Winter Is Coming must be worth one more too', () => {
  const { bo } = scenario({
    bo: { hand: ['Winter Is Coming', 'Stashing Vendor', 'Swank', 'Risky Business', 'Rare Artefact'], stall: stacks(4) },
    ana: { schedule: ['Nasty Threat'] },
  })

  bo.builds('Winter Is Coming', 'Stashing Vendor')
  expect(bo.isAsked).toBe('build again')
  expect(bo.cannot("build 'Risky Business','Rare Artefact'")).toBe('wrong-sum')
  bo.builds('Risky Business', 'Swank')

  expect(bo.stall.slice(4)).toEqual([
    ['Winter Is Coming', 'Stashing Vendor'],
    ['Risky Business', 'Swank'],
  ])
})

test('crocodiles-5a ruling 5: Charm builds a card worth one more', () => {
  const { bo, table } = scenario(
    { bo: { hand: ['Charm'], stall: stacks(3) }, ana: { schedule: ['Nasty Threat'] } },
    { marketDeck: ['Glue'] },
  )

  bo.plays('Charm')

  expect(bo.stall[3]).toEqual(['Glue'])
  expect(table.marketDiscard).toEqual([])
})

test('crocodiles-5a ruling 5: Charm throws away the card that would do without Nasty Threat', () => {
  const { bo, table } = scenario(
    { bo: { hand: ['Charm'], stall: stacks(3) }, ana: { schedule: ['Nasty Threat'] } },
    { marketDeck: ['Magnet'] },
  )

  bo.plays('Charm')

  expect(bo.stall).toHaveLength(3)
  expect(table.marketDiscard).toEqual(['Magnet'])
})

test('crocodiles-5a ruling 6: the dearer stack counts as number N, so the next is N+1', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Calculations', 'Cheer'], deck: junk(10) },
    ana: { hand: ['Swank'], deck: junk(5), schedule: ['Nasty Threat'] },
  })

  bo.builds('Calculations')
  ana.discards()
  bo.builds('Cheer')

  expect(bo.stall).toEqual([['Calculations'], ['Cheer']])
})

test('crocodiles-5a ruling 8: a chameleon waits as Nasty Threat and is discarded as itself', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Daring Adventurer', 'Cheer'], deck: junk(5) },
    ana: { hand: ['Swank'], schedule: ['Reflection=Nasty Threat'] },
  })

  expect(bo.cannot("build 'Daring Adventurer'")).toBe('wrong-sum')
  bo.builds('Cheer')

  expect(bo.stall).toEqual([['Cheer']])
  expect(ana.discard).toEqual(['Reflection'])
})

test('crocodiles-5a ruling 9: Nasty Threat binds both members of the other team and not the teammate', () => {
  const { bo, cy, di } = scenario(
    {
      bo: { hand: ['Daring Adventurer', 'Magnet'], deck: junk(5) },
      cy: { hand: ['Daring Adventurer', 'Magnet'], deck: junk(5) },
      di: { hand: ['Daring Adventurer', 'Cheer'], deck: junk(5) },
      ana: { schedule: ['Nasty Threat'] },
    },
    { teams: true },
  )

  expect(bo.cannot("build 'Daring Adventurer'")).toBe('wrong-sum')
  bo.discards()
  expect(cy.cannot("build 'Daring Adventurer'")).toBeUndefined()
  cy.discards()
  expect(di.cannot("build 'Daring Adventurer'")).toBe('wrong-sum')
  di.builds('Cheer')

  expect(bo.stall).toEqual([['Cheer']])
})

// Lost Shipments

test('crocodiles-5b S1: under Lost Shipments a hand of one draws one card', () => {
  const { bo } = scenario({
    bo: { hand: ['Swank'], deck: ['Glue', ...junk(5)] },
    ana: { hand: ['Junk'], schedule: ['Lost Shipments'] },
  })

  bo.discards()

  expect(bo.hand).toEqual(['Swank', 'Glue'])
})

test('crocodiles-5b S2: under Lost Shipments a full hand draws nothing', () => {
  const { bo } = scenario({
    bo: { hand: junk(5), deck: ['Glue', 'Magnet'] },
    ana: { hand: ['Junk'], schedule: ['Lost Shipments'] },
  })

  bo.discards()

  expect(bo.hand).toEqual(junk(5))
  expect(bo.deck).toEqual(['Glue', 'Magnet'])
})

test('crocodiles-5b S3: under Lost Shipments Cookies do not raise the number of cards drawn', () => {
  const { bo } = scenario({
    bo: { hand: ['Cookies', 'Swank', 'Junk'], deck: ['Glue', 'Magnet', 'Junk'] },
    ana: { hand: ['Junk'], schedule: ['Lost Shipments'] },
  })

  bo.discards()

  expect(bo.hand).toEqual(['Cookies', 'Swank', 'Junk', 'Glue'])
})

test('crocodiles-5b S4: under Lost Shipments Dangerous Test draws three as usual', () => {
  const { bo } = scenario({
    bo: { hand: ['Dangerous Test', 'Junk'], deck: ['Glue', 'Magnet', 'Siesta', 'Cheer'] },
    ana: { schedule: ['Lost Shipments'] },
  })

  bo.plays('Dangerous Test')

  expect(bo.hand).toEqual(['Junk', 'Glue', 'Magnet', 'Siesta'])
  bo.chooses('Junk', 'Glue', 'Magnet')
  expect(bo.isAsked).toBe('bonus')
})

test('crocodiles-5b ruling 1: Lost Shipments waits with a bonus action and does not cap its owner', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Lost Shipments'], deck: junk(6) },
    bo: { hand: ['Swank'], deck: junk(6) },
  })

  ana.plays('Lost Shipments')
  expect(ana.isAsked).toBe('bonus')
  ana.passes()

  expect(ana.schedule).toEqual(['Lost Shipments'])
  expect(ana.hand).toEqual(junk(5))
  bo.discards()
  expect(bo.hand).toEqual(['Swank', 'Junk'])
})

test('crocodiles-5b ruling 2: the cap ends when the next turn of its owner begins', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Swank'], deck: junk(10) },
    ana: { hand: ['Cheer'], deck: junk(6), schedule: ['Lost Shipments'] },
  })

  bo.discards()
  expect(ana.discard).toEqual(['Lost Shipments'])
  expect(ana.schedule).toEqual([])
  ana.discards()
  bo.discards()

  expect(bo.hand).toEqual(['Swank', ...junk(4)])
})

test('crocodiles-5b ruling 3: draws at the start of the turn are free', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Lost Shipments'], deck: junk(6) },
    bo: { hand: ['Swank'], deck: ['Glue', 'Magnet', 'Junk'], schedule: ['Lunch Break'] },
  })

  ana.plays('Lost Shipments')
  ana.passes()
  expect(bo.hand).toEqual(['Swank', 'Glue'])
  bo.discards()

  expect(bo.hand).toEqual(['Swank', 'Glue', 'Magnet'])
})

test('crocodiles-5b ruling 4: two Lost Shipments still let one card through', () => {
  const { bo } = scenario({
    bo: { hand: ['Swank'], deck: ['Glue', 'Magnet', 'Junk'] },
    cy: { hand: ['Junk'], schedule: ['Trendsetting=Lost Shipments'] },
    ana: { hand: ['Junk'], schedule: ['Lost Shipments'] },
  })

  bo.discards()

  expect(bo.hand).toEqual(['Swank', 'Glue'])
})

test('crocodiles-5b ruling 5: Sofa lets five cards grow to six, but four only to five', () => {
  const six = scenario({
    bo: { hand: junk(5), deck: ['Glue', 'Magnet'], stall: [['Sofa']] },
    ana: { hand: ['Junk'], schedule: ['Lost Shipments'] },
  })
  const five = scenario({
    bo: { hand: junk(4), deck: ['Glue', 'Magnet'], stall: [['Sofa']] },
    ana: { hand: ['Junk'], schedule: ['Lost Shipments'] },
  })

  six.bo.discards()
  five.bo.discards()

  expect(six.bo.hand).toEqual([...junk(5), 'Glue'])
  expect(five.bo.hand).toEqual([...junk(4), 'Glue'])
})

test('crocodiles-5b ruling 5: Cookies drawn as the one card bring no second one', () => {
  const { bo } = scenario({
    bo: { hand: junk(4), deck: ['Cookies', 'Magnet'] },
    ana: { hand: ['Junk'], schedule: ['Lost Shipments'] },
  })

  bo.discards()

  expect(bo.hand).toEqual([...junk(4), 'Cookies'])
})

test('crocodiles-5b ruling 6: without deck and discard pile the one card is a junk', () => {
  const { bo } = scenario({
    bo: { hand: ['Swank'] },
    ana: { hand: ['Junk'], schedule: ['Lost Shipments'] },
  })

  bo.discards()

  expect(bo.hand).toEqual(['Swank', 'Junk'])
})

test('crocodiles-5b ruling 7: a card drawn by Quality Inspection is not part of the fill', () => {
  const { bo } = scenario({
    bo: { hand: ['Swank', 'Junk'], deck: ['Quality Inspection', 'Glue', 'Magnet'] },
    ana: { hand: ['Junk'], schedule: ['Lost Shipments'] },
  })

  bo.discards()
  bo.chooses('Quality Inspection')
  bo.chooses('Junk')

  expect(bo.hand).toEqual(['Swank', 'Quality Inspection', 'Glue'])
  expect(bo.deck).toEqual(['Magnet'])
})

test('crocodiles-5b ruling 8: a chameleon waits as Lost Shipments and is discarded as itself', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Swank'], deck: ['Glue', 'Magnet'] },
    ana: { hand: ['Junk'], schedule: ['Reflection=Lost Shipments'] },
  })

  bo.discards()

  expect(bo.hand).toEqual(['Swank', 'Glue'])
  expect(ana.discard).toEqual(['Reflection'])
})

test('crocodiles-5b ruling 9: only the other team is capped', () => {
  const { bo, cy, di } = scenario(
    {
      bo: { hand: ['Swank'], deck: junk(6) },
      cy: { hand: ['Swank'], deck: junk(6) },
      di: { hand: ['Swank'], deck: junk(6) },
      ana: { hand: ['Junk'], schedule: ['Lost Shipments'] },
    },
    { teams: true },
  )

  bo.discards()
  cy.discards()
  di.discards()

  expect(bo.hand).toEqual(['Swank', 'Junk'])
  expect(cy.hand).toEqual(['Swank', ...junk(4)])
  expect(di.hand).toEqual(['Swank', 'Junk'])
})
