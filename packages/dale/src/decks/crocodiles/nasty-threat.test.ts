/** Nasty Threat, which asks more of the stacks of opponents. */
import { expect, test } from 'vitest'
import { besideBo, junk, stacks } from '../../testing/beginnings.ts'
import type { Given, Shared } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'

/** Bo is to act, while a Nasty Threat of Ana goes on. */
const underThreat = (bo: Given, shared?: Shared) => scenario({ bo, ana: { schedule: ['Nasty Threat'] } }, shared)

test('crocodiles-5a S1: under Nasty Threat the fourth stack must be worth 5', () => {
  const { bo } = underThreat({ hand: ['Magnet', 'Tireless Tinkerer', 'Calculations'], deck: junk(5), stall: stacks(3) })

  expect(bo.cannot("build 'Magnet'")).toBe('wrong-sum')
  expect(bo.cannot("build 'Magnet','Calculations'")).toBe('wrong-sum')
  bo.builds('Magnet', 'Tireless Tinkerer')

  expect(bo.stall[3]).toEqual(['Magnet', 'Tireless Tinkerer'])
})

test('crocodiles-5a S2: under Nasty Threat Accordion as printed is the fourth stack', () => {
  const { bo } = underThreat({ hand: ['Accordion'], deck: junk(5), stall: stacks(3) })

  expect(bo.cannot("build 'Accordion=4'")).toBe('wrong-sum')
  bo.builds('Accordion')

  expect(bo.stall[3]).toEqual(['Accordion'])
})

test('crocodiles-5a S3: Nasty Threat ends when the next turn of its owner begins', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Magnet'], deck: junk(10), stall: stacks(3) },
    ana: { hand: ['Swank'], deck: junk(5), schedule: ['Nasty Threat'] },
  })

  expect(bo.cannot("build 'Magnet'")).toBe('wrong-sum')
  bo.discards()
  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Nasty Threat'])
  ana.discards()
  bo.builds('Magnet')

  expect(bo.stall[3]).toEqual(['Magnet'])
})

test('crocodiles-5a S4: under Nasty Threat cards worth 9 are the winning eighth stack', () => {
  const { bo, table } = underThreat({ hand: ['Magnet', 'Glue'], stall: stacks(7) })

  bo.builds('Magnet', 'Glue')

  expect(bo.stall).toHaveLength(8)
  expect(table.winners).toEqual(['bo'])
})

test('crocodiles-5a ruling 1: Nasty Threat waits with a bonus action and does not bind its owner', () => {
  const { ana } = besideBo({ hand: ['Nasty Threat', 'Wise Spy'], deck: junk(5) })

  ana.plays('Nasty Threat')
  expect(ana.schedule).toEqual(['Nasty Threat'])
  expect(ana.isAsked).toBe('bonus')
  ana.builds('Wise Spy')

  expect(ana.stall).toEqual([['Wise Spy']])
})

test('crocodiles-5a ruling 4: two Nasty Threats ask for two more', () => {
  const { bo } = scenario({
    bo: { hand: ['Swank', 'Rare Artefact', 'Daring Adventurer'], deck: junk(5) },
    ana: { schedule: ['Nasty Threat', 'Trendsetting=Nasty Threat'] },
  })

  expect(bo.cannot("build 'Daring Adventurer'")).toBe('wrong-sum')
  expect(bo.cannot("build 'Rare Artefact'")).toBe('wrong-sum')
  bo.builds('Swank')

  expect(bo.stall).toEqual([['Swank']])
})

test('crocodiles-5a ruling 5: the extra stack of Winter Is Coming must be worth one more too', () => {
  const { bo } = underThreat({
    hand: ['Winter Is Coming', 'Stashing Vendor', 'Swank', 'Risky Business', 'Rare Artefact'],
    stall: stacks(4),
  })

  bo.builds('Winter Is Coming', 'Stashing Vendor')
  expect(bo.isAsked).toBe('build again')
  expect(bo.cannot("build 'Risky Business','Rare Artefact'")).toBe('wrong-sum')
  bo.builds('Risky Business', 'Swank')

  expect(bo.stall.slice(4)).toEqual([
    ['Winter Is Coming', 'Stashing Vendor'],
    ['Risky Business', 'Swank'],
  ])
})

test('crocodiles-5a ruling 5: Charm builds a card worth one more', () => {
  const { bo, table } = underThreat({ hand: ['Charm'], stall: stacks(3) }, { marketDeck: ['Glue'] })

  bo.plays('Charm')

  expect(bo.stall[3]).toEqual(['Glue'])
  expect(table.marketDiscard).toEqual([])
})

test('crocodiles-5a ruling 5: Charm throws away the card that would do without Nasty Threat', () => {
  const { bo, table } = underThreat({ hand: ['Charm'], stall: stacks(3) }, { marketDeck: ['Magnet'] })

  bo.plays('Charm')

  expect(bo.stall).toHaveLength(3)
  expect(table.marketDiscard).toEqual(['Magnet'])
})

test('crocodiles-5a ruling 6: the more expensive stack counts as number N, so the next is N+1', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Calculations', 'Cheer'], deck: junk(10) },
    ana: { hand: ['Swank'], deck: junk(5), schedule: ['Nasty Threat'] },
  })

  bo.builds('Calculations')
  ana.discards()
  bo.builds('Cheer')

  expect(bo.stall).toEqual([['Calculations'], ['Cheer']])
})

test('crocodiles-5a ruling 8: a chameleon waits as Nasty Threat and is discarded as itself', () => {
  const { ana, bo } = scenario({
    bo: { hand: ['Daring Adventurer', 'Cheer'], deck: junk(5) },
    ana: { hand: ['Swank'], schedule: ['Reflection=Nasty Threat'] },
  })

  expect(bo.cannot("build 'Daring Adventurer'")).toBe('wrong-sum')
  bo.builds('Cheer')

  expect(bo.stall).toEqual([['Cheer']])
  expect(ana.discard).toEqual(['Reflection'])
})

test('crocodiles-5a ruling 9: Nasty Threat binds both members of the other team and not the teammate', () => {
  const { bo, cy, di } = scenario(
    {
      bo: { hand: ['Daring Adventurer', 'Magnet'], deck: junk(5) },
      cy: { hand: ['Daring Adventurer', 'Magnet'], deck: junk(5) },
      di: { hand: ['Daring Adventurer', 'Cheer'], deck: junk(5) },
      ana: { schedule: ['Nasty Threat'] },
    },
    { teams: true },
  )

  expect(bo.cannot("build 'Daring Adventurer'")).toBe('wrong-sum')
  bo.discards()
  expect(cy.cannot("build 'Daring Adventurer'")).toBeUndefined()
  cy.discards()
  expect(di.cannot("build 'Daring Adventurer'")).toBe('wrong-sum')
  di.builds('Cheer')

  expect(bo.stall).toEqual([['Cheer']])
})
