/** Whole moves: exactly those that can be reached by answering one question after the other. */
import type { Answer } from '@merchants/tabletop'
import { apply, fastChance, isRefusal, randomPlayer, run } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { DaleDecision } from '../decision.ts'
import { catalogue } from '../decks/index.ts'
import { daleRules, playOut } from '../game.ts'
import type { DalePause } from '../notation/play.ts'
import { load } from '../notation/run.ts'
import { newGame } from '../setup.ts'
import { anySetup } from '../testing/setups.ts'
import { viewDecision } from '../view-decision.ts'
import { MOST_CARDS, wholeMoves } from './whole-moves.ts'

const after = (pause: DalePause, answer: Answer): DalePause => {
  const next = apply(daleRules, pause, answer)
  if (isRefusal(next)) throw new Error(next.key)
  return next
}

/** How many different whole moves an act begins, by asking the question after it. */
function reached(pause: DalePause, at: number): number {
  const { decision, now, answers } = after(pause, [at])
  if (decision === undefined || answers.length === 0) return 1
  if (decision.ask === 'pay' || decision.ask === 'stack') return decision.options.length
  if (decision.ask !== 'inventory' || decision.options.length > MOST_CARDS) return 1
  const counts = new Map<unknown, number>()
  for (const card of viewDecision(now, decision).options) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts.values()].reduce((product, count) => product * (count + 1), 1)
}

test('whole moves are all that can be reached by their answers, each once (60 games)', () => {
  let compared = 0
  for (let seed = 1; seed <= 60; seed++) {
    const state = newGame(anySetup(seed), fastChance(seed))
    playOut(state, randomPlayer(fastChance(seed * 3)), (seed * 5) % 45)
    const pause: DalePause = run(daleRules, { rest: state, answers: [] })
    if (pause.decision?.ask !== 'action') continue
    const decision: DaleDecision = pause.decision
    const moves = wholeMoves(pause.now, decision)
    const expected = decision.options.map((_, at) => reached(pause, at))
    const counted = decision.options.map((_, at) => moves.filter(({ answers }) => answers[0]?.[0] === at).length)
    expect(counted, `game ${seed}`).toEqual(expected)
    expect(new Set(moves.map(({ answers }) => JSON.stringify(answers))).size).toBe(moves.length)
    for (const { answers } of moves) {
      const [act, then] = answers
      const begun = after(pause, act as Answer)
      if (then !== undefined) after(begun, then)
    }
    compared += moves.length
  }
  expect(compared).toBeGreaterThan(1000)
})

test('a large hand has too many choices of discards, so they are left open', () => {
  const hand = catalogue.slice(0, 18).map(({ id }) => id)
  const { rest } = load({ game: 'dale', players: [{ hand }, {}] }).pause
  const { now, decision } = run(daleRules, { rest, answers: [] })
  const moves = wholeMoves(now, decision as DaleDecision)

  expect(moves.filter(({ act }) => act.do === 'take inventory').map(({ answers }) => answers.length)).toEqual([1])
})
