/** `merchants sim cove`: the same seed gives the same games, the numbers add up, and the drawing shows them. */
import { describe, expect, test } from 'vitest'
import { printSummary } from './command.ts'
import { binsOf, histogramOf } from './histogram.ts'
import type { CovePlan, CoveTally } from './play.ts'
import { playCoveGames } from './play.ts'
import type { CoveSummary } from './summary.ts'
import { spreadOf } from './summary.ts'

const plan: CovePlan = {
  games: 8,
  level: 'normal',
  merchant: 'blacksmith',
  rogue: 'criminals',
  sets: ['locals', 'mercenaries'],
  bot: 'sensible',
  seed: '5',
}

const never = new AbortController().signal
const played = (changes: Partial<CovePlan> = {}): Promise<CoveTally> =>
  playCoveGames({ ...plan, ...changes }, never, () => undefined)

const summaryOf = async (changes: Partial<CovePlan> = {}): Promise<CoveSummary> =>
  JSON.parse(printSummary({ ...plan, ...changes }, await played(changes), true)) as CoveSummary

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

describe('many games', () => {
  test('the same seed gives the same games, another one others', async () => {
    expect(await played()).toEqual(await played())
    expect(await played({ seed: '6' })).not.toEqual(await played())
  })

  test.each(['blacksmith', 'alchemist'] as const)('all gold of the %s comes from somewhere', async (merchant) => {
    const { games, stopped, gold, sources, turns } = await summaryOf({ merchant })

    expect({ games, stopped }).toEqual({ games: 8, stopped: false })
    expect(sum(Object.values(sources.human))).toBeCloseTo(gold.human.mean, 1)
    expect(sum(Object.values(sources.huckster))).toBeCloseTo(gold.huckster.mean, 1)
    expect(sources.human).not.toHaveProperty('pool')
    expect(sources.huckster).not.toHaveProperty('staff')
    expect(turns.all.mean).toBeCloseTo(turns.human.mean + turns.huckster.mean, 1)
  })

  test('the win rate is the share of games with more gold than the Huckster, within its interval', async () => {
    const tally = await played({ games: 20 })
    const won = tally.human.gold.filter((gold, game) => gold > (tally.huckster.gold[game] ?? 0)).length
    const { humanWins, humanWinRate, humanWinRateInterval } = await summaryOf({ games: 20 })

    expect(humanWins).toBe(won)
    expect(humanWinRate).toBe(won / 20)
    expect(humanWinRateInterval.low).toBeLessThan(humanWinRate)
    expect(humanWinRateInterval.high).toBeGreaterThan(humanWinRate)
  })

  test('a human who does anything loses, and the hard Huckster earns more', async () => {
    const anything = await summaryOf({ bot: 'random', games: 30 })
    const hard = await summaryOf({ bot: 'random', level: 'hard', games: 30 })

    expect(anything.humanWinRate).toBeLessThan(0.2)
    expect(hard.gold.huckster.mean).toBeGreaterThan(anything.gold.huckster.mean)
  })

  test('stops on request and reports the games so far', async () => {
    const stop = new AbortController()
    const tally = await playCoveGames({ ...plan, games: 1_000_000 }, stop.signal, () => stop.abort())
    const { games, stopped } = JSON.parse(printSummary(plan, tally, true)) as CoveSummary

    expect(games).toBeGreaterThan(0)
    expect(stopped).toBe(games < plan.games)
    expect(printSummary({ ...plan, games: 1_000_000 }, tally, false)).toContain('stopped early')
  })

  test('zero games are fine', async () => {
    const tally = await playCoveGames(plan, AbortSignal.abort(), () => undefined)

    expect(printSummary(plan, tally, false)).toContain('0 games of 8')
    expect(histogramOf(plan, tally)).not.toContain('NaN')
  })
})

describe('the numbers', () => {
  test('a spread shows the mean, its interval and the quantiles', () => {
    const ten = Array.from({ length: 10 }, (_, at) => at + 1)
    expect(spreadOf(ten)).toMatchObject({ mean: 5.5, least: 1, p10: 1, p25: 3, median: 5, p75: 8, p90: 9, most: 10 })
    expect(spreadOf(ten).low).toBeCloseTo(3.62, 1)
    expect(spreadOf([7])).toMatchObject({ mean: 7, low: 7, high: 7, deviation: 0 })
  })

  test('bins have round steps and hold all games', () => {
    const { from, step, human, huckster } = binsOf([103, 180, 181], [-7, 240])

    expect([from, step]).toEqual([-20, 20])
    expect(sum(human)).toBeCloseTo(100)
    expect(sum(huckster)).toBeCloseTo(100)
    expect(human).toHaveLength(14)
  })
})

describe('the drawing', () => {
  test('shows both, told apart by colour and pattern, with names and a description', async () => {
    const svg = histogramOf(plan, await played())

    expect(svg).toContain('<title id="title">Gold of the blacksmith and of the normal Huckster</title>')
    expect(svg).toContain('<desc id="about">8 games')
    expect(svg.match(/<pattern /g)).toHaveLength(2)
    expect(svg.match(/<rect class="human"/g)?.length).toBeGreaterThan(2)
    expect(svg.match(/<rect class="huckster"/g)?.length).toBeGreaterThan(2)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.match(/</g)?.length).toBe(svg.match(/>/g)?.length)
  })
})
