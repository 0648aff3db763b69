/**
 * The speed limit to measure the engine against, the same kind of game in integer arrays and hand-written cases.
 *
 * It is a playable reduction of Dale with all 14 decks and two to four players: market, prices, payments, stacks,
 * schedules, techniques, dice, abilities and reactions. Every decision is answered at random among the legal options.
 * It leaves out copying (chameleons are plain cards), changes by cards while one pays or builds with them
 * (Calculations, Glue, Stove, the squirrels), values of single cards, Overtime, Order in Chaos, Practice, reactions to
 * arriving cards, teams, and everything a game needs besides being played: knowledge, events, reasons, notation,
 * pausing, saving.
 */
import * as table from './table.ts'
import * as verbs from './verbs.ts'
import * as techniques from './techniques.ts'
import * as paying from './paying.ts'

// Constants of this module, which V8 folds into the code; imported values would be read again each time.
const {
  HAND,
  DECK,
  DISCARD,
  SCHEDULE,
  STALL,
  MARKET_DECK,
  MARKET_DISCARD,
  ASIDE,
  SLOTS,
  EMPTY,
  JUNK,
  VALUE,
  SET,
  IS_TECHNIQUE,
  HAS_BONUS,
  market,
  stacks,
  state,
  clear,
  below,
  decide,
  sizeOf,
  cardAt,
  topOf,
  push,
  pop,
  lift,
  indexOf,
  shuffle,
  turnOver,
  shuffleDeck,
  hasNext,
  draw,
  drawOrJunk,
} = table
const { moveOne, moveChosen, surchargeFor, fillLimit } = verbs
const { resolve, resolveLater } = techniques
const { handSum, canBuild, purchase, build } = paying

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

/** Plays one game to its end, or for this many turns, and returns how many turns it took. */
export function playReference(players: number, decks: readonly number[], mostTurns: number): number {
  setUp(players, decks)
  for (let turn = 1; turn <= mostTurns; turn++) {
    const me = (turn - 1) % players
    state.active = me
    if (playTurn(me)) return turn
  }
  return mostTurns
}

function setUp(players: number, decks: readonly number[]): void {
  clear(players)
  state.hasOwls = decks.includes(OWLS)
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
    state.junk += CARDS_PER_PLAYER - decks.length
    shuffle(DECK + seat)
    draw(seat, HAND_SIZE)
  }
}

/** Whether the turn has won the game. */
function playTurn(me: number): boolean {
  state.plus = 0
  state.isMirrored = false
  state.used = 0
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
  if (ability === 0 || (state.used & ability) !== 0) return false
  if (ability === 1) return sizeOf(DECK + me) + sizeOf(DISCARD + me) > 0
  return ability === 2 || sizeOf(MARKET_DECK) > 0
}

/** Bold Haggler rolls, but no single card is worth more for it. */
function use(me: number, card: number): void {
  state.used |= abilityOf(card)
  if (card === BOLD_HAGGLER) below(6)
  else if (card !== WISE_SPY) push(MARKET_DISCARD, pop(MARKET_DECK))
  else {
    for (let lifted = 0; lifted < 3 && hasNext(me); lifted++) push(ASIDE, pop(DECK + me))
    moveChosen(ASIDE, DECK + me, 3, 3)
  }
}

/** Others may react to what a player has done, and to decks shuffled meanwhile. */
function react(me: number, owl: number): void {
  const { shuffled, hasOwls, players } = state
  state.shuffled = 0
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

/** How many cards a pile adds to the hand size of five. */
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
  if (state.shuffled !== 0) react(me, NO_OWL)
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
