/** The tracker tells what the view tells, by set, and nothing that its viewer cannot know. */
import { seasonedBot, randomBot } from '@merchants/bots'
import type { CardId, DaleHistory, View } from '@merchants/dale'
import { SPECTATOR, view } from '@merchants/dale'
import { expect, test } from 'vitest'
import { playGame } from '../testing/played.ts'
import type { Tally } from './tracker.ts'
import { trackerOf } from './tracker.ts'

type Pause = DaleHistory['pause']

/** Every question of some games, through every pair of eyes. */
function everyView(look: (seen: View, pause: Pause) => void): void {
  for (let seed = 0; seed < 8; seed++) {
    playGame(seed, seed < 4 ? seasonedBot : randomBot, (pause) => {
      for (const seat of [SPECTATOR, ...pause.now.seats.keys()]) look(view(pause, seat), pause)
    })
  }
}

const inOrder = (cards: readonly string[]): readonly string[] => cards.toSorted()
const listed = ({ sets }: Tally): CardId[] =>
  sets.flatMap(({ cards }) => cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card)))
const open = (cards: readonly (CardId | '?')[]): CardId[] => cards.filter((card) => card !== '?')

test('it looks at nothing but the zones of the view', () => {
  const allowed = new Set(['seat', 'seats', 'stalls', 'teams', 'marketDeck', 'marketHolds'])
  everyView((seen) => {
    const watched = new Proxy(seen, {
      get: (target, key) => {
        if (!allowed.has(String(key))) throw new Error(`The tracker has looked at ${String(key)}.`)
        return target[key as keyof View]
      },
    })
    expect(trackerOf(watched)).toEqual(trackerOf(JSON.parse(JSON.stringify(seen)) as View))
  })
})

test('the deck count follows from the view’s places and holdings', () => {
  everyView((seen) => {
    const { ownDeck, marketDeck, owned } = trackerOf(seen)
    expect(inOrder(listed(marketDeck))).toEqual(inOrder([...open(seen.marketDeck), ...seen.marketHolds]))
    expect(marketDeck.count).toBe(seen.marketDeck.length)
    const own = seen.seats[seen.seat]
    expect(ownDeck === undefined).toBe(seen.seat === SPECTATOR)
    if (own !== undefined && ownDeck !== undefined) {
      expect(inOrder(listed(ownDeck))).toEqual(inOrder([...open(own.deck), ...own.holds]))
    }
    seen.seats.forEach(({ hand, deck, holds, discardPile, schedule }, at) => {
      const stall = seen.stalls[seen.teams ? at % 2 : at]?.flat() ?? []
      const cards = [...hand, ...deck, ...discardPile, ...schedule.map(({ card }) => card), ...stall]
      expect(inOrder(listed(owned[at] as Tally))).toEqual(inOrder([...open(cards), ...holds]))
    })
  })
})

test('every count adds up, and no more is known than there is', () => {
  everyView((seen) => {
    const { ownDeck, marketDeck, owned } = trackerOf(seen)
    for (const tally of [marketDeck, ...owned, ...(ownDeck === undefined ? [] : [ownDeck])]) {
      expect(tally.unknown).toBeGreaterThanOrEqual(0)
      expect(tally.sets.reduce((sum, { count }) => sum + count, 0) + tally.unknown).toBe(tally.count)
    }
  })
})

test('the count of a player’s own deck is true', () => {
  everyView((seen, { now }) => {
    const { ownDeck } = trackerOf(seen)
    if (ownDeck === undefined || now.aside.length > 0) return
    const truth = now.seats[seen.seat]?.deck.map(({ type }) => type.id) ?? []
    expect(ownDeck.count).toBe(truth.length)
    if (ownDeck.unknown === 0) expect(inOrder(listed(ownDeck))).toEqual(inOrder(truth))
  })
})
