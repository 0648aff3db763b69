/** Wise Spy, which looks at the top three cards of their own deck. */
import { expect, test } from 'vitest'
import { alone, besideBo, junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('owls-1 S1: Wise Spy puts the top three back in the chosen order', () => {
  const { ana, bo } = besideBo({ hand: ['Wise Spy', ...junk(3)], deck: ['Glue', 'Magnet', 'Spyglass', 'Siesta'] })

  ana.uses('Wise Spy')
  expect(ana.isAsked).toBe('place on deck')
  ana.chooses('Spyglass', 'Glue', 'Magnet')
  expect(ana.deck).toEqual(['Spyglass', 'Glue', 'Magnet', 'Siesta'])
  expect(ana.isAsked).toBe('action')
  ana.discards()

  expect(ana.hand).toEqual(['Wise Spy', ...junk(3), 'Spyglass'])
  expect(bo.reads.join('\n')).toMatch(/p1 uses Wise Spy/)
  expect(bo.reads.join('\n') + bo.sees).not.toMatch(/Glue|Magnet|Spyglass|platypuses|macaws/)
})

test('owls-1 S2: Wise Spy lifts the last card, re-forms the deck and lifts two more', () => {
  const { ana, bo } = alone({ hand: ['Wise Spy'], deck: ['Glue'], discard: ['Junk', 'Siesta', 'Cookies', 'Magnet'] })

  ana.uses('Wise Spy')
  expect(ana.discard).toEqual([])
  expect(ana.deck).toEqual(['Siesta', 'Junk'])
  ana.chooses('Cookies', 'Glue', 'Magnet')

  expect(ana.deck).toEqual(['Cookies', 'Glue', 'Magnet', 'Siesta', 'Junk'])
  expect(bo.reads).toContain('p1’s deck is shuffled')
  expect(ana.isAsked).toBe('action')
})

test('owls-1 S3: Wise Spy cannot be used twice in a turn', () => {
  const { ana } = alone({ hand: ['Wise Spy', 'Rumours'], deck: ['Glue', 'Magnet', 'Cookies'] })

  ana.uses('Wise Spy')
  ana.chooses('Glue', 'Magnet', 'Cookies')

  expect(ana.cannot("use 'Wise Spy'")).toBe('already-used')
  ana.plays('Rumours')
  expect(ana.cannot("use 'Wise Spy'")).toBe('already-used')
})

test('owls-1 S4: Wise Spy cannot be used on the turn of another player', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Junk'] },
    bo: { hand: ['Wise Spy'], deck: ['Glue', 'Magnet', 'Cookies'] },
  })

  expect(table.turn).toBe('ana')

  expect(bo.cannot("use 'Wise Spy'")).toBe('not-asked')
  ana.discards()
  expect(bo.cannot("use 'Wise Spy'")).toBeUndefined()
})

test('owls-1 ruling 3: all three go back, each once', () => {
  const { ana } = alone({ hand: ['Wise Spy'], deck: ['Glue', 'Magnet', 'Cookies', 'Siesta'] })

  ana.uses('Wise Spy')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Glue','Magnet'")).toBe('too-few')
  expect(ana.cannot("choose 'Glue','Magnet','Siesta'")).toBe('not-an-option')
})

test('owls-1 ruling 4: no one has to use Wise Spy', () => {
  const { ana, table } = besideBo({ hand: ['Wise Spy', ...junk(4)], deck: ['Glue', 'Magnet'] })

  ana.discards()
  expect(table.asked).toBe('ana: last')
  ana.passes()

  expect(ana.deck).toEqual(['Glue', 'Magnet'])
  expect(table.turn).toBe('bo')
})

test('owls-1 ruling 5: two Wise Spies may both be used', () => {
  const { ana } = alone({ hand: ['Wise Spy', 'Wise Spy'], deck: ['Glue', 'Magnet', 'Cookies'] })

  ana.uses('Wise Spy')
  ana.chooses('Cookies', 'Magnet', 'Glue')
  ana.uses('Wise Spy')
  ana.chooses('Magnet', 'Glue', 'Cookies')

  expect(ana.deck).toEqual(['Magnet', 'Glue', 'Cookies'])
  expect(ana.cannot("use 'Wise Spy'")).toBe('already-used')
})

test('owls-1 ruling 5: Wise Spy may be used again in the next turn', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Wise Spy', ...junk(4)], deck: ['Glue', 'Magnet', 'Cookies'] },
    bo: { hand: junk(5) },
  })

  ana.uses('Wise Spy')
  ana.chooses('Cookies', 'Magnet', 'Glue')
  ana.discards()
  bo.discards()

  expect(ana.cannot("use 'Wise Spy'")).toBeUndefined()
})

test('owls-1 ruling 6: a Wise Spy that left the hand and came back may be used again', () => {
  const { ana } = alone({ hand: ['Wise Spy', 'Charity'], deck: ['Glue', 'Magnet', 'Cookies'] }, { pick: [0] })

  ana.uses('Wise Spy')
  ana.chooses('Glue', 'Magnet', 'Cookies')
  ana.plays('Charity')

  expect(ana.hand).toEqual(['Wise Spy'])
  expect(ana.cannot("use 'Wise Spy'")).toBeUndefined()
})

test('owls-1 ruling 7: with two cards in deck and discard pile together both are ordered', () => {
  const { ana } = alone({ hand: ['Wise Spy'], deck: ['Glue'], discard: ['Magnet'] })

  ana.uses('Wise Spy')
  ana.chooses('Magnet', 'Glue')

  expect(ana.deck).toEqual(['Magnet', 'Glue'])
  expect(ana.discard).toEqual([])
})

test('owls-1 ruling 7: with exactly three cards in the deck nothing is re-formed', () => {
  const { ana, bo } = alone({ hand: ['Wise Spy'], deck: ['Glue', 'Magnet', 'Cookies'], discard: ['Siesta'] })

  ana.uses('Wise Spy')
  ana.chooses('Cookies', 'Magnet', 'Glue')

  expect(ana.deck).toEqual(['Cookies', 'Magnet', 'Glue'])
  expect(ana.discard).toEqual(['Siesta'])
  expect(bo.reads.join('\n')).not.toContain('shuffled')
})

test('owls-1 ruling 7: without any card Wise Spy has nothing to do', () => {
  const { ana } = alone({ hand: ['Wise Spy', 'Magnet'] })

  expect(ana.isAsked).toBe('action')

  expect(ana.cannot("use 'Wise Spy'")).toBe('nothing-to-use')
})

test('owls-1 ruling 8: a Quality Inspection among the three does not react', () => {
  const { ana, table } = alone({ hand: ['Wise Spy'], deck: ['Quality Inspection', 'Magnet', 'Cookies'] })

  ana.uses('Wise Spy')
  ana.chooses('Magnet', 'Quality Inspection', 'Cookies')

  expect(table.asked).toBe('ana: action')
})

test('owls-1 ruling 8: Balancing answers a deck that Wise Spy re-formed', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Wise Spy'], deck: ['Glue'], discard: ['Magnet', 'Cookies'] },
    bo: { hand: ['Balancing'], discard: ['Junk'] },
  })

  ana.uses('Wise Spy')
  ana.chooses('Glue', 'Magnet', 'Cookies')
  expect(table.asked).toBe('bo: react')
  bo.chooses()

  expect(table.asked).toBe('ana: action')
})

test('owls-1 ruling 1: Wise Spy may be used before a card that is due at the start of the turn', () => {
  const { ana, table } = alone({
    hand: ['Wise Spy'],
    schedule: ['Steady Achiever'],
    deck: ['Glue', 'Magnet', 'Cookies', 'Junk'],
  })

  expect(table.asked).toBe('ana: start')
  ana.uses('Wise Spy')
  ana.chooses('Cookies', 'Magnet', 'Glue')
  ana.chooses('Steady Achiever')

  expect(ana.hand).toEqual(['Wise Spy', 'Cookies'])
  expect(ana.discard).toEqual(['Steady Achiever'])
  expect(ana.cannot("use 'Wise Spy'")).toBe('already-used')
})

test('owls-1 ruling 1: Wise Spy may be used after clean-up, and the hand is not filled again', () => {
  const { ana, table } = besideBo({ hand: ['Wise Spy', ...junk(4)], deck: ['Glue', 'Magnet', 'Cookies'] })

  ana.discards()
  ana.uses('Wise Spy')
  ana.chooses('Cookies', 'Magnet', 'Glue')

  expect(ana.hand).toEqual(['Wise Spy', ...junk(4)])
  expect(ana.deck).toEqual(['Cookies', 'Magnet', 'Glue'])
  expect(table.turn).toBe('bo')
})

test('owls-1 ruling 10: a chameleon may be used as Wise Spy once', () => {
  const { ana } = alone({ hand: ['Trendsetting'], deck: ['Glue', 'Magnet', 'Cookies'] }, { market: ['Wise Spy'] })

  ana.uses('Trendsetting=Wise Spy')
  ana.chooses('Cookies', 'Magnet', 'Glue')

  expect(ana.deck).toEqual(['Cookies', 'Magnet', 'Glue'])
  expect(ana.cannot("use 'Trendsetting=Wise Spy'")).toBe('already-used')
})
