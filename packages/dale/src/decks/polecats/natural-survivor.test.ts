/** Natural Survivor, who exchanges cards with their own deck. */
import { expect, test } from 'vitest'
import { alone, junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('polecats-5a S1: Natural Survivor exchanges as many cards as rolled', () => {
  const { ana, bo } = alone(
    {
      hand: ['Natural Survivor', 'Junk', 'Junk', 'Cookies', 'Glue'],
      deck: ['Magnet', 'Junk', 'Spyglass', 'Junk', 'Junk', 'Junk'],
    },
    { die: [2] },
  )

  ana.plays('Natural Survivor')
  ana.does("choose 'Junk','Junk' for 'Magnet','Spyglass'")

  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Glue', 'Magnet', 'Spyglass'])
  expect(ana.deck).toEqual(junk(6))
  expect(bo.reads).toContain('p1’s deck is shuffled')
  expect(bo.reads.join('\n') + bo.sees).not.toMatch(/Magnet|Spyglass|platypuses-4|macaws-4/)
  expect(ana.discard).toEqual(['Natural Survivor'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-5a ruling 3, D26: exchanged cards change places, in pairs, and only then the deck is shuffled', () => {
  const { ana } = alone(
    { hand: ['Natural Survivor', 'Junk', 'Cookies', 'Glue'], deck: ['Magnet', 'Siesta', 'Spyglass', 'Junk'] },
    { die: [2] },
  )

  ana.plays('Natural Survivor')
  ana.does("choose 'Junk','Cookies' for 'Spyglass','Magnet'")

  expect(ana.hand).toEqual(['Glue', 'Spyglass', 'Magnet'])
  expect(ana.deck).toEqual(['Cookies', 'Siesta', 'Junk', 'Junk'])
})

test('polecats-5a S2: a deck of one card exchanges exactly one', () => {
  const { ana } = alone(
    { hand: ['Natural Survivor', 'Junk', 'Cookies', 'Siesta'], deck: ['Magnet'], discard: ['Glue', 'Glue'] },
    { die: [3] },
  )

  ana.plays('Natural Survivor')
  ana.does("choose 'Junk' for 'Magnet'")

  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Magnet', 'Siesta'])
  expect(ana.deck).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Natural Survivor', 'Glue', 'Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-5a S3: with an empty deck nothing is exchanged and nothing shuffled', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Natural Survivor', 'Junk'], discard: ['Glue'] },
      bo: { hand: ['Balancing'], discard: ['Magnet'] },
    },
    { die: [2] },
  )

  ana.plays('Natural Survivor')

  expect(ana.hand).toEqual(['Junk'])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Natural Survivor', 'Glue'])
  expect(bo.reads.join('\n')).not.toContain('shuffled')
  expect(table.asked).toBe('ana: bonus')
})

test('polecats-5a ruling 2: a hand of one card exchanges exactly one', () => {
  const { ana } = alone({ hand: ['Natural Survivor', 'Junk'], deck: ['Magnet', 'Glue', 'Cookies'] }, { die: [3] })

  ana.plays('Natural Survivor')
  ana.does("choose 'Junk' for 'Glue'")

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck.toSorted()).toEqual(['Cookies', 'Junk', 'Magnet'])
})

test('polecats-5a ruling 5: the number is forced', () => {
  const { ana } = alone(
    { hand: ['Natural Survivor', 'Junk', 'Cookies', 'Siesta'], deck: ['Magnet', 'Glue', 'Acorn'] },
    { die: [2] },
  )

  ana.plays('Natural Survivor')

  expect(ana.whyNot('choose none')).toBe('choose at least 2')
  expect(ana.whyNot("choose 'Junk' for 'Magnet'")).toBe('choose at least 2')
  expect(ana.whyNot("choose 'Junk','Cookies','Siesta' for 'Magnet','Glue','Acorn'")).toBe('choose at most 2')
  expect(ana.cannot("choose 'Junk','Cookies' for 'Magnet','Glue'")).toBeUndefined()
})

test('polecats-5a ruling 6: a card that goes to the deck cannot be taken back', () => {
  const { ana } = alone({ hand: ['Natural Survivor', 'Junk', 'Cookies'], deck: ['Magnet', 'Glue'] }, { die: [1] })

  ana.plays('Natural Survivor')

  expect(ana.cannot("choose 'Junk' for 'Junk'")).toBe('not-an-option')
})

test('polecats-5a ruling 7: with an empty hand the deck is still shuffled', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Natural Survivor'], deck: ['Glue', 'Magnet'] },
      bo: { hand: ['Balancing'], discard: ['Cookies'] },
    },
    { die: [3] },
  )

  ana.plays('Natural Survivor')

  expect(ana.hand).toEqual([])
  expect(ana.deck).toEqual(['Glue', 'Magnet'])
  expect(table.asked).toBe('bo: react')
  bo.chooses()
  expect(table.asked).toBe('ana: bonus')
})

test('polecats-5a ruling 3: a Quality Inspection out of the deck may react', () => {
  const { ana, table } = alone({ hand: ['Natural Survivor', 'Junk'], deck: ['Quality Inspection'] }, { die: [1] })

  ana.plays('Natural Survivor')
  expect(ana.isAsked).toBe('react')
  ana.chooses('Quality Inspection')

  expect(ana.hand).toEqual(['Junk'])
  expect(table.marketDiscard).toEqual(['Quality Inspection'])
})

test('polecats-5a ruling 9: a chameleon played as Natural Survivor is discarded as itself', () => {
  const { ana } = alone({ hand: ['Trendsetting', 'Junk'], deck: ['Glue'] }, { market: ['Natural Survivor'], die: [1] })

  ana.plays('Trendsetting=Natural Survivor')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Trendsetting'])
})
