/** `merchants sim`: the same seed gives the same games, and the numbers add up. */
import { describe, expect, test } from 'vitest'
import { planOf, simulate } from './sim.ts'
import type { Plan } from './sim/play.ts'
import { playGames } from './sim/play.ts'
import { Progress } from './sim/progress.ts'
import type { Summary } from './sim/summary.ts'
import { shareOf } from './sim/summary.ts'

const plan: Plan = { games: 12, players: 3, decks: 'random', teams: false, bots: ['random'], seed: '5', turns: 2000 }

const summaryOf = async (changes: Partial<Plan>): Promise<Summary> =>
  JSON.parse(await simulate({ ...plan, ...changes }, true)) as Summary

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

describe('many games', () => {
  test('the same seed gives the same output, another one another', async () => {
    const first = await simulate(plan, true)

    expect(await simulate(plan, true)).toBe(first)
    expect(await simulate({ ...plan, seed: '6' }, true)).not.toBe(first)
    expect(await simulate(plan, false)).toBe(await simulate(plan, false))
  })

  test('every game has one winner, and every deck its games', async () => {
    const { games, stopped, cutOff, winsBySeat, decks, turns, cards } = await summaryOf({})

    expect({ games, stopped }).toEqual({ games: 12, stopped: false })
    expect(sum(winsBySeat.map(({ wins }) => wins)) + cutOff).toBe(12)
    expect(sum(decks.map((deck) => deck.games))).toBe(12 * 4)
    expect(turns.median).toBeLessThanOrEqual(turns.p95)
    expect(turns.p95).toBeLessThanOrEqual(turns.longest)
    expect(cards.stacksPerGame).toBeGreaterThanOrEqual(8)
    expect(cards.builtPerGame).toBeGreaterThanOrEqual(cards.stacksPerGame)
    expect(cards.boughtPerGame).toBeGreaterThan(0)
  })

  test('chosen decks are played', async () => {
    const { decks } = await summaryOf({ players: 2, decks: ['owls', 'foxes', 'pandas'], games: 3 })

    expect(decks.map(({ deck }) => deck).toSorted()).toEqual(['foxes', 'owls', 'pandas'])
  })

  test('teams win together', async () => {
    const { winsBySeat, cutOff } = await summaryOf({ players: 4, teams: true, games: 4 })
    const [one, two, three, four] = winsBySeat.map(({ wins }) => wins)

    expect([three, four]).toEqual([one, two])
    expect((one ?? 0) + (two ?? 0) + cutOff).toBe(4)
  })

  test('bots change seats from game to game, and the medium level beats random moves', async () => {
    const { winsByBot } = await summaryOf({ players: 2, bots: ['seasoned', 'random'], games: 6 })

    expect(winsByBot.map(({ bot, of }) => [bot, of])).toEqual([
      ['random', 6],
      ['seasoned', 6],
    ])
    expect(winsByBot[1]?.wins).toBeGreaterThan(winsByBot[0]?.wins ?? 0)
  })

  test('games that do not end are cut off and reported', async () => {
    const { cutOff, turns } = await summaryOf({ turns: 3 })

    expect(cutOff).toBe(12)
    expect(turns.longest).toBe(4)
    expect(await simulate({ ...plan, turns: 3 }, false)).toContain('12 games were cut off after 3 turns')
  })

  test('stops on request and reports the games so far', async () => {
    const stop = new AbortController()
    const { turns } = await playGames({ ...plan, games: 1_000_000 }, stop.signal, () => stop.abort())

    expect(turns.length).toBeGreaterThan(0)
    expect(turns.length).toBeLessThan(1_000_000)
  })

  test('zero games are fine', async () => {
    const stop = AbortSignal.abort()
    const tally = await playGames(plan, stop, () => undefined)

    expect(tally.turns).toEqual([])
  })
})

describe('options', () => {
  const options = {
    games: 1,
    decks: 'random',
    teams: false,
    bots: ['random'],
    seed: '1',
    turns: 10,
    json: false,
  } as const

  test('teams are four, others three', () => {
    expect(planOf(options)).toMatchObject({ players: 3 })
    expect(planOf({ ...options, teams: true })).toMatchObject({ players: 4 })
  })

  test.each([
    [{ players: 3, teams: true }, /team game has exactly 4/],
    [{ decks: ['owls'] as const }, /needs 4 decks/],
    [{ decks: ['owls', 'owls', 'foxes', 'pandas'] as const }, /once/],
    [{ players: 2, bots: ['random', 'random', 'random'] }, /seats/],
  ])('%j cannot be played', (changes, reason) => {
    expect(planOf({ ...options, ...changes })).toMatch(reason)
  })
})

test('a share is within its interval, which shrinks with more games', () => {
  expect(shareOf(1, 2)).toMatchObject({ share: 0.5 })
  expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 })
  expect(shareOf(500, 1000)).toEqual({ wins: 500, of: 1000, share: 0.5, low: 0.4691, high: 0.5309 })
  expect(shareOf(0, 10).high).toBeLessThan(0.3)
})

test('the bar is only for a terminal', () => {
  const shown: string[] = []
  const write = (text: string): boolean => shown.push(text) > 0
  const quiet = new Progress(10, { isTTY: false, write } as never)
  quiet.show(5)
  quiet.clear()
  expect(shown).toEqual([])

  const lively = new Progress(10, { isTTY: true, write } as never)
  lively.show(5)
  lively.clear()
  expect(shown[0]).toContain('[###############...............] 5 of 10 games')
  expect(shown[1]).toBe('\r\x1b[K')
})
