/** Rare Artefact, which multiplies a card. */
import { expect, test } from 'vitest'
import { alone, besideBo, junk, stacks } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('polecats-2 S1: Rare Artefact makes a 5 worth 15, which may overpay by 6', () => {
  const { ana } = besideBo(
    { hand: ['Rare Artefact', 'Glue', 'Junk'], deck: junk(9) },
    { market: [null, null, null, null, 'Flashy Show'], die: [3] },
  )

  ana.plays('Rare Artefact')
  expect(ana.isAsked).toBe('show')
  ana.chooses('Glue')
  expect(ana.isAsked).toBe('bonus')
  ana.buys(1, 'Glue')

  expect(ana.hand).toContain('Flashy Show')
  expect(ana.discard).toEqual(['Rare Artefact', 'Glue'])
})

test('polecats-2 S2: after Flashy Show a 2 doubled is 6', () => {
  const { ana } = besideBo(
    { hand: ['Flashy Show', 'Rare Artefact', 'Cookies'], stall: stacks(5), deck: junk(9) },
    { die: [2] },
  )

  ana.plays('Flashy Show')
  ana.plays('Rare Artefact')
  ana.builds('Cookies')

  expect(ana.stall.at(-1)).toEqual(['Cookies'])
})

test('polecats-2 S3: a 2 doubled and then raised by Flashy Show is 5', () => {
  const { ana } = besideBo(
    { hand: ['Rare Artefact', 'Cookies', 'Flashy Show'], stall: stacks(4), deck: junk(9) },
    { die: [2] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Cookies')
  ana.plays('Flashy Show')
  ana.builds('Cookies')

  expect(ana.stall).toHaveLength(5)
  expect(ana.stall.at(-1)).toEqual(['Cookies'])
})

test('polecats-2 S4: a 4 doubled is the eighth stack alone', () => {
  const { ana, table } = besideBo({ hand: ['Rare Artefact', 'Magnet'], stall: stacks(7) }, { die: [2] })

  ana.plays('Rare Artefact')
  ana.builds('Magnet')

  expect(ana.stall).toHaveLength(8)
  expect(table.winners).toEqual(['ana'])
  expect(ana.schedule).toEqual(['Rare Artefact'])
  expect(ana.discard).toEqual([])
})

test('polecats-2 ruling 5: without another card nothing is shown and nothing rolled', () => {
  const { ana, bo } = alone({ hand: ['Rare Artefact'] })

  ana.plays('Rare Artefact')

  expect(bo.reads.join('\n')).not.toMatch(/rolls|shows/)
  expect(ana.discard).toEqual(['Rare Artefact'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-2 ruling 5: showing is forced, one card only', () => {
  const { ana } = alone({ hand: ['Rare Artefact', 'Glue', 'Magnet'] }, { die: [2] })

  ana.plays('Rare Artefact')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Glue','Magnet'")).toBe('too-many')
})

test('polecats-2 ruling 7: the new value must be used, to build and to pay', () => {
  const { ana } = alone(
    { hand: ['Rare Artefact', 'Cookies', 'Swift Broker'], stall: stacks(1) },
    { market: ['Calculations'], die: [3] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Cookies')

  expect(ana.cannot("build 'Cookies'")).toBe('wrong-sum')
  expect(ana.cannot("buy 5 with 'Cookies','Swift Broker'")).toBe('overpaid')
  expect(ana.cannot("buy 5 with 'Cookies'")).toBeUndefined()
})

test('polecats-2 ruling 8: the change is lost when the card leaves the hand', () => {
  const { ana } = alone({ hand: ['Rare Artefact', 'Cookies', 'Charity'], stall: stacks(3) }, { die: [2], pick: [0] })

  ana.plays('Rare Artefact')
  ana.chooses('Cookies')
  expect(ana.cannot("build 'Cookies'")).toBeUndefined()
  ana.plays('Charity')

  expect(ana.hand).toEqual(['Cookies'])
  expect(ana.cannot("build 'Cookies'")).toBe('wrong-sum')
})

test('polecats-2 ruling 8: the change does not last to the next turn', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Rare Artefact', 'Cookies'], stall: stacks(3), deck: junk(9) }, bo: { hand: junk(5) } },
    { die: [2] },
  )

  ana.plays('Rare Artefact')
  ana.passes()
  bo.discards()

  expect(ana.hand).toContain('Cookies')
  expect(ana.cannot("build 'Cookies'")).toBe('wrong-sum')
})

test('polecats-2 ruling 8: of two alike cards only the one shown is changed', () => {
  const { ana } = alone({ hand: ['Rare Artefact', 'Cookies', 'Cookies'], stall: stacks(5) }, { die: [2] })

  ana.plays('Rare Artefact')

  expect(ana.cannot("build 'Cookies','Cookies'")).toBeUndefined()
  expect(ana.cannot("build 'Cookies'")).toBe('wrong-sum')
})

test('polecats-2 ruling 9: two Rare Artefacts on one card multiply', () => {
  const { ana } = alone(
    { hand: ['Rare Artefact', 'Rare Artefact', 'Wise Spy', 'Junk'], stall: stacks(5) },
    { die: [2, 3] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Wise Spy')
  ana.plays('Rare Artefact')
  ana.chooses('Wise Spy')

  expect(ana.cannot("build 'Wise Spy'")).toBeUndefined()
})

test('polecats-2 ruling 9: a Rare Artefact may be shown by another one', () => {
  const { ana } = alone({ hand: ['Rare Artefact', 'Rare Artefact'], stall: stacks(5) }, { die: [3] })

  ana.plays('Rare Artefact')

  expect(ana.cannot("build 'Rare Artefact'")).toBeUndefined()
})

test('polecats-2 ruling 10: a roll of 1 changes nothing, but all have seen the card', () => {
  const { ana, bo } = alone({ hand: ['Rare Artefact', 'Glue', 'Cookies'], stall: stacks(4) }, { die: [1] })

  ana.plays('Rare Artefact')
  ana.chooses('Glue')

  expect(bo.reads.join('\n')).toMatch(/p1 shows Glue/)
  expect(bo.reads).toContain('p1 rolls 1')
  expect(bo.reads.join('\n')).not.toContain('Cookies')
  expect(ana.cannot("build 'Glue'")).toBeUndefined()
})

test('polecats-2 ruling 11: the value of the copy is multiplied', () => {
  const { ana } = alone(
    { hand: ['Rare Artefact', 'Trendsetting', 'Junk'], stall: stacks(7) },
    { market: ['Magnet', 'Cookies'], die: [2] },
  )

  ana.plays('Rare Artefact')
  ana.does("choose 'Trendsetting=Magnet'")

  expect(ana.cannot("build 'Trendsetting=Magnet'")).toBeUndefined()
  expect(ana.cannot("build 'Trendsetting=Cookies'")).toBe('cannot-copy')
})

test('polecats-2 ruling 11: when the model is gone the copy and the factor are lost', () => {
  const { ana } = alone(
    { hand: ['Rare Artefact', 'Trendsetting', 'Gift Voucher'], stall: stacks(7) },
    { market: ['Magnet'], die: [2] },
  )

  ana.plays('Rare Artefact')
  ana.does("choose 'Trendsetting=Magnet'")
  ana.plays('Gift Voucher')

  expect(ana.hand.toSorted()).toEqual(['Magnet', 'Trendsetting'])
  expect(ana.cannot("build 'Trendsetting=Magnet'")).toBe('cannot-copy')
  expect(ana.cannot("build 'Trendsetting=Gift Voucher'")).toBe('wrong-sum')
})

test('polecats-2 S5: Tireless Tinkerer does not find it, as it is on the schedule', () => {
  const { ana } = alone({ hand: ['Rare Artefact', 'Tireless Tinkerer', 'Glue'] }, { die: [2] })

  ana.plays('Rare Artefact')
  ana.chooses('Glue')
  ana.plays('Tireless Tinkerer')

  expect(ana.deck).toEqual([])
  expect(ana.schedule).toEqual(['Rare Artefact'])
  expect(ana.discard).toEqual(['Tireless Tinkerer'])
})

test('polecats-2 S6: it stays when the card that was shown is thrown away, and is discarded when the turn ends', () => {
  const { ana, table } = besideBo(
    { hand: ['Rare Artefact', 'Cookies', 'Shattered Relic', ...junk(4)], deck: junk(3) },
    { die: [3] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Cookies')
  ana.plays('Shattered Relic')
  ana.chooses('Cookies')
  expect(ana.schedule).toEqual(['Rare Artefact'])
  expect(ana.discard).toEqual(['Shattered Relic'])
  ana.passes()

  expect(table.turn).toBe('bo')
  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Rare Artefact', 'Shattered Relic'])
})

test('polecats-2 S7: without another card it is discarded at once', () => {
  const { ana } = alone({ hand: ['Rare Artefact'] })

  ana.plays('Rare Artefact')

  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Rare Artefact'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-2 ruling 10: it stays on the schedule after a roll of 1', () => {
  const { ana } = alone({ hand: ['Rare Artefact', 'Glue'] }, { die: [1] })

  ana.plays('Rare Artefact')

  expect(ana.schedule).toEqual(['Rare Artefact'])
})
