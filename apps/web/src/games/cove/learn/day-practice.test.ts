/** Every step of the first day can be done as it says, and nothing else is played. */
import { expect, test } from 'vitest'
import { DayPractice } from './day-practice.ts'
import { FIRST_DAY } from './first-day.ts'

const EACH = FIRST_DAY.map(({ id, ways }, step) => ({ id, ways, step }))

test('there are ten steps', () => {
  expect(FIRST_DAY).toHaveLength(10)
})

test.each(EACH)('the step "$id" can be done in each of its ways', async ({ step, ways }) => {
  for (const lines of ways) {
    const practice = new DayPractice(step)
    for (const line of lines) {
      expect(practice.scene.isThere).toBe(false)
      expect(await practice.link.say(line)).toBeUndefined()
      expect(practice.scene.isAstray).toBe(false)
    }
    expect(practice.scene.isThere).toBe(true)
  }
})

test.each(EACH.slice(0, -1))('after "$id" the next step goes on from there', async ({ step, ways }) => {
  const practice = new DayPractice(step)
  for (const line of ways[0] ?? []) await practice.link.say(line)
  expect(new DayPractice(step + 1).scene.match.view).toEqual(practice.scene.match.view)
})

test.each([
  [0, 'go rest'],
  [1, 'go rest'],
  [2, 'choose none'],
  [3, 'choose 1'],
  [5, 'go forge 1:small'],
  [6, 'choose yes'],
  [7, 'go square 2'],
  [9, 'done'],
])('in step %i the move "%s" is not played, and the coach says so', async (step, line) => {
  const practice = new DayPractice(step)
  const before = practice.scene.match
  await practice.link.say(line)
  expect(practice.scene.isAstray).toBe(true)
  expect(practice.scene.match.view).toEqual(before.view)
})

test('undo does not lead into an earlier step', async () => {
  const practice = new DayPractice(5)
  const before = practice.scene.match.view
  await practice.link.undo()
  expect(practice.scene.match.view).toEqual(before)
})

test('the day ends well: more gold than the Huckster, and the next day comes', async () => {
  const practice = new DayPractice(FIRST_DAY.length - 1)
  for (const line of FIRST_DAY.at(-1)?.ways[0] ?? []) await practice.link.say(line)
  const { humans, huckster, round } = practice.scene.match.view
  expect(round).toBe(2)
  expect(humans[0]?.gold).toBeGreaterThan(huckster.gold)
})
