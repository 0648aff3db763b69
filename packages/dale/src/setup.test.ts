/** Setting up by rules.md 4. */
import { fastChance } from '@merchants/tabletop'
import { describe, expect, test } from 'vitest'
import type { Deck } from './card.ts'
import { DECKS, junk } from './card.ts'
import type { Setup } from './setup.ts'
import { decksNeeded, drawStarter, newGame, whyNotSetup } from './setup.ts'
import type { Card, State } from './state.ts'

const firstDecks = (count: number): readonly Deck[] => DECKS.slice(0, count)

/** A player's cards at the start. */
const ownedBy = (state: State, seat: number): Card[] => {
  const { hand = [], deck = [] } = state.seats[seat] ?? {}
  return [...hand, ...deck]
}

const inMarket = ({ market, marketDeck }: State): Card[] => [...market.flatMap((card) => card ?? []), ...marketDeck]

describe.each([
  { players: 2, teams: false, decks: 3, valueOne: 3, junkEach: 7, market: 33 },
  { players: 3, teams: false, decks: 4, valueOne: 4, junkEach: 6, market: 44 },
  { players: 4, teams: false, decks: 5, valueOne: 5, junkEach: 5, market: 55 },
  { players: 4, teams: true, decks: 4, valueOne: 4, junkEach: 6, market: 44 },
])('4: $players players, teams $teams', ({ players, teams, decks, valueOne, junkEach, market }) => {
  const setup: Setup = { players, teams, decks: firstDecks(decks) }

  test(`needs ${decks} decks`, () => {
    expect(decksNeeded(players, teams)).toBe(decks)
    expect(whyNotSetup(setup)).toBeUndefined()
    expect(whyNotSetup({ ...setup, decks: firstDecks(decks - 1) })?.key).toBe('wrong-decks')
    expect(whyNotSetup({ ...setup, decks: firstDecks(decks + 1) })?.key).toBe('wrong-decks')
  })

  test(`gives each player ${valueOne} value-1 cards, one of every deck, and ${junkEach} junk`, () => {
    const state = newGame(setup, fastChance(7))

    for (let seat = 0; seat < players; seat++) {
      const owned = ownedBy(state, seat)
      const animalfolk = owned.filter(({ type }) => type !== junk)
      expect(owned).toHaveLength(10)
      expect(animalfolk.map(({ type }) => type.deck).toSorted()).toEqual([...setup.decks].toSorted())
      expect(animalfolk.every(({ type }) => type.value === 1)).toBe(true)
      expect(owned.filter(({ type }) => type === junk)).toHaveLength(junkEach)
    }
  })

  test('deals five cards to each hand and leaves five in each deck', () => {
    const state = newGame(setup, fastChance(7))

    for (const { hand, deck, discardPile, schedule } of state.seats) {
      expect([hand.length, deck.length, discardPile.length, schedule.length]).toEqual([5, 5, 0, 0])
    }
    expect(state.stalls).toEqual(Array.from({ length: teams ? 2 : players }, () => []))
  })

  test(`makes a market deck of ${market} cards and lays out five of them`, () => {
    const state = newGame(setup, fastChance(7))

    expect(inMarket(state)).toHaveLength(market)
    expect(state.market.filter((card) => card !== undefined)).toHaveLength(5)
    expect(state.marketDeck).toHaveLength(market - 5)
    expect(state.marketDiscard).toEqual([])
  })

  test('puts every card of value 2 to 5 into the market, and leftover value-1 cards nowhere', () => {
    const state = newGame(setup, fastChance(7))

    for (const deck of setup.decks) {
      const values = inMarket(state)
        .filter(({ type }) => type.deck === deck)
        .map(({ type }) => type.value)
        .toSorted((a, b) => a - b)
      expect(values).toEqual([2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5])
    }
    expect(inMarket(state).some(({ type }) => type === junk)).toBe(false)
  })

  test('no two cards are the same card', () => {
    const state = newGame(setup, fastChance(7))
    const all = [...state.seats.flatMap((_, seat) => ownedBy(state, seat)), ...inMarket(state)]

    expect(new Set(all.map(({ id }) => id)).size).toBe(10 * players + market)
  })
})

describe('4: who may play', () => {
  test.each([1, 5, 2.5])('a game of %s players is refused', (players) => {
    expect(whyNotSetup({ players, teams: false, decks: firstDecks(3) })?.key).toBe('wrong-players')
  })

  test('teams need four players', () => {
    expect(whyNotSetup({ players: 3, teams: true, decks: firstDecks(4) })?.key).toBe('teams-need-four')
  })

  test('every deck is chosen once', () => {
    expect(whyNotSetup({ players: 2, teams: false, decks: ['owls', 'owls', 'foxes'] })?.key).toBe('deck-chosen-twice')
  })

  test('decks and market deck are shuffled: another seed, another order', () => {
    const setup: Setup = { players: 2, teams: false, decks: firstDecks(3) }
    const order = (seed: number): string[] => newGame(setup, fastChance(seed)).marketDeck.map(({ type }) => type.id)

    expect(order(1)).toEqual(order(1))
    expect(order(1)).not.toEqual(order(2))
  })

  test('the market is laid out from slot 0, the one that costs nothing extra, in the order of the market deck', () => {
    const setup: Setup = { players: 2, teams: false, decks: firstDecks(3) }
    const kept = newGame(setup, {
      kind: 'script',
      keepOrder: true,
      die: [],
      pick: [],
      rolled: 0,
      picked: 0,
      otherwise: fastChance(1),
    })

    const laid = kept.market.map((card) => card?.id ?? -1)

    // The cards were made one after the other and not shuffled, so their numbers tell the order.
    expect(laid).toEqual(Array.from({ length: 5 }, (_, slot) => (laid[0] ?? 0) - slot))
    expect(kept.marketDeck.at(-1)?.id).toBe((laid[4] ?? 0) - 1)
  })
})

describe('4: who starts', () => {
  const drawn = (players: number, winners: readonly number[]): number[] => {
    const seats = new Set<number>()
    for (let seed = 0; seed < 200; seed++) seats.add(drawStarter(players, winners, fastChance(seed)))
    return [...seats].toSorted((a, b) => a - b)
  }

  test('the starter begins', () => {
    const state = newGame({ players: 3, teams: false, decks: firstDecks(4), starter: 2 }, fastChance(1))

    expect(state.active).toBe(2)
    expect(state.turn).toBe(1)
  })

  test('a starter who does not play is refused', () => {
    expect(whyNotSetup({ players: 2, teams: false, decks: firstDecks(3), starter: 2 })?.key).toBe('no-such-starter')
  })

  test.each([2, 3, 4])('in a first game of %i any player may be drawn', (players) => {
    expect(drawn(players, [])).toEqual(Array.from({ length: players }, (_, seat) => seat))
  })

  test('in a rematch of two the loser starts', () => {
    expect(drawn(2, [0])).toEqual([1])
    expect(drawn(2, [1])).toEqual([0])
  })

  test('in a rematch of three or four a loser is drawn', () => {
    expect(drawn(3, [1])).toEqual([0, 2])
    expect(drawn(4, [3])).toEqual([0, 1, 2])
  })

  test('in a team rematch a member of the losing team is drawn', () => {
    expect(drawn(4, [0, 2])).toEqual([1, 3])
    expect(drawn(4, [1, 3])).toEqual([0, 2])
  })
})
