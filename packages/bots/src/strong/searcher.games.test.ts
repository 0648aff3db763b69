/** Levels that look ahead: any game to its end, the same answer by the same seed, and an end to all thinking. */
import type { Setup } from '@merchants/dale'
import { dale, view, World } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'
import { fastChance, hash, run } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { Side } from '../arena/duel.ts'
import { answerOf, duel, MOST_TURNS, playGame } from '../arena/duel.ts'
import { SEARCHERS } from './levels.ts'
import { setupOf } from '../training/setup.ts'

const QUICK: Side = { level: 'quick', iterations: 0 }

/** All answers of a game. */
function answersOf(setup: Setup, side: Side): Answer[] {
  const chance = fastChance(3)
  const answers: Answer[] = []
  playGame(setup, 5, (pause, seat) => {
    const answer = answerOf(side, pause, seat, chance)
    answers.push(answer)
    return answer
  })
  return answers
}

test('it plays any game to its end, with all numbers of players, teams, all decks', () => {
  for (let game = 0; game < 8; game++) {
    const chance = fastChance(game)
    const { winners, turns } = playGame(setupOf(game), hash(`whole ${game}`), (pause, seat) =>
      answerOf(QUICK, pause, seat, chance),
    )
    expect(winners.length, `game ${game}`).toBeGreaterThan(0)
    expect(turns).toBeLessThan(MOST_TURNS)
  }
})

test('the same seed and as many playouts give the same answers', () => {
  const setup = setupOf(2, { players: 2, teams: false })
  expect(answersOf(setup, QUICK)).toEqual(answersOf(setup, QUICK))
})

test('thinking in steps and thinking at once come to the same', async () => {
  const pause = run(dale, { rest: dale.deal(setupOf(1), fastChance(1)), answers: [] })
  const seen = view(pause, pause.decision?.seat ?? 0)
  const question = () => ({ view: seen, world: World.of(pause, fastChance(7)) })
  const atOnce = SEARCHERS.trader.decideNow(question(), fastChance(9), 200)
  const inSteps = await SEARCHERS.trader.decide(question(), fastChance(9), { iterations: 200 })
  const elsewhere = { view: seen, world: World.read(question().world?.write() ?? '') }

  expect(inSteps).toEqual(atOnce)
  expect(SEARCHERS.trader.decideNow(elsewhere, fastChance(9), 200)).toEqual(atOnce)
})

test('it stops at its deadline, and at once when the answer is not wanted', async () => {
  const pause = run(dale, { rest: dale.deal(setupOf(1), fastChance(1)), answers: [] })
  const seen = view(pause, pause.decision?.seat ?? 0)
  const question = { view: seen, world: World.of(pause, fastChance(7)) }
  // A clock of its own. Each look at it takes a millisecond.
  let time = 0
  const now = (): number => (time += 1)

  const answer = await SEARCHERS.master.decide(question, fastChance(1), { deadline: 40, now })
  expect(answer).toHaveLength(1)
  expect(time).toBeLessThan(60)

  time = 0
  const signal = { aborted: false }
  const breathe = async (): Promise<void> => {
    signal.aborted = true
  }
  await SEARCHERS.master.decide(question, fastChance(1), { deadline: 10_000, now, signal, breathe })
  expect(time).toBeLessThan(60)
})

test('foresight, which takes forty times as long as habit, does not begin with too little time for one deal', () => {
  const pause = run(dale, { rest: dale.deal(setupOf(2), fastChance(1)), answers: [] })
  const question = { view: view(pause, pause.decision?.seat ?? 0), world: World.of(pause, fastChance(7)) }
  const playoutsWith = (timeOfPlayout: number): number => {
    let time = 0
    const spent = (): number => (time += timeOfPlayout)
    return SEARCHERS.master.find(question, fastChance(1), { iterations: 8000, spent }).playouts
  }

  expect(playoutsWith(0.0001)).toBeGreaterThan(1000)
  expect(playoutsWith(0.01)).toBeLessThan(40)
})

test('it is better than a seasoned player (a short match; the long ones are in docs/bots.md)', () => {
  let games = 0
  let wins = 0
  for (let deal = 1; deal <= 15; deal++) {
    const result = duel(QUICK, { level: 'seasoned', iterations: 0 }, deal, { players: 2, teams: false })
    games += result.games
    wins += result.wins
  }
  expect(games).toBe(30)
  expect(wins / games).toBeGreaterThan(0.6)
})
