/** Order in Chaos, which waits for a shuffle of its owner's deck and comes before it. */
import { expect, test } from 'vitest'
import { alone, five, four, junk } from '../../testing/beginnings.ts'
import type { Given } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'

/** Ana, with Order in Chaos on her schedule by default; Bo has nothing. */
const waiting = (ana: Given) => alone({ schedule: ['Order in Chaos'], ...ana })

/** Bo plays Little Villain, which discards two cards from the deck of Ana. */
function boPlaysLittleVillain(ana: Given) {
  const seats = scenario({ bo: { hand: ['Little Villain'] }, ana })
  seats.bo.plays('Little Villain')
  return seats
}

test('beavers-5a S1: in the hand fill the owner picks three of eleven cards, the rest forms the deck', () => {
  const { ana } = waiting({
    hand: ['Junk', 'Cookies', 'Cheer'],
    discard: ['Glue', 'Magnet', 'Sofa', 'Junk', 'Junk', 'Swank', 'Raffle', 'Rumours'],
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
  const { ana, bo } = waiting({
    hand: ['Magnet', 'Cheer', 'Raffle', 'Charity'],
    deck: ['Glue', 'Sofa', 'Junk', 'Junk', 'Swank', 'Cookies'],
    discard: ['Rumours', 'Junk'],
  })

  ana.plays('Magnet')
  ana.chooses('Cookies')
  expect(ana.isAsked).toBe('use it')
  ana.does('choose yes')
  expect(ana.hand).toHaveLength(11)
  ana.chooses('Cheer', 'Raffle', 'Charity', 'Junk', 'Junk', 'Junk', 'Swank')

  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Glue', 'Rumours', 'Sofa'])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Magnet', 'Order in Chaos', 'Swank', ...junk(3), 'Charity', 'Raffle', 'Cheer'])
  expect(bo.reads.join()).not.toContain('shuffled')
  expect(ana.isAsked).toBe('bonus')
})

test('beavers-5a S3: on another player’s turn it interrupts Little Villain before the shuffle', () => {
  const { ana, bo, table } = boPlaysLittleVillain({
    hand: ['Junk'],
    deck: ['Glue'],
    discard: ['Magnet', 'Sofa'],
    schedule: ['Order in Chaos'],
  })

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
  const { ana } = waiting({ hand: four, discard: ['Magnet', 'Glue'] })

  ana.discards()
  ana.does('choose no')

  expect(ana.hand).toEqual([...four, 'Glue'])
  expect(ana.deck).toEqual(['Magnet', 'Order in Chaos'])
  expect(ana.discard).toEqual([])
  expect(ana.schedule).toEqual([])
})

test('beavers-5a ruling 1: it goes to the schedule with a bonus action and triggers in the same turn', () => {
  const { ana } = alone({ hand: ['Order in Chaos', 'Shattered Relic', 'Junk'], discard: ['Glue', 'Magnet'] })

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

test('beavers-5a ruling 6: a search of an empty deck or the last deck card drawn is not a shuffle', () => {
  const { ana } = waiting({ hand: ['Magnet', 'Shattered Relic', ...four, 'Junk'], deck: ['Glue'], discard: ['Sofa'] })

  ana.plays('Shattered Relic')
  ana.chooses('Junk')
  expect(ana.deck).toEqual([])
  ana.plays('Magnet')

  expect(ana.isAsked).toBe('bonus')
  expect(ana.schedule).toEqual(['Order in Chaos'])
  expect(ana.discard).toEqual(['Magnet', 'Shattered Relic', 'Sofa'])
})

test('beavers-5a ruling 6: with deck and discard pile empty there is nothing to shuffle', () => {
  const { ana, table } = waiting({ hand: four })

  ana.discards()

  expect(table.asked).toBe('bo: action')
  expect(ana.hand).toEqual([...four, 'Junk'])
  expect(ana.schedule).toEqual(['Order in Chaos'])
})

test('beavers-5a ruling 8: in the middle of the fill, cards already drawn count as held', () => {
  const { ana } = waiting({ hand: ['Junk', 'Junk'], deck: ['Cheer'], discard: ['Glue', 'Magnet', 'Sofa'] })

  ana.discards()
  expect(ana.hand).toEqual(['Junk', 'Junk', 'Cheer'])
  ana.does('choose yes')
  expect(ana.cannot("choose 'Junk','Junk'")).toBe('too-few')
  expect(ana.cannot("choose 'Junk','Junk','Cheer','Sofa'")).toBe('too-many')
  ana.chooses('Junk', 'Junk', 'Cheer')

  expect(ana.hand.toSorted()).toEqual(['Glue', 'Junk', 'Junk', 'Magnet', 'Sofa'])
  expect(ana.deck).toEqual(['Cheer', 'Order in Chaos'])
})

test('beavers-5a ruling 3: a player without cards keeps none', () => {
  const { ana } = boPlaysLittleVillain({ discard: ['Magnet', 'Glue'], schedule: ['Order in Chaos'] })

  ana.does('choose yes')
  ana.chooses('Magnet', 'Glue')

  expect(ana.hand).toEqual([])
  expect(ana.discard).toEqual(['Glue', 'Magnet'])
  expect(ana.deck).toEqual(['Order in Chaos'])
})

test('beavers-5a ruling 5: the cards the owner keeps are not in the re-formed deck', () => {
  const { ana } = waiting({ hand: ['Shattered Relic', 'Junk', 'Junk'], discard: ['Glue'] })

  ana.plays('Shattered Relic')
  ana.does('choose yes')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Glue', 'Junk'])
  expect(ana.deck).toEqual(['Order in Chaos'])
  expect(ana.discard).toEqual(['Shattered Relic'])
})

test('beavers-5a ruling 8: in the middle of Swift Broker the hand is already discarded, so no card is kept', () => {
  const { ana } = waiting({ hand: ['Swift Broker', 'Junk'], discard: ['Quality Inspection', 'Glue'] })

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
  const { ana } = waiting({ hand: four, discard: ['Junk', 'Cookies', 'Glue', 'Sofa'] })

  ana.discards()
  ana.does('choose yes')
  ana.chooses('Sofa', 'Glue', 'Junk', 'Little Villain')

  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Glue', 'Little Villain', 'Little Villain', 'Little Villain', 'Sofa'])
  expect(ana.deck).toEqual(['Junk', 'Little Villain', 'Order in Chaos'])
})

test('beavers-5a ruling 11: a kept Quality Inspection counts as placed into their hand', () => {
  const { ana } = waiting({ hand: ['Shattered Relic', 'Junk', 'Cheer'], discard: ['Quality Inspection', 'Glue'] })

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
  const { ana } = waiting({ hand: ['Shattered Relic', 'Junk', 'Cheer'], discard: ['Quality Inspection', 'Glue'] })

  ana.plays('Shattered Relic')
  ana.chooses('Junk')
  ana.does('choose yes')
  ana.chooses('Glue', 'Quality Inspection')

  expect(ana.hand).toEqual(['Cheer', 'Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('beavers-5a ruling 13: a chameleon that waits as Order in Chaos is shuffled in as itself', () => {
  const { ana } = waiting({ hand: four, discard: ['Magnet'], schedule: ['Reflection=Order in Chaos'] })

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
  const { ana, bo } = waiting({ hand: ['Magnet', 'Cheer'], deck: ['Glue', 'Sofa', 'Swank', 'Raffle'] })

  ana.plays('Magnet')
  ana.chooses('Swank')
  ana.does('choose yes')
  expect(bo.sees).not.toMatch(/platypuses-5b|polecats-5b|polecats-3|foxes-3/)
  ana.chooses('Raffle', 'Cheer', 'Swank')

  expect(ana.hand.toSorted()).toEqual(['Glue', 'Sofa'])
  expect(bo.reads.join()).toContain('Raffle (foxes-3) goes from p1’s hand to p1’s discard pile')
  expect(bo.reads.join()).not.toMatch(/Glue|Sofa/)
  expect(bo.sees).not.toMatch(/platypuses-5b|polecats-5b/)
})

test('beavers-5a R8: of two different cards that wait as Order in Chaos the owner chooses the first', () => {
  const { ana } = waiting({
    hand: four,
    discard: ['Magnet', 'Glue'],
    schedule: ['Order in Chaos', 'Reflection=Order in Chaos'],
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
  const { ana, bo, table } = boPlaysLittleVillain({
    deck: ['Glue'],
    discard: ['Magnet'],
    schedule: ['Practice', 'Order in Chaos'],
  })

  expect(table.asked).toBe('ana: use it')
  ana.does('choose no')
  expect(table.asked).toBe('ana: use it')
  ana.does('choose yes')

  expect(ana.hand).toEqual(['Order in Chaos'])
  expect(ana.discard).toEqual(['Magnet'])
  expect(ana.deck).toEqual(['Glue', 'Practice'])
  expect(bo.isAsked).toBe('bonus')
})

test('beavers-5a ruling 16: a technique that lasts for the turn is neither picked up nor shuffled', () => {
  const { ana } = alone({
    hand: ['Flashy Show', 'Magnet'],
    deck: ['Glue', 'Junk'],
    discard: ['Cheer'],
    schedule: ['Order in Chaos'],
  })

  ana.plays('Flashy Show')
  ana.plays('Magnet')
  ana.chooses('Glue')
  ana.does('choose yes')

  ana.chooses('Junk', 'Cheer')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.schedule).toEqual(['Flashy Show'])
  expect([...ana.deck, ...ana.discard]).not.toContain('Flashy Show')
})
