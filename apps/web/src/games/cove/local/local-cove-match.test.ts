/** A press that comes before the answer to the one before does nothing. */
import { FIRST_GAME, legalMoves } from '@merchants/cove'
import { expect, test } from 'vitest'
import { LocalCoveMatch } from './local-cove-match.ts'
import type { CoveRecord } from './record.ts'
import { NEW } from './record.ts'

const RECORD: CoveRecord = {
  game: 'pressed twice',
  title: 'cove',
  table: { setup: FIRST_GAME, names: [] },
  seed: '7',
  answers: [],
  state: NEW,
  playedAt: 0,
}

/** The written moves that rest; there are none while the Huckster plays. */
const rests = (match: LocalCoveMatch): string[] => legalMoves(match.history).filter((move) => /\brest\b/.test(move))

/** A game in which one can rest twice in a row. */
function atRest(): LocalCoveMatch {
  const match = new LocalCoveMatch(RECORD)
  for (let steps = 0; steps < 200; steps++) {
    const [rest] = rests(match)
    if (rest !== undefined) {
      match.say(rest)
      if (rests(match).includes(rest)) {
        match.undo()
        return match
      }
    } else match.answer(match.step, [match.match.decision?.min === 0 ? [] : [0]])
  }
  throw new Error('No one can rest twice in a row.')
}

test('a visit that is confirmed twice is made once', () => {
  const match = atRest()
  const [rest = ''] = rests(match)
  const { step } = match

  expect(match.say(rest, step)).toBeUndefined()
  expect(match.say(rest, step)).toEqual({ key: 'not-now', facts: {} })
  expect(match.say(rest)).toBeUndefined()
})
