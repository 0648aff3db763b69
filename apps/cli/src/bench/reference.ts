/**
 * The limit to measure the engine against: the same kind of game in integer arrays and hand-written cases.
 *
 * It is a playable reduction of Dale with all 14 decks, two to four players, market, prices, payments, stacks, schedules,
 * 55 techniques, dice, abilities and reactions, whose every decision is answered at random among the legal options. It leaves out:
 * copying (chameleons are plain cards), what cards change while one pays or builds with them (Calculations, Glue, Stove and
 * the squirrels), values of single cards, Overtime, Order in Chaos, Practice, reactions to arriving cards, teams, and with
 * them everything a game needs besides being played: who knows what, events, reasons, notation, pausing, saving.
 */
import { catalogue, junk } from '@merchants/dale'

/** Piles by number; those of a player by the first one's number plus the seat. */
const HAND = 0
const DECK = 4
const DISCARD = 8
const SCHEDULE = 12
const STALL = 16
const MARKET_DECK = 20
const MARKET_DISCARD = 21
const ASIDE = 22
const PILES = 23
/** A pile has room for 256 cards, more than there can be. */
const ROOM = 8
const MOST_JUNK = 100

const SLOTS = 5
const EMPTY = -1
const JUNK = junk.place

/** A card is its place in the catalogue: six to a deck, then junk. */
const VALUE = Uint8Array.from(catalogue, ({ value }) => value)
const SET = Uint8Array.from(catalogue, ({ place }) => Math.floor(place / 6))
const IS_TECHNIQUE = Uint8Array.from(catalogue, ({ isTechnique }) => Number(isTechnique))
const HAS_BONUS = Uint8Array.from(catalogue, ({ bonusAction }) => Number(bonusAction))

const cards = new Uint8Array(PILES << ROOM)
const sizes = new Int32Array(PILES)
const market = new Int8Array(SLOTS)
/** How many stacks each player has built. */
const stacks = new Int32Array(4)

/** What else is to be remembered. */
const table = {
  memory: 1,
  decisions: 0,
  players: 2,
  active: 0,
  junk: 0,
  hasOwls: false,
  /** Whose decks were shuffled since reactions were last looked at, as bits. */
  shuffled: 0,
  /** What this turn does to all values. */
  plus: 0,
  isMirrored: false,
  /** Abilities used this turn, as bits. */
  used: 0,
}

function clear(players: number): void {
  sizes.fill(0)
  market.fill(EMPTY)
  stacks.fill(0)
  table.players = players
  table.junk = 0
  table.shuffled = 0
}

// Chance and choice

/** mulberry32, as the engine's fast chance. */
function below(n: number): number {
  const memory = (table.memory + 0x6d2b79f5) | 0
  table.memory = memory
  let t = Math.imul(memory ^ (memory >>> 15), 1 | memory)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) % n
}

/** One of n options. With a single one nothing is asked. */
function decide(n: number): number {
  if (n === 1) return 0
  table.decisions += 1
  return below(n)
}

/** The places that were chosen last. */
const chosen = new Uint8Array(1 << ROOM)
const places = new Uint8Array(1 << ROOM)

/** Chooses between min and max of so many options, in an order, and says how many. */
function select(count: number, min: number, max: number): number {
  table.decisions += 1
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
function choosePlace(pile: number): number {
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
const chooseOther = (me: number): number => (me + 1 + decide(table.players - 1)) % table.players

// Piles

const sizeOf = (pile: number): number => sizes[pile] as number
const cardAt = (pile: number, at: number): number => cards[(pile << ROOM) + at] as number
const topOf = (pile: number): number => cardAt(pile, sizeOf(pile) - 1)

function put(pile: number, at: number, card: number): void {
  cards[(pile << ROOM) + at] = card
}

function push(pile: number, card: number): void {
  const size = sizeOf(pile)
  put(pile, size, card)
  sizes[pile] = size + 1
}

function pop(pile: number): number {
  const size = sizeOf(pile) - 1
  sizes[pile] = size
  return cardAt(pile, size)
}

/** Lifts the card at this place; what lies above moves down. */
function lift(pile: number, at: number): number {
  const card = cardAt(pile, at)
  const last = sizeOf(pile) - 1
  for (let to = at; to < last; to++) put(pile, to, cardAt(pile, to + 1))
  sizes[pile] = last
  return card
}

function pushUnder(pile: number, card: number): void {
  const size = sizeOf(pile)
  for (let to = size; to > 0; to--) put(pile, to, cardAt(pile, to - 1))
  put(pile, 0, card)
  sizes[pile] = size + 1
}

function indexOf(pile: number, card: number): number {
  const size = sizeOf(pile)
  for (let at = 0; at < size; at++) if (cardAt(pile, at) === card) return at
  return -1
}

function shuffle(pile: number): void {
  for (let last = sizeOf(pile) - 1; last > 0; last--) {
    const at = below(last + 1)
    const held = cardAt(pile, last)
    put(pile, last, cardAt(pile, at))
    put(pile, at, held)
  }
}

/** Turns a whole pile over onto another. */
function turnOver(from: number, to: number): void {
  while (sizeOf(from) > 0) push(to, pop(from))
}

const pickRandom = (pile: number): number => lift(pile, below(sizeOf(pile)))

// What players do with cards

function shuffleDeck(seat: number): void {
  if (sizeOf(DECK + seat) === 0) return
  shuffle(DECK + seat)
  table.shuffled |= 1 << seat
}

/** Whether a deck has a card to give, re-formed if need be. */
function hasNext(seat: number): boolean {
  if (sizeOf(DECK + seat) > 0) return true
  turnOver(DISCARD + seat, DECK + seat)
  shuffleDeck(seat)
  return sizeOf(DECK + seat) > 0
}

function draw(seat: number, count: number): void {
  for (let drawn = 0; drawn < count && hasNext(seat); drawn++) push(HAND + seat, pop(DECK + seat))
}

/** Fills the hand in clean-up, where missing cards are replaced by junk. */
function drawOrJunk(seat: number): void {
  if (hasNext(seat)) push(HAND + seat, pop(DECK + seat))
  else if (table.junk < MOST_JUNK) {
    table.junk += 1
    push(HAND + seat, JUNK)
  }
}

function throwAway(card: number): void {
  if (card === JUNK) table.junk -= 1
  else push(MARKET_DISCARD, card)
}

function valueOf(card: number): number {
  const value = VALUE[card] as number
  return (table.isMirrored ? 6 - value : value) + table.plus
}

// What the cards do in common

/** Cards on a schedule that change what opponents pay, build and draw. */
const SCARY_GUNFIGHT = 13
const NASTY_THREAT = 16
const LOST_SHIPMENTS = 17

/** One card of a pile, chosen, goes onto another. */
function moveOne(from: number, to: number): void {
  const at = choosePlace(from)
  if (at >= 0) push(to, lift(from, at))
}

/** One card of a pile, chosen, is thrown away; says which, or -1. */
function throwOneAway(from: number): number {
  const at = choosePlace(from)
  if (at < 0) return -1
  const card = lift(from, at)
  throwAway(card)
  return card
}

const picked = new Uint8Array(256)

/** So many cards, chosen, go onto another pile in the order chosen. */
function moveChosen(from: number, to: number, min: number, max: number): void {
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

/** A market card, chosen, comes into a hand, and another card or nothing takes its place; says whether there was one. */
function swapWithMarket(seat: number, replacement: number): boolean {
  const count = listOffers()
  if (count === 0) return false
  const slot = slots[decide(count)] as number
  push(HAND + seat, market[slot] as number)
  market[slot] = replacement
  return true
}

function takeFromMarket(seat: number): void {
  swapWithMarket(seat, EMPTY)
}

function throwAwayFromMarket(most: number): void {
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
function refillMarket(): void {
  for (let slot = 0; slot < SLOTS && sizeOf(MARKET_DECK) > 0; slot++) {
    if (market[slot] === EMPTY) market[slot] = pop(MARKET_DECK)
  }
}

/** How many copies of a card lie on the schedules of a player's opponents. */
function against(me: number, card: number): number {
  let found = 0
  for (let seat = 0; seat < table.players; seat++) {
    if (seat === me) continue
    const size = sizeOf(SCHEDULE + seat)
    for (let at = 0; at < size; at++) if (cardAt(SCHEDULE + seat, at) === card) found += 1
  }
  return found
}

const surchargeFor = (me: number): number => 2 * against(me, SCARY_GUNFIGHT)
const nextStack = (me: number): number => (stacks[me] as number) + 1 + against(me, NASTY_THREAT)
const fillLimit = (me: number): number => (against(me, LOST_SHIPMENTS) > 0 ? 1 : 256)

// Techniques, a hand-written case for each

/** What becomes of a technique: it goes to the discard pile, waits on the schedule, or lies somewhere else already. */
type Fate = 'done' | 'waits' | 'gone'

const POLECAT_DIE = 3
const OCELOT_DIE = Uint8Array.of(0, 1, 1, 2, 2, 3)
const rollOcelot = (): number => OCELOT_DIE[below(6)] as number

function resolve(card: number, me: number): Fate {
  const rank = card % 6
  switch (SET[card]) {
    case 0:
      return platypuses(rank, me, card)
    case 1:
      return sloths(rank, me)
    case 2:
      return crocodiles(rank, me)
    case 3:
      return foxes(rank, me, card)
    case 4:
      return polecats(rank, me)
    case 6:
      return beavers(rank)
    case 7:
      return penguins(rank, me)
    case 8:
      return macaws(rank, me)
    case 9:
      return pandas(rank, me)
    case 10:
      return raccoons(rank, me)
    case 11:
      return swapWithStall(card, chooseOther(me), me)
    case 12:
      return ocelots(rank, me)
    case 13:
      return swapWithMarket(me, card) ? 'gone' : 'done'
    default:
      return 'done'
  }
}

/** The part of a technique that waits for its owner's next turn. */
function resolveLater(card: number, me: number): void {
  switch (card) {
    case 6:
    case 10:
      return draw(me, 1)
    case 7:
      return takeFromMarket(me)
    case 8:
      if (sizeOf(HAND + me) > 0 && decide(2) === 0) throwOneAway(HAND + me)
      return
    case 9:
      if (sizeOf(DISCARD + me) > 0 && decide(2) === 0) moveOne(DISCARD + me, HAND + me)
      return
    case 11:
      table.plus += 1
  }
}

function platypuses(rank: number, me: number, card: number): Fate {
  switch (rank) {
    case 0:
      if (sizeOf(DISCARD + me) > 0) push(DECK + me, pop(DISCARD + me))
      return 'done'
    case 2:
      return swapWithStall(card, me, me)
    case 3:
      moveOne(DECK + me, HAND + me)
      shuffleDeck(me)
      return 'done'
    default:
      draw(me, 3)
      moveChosen(HAND + me, DISCARD + me, 3, 3)
      return 'done'
  }
}

function sloths(rank: number, me: number): Fate {
  if (rank === 2) takeJunk(me)
  if (rank === 4) draw(me, 1)
  return 'waits'
}

/** Housecleaning: up to three junk of the own discard pile. */
function takeJunk(me: number): void {
  let found = 0
  for (let at = 0; at < sizeOf(DISCARD + me); at++) if (cardAt(DISCARD + me, at) === JUNK) found += 1
  if (found === 0) return
  for (let left = decide(Math.min(found, 3) + 1); left > 0; left--) {
    push(HAND + me, lift(DISCARD + me, indexOf(DISCARD + me, JUNK)))
  }
}

function crocodiles(rank: number, me: number): Fate {
  switch (rank) {
    case 0:
      for (let other = 0; other < table.players; other++) {
        if (other === me) continue
        for (let twice = 0; twice < 2; twice++) if (hasNext(other)) push(DISCARD + other, pop(DECK + other))
      }
      return 'done'
    case 2:
      return handOut(DECK, true)
    case 3: {
      const other = chooseOther(me)
      if (!hasNext(other)) return 'done'
      push(HAND + me, pop(DECK + other))
      moveOne(HAND + me, DECK + other)
      return 'done'
    }
    default:
      return 'waits'
  }
}

/** Lifts a card of everybody, off the deck or at random out of the hand, and hands them out as the player likes. */
function handOut(pile: number, fromTop: boolean): Fate {
  let givers = 0
  for (let seat = 0; seat < table.players; seat++) {
    if (fromTop ? !hasNext(seat) : sizeOf(pile + seat) === 0) continue
    givers |= 1 << seat
    push(ASIDE, fromTop ? pop(pile + seat) : pickRandom(pile + seat))
  }
  for (let seat = 0; seat < table.players; seat++) if (givers & (1 << seat)) moveOne(ASIDE, pile + seat)
  return 'done'
}

function foxes(rank: number, me: number, card: number): Fate {
  switch (rank) {
    case 0:
      chooseOther(me)
      if (decide(2) === 0) return 'done'
      push(DECK + me, card)
      return 'gone'
    case 1:
      for (let seat = 0; seat < table.players; seat++) moveOne(DECK + seat, HAND + seat)
      for (let seat = 0; seat < table.players; seat++) shuffleDeck(seat)
      return 'done'
    case 2:
      return raffle()
    case 3:
      return handOut(HAND, false)
    case 4: {
      const step = table.players === 2 || decide(2) === 0 ? 1 : table.players - 1
      for (let at = 0; at < table.players; at++) takeFromMarket((me + at * step) % table.players)
      return 'done'
    }
    default:
      for (let seat = 0; seat < table.players; seat++) {
        for (let twice = 0; twice < 2 && sizeOf(DISCARD + seat) > 0; twice++) push(DECK + seat, pop(DISCARD + seat))
      }
      return 'done'
  }
}

const raffled = new Int8Array(4)

function raffle(): Fate {
  const { players } = table
  const step = players === 2 || decide(2) === 0 ? 1 : players - 1
  for (let seat = 0; seat < players; seat++) raffled[seat] = sizeOf(HAND + seat) > 0 ? pickRandom(HAND + seat) : -1
  for (let seat = 0; seat < players; seat++) {
    const card = raffled[(seat + step) % players] as number
    if (card >= 0) push(HAND + seat, card)
  }
  return 'done'
}

/** Rare Artefact rolls, but no single card is worth more for it. */
function polecats(rank: number, me: number): Fate {
  switch (rank) {
    case 0:
      throwAwayFromMarket(1 + below(POLECAT_DIE))
      refillMarket()
      return 'done'
    case 1:
      if (choosePlace(HAND + me) >= 0) below(POLECAT_DIE)
      return 'done'
    case 2: {
      const thrown = throwOneAway(HAND + me)
      if (thrown >= 0 && thrown !== JUNK) drawFromMarketDeck(me)
      return 'done'
    }
    case 3: {
      if (sizeOf(MARKET_DECK) === 0) return 'done'
      const guess = 1 + decide(5)
      const card = pop(MARKET_DECK)
      push(VALUE[card] === guess ? HAND + me : MARKET_DISCARD, card)
      return 'done'
    }
    default:
      return survive(me, 1 + below(POLECAT_DIE))
  }
}

/** Natural Survivor: exchanges cards between hand and deck. */
function survive(me: number, rolled: number): Fate {
  const count = Math.min(rolled, sizeOf(DECK + me), sizeOf(HAND + me))
  moveChosen(DECK + me, ASIDE, count, count)
  moveChosen(HAND + me, DECK + me, count, count)
  turnOver(ASIDE, HAND + me)
  shuffleDeck(me)
  return 'done'
}

/** Master Builder, Snack and Wind of Change wait; Overtime, Order in Chaos and Practice do nothing here. */
const beavers = (rank: number): Fate => (rank < 3 ? 'waits' : 'done')

function drawFromMarketDeck(me: number): void {
  if (sizeOf(MARKET_DECK) > 0) push(HAND + me, pop(MARKET_DECK))
}

function penguins(rank: number, me: number): Fate {
  if (rank === 0) moveUnder(me)
  else if (rank === 5) table.isMirrored = !table.isMirrored
  else if (sizeOf(HAND + me) > 0) penguinsForCards(rank, me)
  return 'done'
}

function penguinsForCards(rank: number, me: number): void {
  switch (rank) {
    case 1:
      moveChosen(HAND + me, DISCARD + me, 1, sizeOf(HAND + me))
      return drawFromMarketDeck(me)
    case 2:
      moveOne(HAND + me, DISCARD + me)
      draw(me, 2)
      throwOneAway(HAND + me)
      return moveOne(HAND + me, DISCARD + me)
    default:
      moveOne(HAND + me, DISCARD + me)
      return moveChosen(DISCARD + me, DECK + me, 0, 3)
  }
}

/** Resourceful Ally. */
function moveUnder(me: number): void {
  const at = choosePlace(DISCARD + me)
  if (at >= 0) pushUnder(DECK + me, lift(DISCARD + me, at))
}

function macaws(rank: number, me: number): Fate {
  switch (rank) {
    case 0:
      renewHand(me)
      return 'done'
    case 2:
      throwOneAway(HAND + me)
      draw(me, 1)
      return 'done'
    case 3:
      for (let lifted = 0; lifted < 3 && hasNext(me); lifted++) push(ASIDE, pop(DECK + me))
      moveOne(ASIDE, HAND + me)
      moveChosen(ASIDE, DECK + me, 2, 2)
      return 'done'
    case 4:
      table.plus += 1
      return 'done'
    default:
      if (sizeOf(DISCARD + me) > 0) push(HAND + me, pop(DISCARD + me))
      return 'done'
  }
}

function renewHand(me: number): void {
  const count = sizeOf(HAND + me)
  moveChosen(HAND + me, DISCARD + me, count, count)
  draw(me, count)
}

function pandas(rank: number, me: number): Fate {
  if (rank === 0) {
    throwAwayFromMarket(SLOTS)
    refillMarket()
  } else if (rank === 1) takeFromMarket(me)
  else {
    for (let lifted = 0; lifted < 3 && sizeOf(MARKET_DECK) > 0; lifted++) push(ASIDE, pop(MARKET_DECK))
    moveOne(ASIDE, HAND + me)
    moveChosen(ASIDE, MARKET_DISCARD, 2, 2)
  }
  return 'done'
}

function raccoons(rank: number, me: number): Fate {
  if (rank === 0) {
    turnOver(DECK + me, ASIDE)
    turnOver(DISCARD + me, DECK + me)
    while (sizeOf(ASIDE) > 0) push(DISCARD + me, lift(ASIDE, 0))
    shuffleDeck(me)
  } else if (rank === 1) nuisance(me)
  else if (rank !== 2 || sizeOf(HAND + me) > 0) raccoonsAgainst(rank, me, chooseOther(me))
  return 'done'
}

/** Up to two other players discard a random card. */
function nuisance(me: number): void {
  const others = table.players - 1
  const count = select(others, 0, Math.min(2, others))
  for (let at = 0; at < count; at++) {
    const other = (me + 1 + (chosen[at] as number)) % table.players
    if (sizeOf(HAND + other) > 0) push(DISCARD + other, pickRandom(HAND + other))
  }
}

function raccoonsAgainst(rank: number, me: number, other: number): void {
  switch (rank) {
    case 2:
      return moveOne(HAND + me, DECK + other)
    case 3:
      if (sizeOf(HAND + other) === 0) return
      push(HAND + me, pickRandom(HAND + other))
      return moveOne(HAND + me, HAND + other)
    case 4:
      for (let lifted = 0; lifted < 2 && hasNext(other); lifted++) push(ASIDE, pop(DECK + other))
      throwOneAway(ASIDE)
      return turnOver(ASIDE, DISCARD + other)
    default:
      if (sizeOf(DISCARD + other) > 0) push(HAND + me, pop(DISCARD + other))
  }
}

/** Safety Precaution and Acorn: this card takes the place of a card in a stall. */
function swapWithStall(card: number, owner: number, me: number): Fate {
  const at = choosePlace(STALL + owner)
  if (at < 0) return 'done'
  push(HAND + me, cardAt(STALL + owner, at))
  put(STALL + owner, at, card)
  return 'gone'
}

function ocelots(rank: number, me: number): Fate {
  switch (rank) {
    case 1:
      return newSeason(me)
    case 2: {
      const other = chooseOther(me)
      renewHand(me)
      return mixHands(me, other)
    }
    case 3:
      return charm(me)
    case 4:
      return gamble(me, chooseOther(me), rollOcelot())
    default:
      return blindfold(me)
  }
}

/** One animalfolk discard is thrown away for a card of the market deck. */
function newSeason(me: number): Fate {
  let count = 0
  const size = sizeOf(DISCARD + me)
  for (let at = 0; at < size; at++) if (cardAt(DISCARD + me, at) !== JUNK) animalfolk[count++] = at
  if (count === 0) return 'done'
  throwAway(lift(DISCARD + me, animalfolk[decide(count)] as number))
  drawFromMarketDeck(me)
  return 'done'
}

const animalfolk = new Uint8Array(256)

function mixHands(me: number, other: number): Fate {
  const count = sizeOf(HAND + me)
  turnOver(HAND + me, ASIDE)
  turnOver(HAND + other, ASIDE)
  shuffle(ASIDE)
  for (let dealt = 0; dealt < count; dealt++) push(HAND + me, pop(ASIDE))
  turnOver(ASIDE, HAND + other)
  return 'done'
}

function charm(me: number): Fate {
  if (sizeOf(MARKET_DECK) === 0) return 'done'
  const card = pop(MARKET_DECK)
  if (valueOf(card) !== nextStack(me)) {
    push(MARKET_DISCARD, card)
    return 'done'
  }
  push(STALL + me, card)
  stacks[me] = (stacks[me] as number) + 1
  return 'done'
}

function gamble(me: number, other: number, rolled: number): Fate {
  const count = Math.min(rolled, sizeOf(HAND + me), sizeOf(HAND + other))
  for (let given = 0; given < count; given++) push(ASIDE, pickRandom(HAND + me))
  for (let taken = 0; taken < count; taken++) push(HAND + me, pickRandom(HAND + other))
  turnOver(ASIDE, HAND + other)
  return 'done'
}

/** Blindfold: a right guess discards the card; a wrong one lets a value be named, but changes none here. */
function blindfold(me: number): Fate {
  const at = choosePlace(HAND + me)
  if (at < 0) return 'done'
  chooseOther(me)
  if (1 + decide(5) === valueOf(cardAt(HAND + me, at))) push(DISCARD + me, lift(HAND + me, at))
  else decide(5)
  return 'done'
}

// Paying and building

const MASTER_BUILDER = 36
const SNACK = 37
const WIND_OF_CHANGE = 38
/** Hands beyond so many cards are not looked at in full. */
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

function handSum(me: number): number {
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

/** All stacks of one set that are worth exactly so much. */
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

function canBuild(me: number): boolean {
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

function purchase(me: number, slot: number): void {
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

function build(me: number): void {
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

// The game

const LAST_STACK = 8
const HAND_SIZE = 5
const CARDS_PER_PLAYER = 10
const COPIES = Uint8Array.of(0, 0, 3, 3, 3, 1)

/** Cards that are asked about by name. */
const BEAVERS = 6
const OWLS = 5
const SOFA = 29
const WISE_SPY = 30
const ANCIENT_KNOWLEDGE = 31
const BINOCULARS = 33
const BALANCING = 34
const EXTRA_REMARKS = 35
const NO_OWL = -1
const COOKIES = 49
const MARKET_DISCOVERY = 57
const BOLD_HAGGLER = 72
const GOOD_OLD_TIMES = 80

/** Acts by number: playing or using a card, then buying from a slot, and the rest. */
const USE = 100
const BUY = 200
const BUILD = 210
const TAKE_INVENTORY = 211
const PASS = 212
const acts = new Int32Array(256)

/** Plays one game to its end, or for so many turns, and returns how many turns it took. */
export function playReference(players: number, decks: readonly number[], mostTurns: number): number {
  setUp(players, decks)
  for (let turn = 1; turn <= mostTurns; turn++) {
    const me = (turn - 1) % players
    table.active = me
    if (playTurn(me)) return turn
  }
  return mostTurns
}

function setUp(players: number, decks: readonly number[]): void {
  clear(players)
  table.hasOwls = decks.includes(OWLS)
  for (const deck of decks) {
    for (let rank = 1; rank < 6; rank++) {
      const card = deck * 6 + rank
      for (let copy = COPIES[VALUE[card] as number] as number; copy > 0; copy--) push(MARKET_DECK, card)
    }
  }
  shuffle(MARKET_DECK)
  for (let slot = 0; slot < SLOTS; slot++) market[slot] = pop(MARKET_DECK)
  for (let seat = 0; seat < players; seat++) {
    for (const deck of decks) push(DECK + seat, deck * 6)
    while (sizeOf(DECK + seat) < CARDS_PER_PLAYER) push(DECK + seat, JUNK)
    table.junk += CARDS_PER_PLAYER - decks.length
    shuffle(DECK + seat)
    draw(seat, HAND_SIZE)
  }
}

/** Whether the turn has won the game. */
function playTurn(me: number): boolean {
  table.plus = 0
  table.isMirrored = false
  table.used = 0
  startTurn(me)
  for (let isBonus = false; takeAction(me, isBonus); isBonus = true) if (hasWon(me)) return true
  if (hasWon(me)) return true
  cleanUp(me)
  useLast(me)
  return false
}

const hasWon = (me: number): boolean => (stacks[me] as number) >= LAST_STACK

/** Cards that are due, one after the other in the owner's order. Beavers wait for something else. */
function startTurn(me: number): void {
  for (;;) {
    let due = 0
    for (let at = 0; at < sizeOf(SCHEDULE + me); at++) {
      if (SET[cardAt(SCHEDULE + me, at)] !== BEAVERS) acts[due++] = at
    }
    if (due === 0) return
    const card = lift(SCHEDULE + me, acts[decide(due)] as number)
    resolveLater(card, me)
    push(DISCARD + me, card)
  }
}

/** One action; says whether another one follows. */
function takeAction(me: number, isBonus: boolean): boolean {
  const act = acts[decide(listActs(me, isBonus))] as number
  if (act < USE) return play(me, act)
  if (act < BUY) {
    use(me, act - USE)
    return takeAction(me, isBonus)
  }
  if (act === TAKE_INVENTORY) takeInventory(me)
  else if (act === BUILD) {
    build(me)
    if (!hasWon(me)) react(me, EXTRA_REMARKS)
  } else if (act !== PASS) {
    purchase(me, act - BUY)
    react(me, BINOCULARS)
  }
  return false
}

function listActs(me: number, isBonus: boolean): number {
  let count = 0
  const size = sizeOf(HAND + me)
  for (let at = 0; at < size; at++) {
    const card = cardAt(HAND + me, at)
    if (card === JUNK || indexOf(HAND + me, card) < at) continue
    if (IS_TECHNIQUE[card] !== 0) acts[count++] = card
    else if (isUsable(me, card)) acts[count++] = USE + card
  }
  const sum = handSum(me) - surchargeFor(me)
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = market[slot] as number
    if (card !== EMPTY && sum >= (VALUE[card] as number) + slot) acts[count++] = BUY + slot
  }
  if (canBuild(me)) acts[count++] = BUILD
  acts[count++] = TAKE_INVENTORY
  if (isBonus) acts[count++] = PASS
  return count
}

function play(me: number, card: number): boolean {
  lift(HAND + me, indexOf(HAND + me, card))
  const fate = resolve(card, me)
  if (fate !== 'gone') push((fate === 'done' ? DISCARD : SCHEDULE) + me, card)
  if (fate !== 'waits') react(me, ANCIENT_KNOWLEDGE)
  return HAS_BONUS[card] !== 0
}

function takeInventory(me: number): void {
  const size = sizeOf(HAND + me)
  if (size > 0) moveChosen(HAND + me, DISCARD + me, 0, size)
}

// Abilities and reactions

/** The ability of a card as a bit, or none. */
function abilityOf(card: number): number {
  if (card === WISE_SPY) return 1
  if (card === BOLD_HAGGLER) return 2
  if (card === MARKET_DISCOVERY) return 4
  return card === GOOD_OLD_TIMES ? 8 : 0
}

function isUsable(me: number, card: number): boolean {
  const ability = abilityOf(card)
  if (ability === 0 || (table.used & ability) !== 0) return false
  if (ability === 1) return sizeOf(DECK + me) + sizeOf(DISCARD + me) > 0
  return ability === 2 || sizeOf(MARKET_DECK) > 0
}

/** Bold Haggler rolls, but no single card is worth more for it. */
function use(me: number, card: number): void {
  table.used |= abilityOf(card)
  if (card === BOLD_HAGGLER) below(6)
  else if (card !== WISE_SPY) push(MARKET_DISCARD, pop(MARKET_DECK))
  else {
    for (let lifted = 0; lifted < 3 && hasNext(me); lifted++) push(ASIDE, pop(DECK + me))
    moveChosen(ASIDE, DECK + me, 3, 3)
  }
}

/** Others may react to what a player has done, and to decks shuffled meanwhile. */
function react(me: number, owl: number): void {
  const { shuffled, hasOwls, players } = table
  table.shuffled = 0
  if (!hasOwls) return
  for (let step = 1; step < players; step++) offer((me + step) % players, owl)
  if (shuffled === 0) return
  for (let step = 0; step < players; step++) {
    const seat = (me + step) % players
    if (shuffled & ~(1 << seat)) offer(seat, BALANCING)
  }
}

function offer(seat: number, owl: number): void {
  if (indexOf(HAND + seat, owl) < 0) return
  if (sizeOf((owl === ANCIENT_KNOWLEDGE ? DECK : DISCARD) + seat) === 0 && owl !== BINOCULARS) return
  if (decide(2) === 0) return
  switch (owl) {
    case ANCIENT_KNOWLEDGE:
      if (decide(2) === 0) moveOne(DECK + seat, DISCARD + seat)
      return shuffleDeck(seat)
    case BINOCULARS:
      draw(seat, 1)
      return moveOne(HAND + seat, DISCARD + seat)
    case BALANCING:
      moveOne(HAND + seat, ASIDE)
      moveOne(DISCARD + seat, HAND + seat)
      return turnOver(ASIDE, DISCARD + seat)
    default:
      return moveOne(DISCARD + seat, DECK + seat)
  }
}

// Clean-up

/** How many more cards than five a pile grants. */
function extra(pile: number, card: number): number {
  let found = 0
  for (let at = sizeOf(pile) - 1; at >= 0; at--) if (cardAt(pile, at) === card) found += 1
  return found
}

function fillHand(me: number): void {
  let goal = HAND_SIZE + extra(HAND + me, COOKIES) + extra(STALL + me, SOFA)
  for (let left = fillLimit(me); left > 0 && sizeOf(HAND + me) < goal; left--) {
    drawOrJunk(me)
    if (topOf(HAND + me) === COOKIES) goal += 1
  }
}

function cleanUp(me: number): void {
  fillHand(me)
  if (table.shuffled !== 0) react(me, NO_OWL)
  let to = 0
  for (let from = 0; from < SLOTS; from++) {
    const card = market[from] as number
    if (card !== EMPTY) market[to++] = card
  }
  for (; to < SLOTS; to++) {
    if (sizeOf(MARKET_DECK) === 0) {
      turnOver(MARKET_DISCARD, MARKET_DECK)
      shuffle(MARKET_DECK)
    }
    market[to] = sizeOf(MARKET_DECK) > 0 ? pop(MARKET_DECK) : EMPTY
  }
}

/** One more window for abilities. */
function useLast(me: number): void {
  for (;;) {
    let count = 0
    for (let at = sizeOf(HAND + me) - 1; at >= 0; at--) {
      const card = cardAt(HAND + me, at)
      if (isUsable(me, card)) acts[count++] = card
    }
    if (count === 0) return
    const at = decide(count + 1)
    if (at === count) return
    use(me, acts[at] as number)
  }
}
