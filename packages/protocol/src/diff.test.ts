/** Differences between two values, and rebuilding a value from them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyDiff, diff } from './diff.ts'

const json = (value: unknown): string => JSON.stringify(value)

/** The receiver, which has the earlier value and reads the difference. */
function received(before: unknown, after: unknown): unknown {
  const change = diff(before, after)
  const had: unknown = JSON.parse(json(before))
  return change === undefined ? had : applyDiff(had, JSON.parse(json(change)))
}

/** A value, and another that has much in common with it. */
const related = fc.jsonValue({ maxDepth: 4 }).chain((before) => fc.tuple(fc.constant(before), edited(before)))

/** Somewhere in a value something else, or nothing any more; items and fields are added, moved, doubled. */
function edited(value: unknown): fc.Arbitrary<unknown> {
  const other = fc.jsonValue({ maxDepth: 2 })
  if (Array.isArray(value)) return fc.oneof(other, fc.constant(value), editedList(value))
  if (typeof value === 'object' && value !== null) return fc.oneof(other, fc.constant(value), editedFields(value))
  return other
}

const editedList = (list: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.nat(list.length), fc.nat(2), fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 2 }))
    .chain(([at, removed, added]) =>
      fc
        .tuple(...list.slice(0, at).map((item) => fc.oneof({ weight: 4, arbitrary: fc.constant(item) }, edited(item))))
        .map((kept) => [...kept, ...added, ...list.slice(at + removed)]),
    )

const editedFields = (fields: object): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.tuple(
        ...Object.entries(fields).map(([name, value]) =>
          fc.oneof(
            { weight: 4, arbitrary: fc.constant([name, value]) },
            edited(value).map((other) => [name, other]),
          ),
        ),
      ),
      fc.array(fc.tuple(fc.string({ maxLength: 3 }), fc.jsonValue({ maxDepth: 1 })), { maxLength: 2 }),
      fc.nat(4),
      fc.nat(4),
    )
    .map(([kept, added, at, gone]) => {
      const entries = (kept as [string, unknown][]).filter((_, place) => place !== gone)
      return Object.fromEntries([...entries.slice(0, at), ...added, ...entries.slice(at)])
    })

test('the old value and the difference make the new value, letter for letter', () => {
  fc.assert(
    fc.property(related, ([before, after]) => {
      expect(json(received(before, after))).toBe(json(after))
    }),
    { numRuns: 1000 },
  )
})

test('so they do for any two values', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(json(received(before, after))).toBe(json(after))
    }),
    { numRuns: 1000 },
  )
})

test('between equal values there is no difference', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(diff(value, JSON.parse(json(value)))).toBeUndefined()
    }),
  )
})

test('applying a difference does not change the old value', () => {
  fc.assert(
    fc.property(related, ([before, after]) => {
      const text = json(before)
      const change = diff(before, after)
      if (change !== undefined) applyDiff(before, change)
      expect(json(before)).toBe(text)
    }),
  )
})

describe('the form of a difference', () => {
  const cases: [string, unknown, unknown, unknown][] = [
    ['another scalar', { turn: 1, phase: 'act' }, { turn: 2, phase: 'act' }, { turn: 2 }],
    ['null is a value', { clock: 5 }, { clock: null }, { clock: null }],
    ['a field that is gone', { decision: { ask: 'act' }, seat: 1 }, { seat: 1 }, { decision: [] }],
    ['a new field', { seat: 1 }, { seat: 1, decision: { min: 1 } }, { decision: [{ min: 1 }] }],
    ['a new field before others', { a: [1], b: 2 }, { c: 3, a: [1], b: 2 }, { c: 3, a: {}, b: 2 }],
    ['an item fewer', { deck: ['?', '?', '?'] }, { deck: ['?', '?'] }, { deck: [2, 1] }],
    ['an item more', { pile: ['a'] }, { pile: ['a', 'b'] }, { pile: [1, 0, 'b'] }],
    ['an item in the middle', ['a', 'b', 'c'], ['a', 'x', 'c'], [1, 1, 'x']],
    [
      'records in their places',
      [{ n: 1 }, { n: 1 }, { n: 1 }],
      [{ n: 2 }, { n: 1 }, { n: 3 }],
      { 0: { n: 2 }, 2: { n: 3 } },
    ],
    ['a list instead of a record', { it: {} }, { it: [] }, { it: [[]] }],
    ['all at once', 1, [2], [[2]]],
  ]
  test.each(cases)('%s', (_, before, after, change) => {
    expect(diff(before, after)).toEqual(change)
    expect(json(applyDiff(before, diff(before, after) ?? {}))).toBe(json(after))
  })
})

test('a field without a value is missing, and an empty place of a list is null, as JSON has it', () => {
  expect(diff({ act: undefined, market: [undefined, 'a'] }, { market: [null, 'a'] })).toBeUndefined()
  expect(diff({ market: ['a'] }, { market: [undefined], act: undefined })).toEqual({ market: [0, 1, undefined] })
  expect(json(received({ market: ['a'] }, { market: [undefined] }))).toBe('{"market":[null]}')
})

test('it makes no difference whether a field without a value is named', () => {
  const fields = fc.record({ a: value(), b: value(), c: value(), d: value() })
  fc.assert(
    fc.property(fields, fields, (before, after) => {
      expect(diff(before, after)).toEqual(diff(JSON.parse(json(before)), JSON.parse(json(after))))
      expect(json(received(before, after))).toBe(json(after))
    }),
    { numRuns: 1000 },
  )
})

/** Often missing, and often equal. */
const value = (): fc.Arbitrary<unknown> => fc.constantFrom(undefined, undefined, 1, 2, [1], [1, 2], { x: 1 })

test('a difference that does not fit is not applied', () => {
  expect(() => applyDiff(undefined, { turn: 2 })).toThrow(TypeError)
  expect(() => applyDiff({}, [0, 1, 'a'])).toThrow(TypeError)
})
