/** A cheer starts where the stack is and moves nothing but itself. */
import { expect, test } from 'vitest'
import { bitsFrom } from './burst.ts'

test('all bits start in the middle of the stack, end unseen, and move by transform and opacity only', () => {
  const bits = bitsFrom({ left: 100, top: 50, width: 40, height: 20 })

  expect(bits.length).toBeGreaterThan(8)
  for (const { left, top, frames } of bits) {
    expect([left, top]).toEqual([120, 60])
    expect(frames.at(-1)?.['opacity']).toBe(0)
    expect(frames.flatMap((frame) => Object.keys(frame)).every((key) => /transform|opacity|offset/.test(key))).toBe(
      true,
    )
  }
})
