/** From seats and chosen decks to the first state (rules 4). */
import type { Chance } from '@merchants/tabletop'
import { below, shuffle } from '@merchants/tabletop'
import type { CardType, Deck } from './card.ts'
import { junk } from './card.ts'
import { cardsOf } from './decks/index.ts'
import { EVERYTHING, HOLDING } from './knowledge.ts'
import { listOf } from './pile.ts'
import type { Reason } from './reasons.ts'
import { reason } from './reasons.ts'
import { CURRENT_RULES } from './rules-version.ts'
import type { Features, Seat, State } from './state.ts'
import { Card } from './state.ts'
import { SLOTS } from './table.ts'
import { HAND_SIZE } from './values.ts'

export interface Setup {
  readonly players: number
  readonly decks: readonly Deck[]
  readonly teams: boolean
  /** The starting seat; the first one by default. */
  readonly starter?: number
  /** The version of the rules; the current one if it is left out. */
  readonly rules?: number
}

const CARDS_PER_PLAYER = 10

/** Players and one more; a team game has exactly four. */
export const decksNeeded = (players: number, teams: boolean): number => (teams ? 4 : players + 1)

/** Why a game cannot be set up like this; `undefined` if it can. */
export function whyNotSetup({ players, decks, teams, starter = 0 }: Setup): Reason | undefined {
  if (!Number.isInteger(players) || players < 2 || players > 4) return reason('wrong-players', { players })
  if (teams && players !== 4) return reason('teams-need-four', { players })
  const needed = decksNeeded(players, teams)
  if (new Set(decks).size !== decks.length) return reason('deck-chosen-twice')
  if (decks.length !== needed) return reason('wrong-decks', { needed, given: decks.length })
  if (!Number.isInteger(starter) || starter < 0 || starter >= players) return reason('no-such-starter', { players })
  return undefined
}

/** The starting player: any seat, or after a game one of its losers (rules 4, rematch). */
export function drawStarter(players: number, winners: readonly number[], chance: Chance): number {
  const seats = Array.from({ length: players }, (_, seat) => seat).filter((seat) => !winners.includes(seat))
  return seats[below(chance, seats.length)] as number
}

/** A state without any card. */
export function emptyState({ players, decks, teams, rules = CURRENT_RULES }: Setup, chance: Chance): State {
  const seats = listOf<Seat>()
  for (let seat = 0; seat < players; seat++) {
    seats.push({ hand: listOf(), deck: listOf(), discardPile: listOf(), schedule: listOf() })
  }
  const stalls = listOf<Card[][]>()
  for (let stall = 0; stall < (teams ? 2 : players); stall++) stalls.push(listOf())
  return {
    rules,
    decks,
    teams,
    seats,
    stalls,
    market: [undefined, undefined, undefined, undefined, undefined],
    marketDeck: listOf(),
    marketDiscard: listOf(),
    junkPile: listOf(),
    aside: listOf(),
    asideFrom: [],
    active: 0,
    phase: 'start',
    turn: 1,
    winners: [],
    valueChanges: listOf(),
    used: listOf(),
    copies: listOf(),
    declined: [],
    known: [],
    features: { reactions: false, handSizes: false, lasting: false, abilities: false },
    chance,
  }
}

/** Makes a new physical card of a state. */
export function newCard(state: State, type: CardType, known: number): Card {
  const card = new Card(state.known.length, type)
  state.known.push(known)
  addFeatures(state.features, type)
  return card
}

/** Notes what a card that is in the game can do. */
export function addFeatures(features: Features, type: CardType): void {
  features.reactions ||= type.reaction !== undefined
  features.handSizes ||= type.handSizeInHand + type.handSizeInStall > 0
  features.lasting ||= type.surcharge + type.stackSurcharge > 0 || type.fillLimit !== undefined
  features.abilities ||= type.oncePerTurn !== undefined
}

/** In whose hidden piles every card starts is known to all; where it is in them is not. */
export function newGame(setup: Setup, chance: Chance): State {
  const { decks, starter = 0 } = setup
  const state = emptyState(setup, chance)
  state.active = starter
  for (const seat of state.seats) {
    for (const deck of decks) {
      const [first] = cardsOf(deck)
      seat.deck.push(newCard(state, first as CardType, HOLDING))
    }
    while (seat.deck.length < CARDS_PER_PLAYER) seat.deck.push(newCard(state, junk, HOLDING))
    shuffle(chance, seat.deck)
  }
  for (const deck of decks) {
    for (const type of cardsOf(deck)) {
      if (type.value === 1) continue
      for (let copy = 0; copy < type.copies; copy++) state.marketDeck.push(newCard(state, type, HOLDING))
    }
  }
  shuffle(chance, state.marketDeck)
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = state.marketDeck.pop() as Card
    state.known[card.id] = EVERYTHING
    state.market[slot] = card
  }
  state.seats.forEach(({ deck, hand }, seat) => {
    for (let drawn = 0; drawn < HAND_SIZE; drawn++) hand.push(deck.pop() as Card)
    for (const { id } of hand) state.known[id] = HOLDING | (1 << seat)
  })
  return state
}
