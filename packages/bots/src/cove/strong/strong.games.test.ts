/** Levels of the Cove that look ahead: honest, legal, repeatable by seed, and done in time. */
import type { CoveDecision, Event, Setup, State } from '@merchants/cove'
import { cove, FIRST_GAME, newGame, view, World } from '@merchants/cove'
import { anySetup, hiddenTwin } from '@merchants/cove/testing'
import type { Answer, Pause } from '@merchants/tabletop'
import { apply, fastChance, isRefusal, run } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { adviseInCove } from '../coach/advice.ts'
import { sensibleBot } from '../sensible.ts'
import { COVE_SEARCHERS } from './levels.ts'

type CovePause = Pause<State, CoveDecision, Event>
type Player = (pause: CovePause, decision: CoveDecision) => Answer

/** Each pause of a game. */
function* gameOf(setup: Setup, seed: number, player: Player): Generator<CovePause> {
  let pause: CovePause = run(cove, { rest: newGame(setup, fastChance(seed)), answers: [] })
  while (pause.decision !== undefined) {
    yield pause
    const next = apply(cove, pause, pause.decision.kind === 'steps' ? [0] : player(pause, pause.decision))
    if (isRefusal(next)) throw new Error(next.key)
    pause = next
  }
  yield pause
}

const sensible: Player = (pause, { seat }) => sensibleBot.decide(view(pause, seat), fastChance(1))

const quick =
  (seed: number): Player =>
  (pause, { seat }) =>
    quickAnswer(pause, seat, seed)

function quickAnswer(pause: CovePause, seat: number, seed: number): Answer {
  const chance = fastChance(seed)
  return COVE_SEARCHERS.quick.decideNow({ view: view(pause, seat), world: World.of(pause, chance) }, chance, 0)
}

/** The first action of a human. */
function firstAction(): CovePause {
  for (const pause of gameOf(FIRST_GAME, 4, sensible)) if (pause.decision?.ask === 'action') return pause
  throw new Error('nobody acts')
}

test('levels and the coach answer the same when everything hidden is shuffled, at rest and in the middle of a turn', async () => {
  const count = { rest: 0, middle: 0 }
  for (let game = 1; game <= 2; game++) {
    let at = 0
    for (const pause of gameOf(anySetup(game * 7), game, sensible)) {
      const seat = pause.decision?.seat ?? -1
      if (pause.decision?.kind === 'steps' || pause.decision === undefined || at++ % 22 !== 0) continue
      const twin = hiddenTwin(pause, game)
      if (twin === undefined) continue
      expect(quickAnswer(twin, seat, game)).toEqual(quickAnswer(pause, seat, game))
      const [one, other] = [pause, twin].map((each) => World.of(each, fastChance(game)))
      if (one === undefined || other === undefined) continue
      const advice = await adviseInCove(one, fastChance(3), { iterations: 20 })
      expect(await adviseInCove(other, fastChance(3), { iterations: 20 })).toEqual(advice)
      count[pause.answers.length === 0 ? 'rest' : 'middle'] += 1
    }
  }
  expect(count.rest).toBeGreaterThan(2)
  expect(count.middle).toBeGreaterThan(2)
})

test('it plays any game to its end, alone and with another, and the same seed gives the same answers', () => {
  const endOf = (number: number) => [...gameOf(anySetup(number), 3, quick(number))].at(-1)?.now
  const end = endOf(5)
  expect([end?.phase, endOf(10)?.phase]).toEqual(['over', 'over'])
  expect(endOf(5)).toEqual(end)
})

test('thinking in steps, at once or in a world sent as text gives the same answer', async () => {
  const human = firstAction()
  const question = () => ({ view: view(human, 0), world: World.of(human, fastChance(7)) })
  const atOnce = COVE_SEARCHERS.trader.decideNow(question(), fastChance(9), 60)
  const sent = { view: view(human, 0), world: World.read(question().world?.write() ?? '') }

  expect(await COVE_SEARCHERS.trader.decide(question(), fastChance(9), { iterations: 60 })).toEqual(atOnce)
  expect(COVE_SEARCHERS.trader.decideNow(sent, fastChance(9), 60)).toEqual(atOnce)
})

test('it stops at its deadline, and immediately when the answer is no longer wanted', async () => {
  const human = firstAction()
  const question = { view: view(human, 0), world: World.of(human, fastChance(7)) }
  // A clock of its own. Each look at it takes a millisecond.
  let time = 0
  const now = (): number => (time += 1)
  const answer = await COVE_SEARCHERS.master.decide(question, fastChance(1), { deadline: 40, now })
  expect(answer).toHaveLength(1)
  expect(time).toBeLessThan(60)

  time = 0
  const signal = { aborted: false }
  const breathe = async (): Promise<void> => {
    signal.aborted = true
  }
  await COVE_SEARCHERS.master.decide(question, fastChance(1), { deadline: 10_000, now, signal, breathe })
  expect(time).toBeLessThan(60)
})

test('it earns more than a sensible player (a short match; the long ones are in docs/cove-balance.md)', () => {
  let lead = 0
  for (let seed = 1; seed <= 2; seed++) {
    const setup: Setup = { ...FIRST_GAME, merchants: [seed % 2 === 0 ? 'blacksmith' : 'alchemist'] }
    const goldOf = (player: Player): number => [...gameOf(setup, seed, player)].at(-1)?.now.humans[0]?.gold ?? 0
    lead += goldOf(quick(seed)) - goldOf(sensible)
  }
  expect(lead).toBeGreaterThan(0)
})
