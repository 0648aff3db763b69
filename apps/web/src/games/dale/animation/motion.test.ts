/** The ways of cards through the air: where they begin, where they end, and which face is seen when. */
import { expect, test } from 'vitest'
import { framesOf } from './motion.ts'

const from = { left: 0, top: 100, width: 40, height: 60 }
const to = { left: 300, top: 500, width: 80, height: 120 }

test('a way begins where the card lay, in its size there', () => {
  const [first] = framesOf({ from, to, size: to, half: 'whole' })

  expect(first?.['transform']).toBe('translate(-320px, -430px) scale(0.5, 0.5)')
})

test('a way ends at rest, a little larger just before', () => {
  const frames = framesOf({ from, to, size: to, half: 'whole' })

  expect(frames.at(-1)?.['transform']).toBe('translate(0px, 0px) scale(1, 1)')
  expect(frames.at(-2)?.['transform']).toMatch(/scale\(1\.03, 1\.03\)$/)
})

test('a way bends upwards', () => {
  const middle = framesOf({ from, to, size: to, half: 'whole' })[2]

  expect(middle?.['transform']).toMatch(/^translate\(-160px, -263px\)/)
})

test('a picture in its larger size is made smaller at the end', () => {
  const frames = framesOf({ from: to, to: from, size: to, half: 'whole' })

  expect(frames[0]?.['transform']).toMatch(/scale\(1, 1\)$/)
  expect(frames.at(-1)?.['transform']).toMatch(/scale\(0\.5, 0\.5\)$/)
})

test('of a card that turns over one face is seen before the middle and the other one after', () => {
  const seen = (half: 'first' | 'second'): unknown[] =>
    framesOf({ from, to, size: to, half }).map(({ opacity }) => opacity)

  expect(seen('first')).toEqual([1, 1, 1, 0, 0, 0, 0])
  expect(seen('second')).toEqual([0, 0, 0, 1, 1, 1, 1])
})
