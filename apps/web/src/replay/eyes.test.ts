/** With whose eyes one may look back. */
import { expect, test } from 'vitest'
import type { SeatKind, TableSetup } from '../sight.ts'
import { eyesFor, firstEyes } from './eyes.ts'

const table = (...kinds: readonly SeatKind[]): TableSetup => ({
  seats: kinds.map((kind) => ({ kind, name: kind })),
  decks: [],
  teams: false,
})

test('a game that is over is open to all', () => {
  expect(eyesFor(table('me', 'novice'), true)).toEqual([0, 1, 'spectator', 'open'])
})

test('until then only one’s own cards may be seen, and none if others sit at the screen', () => {
  expect(eyesFor(table('novice', 'me'), false)).toEqual([1, 'spectator'])
  expect(eyesFor(table('me', 'guest'), false)).toEqual(['spectator'])
  expect(eyesFor(table('novice', 'seasoned'), false)).toEqual([0, 1, 'spectator', 'open'])
})

test('one begins with the own eyes, or with all cards open', () => {
  expect(firstEyes(table('novice', 'me'), true)).toBe(1)
  expect(firstEyes(table('guest', 'guest'), true)).toBe('open')
  expect(firstEyes(table('me', 'guest'), false)).toBe('spectator')
})
