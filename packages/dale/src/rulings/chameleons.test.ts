/** The rulings on chameleons (C1 to C13). */
import { expect, test } from 'vitest'
import { alone, atStack, besideBo, junk, stacks } from '../testing/beginnings.ts'
import type { Given, Shared } from '../testing/scenario.ts'
import { scenario } from '../testing/scenario.ts'

/** Ana with what is given; this is the discard pile of Bo, of which a Reflection copies the top. */
const anaFacing = (discard: readonly string[], ana: Given, shared?: Shared) =>
  scenario({ ana, bo: { hand: ['Junk'], discard } }, shared)

test('C1: a chameleon that pays must copy', () => {
  const { ana } = besideBo({ hand: ['Trendsetting'], deck: junk(5) }, { market: ['Swank', null, 'Raffle'] })

  expect(ana.cannot("buy 3 with 'Trendsetting=Swank'")).toBe('too-little')
  expect(ana.cannot("buy 3 with 'Trendsetting=Trendsetting'")).toBe('cannot-copy')
})

test.each([
  { stove: 2, stall: 1, isLegal: true },
  { stove: 3, stall: 2, isLegal: false },
])('C1: a chameleon that is spent must copy, so a Trendsetting as a 3 gives Stove $stove ($isLegal)', (given) => {
  const { ana } = atStack(given.stall + 1, { hand: ['Stove', 'Trendsetting'] }, { market: ['Swank'] })

  const refusal = ana.cannot(`build 'Stove=${given.stove}' spend 'Trendsetting'`)

  expect(refusal === undefined).toBe(given.isLegal)
})

test('C1: a chameleon that is built must copy', () => {
  const { ana } = anaFacing(['Magnet'], { hand: ['Reflection', 'Junk'], stall: stacks(1) })

  expect(ana.cannot("build 'Reflection'")).toBe('wrong-sum')
})

test('C1: a chameleon without a technique to copy cannot be played', () => {
  const { ana } = anaFacing(['Glue'], { hand: ['Reflection', 'Junk'] })

  expect(ana.cannot("play 'Reflection'")).toBe('not-a-technique')
})

test('C2: a copied technique has the name, the effect and the bonus action of its model', () => {
  const { ana, bo, table } = anaFacing(
    ['Lunch Break'],
    { hand: ['Reflection', 'Trendsetting'], deck: ['Cookies', ...junk(5)] },
    { market: ['Prepaid Good'] },
  )

  ana.plays('Reflection')
  expect(ana.schedule).toEqual(['Reflection=Lunch Break'])
  expect(ana.hand).toContain('Cookies')
  expect(ana.isAsked).toBe('bonus')
  ana.plays('Trendsetting')

  expect(ana.hand).toContain('Prepaid Good')
  expect(table.turn).toBe('bo')
  expect(bo.reads.join('\n')).toContain('p1 plays Trendsetting (chameleons-5a) as Prepaid Good')
})

test('C2: a copied passive works in a payment, so a Reflection as Glue stays in hand', () => {
  const { ana } = anaFacing(['Glue'], { hand: ['Reflection', 'Junk'], deck: junk(5) }, { market: ['Magnet'] })

  ana.does("buy 5 with 'Reflection' keep 'Reflection'")

  expect(ana.hand).toContain('Reflection')
  expect(ana.hand).toContain('Magnet')
  expect(ana.discard).toEqual([])
})

test('C2: a copied passive works in a stack, so a Trendsetting as Empty Chest lets sets mix', () => {
  const { ana } = besideBo(
    { hand: ['Trendsetting', 'Magnet', 'Swank'], stall: stacks(4).concat([['Siesta']]) },
    { market: ['Empty Chest'] },
  )

  ana.builds('Trendsetting', 'Magnet')

  expect(ana.stall).toHaveLength(6)
  expect(ana.stall.at(-1)).toEqual(['Trendsetting', 'Magnet'])
})

test('C2: a copied passive works for its once-per-turn ability', () => {
  const { ana } = scenario({
    ana: { hand: ['Reflection', 'Junk'], deck: ['Glue', 'Magnet', 'Cookies'] },
    bo: { discard: ['Wise Spy'] },
  })

  ana.uses('Reflection=Wise Spy')
  ana.chooses('Cookies', 'Glue', 'Magnet')

  expect(ana.deck).toEqual(['Cookies', 'Glue', 'Magnet'])
  expect(ana.hand).toContain('Reflection')
  expect(ana.cannot("use 'Reflection=Wise Spy'")).toBe('already-used')
})

test('C2: a chameleon in the hand that can only be Cookies raises the hand size', () => {
  const { ana } = besideBo({
    hand: ['Flexible Shopkeeper', ...junk(4)],
    deck: junk(5),
    stall: [['Siesta'], ['Cookies']],
  })

  ana.discards()

  expect(ana.hand).toHaveLength(6)
})

test('C2: a chameleon in the hand that can also be something else is Cookies if its owner says so', () => {
  const { ana } = besideBo({ hand: ['Trendsetting', ...junk(4)], deck: junk(5) }, { market: ['Cookies', 'Magnet'] })

  ana.discards()
  expect(ana.isAsked).toBe('copy for hand size')
  ana.does("choose 'Trendsetting=Cookies'")

  expect(ana.hand).toHaveLength(6)
})

test('C3: in the market a chameleon costs its printed value', () => {
  const { ana } = anaFacing(
    ['Cookies'],
    { hand: ['Magnet', 'Glue'], deck: junk(5) },
    { market: ['Trendsetting', 'Cookies'] },
  )

  expect(ana.cannot("buy 5 with 'Magnet'")).toBe('too-little')
  expect(ana.cannot("buy 5 with 'Glue'")).toBeUndefined()
})

test('C3: in the stall a chameleon is plain, so one built as Sofa does not raise the hand size', () => {
  const { ana } = besideBo(
    { hand: ['Trendsetting', ...junk(4)], deck: junk(6), stall: stacks(4) },
    { market: ['Sofa'] },
  )

  ana.builds('Trendsetting')

  expect(ana.stall.at(-1)).toEqual(['Trendsetting'])
  expect(ana.hand).toHaveLength(5)
})

test('C3: in the discard pile a chameleon is not junk', () => {
  const { ana } = scenario({ ana: { hand: ['Housecleaning'], discard: ['Reflection'] }, bo: { discard: ['Junk'] } })

  ana.plays('Housecleaning')

  expect(ana.hand).toEqual([])
  expect(ana.discard).toEqual(['Reflection'])
  expect(ana.isAsked).toBe('bonus')
})

test('C3: on the market deck a chameleon has its printed value', () => {
  const { ana } = scenario(
    { ana: { hand: ['Risky Business'] }, bo: { discard: ['Magnet'] } },
    { marketDeck: ['Reflection'] },
  )

  ana.plays('Risky Business')
  ana.does('choose 2')

  expect(ana.hand).toEqual(['Reflection'])
})

test('C4: the owner picks among the legal models and announces the pick', () => {
  const { ana, bo } = besideBo({ hand: ['Trendsetting'], deck: junk(5) }, { market: ['Cookies', 'Cheer', 'Magnet'] })

  expect(ana.cannot("buy 5 with 'Trendsetting=Glue'")).toBe('cannot-copy')
  ana.buys(5, 'Trendsetting=Cheer')

  expect(ana.hand).toContain('Cookies')
  expect(bo.reads.join('\n')).toMatch(/Trendsetting.*Cheer/)
})

test('C5: the pick holds for the rest of the turn', () => {
  const { ana } = besideBo(
    { hand: ['Rare Artefact', 'Trendsetting', 'Junk'], stall: stacks(3) },
    { market: ['Cookies', 'Magnet'], die: [2] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Trendsetting=Cookies')

  expect(ana.cannot("build 'Trendsetting=Magnet'")).toBe('cannot-copy')
  ana.builds('Trendsetting=Cookies')
  expect(ana.stall).toHaveLength(4)
})

test('C5: the pick is over when the card has left the hand', () => {
  const { ana } = besideBo(
    { hand: ['Rare Artefact', 'Trendsetting', 'Swift Broker', 'Junk'], stall: stacks(3) },
    { market: ['Cookies', 'Magnet'], die: [1] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Trendsetting=Cookies')
  ana.plays('Swift Broker')
  ana.chooses('Trendsetting', 'Junk')
  expect(ana.hand).toContain('Trendsetting')
  ana.builds('Trendsetting=Magnet')

  expect(ana.stall.at(-1)).toEqual(['Trendsetting'])
})

test('C5: the pick is over when the turn ends', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Rare Artefact', 'Trendsetting', ...junk(4)], stall: stacks(3) }, bo: { hand: junk(5) } },
    { market: ['Cookies', 'Magnet'], die: [2] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Trendsetting=Cookies')
  ana.discards()
  bo.discards()

  expect(ana.cannot("build 'Trendsetting=Cookies'")).toBe('wrong-sum')
  expect(ana.cannot("build 'Trendsetting=Magnet'")).toBeUndefined()
})

test('C5: when the model is no longer legal the copy and the changes made to it are gone', () => {
  const { ana } = besideBo(
    { hand: ['Rare Artefact', 'Trendsetting', 'Loyal Partner'], stall: stacks(2) },
    { market: ['Cookies'], marketDeck: ['Swank'], die: [3] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Trendsetting')
  ana.plays('Loyal Partner')
  ana.builds('Trendsetting=Swank')

  expect(ana.stall.at(-1)).toEqual(['Trendsetting'])
})

test('C5: a chain is broken when a chameleon on the way leaves the hand', () => {
  const { ana } = anaFacing(
    ['Magnet'],
    { hand: ['Rare Artefact', 'Seeing Doubles', 'Reflection'], stall: stacks(4) },
    { die: [2] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Seeing Doubles=Magnet')
  ana.plays('Reflection')
  ana.builds('Seeing Doubles')

  expect(ana.stall.at(-1)).toEqual(['Seeing Doubles'])
})

test('C6: on the schedule the identity is frozen; discarded the card is plain again', () => {
  const { ana, bo } = scenario(
    {
      ana: { hand: ['Reflection', ...junk(5)], deck: junk(5) },
      bo: { hand: ['Cookies', ...junk(4)], deck: junk(5), discard: ['Scary Gunfight'] },
    },
    { market: ['Cheer'] },
  )

  ana.plays('Reflection')
  ana.discards()
  expect(ana.schedule).toEqual(['Reflection=Scary Gunfight'])
  expect(bo.cannot("buy 5 with 'Cookies'")).toBe('too-little')
  bo.discards('Junk')

  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Reflection'])
})

test('C7: a chain of chameleons is followed with the text of each', () => {
  const { ana } = alone(
    {
      hand: ['Seeing Doubles', 'Flexible Shopkeeper'],
      deck: ['Glue', 'Junk'],
      stall: [['Siesta'], ['Good Old Times']],
    },
    { marketDiscard: ['Magnet'] },
  )

  ana.plays('Seeing Doubles=Magnet')
  ana.chooses('Glue')

  expect(ana.hand.toSorted()).toEqual(['Flexible Shopkeeper', 'Glue'])
  expect(ana.discard).toEqual(['Seeing Doubles'])
})

test('C7: a chameleon name occurs once in a chain; if no other card can be reached the card stays plain', () => {
  const { ana } = anaFacing(['Reflection', 'Magnet'], { hand: ['Reflection', 'Junk'], stall: stacks(1) })

  ana.builds('Reflection')

  expect(ana.stall.at(-1)).toEqual(['Reflection'])
})

test('C7: a way that leads nowhere does not free from another one', () => {
  const { ana } = scenario({
    ana: { hand: ['Reflection', 'Stashing Vendor'], stall: stacks(1) },
    bo: { hand: ['Junk'], discard: ['Reflection'] },
    cy: { discard: ['Junk'] },
  })

  expect(ana.cannot("build 'Reflection'")).toBe('junk-in-stack')
  ana.builds('Stashing Vendor', 'Reflection')

  expect(ana.stall.at(-1)).toEqual(['Stashing Vendor', 'Reflection'])
})

test('C7: Gift Voucher ends a chain, as it copies nothing', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Reflection'] }, bo: { discard: ['Gift Voucher'] } },
    { market: ['Glue'] },
  )

  ana.plays('Reflection')

  expect(table.market[0]).toBe('Reflection')
  expect(ana.hand).toEqual(['Glue'])
})

test('C8: a copy takes over the value changes its model in the hand carries', () => {
  const { ana } = besideBo({ hand: ['Rare Artefact', 'Cookies', 'Seeing Doubles'], stall: stacks(5) }, { die: [3] })

  ana.plays('Rare Artefact')
  ana.chooses('Cookies')
  ana.builds('Seeing Doubles=Cookies')

  expect(ana.stall.at(-1)).toEqual(['Seeing Doubles'])
})

test('C8: what happens to the model later does not touch the copy', () => {
  const { ana } = besideBo(
    { hand: ['Rare Artefact', 'Rare Artefact', 'Cookies', 'Seeing Doubles'], stall: stacks(3) },
    { die: [2, 3] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Seeing Doubles=Cookies')
  ana.plays('Rare Artefact')
  ana.chooses('Cookies')
  ana.builds('Seeing Doubles=Cookies')

  expect(ana.stall.at(-1)).toEqual(['Seeing Doubles'])
})

test('C8: a copy of an unused card leaves its model unused', () => {
  const { ana } = besideBo({ hand: ['Bold Haggler', 'Seeing Doubles'], stall: stacks(4) }, { die: [1, 2] })

  ana.uses('Seeing Doubles=Bold Haggler')
  ana.uses('Bold Haggler')
  ana.builds('Bold Haggler', 'Seeing Doubles=Bold Haggler')

  expect(ana.stall.at(-1)).toEqual(['Bold Haggler', 'Seeing Doubles'])
})

test('C8: a copy of a used card is used too', () => {
  const { ana } = besideBo({ hand: ['Bold Haggler', 'Rare Artefact', 'Seeing Doubles'] }, { die: [1, 2] })

  ana.uses('Bold Haggler')
  ana.plays('Rare Artefact')
  ana.chooses('Seeing Doubles=Bold Haggler')

  expect(ana.cannot("use 'Seeing Doubles=Bold Haggler'")).toBe('already-used')
})

test('C8: over a chain the copy takes what its model in the hand carries', () => {
  const { ana } = anaFacing(
    ['Cookies'],
    { hand: ['Rare Artefact', 'Reflection', 'Seeing Doubles'], stall: stacks(5) },
    { die: [3] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Reflection')
  ana.builds('Seeing Doubles=Cookies')

  expect(ana.stall.at(-1)).toEqual(['Seeing Doubles'])
})

test('C9: a chameleon that is junk pays 1 and cannot be part of a stack, but earns a draw with Swank', () => {
  const { ana, table } = besideBo(
    { hand: ['Swank', 'Flexible Shopkeeper', 'Flexible Shopkeeper'], deck: junk(5), stall: [['Junk']] },
    { market: ['Swift Broker', 'Tireless Tinkerer'], marketDeck: ['Glue', 'Sofa', 'Stove'] },
  )

  expect(ana.cannot("build 'Flexible Shopkeeper','Flexible Shopkeeper'")).toBe('junk-in-stack')
  expect(ana.cannot("buy 4 with 'Flexible Shopkeeper'")).toBe('too-little')
  ana.plays('Swank')

  expect(table.marketDiscard).toEqual(['Flexible Shopkeeper'])
  expect(ana.hand.toSorted()).toEqual(['Flexible Shopkeeper', 'Glue'])
})

test('C9: a chameleon that would be junk may be given away with Balancing', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Magnet'], deck: ['Cookies', 'Sofa', 'Stove'] },
    bo: { hand: ['Balancing', 'Flexible Shopkeeper', 'Junk'], discard: ['Glue'], stall: [['Junk']] },
  })

  ana.plays('Magnet')
  ana.chooses('Sofa')
  bo.chooses('Balancing')
  expect(bo.cannot("choose 'Junk' for 'Glue'")).toBe('not-an-option')
  bo.does("choose 'Flexible Shopkeeper' for 'Glue'")

  expect(bo.hand.toSorted()).toEqual(['Balancing', 'Glue', 'Junk'])
  expect(bo.discard).toEqual(['Flexible Shopkeeper'])
})

test('C10: "this card" is the chameleon: played as Acorn it lands in the other stall', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection'] },
    bo: { discard: ['Acorn'], stall: [['Glue', 'Cookies']] },
  })

  ana.plays('Reflection')
  ana.chooses('Glue')

  expect(bo.stall).toEqual([['Reflection', 'Cookies']])
  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual([])
})

test('C10: "this card" is the chameleon: played as Safety Precaution it lands in their own stall', () => {
  const { ana } = alone({ hand: ['Trendsetting'], stall: [['Glue']] }, { market: ['Safety Precaution'] })

  ana.plays('Trendsetting')

  expect(ana.stall).toEqual([['Trendsetting']])
  expect(ana.hand).toEqual(['Glue'])
})

test('C11: all chameleons of a payment fix their models before any card moves', () => {
  const { ana } = anaFacing(
    ['Magnet'],
    { hand: ['Reflection', 'Seeing Doubles'], deck: junk(5) },
    { market: [null, null, null, null, 'Acorn'] },
  )

  ana.buys(1, 'Reflection=Magnet', 'Seeing Doubles=Magnet')

  expect(ana.hand).toContain('Acorn')
  expect(ana.discard).toEqual(['Seeing Doubles', 'Reflection'])
})

test('C11: a chameleon and the chameleon it copies may be in one stack', () => {
  const { ana } = anaFacing(['Swank'], { hand: ['Seeing Doubles', 'Reflection'], stall: stacks(5) })

  ana.builds('Reflection=Swank', 'Seeing Doubles=Swank')

  expect(ana.stall.at(-1)).toEqual(['Reflection', 'Seeing Doubles'])
})

test('C12: on another player’s turn a chameleon may serve as a copy for a reaction', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Magnet'], deck: ['Cookies', 'Sofa'] },
    bo: { hand: ['Reflection'], deck: ['Glue', 'Junk'] },
    cy: { discard: ['Ancient Knowledge'] },
  })

  ana.plays('Magnet')
  ana.chooses('Sofa')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Reflection=Ancient Knowledge')
  bo.chooses('Junk')

  expect(bo.discard).toEqual(['Junk'])
  expect(bo.hand).toEqual(['Reflection'])
  expect(ana.isAsked).toBe('bonus')
})

test('C12: without a legal model at that moment there is no reaction', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Magnet'], deck: junk(5) }, bo: { hand: ['Trendsetting'], deck: ['Glue'] } },
    { market: ['Binoculars', 'Cookies'] },
  )

  ana.buys(5, 'Magnet')

  expect(table.turn).toBe('bo')
  expect(table.asked).toBe('bo: action')
})

test('C13: Gift Voucher is a chameleon by its set, but copies nothing', () => {
  const { ana } = besideBo(
    { hand: ['Gift Voucher', 'Reflection'], stall: stacks(5) },
    { market: ['Cookies', 'Glue'], marketDiscard: ['Sofa'] },
  )

  expect(ana.cannot("buy 4 with 'Gift Voucher=Glue'")).toBe('cannot-copy')
  ana.builds('Gift Voucher', 'Reflection')

  expect(ana.stall.at(-1)).toEqual(['Gift Voucher', 'Reflection'])
})
