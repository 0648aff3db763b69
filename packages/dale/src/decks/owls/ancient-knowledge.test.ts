/** Ancient Knowledge, which answers a technique of another player. */
import { expect, test } from 'vitest'
import { alone, five, four, junk, stacks } from '../../testing/beginnings.ts'
import type { Given, Shared } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'

/** Ana plays Rumours, which find nothing to do; the others hold what is given. */
function anaPlaysRumours<Other extends string>(others: Readonly<Record<Other, Given>>, shared: Shared = {}) {
  const seats = scenario<Other | 'ana'>({ ana: { hand: ['Rumours'] }, ...others }, shared)
  seats.ana.plays('Rumours')
  return seats
}

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
  expect(ana.reads).toContain('p2’s deck is shuffled')
  expect(ana.reads.join('\n')).toMatch(/p2 reacts with Ancient Knowledge .* to a technique/)
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
  const { bo, table } = anaPlaysRumours({
    bo: { hand: ['Ancient Knowledge', 'Ancient Knowledge'], deck: ['Cookies', 'Junk', 'Siesta'] },
  })

  bo.chooses('Ancient Knowledge')
  bo.chooses('Junk')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Ancient Knowledge')
  bo.chooses('Siesta')

  expect(bo.deck).toEqual(['Cookies'])
  expect(bo.discard).toEqual(['Siesta', 'Junk'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-2 S4: no one reacts to a Charm that wins', () => {
  const { ana, table } = scenario(
    {
      ana: { hand: ['Flashy Show', 'Flashy Show', 'Flashy Show', 'Charm'], stall: stacks(7) },
      bo: { hand: ['Ancient Knowledge', 'Extra Remarks'], deck: ['Cookies', 'Junk'], discard: ['Glue'] },
    },
    { marketDeck: ['Sofa'] },
  )

  for (const technique of ['Flashy Show', 'Flashy Show', 'Flashy Show', 'Charm']) ana.plays(technique)

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

  for (const technique of ['Gift Voucher', 'Safety Precaution', 'Acorn']) {
    ana.plays(technique)
    expect(table.asked).toBe('bo: react')
    bo.chooses()
  }

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

test('owls-2 ruling 4: no one has to react', () => {
  const { ana, bo, table } = anaPlaysRumours({ bo: { hand: ['Ancient Knowledge'], deck: ['Cookies', 'Junk'] } })

  bo.chooses()

  expect(bo.deck).toEqual(['Cookies', 'Junk'])
  expect(ana.reads.join('\n')).not.toMatch(/shuffled|Ancient Knowledge/)
  expect(table.asked).toBe('ana: bonus')
})

test('owls-2 ruling 5: a search may discard nothing, but the deck is shuffled', () => {
  const { ana, bo, table } = anaPlaysRumours({ bo: { hand: ['Ancient Knowledge'], deck: ['Cookies', 'Junk'] } })

  bo.chooses('Ancient Knowledge')
  expect(bo.cannot("choose 'Cookies','Junk'")).toBe('too-many')
  bo.chooses()

  expect(bo.deck).toEqual(['Cookies', 'Junk'])
  expect(bo.discard).toEqual([])
  expect(ana.reads).toContain('p2’s deck is shuffled')
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

test('owls-2 ruling 7: it can react to each of several techniques in a turn', () => {
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
  const { ana, bo, table } = anaPlaysRumours(
    { bo: { hand: ['Trendsetting'], deck: ['Junk', 'Glue'] } },
    { market: ['Ancient Knowledge', 'Cookies'] },
  )

  expect(table.asked).toBe('bo: react')
  bo.chooses('Trendsetting=Ancient Knowledge')
  bo.chooses('Junk')

  expect(bo.hand).toEqual(['Trendsetting'])
  expect(bo.discard).toEqual(['Junk'])
  expect(ana.reads.join('\n')).toMatch(/p2 reacts with Trendsetting .* as Ancient Knowledge .* to a technique/)
  expect(table.asked).toBe('ana: bonus')
})

test('owls-2 ruling 14: in a team game the technique of the teammate counts', () => {
  const { cy, table } = anaPlaysRumours(
    { bo: {}, cy: { hand: ['Ancient Knowledge'], deck: ['Junk', 'Glue'] }, dee: {} },
    { teams: true },
  )

  expect(table.asked).toBe('cy: react')
  cy.chooses('Ancient Knowledge')
  cy.chooses('Junk')

  expect(cy.discard).toEqual(['Junk'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-2: no one reacts to their own technique', () => {
  const { ana, table } = alone({ hand: ['Rumours', 'Ancient Knowledge'], deck: ['Junk', 'Glue'] })

  ana.plays('Rumours')

  expect(table.asked).toBe('ana: bonus')
})

test('owls-2 S5: Flashy Show is answered after clean-up, before the owner’s turn begins', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Flashy Show', 'Junk', ...four] },
      bo: { hand: ['Ancient Knowledge', ...four], deck: ['Glue', 'Junk'] },
    },
    { market: ['Cheer'], marketDeck: ['Swank'] },
  )

  ana.plays('Flashy Show')
  expect(table.asked).toBe('ana: bonus')
  ana.buys(5, 'Junk')
  expect(table.market[0]).toBe('Swank')
  expect(ana.discard).toEqual(['Flashy Show', 'Junk'])
  expect(table.asked).toBe('bo: react')
  expect(table.turn).toBe('ana')
  bo.chooses('Ancient Knowledge')
  bo.chooses('Glue')

  expect(bo.discard).toEqual(['Glue'])
  expect(table.asked).toBe('bo: action')
})

test('owls-2 ruling 16: two techniques that lasted for the turn are two events, one after the other', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Flashy Show', 'Practical Values', ...five] },
    bo: { hand: ['Ancient Knowledge', ...four], deck: ['Glue', 'Junk'] },
  })

  ana.plays('Flashy Show')
  ana.plays('Practical Values')
  ana.passes()
  expect(ana.discard).toEqual(['Flashy Show'])
  expect(ana.schedule).toEqual(['Practical Values'])
  bo.chooses('Ancient Knowledge')
  bo.chooses('Glue')
  expect(ana.discard).toEqual(['Practical Values', 'Flashy Show'])
  bo.chooses('Ancient Knowledge')
  bo.chooses('Junk')

  expect(bo.discard).toEqual(['Junk', 'Glue'])
  expect(table.asked).toBe('bo: action')
})
