/** Views are shown one after the other, none is skipped unless a press asks for it, and a question to the viewer waits for nothing. */
import { expect, test } from 'vitest'
import type { DaleMatchView } from '../match-types.ts'
import type { Deed } from './deeds.ts'
import type { Stage } from './stage.ts'
import { arrive, comeToRest, skipAhead, stageOf, tellings } from './stage.ts'

interface Moment {
  readonly game?: string
  readonly seat?: number
  readonly events?: number
  readonly isAsked?: boolean
}

const sightAt = (
  step: number,
  { game = 'g', seat = 0, events = step * 2, isAsked = false }: Moment = {},
): DaleMatchView =>
  ({
    game,
    step,
    log: Array.from({ length: events }),
    view: { seat, decision: isAsked ? {} : undefined },
  }) as unknown as DaleMatchView

const steps = ({ shown, waiting }: Stage): readonly number[] => [shown, ...waiting].map(({ step }) => step)
const through = (first: DaleMatchView, ...more: readonly DaleMatchView[]): Stage => more.reduce(arrive, stageOf(first))

test('the first view shows no news, and the next one is shown immediately', () => {
  const stage = through(sightAt(4), sightAt(5))

  expect(stageOf(sightAt(4)).newsFrom).toBe(8)
  expect([steps(stage), stage.isAtRest, stage.newsFrom]).toEqual([[5], false, 8])
})

test('views that arrive during an animation wait, in order', () => {
  const stage = through(sightAt(4), sightAt(5), sightAt(6), sightAt(7))

  expect(steps(stage)).toEqual([5, 6, 7])
  const next = comeToRest(stage)
  expect([steps(next), next.isAtRest, next.newsFrom]).toEqual([[6, 7], false, 10])
  const last = comeToRest(comeToRest(next))
  expect([steps(last), last.isAtRest]).toEqual([[7], true])
})

test('a press shows the newest view and no more news', () => {
  const stage = skipAhead(through(sightAt(4), sightAt(5), sightAt(6), sightAt(7)))

  expect([steps(stage), stage.isAtRest]).toEqual([[7], true])
})

test('nothing waits while the viewer is asked a question', () => {
  const stage = through(sightAt(4), sightAt(5, { isAsked: true }), sightAt(6))

  expect(steps(stage)).toEqual([6])
})

test('another game, another viewer or a step back are shown immediately and are not news', () => {
  const busy = through(sightAt(4), sightAt(5), sightAt(6))
  for (const leap of [sightAt(7, { game: 'h' }), sightAt(7, { seat: 1 }), sightAt(3), sightAt(6, { events: 2 })]) {
    expect(arrive(busy, leap)).toEqual(stageOf(leap))
  }
})

test('a new view of the same moment replaces the first', () => {
  const again = sightAt(6)
  const stage = arrive(through(sightAt(4), sightAt(5), sightAt(6)), again)

  expect(steps(stage)).toEqual([5, 6])
  expect(stage.waiting[0]).toBe(again)
})

const deed = (id: number, seat: number): Deed => ({ id, seat, kind: 'action' }) as Deed

test('the bar shows only what is new, and after a long absence only the last action', () => {
  const stage = through(sightAt(4), sightAt(5, { events: 30 }))
  const some = [deed(7, 1), deed(8, 1), deed(9, 0), deed(12, 2)]

  expect(tellings(some, stage).map(({ id }) => id)).toEqual([8, 12])
  const many = Array.from({ length: 9 }, (_, at) => deed(8 + at, 1))
  expect(tellings(many, stage).map(({ id }) => id)).toEqual([16])
  expect(tellings(some, skipAhead(through(sightAt(20))))).toEqual([])
})
