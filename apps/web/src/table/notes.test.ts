/** Notes under the cards of the tray. */
import { expect, test } from 'vitest'
import { together } from './notes.ts'

const say = (...notes: readonly (string | undefined)[]): readonly string[] =>
  together(notes).map((note) => (note === undefined ? 'none' : `${note.say}/${note.over}`))

test('what cards beside each other have in common is said once', () => {
  expect(say('deck', 'deck', 'deck')).toEqual(['deck/3', '/1', '/1'])
  expect(say('deck', 'hand', 'hand', 'deck')).toEqual(['deck/1', 'hand/2', '/1', 'deck/1'])
})

test('cards without a note leave room for one, if another has one', () => {
  expect(say(undefined, 'hand', undefined)).toEqual(['/1', 'hand/1', '/1'])
  expect(say(undefined, undefined)).toEqual(['none', 'none'])
})
