/** The boxes of the printed game. */
import { DECKS } from '@merchants/dale'
import { expect, test } from 'vitest'
import { BOXES, DECKS_OF } from './boxes.ts'

test('every deck is in one box', () => {
  expect(BOXES.flatMap((box) => DECKS_OF[box]).toSorted()).toEqual(DECKS.toSorted())
})
