/** The techniques of the reference, a hand-written case for each. Omissions are noted at each case. */
import * as table from './table.ts'
import * as verbs from './verbs.ts'

// Constants of this module, which V8 folds into the code; imported values would be read again each time.
const {
  HAND,
  DECK,
  DISCARD,
  STALL,
  MARKET_DECK,
  MARKET_DISCARD,
  ASIDE,
  SLOTS,
  JUNK,
  VALUE,
  SET,
  stacks,
  state,
  below,
  decide,
  chosen,
  select,
  choosePlace,
  chooseOther,
  sizeOf,
  cardAt,
  put,
  push,
  pop,
  lift,
  pushUnder,
  indexOf,
  shuffle,
  turnOver,
  pickRandom,
  shuffleDeck,
  hasNext,
  draw,
  throwAway,
  valueOf,
} = table
const {
  moveOne,
  throwOneAway,
  moveChosen,
  swapWithMarket,
  takeFromMarket,
  throwAwayFromMarket,
  refillMarket,
  nextStack,
} = verbs

/** The destination of a technique. It goes to the discard pile, waits on the schedule, or is somewhere else already. */
type Fate = 'done' | 'waits' | 'gone'

const POLECAT_DIE = 3
const OCELOT_DIE = Uint8Array.of(0, 1, 1, 2, 2, 3)
const rollOcelot = (): number => OCELOT_DIE[below(6)] as number

export function resolve(card: number, me: number): Fate {
  const rank = card % 6
  switch (SET[card] as number) {
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
export function resolveLater(card: number, me: number): void {
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
      state.plus += 1
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

/** Housecleaning: up to three junk cards from your discard pile. */
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
      for (let other = 0; other < state.players; other++) {
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

/** Lifts a card of everyone, off the deck or at random out of the hand, and hands them out as the player likes. */
function handOut(pile: number, fromTop: boolean): Fate {
  let givers = 0
  for (let seat = 0; seat < state.players; seat++) {
    if (fromTop ? !hasNext(seat) : sizeOf(pile + seat) === 0) continue
    givers |= 1 << seat
    push(ASIDE, fromTop ? pop(pile + seat) : pickRandom(pile + seat))
  }
  for (let seat = 0; seat < state.players; seat++) if (givers & (1 << seat)) moveOne(ASIDE, pile + seat)
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
      for (let seat = 0; seat < state.players; seat++) moveOne(DECK + seat, HAND + seat)
      for (let seat = 0; seat < state.players; seat++) shuffleDeck(seat)
      return 'done'
    case 2:
      return raffle()
    case 3:
      return handOut(HAND, false)
    case 4:
      return tasters(me)
    default:
      return rumours()
  }
}

function tasters(me: number): Fate {
  const { players } = state
  const step = players === 2 || decide(2) === 0 ? 1 : players - 1
  for (let at = 0; at < players; at++) takeFromMarket((me + at * step) % players)
  return 'done'
}

function rumours(): Fate {
  for (let seat = 0; seat < state.players; seat++) {
    for (let twice = 0; twice < 2 && sizeOf(DISCARD + seat) > 0; twice++) push(DECK + seat, pop(DISCARD + seat))
  }
  return 'done'
}

const raffled = new Int8Array(4)

function raffle(): Fate {
  const { players } = state
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
  else if (rank === 5) state.isMirrored = !state.isMirrored
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
      state.plus += 1
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
  const others = state.players - 1
  const count = select(others, 0, Math.min(2, others))
  for (let at = 0; at < count; at++) {
    const other = (me + 1 + (chosen[at] as number)) % state.players
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

/** Safety Precaution and Acorn swap this card for a card in a stall. */
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

/** Blindfold. A right guess discards the card; a wrong one lets a value be named, but changes none here. */
function blindfold(me: number): Fate {
  const at = choosePlace(HAND + me)
  if (at < 0) return 'done'
  chooseOther(me)
  if (1 + decide(5) === valueOf(cardAt(HAND + me, at))) push(DISCARD + me, lift(HAND + me, at))
  else decide(5)
  return 'done'
}
