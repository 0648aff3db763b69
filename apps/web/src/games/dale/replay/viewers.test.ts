/** The allowed points of view of a replay. */
import { expect, test } from 'vitest'
import type { SeatKind, MatchSetup } from '../match-types.ts'
import { allowedViewers, defaultViewer } from './viewers.ts'

const table = (...kinds: readonly SeatKind[]): MatchSetup => ({
  seats: kinds.map((kind) => ({ kind, name: kind })),
  decks: [],
  teams: false,
})

test('a game that is over is open to all', () => {
  expect(allowedViewers(table('me', 'novice'), true)).toEqual([0, 1, 'spectator', 'open'])
})

test('until then only the viewer’s own cards are shown, and none if others share the device', () => {
  expect(allowedViewers(table('novice', 'me'), false)).toEqual([1, 'spectator'])
  expect(allowedViewers(table('me', 'guest'), false)).toEqual(['spectator'])
  expect(allowedViewers(table('novice', 'seasoned'), false)).toEqual([0, 1, 'spectator', 'open'])
})

test('a replay begins from the viewer’s own seat, or with all cards face up', () => {
  expect(defaultViewer(table('novice', 'me'), true)).toBe(1)
  expect(defaultViewer(table('guest', 'guest'), true)).toBe('open')
  expect(defaultViewer(table('me', 'guest'), false)).toBe('spectator')
})
