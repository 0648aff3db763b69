/** Flexible Shopkeeper, who copies a card of the last stack. */
import { expect, test } from 'vitest'
import { alone, besideBo, junk } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('chameleons-1 S1: Flexible Shopkeeper pays 3 when the last stack is a Nostalgic Item', () => {
  const { ana } = alone(
    { hand: ['Flexible Shopkeeper'], deck: junk(5), stall: [['Siesta'], ['Nostalgic Item']] },
    { market: ['Swank', 'Raffle'] },
  )

  expect(ana.cannot("buy 4 with 'Flexible Shopkeeper'")).toBe('too-little')
  ana.buys(5, 'Flexible Shopkeeper')

  expect(ana.hand).toContain('Swank')
  expect(ana.discard).toEqual(['Flexible Shopkeeper'])
})

test('chameleons-1 S2: without a stack Flexible Shopkeeper builds stack 1 as a chameleon', () => {
  const { ana } = besideBo({ hand: ['Flexible Shopkeeper', 'Junk'] })

  ana.builds('Flexible Shopkeeper')

  expect(ana.stall).toEqual([['Flexible Shopkeeper']])
})

test('chameleons-1 S3: Flexible Shopkeeper is played as the Magnet of the last stack and discarded as itself', () => {
  const { ana } = alone({
    hand: ['Flexible Shopkeeper'],
    deck: ['Junk', 'Glue', 'Junk'],
    stall: [['Siesta'], ['Magnet']],
  })

  ana.plays('Flexible Shopkeeper')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Flexible Shopkeeper'])
  expect(ana.isAsked).toBe('bonus')
})

test('chameleons-1 S4: of a 2 and a 3 in the last stack the 2 may be the model', () => {
  const { ana, bo } = alone(
    { hand: ['Flexible Shopkeeper'], deck: junk(5), stall: [['Cookies', 'Shattered Relic']] },
    { market: ['Cheer', 'Nuisance'] },
  )

  expect(ana.cannot("buy 4 with 'Flexible Shopkeeper=Cookies'")).toBe('too-little')
  expect(ana.cannot("buy 4 with 'Flexible Shopkeeper=Shattered Relic'")).toBeUndefined()
  ana.buys(5, 'Flexible Shopkeeper=Cookies')

  expect(ana.hand).toContain('Cheer')
  expect(bo.reads.join('\n')).toMatch(/Flexible Shopkeeper.*Cookies/)
})

test('chameleons-1 ruling 3: with a stack Flexible Shopkeeper cannot be a plain 1', () => {
  const { ana } = alone({ hand: ['Flexible Shopkeeper', 'Flexible Shopkeeper'], stall: [['Magnet']] })

  expect(ana.cannot("build 'Flexible Shopkeeper','Flexible Shopkeeper'")).toBe('wrong-sum')
})

test('chameleons-1 ruling 5: only the last stack gives models', () => {
  const { ana } = alone(
    { hand: ['Flexible Shopkeeper'], deck: junk(5), stall: [['Cookies'], ['Magnet']] },
    { market: ['Cheer'] },
  )

  expect(ana.cannot("buy 5 with 'Flexible Shopkeeper=Cookies'")).toBe('cannot-copy')
})

test('chameleons-1 ruling 6: the model is looked up before the new stack exists', () => {
  const { ana } = besideBo({ hand: ['Flexible Shopkeeper', 'Swift Broker'], stall: [['Swift Broker']] })

  ana.builds('Swift Broker', 'Flexible Shopkeeper')

  expect(ana.stall).toEqual([['Swift Broker'], ['Swift Broker', 'Flexible Shopkeeper']])
})

test('chameleons-1 ruling 7: a junk card in the last stack may be the model', () => {
  const { ana } = besideBo(
    {
      hand: ['Flexible Shopkeeper', 'Flexible Shopkeeper'],
      deck: junk(5),
      stall: [['Siesta'], ['Stashing Vendor', 'Junk']],
    },
    { market: ['Swift Broker'] },
  )

  expect(ana.cannot("build 'Flexible Shopkeeper=Junk','Flexible Shopkeeper=Junk'")).toBe('junk-in-stack')
  ana.buys(5, 'Flexible Shopkeeper=Junk')

  expect(ana.hand).toContain('Swift Broker')
})

test('chameleons-1 ruling 8: if the model is a Reflection, Flexible Shopkeeper goes on with its text', () => {
  const { ana } = scenario({
    ana: { hand: ['Flexible Shopkeeper'], deck: ['Glue', 'Junk'], stall: [['Siesta'], ['Reflection']] },
    bo: { discard: ['Magnet'] },
  })

  ana.does("play 'Flexible Shopkeeper=Magnet'")
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Flexible Shopkeeper'])
})

test('chameleons-1 ruling 9: in a team game the shared stall gives the model', () => {
  const { bo, ana } = scenario(
    {
      ana: { hand: ['Flexible Shopkeeper'], deck: ['Glue', 'Junk'], stall: [['Magnet']] },
      bo: { hand: ['Flexible Shopkeeper'], stall: [['Cookies']] },
      cy: {},
      di: {},
    },
    { teams: true },
  )

  ana.plays('Flexible Shopkeeper=Magnet')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.reads.join('\n')).toContain('p1 plays Flexible Shopkeeper (chameleons-1) as Magnet')
})
