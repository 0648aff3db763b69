import { expect, test } from 'vitest'
import { scenario } from '../testing/scenario.ts'

const junk = (count: number): string[] => Array.from({ length: count }, () => 'Junk')
const stacks = (count: number): string[][] => Array.from({ length: count }, () => ['Siesta'])

// Wise Spy

test('owls-1 S1: Wise Spy puts the top three back in the chosen order', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Wise Spy', ...junk(3)], deck: ['Glue', 'Magnet', 'Spyglass', 'Siesta'] },
    bo: { hand: ['Junk'] },
  })

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
  const { ana, bo } = scenario({
    ana: { hand: ['Wise Spy'], deck: ['Glue'], discard: ['Junk', 'Siesta', 'Cookies', 'Magnet'] },
    bo: {},
  })

  ana.uses('Wise Spy')
  expect(ana.discard).toEqual([])
  expect(ana.deck).toEqual(['Siesta', 'Junk'])
  ana.chooses('Cookies', 'Glue', 'Magnet')

  expect(ana.deck).toEqual(['Cookies', 'Glue', 'Magnet', 'Siesta', 'Junk'])
  expect(bo.reads).toContain('the deck of p1 is shuffled')
  expect(ana.isAsked).toBe('action')
})

test('owls-1 S3: Wise Spy cannot be used twice in a turn', () => {
  const { ana } = scenario({
    ana: { hand: ['Wise Spy', 'Rumours'], deck: ['Glue', 'Magnet', 'Cookies'] },
    bo: {},
  })

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
  const { ana } = scenario({
    ana: { hand: ['Wise Spy'], deck: ['Glue', 'Magnet', 'Cookies', 'Siesta'] },
    bo: {},
  })

  ana.uses('Wise Spy')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Glue','Magnet'")).toBe('too-few')
  expect(ana.cannot("choose 'Glue','Magnet','Siesta'")).toBe('not-an-option')
})

test('owls-1 ruling 4: nobody has to use Wise Spy', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Wise Spy', ...junk(4)], deck: ['Glue', 'Magnet'] },
    bo: { hand: ['Junk'] },
  })

  ana.discards()
  expect(table.asked).toBe('ana: last')
  ana.passes()

  expect(ana.deck).toEqual(['Glue', 'Magnet'])
  expect(table.turn).toBe('bo')
})

test('owls-1 ruling 5: two Wise Spies may both be used', () => {
  const { ana } = scenario({
    ana: { hand: ['Wise Spy', 'Wise Spy'], deck: ['Glue', 'Magnet', 'Cookies'] },
    bo: {},
  })

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
  const { ana } = scenario(
    { ana: { hand: ['Wise Spy', 'Charity'], deck: ['Glue', 'Magnet', 'Cookies'] }, bo: {} },
    { pick: [0] },
  )

  ana.uses('Wise Spy')
  ana.chooses('Glue', 'Magnet', 'Cookies')
  ana.plays('Charity')

  expect(ana.hand).toEqual(['Wise Spy'])
  expect(ana.cannot("use 'Wise Spy'")).toBeUndefined()
})

test('owls-1 ruling 7: with two cards in deck and discard pile together both are ordered', () => {
  const { ana } = scenario({ ana: { hand: ['Wise Spy'], deck: ['Glue'], discard: ['Magnet'] }, bo: {} })

  ana.uses('Wise Spy')
  ana.chooses('Magnet', 'Glue')

  expect(ana.deck).toEqual(['Magnet', 'Glue'])
  expect(ana.discard).toEqual([])
})

test('owls-1 ruling 7: with exactly three cards in the deck nothing is re-formed', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Wise Spy'], deck: ['Glue', 'Magnet', 'Cookies'], discard: ['Siesta'] },
    bo: {},
  })

  ana.uses('Wise Spy')
  ana.chooses('Cookies', 'Magnet', 'Glue')

  expect(ana.deck).toEqual(['Cookies', 'Magnet', 'Glue'])
  expect(ana.discard).toEqual(['Siesta'])
  expect(bo.reads.join('\n')).not.toContain('shuffled')
})

test('owls-1 ruling 7: without any card Wise Spy has nothing to do', () => {
  const { ana } = scenario({ ana: { hand: ['Wise Spy', 'Magnet'] }, bo: {} })

  expect(ana.isAsked).toBe('action')

  expect(ana.cannot("use 'Wise Spy'")).toBe('nothing-to-use')
})

test('owls-1 ruling 8: a Quality Inspection among the three does not react', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Wise Spy'], deck: ['Quality Inspection', 'Magnet', 'Cookies'] },
    bo: {},
  })

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
  const { ana, table } = scenario({
    ana: { hand: ['Wise Spy'], schedule: ['Steady Achiever'], deck: ['Glue', 'Magnet', 'Cookies', 'Junk'] },
    bo: {},
  })

  expect(table.asked).toBe('ana: start')
  ana.uses('Wise Spy')
  ana.chooses('Cookies', 'Magnet', 'Glue')

  expect(ana.hand).toEqual(['Wise Spy', 'Cookies'])
  expect(ana.discard).toEqual(['Steady Achiever'])
  expect(ana.cannot("use 'Wise Spy'")).toBe('already-used')
})

test('owls-1 ruling 1: Wise Spy may be used after clean-up, and the hand is not filled again', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Wise Spy', ...junk(4)], deck: ['Glue', 'Magnet', 'Cookies'] },
    bo: { hand: ['Junk'] },
  })

  ana.discards()
  ana.uses('Wise Spy')
  ana.chooses('Cookies', 'Magnet', 'Glue')

  expect(ana.hand).toEqual(['Wise Spy', ...junk(4)])
  expect(ana.deck).toEqual(['Cookies', 'Magnet', 'Glue'])
  expect(table.turn).toBe('bo')
})

test('owls-1 ruling 10: a chameleon may be used as Wise Spy once', () => {
  const { ana } = scenario(
    { ana: { hand: ['Trendsetting'], deck: ['Glue', 'Magnet', 'Cookies'] }, bo: {} },
    { market: ['Wise Spy'] },
  )

  ana.uses('Trendsetting=Wise Spy')
  ana.chooses('Cookies', 'Magnet', 'Glue')

  expect(ana.deck).toEqual(['Cookies', 'Magnet', 'Glue'])
  expect(ana.cannot("use 'Trendsetting=Wise Spy'")).toBe('already-used')
})

// Ancient Knowledge

test('owls-2 S1: Ancient Knowledge answers Magnet before the bonus action', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue', 'Junk'] },
    bo: { hand: ['Ancient Knowledge'], deck: ['Cookies', 'Junk', 'Siesta'] },
  })

  ana.plays('Magnet')
  ana.chooses('Glue')
  expect(ana.discard).toEqual(['Magnet'])
  expect(table.asked).toBe('bo: react')
  bo.chooses('Ancient Knowledge')
  expect(table.asked).toBe('bo: discard')
  bo.chooses('Junk')

  expect(bo.hand).toEqual(['Ancient Knowledge'])
  expect(bo.deck).toEqual(['Cookies', 'Siesta'])
  expect(bo.discard).toEqual(['Junk'])
  expect(ana.reads).toContain('the deck of p2 is shuffled')
  expect(ana.reads.join('\n')).toMatch(/p2 reacts to a technique with Ancient Knowledge/)
  expect(ana.reads.join('\n') + ana.sees).not.toMatch(/Cookies|Siesta|macaws-2|sloths-4/)
  expect(table.asked).toBe('ana: bonus')
})

test('owls-2 S2: Ancient Knowledge waits until Steady Achiever is discarded', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Steady Achiever', ...junk(5)], deck: ['Glue', 'Junk'] },
    bo: { hand: ['Ancient Knowledge', ...junk(4)], deck: ['Cookies', 'Siesta'] },
  })

  ana.plays('Steady Achiever')
  expect(table.asked).toBe('ana: bonus')
  ana.passes()
  bo.discards()

  expect(table.turn).toBe('ana')
  expect(ana.discard).toEqual(['Steady Achiever'])
  expect(table.asked).toBe('bo: react')
  bo.chooses('Ancient Knowledge')
  bo.chooses('Siesta')
  expect(bo.discard).toEqual(['Siesta'])
  expect(table.turn).toBe('ana')
})

test('owls-2 S3: each Ancient Knowledge reacts once to one technique', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Rumours'] },
    bo: { hand: ['Ancient Knowledge', 'Ancient Knowledge'], deck: ['Cookies', 'Junk', 'Siesta'] },
  })

  ana.plays('Rumours')
  bo.chooses('Ancient Knowledge')
  bo.chooses('Junk')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Ancient Knowledge')
  bo.chooses('Siesta')

  expect(bo.deck).toEqual(['Cookies'])
  expect(bo.discard).toEqual(['Siesta', 'Junk'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-2 S4: nobody reacts to a Charm that wins', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Flashy Show', 'Flashy Show', 'Flashy Show', 'Charm'], stall: stacks(7) },
      bo: { hand: ['Ancient Knowledge', 'Extra Remarks'], deck: ['Cookies', 'Junk'], discard: ['Glue'] },
    },
    { marketDeck: ['Sofa'] },
  )

  for (const technique of ['Flashy Show', 'Flashy Show', 'Flashy Show']) {
    ana.plays(technique)
    bo.chooses()
  }
  ana.plays('Charm')

  expect(ana.stall).toHaveLength(8)
  expect(table.winners).toEqual(['ana'])
  expect(table.asked).toBeUndefined()
})

test('owls-2 ruling 1: techniques that do not reach the discard pile count too', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Gift Voucher', 'Safety Precaution', 'Acorn'], stall: [['Swift Broker']] },
      bo: { hand: ['Ancient Knowledge'], deck: ['Junk'], stall: [['Wily Fellow']] },
    },
    { market: ['Glue'] },
  )

  ana.plays('Gift Voucher')
  expect(table.asked).toBe('bo: react')
  bo.chooses()
  ana.plays('Safety Precaution')
  expect(table.asked).toBe('bo: react')
  bo.chooses()
  ana.plays('Acorn')

  expect(table.asked).toBe('bo: react')
  bo.chooses()
  expect(table.asked).toBe('ana: bonus')
})

test('owls-2 ruling 1: a Snack that resolves before a build counts', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Wise Spy'], schedule: ['Snack'], deck: junk(9) },
    bo: { hand: ['Ancient Knowledge', ...junk(4)], deck: ['Junk', 'Glue'] },
  })

  ana.builds('Wise Spy')
  expect(ana.discard).toEqual(['Snack'])
  expect(ana.stall).toEqual([['Wise Spy']])
  expect(table.asked).toBe('bo: react')
  bo.chooses()

  expect(table.turn).toBe('bo')
})

test('owls-2 ruling 4: nobody has to react', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Rumours'] },
    bo: { hand: ['Ancient Knowledge'], deck: ['Cookies', 'Junk'] },
  })

  ana.plays('Rumours')
  bo.chooses()

  expect(bo.deck).toEqual(['Cookies', 'Junk'])
  expect(ana.reads.join('\n')).not.toMatch(/shuffled|Ancient Knowledge/)
  expect(table.asked).toBe('ana: bonus')
})

test('owls-2 ruling 5: a search may discard nothing, but the deck is shuffled', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Rumours'] },
    bo: { hand: ['Ancient Knowledge'], deck: ['Cookies', 'Junk'] },
  })

  ana.plays('Rumours')
  bo.chooses('Ancient Knowledge')
  expect(bo.cannot("choose 'Cookies','Junk'")).toBe('too-many')
  bo.chooses()

  expect(bo.deck).toEqual(['Cookies', 'Junk'])
  expect(bo.discard).toEqual([])
  expect(ana.reads).toContain('the deck of p2 is shuffled')
  expect(table.asked).toBe('ana: bonus')
})

test('owls-2 ruling 6: a lasting technique counts when it ends', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Scary Gunfight', ...junk(5)], deck: junk(3) },
    bo: { hand: ['Ancient Knowledge', ...junk(4)], deck: ['Cookies', 'Siesta'] },
  })

  ana.plays('Scary Gunfight')
  expect(table.asked).toBe('ana: bonus')
  ana.passes()
  bo.discards()

  expect(ana.discard).toEqual(['Scary Gunfight'])
  expect(table.asked).toBe('bo: react')
})

test('owls-2 ruling 7: each of several techniques in a turn gives a new chance', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Rumours', 'Swift Broker'], deck: junk(5) },
    bo: { hand: ['Ancient Knowledge'], deck: ['Cookies', 'Junk', 'Siesta'] },
  })

  ana.plays('Rumours')
  bo.chooses('Ancient Knowledge')
  bo.chooses('Junk')
  ana.plays('Swift Broker')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Ancient Knowledge')
  bo.chooses('Siesta')

  expect(bo.discard).toEqual(['Siesta', 'Junk'])
})

test('owls-2 ruling 10: with an empty deck there is nothing to do', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Magnet'] },
    bo: { hand: ['Ancient Knowledge'], discard: ['Cookies', 'Junk'] },
  })

  ana.plays('Magnet')

  expect(bo.discard).toEqual(['Cookies', 'Junk'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-2 ruling 10: discarding the only card of the deck shuffles nothing', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Rumours', 'Balancing'], discard: ['Glue', 'Magnet', 'Cookies'] },
    bo: { hand: ['Ancient Knowledge'], deck: ['Junk'] },
  })

  ana.plays('Rumours')
  bo.chooses('Ancient Knowledge')
  bo.chooses('Junk')

  expect(bo.deck).toEqual([])
  expect(bo.discard).toEqual(['Junk'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-2 ruling 12: the shuffle of Ancient Knowledge triggers the Balancing of others', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Rumours', 'Balancing'], discard: ['Glue', 'Magnet', 'Cookies'] },
    bo: { hand: ['Ancient Knowledge'], deck: ['Junk', 'Siesta'] },
  })

  ana.plays('Rumours')
  bo.chooses('Ancient Knowledge')
  bo.chooses('Junk')
  expect(table.asked).toBe('ana: react')
  ana.chooses('Balancing')
  ana.does("choose 'Balancing' for 'Cookies'")

  expect(ana.hand).toEqual(['Cookies'])
  expect(ana.discard).toEqual(['Rumours', 'Balancing'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-2 ruling 13: a technique played by way of a chameleon counts', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Trendsetting'] }, bo: { hand: ['Ancient Knowledge'], deck: ['Junk', 'Glue'] } },
    { market: ['Rumours'] },
  )

  ana.plays('Trendsetting=Rumours')

  expect(table.asked).toBe('bo: react')
})

test('owls-2 ruling 13: a chameleon in hand may serve as Ancient Knowledge', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Rumours'] }, bo: { hand: ['Trendsetting'], deck: ['Junk', 'Glue'] } },
    { market: ['Ancient Knowledge', 'Cookies'] },
  )

  ana.plays('Rumours')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Trendsetting=Ancient Knowledge')
  bo.chooses('Junk')

  expect(bo.hand).toEqual(['Trendsetting'])
  expect(bo.discard).toEqual(['Junk'])
  expect(ana.reads.join('\n')).toMatch(/p2 reacts to a technique with Trendsetting .* as Ancient Knowledge/)
  expect(table.asked).toBe('ana: bonus')
})

test('owls-2 ruling 14: in a team game the technique of the teammate counts', () => {
  const { ana, cy, table } = scenario(
    { ana: { hand: ['Rumours'] }, bo: {}, cy: { hand: ['Ancient Knowledge'], deck: ['Junk', 'Glue'] }, dee: {} },
    { teams: true },
  )

  ana.plays('Rumours')
  expect(table.asked).toBe('cy: react')
  cy.chooses('Ancient Knowledge')
  cy.chooses('Junk')

  expect(cy.discard).toEqual(['Junk'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-2: nobody reacts to the own technique', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Rumours', 'Ancient Knowledge'], deck: ['Junk', 'Glue'] },
    bo: {},
  })

  ana.plays('Rumours')

  expect(table.asked).toBe('ana: bonus')
})

// Quality Inspection

test('owls-3 S1: Quality Inspection drawn in the fill reacts before the market is filled', () => {
  const { ana, table } = scenario(
    {
      ana: { hand: ['Junk', 'Glue', 'Magnet', 'Cookies', 'Siesta'], deck: ['Quality Inspection', 'Acorn', 'Spyglass'] },
      bo: { hand: ['Junk'] },
    },
    { market: [null, 'Raffle'], marketDeck: ['Cheer'] },
  )

  ana.discards('Cookies')
  expect(ana.hand).toHaveLength(5)
  expect(table.asked).toBe('ana: react')
  expect(table.market).toEqual([null, 'Raffle', null, null, null])
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')

  expect(ana.hand.toSorted()).toEqual(['Acorn', 'Glue', 'Magnet', 'Quality Inspection', 'Siesta'])
  expect(ana.deck).toEqual(['Spyglass'])
  expect(table.marketDiscard).toEqual([])
  expect(table.market).toEqual(['Raffle', 'Cheer', null, null, null])
  expect(table.turn).toBe('bo')
})

test('owls-3 S2: a Quality Inspection just bought may throw itself away', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Raffle', ...junk(5)], deck: ['Glue', 'Magnet'] }, bo: { hand: ['Junk'] } },
    { market: ['Quality Inspection'] },
  )

  ana.buys(5, 'Raffle')
  expect(ana.isAsked).toBe('react')
  ana.chooses('Quality Inspection')
  ana.chooses('Quality Inspection')

  expect(ana.hand).toEqual([...junk(5), 'Glue'])
  expect(ana.deck).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Raffle'])
  expect([...table.marketDiscard, ...table.market]).toContain('Quality Inspection')
})

test('owls-3 S3: a Quality Inspection given by Dirty Exchange reacts on the turn of the giver', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Dirty Exchange', 'Quality Inspection'] },
      bo: { hand: ['Junk', 'Cookies'], deck: ['Glue'] },
    },
    { pick: [0] },
  )

  ana.plays('Dirty Exchange')
  ana.chooses('Quality Inspection')
  expect(ana.discard).toEqual(['Dirty Exchange'])
  expect(table.asked).toBe('bo: react')
  bo.chooses('Quality Inspection')
  bo.chooses('Cookies')

  expect(bo.hand.toSorted()).toEqual(['Glue', 'Quality Inspection'])
  expect(table.marketDiscard).toEqual(['Cookies'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-3 S4: two Quality Inspections drawn in one fill both react', () => {
  const { ana, table } = scenario({
    ana: { hand: junk(3), deck: ['Quality Inspection', 'Quality Inspection', 'Glue', 'Magnet', 'Cookies'] },
    bo: { hand: ['Junk'] },
  })

  ana.discards()
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')
  expect(table.asked).toBe('ana: react')
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')

  expect(ana.hand.toSorted()).toEqual(['Glue', 'Junk', 'Magnet', 'Quality Inspection', 'Quality Inspection'])
  expect(ana.deck).toEqual(['Cookies'])
  expect(table.turn).toBe('bo')
})

test('owls-3 ruling 4: nobody has to react, and then nothing is drawn', () => {
  const { ana, table } = scenario({
    ana: { hand: junk(4), deck: ['Quality Inspection', 'Glue'] },
    bo: { hand: ['Junk'] },
  })

  ana.discards()
  ana.chooses()

  expect(ana.hand).toEqual([...junk(4), 'Quality Inspection'])
  expect(ana.deck).toEqual(['Glue'])
  expect(table.turn).toBe('bo')
})

test('owls-3 ruling 2: exactly one card is thrown away', () => {
  const { ana } = scenario({
    ana: { hand: ['Junk', 'Junk', 'Magnet', 'Cookies'], deck: ['Quality Inspection', 'Siesta', 'Glue'] },
    bo: { hand: ['Junk'] },
  })

  ana.discards()
  ana.chooses('Quality Inspection')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Junk','Magnet'")).toBe('too-many')
})

test('owls-3 ruling 6: as the only card it throws itself away and still draws', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Raffle', 'Quality Inspection'] }, bo: { deck: ['Glue'] } },
    { pick: [0] },
  )

  ana.plays('Raffle')
  bo.chooses('Quality Inspection')

  expect(bo.hand).toEqual(['Glue'])
  expect(table.marketDiscard).toEqual(['Quality Inspection'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-3 ruling 7: an animalfolk card thrown away in clean-up can come right into the market', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Glue', ...junk(3)], deck: ['Quality Inspection', 'Magnet'] },
    bo: { hand: ['Junk'] },
  })

  ana.discards()
  ana.chooses('Quality Inspection')
  ana.chooses('Glue')

  expect(ana.hand.toSorted()).toEqual(['Junk', 'Junk', 'Junk', 'Magnet', 'Quality Inspection'])
  expect(table.market).toEqual(['Glue', null, null, null, null])
})

test('owls-3 ruling 8: a second Quality Inspection drawn by the first may react too', () => {
  const { ana, table } = scenario({
    ana: { hand: junk(4), deck: ['Quality Inspection', 'Quality Inspection', 'Glue', 'Magnet'] },
    bo: { hand: ['Junk'] },
  })

  ana.discards()
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')
  expect(table.asked).toBe('ana: react')
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')

  expect(ana.hand.toSorted()).toEqual(['Glue', 'Junk', 'Junk', 'Quality Inspection', 'Quality Inspection'])
  expect(table.turn).toBe('bo')
})

test('owls-3 ruling 9: with deck and discard pile empty a card goes and none comes', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Raffle', 'Quality Inspection'] }, bo: { hand: ['Junk', 'Glue'] } },
    { pick: [0, 0] },
  )

  ana.plays('Raffle')
  bo.chooses('Quality Inspection')
  bo.chooses('Glue')

  expect(bo.hand).toEqual(['Quality Inspection'])
  expect(table.marketDiscard).toEqual(['Glue'])
})

test('owls-3 ruling 3: the draw re-forms the deck if needed', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Raffle', 'Quality Inspection'] }, bo: { hand: ['Junk', 'Glue'], discard: ['Magnet', 'Cookies'] } },
    { pick: [0, 0] },
  )

  ana.plays('Raffle')
  bo.chooses('Quality Inspection')
  bo.chooses('Glue')

  expect(bo.hand.toSorted()).toEqual(['Cookies', 'Quality Inspection'])
  expect(bo.deck).toEqual(['Magnet'])
  expect(bo.discard).toEqual([])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-3 ruling 10: a card kept by Glue has not come into the hand', () => {
  const { ana, table } = scenario(
    {
      ana: { hand: ['Glue', 'Quality Inspection', ...junk(5)], deck: ['Magnet'] },
      bo: { hand: ['Junk'] },
    },
    { market: [null, null, null, 'Sofa'] },
  )

  ana.does("buy 2 with 'Glue','Quality Inspection' keep 'Glue'")

  expect(ana.hand).toContain('Glue')
  expect(table.turn).toBe('bo')
})

test('owls-3 ruling 11: the reaction and the thrown-away card are public, the drawn card is not', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Siesta', ...junk(3)], deck: ['Quality Inspection', 'Glue'] },
    bo: { hand: ['Junk'] },
  })

  ana.discards()
  ana.chooses('Quality Inspection')
  ana.chooses('Siesta')

  expect(ana.hand).toContain('Quality Inspection')
  expect(bo.reads.join('\n')).toMatch(/p1 reacts to arriving in the hand with Quality Inspection/)
  expect(bo.reads.join('\n')).toMatch(/Siesta/)
  expect(bo.reads.join('\n') + bo.sees).not.toMatch(/Glue|platypuses-5b/)
})

test('owls-3 ruling 12: a chameleon that arrives does not react as a copy', () => {
  const { ana, table } = scenario(
    { ana: { hand: junk(4), deck: ['Trendsetting', 'Glue'] }, bo: { hand: ['Junk'] } },
    { market: ['Quality Inspection'] },
  )

  ana.discards()

  expect(ana.hand).toEqual([...junk(4), 'Trendsetting'])
  expect(table.turn).toBe('bo')
})

test('owls-3 ruling 12: a chameleon in hand does not react when a Quality Inspection arrives', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Trendsetting', ...junk(3)], deck: ['Quality Inspection', 'Glue'] }, bo: { hand: ['Junk'] } },
    { market: ['Quality Inspection'] },
  )

  ana.discards()
  expect(ana.cannot("choose 'Trendsetting=Quality Inspection'")).toBeDefined()
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')

  expect(ana.hand.toSorted()).toEqual(['Glue', 'Junk', 'Junk', 'Quality Inspection', 'Trendsetting'])
  expect(table.turn).toBe('bo')
})

test('owls-3 ruling 13: in a team game a card received from the teammate triggers', () => {
  const { ana, cy, table } = scenario(
    {
      ana: { hand: ['Dirty Exchange', 'Quality Inspection'] },
      bo: {},
      cy: { hand: ['Cookies', 'Junk'], deck: ['Glue'] },
      dee: {},
    },
    { teams: true, pick: [0] },
  )

  ana.plays('Dirty Exchange')
  ana.does('choose p3')
  ana.chooses('Quality Inspection')
  expect(table.asked).toBe('cy: react')
  cy.chooses('Quality Inspection')
  cy.chooses('Junk')

  expect(cy.hand.toSorted()).toEqual(['Glue', 'Quality Inspection'])
})

test('owls-3 ruling 1: taken from the market for free it reacts too', () => {
  const { ana } = scenario(
    { ana: { hand: ['Prepaid Good', ...junk(4)], deck: ['Glue'] }, bo: { hand: ['Junk'] } },
    { market: ['Quality Inspection'] },
  )

  ana.plays('Prepaid Good')
  expect(ana.isAsked).toBe('react')
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')

  expect(ana.hand.toSorted()).toEqual(['Glue', 'Junk', 'Junk', 'Junk', 'Quality Inspection'])
})

test('owls-3 ruling 1: swapped in from the discard pile by Balancing it reacts too', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue', 'Junk', 'Junk'] },
    bo: { hand: ['Balancing', 'Cookies', 'Junk'], deck: ['Siesta'], discard: ['Quality Inspection'] },
  })

  ana.plays('Magnet')
  ana.chooses('Glue')
  bo.chooses('Balancing')
  bo.does("choose 'Cookies' for 'Quality Inspection'")
  expect(table.asked).toBe('bo: react')
  bo.chooses('Quality Inspection')
  bo.chooses('Junk')

  expect(bo.hand.toSorted()).toEqual(['Balancing', 'Quality Inspection', 'Siesta'])
  expect(bo.discard).toEqual(['Cookies'])
  expect(table.asked).toBe('ana: bonus')
})

// Binoculars

test('owls-4 S1: Binoculars draw one and discard one before the buyer cleans up', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Cookies'], deck: junk(9) },
      bo: { hand: ['Binoculars', 'Junk'], deck: ['Glue', 'Magnet'] },
    },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  expect(table.asked).toBe('bo: react')
  expect(ana.hand).toEqual(['Calculations'])
  bo.chooses('Binoculars')
  expect(bo.isAsked).toBe('discard')
  expect(ana.hand).toEqual(['Calculations'])
  bo.chooses('Junk')

  expect(bo.hand).toEqual(['Binoculars', 'Glue'])
  expect(bo.discard).toEqual(['Junk'])
  expect(ana.hand).toHaveLength(5)
  expect(ana.reads.join('\n') + ana.sees).not.toMatch(/Glue|platypuses-5b/)
  expect(table.turn).toBe('bo')
})

test('owls-4 S2: Binoculars do not answer a card taken by Prepaid Good', () => {
  const { ana, table } = scenario(
    {
      ana: { hand: ['Prepaid Good', ...junk(4)], deck: junk(9) },
      bo: { hand: ['Binoculars', 'Junk'], deck: ['Glue', 'Magnet'] },
    },
    { market: ['Calculations'] },
  )

  ana.plays('Prepaid Good')

  expect(ana.hand).toContain('Calculations')
  expect(table.asked).toBe('bo: action')
})

test('owls-4 S3: with several Binoculars the next player decides first', () => {
  const { ana, bo, cy, table } = scenario(
    {
      ana: { hand: ['Cookies'], deck: junk(9) },
      bo: { hand: ['Binoculars', 'Junk'], deck: ['Glue'] },
      cy: { hand: ['Binoculars', 'Junk'], deck: ['Magnet'] },
    },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Binoculars')
  bo.chooses('Junk')
  expect(table.asked).toBe('cy: react')
  cy.chooses('Binoculars')
  cy.chooses('Junk')

  expect(bo.hand).toEqual(['Binoculars', 'Glue'])
  expect(cy.hand).toEqual(['Binoculars', 'Magnet'])
  expect(table.turn).toBe('bo')
})

test('owls-4 S4: when no card can be drawn one must still be discarded', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Cookies'], deck: junk(9) }, bo: { hand: ['Binoculars', 'Junk'] } },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  bo.chooses('Binoculars')
  expect(bo.cannot('choose none')).toBe('too-few')
  bo.chooses('Junk')

  expect(bo.hand).toEqual(['Binoculars'])
  expect(bo.discard).toEqual(['Junk'])
})

test('owls-4 ruling 2: the draw re-forms an empty deck', () => {
  const { ana, bo } = scenario(
    {
      ana: { hand: ['Cookies'], deck: junk(9) },
      bo: { hand: ['Binoculars', 'Junk'], discard: ['Glue', 'Magnet'] },
    },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  bo.chooses('Binoculars')
  bo.chooses('Junk')

  expect(bo.hand).toEqual(['Binoculars', 'Magnet'])
  expect(bo.deck).toEqual(['Glue'])
  expect(bo.discard).toEqual(['Junk'])
})

test('owls-4 ruling 4: declined, nothing is drawn or discarded', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Cookies'], deck: junk(9) },
      bo: { hand: ['Binoculars', 'Junk'], deck: ['Glue'] },
    },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  bo.chooses()

  expect(bo.hand).toEqual(['Binoculars', 'Junk'])
  expect(bo.deck).toEqual(['Glue'])
  expect(ana.reads.join('\n')).not.toContain('Binoculars')
  expect(table.asked).toBe('bo: action')
})

test('owls-4 ruling 4: exactly one card is discarded', () => {
  const { ana, bo } = scenario(
    {
      ana: { hand: ['Cookies'], deck: junk(9) },
      bo: { hand: ['Binoculars', 'Junk'], deck: ['Glue'] },
    },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  bo.chooses('Binoculars')

  expect(bo.cannot('choose none')).toBe('too-few')
  expect(bo.cannot("choose 'Junk','Glue'")).toBe('too-many')
})

test('owls-4 ruling 5: the card just drawn may be discarded', () => {
  const { ana, bo } = scenario(
    {
      ana: { hand: ['Cookies'], deck: junk(9) },
      bo: { hand: ['Binoculars', 'Junk'], deck: ['Glue'] },
    },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  bo.chooses('Binoculars')
  bo.chooses('Glue')

  expect(bo.hand).toEqual(['Binoculars', 'Junk'])
  expect(bo.discard).toEqual(['Glue'])
})

test('owls-4 ruling 5: Binoculars may discard themselves', () => {
  const { ana, bo } = scenario(
    {
      ana: { hand: ['Cookies'], deck: junk(9) },
      bo: { hand: ['Binoculars', 'Junk'], deck: ['Glue'] },
    },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  bo.chooses('Binoculars')
  bo.chooses('Binoculars')

  expect(bo.hand).toEqual(['Junk', 'Glue'])
  expect(bo.discard).toEqual(['Binoculars'])
})

test('owls-4 ruling 8: each of two Binoculars is used once for one purchase', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Cookies'], deck: junk(9) },
      bo: { hand: ['Binoculars', 'Binoculars', 'Junk', 'Junk'], deck: ['Glue', 'Magnet', 'Siesta'] },
    },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  bo.chooses('Binoculars')
  bo.chooses('Junk')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Binoculars')
  bo.chooses('Junk')

  expect(bo.hand.toSorted()).toEqual(['Binoculars', 'Binoculars', 'Glue', 'Magnet'])
  expect(bo.deck).toEqual(['Siesta'])
  expect(table.asked).toBe('bo: action')
})

test('owls-4 ruling 11: a chameleon may serve as Binoculars that lie in the market', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Cookies'], deck: junk(9) },
      bo: { hand: ['Trendsetting', 'Junk'], deck: ['Glue'] },
    },
    { market: ['Calculations', 'Binoculars'] },
  )

  ana.buys(5, 'Cookies')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Trendsetting=Binoculars')
  bo.chooses('Junk')

  expect(bo.hand).toEqual(['Trendsetting', 'Glue'])
})

test('owls-4 ruling 11: Binoculars that were just bought are no model any more', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Siesta'], deck: junk(9) },
      bo: { hand: ['Trendsetting', 'Junk'], deck: ['Glue'] },
    },
    { market: ['Binoculars', 'Cookies'] },
  )

  ana.buys(5, 'Siesta')

  expect(bo.hand).toEqual(['Trendsetting', 'Junk'])
  expect(table.asked).toBe('bo: action')
})

test('owls-4 ruling 11: Seeing Doubles reacts besides the Binoculars it copies', () => {
  const { ana, bo } = scenario(
    {
      ana: { hand: ['Cookies'], deck: junk(9) },
      bo: { hand: ['Binoculars', 'Seeing Doubles', 'Junk', 'Junk'], deck: ['Glue', 'Magnet'] },
    },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  bo.chooses('Seeing Doubles=Binoculars')
  bo.chooses('Junk')
  expect(bo.isAsked).toBe('react')
  bo.chooses('Binoculars')
  bo.chooses('Junk')

  expect(bo.hand.toSorted()).toEqual(['Binoculars', 'Glue', 'Magnet', 'Seeing Doubles'])
})

test('owls-4 ruling 12: in a team game the purchase of the teammate triggers as well', () => {
  const { ana, cy, table } = scenario(
    {
      ana: { hand: ['Cookies'], deck: junk(9) },
      bo: { hand: ['Junk'] },
      cy: { hand: ['Binoculars', 'Junk'], deck: ['Glue'] },
      dee: { hand: ['Junk'] },
    },
    { teams: true, market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  expect(table.asked).toBe('cy: react')
  cy.chooses('Binoculars')
  cy.chooses('Junk')

  expect(cy.hand).toEqual(['Binoculars', 'Glue'])
})

test('owls-4: nobody reacts to the own purchase', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Binoculars', 'Cookies'], deck: junk(9) }, bo: { hand: ['Junk'] } },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')

  expect(table.turn).toBe('bo')
})

// Balancing

test('owls-5a S1: Balancing answers a deck that is re-formed in the fill, when the fill is over', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Junk'], discard: ['Raffle', 'Cheer', 'Rumours', 'Charity'] },
      bo: { hand: ['Balancing', 'Cookies'], discard: ['Glue', 'Junk'] },
    },
    { market: [null, 'Siesta'], marketDeck: ['Acorn'] },
  )

  ana.discards()
  expect(ana.hand).toHaveLength(5)
  expect(table.asked).toBe('bo: react')
  expect(table.market).toEqual([null, 'Siesta', null, null, null])
  bo.chooses('Balancing')
  bo.does("choose 'Cookies' for 'Glue'")

  expect(bo.hand.toSorted()).toEqual(['Balancing', 'Glue'])
  expect(bo.discard).toEqual(['Cookies', 'Junk'])
  expect(table.market).toEqual(['Siesta', 'Acorn', null, null, null])
})

test('owls-5a S2: the card given takes the exact place of the card taken', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Magnet'], deck: ['Siesta', 'Junk', 'Junk'] },
    bo: { hand: ['Balancing', 'Magnet'], discard: ['Junk', 'Glue'] },
  })

  ana.plays('Magnet')
  ana.chooses('Siesta')
  bo.chooses('Balancing')
  bo.does("choose 'Magnet' for 'Glue'")

  expect(bo.discard).toEqual(['Junk', 'Magnet'])
  expect(bo.hand).toEqual(['Balancing', 'Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('owls-5a S3: holding only junk and Balancing, only Balancing itself can be given', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Magnet'], deck: ['Siesta', 'Junk', 'Junk'] },
    bo: { hand: ['Junk', 'Balancing'], discard: ['Cookies', 'Glue'] },
  })

  ana.plays('Magnet')
  ana.chooses('Siesta')
  bo.chooses('Balancing')
  expect(bo.cannot("choose 'Junk' for 'Glue'")).toBe('not-an-option')
  bo.does("choose 'Balancing' for 'Glue'")

  expect(bo.hand).toEqual(['Junk', 'Glue'])
  expect(bo.discard).toEqual(['Cookies', 'Balancing'])
})

test('owls-5a S4: a Magnet that found an empty deck is no event', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Magnet'], discard: ['Glue'] },
    bo: { hand: ['Balancing'], discard: ['Cookies', 'Glue'] },
  })

  ana.plays('Magnet')

  expect(table.asked).toBe('ana: bonus')
})

test('owls-5a ruling 1: a Magnet that takes the last card shuffles nothing', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue'] },
    bo: { hand: ['Balancing'], discard: ['Cookies'] },
  })

  ana.plays('Magnet')

  expect(ana.hand).toEqual(['Glue'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-5a ruling 1: a deck of a single card that is shuffled is an event', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue', 'Junk'] },
    bo: { hand: ['Balancing'], discard: ['Cookies'] },
  })

  ana.plays('Magnet')
  ana.chooses('Glue')

  expect(table.asked).toBe('bo: react')
})

test('owls-5a ruling 4: nobody has to react', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue', 'Junk'] },
    bo: { hand: ['Balancing'], discard: ['Cookies'] },
  })

  ana.plays('Magnet')
  ana.chooses('Glue')
  bo.chooses()

  expect(bo.hand).toEqual(['Balancing'])
  expect(bo.discard).toEqual(['Cookies'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-5a ruling 5: of two alike discards the second from the top can be named', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue', 'Junk'] },
    bo: { hand: ['Balancing', 'Siesta'], discard: ['Cookies', 'Magnet', 'Cookies', 'Junk'] },
  })

  ana.plays('Magnet')
  ana.chooses('Glue')
  bo.chooses('Balancing')
  bo.does("choose 'Siesta' for 'Cookies#2'")

  expect(bo.discard).toEqual(['Cookies', 'Magnet', 'Siesta', 'Junk'])
})

test('owls-5a ruling 6: junk may be taken', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue', 'Junk'] },
    bo: { hand: ['Balancing', 'Siesta'], discard: ['Cookies', 'Junk'] },
  })

  ana.plays('Magnet')
  ana.chooses('Glue')
  bo.chooses('Balancing')
  bo.does("choose 'Siesta' for 'Junk'")

  expect(bo.hand).toEqual(['Balancing', 'Junk'])
  expect(bo.discard).toEqual(['Cookies', 'Siesta'])
})

test('owls-5a ruling 8: with an empty discard pile it is not possible', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue', 'Junk'] },
    bo: { hand: ['Balancing', 'Siesta'], deck: ['Cookies'] },
  })

  ana.plays('Magnet')
  ana.chooses('Glue')

  expect(bo.hand).toEqual(['Balancing', 'Siesta'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-5a ruling 9: two shuffles of one deck in one effect are two events', () => {
  const { ana, bo, cy, table } = scenario({
    ana: { hand: ['Little Villain'] },
    bo: { discard: ['Junk'] },
    cy: { hand: ['Balancing', 'Cookies', 'Siesta'], deck: ['Glue', 'Magnet', 'Acorn'], discard: ['Raffle', 'Cheer'] },
  })

  ana.plays('Little Villain')
  expect(bo.discard).toEqual(['Junk'])
  expect(table.asked).toBe('cy: react')
  cy.chooses('Balancing')
  cy.does("choose 'Cookies' for 'Raffle'")
  expect(table.asked).toBe('cy: react')
  cy.chooses('Balancing')
  cy.does("choose 'Siesta' for 'Cheer'")

  expect(cy.hand.toSorted()).toEqual(['Balancing', 'Cheer', 'Raffle'])
  expect(cy.discard).toEqual(['Magnet', 'Glue', 'Cookies', 'Siesta'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-5a ruling 10: shuffling the market deck is no event', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: junk(5) }, bo: { hand: ['Balancing'], discard: ['Cookies'] } },
    { marketDiscard: ['Glue', 'Magnet', 'Siesta'] },
  )

  ana.discards()

  expect(bo.reads).toContain('the market deck is shuffled')
  expect(table.market.filter((card) => card !== null)).toHaveLength(3)
  expect(table.turn).toBe('bo')
  expect(bo.hand).toEqual(['Balancing'])
  expect(bo.isAsked).not.toBe('react')
})

test('owls-5a ruling 12: a chameleon may be given whatever it copies', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue', 'Siesta'] },
    bo: { hand: ['Balancing', 'Flexible Shopkeeper'], discard: ['Cookies'], stall: [['Junk']] },
  })

  ana.plays('Magnet')
  ana.chooses('Glue')
  bo.chooses('Balancing')
  bo.does("choose 'Flexible Shopkeeper' for 'Cookies'")

  expect(bo.hand).toEqual(['Balancing', 'Cookies'])
  expect(bo.discard).toEqual(['Flexible Shopkeeper'])
})

test('owls-5a ruling 12: a chameleon may serve as Balancing and be the card given', () => {
  const { ana, bo } = scenario(
    {
      ana: { hand: ['Magnet'], deck: ['Glue', 'Siesta'] },
      bo: { hand: ['Trendsetting', 'Junk'], discard: ['Cookies'] },
    },
    { market: ['Balancing', 'Raffle'] },
  )

  ana.plays('Magnet')
  ana.chooses('Glue')
  bo.chooses('Trendsetting=Balancing')

  expect(bo.hand).toEqual(['Junk', 'Cookies'])
  expect(bo.discard).toEqual(['Trendsetting'])
  expect(ana.isAsked).toBe('bonus')
})

test('owls-5a ruling 13: in a team game the shuffle of the teammate triggers too', () => {
  const { ana, table } = scenario(
    {
      ana: { hand: ['Magnet'], deck: ['Glue', 'Siesta'] },
      bo: {},
      cy: { hand: ['Balancing'], discard: ['Cookies'] },
      dee: {},
    },
    { teams: true },
  )

  ana.plays('Magnet')
  ana.chooses('Glue')

  expect(table.asked).toBe('cy: react')
})

test('owls-5a: nobody reacts to the own shuffle', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Magnet', 'Balancing'], deck: ['Glue', 'Siesta'], discard: ['Cookies'] },
    bo: {},
  })

  ana.plays('Magnet')
  ana.chooses('Glue')

  expect(table.asked).toBe('ana: bonus')
})

test('owls-5a hidden information: both exchanged cards are public', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue', 'Siesta'] },
    bo: { hand: ['Balancing', 'Acorn', 'Spyglass'], discard: ['Cookies', 'Raffle'] },
  })

  ana.plays('Magnet')
  ana.chooses('Glue')
  bo.chooses('Balancing')
  bo.does("choose 'Acorn' for 'Cookies'")

  expect(ana.reads.join('\n')).toMatch(/Acorn/)
  expect(ana.reads.join('\n')).toMatch(/Cookies/)
  expect(ana.reads.join('\n') + ana.sees).not.toMatch(/Spyglass|macaws-4/)
})

// Extra Remarks

test('owls-5b S1: Extra Remarks lifts a discard onto the deck before the builder cleans up', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Raffle'], stall: stacks(2), deck: junk(9) },
    bo: { hand: ['Extra Remarks'], deck: ['Junk'], discard: ['Glue', 'Magnet', 'Cookies'] },
  })

  ana.builds('Raffle')
  expect(table.asked).toBe('bo: react')
  expect(ana.hand).toEqual([])
  bo.chooses('Extra Remarks')
  expect(bo.isAsked).toBe('place on deck')
  expect(ana.hand).toEqual([])
  bo.chooses('Magnet')

  expect(bo.deck).toEqual(['Magnet', 'Junk'])
  expect(bo.discard).toEqual(['Glue', 'Cookies'])
  expect(bo.hand).toEqual(['Extra Remarks'])
  expect(ana.hand).toHaveLength(5)
  expect(table.turn).toBe('bo')
})

test('owls-5b S2: nobody reacts to the eighth stack', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Charity', 'Charity'], stall: stacks(7), deck: junk(9) },
    bo: { hand: ['Extra Remarks'], discard: ['Glue'] },
  })

  ana.builds('Charity', 'Charity')

  expect(table.winners).toEqual(['ana'])
  expect(table.asked).toBeUndefined()
  expect(bo.discard).toEqual(['Glue'])
})

test('owls-5b S3: with Winter Is Coming Extra Remarks may react after each stack', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Winter Is Coming', 'Charity', 'Cheer'], stall: stacks(4), deck: junk(9) },
    bo: { hand: ['Extra Remarks'], discard: ['Glue', 'Magnet', 'Cookies'] },
  })

  ana.builds('Winter Is Coming')
  expect(table.asked).toBe('bo: react')
  expect(ana.stall).toHaveLength(5)
  bo.chooses('Extra Remarks')
  bo.chooses('Magnet')
  expect(table.asked).toBe('ana: build again')
  ana.builds('Charity', 'Cheer')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Extra Remarks')
  bo.chooses('Glue')

  expect(ana.stall).toHaveLength(6)
  expect(bo.deck).toEqual(['Glue', 'Magnet'])
  expect(bo.discard).toEqual(['Cookies'])
  expect(table.turn).toBe('bo')
})

test('owls-5b ruling 4: nobody has to react', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Wise Spy'], deck: junk(9) },
    bo: { hand: ['Extra Remarks', ...junk(4)], discard: ['Glue'] },
  })

  ana.builds('Wise Spy')
  bo.chooses()

  expect(bo.discard).toEqual(['Glue'])
  expect(bo.deck).toEqual([])
  expect(table.turn).toBe('bo')
})

test('owls-5b ruling 3: exactly one discard is lifted', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Wise Spy'], deck: junk(9) },
    bo: { hand: ['Extra Remarks'], discard: ['Glue', 'Magnet'] },
  })

  ana.builds('Wise Spy')
  bo.chooses('Extra Remarks')

  expect(bo.cannot('choose none')).toBe('too-few')
  expect(bo.cannot("choose 'Glue','Magnet'")).toBe('too-many')
})

test('owls-5b ruling 2: of two alike discards the second from the top can be named', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Wise Spy'], deck: junk(9) },
    bo: { hand: ['Extra Remarks', ...junk(4)], discard: ['Cookies', 'Magnet', 'Cookies', 'Siesta'] },
  })

  ana.builds('Wise Spy')
  bo.chooses('Extra Remarks')
  bo.chooses('Cookies#2')

  expect(bo.deck).toEqual(['Cookies'])
  expect(bo.discard).toEqual(['Cookies', 'Magnet', 'Siesta'])
})

test('owls-5b ruling 5: a stack from Charm is an event', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Charm'] }, bo: { hand: ['Extra Remarks'], discard: ['Glue'] } },
    { marketDeck: ['Wise Spy'] },
  )

  ana.plays('Charm')
  expect(ana.stall).toEqual([['Wise Spy']])
  expect(table.asked).toBe('bo: react')
  bo.chooses('Extra Remarks')

  expect(bo.deck).toEqual(['Glue'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-5b ruling 5: a Charm that builds nothing is no event', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Charm'] }, bo: { hand: ['Extra Remarks'], discard: ['Glue'] } },
    { marketDeck: ['Cookies'] },
  )

  ana.plays('Charm')

  expect(bo.discard).toEqual(['Glue'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-5b ruling 7: with an empty discard pile nothing is offered', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Wise Spy'], deck: junk(9) },
    bo: { hand: ['Extra Remarks', 'Glue'], deck: ['Junk'] },
  })

  ana.builds('Wise Spy')

  expect(table.turn).toBe('bo')
})

test('owls-5b ruling 8: in a team game the eighth stack is not the last one, the tenth is', () => {
  const eighth = scenario(
    {
      ana: { hand: ['Charity', 'Charity'], stall: stacks(7), deck: junk(9) },
      bo: { hand: ['Extra Remarks'], discard: ['Glue'] },
      cy: { hand: ['Junk'] },
      dee: { hand: ['Junk'] },
    },
    { teams: true },
  )
  const tenth = scenario(
    {
      ana: { hand: ['Tasters', 'Rumours'], stall: stacks(9), deck: junk(9) },
      bo: { hand: ['Extra Remarks'], discard: ['Glue'] },
      cy: { hand: ['Junk'] },
      dee: { hand: ['Junk'] },
    },
    { teams: true },
  )

  eighth.ana.builds('Charity', 'Charity')
  tenth.ana.builds('Tasters', 'Rumours')

  expect(eighth.table.asked).toBe('bo: react')
  expect(tenth.table.asked).toBeUndefined()
  expect(tenth.table.winners).toEqual(['ana', 'cy'])
})

test('owls-5b ruling 10: a chameleon may serve as Extra Remarks', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Wise Spy'], deck: junk(9) },
      bo: { hand: ['Trendsetting'], discard: ['Glue', 'Magnet'] },
    },
    { market: ['Extra Remarks'] },
  )

  ana.builds('Wise Spy')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Trendsetting=Extra Remarks')
  bo.chooses('Magnet')

  expect(bo.deck).toEqual(['Magnet'])
  expect(bo.hand).toEqual(['Trendsetting'])
})

test('owls-5b ruling 11: in a team game the stack of the teammate triggers too', () => {
  const { ana, cy, table } = scenario(
    {
      ana: { hand: ['Wise Spy'], deck: junk(9) },
      bo: { hand: ['Junk'] },
      cy: { hand: ['Extra Remarks'], discard: ['Glue', 'Magnet'] },
      dee: { hand: ['Junk'] },
    },
    { teams: true },
  )

  ana.builds('Wise Spy')
  expect(table.asked).toBe('cy: react')
  cy.chooses('Extra Remarks')
  cy.chooses('Magnet')

  expect(cy.deck).toEqual(['Magnet'])
  expect(table.turn).toBe('bo')
})

test('owls-5b: nobody reacts to the own stack', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Wise Spy', 'Extra Remarks'], deck: junk(9), discard: ['Glue'] },
    bo: { hand: ['Junk'] },
  })

  ana.builds('Wise Spy')

  expect(ana.discard).toEqual(['Glue'])
  expect(table.turn).toBe('bo')
})

// Reactions in general

test('R1: a reaction waits until the purchase is completely done', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Cookies', 'Junk'] }, bo: { hand: ['Binoculars'], deck: ['Glue'] } },
    { market: ['Raffle', 'Siesta'] },
  )

  ana.buys(5, 'Junk', 'Cookies')

  expect(table.asked).toBe('bo: react')
  expect(ana.hand).toEqual(['Raffle'])
  expect(ana.discard).toEqual(['Cookies', 'Junk'])
  expect(table.market).toEqual([null, 'Siesta', null, null, null])
})

test('R1: a shuffle in the middle of a technique is answered after the technique', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Spyglass'], deck: ['Glue'], discard: ['Magnet', 'Cookies', 'Siesta'] },
    bo: { hand: ['Balancing'], discard: ['Junk'] },
  })

  ana.plays('Spyglass')
  expect(table.asked).toBe('ana: take')
  ana.chooses('Glue')
  ana.chooses('Siesta', 'Cookies')

  expect(ana.discard).toEqual(['Spyglass'])
  expect(table.asked).toBe('bo: react')
  bo.chooses()
  expect(table.asked).toBe('ana: bonus')
})

test('R2 with two players: the active player comes first, then the other', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Cheer', 'Junk'], deck: ['Quality Inspection', 'Siesta', 'Acorn'] },
    bo: { hand: ['Junk'], deck: ['Quality Inspection', 'Glue', 'Magnet'] },
  })

  ana.plays('Cheer')
  ana.chooses('Quality Inspection')
  bo.chooses('Quality Inspection')
  expect(table.asked).toBe('ana: react')
  expect(bo.cannot("choose 'Quality Inspection'")).toBe('not-asked')
  ana.chooses()
  expect(table.asked).toBe('bo: react')
  bo.chooses('Quality Inspection')
  bo.chooses('Junk')

  expect(ana.hand).toEqual(['Junk', 'Quality Inspection'])
  expect(bo.hand).toEqual(['Quality Inspection', 'Glue'])
  expect(table.asked).toBe('ana: bonus')
})

test('R2 with three players: clockwise from the active player, whoever that is', () => {
  const { ana, bo, cy, table } = scenario(
    {
      ana: { hand: ['Binoculars', ...junk(4)], deck: ['Siesta', ...junk(3)] },
      bo: { hand: ['Cookies', ...junk(4)], deck: junk(3) },
      cy: { hand: ['Binoculars', ...junk(4)], deck: ['Acorn', ...junk(3)] },
    },
    { market: ['Calculations'] },
  )

  ana.discards()
  bo.buys(5, 'Cookies')
  expect(table.asked).toBe('cy: react')
  cy.chooses('Binoculars')
  cy.chooses('Junk')
  expect(table.asked).toBe('ana: react')
  ana.chooses('Binoculars')
  ana.chooses('Junk')

  expect(cy.hand).toContain('Acorn')
  expect(ana.hand).toContain('Siesta')
  expect(table.turn).toBe('cy')
})

test('R2 with four players: all three others decide in turn order, and each may decline', () => {
  const { ana, bo, cy, dee, table } = scenario(
    {
      ana: { hand: ['Cookies'], deck: junk(9) },
      bo: { hand: ['Binoculars', 'Junk'], deck: ['Glue'] },
      cy: { hand: ['Binoculars', 'Junk'], deck: ['Magnet'] },
      dee: { hand: ['Binoculars', 'Junk'], deck: ['Siesta'] },
    },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  expect(table.asked).toBe('bo: react')
  expect(cy.cannot("choose 'Binoculars'")).toBe('not-asked')
  bo.chooses()
  expect(table.asked).toBe('cy: react')
  cy.chooses('Binoculars')
  cy.chooses('Junk')
  expect(table.asked).toBe('dee: react')
  dee.chooses('Binoculars')
  dee.chooses('Junk')

  expect(bo.hand).toEqual(['Binoculars', 'Junk'])
  expect(cy.hand).toEqual(['Binoculars', 'Magnet'])
  expect(dee.hand).toEqual(['Binoculars', 'Siesta'])
  expect(table.turn).toBe('bo')
})

test('R2 with four players: a player without a fitting owl is passed over', () => {
  const { ana, dee, table } = scenario(
    {
      ana: { hand: ['Cookies'], deck: junk(9) },
      bo: { hand: ['Extra Remarks', 'Junk'], deck: ['Glue'], discard: ['Junk'] },
      cy: { hand: ['Junk'], deck: ['Magnet'] },
      dee: { hand: ['Binoculars', 'Junk'], deck: ['Siesta'] },
    },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  expect(table.asked).toBe('dee: react')
  dee.chooses()

  expect(table.turn).toBe('bo')
})

test('R2: a player handles the own cards one by one and may stop in between', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Rumours'] },
    bo: { hand: ['Ancient Knowledge', 'Ancient Knowledge'], deck: ['Cookies', 'Junk', 'Siesta'] },
  })

  ana.plays('Rumours')
  bo.chooses('Ancient Knowledge')
  bo.chooses('Junk')
  expect(table.asked).toBe('bo: react')
  bo.chooses()

  expect(bo.deck).toEqual(['Cookies', 'Siesta'])
  expect(table.asked).toBe('ana: bonus')
})

test('R3: one owl reacts once to one purchase, and again to the next', () => {
  const { ana, bo, cy, table } = scenario(
    {
      ana: { hand: ['Cookies', ...junk(4)], deck: junk(9) },
      bo: { hand: ['Cookies', ...junk(4)], deck: junk(9) },
      cy: { hand: ['Binoculars', 'Junk', 'Junk'], deck: ['Glue', 'Magnet', 'Siesta'] },
    },
    { market: ['Calculations', 'Swift Broker'] },
  )

  ana.buys(5, 'Cookies')
  cy.chooses('Binoculars')
  cy.chooses('Junk')
  expect(table.asked).toBe('bo: action')
  bo.buys(5, 'Cookies')
  expect(table.asked).toBe('cy: react')
  cy.chooses('Binoculars')
  cy.chooses('Junk')

  expect(cy.hand).toEqual(['Binoculars', 'Glue', 'Magnet'])
  expect(table.turn).toBe('cy')
})

test('R4: a used owl is shown to all and stays in the hand', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: ['Cookies'], deck: junk(9) },
      bo: { hand: ['Binoculars', 'Siesta'], deck: ['Glue'] },
      cy: { hand: ['Junk'] },
    },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  bo.chooses('Binoculars')
  bo.chooses('Siesta')

  expect(bo.hand).toEqual(['Binoculars', 'Glue'])
  expect(ana.reads.join('\n')).toMatch(/p2 reacts to a purchase with Binoculars/)
  expect(cy.reads.join('\n')).toMatch(/p2 reacts to a purchase with Binoculars/)
  expect(cy.reads.join('\n') + cy.sees).not.toMatch(/Glue|platypuses-5b/)
})

test('R5 with two players: a Quality Inspection drawn by Binoculars reacts in turn', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Cookies'], deck: junk(9) },
      bo: { hand: ['Binoculars', 'Junk', 'Siesta'], deck: ['Quality Inspection', 'Glue'] },
    },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  bo.chooses('Binoculars')
  expect(table.asked).toBe('bo: discard')
  bo.chooses('Junk')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Quality Inspection')
  bo.chooses('Siesta')

  expect(bo.hand.toSorted()).toEqual(['Binoculars', 'Glue', 'Quality Inspection'])
  expect(ana.hand).toHaveLength(5)
  expect(table.turn).toBe('bo')
})

test('R5 with three players: what a reaction causes is handled before the next player reacts to the first event', () => {
  const { ana, bo, cy, table } = scenario(
    {
      ana: { hand: ['Cookies', 'Balancing'], deck: junk(9), discard: ['Raffle'] },
      bo: { hand: ['Binoculars', 'Junk'], discard: ['Glue', 'Magnet'] },
      cy: { hand: ['Binoculars', 'Balancing'], deck: ['Siesta'], discard: ['Acorn'] },
    },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Binoculars')
  bo.chooses('Junk')
  expect(table.asked).toBe('ana: react')
  ana.chooses('Balancing')
  ana.does("choose 'Calculations' for 'Raffle'")
  expect(table.asked).toBe('cy: react')
  expect(cy.cannot("choose 'Binoculars'")).toBe('not-an-option')
  cy.chooses('Balancing')
  cy.does("choose 'Balancing' for 'Acorn'")
  expect(table.asked).toBe('cy: react')
  cy.chooses('Binoculars')
  cy.chooses('Acorn')

  expect(ana.discard).toEqual(['Cookies', 'Calculations'])
  expect(cy.hand.toSorted()).toEqual(['Binoculars', 'Siesta'])
  expect(cy.discard).toEqual(['Acorn', 'Balancing'])
  expect(table.turn).toBe('bo')
})

test('R5 with four players: nested events begin with the active player again', () => {
  const { ana, bo, cy, dee, table } = scenario({
    ana: { hand: ['Rumours', 'Balancing'], discard: ['Glue', 'Magnet', 'Cookies'] },
    bo: { hand: ['Balancing'], discard: ['Junk', 'Junk', 'Junk'] },
    cy: { hand: ['Ancient Knowledge'], deck: ['Junk', 'Siesta'] },
    dee: { hand: ['Balancing'], discard: ['Junk', 'Junk', 'Junk'] },
  })

  ana.plays('Rumours')
  expect(table.asked).toBe('cy: react')
  cy.chooses('Ancient Knowledge')
  cy.chooses('Junk')
  expect(table.asked).toBe('ana: react')
  ana.chooses()
  expect(table.asked).toBe('bo: react')
  bo.chooses()
  expect(table.asked).toBe('dee: react')
  dee.chooses()

  expect(table.asked).toBe('ana: bonus')
})

test('R6: a second Binoculars that the first one discarded has lost its chance', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Cookies'], deck: junk(9) },
      bo: { hand: ['Binoculars', 'Binoculars', ...junk(3)], deck: ['Glue', 'Magnet'] },
    },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  bo.chooses('Binoculars')
  bo.chooses('Binoculars#2')

  expect(bo.hand).toEqual(['Binoculars', ...junk(3), 'Glue'])
  expect(table.asked).toBe('bo: action')
})

test('R6: a Quality Inspection that is discarded before its turn has lost its chance', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Cookies'], deck: junk(9) },
      bo: { hand: ['Binoculars', 'Junk'], deck: ['Quality Inspection', 'Glue'] },
    },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  bo.chooses('Binoculars')
  bo.chooses('Quality Inspection')

  expect(bo.hand).toEqual(['Binoculars', 'Junk'])
  expect(bo.discard).toEqual(['Quality Inspection'])
  expect(table.turn).toBe('bo')
  expect(bo.isAsked).not.toBe('react')
})

test('R6: the second Extra Remarks has no target when the only discard is gone', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Wise Spy'], deck: junk(9) },
    bo: { hand: ['Extra Remarks', 'Extra Remarks'], discard: ['Glue'] },
  })

  ana.builds('Wise Spy')
  bo.chooses('Extra Remarks')

  expect(bo.deck).toEqual(['Glue'])
  expect(table.turn).toBe('bo')
  expect(bo.isAsked).not.toBe('react')
})

test('R6: of two Quality Inspections one may throw away the other, whose chance is lost', () => {
  const { ana, table } = scenario({
    ana: { hand: junk(3), deck: ['Quality Inspection', 'Quality Inspection', 'Glue', 'Magnet'] },
    bo: { hand: ['Junk'] },
  })

  ana.discards()
  ana.chooses('Quality Inspection')
  ana.chooses('Quality Inspection#2')

  expect(ana.hand.toSorted()).toEqual(['Glue', 'Junk', 'Junk', 'Junk', 'Quality Inspection'])
  expect(ana.deck).toEqual(['Magnet'])
  expect(table.turn).toBe('bo')
})

test('R7: re-forming counts as shuffling the own deck, also on the turn of another player', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Little Villain', 'Balancing'], discard: ['Cookies'] },
    bo: { deck: ['Siesta'], discard: ['Glue', 'Magnet'] },
  })

  ana.plays('Little Villain')
  expect(bo.discard).toHaveLength(1)
  expect(table.asked).toBe('ana: react')
  ana.chooses('Balancing')
  ana.does("choose 'Balancing' for 'Cookies'")

  expect(ana.hand).toEqual(['Cookies'])
  expect(table.asked).toBe('ana: bonus')
})

test('R7: the own re-formed deck gives no chance to the own Balancing', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Little Villain'] },
    bo: { hand: ['Balancing'], deck: ['Siesta'], discard: ['Glue', 'Magnet'] },
  })

  ana.plays('Little Villain')

  expect(bo.reads).toContain('the deck of p2 is shuffled')
  expect(table.asked).toBe('ana: bonus')
})
