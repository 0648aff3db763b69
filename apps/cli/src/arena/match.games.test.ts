/** A match of the arena: paired deals, and a stopped match that is resumed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Match } from './match.ts'
import { everyPair, playMatch, playMatches } from './match.ts'
import { inLines, outcomeOf, ratingsOf } from './outcome.ts'
import { plotOf } from './plot.ts'

const match: Match = {
  a: { level: 'seasoned', iterations: 0 },
  b: { level: 'random', iterations: 0 },
  games: 8,
  company: { players: 2, teams: false },
  from: 1,
}
const running = { threads: 0, redis: undefined, keep: undefined, stop: new AbortController().signal, played: () => {} }

test('each deal is played on both seats, and medium beats random', async () => {
  const outcome = outcomeOf(match, await playMatch(match, running))

  expect(outcome).toMatchObject({ a: 'seasoned', b: 'random', games: 8, fairShare: 0.5 })
  expect(outcome.share).toBeGreaterThan(0.7)
  expect(inLines([outcome], ratingsOf([outcome]))).toContain('medium against random')
  expect(plotOf([outcome])).toContain('<circle')
})

test('a stopped match continues where it was, with the same result', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-arena-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const keep = join(folder, 'match.ndjson')
  const whole = await playMatch(match, running)

  const stop = new AbortController()
  const some = await playMatch(match, { ...running, keep, stop: stop.signal, played: () => stop.abort() })
  expect(some).toHaveLength(1)
  // A line that was cut off by a power failure.
  writeFileSync(keep, `${readFileSync(keep, 'utf8')}{"match":"seas`)
  const rest = await playMatch(match, { ...running, keep })

  expect(rest).toEqual(whole)
})

test('three players and teams, each side once on every seat', async () => {
  const three = await playMatch({ ...match, games: 3, company: { players: 3, teams: false } }, running)
  const teams = await playMatch({ ...match, games: 2, company: { players: 4, teams: true } }, running)

  expect(three.map(({ games }) => games)).toEqual([3])
  expect(teams.map(({ games }) => games)).toEqual([2])
})

test('a round robin has every pair once, and rates all who played', async () => {
  const sides = { random: match.b, novice: { level: 'novice', iterations: 0 }, seasoned: match.a } as const
  const pairs = everyPair(['random', 'novice', 'seasoned'] as const)
  const matches = pairs.map(([a, b]) => ({ ...match, a: sides[a], b: sides[b], games: 6 }))

  const outcomes = (await playMatches(matches, running)).map(([each, deals]) => outcomeOf(each, deals))

  expect(outcomes.map(({ a, b, games }) => [a, b, games])).toEqual([
    ['novice', 'random', 6],
    ['seasoned', 'random', 6],
    ['seasoned', 'novice', 6],
  ])
  const { random, novice = 0, seasoned } = ratingsOf(outcomes)
  expect(random).toBe(1500)
  expect(novice).toBeGreaterThan(1500)
  expect(seasoned).toBeGreaterThan(novice)
})

test('stopping a round robin ends all of its matches', async () => {
  const stop = new AbortController()
  const played = (): void => stop.abort()

  const begun = await playMatches([match, { ...match, from: 100 }], { ...running, stop: stop.signal, played })

  expect(begun.map(([{ from }, deals]) => [from, deals.length])).toEqual([[1, 1]])
})
