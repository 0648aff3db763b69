/** The techniques of the reference, a hand-written case for each. What a case leaves out is said there. */
import * as t from './table.ts'
import { ASIDE, DECK, DISCARD, HAND, JUNK, MARKET_DECK, MARKET_DISCARD, STALL } from './table.ts'
import { moveChosen, moveOne, nextStack, refillMarket, swapWithMarket } from './verbs.ts'
import { takeFromMarket, throwAwayFromMarket, throwOneAway } from './verbs.ts'

/** What becomes of a technique: it goes to the discard pile, waits on the schedule, or lies somewhere else already. */
export type Fate = 'done' | 'waits' | 'gone'

const POLECAT_DIE = 3
const OCELOT_DIE = Uint8Array.of(0, 1, 1, 2, 2, 3)
const rollOcelot = (): number => OCELOT_DIE[t.below(6)] as number

export function resolve(card: number, me: number): Fate {
  const rank = card % 6
  switch (t.SET[card]) {
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
      return swapWithStall(card, t.chooseOther(me), me)
    case 12:
      return ocelots(rank, me)
    case 13:
      return swapWithMarket(me, card) ? 'gone' : 'done'
    default:
      return 'done'
  }
}

/** The part of a technique that waits for its owner's next turn. */
export function resolveLater(card: number, me: number): void {
  switch (card) {
    case 6:
    case 10:
      return t.draw(me, 1)
    case 7:
      return takeFromMarket(me)
    case 8:
      if (t.sizeOf(HAND + me) > 0 && t.decide(2) === 0) throwOneAway(HAND + me)
      return
    case 9:
      if (t.sizeOf(DISCARD + me) > 0 && t.decide(2) === 0) moveOne(DISCARD + me, HAND + me)
      return
    case 11:
      t.table.plus += 1
  }
}

function platypuses(rank: number, me: number, card: number): Fate {
  switch (rank) {
    case 0:
      if (t.sizeOf(DISCARD + me) > 0) t.push(DECK + me, t.pop(DISCARD + me))
      return 'done'
    case 2:
      return swapWithStall(card, me, me)
    case 3:
      moveOne(DECK + me, HAND + me)
      t.shuffleDeck(me)
      return 'done'
    default:
      t.draw(me, 3)
      moveChosen(HAND + me, DISCARD + me, 3, 3)
      return 'done'
  }
}

function sloths(rank: number, me: number): Fate {
  if (rank === 2) takeJunk(me)
  if (rank === 4) t.draw(me, 1)
  return 'waits'
}

/** Housecleaning: up to three junk of the own discard pile. */
function takeJunk(me: number): void {
  let found = 0
  for (let at = 0; at < t.sizeOf(DISCARD + me); at++) if (t.cardAt(DISCARD + me, at) === JUNK) found += 1
  if (found === 0) return
  for (let left = t.decide(Math.min(found, 3) + 1); left > 0; left--) {
    t.push(HAND + me, t.lift(DISCARD + me, t.indexOf(DISCARD + me, JUNK)))
  }
}

function crocodiles(rank: number, me: number): Fate {
  switch (rank) {
    case 0:
      for (let other = 0; other < t.table.players; other++) {
        if (other === me) continue
        for (let twice = 0; twice < 2; twice++) if (t.hasNext(other)) t.push(DISCARD + other, t.pop(DECK + other))
      }
      return 'done'
    case 2:
      return handOut(DECK, true)
    case 3: {
      const other = t.chooseOther(me)
      if (!t.hasNext(other)) return 'done'
      t.push(HAND + me, t.pop(DECK + other))
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
  for (let seat = 0; seat < t.table.players; seat++) {
    if (fromTop ? !t.hasNext(seat) : t.sizeOf(pile + seat) === 0) continue
    givers |= 1 << seat
    t.push(ASIDE, fromTop ? t.pop(pile + seat) : t.pickRandom(pile + seat))
  }
  for (let seat = 0; seat < t.table.players; seat++) if (givers & (1 << seat)) moveOne(ASIDE, pile + seat)
  return 'done'
}

function foxes(rank: number, me: number, card: number): Fate {
  switch (rank) {
    case 0:
      t.chooseOther(me)
      if (t.decide(2) === 0) return 'done'
      t.push(DECK + me, card)
      return 'gone'
    case 1:
      for (let seat = 0; seat < t.table.players; seat++) moveOne(DECK + seat, HAND + seat)
      for (let seat = 0; seat < t.table.players; seat++) t.shuffleDeck(seat)
      return 'done'
    case 2:
      return raffle()
    case 3:
      return handOut(HAND, false)
    case 4: {
      const step = t.table.players === 2 || t.decide(2) === 0 ? 1 : t.table.players - 1
      for (let at = 0; at < t.table.players; at++) takeFromMarket((me + at * step) % t.table.players)
      return 'done'
    }
    default:
      for (let seat = 0; seat < t.table.players; seat++) {
        for (let twice = 0; twice < 2 && t.sizeOf(DISCARD + seat) > 0; twice++) t.push(DECK + seat, t.pop(DISCARD + seat))
      }
      return 'done'
  }
}

const raffled = new Int8Array(4)

function raffle(): Fate {
  const { players } = t.table
  const step = players === 2 || t.decide(2) === 0 ? 1 : players - 1
  for (let seat = 0; seat < players; seat++) raffled[seat] = t.sizeOf(HAND + seat) > 0 ? t.pickRandom(HAND + seat) : -1
  for (let seat = 0; seat < players; seat++) {
    const card = raffled[(seat + step) % players] as number
    if (card >= 0) t.push(HAND + seat, card)
  }
  return 'done'
}

/** Rare Artefact rolls, but no single card is worth more for it. */
function polecats(rank: number, me: number): Fate {
  switch (rank) {
    case 0:
      throwAwayFromMarket(1 + t.below(POLECAT_DIE))
      refillMarket()
      return 'done'
    case 1:
      if (t.choosePlace(HAND + me) >= 0) t.below(POLECAT_DIE)
      return 'done'
    case 2: {
      const thrown = throwOneAway(HAND + me)
      if (thrown >= 0 && thrown !== JUNK) drawFromMarketDeck(me)
      return 'done'
    }
    case 3: {
      if (t.sizeOf(MARKET_DECK) === 0) return 'done'
      const guess = 1 + t.decide(5)
      const card = t.pop(MARKET_DECK)
      t.push(t.VALUE[card] === guess ? HAND + me : MARKET_DISCARD, card)
      return 'done'
    }
    default:
      return survive(me, 1 + t.below(POLECAT_DIE))
  }
}

/** Natural Survivor: exchanges cards between hand and deck. */
function survive(me: number, rolled: number): Fate {
  const count = Math.min(rolled, t.sizeOf(DECK + me), t.sizeOf(HAND + me))
  moveChosen(DECK + me, ASIDE, count, count)
  moveChosen(HAND + me, DECK + me, count, count)
  t.turnOver(ASIDE, HAND + me)
  t.shuffleDeck(me)
  return 'done'
}

/** Master Builder, Snack and Wind of Change wait; Overtime, Order in Chaos and Practice do nothing here. */
const beavers = (rank: number): Fate => (rank < 3 ? 'waits' : 'done')

function drawFromMarketDeck(me: number): void {
  if (t.sizeOf(MARKET_DECK) > 0) t.push(HAND + me, t.pop(MARKET_DECK))
}

function penguins(rank: number, me: number): Fate {
  if (rank === 0) moveUnder(me)
  else if (rank === 5) t.table.isMirrored = !t.table.isMirrored
  else if (t.sizeOf(HAND + me) > 0) penguinsForCards(rank, me)
  return 'done'
}

function penguinsForCards(rank: number, me: number): void {
  switch (rank) {
    case 1:
      moveChosen(HAND + me, DISCARD + me, 1, t.sizeOf(HAND + me))
      return drawFromMarketDeck(me)
    case 2:
      moveOne(HAND + me, DISCARD + me)
      t.draw(me, 2)
      throwOneAway(HAND + me)
      return moveOne(HAND + me, DISCARD + me)
    default:
      moveOne(HAND + me, DISCARD + me)
      return moveChosen(DISCARD + me, DECK + me, 0, 3)
  }
}

/** Resourceful Ally. */
function moveUnder(me: number): void {
  const at = t.choosePlace(DISCARD + me)
  if (at >= 0) t.pushUnder(DECK + me, t.lift(DISCARD + me, at))
}

function macaws(rank: number, me: number): Fate {
  switch (rank) {
    case 0:
      renewHand(me)
      return 'done'
    case 2:
      throwOneAway(HAND + me)
      t.draw(me, 1)
      return 'done'
    case 3:
      for (let lifted = 0; lifted < 3 && t.hasNext(me); lifted++) t.push(ASIDE, t.pop(DECK + me))
      moveOne(ASIDE, HAND + me)
      moveChosen(ASIDE, DECK + me, 2, 2)
      return 'done'
    case 4:
      t.table.plus += 1
      return 'done'
    default:
      if (t.sizeOf(DISCARD + me) > 0) t.push(HAND + me, t.pop(DISCARD + me))
      return 'done'
  }
}

function renewHand(me: number): void {
  const count = t.sizeOf(HAND + me)
  moveChosen(HAND + me, DISCARD + me, count, count)
  t.draw(me, count)
}

function pandas(rank: number, me: number): Fate {
  if (rank === 0) {
    throwAwayFromMarket(t.SLOTS)
    refillMarket()
  } else if (rank === 1) takeFromMarket(me)
  else {
    for (let lifted = 0; lifted < 3 && t.sizeOf(MARKET_DECK) > 0; lifted++) t.push(ASIDE, t.pop(MARKET_DECK))
    moveOne(ASIDE, HAND + me)
    moveChosen(ASIDE, MARKET_DISCARD, 2, 2)
  }
  return 'done'
}

function raccoons(rank: number, me: number): Fate {
  if (rank === 0) {
    t.turnOver(DECK + me, ASIDE)
    t.turnOver(DISCARD + me, DECK + me)
    while (t.sizeOf(ASIDE) > 0) t.push(DISCARD + me, t.lift(ASIDE, 0))
    t.shuffleDeck(me)
  } else if (rank === 1) nuisance(me)
  else if (rank !== 2 || t.sizeOf(HAND + me) > 0) raccoonsAgainst(rank, me, t.chooseOther(me))
  return 'done'
}

/** Up to two other players discard a random card. */
function nuisance(me: number): void {
  const others = t.table.players - 1
  const count = t.select(others, 0, Math.min(2, others))
  for (let at = 0; at < count; at++) {
    const other = (me + 1 + (t.chosen[at] as number)) % t.table.players
    if (t.sizeOf(HAND + other) > 0) t.push(DISCARD + other, t.pickRandom(HAND + other))
  }
}

function raccoonsAgainst(rank: number, me: number, other: number): void {
  switch (rank) {
    case 2:
      return moveOne(HAND + me, DECK + other)
    case 3:
      if (t.sizeOf(HAND + other) === 0) return
      t.push(HAND + me, t.pickRandom(HAND + other))
      return moveOne(HAND + me, HAND + other)
    case 4:
      for (let lifted = 0; lifted < 2 && t.hasNext(other); lifted++) t.push(ASIDE, t.pop(DECK + other))
      throwOneAway(ASIDE)
      return t.turnOver(ASIDE, DISCARD + other)
    default:
      if (t.sizeOf(DISCARD + other) > 0) t.push(HAND + me, t.pop(DISCARD + other))
  }
}

/** Safety Precaution and Acorn: this card takes the place of a card in a stall. */
function swapWithStall(card: number, owner: number, me: number): Fate {
  const at = t.choosePlace(STALL + owner)
  if (at < 0) return 'done'
  t.push(HAND + me, t.cardAt(STALL + owner, at))
  t.put(STALL + owner, at, card)
  return 'gone'
}

function ocelots(rank: number, me: number): Fate {
  switch (rank) {
    case 1:
      return newSeason(me)
    case 2: {
      const other = t.chooseOther(me)
      renewHand(me)
      return mixHands(me, other)
    }
    case 3:
      return charm(me)
    case 4:
      return gamble(me, t.chooseOther(me), rollOcelot())
    default:
      return blindfold(me)
  }
}

/** One animalfolk discard is thrown away for a card of the market deck. */
function newSeason(me: number): Fate {
  let count = 0
  const size = t.sizeOf(DISCARD + me)
  for (let at = 0; at < size; at++) if (t.cardAt(DISCARD + me, at) !== JUNK) animalfolk[count++] = at
  if (count === 0) return 'done'
  t.throwAway(t.lift(DISCARD + me, animalfolk[t.decide(count)] as number))
  drawFromMarketDeck(me)
  return 'done'
}

const animalfolk = new Uint8Array(256)

function mixHands(me: number, other: number): Fate {
  const count = t.sizeOf(HAND + me)
  t.turnOver(HAND + me, ASIDE)
  t.turnOver(HAND + other, ASIDE)
  t.shuffle(ASIDE)
  for (let dealt = 0; dealt < count; dealt++) t.push(HAND + me, t.pop(ASIDE))
  t.turnOver(ASIDE, HAND + other)
  return 'done'
}

function charm(me: number): Fate {
  if (t.sizeOf(MARKET_DECK) === 0) return 'done'
  const card = t.pop(MARKET_DECK)
  if (t.valueOf(card) !== nextStack(me)) {
    t.push(MARKET_DISCARD, card)
    return 'done'
  }
  t.push(STALL + me, card)
  t.stacks[me] = (t.stacks[me] as number) + 1
  return 'done'
}

function gamble(me: number, other: number, rolled: number): Fate {
  const count = Math.min(rolled, t.sizeOf(HAND + me), t.sizeOf(HAND + other))
  for (let given = 0; given < count; given++) t.push(ASIDE, t.pickRandom(HAND + me))
  for (let taken = 0; taken < count; taken++) t.push(HAND + me, t.pickRandom(HAND + other))
  t.turnOver(ASIDE, HAND + other)
  return 'done'
}

/** Blindfold: a right guess discards the card; a wrong one lets a value be named, but changes none here. */
function blindfold(me: number): Fate {
  const at = t.choosePlace(HAND + me)
  if (at < 0) return 'done'
  t.chooseOther(me)
  if (1 + t.decide(5) === t.valueOf(t.cardAt(HAND + me, at))) t.push(DISCARD + me, t.lift(HAND + me, at))
  else t.decide(5)
  return 'done'
}
