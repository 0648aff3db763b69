/** A long log of which only the end is held, and nobody notices. */
import type { Event } from '@merchants/dale'
import { expect, test, vi } from 'vitest'
import { happenings, Log } from './log.ts'
import type { Happened } from './log.ts'

const eventsOf = (step: number): readonly Event[] => [
  { what: 'rolled', seat: 0, number: step },
  { what: 'not asked', seat: 0, ask: 'action' },
  { what: 'shuffled', seat: 1 },
]

/** The log of a game that has come so far, and how often it was told again. */
function played(steps: number) {
  const game = { steps: 0 }
  const all = (): Happened[] =>
    Array.from({ length: game.steps }, (_, at) => happenings(at + 1, eventsOf(at + 1))).flat()
  const tellAgain = vi.fn<() => Happened[]>(all)
  const log = new Log(tellAgain)
  const goOn = (more: number): void => {
    for (let step = 0; step < more; step++) {
      log.add(++game.steps, eventsOf(game.steps))
      log.trim()
    }
  }
  goOn(steps)
  return { log, game, goOn, all, tellAgain }
}

test('who follows a long game is told what is new, and nothing is played again for it', () => {
  const { log, goOn, all, tellAgain } = played(1000)
  for (let times = 0; times < 30; times++) {
    const before = log.length
    goOn(20)
    expect(log.from(before)).toEqual(all().slice(before))
  }
  expect(tellAgain).not.toHaveBeenCalled()
})

test('who comes late is told all of it; those who come soon after cost nothing more', () => {
  const { log, goOn, all, tellAgain } = played(1000)
  expect(log.length).toBe(2000)
  expect(log.from(0)).toEqual(all())
  goOn(50)
  expect(log.from(0)).toEqual(all())
  expect(log.from(7)).toEqual(all().slice(7))
  expect(tellAgain).toHaveBeenCalledTimes(1)
  goOn(100)
  expect(log.from(0)).toEqual(all())
  expect(tellAgain).toHaveBeenCalledTimes(2)
})

test.each([999, 950, 500, 1, 0])('of 1000 answers all but %i are taken back', (to) => {
  const { log, game, goOn, all } = played(1000)
  log.cut(to)
  game.steps = to
  expect(log.length).toBe(2 * to)
  expect(log.from(0)).toEqual(all())
  goOn(600)
  expect(log.from(0)).toEqual(all())
})

test('a game that goes another way when it is played again is a fault', () => {
  const { log, tellAgain, all } = played(1000)
  tellAgain.mockImplementation(() => all().slice(1))
  expect(() => log.from(0)).toThrow('A game went another way when it was played again.')
  expect(() => log.from(0)).toThrow('A game went another way when it was played again.')
})
