/** Seeing Doubles, which copies another card in hand. */
import { expect, test } from 'vitest'
import { alone, atStack, besideBo, junk, stacks } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('chameleons-5b S1: Seeing Doubles and the 3 it copies make stack 6', () => {
  const { ana, bo } = besideBo({ hand: ['Swank', 'Seeing Doubles'], stall: stacks(5) })

  ana.builds('Swank', 'Seeing Doubles=Swank')

  expect(ana.stall.at(-1)).toEqual(['Swank', 'Seeing Doubles'])
  expect(bo.reads.join('\n')).toContain('Swank')
})

test('chameleons-5b S2: a copy of a rolled Bold Haggler is worth as much and counts as rolled', () => {
  const { ana } = besideBo({ hand: ['Bold Haggler', 'Seeing Doubles'], stall: stacks(5) }, { die: [2, 3] })

  ana.uses('Bold Haggler')

  expect(ana.cannot("use 'Seeing Doubles=Bold Haggler'")).toBe('already-used')
  ana.builds('Bold Haggler', 'Seeing Doubles=Bold Haggler')
  expect(ana.stall.at(-1)).toEqual(['Bold Haggler', 'Seeing Doubles'])
})

test('chameleons-5b S3: with only junk beside it Seeing Doubles pays 1', () => {
  const { ana, bo } = besideBo(
    { hand: ['Seeing Doubles', 'Junk'], deck: junk(5) },
    { market: ['Swift Broker', 'Tireless Tinkerer'] },
  )

  expect(ana.cannot("buy 4 with 'Seeing Doubles'")).toBe('too-little')
  ana.buys(5, 'Seeing Doubles')

  expect(ana.hand).toContain('Swift Broker')
  expect(ana.discard).toEqual(['Seeing Doubles'])
  expect(bo.reads.join('\n')).toContain('Junk')
})

test('chameleons-5b S4: alone in the hand Seeing Doubles builds stack 5 as a chameleon', () => {
  const { ana } = besideBo({ hand: ['Seeing Doubles'], stall: stacks(4) })

  ana.builds('Seeing Doubles')

  expect(ana.stall.at(-1)).toEqual(['Seeing Doubles'])
})

test('chameleons-5b ruling 1: the model is shown to all when Seeing Doubles pays', () => {
  const { ana, bo } = besideBo({ hand: ['Seeing Doubles', 'Magnet', ...junk(3)], deck: junk(5) }, { market: ['Acorn'] })

  ana.buys(5, 'Seeing Doubles=Magnet')

  expect(ana.hand).toContain('Magnet')
  expect(bo.reads.join('\n')).toContain('p1 shows Magnet (platypuses-4)')
})

test('chameleons-5b ruling 1: a hand card on the way to another model is shown as well', () => {
  const { ana, bo } = besideBo(
    { hand: ['Seeing Doubles', 'Good Old Times', ...junk(5)], deck: junk(5) },
    { market: ['Spyglass'], marketDiscard: ['Magnet'] },
  )

  ana.buys(5, 'Seeing Doubles=Magnet')

  expect(bo.reads.join('\n')).toContain('p1 shows Good Old Times (chameleons-3)')
})

test('chameleons-5b ruling 2: when the model leaves the hand the copy and what changed it are gone', () => {
  const { ana } = besideBo(
    { hand: ['Rare Artefact', 'Seeing Doubles', 'Magnet'], deck: ['Cookies', 'Junk'], stall: stacks(1) },
    { die: [2] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Seeing Doubles')
  ana.plays('Magnet')
  ana.chooses('Cookies')
  ana.builds('Seeing Doubles=Cookies')

  expect(ana.stall.at(-1)).toEqual(['Seeing Doubles'])
})

test('chameleons-5b ruling 3: Seeing Doubles must copy if there is another hand card', () => {
  const { ana } = atStack(5, { hand: ['Seeing Doubles', 'Cookies'] }, { market: ['Glue'] })

  expect(ana.cannot("build 'Seeing Doubles'")).toBe('wrong-sum')
  expect(ana.cannot("buy 5 with 'Seeing Doubles'")).toBe('too-little')
})

test('chameleons-5b ruling 5: model and copy may pay together', () => {
  const { ana } = besideBo(
    { hand: ['Seeing Doubles', 'Magnet'], deck: junk(5) },
    { market: [null, null, null, 'Glue'] },
  )

  ana.buys(2, 'Magnet', 'Seeing Doubles=Magnet')

  expect(ana.hand).toContain('Glue')
  expect(ana.discard).toEqual(['Seeing Doubles', 'Magnet'])
})

test('chameleons-5b ruling 6: over a Reflection in the hand Seeing Doubles goes on to another discard pile', () => {
  const { ana } = scenario({
    ana: { hand: ['Seeing Doubles', 'Reflection'], deck: ['Glue', 'Junk'] },
    bo: { discard: ['Magnet'] },
  })

  ana.plays('Seeing Doubles=Magnet')
  ana.chooses('Glue')

  expect(ana.hand.toSorted()).toEqual(['Glue', 'Reflection'])
  expect(ana.discard).toEqual(['Seeing Doubles'])
})

test('chameleons-5b ruling 6: Seeing Doubles does not come back to itself over a chain', () => {
  const { ana } = scenario({
    ana: { hand: ['Seeing Doubles', 'Reflection'], stall: stacks(4) },
    bo: { hand: ['Junk'], discard: ['Seeing Doubles'] },
  })

  ana.builds('Seeing Doubles')

  expect(ana.stall.at(-1)).toEqual(['Seeing Doubles'])
})

test('chameleons-5b ruling 7: played as a technique Seeing Doubles leaves its model in the hand', () => {
  const { ana, bo } = alone({ hand: ['Seeing Doubles', 'Favourite Toy'], discard: ['Glue'] })

  ana.plays('Seeing Doubles=Favourite Toy')

  expect(ana.hand.toSorted()).toEqual(['Favourite Toy', 'Glue'])
  expect(ana.discard).toEqual(['Seeing Doubles'])
  expect(ana.isAsked).toBe('bonus')
  expect(bo.reads.join('\n')).toContain('p1 plays Seeing Doubles (chameleons-5b) as Favourite Toy')
  expect(bo.reads).toContain('p1 shows Favourite Toy (macaws-5b)')
})

test('chameleons-5b ruling 9: in a team game only the user’s own hand gives models', () => {
  const { ana } = scenario(
    { ana: { hand: ['Seeing Doubles', 'Cookies'], deck: junk(5) }, bo: {}, cy: { hand: ['Magnet'] }, di: {} },
    { teams: true, market: ['Acorn'] },
  )

  expect(ana.cannot("buy 5 with 'Seeing Doubles=Magnet'")).toBe('cannot-copy')
})
