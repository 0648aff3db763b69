/** Looking back at a golden game in the terminal, with a report and a drawing. */
import { readFileSync } from 'node:fs'
import type { Json } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { analyse, analyseCove } from './command.ts'
import { COVE_TELLING } from './cove-words.ts'
import { curveOf } from './curve.ts'
import { DALE_TELLING } from './dale-words.ts'
import { reportOf } from './report.ts'

const GOLDEN = new URL('../../../../packages/dale/src/testing/golden/two-players.json', import.meta.url)
const { moves, ...start } = JSON.parse(readFileSync(GOLDEN, 'utf8')) as { moves: string[] }
/** The first moves of a game that both players have played. */
const opening = (count: number): Json => ({ ...start, moves: moves.slice(0, count) })

test('a game is analysed, reported and drawn, and the same game gives the same analysis', async () => {
  const review = await analyse(opening(12), 1, 20)

  expect(review.judged).toBe(review.of)
  expect(review.decisions.length).toBeGreaterThan(3)
  expect(review.result).toBeUndefined()
  expect(reportOf(review, DALE_TELLING)).toMatch(/^p2: \d+ decisions, \d+ blunder/)
  expect(reportOf(review, DALE_TELLING)).toContain('build stack 1 with')
  expect(curveOf(review)).toMatch(/^<svg .*<path d="M52\.0 /s)
  expect(await analyse(opening(12), 1, 20)).toEqual(review)
})

test('a game that is not possible and a seat that is not there are named', async () => {
  await expect(analyse({ ...start, moves: ['p1 build macaws-5a'] }, 0, 20)).rejects.toThrow('move 1 is not possible')
  await expect(analyse(opening(2), 3, 20)).rejects.toThrow('there is no p4 in this game')
})

test('a game of the Cove is analysed, reported and drawn', async () => {
  const golden = new URL('../../../../packages/cove/src/testing/golden/solo-blacksmith.json', import.meta.url)
  const { moves: all, ...setup } = JSON.parse(readFileSync(golden, 'utf8')) as { moves: string[] }
  const game: Json = { ...setup, moves: all.slice(0, 12) }
  const review = await analyseCove(game, 0, 20)

  expect(review.judged).toBe(review.of)
  expect(review.decisions.length).toBeGreaterThan(3)
  expect(reportOf(review, COVE_TELLING)).toMatch(/^p1: \d+ decisions, \d+ blunder/)
  expect(reportOf(review, COVE_TELLING)).toContain('go ')
  expect(curveOf(review)).toMatch(/^<svg .*<path d="M52\.0 /s)
  expect(await analyseCove(game, 0, 20)).toEqual(review)
  await expect(analyseCove(game, 1, 20)).rejects.toThrow('there is no p2 in this game')
})
