/** Fishing, which spends a card and puts discards on the deck. */
import { expect, test } from 'vitest'
import { alone, four } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('penguins-5a S1: the spent card and another discard go on the deck in the chosen order', () => {
  const { ana } = alone({ hand: ['Fishing', 'Magnet', ...four], deck: ['Cheer'], discard: ['Junk', 'Glue'] })

  ana.plays('Fishing')
  ana.chooses('Magnet')
  expect(ana.discard).toEqual(['Magnet', 'Junk', 'Glue'])
  expect(ana.isAsked).toBe('place on deck')
  ana.chooses('Glue', 'Magnet')
  expect(ana.deck).toEqual(['Glue', 'Magnet', 'Cheer'])
  expect(ana.discard).toEqual(['Fishing', 'Junk'])
  expect(ana.isAsked).toBe('bonus')
  ana.passes()

  expect(ana.hand).toEqual([...four, 'Glue'])
})

test('penguins-5a S2: the spent junk itself is fished', () => {
  const { ana } = alone({ hand: ['Fishing', 'Junk'], deck: ['Cheer'] })

  ana.plays('Fishing')
  ana.chooses('Junk')

  expect(ana.deck).toEqual(['Junk', 'Cheer'])
  expect(ana.discard).toEqual(['Fishing'])
})

test('penguins-5a S3: with no hand card to spend there is no effect', () => {
  const { ana } = alone({ hand: ['Fishing'], discard: ['Glue'] })

  ana.plays('Fishing')

  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Fishing', 'Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('penguins-5a rulings 5 and 6: exactly one hand card must be spent', () => {
  const { ana } = alone({ hand: ['Fishing', 'Magnet', 'Junk'], discard: ['Glue'] })

  ana.plays('Fishing')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Magnet','Junk'")).toBe('too-many')
  expect(ana.cannot("choose 'Magnet'")).toBeUndefined()
})

test('penguins-5a ruling 8: zero cards may be fished', () => {
  const { ana } = alone({ hand: ['Fishing', 'Junk', 'Magnet'], discard: ['Glue'] })

  ana.plays('Fishing')
  ana.chooses('Junk')
  ana.chooses()

  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Fishing', 'Junk', 'Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('penguins-5a ruling 2: three cards may be fished, four must not', () => {
  const { ana } = alone({
    hand: ['Fishing', 'Junk', 'Magnet'],
    deck: ['Rumours'],
    discard: ['Glue', 'Sofa', 'Cheer', 'Raffle'],
  })

  ana.plays('Fishing')
  ana.chooses('Junk')
  expect(ana.cannot("choose 'Glue','Sofa','Cheer','Raffle'")).toBe('too-many')
  expect(ana.cannot("choose 'Magnet'")).toBe('not-an-option')
  ana.chooses('Raffle', 'Glue', 'Cheer')

  expect(ana.deck).toEqual(['Raffle', 'Glue', 'Cheer', 'Rumours'])
  expect(ana.discard).toEqual(['Fishing', 'Junk', 'Sofa'])
})

test('penguins-5a ruling 9: nothing is shuffled, an empty deck is not re-formed', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Fishing', 'Junk'], discard: ['Glue', 'Cheer'], schedule: ['Order in Chaos'] },
    bo: { hand: ['Balancing'], discard: ['Magnet'] },
  })

  ana.plays('Fishing')
  ana.chooses('Cheer')

  expect(table.asked).toBe('ana: bonus')
  expect(ana.deck).toEqual(['Cheer'])
  expect(ana.discard).toEqual(['Fishing', 'Junk', 'Glue'])
  expect(bo.reads.join()).not.toContain('shuffled')
})

test('penguins-5a ruling 10: a chameleon played as Fishing is discarded as itself', () => {
  const { ana } = scenario({ ana: { hand: ['Reflection', 'Junk'], discard: ['Glue'] }, bo: { discard: ['Fishing'] } })

  ana.plays('Reflection=Fishing')
  ana.chooses('Glue')

  expect(ana.deck).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Reflection', 'Junk'])
})

test('penguins-5a hidden information: all see which cards are fished, only the owner their order', () => {
  const fished = (...order: string[]) => {
    const { ana, bo } = alone({ hand: ['Fishing', 'Junk'], discard: ['Glue', 'Sofa'] })
    ana.plays('Fishing')
    ana.chooses(...order)
    return { deck: ana.deck, reads: bo.reads, sees: bo.sees }
  }

  const one = fished('Glue', 'Sofa')
  const other = fished('Sofa', 'Glue')

  expect(one.deck).not.toEqual(other.deck)
  expect(one.reads).toEqual(other.reads)
  expect(one.sees).toEqual(other.sees)
  expect(one.reads.join()).toMatch(/Glue.*p1’s deck/)
  expect(one.reads.join()).toMatch(/Sofa.*p1’s deck/)
})
