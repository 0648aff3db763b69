/** The player who moves a set-aside card, and the end of the deck it goes on. The event itself says neither. */
import type { CardId, Place } from '@merchants/dale'
import { expect, test } from 'vitest'
import type { DaleLogEntry } from '../match-types.ts'
import { logLinesOf } from './log-lines.ts'

type Event = DaleLogEntry['event']

const putBack = (card: CardId | '?', owner: number): Event => {
  const aside: Place = { zone: 'aside', seat: -1, at: 0 }
  return { what: 'moved', card, from: aside, to: { zone: 'deck', seat: owner, at: 0 } }
}

function lastLine(...events: readonly Event[]): unknown {
  const log = events.map((event): DaleLogEntry => ({ step: 1, event }))
  const viewer = { seat: 0, seats: [{}, {}] as never, teams: false, active: 1, turn: 2 }
  const line = logLinesOf(log, viewer).at(-1)?.entries.at(-1)
  return { say: line?.say, who: line?.facts.who, other: line?.facts.other }
}

test('players put cards back on their own deck', () => {
  const spyglass: Event = { what: 'played', seat: 1, card: 'macaws-4', as: 'macaws-4' }
  expect(lastLine(spyglass, putBack('?', 1))).toEqual({ say: 'log.put-on-deck-hidden', who: 1, other: undefined })
})

test('a card that others had drawn is put back by the player whose card it was', () => {
  const nightShift: Event = { what: 'played', seat: 1, card: 'crocodiles-3', as: 'crocodiles-3' }
  expect(lastLine(nightShift, putBack('owls-1', 0))).toEqual({
    say: 'log.put-on-other-deck-other-you',
    who: 1,
    other: 0,
  })
})

test('an ability that is used on another player’s turn names its owner', () => {
  const spy: Event = { what: 'used', seat: 0, card: 'owls-1', as: 'owls-1' }
  expect(lastLine(spy, putBack('owls-2', 0))).toEqual({ say: 'log.put-on-deck-you', who: 0, other: undefined })
})

const fromDiscardPile = (card: CardId): Event => {
  const place = (zone: Place['zone']): Place => ({ zone, seat: 0, at: 0 })
  return { what: 'moved', card, from: place('discard pile'), to: place('deck') }
}

test('a card goes on top of an empty deck, unless the technique names the bottom', () => {
  const remarks: Event = { what: 'played', seat: 0, card: 'owls-5b', as: 'owls-5b' }
  expect(lastLine(remarks, fromDiscardPile('owls-2'))).toMatchObject({ say: 'log.discard-to-deck-you' })
  const ally: Event = { what: 'played', seat: 0, card: 'chameleons-1', as: 'penguins-1' }
  expect(lastLine(ally, fromDiscardPile('owls-2'))).toMatchObject({ say: 'log.discard-under-deck-you' })
})

const place = (zone: Place['zone'], seat: number): Place => ({ zone, seat, at: 0 })
const moved = (card: CardId | '?', from: Place, to: Place): Event => ({ what: 'moved', card, from, to })
const aside = place('aside', -1)
const nightShift: Event = { what: 'played', seat: 1, card: 'crocodiles-3', as: 'crocodiles-3' }

test('the player of the card draws from another deck and discards from it', () => {
  const drawn = moved('owls-1', place('deck', 0), aside)
  expect(lastLine(nightShift, drawn)).toEqual({ say: 'log.took-from-deck-other-you', who: 1, other: 0 })
  const discarded = moved('owls-1', aside, place('discard pile', 0))
  expect(lastLine(nightShift, discarded)).toEqual({ say: 'log.put-on-other-discard-other-you', who: 1, other: 0 })
})

test('a hidden card that is set aside is not mentioned', () => {
  const hidden = moved('?', place('deck', 0), aside)
  expect(lastLine(nightShift, hidden)).toMatchObject({ say: 'log.played' })
})

test('the player of the card throws away what was set aside', () => {
  const thrown = moved('owls-1', aside, place('market discard', -1))
  expect(lastLine(nightShift, thrown)).toMatchObject({ say: 'log.threw-away', who: 1 })
})

test('a reaction to a shuffle does not take over the card it interrupts', () => {
  const reaction: Event = { what: 'reacted', seat: 0, card: 'owls-5a', as: 'owls-5a', after: 'shuffle' }
  const drawn = moved('owls-1', place('deck', 1), aside)
  expect(lastLine(nightShift, reaction, drawn)).toMatchObject({ say: 'log.drew', who: 1 })
})
