/** Extra Remarks, which answer a stack of another player. */
import { expect, test } from 'vitest'
import { besideBo, bystander, junk, stacks } from '../../testing/beginnings.ts'
import type { Given, Shared } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'

/** Ana builds her first stack; the others hold what is given. */
function anaBuilds<Other extends string>(others: Readonly<Record<Other, Given>>, shared: Shared = {}) {
  const seats = scenario<Other | 'ana'>({ ana: { hand: ['Wise Spy'], deck: junk(9) }, ...others }, shared)
  seats.ana.builds('Wise Spy')
  return seats
}

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

test('owls-5b S2: no one reacts to the eighth stack', () => {
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

test('owls-5b ruling 4: no one has to react', () => {
  const { bo, table } = anaBuilds({ bo: { hand: ['Extra Remarks', ...junk(4)], discard: ['Glue'] } })

  bo.chooses()

  expect(bo.discard).toEqual(['Glue'])
  expect(bo.deck).toEqual([])
  expect(table.turn).toBe('bo')
})

test('owls-5b ruling 3: exactly one discard is lifted', () => {
  const { bo } = anaBuilds({ bo: { hand: ['Extra Remarks'], discard: ['Glue', 'Magnet'] } })

  bo.chooses('Extra Remarks')

  expect(bo.cannot('choose none')).toBe('too-few')
  expect(bo.cannot("choose 'Glue','Magnet'")).toBe('too-many')
})

test('owls-5b ruling 2: of two alike discards the second from the top can be named', () => {
  const { bo } = anaBuilds({
    bo: { hand: ['Extra Remarks', ...junk(4)], discard: ['Cookies', 'Magnet', 'Cookies', 'Siesta'] },
  })

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

test('owls-5b ruling 5: a Charm that builds nothing is not an event', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Charm'] }, bo: { hand: ['Extra Remarks'], discard: ['Glue'] } },
    { marketDeck: ['Cookies'] },
  )

  ana.plays('Charm')

  expect(bo.discard).toEqual(['Glue'])
  expect(table.asked).toBe('ana: bonus')
})

test('owls-5b ruling 7: with an empty discard pile nothing is offered', () => {
  const { table } = anaBuilds({ bo: { hand: ['Extra Remarks', 'Glue'], deck: ['Junk'] } })

  expect(table.turn).toBe('bo')
})

test('owls-5b ruling 8: in a team game the eighth stack is not the last one, the tenth is', () => {
  const others = { bo: { hand: ['Extra Remarks'], discard: ['Glue'] }, cy: bystander, dee: bystander }
  const teams = (ana: Given) => scenario({ ana, ...others }, { teams: true })
  const eighth = teams({ hand: ['Charity', 'Charity'], stall: stacks(7), deck: junk(9) })
  const tenth = teams({ hand: ['Tasters', 'Rumours'], stall: stacks(9), deck: junk(9) })

  eighth.ana.builds('Charity', 'Charity')
  tenth.ana.builds('Tasters', 'Rumours')

  expect(eighth.table.asked).toBe('bo: react')
  expect(tenth.table.asked).toBeUndefined()
  expect(tenth.table.winners).toEqual(['ana', 'cy'])
})

test('owls-5b ruling 10: a chameleon may serve as Extra Remarks', () => {
  const { bo, table } = anaBuilds(
    { bo: { hand: ['Trendsetting'], discard: ['Glue', 'Magnet'] } },
    { market: ['Extra Remarks'] },
  )

  expect(table.asked).toBe('bo: react')
  bo.chooses('Trendsetting=Extra Remarks')
  bo.chooses('Magnet')

  expect(bo.deck).toEqual(['Magnet'])
  expect(bo.hand).toEqual(['Trendsetting'])
})

test('owls-5b ruling 11: in a team game the stack of the teammate triggers too', () => {
  const { cy, table } = anaBuilds(
    { bo: { hand: ['Junk'] }, cy: { hand: ['Extra Remarks'], discard: ['Glue', 'Magnet'] }, dee: { hand: ['Junk'] } },
    { teams: true },
  )

  expect(table.asked).toBe('cy: react')
  cy.chooses('Extra Remarks')
  cy.chooses('Magnet')

  expect(cy.deck).toEqual(['Magnet'])
  expect(table.turn).toBe('bo')
})

test('owls-5b: no one reacts to their own stack', () => {
  const { ana, table } = besideBo({ hand: ['Wise Spy', 'Extra Remarks'], deck: junk(9), discard: ['Glue'] })

  ana.builds('Wise Spy')

  expect(ana.discard).toEqual(['Glue'])
  expect(table.turn).toBe('bo')
})
