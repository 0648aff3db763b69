/** Practice, which waits for a technique and takes it back into their hand. */
import { expect, test } from 'vitest'
import { alone, besideBo, five, four } from '../../testing/beginnings.ts'
import type { Given, Shared } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'

/** Ana, with Practice on her schedule by default; Bo has nothing. */
const waiting = (ana: Given, shared?: Shared) => alone({ schedule: ['Practice'], ...ana }, shared)

test('beavers-5b S1: the resolved technique comes back and may be played again', () => {
  const { ana } = waiting({ hand: ['Magnet'], deck: ['Glue', 'Junk', 'Sofa'] })

  ana.plays('Magnet')
  ana.chooses('Glue')
  expect(ana.isAsked).toBe('use it')
  ana.does('choose yes')
  expect(ana.hand).toEqual(['Glue', 'Magnet'])
  expect(ana.discard).toEqual(['Practice'])
  expect(ana.isAsked).toBe('bonus')
  ana.plays('Magnet')
  ana.chooses('Sofa')

  expect(ana.hand).toEqual(['Glue', 'Sofa'])
  expect(ana.discard).toEqual(['Magnet', 'Practice'])
  expect(ana.isAsked).toBe('bonus')
})

test('beavers-5b S2: Scary Gunfight, over at the start of the turn, may be taken into their hand', () => {
  const { ana, table } = waiting({ hand: ['Junk'], schedule: ['Practice', 'Scary Gunfight'] })

  expect(table.asked).toBe('ana: use it')
  ana.does('choose yes')

  expect(ana.hand).toEqual(['Junk', 'Scary Gunfight'])
  expect(ana.discard).toEqual(['Practice'])
  expect(ana.schedule).toEqual([])
  expect(ana.isAsked).toBe('action')
})

test('beavers-5b S3: Acorn that moves to a stall leaves Practice waiting', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Acorn'], schedule: ['Practice'] }, bo: { stall: [['Wise Spy']] } })

  ana.plays('Acorn')

  expect(bo.stall).toEqual([['Acorn']])
  expect(ana.hand).toEqual(['Wise Spy'])
  expect(ana.schedule).toEqual(['Practice'])
  expect(ana.isAsked).toBe('bonus')
})

test('beavers-5b S4: declined, Rumours and then Practice are discarded', () => {
  const { ana } = waiting({ hand: ['Rumours'], discard: ['Glue', 'Magnet', 'Junk'] })

  ana.plays('Rumours')
  ana.does('choose no')

  expect(ana.discard).toEqual(['Practice', 'Rumours', 'Junk'])
  expect(ana.deck).toEqual(['Magnet', 'Glue'])
  expect(ana.hand).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('beavers-5b ruling 1: it goes to the schedule with a bonus action and triggers in the same turn', () => {
  const { ana } = alone({ hand: ['Practice', 'Favourite Toy'] })

  ana.plays('Practice')
  expect(ana.isAsked).toBe('bonus')
  expect(ana.schedule).toEqual(['Practice'])
  ana.plays('Favourite Toy')
  ana.does('choose yes')

  expect(ana.hand).toEqual(['Favourite Toy'])
  expect(ana.discard).toEqual(['Practice'])
})

test('beavers-5b ruling 6: Cunning Neighbour on the deck does not trigger it', () => {
  const { ana } = besideBo({ hand: ['Cunning Neighbour'], schedule: ['Practice'] })

  ana.plays('Cunning Neighbour')
  ana.does('choose yes')

  expect(ana.deck).toEqual(['Cunning Neighbour'])
  expect(ana.schedule).toEqual(['Practice'])
  expect(ana.isAsked).toBe('bonus')
})

test('beavers-5b ruling 6: Cunning Neighbour that would be discarded triggers it', () => {
  const { ana } = besideBo({ hand: ['Cunning Neighbour'], schedule: ['Practice'] })

  ana.plays('Cunning Neighbour')
  ana.does('choose no')
  expect(ana.isAsked).toBe('use it')
  ana.does('choose yes')

  expect(ana.hand).toEqual(['Cunning Neighbour'])
  expect(ana.discard).toEqual(['Practice'])
})

test('beavers-5b ruling 6: Gift Voucher and Safety Precaution that change places do not trigger it', () => {
  const { ana } = waiting({ hand: ['Gift Voucher', 'Safety Precaution'], stall: [['Wise Spy']] }, { market: ['Glue'] })

  ana.plays('Gift Voucher')
  ana.plays('Safety Precaution')

  expect(ana.hand).toEqual(['Glue', 'Wise Spy'])
  expect(ana.schedule).toEqual(['Practice'])
  expect(ana.isAsked).toBe('bonus')
})

test('beavers-5b ruling 6: Acorn that finds no stall would be discarded and triggers it', () => {
  const { ana } = waiting({ hand: ['Acorn'] })

  ana.plays('Acorn')
  ana.does('choose yes')

  expect(ana.hand).toEqual(['Acorn'])
  expect(ana.discard).toEqual(['Practice'])
})

test('beavers-5b ruling 7: a technique that goes to the schedule does not trigger it yet', () => {
  const { ana } = waiting({ hand: ['Steady Achiever', 'Junk'] })

  ana.plays('Steady Achiever')

  expect(ana.schedule).toEqual(['Practice', 'Steady Achiever'])
  expect(ana.isAsked).toBe('bonus')
})

test('beavers-5b ruling 7: a sloth that resolves at the start of the turn comes back', () => {
  const { ana } = waiting({ deck: ['Glue'], schedule: ['Practice', 'Steady Achiever'] })

  ana.does('choose yes')

  expect(ana.hand).toEqual(['Glue', 'Steady Achiever'])
  expect(ana.discard).toEqual(['Practice'])
  expect(ana.isAsked).toBe('action')
})

test('beavers-5b ruling 7: Snack that resolves in a build comes back before the stack is built', () => {
  const { ana } = waiting({ hand: ['Wise Spy', ...four], schedule: ['Practice', 'Snack'] }, { market: ['Glue'] })

  ana.does("build 'Wise Spy' take 'Glue'")
  expect(ana.isAsked).toBe('use it')
  expect(ana.stall).toEqual([])
  ana.does('choose yes')

  expect(ana.stall).toEqual([['Wise Spy']])
  expect(ana.hand.toSorted()).toEqual([...four, 'Glue', 'Snack'].toSorted())
  expect(ana.discard).toEqual(['Practice'])
})

test('beavers-5b ruling 8: a second Practice may return the first', () => {
  const { ana } = waiting({ hand: ['Favourite Toy'], schedule: ['Practice', 'Reflection=Practice'] })

  ana.plays('Favourite Toy')
  ana.chooses('Practice')
  expect(ana.hand).toEqual(['Favourite Toy'])
  expect(ana.isAsked).toBe('use it')
  ana.does('choose yes')

  expect(ana.hand).toEqual(['Favourite Toy', 'Practice'])
  expect(ana.discard).toEqual(['Reflection'])
  expect(ana.schedule).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('beavers-5b ruling 8: of two cards that wait as Practice the owner chooses the first', () => {
  const { ana } = waiting({ hand: ['Favourite Toy'], schedule: ['Practice', 'Reflection=Practice'] })

  ana.plays('Favourite Toy')
  ana.chooses('Reflection=Practice')
  ana.does('choose yes')

  expect(ana.hand).toEqual(['Favourite Toy', 'Reflection'])
  expect(ana.discard).toEqual(['Practice'])
  expect(ana.schedule).toEqual([])
})

test('beavers-5b ruling 8: a single Practice that resolves goes to the discard pile without a question', () => {
  const { ana } = waiting({ hand: ['Favourite Toy'] })

  ana.plays('Favourite Toy')
  ana.does('choose no')

  expect(ana.discard).toEqual(['Practice', 'Favourite Toy'])
  expect(ana.isAsked).toBe('bonus')
})

test('beavers-5b ruling 10: a technique without a bonus action comes back, and the action phase ends', () => {
  const { ana, table } = waiting({ hand: ['Prepaid Good', ...four] }, { market: ['Glue'] })

  ana.plays('Prepaid Good')
  ana.does('choose yes')

  expect(ana.hand).toEqual([...four, 'Glue', 'Prepaid Good'])
  expect(ana.discard).toEqual(['Practice'])
  expect(table.turn).toBe('bo')
})

test('beavers-5b ruling 11: a chameleon played as a technique returns as a plain chameleon', () => {
  const { ana } = scenario({
    ana: { hand: ['Reflection', 'Junk'], deck: ['Glue', 'Sofa'], schedule: ['Practice'] },
    bo: { discard: ['Shattered Relic'] },
  })

  ana.plays('Reflection=Shattered Relic')
  ana.does('choose yes')

  expect(ana.hand).toEqual(['Glue', 'Reflection'])
  expect(ana.discard).toEqual(['Practice'])
  expect(ana.cannot("play 'Reflection=Shattered Relic'")).toBeUndefined()
})

test('beavers-5b ruling 11: a chameleon played as Practice is discarded as itself', () => {
  const { ana } = scenario({ ana: { hand: ['Reflection', 'Favourite Toy'] }, bo: { discard: ['Practice'] } })

  ana.plays('Reflection=Practice')
  ana.plays('Favourite Toy')
  ana.does('choose yes')

  expect(ana.hand).toEqual(['Favourite Toy'])
  expect(ana.discard).toEqual(['Reflection'])
})

test('beavers-5b ruling 12: techniques of others, even of the teammate, do not trigger it', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: five, schedule: ['Practice'] },
      bo: { hand: ['Favourite Toy', ...five] },
      cy: { hand: ['Favourite Toy', ...five] },
      dee: { hand: five },
    },
    { teams: true },
  )

  ana.discards()
  bo.plays('Favourite Toy')
  bo.passes()
  cy.plays('Favourite Toy')

  expect(cy.isAsked).toBe('bonus')
  expect(ana.schedule).toEqual(['Practice'])
})

test('beavers-5b ruling 2: another player sees the returned technique and may still react to it', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Favourite Toy'], schedule: ['Practice'] },
    bo: { hand: ['Ancient Knowledge'], deck: ['Glue', 'Junk'] },
  })

  ana.plays('Favourite Toy')
  ana.does('choose yes')
  expect(table.asked).toBe('bo: react')
  bo.chooses()

  expect(ana.isAsked).toBe('bonus')
  expect(bo.reads.join()).toContain('Favourite Toy (macaws-5b) goes from p1’s schedule to p1’s hand')
})

test('beavers-5b S5: when the turn ends it takes back Flashy Show as the sixth hand card', () => {
  const { ana, table } = waiting(
    { hand: ['Flashy Show', 'Junk', ...four], schedule: ['Practice'] },
    { market: ['Cheer'] },
  )

  ana.plays('Flashy Show')
  expect(ana.isAsked).toBe('bonus')
  ana.buys(5, 'Junk')
  expect(ana.isAsked).toBe('use it')
  expect(ana.hand).toEqual([...four, 'Cheer'])
  ana.does('choose yes')

  expect(ana.hand).toEqual([...four, 'Cheer', 'Flashy Show'])
  expect(ana.discard).toEqual(['Practice', 'Junk'])
  expect(table.turn).toBe('bo')
})

test('beavers-5b S6: a technique that resolves at once comes before one that still lasts', () => {
  const { ana } = waiting({ hand: ['Flashy Show', 'Spyglass'], deck: ['Glue'] })

  ana.plays('Flashy Show')
  ana.plays('Spyglass')
  expect(ana.isAsked).toBe('use it')
  ana.does('choose yes')

  expect(ana.hand).toEqual(['Glue', 'Spyglass'])
  expect(ana.schedule).toEqual(['Flashy Show'])
  expect(ana.discard).toEqual(['Practice'])
})

test('beavers-5b ruling 14: the value effect is over when the technique comes back', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Flashy Show', ...five], schedule: ['Practice'] }, bo: { hand: five } },
    { market: ['Cheer', 'Cheer', 'Cheer', 'Cheer', 'Cheer'] },
  )

  ana.plays('Flashy Show')
  ana.passes()
  ana.does('choose yes')
  bo.discards()

  expect(ana.cannot("buy 5 with 'Little Villain'")).toBe('too-little')
  expect(ana.cannot("play 'Flashy Show'")).toBeUndefined()
})

test('beavers-5b ruling 15: of two that lasted for the turn the one played first triggers it', () => {
  const { ana } = waiting({ hand: ['Practical Values', 'Flashy Show', ...five] })

  ana.plays('Practical Values')
  ana.plays('Flashy Show')
  ana.passes()
  ana.does('choose yes')

  expect(ana.hand).toEqual([...five, 'Practical Values'])
  expect(ana.discard).toEqual(['Flashy Show', 'Practice'])
})
