/** Whatever a seat may see arrives as the rules have made it. */
import { beginSaved, dale, DECKS, SPECTATOR, view, viewEvent } from '@merchants/dale'
import type { Seen } from '@merchants/protocol'
import { advance, fastChance, isRefusal, randomPlayer } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { asSeen } from './wire.ts'

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

test.each([0, 1, 2, 3, 4])('views and events of a whole game, %i', (number) => {
  const decks = [0, 1, 2, 3].map((more) => DECKS[(3 * number + more) % DECKS.length]!)
  const decide = randomPlayer(fastChance(number))
  let history = beginSaved({ players: 3, decks, teams: false, seed: `wire ${number}` })
  for (let step = 0; step < 300 && history.pause.decision !== undefined; step++) {
    for (const seat of [SPECTATOR, 0, 1, 2]) {
      const seen: Seen = {
        step,
        view: view(history.pause, seat),
        act: undefined,
        whyNoUndo: undefined,
        curtain: undefined,
      }
      const events = history.pause.news.map((event) => viewEvent(event, seat)).filter((event) => event !== undefined)

      expect(asSeen(sent(seen)).view).toEqual(seen.view)
      expect(sent(events)).toEqual(events)
    }
    const next = advance(dale, history, [...decide(history.pause.decision)])
    if (isRefusal(next)) throw new Error(next.key)
    history = next
  }
})
