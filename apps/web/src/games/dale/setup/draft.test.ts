/** The draft of a table: sizes, seats and decks change together. */
import { expect, test } from 'vitest'
import { DECKS } from '@merchants/dale'
import { goodFirstSet, surpriseSet } from './deck-facts.ts'
import type { Draft } from './draft.ts'
import { draftOf, FIRST_DRAFT, missingDecks, seatsAt, setupOf, withDeck, withSeatKind, withSize } from './draft.ts'

const kinds = (draft: Draft): readonly string[] => seatsAt(draft).map(({ kind }) => kind)

test('the first draft is ready to start', () => {
  expect(missingDecks(FIRST_DRAFT)).toBe(0)
})

test('the beginner set grows and shrinks with the table', () => {
  const four = withSize(FIRST_DRAFT, '4', [])
  expect(four.decks).toEqual(goodFirstSet(5, []))
  expect(withSize(four, '2', []).decks).toEqual(FIRST_DRAFT.decks)
})

test('other choices stay as far as they fit', () => {
  const own: Draft = { ...FIRST_DRAFT, decks: ['owls', 'foxes', 'beavers'] }

  expect(missingDecks(withSize(own, '4', []))).toBe(2)
  expect(withSize(withDeck(withSize(own, 'teams', []), 'sloths'), '2', []).decks).toEqual(['owls', 'foxes', 'beavers'])
})

test('one deck too many replaces the oldest, and a second click removes a deck', () => {
  const own: Draft = { ...FIRST_DRAFT, decks: ['owls', 'foxes', 'beavers'] }

  expect(withDeck(own, 'sloths').decks).toEqual(['foxes', 'beavers', 'sloths'])
  expect(withDeck(own, 'foxes').decks).toEqual(['owls', 'beavers'])
})

test('there is one of me: taking another seat swaps', () => {
  expect(kinds(withSeatKind(FIRST_DRAFT, 1, 'me'))).toEqual(['seasoned', 'me'])
  expect(kinds(withSeatKind(FIRST_DRAFT, 0, 'novice'))).toEqual(['novice', 'seasoned'])
})

test('a smaller table never loses me or lets an empty seat start', () => {
  const last: Draft = { ...withSeatKind(withSize(FIRST_DRAFT, '4', []), 3, 'me'), starter: 3 }
  const two = withSize(last, '2', [])

  expect(kinds(two)).toEqual(['me', 'seasoned'])
  expect(two.starter).toBeUndefined()
})

test('a setup becomes a draft and back', () => {
  const draft: Draft = { ...withSize(FIRST_DRAFT, 'teams', []), starter: 2 }

  expect(draftOf(setupOf(draft))).toEqual(draft)
})

test('random decks never include a banned one, even if there are then too few', () => {
  const banned = DECKS.slice(2)

  expect(surpriseSet(3, banned).toSorted()).toEqual(['platypuses', 'sloths'])
  expect(new Set(surpriseSet(5, [])).size).toBe(5)
})

test('the beginner set avoids banned decks as long as it can', () => {
  expect(goodFirstSet(3, ['polecats'])).toEqual(['platypuses', 'sloths', 'macaws'])
  expect(goodFirstSet(3, DECKS)).toEqual(['platypuses', 'polecats', 'sloths'])
})
