/** How the market is arranged. */
import { randomBot } from '@merchants/bots'
import type { CardId, DaleHistory, DecisionView } from '@merchants/dale'
import { actUnderWay, beginSaved, dale, view } from '@merchants/dale'
import { advance, advanceAll, fastChance, hash, isRefusal } from '@merchants/tabletop'
import { describe, expect, test } from 'vitest'
import type { MarketOrder } from './market-order.ts'
import { answersTo, arrangedBy, beginMarketOrder, slotOfBought, swapped } from './market-order.ts'

describe('an arrangement at a real table', () => {
  /** A purchase with Calculations, at the question where the bought card goes. */
  function atToSlot(seed: string): DaleHistory | undefined {
    const chance = fastChance(hash(seed))
    const setup = { players: 2, decks: ['platypuses', 'macaws', 'squirrels'], teams: false, starter: 0, seed } as const
    let history = beginSaved(setup)
    for (let answers = 0; answers < 400 && history.pause.decision !== undefined; answers++) {
      const { decision } = history.pause
      if (decision.ask === 'to slot' && decision.options.length > 1) return history
      const next = advance(dale, history, randomBot.decide(view(history.pause, decision.seat), chance))
      if (isRefusal(next)) throw new Error(next.key)
      history = next
    }
    return undefined
  }
  const found = Array.from({ length: 60 }, (_, at) => atToSlot(`arranged ${at}`)).filter((each) => each !== undefined)

  test('is as it was shown, whatever was swapped, and the bought card is gone from its slot', () => {
    expect(found.length).toBeGreaterThan(3)
    let askedMore = 0
    for (const history of found) {
      const { pause } = history
      const match = view(pause, pause.decision?.seat ?? 0)
      const decision = match.decision as DecisionView
      const slot = actUnderWay(history)?.slot
      const begun = beginMarketOrder(decision, slot) as MarketOrder
      for (const [one, other] of [
        [0, 1],
        [2, 4],
        [3, 0],
      ] as const) {
        const arrangement = swapped(begun, one, other)
        const answers = answersTo(decision, arrangement)
        const to = slotOfBought(arrangement) as number
        expect(answers === undefined).toBe(!(decision.options as number[]).includes(to))
        if (answers === undefined) continue
        const after = advanceAll(dale, history, answers)
        if (isRefusal(after)) throw new Error(after.key)
        // The next question shows the market as it was arranged.
        const act = actUnderWay(after)
        if (act?.do === 'buy') {
          expect(arrangedBy(act)).toMatchObject({ from: arrangement.from, bought: slot })
          askedMore += 1
        }
        const wanted = arrangement.from.flatMap((from, at) => (at === to ? [] : (match.market[from] ?? [])))
        expect(marketAfter(after).slice(0, wanted.length)).toEqual(wanted)
      }
    }
    expect(askedMore).toBeGreaterThan(3)
  })

  test('begins where the bought card was moved when undo asks for the others again', () => {
    for (const history of found) {
      const { pause } = history
      const options = (pause.decision?.options ?? []) as number[]
      options.forEach((to, at) => {
        const moved = advance(dale, history, [at])
        if (isRefusal(moved)) throw new Error(moved.key)
        const act = actUnderWay(moved)
        const decision = view(moved.pause, pause.decision?.seat ?? 0).decision as DecisionView
        const begun = beginMarketOrder(decision, act?.slot, act?.to) as MarketOrder
        expect(slotOfBought(begun)).toBe(to)
        // Confirmed as it is shown, the others are as the rules leave them.
        expect(answersTo(decision, begun)).toEqual([[0, 1, 2, 3]])
      })
    }
  })
})

/** The market once the purchase is done: cards slide to the right, and new ones come behind them. */
function marketAfter(begun: DaleHistory): readonly (CardId | undefined)[] {
  let history = begun
  while (history.pause.decision?.joins) {
    const { options, min } = history.pause.decision
    const next = advance(
      dale,
      history,
      Array.from({ length: Math.min(min, options.length) }, (_, at) => at),
    )
    if (isRefusal(next)) throw new Error(next.key)
    history = next
  }
  return view(history.pause, 0).market
}
