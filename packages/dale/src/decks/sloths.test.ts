import { expect, test } from 'vitest'
import { scenario } from '../testing/scenario.ts'

const junk = (count: number): string[] => Array.from({ length: count }, () => 'Junk')
const stacks = (count: number): string[][] => Array.from({ length: count }, () => ['Junk'])

// Where a scenario begins with "A's next turn begins", bo sits first and ends his turn.

// Steady Achiever

test('sloths-1 S1: Steady Achiever draws a card before the first action of the next turn', () => {
  const { ana, bo } = scenario(
    {
      ana: { hand: ['Steady Achiever', 'Junk', 'Junk'], deck: [...junk(4), 'Glue', 'Magnet'] },
      bo: { hand: ['Junk'] },
    },
    { market: ['Cheer'] },
  )

  ana.plays('Steady Achiever')
  ana.buys(5, 'Junk', 'Junk')
  expect(ana.schedule).toEqual(['Steady Achiever'])
  expect(ana.hand).toEqual(['Cheer', ...junk(4)])
  bo.discards()

  expect(ana.hand).toEqual(['Cheer', ...junk(4), 'Glue'])
  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Steady Achiever', 'Junk', 'Junk'])
  expect(ana.isAsked).toBe('action')
})

test('sloths-1 S2: Steady Achiever finds neither deck nor discard pile', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { hand: ['Magnet'], schedule: ['Steady Achiever'] },
  })

  bo.discards()

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Steady Achiever'])
})

test('sloths-1 S3: the second Steady Achiever re-forms the deck from the first and draws it', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { deck: ['Glue'], schedule: ['Steady Achiever', 'Steady Achiever'] },
  })

  bo.discards()
  ana.chooses('Steady Achiever')

  expect(ana.hand).toEqual(['Glue', 'Steady Achiever'])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Steady Achiever'])
  expect(ana.schedule).toEqual([])
})

test('sloths-1 ruling 1: Steady Achiever stays on the schedule and gives its bonus action right away', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Steady Achiever'], deck: ['Glue'] }, bo: {} })

  ana.plays('Steady Achiever')

  expect(ana.hand).toEqual([])
  expect(ana.schedule).toEqual(['Steady Achiever'])
  expect(ana.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
  expect(bo.sees).toContain('"schedule":["sloths-1"]')
})

test('sloths-1 ruling 4: a waiting Steady Achiever is not in the discard pile that is re-formed', () => {
  const { ana } = scenario({
    ana: { hand: ['Steady Achiever', 'Dangerous Test'], discard: ['Glue'] },
    bo: {},
  })

  ana.plays('Steady Achiever')
  ana.plays('Dangerous Test')

  expect(ana.schedule).toEqual(['Steady Achiever'])
  expect(ana.discard).toEqual(['Dangerous Test', 'Glue'])
  expect(ana.deck).toEqual([])
})

test('sloths-1 ruling 5: the draw re-forms the deck, and an opposing Balancing may react', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Balancing', 'Swank'], deck: junk(5), discard: ['Cheer'] },
    ana: { discard: ['Junk', 'Glue'], schedule: ['Steady Achiever'] },
  })

  bo.discards()

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Steady Achiever'])
  expect(bo.isAsked).toBe('react')
})

test('sloths-1 ruling 8: after the extra card a full hand draws nothing in clean-up', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { hand: junk(5), deck: ['Glue', 'Magnet'], schedule: ['Steady Achiever'] },
  })

  bo.discards()
  ana.discards()

  expect(ana.hand).toEqual([...junk(5), 'Glue'])
  expect(ana.deck).toEqual(['Magnet'])
})

test('sloths-1 ruling 8: after the extra card a smaller hand draws one card less in clean-up', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { hand: junk(3), deck: ['Glue', 'Magnet', 'Swank'], schedule: ['Steady Achiever'] },
  })

  bo.discards()
  ana.discards()

  expect(ana.hand).toEqual([...junk(3), 'Glue', 'Magnet'])
  expect(ana.deck).toEqual(['Swank'])
})

test('sloths-1 ruling 9: a chameleon stays Steady Achiever on the schedule though its model was bought', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Trendsetting'], deck: [...junk(5), 'Glue'] }, bo: { hand: ['Junk'], deck: junk(5) } },
    { market: ['Steady Achiever'] },
  )

  ana.plays('Trendsetting')
  ana.passes()
  expect(ana.schedule).toEqual(['Trendsetting=Steady Achiever'])
  bo.buys(5, 'Junk')

  expect(ana.hand).toEqual([...junk(5), 'Glue'])
  expect(ana.discard).toEqual(['Trendsetting'])
})

test('sloths-1 ruling 10: Steady Achiever draws from the own deck, not from that of the teammate', () => {
  const { ana, cy } = scenario(
    { ana: { hand: ['Junk'], schedule: ['Steady Achiever'] }, bo: {}, cy: { deck: ['Glue'] }, di: {} },
    { teams: true },
  )

  expect(ana.hand).toEqual(['Junk'])
  expect(cy.deck).toEqual(['Glue'])
})

test('sloths-1: the card that Steady Achiever draws is seen by its owner only', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { deck: ['Glue'], schedule: ['Steady Achiever'] },
  })

  bo.discards()

  expect(ana.reads).toContain('Glue (platypuses-5b) goes from the deck of p2 to the hand of p2')
  expect(bo.reads.join()).not.toContain('Glue')
  expect(bo.sees).not.toContain('platypuses-5b')
})

// Shopping Journey

test('sloths-2 S1: Shopping Journey takes any market card for free', () => {
  const { ana, bo, table } = scenario(
    { bo: { hand: ['Junk'] }, ana: { hand: ['Magnet'], schedule: ['Shopping Journey'] } },
    { market: ['Swank', 'Cheer', 'Acorn', 'Charm', 'Glue'] },
  )

  bo.discards()
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Magnet', 'Glue'])
  expect(ana.discard).toEqual(['Shopping Journey'])
  expect(table.market).toEqual(['Swank', 'Cheer', 'Acorn', 'Charm', null])
  expect(ana.isAsked).toBe('action')
})

test('sloths-2 S2: Shopping Journey finds an empty market', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { hand: ['Magnet'], schedule: ['Shopping Journey'] },
  })

  bo.discards()

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Shopping Journey'])
  expect(ana.isAsked).toBe('action')
})

test('sloths-2 S3: Binoculars do not react to Shopping Journey', () => {
  const { ana, bo, table } = scenario(
    {
      bo: { hand: ['Binoculars'], deck: junk(8) },
      ana: { hand: ['Magnet'], schedule: ['Shopping Journey'] },
    },
    { market: ['Swank', 'Cheer'] },
  )

  bo.discards()
  ana.chooses('Cheer')

  expect(ana.hand).toEqual(['Magnet', 'Cheer'])
  expect(table.asked).toBe('ana: action')
})

test('sloths-2 ruling 1: Shopping Journey gives no bonus action', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Shopping Journey', 'Magnet'], deck: junk(5) }, bo: { hand: ['Junk'] } },
    { market: ['Swank', 'Cheer'] },
  )

  ana.plays('Shopping Journey')

  expect(ana.schedule).toEqual(['Shopping Journey'])
  expect(ana.hand).toEqual(['Magnet', ...junk(4)])
  expect(table.market).toEqual(['Swank', 'Cheer', null, null, null])
  expect(table.turn).toBe('bo')
  expect(bo.sees).toContain('"schedule":["sloths-2"]')
})

test('sloths-2 ruling 5: one market card must be taken, and only one', () => {
  const { ana, bo } = scenario(
    { bo: { hand: ['Junk'] }, ana: { schedule: ['Shopping Journey'] } },
    { market: ['Swank', 'Cheer'] },
  )

  bo.discards()

  expect(ana.isAsked).toBe('take')
  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Swank','Cheer'")).toBe('too-many')
})

test('sloths-2 ruling 5: the only market card is taken without a question', () => {
  const { ana, bo, table } = scenario(
    { bo: { hand: ['Junk'] }, ana: { schedule: ['Shopping Journey'] } },
    { market: ['Swank'] },
  )

  bo.discards()

  expect(ana.hand).toEqual(['Swank'])
  expect(table.market).toEqual([null, null, null, null, null])
})

test('sloths-2 ruling 2: of two alike cards the player picks the slot', () => {
  const { ana, bo, table } = scenario(
    { bo: { hand: ['Junk'] }, ana: { schedule: ['Shopping Journey'] } },
    { market: ['Cheer', 'Cheer'] },
  )

  bo.discards()
  expect(ana.isAsked).toBe('take')
  ana.chooses('Cheer#2')

  // Slots are written left to right: the second Cheer lies in slot 5.
  expect(table.market).toEqual([null, 'Cheer', null, null, null])
})

test('sloths-2 ruling 6: the slot is filled only in clean-up', () => {
  const { ana, bo, table } = scenario(
    { bo: { hand: ['Junk'] }, ana: { hand: ['Magnet'], deck: junk(5), schedule: ['Shopping Journey'] } },
    { market: ['Swank', 'Cheer', 'Acorn', 'Charm', 'Siesta'], marketDeck: ['Spyglass'] },
  )

  bo.discards()
  ana.chooses('Cheer')
  expect(table.market).toEqual(['Swank', null, 'Acorn', 'Charm', 'Siesta'])
  expect(ana.cannot("buy 4 with 'Magnet'")).toBe('slot-is-empty')
  ana.discards()

  expect(table.market).toEqual(['Swank', 'Acorn', 'Charm', 'Siesta', 'Spyglass'])
})

test('sloths-2 ruling 7: plans that wait for a purchase go on waiting', () => {
  const { ana, bo } = scenario(
    {
      bo: { hand: ['Junk'] },
      ana: { hand: ['Magnet'], schedule: ['Shopping Journey', 'Wind of Change', 'Master Builder'] },
    },
    { market: ['Swank', 'Cheer'] },
  )

  bo.discards()
  ana.chooses('Cheer')

  expect(ana.schedule).toEqual(['Wind of Change', 'Master Builder'])
  expect(ana.discard).toEqual(['Shopping Journey'])
  expect(ana.isAsked).toBe('action')
})

test('sloths-2 ruling 7: a Scary Gunfight does not make Shopping Journey cost anything', () => {
  const { ana, bo } = scenario(
    {
      bo: { hand: ['Scary Gunfight'], deck: junk(5) },
      ana: { schedule: ['Shopping Journey'] },
    },
    { market: ['Swank', 'Glue'] },
  )

  bo.plays('Scary Gunfight')
  bo.passes()
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
})

test('sloths-2 ruling 8: a taken Quality Inspection may react', () => {
  const { ana, bo, table } = scenario(
    {
      bo: { hand: ['Junk'] },
      ana: { hand: ['Junk'], deck: ['Glue'], schedule: ['Shopping Journey'] },
    },
    { market: ['Quality Inspection', 'Swank'] },
  )

  bo.discards()
  ana.chooses('Quality Inspection')
  expect(ana.isAsked).toBe('react')
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Quality Inspection', 'Glue'])
  expect(table.marketDiscard).toEqual([])
})

test('sloths-2 ruling 9: a chameleon that waits as Shopping Journey is discarded as itself', () => {
  const { ana, bo } = scenario(
    { bo: { hand: ['Junk'] }, ana: { schedule: ['Reflection=Shopping Journey'] } },
    { market: ['Swank', 'Cheer'] },
  )

  bo.discards()
  ana.chooses('Cheer')

  expect(ana.hand).toEqual(['Cheer'])
  expect(ana.discard).toEqual(['Reflection'])
})

test('sloths-2: everybody sees which card Shopping Journey takes', () => {
  const { ana, bo } = scenario(
    { bo: { hand: ['Junk'] }, ana: { schedule: ['Shopping Journey'] } },
    { market: ['Swank', 'Cheer'] },
  )

  bo.discards()
  ana.chooses('Cheer')

  expect(bo.reads).toContain('Cheer (foxes-2) goes from market slot 4 to the hand of p2')
})

// Housecleaning

test('sloths-3 S1: Housecleaning recovers three of four junk', () => {
  const { ana } = scenario({ ana: { hand: ['Housecleaning', 'Magnet'], discard: junk(4) }, bo: {} })

  ana.plays('Housecleaning')
  ana.chooses(...junk(3))

  expect(ana.hand).toEqual(['Magnet', ...junk(3)])
  expect(ana.discard).toEqual(['Junk'])
  expect(ana.schedule).toEqual(['Housecleaning'])
  expect(ana.isAsked).toBe('bonus')
})

test('sloths-3 S2: next turn Housecleaning throws away a junk, and nothing is drawn', () => {
  const { ana, bo, table } = scenario({
    bo: { hand: ['Junk'] },
    ana: { hand: ['Junk', 'Magnet'], deck: ['Glue'], schedule: ['Housecleaning'] },
  })

  bo.discards()
  expect(ana.isAsked).toBe('throw away')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.reads).toContain('Junk (junk) goes from the hand of p2 to the junk pile')
  expect(ana.discard).toEqual(['Housecleaning'])
  expect(ana.deck).toEqual(['Glue'])
  expect(table.marketDiscard).toEqual([])
})

test('sloths-3 S3: throwing away may be declined', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { hand: ['Junk', 'Magnet'], schedule: ['Housecleaning'] },
  })

  bo.discards()
  ana.chooses()

  expect(ana.hand).toEqual(['Junk', 'Magnet'])
  expect(ana.discard).toEqual(['Housecleaning'])
  expect(ana.schedule).toEqual([])
})

test('sloths-3 S4: a chameleon that is thrown away lies on the market discard', () => {
  const { ana, bo, table } = scenario(
    {
      bo: { hand: ['Junk'], deck: junk(5), discard: ['Junk'] },
      ana: { hand: ['Reflection', 'Magnet'], schedule: ['Housecleaning'] },
    },
    {
      market: ['Swank', 'Cheer', 'Acorn', 'Charm', 'Siesta'],
      marketDiscard: ['Glue'],
    },
  )

  bo.discards()
  ana.chooses('Reflection')

  expect(ana.hand).toEqual(['Magnet'])
  expect(table.marketDiscard).toEqual(['Reflection', 'Glue'])
})

test('sloths-3 ruling 1: four junk are too many', () => {
  const { ana } = scenario({ ana: { hand: ['Housecleaning'], discard: junk(5) }, bo: {} })

  ana.plays('Housecleaning')

  expect(ana.cannot("choose 'Junk','Junk','Junk','Junk'")).toBe('too-many')
})

test('sloths-3 ruling 6: Housecleaning may recover no junk at all', () => {
  const { ana } = scenario({ ana: { hand: ['Housecleaning'], discard: junk(4) }, bo: {} })

  ana.plays('Housecleaning')
  ana.chooses()

  expect(ana.hand).toEqual([])
  expect(ana.discard).toEqual(junk(4))
  expect(ana.isAsked).toBe('bonus')
})

test('sloths-3 ruling 1: junk is recovered from between other discards, whose order stays', () => {
  const { ana } = scenario({
    ana: { hand: ['Housecleaning'], discard: ['Junk', 'Glue', 'Junk', 'Magnet'] },
    bo: {},
  })

  ana.plays('Housecleaning')
  ana.chooses('Junk', 'Junk')

  expect(ana.hand).toEqual(['Junk', 'Junk'])
  expect(ana.discard).toEqual(['Glue', 'Magnet'])
})

test('sloths-3 ruling 1: the player picks which of several junk is recovered', () => {
  const { ana } = scenario({
    ana: { hand: ['Housecleaning'], discard: ['Junk', 'Glue', 'Junk'] },
    bo: {},
  })

  ana.plays('Housecleaning')
  ana.chooses('Junk#2')

  expect(ana.hand).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Junk', 'Glue'])
})

test('sloths-3 ruling 10: only junk is recovered; a chameleon in the discard pile is none', () => {
  const { ana } = scenario({
    ana: { hand: ['Housecleaning'], discard: ['Reflection', 'Glue', 'Junk'] },
    bo: { discard: ['Junk'] },
  })

  ana.plays('Housecleaning')

  expect(ana.cannot("choose 'Reflection'")).toBe('not-an-option')
  expect(ana.cannot("choose 'Glue'")).toBe('not-an-option')
  expect(ana.cannot("choose 'Junk'")).toBeUndefined()
})

test('sloths-3 ruling 9: without junk in the discard pile nothing is asked', () => {
  const { ana } = scenario({ ana: { hand: ['Housecleaning'], discard: ['Reflection', 'Glue'] }, bo: {} })

  ana.plays('Housecleaning')

  expect(ana.hand).toEqual([])
  expect(ana.discard).toEqual(['Reflection', 'Glue'])
  expect(ana.schedule).toEqual(['Housecleaning'])
  expect(ana.isAsked).toBe('bonus')
})

test('sloths-3 ruling 9: with an empty hand nothing is thrown away next turn', () => {
  const { ana, bo } = scenario({ bo: { hand: ['Junk'] }, ana: { schedule: ['Housecleaning', 'Lunch Break'] } })

  bo.discards()
  ana.chooses('Housecleaning')

  expect(ana.hand).toEqual(['Housecleaning'])
  expect(ana.discard).toEqual(['Lunch Break'])
})

test('sloths-3 ruling 7: a card drawn in the same step may be thrown away', () => {
  const { ana, bo, table } = scenario(
    {
      bo: { hand: ['Junk'] },
      ana: { hand: ['Magnet'], deck: ['Glue'], schedule: ['Housecleaning', 'Steady Achiever'] },
    },
    { market: ['Swank', 'Cheer', 'Acorn', 'Charm', 'Siesta'], marketDiscard: ['Spyglass'] },
  )

  bo.discards()
  ana.chooses('Steady Achiever')
  expect(ana.cannot("choose 'Magnet','Glue'")).toBe('too-many')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Magnet'])
  expect(table.marketDiscard).toEqual(['Glue', 'Spyglass'])
  expect(ana.discard).toEqual(['Housecleaning', 'Steady Achiever'])
})

test('sloths-3 ruling 10: a chameleon waits as Housecleaning and is discarded as itself', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection', 'Magnet'], deck: junk(5), discard: ['Junk'] },
    bo: { hand: ['Swank'], deck: junk(5), discard: ['Housecleaning'] },
  })

  ana.plays('Reflection=Housecleaning')
  ana.chooses('Junk')
  ana.passes()
  bo.discards('Swank')
  ana.chooses('Magnet')

  expect(ana.hand).toEqual(junk(4))
  expect(ana.discard).toEqual(['Reflection'])
})

test('sloths-3: the thrown-away card is seen by all', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { hand: ['Magnet', 'Glue'], schedule: ['Housecleaning'] },
  })

  bo.discards()
  ana.chooses('Magnet')

  expect(bo.reads).toContain('Magnet (platypuses-4) goes from the hand of p2 to the market discard')
  expect(bo.reads.join()).not.toContain('Glue')
})

// Siesta

test('sloths-4 S1: Siesta may take Steady Achiever, which was resolved before it', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { deck: ['Glue'], discard: ['Junk'], schedule: ['Siesta', 'Steady Achiever'] },
  })

  bo.discards()
  expect(ana.isAsked).toBe('start')
  ana.chooses('Steady Achiever')
  ana.chooses('Steady Achiever')

  expect(ana.hand).toEqual(['Glue', 'Steady Achiever'])
  expect(ana.discard).toEqual(['Siesta', 'Junk'])
})

test('sloths-4 S2: Siesta finds an empty discard pile', () => {
  const { ana, bo } = scenario({ bo: { hand: ['Junk'] }, ana: { hand: ['Magnet'], schedule: ['Siesta'] } })

  bo.discards()

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Siesta'])
  expect(ana.isAsked).toBe('action')
})

test('sloths-4 S3: Siesta may be declined', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { hand: ['Magnet'], discard: ['Glue'], schedule: ['Siesta'] },
  })

  bo.discards()
  expect(ana.isAsked).toBe('take')
  ana.chooses()

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Siesta', 'Glue'])
})

test('sloths-4 ruling 1: Siesta waits and gives its bonus action right away', () => {
  const { ana } = scenario({ ana: { hand: ['Siesta'], discard: ['Glue'] }, bo: {} })

  ana.plays('Siesta')

  expect(ana.hand).toEqual([])
  expect(ana.schedule).toEqual(['Siesta'])
  expect(ana.discard).toEqual(['Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('sloths-4 ruling 2: Siesta takes a discard from anywhere in the pile, but only one', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { discard: ['Junk', 'Swank', 'Glue'], schedule: ['Siesta'] },
  })

  bo.discards()
  expect(ana.cannot("choose 'Glue','Swank'")).toBe('too-many')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Siesta', 'Junk', 'Swank'])
})

test('sloths-4 ruling 2: of two alike discards the player picks the place', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { discard: ['Glue', 'Junk', 'Glue'], schedule: ['Siesta'] },
  })

  bo.discards()
  ana.chooses('Glue#2')

  // Piles are written top first: the second Glue is the lower one.
  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Siesta', 'Glue', 'Junk'])
})

test('sloths-4 ruling 6: Siesta cannot take itself', () => {
  const { ana, bo } = scenario({ bo: { hand: ['Junk'] }, ana: { discard: ['Glue'], schedule: ['Siesta'] } })

  bo.discards()

  expect(ana.cannot("choose 'Siesta'")).toBe('not-an-option')
})

test('sloths-4 ruling 7: resolved first, Siesta does not reach the card that still waits', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { deck: ['Glue'], discard: ['Junk'], schedule: ['Siesta', 'Steady Achiever'] },
  })

  bo.discards()
  ana.chooses('Siesta')

  expect(ana.isAsked).toBe('take')
  expect(ana.cannot("choose 'Steady Achiever'")).toBe('not-an-option')
})

test('sloths-4 ruling 7: of two Siestas the second may take the first', () => {
  const { ana, bo } = scenario({ bo: { hand: ['Junk'] }, ana: { schedule: ['Siesta', 'Siesta'] } })

  bo.discards()
  ana.chooses('Siesta')

  expect(ana.hand).toEqual(['Siesta'])
  expect(ana.discard).toEqual(['Siesta'])
})

test('sloths-4 ruling 8: Siesta finds what an opponent made its owner discard', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Little Villain'] },
    ana: { deck: ['Glue', 'Junk', 'Swank'], schedule: ['Siesta'] },
  })

  bo.plays('Little Villain')
  bo.passes()
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Siesta', 'Junk'])
})

test('sloths-4 ruling 9: a chameleon waits as Siesta and is discarded as itself', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { discard: ['Glue'], schedule: ['Reflection=Siesta'] },
  })

  bo.discards()
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Reflection'])
})

test('sloths-4 ruling 10: Siesta does not reach the discard pile of the teammate', () => {
  const { ana, cy } = scenario(
    { ana: { hand: ['Magnet'], schedule: ['Siesta'] }, bo: {}, cy: { discard: ['Glue'] }, di: {} },
    { teams: true },
  )

  expect(ana.isAsked).toBe('action')
  expect(ana.hand).toEqual(['Magnet'])
  expect(cy.discard).toEqual(['Glue'])
})

// Lunch Break

test('sloths-5a S1: Lunch Break draws a card now and waits', () => {
  const { ana } = scenario({ ana: { hand: ['Lunch Break'], deck: ['Glue', 'Magnet'] }, bo: {} })

  ana.plays('Lunch Break')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck).toEqual(['Magnet'])
  expect(ana.schedule).toEqual(['Lunch Break'])
  expect(ana.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('sloths-5a S2: next turn Lunch Break draws one more card and is discarded', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { hand: ['Magnet'], deck: ['Glue', 'Swank'], schedule: ['Lunch Break'] },
  })

  bo.discards()

  expect(ana.hand).toEqual(['Magnet', 'Glue'])
  expect(ana.deck).toEqual(['Swank'])
  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Lunch Break'])
})

test('sloths-5a S3: Ancient Knowledge reacts not to playing Lunch Break but to its end', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Lunch Break'], deck: [...junk(5), 'Glue', 'Swank'] },
    bo: { hand: ['Ancient Knowledge'], deck: [...junk(4), 'Magnet', 'Siesta'] },
  })

  ana.plays('Lunch Break')
  expect(table.asked).toBe('ana: bonus')
  ana.passes()
  bo.discards()

  expect(ana.hand).toContain('Glue')
  expect(ana.discard).toEqual(['Lunch Break'])
  expect(table.asked).toBe('bo: react')
})

test('sloths-5a ruling 6: both draws re-form the deck', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Lunch Break', ...junk(4)], discard: ['Magnet', 'Glue'] },
    bo: { hand: ['Junk'] },
  })

  ana.plays('Lunch Break')
  expect(ana.hand).toEqual([...junk(4), 'Glue'])
  ana.discards('Glue')
  expect(ana.hand).toEqual([...junk(4), 'Magnet'])
  bo.discards()

  expect(ana.hand).toEqual([...junk(4), 'Magnet', 'Glue'])
  expect(ana.discard).toEqual(['Lunch Break'])
})

test('sloths-5a ruling 6: with nothing to draw Lunch Break gives no junk', () => {
  const { ana } = scenario({ ana: { hand: ['Lunch Break', 'Magnet'] }, bo: {} })

  ana.plays('Lunch Break')

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.schedule).toEqual(['Lunch Break'])
  expect(ana.isAsked).toBe('bonus')
})

test('sloths-5a ruling 6: with nothing to draw next turn Lunch Break is just discarded', () => {
  const { ana, bo } = scenario({ bo: { hand: ['Junk'] }, ana: { hand: ['Magnet'], schedule: ['Lunch Break'] } })

  bo.discards()

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Lunch Break'])
})

test('sloths-5a ruling 8: a chameleon played as Lunch Break draws twice and is discarded as itself', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection'], deck: ['Glue', ...junk(4), 'Magnet'] },
    bo: { hand: ['Swank'], deck: junk(5), discard: ['Lunch Break'] },
  })

  ana.plays('Reflection')
  expect(ana.hand).toEqual(['Glue'])
  ana.passes()
  bo.discards('Swank')

  expect(ana.hand).toEqual(['Glue', ...junk(4), 'Magnet'])
  expect(ana.discard).toEqual(['Reflection'])
})

test('sloths-5a: the cards that Lunch Break draws are seen by their owner only', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Lunch Break'], deck: ['Glue', 'Magnet'] }, bo: {} })

  ana.plays('Lunch Break')

  expect(ana.reads.join()).toContain('Glue')
  expect(bo.reads.join()).not.toContain('Glue')
  expect(bo.sees).not.toContain('platypuses-5b')
})

// Ironing

test('sloths-5b S1: with Ironing a 2 and a 3 make stack 7', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { hand: ['Calculations', 'Safety Precaution'], deck: junk(5), stall: stacks(6), schedule: ['Ironing'] },
  })

  bo.discards()
  expect(ana.discard).toEqual(['Ironing'])
  ana.builds('Calculations', 'Safety Precaution')

  expect(ana.stall[6]).toEqual(['Calculations', 'Safety Precaution'])
})

test('sloths-5b S2: with Ironing two junk pay 4', () => {
  const { ana, bo } = scenario(
    { bo: { hand: ['Junk'] }, ana: { hand: junk(2), deck: junk(5), schedule: ['Ironing'] } },
    { market: ['Siesta'] },
  )

  bo.discards()
  ana.buys(5, 'Junk', 'Junk')

  expect(ana.hand).toContain('Siesta')
  expect(ana.reads).toContain('p2 buys Siesta (sloths-4) for 4')
})

test('sloths-5b S3: with Ironing a printed 1 cannot be stack 1', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { hand: ['Tireless Tinkerer'], schedule: ['Ironing'] },
  })

  bo.discards()

  expect(ana.cannot("build 'Tireless Tinkerer'")).toBe('wrong-sum')
  expect(ana.stall).toEqual([])
})

test('sloths-5b S4: Ironing, then Practical Values, makes a printed 1 count 4', () => {
  const { ana, bo } = scenario(
    {
      bo: { hand: ['Junk'] },
      ana: {
        hand: ['Practical Values', 'Tireless Tinkerer', 'Junk'],
        deck: junk(5),
        stall: stacks(3),
        schedule: ['Ironing'],
      },
    },
    { market: ['Magnet', 'Siesta'] },
  )

  bo.discards()
  ana.plays('Practical Values')

  expect(ana.cannot("buy 5 with 'Junk'")).toBeUndefined()
  expect(ana.cannot("buy 4 with 'Junk'")).toBe('too-little')
  ana.builds('Tireless Tinkerer')
  expect(ana.stall[3]).toEqual(['Tireless Tinkerer'])
})

test('sloths-5b ruling 1: in the turn it is played Ironing changes nothing but gives a bonus action', () => {
  const { ana } = scenario({ ana: { hand: ['Ironing', 'Junk', 'Junk'] }, bo: {} }, { market: ['Swank', 'Cheer'] })

  ana.plays('Ironing')

  expect(ana.schedule).toEqual(['Ironing'])
  expect(ana.isAsked).toBe('bonus')
  expect(ana.cannot("buy 5 with 'Junk','Junk'")).toBe('too-little')
})

test('sloths-5b ruling 3: Ironing ends with the turn', () => {
  const { ana, bo } = scenario(
    { bo: { hand: ['Junk'] }, ana: { hand: junk(5), schedule: ['Ironing'] } },
    { market: ['Siesta', 'Cheer'] },
  )

  bo.discards()
  expect(ana.cannot("buy 5 with 'Junk','Junk'")).toBeUndefined()
  ana.discards()
  bo.discards()

  expect(ana.cannot("buy 5 with 'Junk','Junk'")).toBe('too-little')
  expect(ana.cannot("buy 5 with 'Junk','Junk','Junk','Junk'")).toBeUndefined()
})

test('sloths-5b ruling 3: Ironing does not cover the turn of the opponent', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Junk'], schedule: ['Ironing'] }, bo: { hand: ['Junk', 'Magnet'] } },
    { market: ['Cheer', 'Swank'] },
  )

  ana.discards()

  expect(bo.cannot("buy 5 with 'Junk'")).toBe('too-little')
})

test('sloths-5b ruling 5: the higher value must be used', () => {
  const { ana, bo } = scenario(
    { bo: { hand: ['Junk'] }, ana: { hand: [...junk(2), 'Magnet'], schedule: ['Ironing'] } },
    { market: ['Cheer', 'Acorn'] },
  )

  bo.discards()

  expect(ana.cannot("buy 5 with 'Junk','Junk'")).toBe('overpaid')
  expect(ana.cannot("buy 5 with 'Junk'")).toBeUndefined()
})

test('sloths-5b ruling 7: a card that reaches the hand later is covered too', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { hand: ['Magnet'], deck: ['Swank', ...junk(6)], stall: stacks(3), schedule: ['Ironing'] },
  })

  bo.discards()
  ana.plays('Magnet')
  ana.chooses('Swank')
  ana.builds('Swank')

  expect(ana.stall[3]).toEqual(['Swank'])
})

test('sloths-5b ruling 9: Ironing and Flashy Show make junk count 3', () => {
  const { ana, bo } = scenario(
    { bo: { hand: ['Junk'] }, ana: { hand: ['Flashy Show', 'Junk', 'Swank'], schedule: ['Ironing'] } },
    { market: ['Raffle', 'Housecleaning'] },
  )

  bo.discards()
  ana.plays('Flashy Show')

  expect(ana.cannot("buy 5 with 'Junk'")).toBeUndefined()
  expect(ana.cannot("buy 4 with 'Junk'")).toBe('too-little')
})

test('sloths-5b ruling 10: a chameleon that is used counts one more than its model', () => {
  const { ana, bo } = scenario(
    {
      bo: { hand: ['Junk'], deck: junk(5), discard: ['Magnet'] },
      ana: { hand: ['Reflection', 'Acorn'], deck: junk(5), schedule: ['Ironing'] },
    },
    { market: ['Glue', 'Dangerous Test'] },
  )

  bo.discards()
  expect(ana.cannot("buy 4 with 'Reflection'")).toBe('too-little')
  ana.buys(5, 'Reflection')

  expect(ana.hand).toContain('Glue')
})

test('sloths-5b ruling 10: a chameleon waits as Ironing and is discarded as itself', () => {
  const { ana, bo } = scenario(
    { bo: { hand: ['Junk'] }, ana: { hand: junk(2), deck: junk(5), schedule: ['Reflection=Ironing'] } },
    { market: ['Siesta'] },
  )

  bo.discards()
  expect(ana.discard).toEqual(['Reflection'])
  ana.buys(5, 'Junk', 'Junk')

  expect(ana.hand).toContain('Siesta')
})

test('sloths-5b ruling 2: cards that are spent count one more too', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Junk'] },
    ana: { hand: ['Stove', 'Junk', 'Junk'], deck: junk(5), stall: stacks(1), schedule: ['Ironing'] },
  })

  bo.discards()
  ana.does("build 'Stove=2' spend 'Junk','Junk'")

  expect(ana.stall[1]).toEqual(['Stove'])
  expect(ana.discard).toEqual(['Junk', 'Junk', 'Ironing'])
})

test('sloths-5b ruling 11: cards that the teammate adds count no more than printed', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Tireless Tinkerer'], deck: junk(5), stall: stacks(3), schedule: ['Ironing'] },
      bo: {},
      cy: { hand: ['Calculations', 'Safety Precaution'] },
      di: {},
    },
    { teams: true },
  )

  ana.does("build 'Tireless Tinkerer' help 'Calculations'")
  expect(cy.cannot("choose 'Safety Precaution'")).toBeDefined()
  cy.chooses('Calculations')

  expect(ana.stall[3]).toEqual(['Tireless Tinkerer', 'Calculations'])
  expect(cy.hand).toEqual(['Safety Precaution'])
})
