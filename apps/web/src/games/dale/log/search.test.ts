/** Searching is not drawing (rules 1), and the log agrees. */
import type { CardId, Place } from '@merchants/dale'
import { expect, test } from 'vitest'
import type { DaleLogEntry } from '../match-types.ts'
import { logLinesOf } from './log-lines.ts'

const at = (zone: Place['zone'], seat = 0): Place => ({ zone, seat, at: 0 })
const moved = (card: CardId | '?', from: Place, to: Place): DaleLogEntry['event'] => ({ what: 'moved', card, from, to })
const toHand = (card: CardId | '?', seat = 0): DaleLogEntry['event'] => moved(card, at('deck', seat), at('hand', seat))
const played = (card: CardId): DaleLogEntry['event'] => ({ what: 'played', seat: 0, card, as: card })
const ended = (card: CardId): DaleLogEntry['event'] => moved(card, at('schedule'), at('discard pile'))

function said(...events: readonly DaleLogEntry['event'][]): readonly string[] {
  const log = events.map((event): DaleLogEntry => ({ step: 1, event }))
  const viewer = { seat: 0, seats: [{}, {}] as never, teams: false, active: 0, turn: 1 }
  return logLinesOf(log, viewer).flatMap(({ entries }) => entries.slice(1).map(({ say }) => say))
}

test('Magnet takes from the deck; the technique after it draws', () => {
  const magnet = [played('platypuses-4'), toHand('owls-1'), ended('platypuses-4')]
  const test = [played('platypuses-5a'), toHand('owls-2')]

  expect(said(...magnet, ...test)).toEqual([
    'log.played-you',
    'log.took-from-own-deck-you',
    'log.played-you',
    'log.drew-you',
  ])
})

test('Cheer lets everyone take from their deck', () => {
  expect(said(played('foxes-2'), toHand('owls-1'), toHand('?', 1))).toEqual([
    'log.played-you',
    'log.took-from-own-deck-you',
    'log.took-from-own-deck-hidden',
  ])
})

test('Natural Survivor puts cards into the deck, not on top of it', () => {
  const swap = [moved('owls-1', at('hand'), at('deck')), toHand('owls-2')]

  expect(said(played('polecats-5a'), ...swap)).toEqual([
    'log.played-you',
    'log.put-into-deck-you',
    'log.took-from-own-deck-you',
  ])
})
