/** Views and events arrive as the rules made them. */
import { cove, FIRST_GAME } from '@merchants/cove'
import { dale, DECKS } from '@merchants/dale'
import type { MatchViewOf } from '@merchants/protocol'
import type { GameDefinition, GameTypes } from '@merchants/tabletop'
import { advance, begin, fastChance, isRefusal, randomPlayer, SPECTATOR } from '@merchants/tabletop'
import { auction } from '@merchants/testkit/game'
import { expect, test } from 'vitest'
import { decodeView } from './decode-view.ts'

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function whatIsSeenArrives<G extends GameTypes>(game: GameDefinition<G>, setup: G['setup'], seed: number): void {
  const decide = randomPlayer(fastChance(seed))
  const viewers = [SPECTATOR, ...Array.from({ length: game.setup.players(setup) }, (_, seat) => seat)]
  let history = begin(game, game.deal(setup, fastChance(seed)))
  for (let step = 0; step < 300 && history.pause.decision !== undefined; step++) {
    for (const seat of viewers) {
      const view = game.view(history.pause, seat)
      const seen: MatchViewOf<G> = { step, view, act: undefined, whyNoUndo: undefined, curtain: undefined }
      const events = history.pause.news.map((event) => game.viewEvent(event, seat)).filter(Boolean)

      expect(decodeView(sent(seen)).view).toEqual(seen.view)
      expect(sent(events)).toEqual(events)
    }
    const next = advance(game, history, [...decide(history.pause.decision)])
    if (isRefusal(next)) throw new Error(next.key)
    history = next
  }
}

test.each([0, 1, 2, 3, 4])('views and events of a whole game of Dale, %i', (number) => {
  const decks = [0, 1, 2, 3].map((more) => DECKS[(3 * number + more) % DECKS.length]!)
  whatIsSeenArrives(dale, { players: 3, decks, teams: false }, number)
})

test.each([0, 1])('of Cove, %i', (number) => {
  whatIsSeenArrives(cove, { ...FIRST_GAME, merchants: ['blacksmith', 'alchemist'] }, number)
})

test('of any other game', () => {
  whatIsSeenArrives(auction, { players: 3 }, 1)
})

test('parts without empty places keep their identity', () => {
  const view = { decision: undefined, waitsFor: 0, full: [{ a: 1 }], gaps: [1, null] }
  const seen = decodeView({ step: 0, view, act: undefined, whyNoUndo: undefined, curtain: undefined })

  expect(seen.view.full).toBe(view.full)
  expect(seen.view.gaps).toEqual([1, undefined])
})

test('a part that has not changed since the view before is the same, also one with empty places', () => {
  const same = { market: [{ at: 1 }, null], others: [[null, 2]] }
  const decoded = [1, 2].map((turn) => {
    const view = { decision: undefined, waitsFor: 0, turn, ...same }
    return decodeView({ step: 0, view, act: undefined, whyNoUndo: undefined, curtain: undefined }).view
  })

  expect(decoded[1]?.market).toEqual([{ at: 1 }, undefined])
  expect(decoded[1]?.market).toBe(decoded[0]?.market)
  expect(decoded[1]?.others).toBe(decoded[0]?.others)
})
