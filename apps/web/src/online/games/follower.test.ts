/** Each viewer follows a game online at their own pace. */
import type { TableMatchView } from '@merchants/client'
import type { Frame } from '@merchants/protocol'
import type { GameTypes, Refusal } from '@merchants/tabletop'
import { beforeEach, expect, test } from 'vitest'
import type { Followed } from './follower.ts'
import { Follower } from './follower.ts'

const view = { decision: undefined, waitsFor: undefined }

const sightAt = (step: number, question = step, game = 1): TableMatchView => ({
  game,
  question,
  step,
  view,
  act: undefined,
  whyNoUndo: undefined,
  curtain: undefined,
  log: Array.from({ length: step + 1 }, (_, at) => ({ step: at, event: { what: at } })),
  news: 0,
})

/** A server that tells two frames of each answer, or refuses. */
let refusal: Refusal | undefined
let asked: (readonly [number | undefined, number])[]
let shown: Followed<GameTypes>[]
let follower: Follower<GameTypes>

beforeEach(() => {
  refusal = undefined
  asked = []
  shown = []
  follower = new Follower(
    async (from, to) => {
      asked.push([from, to])
      const steps = Array.from({ length: to - (from ?? -1) }, (_, at) => (from ?? -1) + at + 1)
      return refusal ?? steps.flatMap((step): Frame[] => [0, 1].map((part) => ({ step, event: { part }, view })))
    },
    (followed) => shown.push(followed),
  )
})

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
const told = (): (readonly [step: number, frames: number])[] =>
  shown.map(({ match, frames }) => [match.step, frames.length])

/** The viewer has seen everything that is on the screen. */
async function reads(): Promise<void> {
  follower.rest(true)
  await settled()
}

test('a viewer who comes in the middle sees the current state', async () => {
  follower.see(sightAt(7))
  await reads()

  expect(told()).toEqual([[7, 0]])
  expect(asked).toEqual([])
})

test('a viewer who is there from the beginning sees the opening, even if an automaton moves first', async () => {
  follower.see(sightAt(1))
  await settled()
  await reads()

  expect(told()).toEqual([
    [0, 2],
    [1, 2],
  ])
  expect(asked).toEqual([[undefined, 1]])
})

test('newer views wait until the viewer is ready and come answer by answer', async () => {
  follower.see(sightAt(7))
  follower.see(sightAt(8))
  follower.see(sightAt(9))
  await settled()
  expect(told()).toEqual([[7, 0]])

  await reads()
  expect(told().slice(1)).toEqual([[8, 2]])
  follower.see(sightAt(10))
  await settled()
  expect(told().slice(1)).toEqual([[8, 2]])

  await reads()
  await reads()
  expect(told().slice(1)).toEqual([
    [8, 2],
    [9, 2],
    [10, 2],
  ])
  expect(shown[1]?.match.log).toHaveLength(9)
  expect(asked).toEqual([
    [7, 9],
    [9, 10],
  ])
})

test('a view without a new answer is shown as soon as the viewer is ready', async () => {
  follower.see(sightAt(7))
  await reads()
  follower.see({ ...sightAt(7), news: 3 })

  expect(told()).toEqual([
    [7, 0],
    [7, 0],
  ])
  expect(asked).toEqual([])
})

test('skipping leads to where the game is', async () => {
  follower.see(sightAt(7))
  follower.see(sightAt(11))
  await reads()
  follower.see(sightAt(12))
  follower.skip()
  await reads()

  expect(told()).toEqual([
    [7, 0],
    [8, 2],
    [12, 0],
  ])
})

test('an undo is shown immediately, even in the middle of a turn', async () => {
  follower.see(sightAt(7))
  follower.see(sightAt(9))
  await reads()
  follower.see(sightAt(8, 10))
  await settled()

  expect(told()).toEqual([
    [7, 0],
    [8, 2],
    [8, 0],
  ])
})

test('after a lost connection, and in the next game, the current state is shown', async () => {
  follower.see(sightAt(7))
  await reads()
  follower.lose()
  follower.see(sightAt(9))
  await reads()
  follower.see(sightAt(3, 40, 2))
  await reads()

  expect(told()).toEqual([
    [7, 0],
    [9, 0],
    [3, 0],
  ])
  expect(asked).toEqual([])
})

test('steps without frames from the server are shown without them', async () => {
  follower.see(sightAt(7))
  refusal = { key: 'no-such-step', facts: {} }
  follower.see(sightAt(8))
  await reads()

  expect(told()).toEqual([
    [7, 0],
    [8, 0],
  ])
})
