/** Folds a table in steps. No step is long, however the table came to be. */
import type { AnyGame } from '@merchants/tabletop'
import { beforeEach, expect, test, vi } from 'vitest'
import { REPLAY_SLICE } from './lazy-match.ts'
import { Room } from './room.ts'
import { gameNamed } from './games.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'
import { BOT, endless, OPEN, TestTable } from './testing/test-table.ts'

const rules = gameNamed('dale') as AnyGame
const { isOpen } = rules
let played = 0

/** Counts the replayed answers, which take the time; for each the visibility of the question is checked. */
beforeEach(() => {
  vi.spyOn(rules, 'isOpen').mockImplementation((moment) => {
    played += 1
    return isOpen(moment)
  })
})

/** The most answers that were played in one step of some work. */
function longestStep(work: Generator<void, unknown>): number {
  let longest = 0
  for (let done: boolean | undefined = false; done !== true;) {
    played = 0
    done = work.next().done
    longest = Math.max(longest, played)
  }
  return longest
}

/** One stretch is retraced at once, and its last answers are followed one by one. */
const MOST = 2 * REPLAY_SLICE

const goesOn = (table: TestTable, size: number): TestTable => table.playsUntil(() => table.stored.length >= size)

/** A player answers and undoes, again and again. */
function wavering(size: number): TestTable {
  const table = new TestTable({ seats: [OPEN, BOT] }).starts()
  while (table.stored.length < size) {
    const undo = { do: 'undo', question: table.questionOf(0) } as const
    if (table.cannot(0, undo) === undefined) table.does(0, undo)
    if (table.room.stage === 'over') table.does(0, { do: 'again' })
    else table.answerNext()
  }
  return table
}

test.each([
  ['a long game of programs', () => goesOn(new TestTable({ seats: [OPEN, BOT, BOT, BOT] }).starts(), 1500)],
  [
    'a long game with a clock',
    () => goesOn(new TestTable({ clock: { kind: 'live', seconds: 14_400 } }).starts(), 1500),
  ],
  ['somebody who takes back again and again', () => wavering(1500)],
  ['a game without an end', () => endless(2900)],
])('%s is read in short steps, from its entries and from a snapshot', (_, made) => {
  const { stored, room } = made()

  expect(longestStep(new Room().applyStored(stored))).toBeLessThanOrEqual(MOST)
  expect(longestStep(readSnapshot(writeSnapshot(room)))).toBeLessThanOrEqual(MOST)
})

test('going back far in a very long game does not replay all of it', () => {
  const { play } = endless(2900).room
  for (const part of [0.1, 0.5, 0.9]) {
    played = 0
    play?.historyAt(Math.floor(play.step * part))
    expect(played).toBeLessThanOrEqual(MOST)
  }
})
