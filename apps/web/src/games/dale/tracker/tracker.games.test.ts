/** The tracker tells what the view tells, by set, and nothing that its viewer cannot know. */
import { seasonedBot, randomBot } from '@merchants/bots'
import type { CardId, DaleHistory, View } from '@merchants/dale'
import { SPECTATOR, view } from '@merchants/dale'
import { beforeAll, expect, test } from 'vitest'
import { playGame } from '../../../testing/played.ts'
import type { Tally } from './tracker.ts'
import { trackerOf } from './tracker.ts'

type Pause = DaleHistory['pause']

const views: (readonly [View, Pause])[] = []

beforeAll(() => {
  for (let seed = 0; seed < 4; seed++) {
    playGame(seed, seed < 2 ? seasonedBot : randomBot, (pause) => {
      for (const seat of [SPECTATOR, ...pause.now.seats.keys()]) views.push([view(pause, seat), pause])
    })
  }
})

/** Every question of some games, through every pair of eyes. Each look yields what is found and what it must be. */
function inEveryView(
  look: (seen: View, pause: Pause) => readonly (readonly [found: unknown, wanted: unknown])[],
): void {
  for (const [seen, pause] of views) {
    for (const [found, wanted] of look(seen, pause)) {
      // An expectation costs more than the tracker itself, so there is one only for a difference.
      if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found).toEqual(wanted)
    }
  }
  expect(views.length).toBeGreaterThan(2000)
}

const inOrder = (cards: readonly string[]): readonly string[] => cards.toSorted()
const listed = ({ sets }: Tally): CardId[] =>
  sets.flatMap(({ cards }) => cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card)))
const open = (cards: readonly (CardId | '?')[]): CardId[] => cards.filter((card) => card !== '?')

test('it looks at nothing but the zones of the view', () => {
  const allowed = new Set(['seat', 'seats', 'stalls', 'teams', 'marketDeck', 'marketHolds'])
  inEveryView((seen) => {
    const watched = new Proxy(seen, {
      get: (target, key) => {
        if (!allowed.has(String(key))) throw new Error(`The tracker has looked at ${String(key)}.`)
        return target[key as keyof View]
      },
    })
    return [[trackerOf(watched), trackerOf(JSON.parse(JSON.stringify(seen)) as View)]]
  })
})

test('the deck count follows from the view’s places and holdings', () => {
  inEveryView((seen) => {
    const { ownDeck, marketDeck, owned } = trackerOf(seen)
    const own = seen.seats[seen.seat]
    return [
      [inOrder(listed(marketDeck)), inOrder([...open(seen.marketDeck), ...seen.marketHolds])],
      [marketDeck.count, seen.marketDeck.length],
      [ownDeck === undefined, seen.seat === SPECTATOR],
      [ownDeck && inOrder(listed(ownDeck)), own && inOrder([...open(own.deck), ...own.holds])],
      ...seen.seats.map(({ hand, deck, holds, discardPile, schedule }, at) => {
        const stall = seen.stalls[seen.teams ? at % 2 : at]?.flat() ?? []
        const cards = [...hand, ...deck, ...discardPile, ...schedule.map(({ card }) => card), ...stall]
        return [inOrder(listed(owned[at] as Tally)), inOrder([...open(cards), ...holds])] as const
      }),
    ]
  })
})

test('every count adds up, and no more is known than there is', () => {
  inEveryView((seen) => {
    const { ownDeck, marketDeck, owned } = trackerOf(seen)
    return [marketDeck, ...owned, ...(ownDeck === undefined ? [] : [ownDeck])].flatMap(({ sets, unknown, count }) => [
      [Math.max(unknown, 0), unknown],
      [sets.reduce((sum, set) => sum + set.count, 0) + unknown, count],
    ])
  })
})

test('the count of a player’s own deck is true', () => {
  inEveryView((seen, { now }) => {
    const { ownDeck } = trackerOf(seen)
    if (ownDeck === undefined || now.aside.length > 0) return []
    const truth = now.seats[seen.seat]?.deck.map(({ type }) => type.id) ?? []
    const isKnown = ownDeck.unknown === 0
    return [
      [ownDeck.count, truth.length],
      [isKnown && inOrder(listed(ownDeck)), isKnown && inOrder(truth)],
    ]
  })
})
