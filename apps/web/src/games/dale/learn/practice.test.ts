/** Every lesson can be learned by doing what it asks for, and by nothing else. */
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { LESSONS } from './lessons.ts'
import type { Scene } from './practice.ts'
import { Practice } from './practice.ts'

const SEATS = [
  { name: '', kind: 'me' },
  { name: 'Juniper', kind: 'novice' },
] as const

interface Pupil {
  readonly practice: Practice
  /** The coach's current text. */
  readonly cue: () => string | undefined
  readonly now: () => Scene
}

function pupilAt(id: string): Pupil {
  const lesson = LESSONS.find((each) => each.id === id)
  if (lesson === undefined) throw new Error(`There is no lesson ${id}.`)
  const practice = new Practice(lesson, SEATS)
  onTestFinished(practice.watch(() => undefined))
  const now = (): Scene => practice.scene
  return { practice, now, cue: () => lesson.cues.find(({ when }) => when(now().moment))?.say }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const WAYS: Readonly<Record<string, readonly string[]>> = {
  goal: [],
  buy: ['buy 5 with junk,junk'],
  overpay: ['buy 4 with sloths-5a'],
  technique: ['play macaws-3', 'choose junk', 'buy 5 with sloths-4'],
  build: ['build macaws-1'],
  stack: ['build sloths-1,sloths-2'],
  inventory: ['discard junk,junk,junk,junk'],
  reaction: ['choose owls-4', 'choose junk'],
  plan: ['play sloths-2', 'choose macaws-5a'],
  win: ['build macaws-5a,macaws-3'],
}

test('there are ten lessons, as the first page says', () => {
  expect(LESSONS.map(({ id }) => id)).toEqual(Object.keys(WAYS))
  expect(LESSONS).toHaveLength(10)
})

test.each(Object.entries(WAYS))('the lesson "%s" can be learned', async (id, lines) => {
  const { practice, now, cue } = pupilAt(id)

  for (const line of lines) {
    await vi.runAllTimersAsync()
    expect(now().isLearned).toBe(false)
    expect(cue()).toBeDefined()
    expect(await practice.link.say(line)).toBeUndefined()
    expect(now().isAstray).toBe(false)
  }
  expect(now().isLearned).toBe(true)
})

test.each([
  ['goal', 'buy 5 with junk,junk'],
  ['buy', 'discard junk'],
  ['buy', 'buy 4 with macaws-1,sloths-1,junk,junk'],
  ['technique', 'buy 5 with sloths-4'],
  ['build', 'play macaws-4'],
  ['inventory', 'discard none'],
  ['plan', 'discard junk'],
])('in the lesson "%s" the move "%s" leads astray and changes nothing', async (id, line) => {
  const { practice, now } = pupilAt(id)
  const before = now().match

  await practice.link.say(line)

  expect(now().isAstray).toBe(true)
  expect(now().match).toEqual(before)
})

test('a payment with too much is asked about before it is made', async () => {
  const { practice, cue, now } = pupilAt('overpay')
  const buy = now().match.view.decision?.options.findIndex(
    (option) => typeof option === 'object' && 'slot' in option && option.slot === 1,
  )

  await practice.link.answer(0, [[buy as number]])
  expect(cue()).toBe('learn.overpay-try')
  await practice.link.why('buy 4 with sloths-5a,junk')

  expect(cue()).toBe('learn.overpay-pay')
})

test('an unfinished action can be cancelled, and the coach starts again', async () => {
  const { practice, cue, now } = pupilAt('build')
  const build = now().match.view.decision?.options.findIndex(
    (option) => typeof option === 'object' && 'do' in option && option.do === 'build',
  )

  await practice.link.answer(0, [[build as number]])
  expect(cue()).toBe('learn.build-choose')
  await practice.link.cancel()

  expect(cue()).toBe('learn.build-begin')
})
