/** A table that is folded in steps: no step of it is long, however the table came to be. */
import { beforeEach, expect, test, vi } from 'vitest'
import { STRETCH } from './play.ts'
import { Room } from './room.ts'
import { RULES, rulesOf, type Rules } from './rules.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'
import { BOT, endless, OPEN, Sitting } from './testing/sitting.ts'

const rules = rulesOf(RULES) as Rules
const { isOpen } = rules
let played = 0

/** Counts the answers that are played: that is what takes time, and of each is asked whether all could see the question. */
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
const MOST = 2 * STRETCH

const goesOn = (table: Sitting, size: number): Sitting => table.playsUntil(() => table.stored.length >= size)

/** Somebody answers and takes back, again and again. */
function wavering(size: number): Sitting {
  const table = new Sitting({ seats: [OPEN, BOT] }).starts()
  while (table.stored.length < size) {
    const undo = { do: 'undo', question: table.questionOf(0) } as const
    if (table.cannot(0, undo) === undefined) table.does(0, undo)
    if (table.room.stage === 'over') table.does(0, { do: 'again' })
    else table.goesOn()
  }
  return table
}

test.each([
  ['a long game of programs', () => goesOn(new Sitting({ seats: [OPEN, BOT, BOT, BOT] }).starts(), 1500)],
  ['a long game with a clock', () => goesOn(new Sitting({ clock: { kind: 'live', seconds: 14_400 } }).starts(), 1500)],
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
