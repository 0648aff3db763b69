/** Reflection, which copies the last discard of another player. */
import { expect, test } from 'vitest'
import { besideBo, four, junk, stacks } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('chameleons-2 S1: Reflection works as the Prepaid Good on another discard pile, without a bonus action', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Reflection'], deck: junk(5) }, bo: { discard: ['Prepaid Good', 'Junk'] } },
    { market: ['Cookies', 'Glue'] },
  )

  ana.plays('Reflection')
  ana.chooses('Glue')

  expect(ana.hand).toContain('Glue')
  expect(ana.discard).toEqual(['Reflection'])
  expect(table.turn).toBe('bo')
})

test('chameleons-2 S2: Reflection pays 1 when the only other discard pile shows junk', () => {
  const { ana } = scenario(
    { ana: { hand: ['Reflection'], deck: junk(5) }, bo: { hand: ['Junk'], discard: ['Junk', 'Glue'] } },
    { market: ['Swift Broker', 'Tireless Tinkerer'] },
  )

  expect(ana.cannot("buy 4 with 'Reflection'")).toBe('too-little')
  ana.buys(5, 'Reflection')

  expect(ana.hand).toContain('Swift Broker')
})

test('chameleons-2 S3: with no other discard pile Reflection builds stack 2 as a chameleon', () => {
  const { ana } = besideBo({ hand: ['Reflection'], discard: ['Magnet'], stall: stacks(1) })

  ana.builds('Reflection')

  expect(ana.stall.at(-1)).toEqual(['Reflection'])
})

test('chameleons-2 S4: Reflection as Wily Fellow and a Nuisance make a stack of raccoons worth 3', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection', 'Nuisance'], stall: stacks(2) },
    bo: { hand: ['Junk'], discard: ['Wily Fellow'] },
  })

  ana.builds('Reflection', 'Nuisance')

  expect(ana.stall.at(-1)).toEqual(['Reflection', 'Nuisance'])
  expect(bo.reads.join('\n')).toMatch(/Reflection.*Wily Fellow/)
})

test('chameleons-2 ruling 1: with several other discard piles the owner picks one and says which', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Reflection'], deck: ['Glue', 'Junk'] }, bo: { discard: ['Cheer'] }, cy: { discard: ['Magnet'] } },
    { market: ['Swank'] },
  )

  expect(ana.cannot("play 'Reflection'")).toBe('must-copy')
  ana.plays('Reflection=Magnet')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.reads.join('\n')).toContain('p1 plays Reflection (chameleons-2) as Magnet')
})

test('chameleons-2 ruling 4: the user’s own discard pile gives no model', () => {
  const { ana } = besideBo({ hand: ['Reflection'], discard: ['Magnet'] })

  expect(ana.cannot("play 'Reflection'")).toBe('not-a-technique')
})

test('chameleons-2 ruling 5: a Reflection that is junk is built only with Stashing Vendor', () => {
  const { ana } = scenario({
    ana: { hand: ['Reflection', 'Stashing Vendor', 'Junk'], stall: stacks(1) },
    bo: { hand: ['Junk'], discard: ['Junk'] },
  })

  expect(ana.cannot("build 'Reflection'")).toBe('junk-in-stack')
  ana.builds('Stashing Vendor', 'Reflection')

  expect(ana.stall.at(-1)).toEqual(['Stashing Vendor', 'Reflection'])
})

test('chameleons-2 ruling 6: when the model gets covered, copy and value changes are gone', () => {
  const { ana } = scenario(
    {
      ana: { hand: ['Rare Artefact', 'Reflection', 'Little Villain'], stall: stacks(1) },
      bo: { hand: ['Junk'], deck: ['Junk', 'Cookies', 'Glue'], discard: ['Magnet'] },
    },
    { die: [2] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Reflection')
  ana.plays('Little Villain')
  ana.builds('Reflection=Cookies')

  expect(ana.stall.at(-1)).toEqual(['Reflection'])
})

test('chameleons-2 ruling 6: on the schedule Reflection stays what it was played as', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection', ...junk(4)], deck: ['Cookies', 'Glue'] },
    bo: { hand: junk(4), discard: ['Steady Achiever'] },
  })

  ana.plays('Reflection')
  expect(ana.schedule).toEqual(['Reflection=Steady Achiever'])
  ana.discards()
  bo.discards('Junk')
  expect(bo.discard[0]).not.toBe('Steady Achiever')

  expect(ana.hand).toContain('Glue')
  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Reflection'])
})

test('chameleons-2 ruling 8: in a team game the teammate’s discard pile gives a model', () => {
  const { ana } = scenario(
    { ana: { hand: ['Reflection'], deck: ['Glue', 'Junk'] }, bo: {}, cy: { discard: ['Magnet'] }, di: {} },
    { teams: true },
  )

  ana.plays('Reflection')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
})

test('chameleons-2 S5: Practical Values of the player before is the model, and the copy is on the user’s own schedule', () => {
  const { ana, bo } = scenario(
    { bo: { hand: ['Practical Values', 'Junk', ...four] }, ana: { hand: ['Reflection', 'Junk', ...four] } },
    { market: ['Glue', 'Glue'] },
  )

  bo.plays('Practical Values')
  expect(ana.schedule).toEqual([])
  bo.buys(5, 'Junk')
  ana.plays('Reflection=Practical Values')
  expect(ana.schedule).toEqual(['Reflection=Practical Values'])
  ana.buys(5, 'Junk')

  expect(ana.discard).toEqual(['Reflection', 'Junk'])
})

test('chameleons-2 ruling 10: a technique on its owner’s schedule is not a model', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Flashy Show', ...four] },
    bo: { hand: ['Reflection', 'Ancient Knowledge'], deck: ['Junk'] },
  })

  ana.plays('Flashy Show')

  expect(bo.isAsked).toBeUndefined()
  expect(bo.cannot("choose 'Reflection'")).toBe('not-asked')
})
