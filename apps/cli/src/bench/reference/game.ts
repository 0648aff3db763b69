/**
 * The limit to measure the engine against: the same kind of game in integer arrays and hand-written cases.
 *
 * It is a playable reduction of Dale with all 14 decks, two to four players, market, prices, payments, stacks, schedules,
 * 55 techniques, dice, abilities and reactions, whose every decision is answered at random among the legal options. It leaves out:
 * copying (chameleons are plain cards), what cards change while one pays or builds with them (Calculations, Glue, Stove and
 * the squirrels), values of single cards, Overtime, Order in Chaos, Practice, reactions to arriving cards, teams, and with
 * them everything a game needs besides being played: who knows what, events, reasons, notation, pausing, saving.
 */
import { purchase, build, canBuild, handSum } from './purchase.ts'
import * as t from './table.ts'
import { ASIDE, DECK, DISCARD, HAND, JUNK, MARKET_DECK, MARKET_DISCARD, SCHEDULE, STALL } from './table.ts'
import { resolve, resolveLater } from './techniques.ts'
import { fillLimit, moveChosen, moveOne, surchargeFor } from './verbs.ts'

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
    t.table.active = me
    if (playTurn(me)) return turn
  }
  return mostTurns
}

function setUp(players: number, decks: readonly number[]): void {
  t.clear(players)
  t.table.hasOwls = decks.includes(OWLS)
  for (const deck of decks) {
    for (let rank = 1; rank < 6; rank++) {
      const card = deck * 6 + rank
      for (let copy = COPIES[t.VALUE[card] as number] as number; copy > 0; copy--) t.push(MARKET_DECK, card)
    }
  }
  t.shuffle(MARKET_DECK)
  for (let slot = 0; slot < t.SLOTS; slot++) t.market[slot] = t.pop(MARKET_DECK)
  for (let seat = 0; seat < players; seat++) {
    for (const deck of decks) t.push(DECK + seat, deck * 6)
    while (t.sizeOf(DECK + seat) < CARDS_PER_PLAYER) t.push(DECK + seat, JUNK)
    t.table.junk += CARDS_PER_PLAYER - decks.length
    t.shuffle(DECK + seat)
    t.draw(seat, HAND_SIZE)
  }
}

/** Whether the turn has won the game. */
function playTurn(me: number): boolean {
  t.table.plus = 0
  t.table.isMirrored = false
  t.table.used = 0
  startTurn(me)
  for (let isBonus = false; act(me, isBonus); isBonus = true) if (hasWon(me)) return true
  if (hasWon(me)) return true
  cleanUp(me)
  useLast(me)
  return false
}

const hasWon = (me: number): boolean => (t.stacks[me] as number) >= LAST_STACK

/** Cards that are due, one after the other in the owner's order. Beavers wait for something else. */
function startTurn(me: number): void {
  for (;;) {
    let due = 0
    for (let at = 0; at < t.sizeOf(SCHEDULE + me); at++) {
      if (t.SET[t.cardAt(SCHEDULE + me, at)] !== BEAVERS) acts[due++] = at
    }
    if (due === 0) return
    const card = t.lift(SCHEDULE + me, acts[t.decide(due)] as number)
    resolveLater(card, me)
    t.push(DISCARD + me, card)
  }
}

/** One action; says whether another one follows. */
function act(me: number, isBonus: boolean): boolean {
  const chosen = acts[t.decide(listActs(me, isBonus))] as number
  if (chosen < USE) return play(me, chosen)
  if (chosen < BUY) {
    use(me, chosen - USE)
    return act(me, isBonus)
  }
  if (chosen === TAKE_INVENTORY) takeInventory(me)
  else if (chosen === BUILD) {
    build(me)
    if (!hasWon(me)) react(me, EXTRA_REMARKS)
  } else if (chosen !== PASS) {
    purchase(me, chosen - BUY)
    react(me, BINOCULARS)
  }
  return false
}

function listActs(me: number, isBonus: boolean): number {
  let count = 0
  const size = t.sizeOf(HAND + me)
  for (let at = 0; at < size; at++) {
    const card = t.cardAt(HAND + me, at)
    if (card === JUNK || t.indexOf(HAND + me, card) < at) continue
    if (t.IS_TECHNIQUE[card] !== 0) acts[count++] = card
    else if (isUsable(me, card)) acts[count++] = USE + card
  }
  const sum = handSum(me) - surchargeFor(me)
  for (let slot = 0; slot < t.SLOTS; slot++) {
    const card = t.market[slot] as number
    if (card !== t.EMPTY && sum >= (t.VALUE[card] as number) + slot) acts[count++] = BUY + slot
  }
  if (canBuild(me)) acts[count++] = BUILD
  acts[count++] = TAKE_INVENTORY
  if (isBonus) acts[count++] = PASS
  return count
}

function play(me: number, card: number): boolean {
  t.lift(HAND + me, t.indexOf(HAND + me, card))
  const fate = resolve(card, me)
  if (fate !== 'gone') t.push((fate === 'done' ? DISCARD : SCHEDULE) + me, card)
  if (fate !== 'waits') react(me, ANCIENT_KNOWLEDGE)
  return t.HAS_BONUS[card] !== 0
}

function takeInventory(me: number): void {
  const size = t.sizeOf(HAND + me)
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
  if (ability === 0 || (t.table.used & ability) !== 0) return false
  if (ability === 1) return t.sizeOf(DECK + me) + t.sizeOf(DISCARD + me) > 0
  return ability === 2 || t.sizeOf(MARKET_DECK) > 0
}

/** Bold Haggler rolls, but no single card is worth more for it. */
function use(me: number, card: number): void {
  t.table.used |= abilityOf(card)
  if (card === BOLD_HAGGLER) t.below(6)
  else if (card !== WISE_SPY) t.push(MARKET_DISCARD, t.pop(MARKET_DECK))
  else {
    for (let lifted = 0; lifted < 3 && t.hasNext(me); lifted++) t.push(ASIDE, t.pop(DECK + me))
    moveChosen(ASIDE, DECK + me, 3, 3)
  }
}

/** Others may react to what a player has done, and to decks shuffled meanwhile. */
function react(me: number, owl: number): void {
  const { shuffled, hasOwls, players } = t.table
  t.table.shuffled = 0
  if (!hasOwls) return
  for (let step = 1; step < players; step++) offer((me + step) % players, owl)
  if (shuffled === 0) return
  for (let step = 0; step < players; step++) {
    const seat = (me + step) % players
    if (shuffled & ~(1 << seat)) offer(seat, BALANCING)
  }
}

function offer(seat: number, owl: number): void {
  if (t.indexOf(HAND + seat, owl) < 0) return
  if (t.sizeOf((owl === ANCIENT_KNOWLEDGE ? DECK : DISCARD) + seat) === 0 && owl !== BINOCULARS) return
  if (t.decide(2) === 0) return
  switch (owl) {
    case ANCIENT_KNOWLEDGE:
      if (t.decide(2) === 0) moveOne(DECK + seat, DISCARD + seat)
      return t.shuffleDeck(seat)
    case BINOCULARS:
      t.draw(seat, 1)
      return moveOne(HAND + seat, DISCARD + seat)
    case BALANCING:
      moveOne(HAND + seat, ASIDE)
      moveOne(DISCARD + seat, HAND + seat)
      return t.turnOver(ASIDE, DISCARD + seat)
    default:
      return moveOne(DISCARD + seat, DECK + seat)
  }
}

// Clean-up

/** How many more cards than five a pile grants. */
function extra(pile: number, card: number): number {
  let found = 0
  for (let at = t.sizeOf(pile) - 1; at >= 0; at--) if (t.cardAt(pile, at) === card) found += 1
  return found
}

function fillHand(me: number): void {
  let goal = HAND_SIZE + extra(HAND + me, COOKIES) + extra(STALL + me, SOFA)
  for (let left = fillLimit(me); left > 0 && t.sizeOf(HAND + me) < goal; left--) {
    t.drawOrJunk(me)
    if (t.topOf(HAND + me) === COOKIES) goal += 1
  }
}

function cleanUp(me: number): void {
  fillHand(me)
  if (t.table.shuffled !== 0) react(me, NO_OWL)
  let to = 0
  for (let from = 0; from < t.SLOTS; from++) {
    const card = t.market[from] as number
    if (card !== t.EMPTY) t.market[to++] = card
  }
  for (; to < t.SLOTS; to++) {
    if (t.sizeOf(MARKET_DECK) === 0) {
      t.turnOver(MARKET_DISCARD, MARKET_DECK)
      t.shuffle(MARKET_DECK)
    }
    t.market[to] = t.sizeOf(MARKET_DECK) > 0 ? t.pop(MARKET_DECK) : t.EMPTY
  }
}

/** One more window for abilities. */
function useLast(me: number): void {
  for (;;) {
    let count = 0
    for (let at = t.sizeOf(HAND + me) - 1; at >= 0; at--) {
      const card = t.cardAt(HAND + me, at)
      if (isUsable(me, card)) acts[count++] = card
    }
    if (count === 0) return
    const at = t.decide(count + 1)
    if (at === count) return
    use(me, acts[at] as number)
  }
}
