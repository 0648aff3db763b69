/** The table of the reference. Cards are bytes, every pile is a range of one array, and the random state is one number. */
import { catalogue, junk } from '@merchants/dale'

/** Piles by number; those of a player by the first one's number plus the seat. */
export const HAND = 0
export const DECK = 4
export const DISCARD = 8
export const SCHEDULE = 12
export const STALL = 16
export const MARKET_DECK = 20
export const MARKET_DISCARD = 21
export const ASIDE = 22
const PILES = 23
/** A pile has room for 256 cards, more than there can be. */
const ROOM = 8
const MOST_JUNK = 100

export const SLOTS = 5
export const EMPTY = -1
export const JUNK = junk.place

/** A card is its place in the catalogue: six to a deck, then junk. */
export const VALUE = Uint8Array.from(catalogue, ({ value }) => value)
export const SET = Uint8Array.from(catalogue, ({ place }) => Math.floor(place / 6))
export const IS_TECHNIQUE = Uint8Array.from(catalogue, ({ isTechnique }) => Number(isTechnique))
export const HAS_BONUS = Uint8Array.from(catalogue, ({ bonusAction }) => Number(bonusAction))

const cards = new Uint8Array(PILES << ROOM)
const sizes = new Int32Array(PILES)
export const market = new Int8Array(SLOTS)
/** How many stacks each player has built. */
export const stacks = new Int32Array(4)

/** Other state. */
export const state = {
  memory: 1,
  decisions: 0,
  players: 2,
  active: 0,
  junk: 0,
  hasOwls: false,
  /** Whose decks were shuffled since reactions were last looked at, as bits. */
  shuffled: 0,
  /** Changes to all values this turn. */
  plus: 0,
  isMirrored: false,
  /** Abilities used this turn, as bits. */
  used: 0,
}

export function clear(players: number): void {
  sizes.fill(0)
  market.fill(EMPTY)
  stacks.fill(0)
  state.players = players
  state.junk = 0
  state.shuffled = 0
}

// Randomness and choices

/** mulberry32, like the engine's fast generator. */
export function below(n: number): number {
  const memory = (state.memory + 0x6d2b79f5) | 0
  state.memory = memory
  let t = Math.imul(memory ^ (memory >>> 15), 1 | memory)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) % n
}

/** One of n options. With a single one nothing is asked. */
export function decide(n: number): number {
  if (n === 1) return 0
  state.decisions += 1
  return below(n)
}

/** The places that were chosen last. */
export const chosen = new Uint8Array(1 << ROOM)
const places = new Uint8Array(1 << ROOM)

/** Chooses between min and max of this many options, in an order, and says how many. */
export function select(count: number, min: number, max: number): number {
  state.decisions += 1
  const size = min === max ? min : min + below(max - min + 1)
  for (let at = 0; at < count; at++) places[at] = at
  for (let at = 0; at < size; at++) {
    const from = at + below(count - at)
    chosen[at] = places[from] as number
    places[from] = places[at] as number
  }
  return size
}

/** The place of one card of a pile, or -1. Cards that are all alike are not asked about. */
export function choosePlace(pile: number): number {
  const count = sizeOf(pile)
  if (count === 0) return -1
  return areAlike(pile, count) ? count - 1 : decide(count)
}

function areAlike(pile: number, count: number): boolean {
  const first = cardAt(pile, 0)
  for (let at = 1; at < count; at++) if (cardAt(pile, at) !== first) return false
  return true
}

/** One of the other players. */
export const chooseOther = (me: number): number => (me + 1 + decide(state.players - 1)) % state.players

// Piles

export const sizeOf = (pile: number): number => sizes[pile] as number
export const cardAt = (pile: number, at: number): number => cards[(pile << ROOM) + at] as number
export const topOf = (pile: number): number => cardAt(pile, sizeOf(pile) - 1)

export function put(pile: number, at: number, card: number): void {
  cards[(pile << ROOM) + at] = card
}

export function push(pile: number, card: number): void {
  const size = sizeOf(pile)
  put(pile, size, card)
  sizes[pile] = size + 1
}

export function pop(pile: number): number {
  const size = sizeOf(pile) - 1
  sizes[pile] = size
  return cardAt(pile, size)
}

/** Lifts the card at this place; what is above moves down. */
export function lift(pile: number, at: number): number {
  const card = cardAt(pile, at)
  const last = sizeOf(pile) - 1
  for (let to = at; to < last; to++) put(pile, to, cardAt(pile, to + 1))
  sizes[pile] = last
  return card
}

export function pushUnder(pile: number, card: number): void {
  const size = sizeOf(pile)
  for (let to = size; to > 0; to--) put(pile, to, cardAt(pile, to - 1))
  put(pile, 0, card)
  sizes[pile] = size + 1
}

export function indexOf(pile: number, card: number): number {
  const size = sizeOf(pile)
  for (let at = 0; at < size; at++) if (cardAt(pile, at) === card) return at
  return -1
}

export function shuffle(pile: number): void {
  for (let last = sizeOf(pile) - 1; last > 0; last--) {
    const at = below(last + 1)
    const held = cardAt(pile, last)
    put(pile, last, cardAt(pile, at))
    put(pile, at, held)
  }
}

/** Turns a whole pile over onto another. */
export function turnOver(from: number, to: number): void {
  while (sizeOf(from) > 0) push(to, pop(from))
}

export const pickRandom = (pile: number): number => lift(pile, below(sizeOf(pile)))

// Actions of players with cards

export function shuffleDeck(seat: number): void {
  if (sizeOf(DECK + seat) === 0) return
  shuffle(DECK + seat)
  state.shuffled |= 1 << seat
}

/** Whether a deck has a card to give, re-formed if need be. */
export function hasNext(seat: number): boolean {
  if (sizeOf(DECK + seat) > 0) return true
  turnOver(DISCARD + seat, DECK + seat)
  shuffleDeck(seat)
  return sizeOf(DECK + seat) > 0
}

export function draw(seat: number, count: number): void {
  for (let drawn = 0; drawn < count && hasNext(seat); drawn++) push(HAND + seat, pop(DECK + seat))
}

/** Fills their hand in clean-up, where missing cards are replaced by junk. */
export function drawOrJunk(seat: number): void {
  if (hasNext(seat)) push(HAND + seat, pop(DECK + seat))
  else if (state.junk < MOST_JUNK) {
    state.junk += 1
    push(HAND + seat, JUNK)
  }
}

export function throwAway(card: number): void {
  if (card === JUNK) state.junk -= 1
  else push(MARKET_DISCARD, card)
}

export function valueOf(card: number): number {
  const value = VALUE[card] as number
  return (state.isMirrored ? 6 - value : value) + state.plus
}
