/** Packed JSON says what JSON says, in fewer letters. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AsciiText } from './ascii-text.ts'
import { Packer, unpack, type Shape } from './pack.ts'

function packed(value: unknown, shapes: readonly Shape[]): string {
  const text = new AsciiText()
  new Packer(shapes).pack(value, text)
  return Buffer.from(text.written).toString('latin1')
}

const there = (value: unknown, shapes: readonly Shape[]): unknown => unpack(JSON.parse(packed(value, shapes)), shapes)

test('unpacking gives back the packed value byte for byte, whatever shapes are known', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'at', '1', '__proto__', 'constructor')
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.jsonValue({ maxDepth: 1 }),
      fc.array(tie('any'), { maxLength: 4 }),
      fc.array(fc.tuple(name, tie('any')), { maxLength: 4 }).map((fields) => Object.fromEntries(fields)),
    ),
  })).any
  const shapes = fc.array(fc.uniqueArray(name, { maxLength: 4 }), { maxLength: 6 })
  fc.assert(
    fc.property(value, shapes, (any, known) => {
      expect(JSON.stringify(there(any, known))).toBe(JSON.stringify(any))
    }),
    { numRuns: 2000 },
  )
})

test('a record of a known shape has no names, one of another shape has them', () => {
  expect(packed([{ zone: 'hand', at: 3 }, { at: 3 }, { at: 3, zone: 'hand' }], [['zone', 'at']])).toBe(
    '[0,[1,"hand",3],{"at":3},{"at":3,"zone":"hand"}]',
  )
})

test('an item like the one before it is written as an empty list', () => {
  expect(packed(['?', '?', '?', 7, 7, [], []], [])).toBe('[0,"?",[],[],7,7,[0],[]]')
  expect(there([[], []], [])).toEqual([[], []])
})

test('a field without a value is missing, and an empty place of a list is null, as JSON has it', () => {
  const shapes = [['a', 'b']]

  expect(packed({ a: 1, act: undefined, b: [undefined] }, shapes)).toBe('[1,1,[0,null]]')
})

test('a shape that is not known cannot be read', () => {
  expect(() => unpack([4, 1], [['a']])).toThrow(TypeError)
})

test('letters outside ASCII are escaped, also in names', () => {
  expect(packed({ é: 'Łódź 🦜' }, [])).toBe('{"\\u00e9":"\\u0141\\u00f3d\\u017a \\ud83e\\udd9c"}')
  expect(there({ é: 'Łódź 🦜' }, [])).toEqual({ é: 'Łódź 🦜' })
})

test('a long text makes room for itself', () => {
  const value = Array.from({ length: 5000 }, (_, at) => `${at} and more`)

  expect(there(value, [])).toEqual(value)
})
