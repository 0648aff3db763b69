/** Common actions of the reference's cards: choosing, moving, taking from the market, asking. */
import * as table from './table.ts'

// Constants of this module, which V8 folds into the code; imported values would be read again each time.
const {
  HAND,
  SCHEDULE,
  MARKET_DECK,
  MARKET_DISCARD,
  SLOTS,
  EMPTY,
  market,
  stacks,
  state,
  decide,
  chosen,
  select,
  choosePlace,
  sizeOf,
  cardAt,
  push,
  pop,
  lift,
  indexOf,
  throwAway,
} = table

/** Cards on a schedule that change what opponents pay, build and draw. */
const SCARY_GUNFIGHT = 13
const NASTY_THREAT = 16
const LOST_SHIPMENTS = 17

/** One card of a pile, chosen, goes onto another. */
export function moveOne(from: number, to: number): void {
  const at = choosePlace(from)
  if (at >= 0) push(to, lift(from, at))
}

/** One card of a pile, chosen, is thrown away; says which, or -1. */
export function throwOneAway(from: number): number {
  const at = choosePlace(from)
  if (at < 0) return -1
  const card = lift(from, at)
  throwAway(card)
  return card
}

const picked = new Uint8Array(256)

/** This many cards, chosen, go onto another pile in the order chosen. */
export function moveChosen(from: number, to: number, min: number, max: number): void {
  const count = sizeOf(from)
  if (count === 0) return
  if (count === 1 && min > 0) return push(to, pop(from))
  const size = select(count, Math.min(min, count), Math.min(max, count))
  for (let at = 0; at < size; at++) picked[at] = cardAt(from, chosen[at] as number)
  for (let at = 0; at < size; at++) {
    const card = picked[at] as number
    lift(from, indexOf(from, card))
    push(to, card)
  }
}

const slots = new Uint8Array(SLOTS)

function listOffers(): number {
  let count = 0
  for (let slot = 0; slot < SLOTS; slot++) if (market[slot] !== EMPTY) slots[count++] = slot
  return count
}

/** A market card, chosen, comes into a hand and something else into its slot; says whether there was a card. */
export function swapWithMarket(seat: number, replacement: number): boolean {
  const count = listOffers()
  if (count === 0) return false
  const slot = slots[decide(count)] as number
  push(HAND + seat, market[slot] as number)
  market[slot] = replacement
  return true
}

export function takeFromMarket(seat: number): void {
  swapWithMarket(seat, EMPTY)
}

export function throwAwayFromMarket(most: number): void {
  const count = listOffers()
  if (count === 0) return
  const size = select(count, Math.min(most, count), Math.min(most, count))
  for (let at = 0; at < size; at++) {
    const slot = slots[chosen[at] as number] as number
    push(MARKET_DISCARD, market[slot] as number)
    market[slot] = EMPTY
  }
}

/** Fills empty slots in place. */
export function refillMarket(): void {
  for (let slot = 0; slot < SLOTS && sizeOf(MARKET_DECK) > 0; slot++) {
    if (market[slot] === EMPTY) market[slot] = pop(MARKET_DECK)
  }
}

/** How many copies of a card are on the schedules of a player's opponents. */
function against(me: number, card: number): number {
  let found = 0
  for (let seat = 0; seat < state.players; seat++) {
    if (seat === me) continue
    const size = sizeOf(SCHEDULE + seat)
    for (let at = 0; at < size; at++) if (cardAt(SCHEDULE + seat, at) === card) found += 1
  }
  return found
}

export const surchargeFor = (me: number): number => 2 * against(me, SCARY_GUNFIGHT)
export const nextStack = (me: number): number => (stacks[me] as number) + 1 + against(me, NASTY_THREAT)
export const fillLimit = (me: number): number => (against(me, LOST_SHIPMENTS) > 0 ? 1 : 256)
