/** Paying and building in the reference: which selections of hand cards are legal, as bits. */
import * as table from './table.ts'
import * as verbs from './verbs.ts'

// Constants of this module, which V8 folds into the code; imported values would be read again each time.
const {
  HAND,
  DECK,
  DISCARD,
  SCHEDULE,
  STALL,
  EMPTY,
  JUNK,
  VALUE,
  SET,
  market,
  stacks,
  decide,
  chosen,
  select,
  sizeOf,
  cardAt,
  push,
  pop,
  lift,
  indexOf,
  valueOf,
} = table
const { throwOneAway, takeFromMarket, surchargeFor, nextStack } = verbs

const MASTER_BUILDER = 36
const SNACK = 37
const WIND_OF_CHANGE = 38
/** Hands beyond this many cards are not looked at in full. */
const MOST_CARDS = 30
const MOST_FOUND = 4096

/** The hand, with cards that are alike side by side, and what they are worth. */
const hand = new Uint8Array(256)
const values = new Uint8Array(256)
let held = 0

/** The selections found last. */
const found = new Int32Array(MOST_FOUND)
let foundCount = 0

function sortHand(me: number): void {
  held = Math.min(sizeOf(HAND + me), MOST_CARDS)
  for (let at = 0; at < held; at++) {
    const card = cardAt(HAND + me, at)
    let to = at
    for (; to > 0 && (hand[to - 1] as number) > card; to--) hand[to] = hand[to - 1] as number
    hand[to] = card
  }
  for (let at = 0; at < held; at++) values[at] = valueOf(hand[at] as number)
}

export function handSum(me: number): number {
  const size = sizeOf(HAND + me)
  let sum = 0
  for (let at = 0; at < size; at++) sum += valueOf(cardAt(HAND + me, at))
  return sum
}

const priceAt = (me: number, slot: number): number =>
  (VALUE[market[slot] as number] as number) + slot + surchargeFor(me)

/** All payments that reach the price and lose too much without any one of their cards. */
function listPayments(from: number, bits: number, sum: number, least: number, price: number): void {
  for (let at = from; at < held; at++) {
    // Of cards that are alike, the next one is only added to the one before it.
    if (at > from && hand[at] === hand[at - 1]) continue
    const value = values[at] as number
    const total = sum + value
    const smallest = value < least ? value : least
    if (total < price) listPayments(at + 1, bits | (1 << at), total, smallest, price)
    else if (total - price < smallest && foundCount < MOST_FOUND) found[foundCount++] = bits | (1 << at)
  }
}

/** All stacks of one set that are worth exactly this much. */
function listStacks(from: number, bits: number, left: number, set: number): void {
  for (let at = from; at < held; at++) {
    if (at > from && hand[at] === hand[at - 1]) continue
    if (SET[hand[at] as number] !== set) continue
    const value = values[at] as number
    if (value < left) listStacks(at + 1, bits | (1 << at), left - value, set)
    else if (value === left && foundCount < MOST_FOUND) found[foundCount++] = bits | (1 << at)
  }
}

const sums = new Int32Array(15)

export function canBuild(me: number): boolean {
  const goal = nextStack(me)
  const size = sizeOf(HAND + me)
  for (let at = 0; at < size; at++) sums[SET[cardAt(HAND + me, at)] as number] = 1
  for (let at = 0; at < size; at++) {
    const card = cardAt(HAND + me, at)
    if (card === JUNK) continue
    const set = SET[card] as number
    const reached = sums[set] as number
    sums[set] = reached | (reached << valueOf(card))
    if ((sums[set] as number) & (1 << goal)) return true
  }
  return false
}

/** Chooses one of the selections found, and an order where its cards differ; they go onto a pile. */
function moveFound(me: number, to: number): void {
  const bits = found[decide(foundCount)] as number
  let size = 0
  let alike = true
  for (let at = 0; at < held; at++) {
    if (!(bits & (1 << at))) continue
    hand[size] = hand[at] as number
    if (hand[size] !== hand[0]) alike = false
    size += 1
  }
  if (size > 1 && !alike) select(size, size, size)
  else for (let at = 0; at < size; at++) chosen[at] = at
  for (let at = 0; at < size; at++) {
    const card = hand[chosen[at] as number] as number
    lift(HAND + me, indexOf(HAND + me, card))
    push(to, card)
  }
}

/** Takes a card off the schedule, to the discard pile, if it waits there. */
function finishWaiting(card: number, me: number): boolean {
  const at = indexOf(SCHEDULE + me, card)
  if (at < 0) return false
  push(DISCARD + me, lift(SCHEDULE + me, at))
  return true
}

export function purchase(me: number, slot: number): void {
  sortHand(me)
  foundCount = 0
  listPayments(0, 0, 0, 255, priceAt(me, slot))
  moveFound(me, DISCARD + me)
  if (indexOf(SCHEDULE + me, MASTER_BUILDER) >= 0) {
    if (decide(2) === 0) push(DECK + me, pop(DISCARD + me))
    finishWaiting(MASTER_BUILDER, me)
  }
  push(HAND + me, market[slot] as number)
  market[slot] = EMPTY
  if (indexOf(SCHEDULE + me, WIND_OF_CHANGE) < 0) return
  if (decide(2) === 0) throwOneAway(DISCARD + me)
  finishWaiting(WIND_OF_CHANGE, me)
}

export function build(me: number): void {
  sortHand(me)
  foundCount = 0
  const goal = nextStack(me)
  let set = -1
  for (let at = 0; at < held; at++) {
    const card = hand[at] as number
    if (card === JUNK || SET[card] === set) continue
    set = SET[card] as number
    listStacks(at, 0, goal, set)
  }
  moveFound(me, STALL + me)
  stacks[me] = (stacks[me] as number) + 1
  if (finishWaiting(SNACK, me)) takeFromMarket(me)
}
