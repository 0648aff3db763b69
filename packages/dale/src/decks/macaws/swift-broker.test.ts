/** Swift Broker, who changes the whole hand. */
import { expect, test } from 'vitest'
import { alone } from '../../testing/beginnings.ts'

test('macaws-1 S1: four hand cards are discarded and four drawn', () => {
  const { ana } = alone({
    hand: ['Swift Broker', 'Junk', 'Cheer', 'Raffle', 'Charity'],
    deck: ['Glue', 'Magnet', 'Sofa', 'Swank', 'Rumours'],
  })

  ana.plays('Swift Broker')
  expect(ana.isAsked).toBe('discard')
  ana.chooses('Raffle', 'Junk', 'Charity', 'Cheer')

  expect(ana.hand).toEqual(['Glue', 'Magnet', 'Sofa', 'Swank'])
  expect(ana.discard).toEqual(['Swift Broker', 'Cheer', 'Charity', 'Junk', 'Raffle'])
  expect(ana.deck).toEqual(['Rumours'])
  expect(ana.isAsked).toBe('bonus')
})

test('macaws-1 S2: the deck card is drawn, then the discarded cards are shuffled and two of them drawn', () => {
  const { ana } = alone({ hand: ['Swift Broker', 'Junk', 'Cheer', 'Raffle'], deck: ['Glue'] })

  ana.plays('Swift Broker')
  ana.chooses('Junk', 'Cheer', 'Raffle')

  expect(ana.hand).toEqual(['Glue', 'Junk', 'Cheer'])
  expect(ana.deck).toEqual(['Raffle'])
  expect(ana.discard).toEqual(['Swift Broker'])
  expect(ana.isAsked).toBe('bonus')
})

test('macaws-1 S3: with no other hand card nothing happens', () => {
  const { ana } = alone({ hand: ['Swift Broker'], deck: ['Glue'] })

  ana.plays('Swift Broker')

  expect(ana.hand).toEqual([])
  expect(ana.deck).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Swift Broker'])
  expect(ana.isAsked).toBe('bonus')
})

test('macaws-1 ruling 4: the whole hand goes, no card may stay', () => {
  const { ana } = alone({ hand: ['Swift Broker', 'Junk', 'Cheer'], deck: ['Glue', 'Magnet'] })

  ana.plays('Swift Broker')

  expect(ana.cannot("choose 'Junk'")).toBe('too-few')
  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Junk','Swift Broker'")).toBe('not-an-option')
})

test('macaws-1 ruling 7: with deck and discard pile empty the same cards come back', () => {
  const { ana } = alone({ hand: ['Swift Broker', 'Junk', 'Cheer'] })

  ana.plays('Swift Broker')
  ana.chooses('Cheer', 'Junk')

  expect(ana.hand.toSorted()).toEqual(['Cheer', 'Junk'])
  expect(ana.discard).toEqual(['Swift Broker'])
  expect(ana.deck).toEqual([])
})

test('macaws-1 ruling 2: a deck of exactly as many cards is not re-formed', () => {
  const { ana, bo } = alone({ hand: ['Swift Broker', 'Junk', 'Junk'], deck: ['Glue', 'Magnet'], discard: ['Cheer'] })

  ana.plays('Swift Broker')

  expect(ana.hand).toEqual(['Glue', 'Magnet'])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Swift Broker', 'Junk', 'Junk', 'Cheer'])
  expect(bo.reads.join()).not.toContain('shuffled')
})

test('macaws-1 ruling 8: a chameleon that copies a Swift Broker in hand discards that one too', () => {
  const { ana } = alone({ hand: ['Seeing Doubles', 'Swift Broker', 'Junk'], deck: ['Glue', 'Magnet', 'Sofa'] })

  ana.plays('Seeing Doubles=Swift Broker')
  ana.chooses('Junk', 'Swift Broker')

  expect(ana.hand).toEqual(['Glue', 'Magnet'])
  expect(ana.discard).toEqual(['Seeing Doubles', 'Swift Broker', 'Junk'])
  expect(ana.isAsked).toBe('bonus')
})

test('macaws-1 hidden information: the discarded hand is public, the new cards are not', () => {
  const { ana, bo } = alone({ hand: ['Swift Broker', 'Junk', 'Cheer'], deck: ['Glue', 'Magnet'] })

  ana.plays('Swift Broker')
  ana.chooses('Junk', 'Cheer')

  expect(bo.reads.join()).toContain('Cheer (foxes-2) goes from p1’s hand to p1’s discard pile')
  expect(bo.reads.join()).not.toMatch(/Glue|Magnet/)
  expect(bo.sees).not.toMatch(/platypuses-/)
  expect(ana.reads.join()).toContain('Glue (platypuses-5b) goes from p1’s deck to p1’s hand')
})
