/** Fair shuffles. The commitment and the added numbers cannot be changed afterwards. */
import type { Proof } from '@merchants/protocol'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tableView } from './views.ts'
import { commitmentOf, digestOf, secretOf, seedOf } from './commitment.ts'
import { buildProof } from './build-proof.ts'
import { BOT, OPEN, TestTable, TABLE } from './testing/test-table.ts'
import { checkProof, verifyProof } from './verify.ts'

const played = new TestTable({ seats: [OPEN, OPEN, BOT] }).starts().playsToTheEnd()
const whole = buildProof(played.room, 1) as Proof
const setup = whole.plays.setup as { readonly decks: readonly string[]; readonly turn?: string }

describe('before and during the game', () => {
  test('the promise is published, the secret is not', () => {
    const table = new TestTable()
    const { secret } = whole
    const seen = JSON.stringify(tableView(table.room, { here: new Set(), spectators: 0 }))
    expect(secret).toBe(secretOf('c'.repeat(64), TABLE, 1))
    expect(seen).toContain(commitmentOf(TABLE, 1, secret))
    expect(seen).not.toContain(secret)
    expect(buildProof(table.starts().room, 1)).toMatchObject({ key: 'game-not-over' })
    expect(buildProof(table.room, 2)).toMatchObject({ key: 'no-such-game' })
  })

  test('every seat changes the shuffle', () => {
    const { secret, salts } = whole
    for (const seat of salts.keys()) {
      expect(seedOf(secret, salts.with(seat, 'f'.repeat(32)))).not.toBe(seedOf(secret, salts))
    }
    expect(salts).toEqual(['0'.repeat(32), '1'.repeat(32), ''])
  })

  test('commitment and seed are plain SHA-256, as any other tool computes them', () => {
    expect(commitmentOf('abcdefghijkl', 1, 'a'.repeat(64))).toBe(
      '9eaa2772fe4fa06acedf5c37b49435751bf131d386ac4ef530e091156bf3dff6',
    )
    expect(seedOf('a'.repeat(64), ['b'.repeat(32), ''])).toBe(
      '185628a9ede28d2e2ca9cf36e05eefa9cb3cf1abac868a7946313654772388b2',
    )
  })
})

test('the randomness of a game reveals nothing about the next', () => {
  expect(secretOf('a', TABLE, 2)).not.toBe(secretOf('a', TABLE, 1))
  expect(JSON.stringify(whole)).not.toContain('c'.repeat(64))
})

describe('a proof', () => {
  test('is checked step by step', () => {
    expect(checkProof(whole).map(({ check, why }) => [check, why])).toEqual([
      ['form', undefined],
      ['commitment', undefined],
      ['seed', undefined],
      ['starter', undefined],
      ['game', undefined],
      ['digest', undefined],
    ])
  })

  test.each<[string, Partial<Proof>]>([
    ['wrong-commitment', { secret: 'd'.repeat(64) }],
    ['wrong-commitment', { table: 'abcdefghijkm' }],
    ['wrong-commitment', { game: 2 }],
    ['wrong-seed', { salts: ['', '', ''] }],
    ['wrong-starter', { plays: { ...whole.plays, setup: { ...setup, turn: setup.turn === 'p2' ? 'p3' : 'p2' } } }],
    ['wrong-end', { winners: [(whole.winners[0] as number) === 0 ? 1 : 0] }],
    ['wrong-end', { answers: whole.answers.slice(0, -1) }],
    ['wrong-end', { ending: 'agreed' }],
    ['wrong-answer', { answers: [...whole.answers, [0]] }],
    ['unknown-rules', { plays: { ...whole.plays, rules: 99 } }],
    ['unknown-rules', { plays: { ...whole.plays, game: 'chess' } }],
    ['proof-unreadable', { format: 'something else' as never }],
    ['proof-unreadable', { plays: { ...whole.plays, setup: { ...setup, decks: setup.decks.slice(1) } } }],
    ['proof-altered', { names: ['Ana', 'Eve', ''] }],
  ])('%s: %j', (key, change) => {
    expect(verifyProof({ ...whole, ...change })?.key).toBe(key)
  })

  test.each<[string, Proof['events']]>([
    ['proof-altered', [{ what: 'seat taken', seat: 2, name: 'Eve', answers: 3 }]],
    ['proof-altered', undefined],
    ['proof-unreadable', [{ what: 'undone', seat: 3, steps: 1, by: 'undo', answers: 3 }]],
    ['proof-unreadable', [{ what: 'undone', seat: 0, steps: 4, by: 'undo', answers: 3 }]],
    ['proof-unreadable', [{ what: 'undone', seat: 0, steps: 1, by: 'undo', answers: 1, more: 1 } as never]],
    ['proof-unreadable', [{ what: 'undone', seat: 0, steps: 1, by: 'undo', answers: 1_000_000 }]],
  ])('tells what people did to the game, and nothing that cannot be: %s: %j', (key, events) => {
    const { events: _, ...without } = whole
    expect(verifyProof(events === undefined ? without : { ...whole, events })?.key).toBe(key)
  })

  test('of a game begun before undos were recorded is still a proof', () => {
    const { events: _, digest: __, ...old } = whole
    expect(verifyProof({ ...old, digest: digestOf(old) })).toBeUndefined()
  })

  test.each<[string, Partial<Proof>]>([
    ['wrong-commitment', { secret: 'd'.repeat(64) }],
    ['wrong-seed', { seed: 'd'.repeat(64) }],
    ['wrong-seed', { salts: ['', '', ''] }],
  ])('a new digest does not hide changed randomness: %s: %j', (key, change) => {
    const forged = { ...whole, ...change }
    expect(verifyProof({ ...forged, digest: digestOf(forged) })?.key).toBe(key)
  })

  test('shows any change in any field', () => {
    const field = fc.constantFrom(...(Object.keys(whole) as (keyof Proof)[]))
    fc.assert(
      fc.property(field, fc.nat(), fc.jsonValue(), (name, place, value) => {
        const changed = altered(whole[name], place, value)
        if (JSON.stringify(changed) === JSON.stringify(whole[name])) return
        expect(verifyProof({ ...whole, [name]: changed })).toBeDefined()
      }),
      { numRuns: 300, seed: 1 },
    )
  })

  test('of any other form is refused and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(verifyProof(value)).toMatchObject({ key: 'proof-unreadable' })
      }),
      { numRuns: 200, seed: 1 },
    )
    const { digest: _, ...less } = whole
    expect(verifyProof(less)?.key).toBe('proof-unreadable')
    expect(verifyProof({ ...whole, more: 1 })?.key).toBe('proof-unreadable')
    expect(verifyProof(undefined)?.key).toBe('proof-unreadable')
  })
})

/** Another value, or the same with one place changed. */
function altered(value: unknown, place: number, other: unknown): unknown {
  if (place % 4 === 0) return other
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') {
    const at = place % value.length
    return value.slice(0, at) + (value[at] === '0' ? '1' : '0') + value.slice(at + 1)
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const fields = Object.entries(value)
    const [name, part] = fields[place % fields.length] as [string, unknown]
    return { ...value, [name]: altered(part, place + 1, other) }
  }
  const list = value as readonly unknown[]
  if (list.length === 0) return [0]
  const at = place % list.length
  return place % 3 === 0 ? list.toSpliced(at, 1) : list.with(at, altered(list[at], place + 1, other))
}
