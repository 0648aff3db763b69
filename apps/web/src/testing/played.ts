/** For tests: whole games played by bots, as each seat saw them. */
import type { Bot } from '@merchants/bots'
import type { DaleHistory, Deck, Event } from '@merchants/dale'
import { beginSaved, dale, DECKS, decksNeeded, view, viewEvent } from '@merchants/dale'
import { advance, fastChance, isRefusal, shuffle } from '@merchants/tabletop'
import type { DaleLogEntry } from '../games/dale/match-types.ts'

export interface PlayedEvent {
  readonly step: number
  readonly event: Event
}

export interface PlayedGame {
  readonly happened: readonly PlayedEvent[]
  readonly end: DaleHistory['pause']
}

/** Random players take long to win; by then they have done everything. */
const MAX_ANSWERS = 500

/** A game with decks and players drawn from the seed. `watch` is called at every question. */
export function playGame(seed: number, bot: Bot, watch?: (pause: DaleHistory['pause']) => void): PlayedGame {
  const chance = fastChance(seed)
  const teams = seed % 4 === 3
  const players = teams ? 4 : 2 + (seed % 4)
  const decks: Deck[] = DECKS.slice()
  shuffle(chance, decks)
  const setup = { players, teams, decks: decks.slice(0, decksNeeded(players, teams)), starter: seed % players }
  let { pause } = beginSaved({ ...setup, seed: `log ${seed}` })
  const happened = pause.news.map((event): PlayedEvent => ({ step: 0, event }))
  for (let step = 1; step < MAX_ANSWERS && pause.decision !== undefined; step++) {
    watch?.(pause)
    const { seat } = pause.decision
    const next = advance(dale, { past: [], pause }, bot.decide(view(pause, seat), chance))
    if (isRefusal(next)) throw new Error(next.key)
    ;({ pause } = next)
    happened.push(...pause.news.map((event): PlayedEvent => ({ step, event })))
  }
  return { happened, end: pause }
}

export const logFor = (happened: readonly PlayedEvent[], seat: number): DaleLogEntry[] =>
  happened.flatMap(({ step, event }) => {
    const seen = viewEvent(event, seat)
    return seen === undefined ? [] : [{ step, event: seen }]
  })
