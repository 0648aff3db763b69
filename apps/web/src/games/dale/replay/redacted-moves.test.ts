/** The visible parts of a written move by point of view. */
import type { EventView, CardView } from '@merchants/dale'
import { expect, test } from 'vitest'
import type { ReplayViewer, Replay, DaleLogEntry } from '../match-types.ts'
import { redactMoves } from './redacted-moves.ts'

const moved = (card: CardView, zone: 'hand' | 'deck' | 'market deck'): EventView => ({
  what: 'moved',
  card,
  from: { zone, seat: 1, at: 0 },
  to: { zone: zone === 'hand' ? 'discard pile' : 'hand', seat: 1, at: 0 },
})

function linesSeen(line: string, events: readonly EventView[], viewer: ReplayViewer): string {
  const replay: Replay = {
    game: 'x',
    setup: { seats: [], decks: [], teams: false },
    steps: 2,
    isOver: true,
    moves: [
      { step: 0, seat: 1, turn: 1, line },
      { step: 1, seat: 0, turn: 2, line: 'p1 pass' },
    ],
  }
  const log: DaleLogEntry[] = events.map((event) => ({ step: 1, event }))
  return redactMoves(replay, log, viewer)[0]?.line ?? ''
}

test('a viewer reads their own moves in full, and with all cards face up everyone’s', () => {
  expect(linesSeen('p2 choose owls-4', [moved('?', 'deck')], 1)).toBe('p2 choose owls-4')
  expect(linesSeen('p2 choose owls-4', [moved('?', 'deck')], 'open')).toBe('p2 choose owls-4')
})

test('cards paid, built or played are open', () => {
  const paid = [moved('junk', 'hand'), moved('owls-5a', 'hand'), moved('?', 'deck')]

  expect(linesSeen('p2 buy 4 with junk,owls-5a', paid, 0)).toBe('p2 buy 4 with junk,owls-5a')
  expect(linesSeen('p2 play owls-1', [{ what: 'played', seat: 1, card: 'owls-1', as: 'owls-1' }], 'spectator')).toBe(
    'p2 play owls-1',
  )
})

test('a card chosen in secret is a question mark, even if its like is seen elsewhere', () => {
  const events = [moved('?', 'deck'), moved('owls-4', 'market deck')]

  expect(linesSeen('p2 choose owls-4#2,junk', events, 0)).toBe('p2 choose ?,?')
  expect(linesSeen('p2 choose owls-4', [], 'spectator')).toBe('p2 choose ?')
})

test('a card chosen openly is read, and so are players, words and numbers', () => {
  expect(linesSeen('p2 choose junk', [moved('junk', 'hand')], 0)).toBe('p2 choose junk')
  expect(linesSeen('p2 choose p1 yes 3 none', [moved('?', 'deck')], 0)).toBe('p2 choose p1 yes 3 none')
})
