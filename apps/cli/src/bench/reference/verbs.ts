/** What the cards of the reference do in common: choose and move, take from the market, ask what is needed. */
import * as t from './table.ts'
import { HAND, MARKET_DECK, MARKET_DISCARD, SCHEDULE } from './table.ts'

/** Cards on a schedule that change what opponents pay, build and draw. */
const SCARY_GUNFIGHT = 13
const NASTY_THREAT = 16
const LOST_SHIPMENTS = 17

/** One card of a pile, chosen, goes onto another. */
export function moveOne(from: number, to: number): void {
  const at = t.choosePlace(from)
  if (at >= 0) t.push(to, t.lift(from, at))
}

/** One card of a pile, chosen, is thrown away; says which, or -1. */
export function throwOneAway(from: number): number {
  const at = t.choosePlace(from)
  if (at < 0) return -1
  const card = t.lift(from, at)
  t.throwAway(card)
  return card
}

const picked = new Uint8Array(256)

/** So many cards, chosen, go onto another pile in the order chosen. */
export function moveChosen(from: number, to: number, min: number, max: number): void {
  const count = t.sizeOf(from)
  if (count === 0) return
  if (count === 1 && min > 0) return t.push(to, t.pop(from))
  const size = t.select(count, Math.min(min, count), Math.min(max, count))
  for (let at = 0; at < size; at++) picked[at] = t.cardAt(from, t.chosen[at] as number)
  for (let at = 0; at < size; at++) {
    const card = picked[at] as number
    t.lift(from, t.indexOf(from, card))
    t.push(to, card)
  }
}

const slots = new Uint8Array(t.SLOTS)

function listOffers(): number {
  let count = 0
  for (let slot = 0; slot < t.SLOTS; slot++) if (t.market[slot] !== t.EMPTY) slots[count++] = slot
  return count
}

/** A market card, chosen, comes into a hand, and another card or nothing takes its place; says whether there was one. */
export function swapWithMarket(seat: number, replacement: number): boolean {
  const count = listOffers()
  if (count === 0) return false
  const slot = slots[t.decide(count)] as number
  t.push(HAND + seat, t.market[slot] as number)
  t.market[slot] = replacement
  return true
}

export function takeFromMarket(seat: number): void {
  swapWithMarket(seat, t.EMPTY)
}

export function throwAwayFromMarket(most: number): void {
  const count = listOffers()
  if (count === 0) return
  const size = t.select(count, Math.min(most, count), Math.min(most, count))
  for (let at = 0; at < size; at++) {
    const slot = slots[t.chosen[at] as number] as number
    t.push(MARKET_DISCARD, t.market[slot] as number)
    t.market[slot] = t.EMPTY
  }
}

/** Fills empty slots in place. */
export function refillMarket(): void {
  for (let slot = 0; slot < t.SLOTS && t.sizeOf(MARKET_DECK) > 0; slot++) {
    if (t.market[slot] === t.EMPTY) t.market[slot] = t.pop(MARKET_DECK)
  }
}

/** How many copies of a card lie on the schedules of a player's opponents. */
function against(me: number, card: number): number {
  let found = 0
  for (let seat = 0; seat < t.table.players; seat++) {
    if (seat === me) continue
    const size = t.sizeOf(SCHEDULE + seat)
    for (let at = 0; at < size; at++) if (t.cardAt(SCHEDULE + seat, at) === card) found += 1
  }
  return found
}

export const surchargeFor = (me: number): number => 2 * against(me, SCARY_GUNFIGHT)
export const nextStack = (me: number): number => (t.stacks[me] as number) + 1 + against(me, NASTY_THREAT)
export const fillLimit = (me: number): number => (against(me, LOST_SHIPMENTS) > 0 ? 1 : 256)
