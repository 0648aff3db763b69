/**
 * The verbs cards are written in, one for each entry of the rulebook's glossary.
 *
 * A verb resolves its selector with its own subject: `other.discard(pick(1, other.hand))` asks the other player.
 * A verb given nothing does nothing: do as much as you can (rules 7.1).
 */
import type { Answer } from '@merchants/tabletop'
import type { CardType, Plan } from './card.ts'
import { fixCopy, usesOf } from './copying.ts'
import type { Act, Ask, Side, Use } from './decision.ts'
import { EVERYTHING, MARKET, searchedBy } from './knowledge.ts'
import { Pile, remove, turnOver } from './pile.ts'
import type { Which } from './select.ts'
import { pick } from './select.ts'
import type { Card, Seat, ValueChange, Waiting } from './state.ts'
import type { Table } from './table.ts'

const NOTHING: readonly Card[] = []

export class Player {
  readonly table: Table
  readonly seat: number
  /** This seat as a bit, for who sees what. */
  readonly bit: number
  readonly hand: Pile
  readonly deck: Pile
  readonly discardPile: Pile
  readonly schedulePile: Pile
  readonly stallPile: Pile
  readonly schedule: Waiting[]
  /** The stacks of this player or team. */
  readonly stall: Card[][]
  /** Everybody else, clockwise: "another player". */
  others: readonly Player[] = []
  /** Everybody else but the teammate, clockwise: "other players", "opponents". */
  opponents: readonly Player[] = []
  teammate: Player | undefined = undefined

  constructor(table: Table, seat: number) {
    const { state } = table
    const { hand, deck, discardPile, schedule } = state.seats[seat] as Seat
    const stallAt = state.teams ? seat % 2 : seat
    this.table = table
    this.seat = seat
    this.bit = 1 << seat
    this.hand = new Pile('hand', seat, hand)
    this.deck = new Pile('deck', seat, deck)
    this.discardPile = new Pile('discard pile', seat, discardPile)
    this.schedulePile = new Pile('schedule', seat, [])
    this.stallPile = new Pile('stall', stallAt, [])
    this.schedule = schedule
    this.stall = state.stalls[stallAt] as Card[][]
  }

  /** Learns who else sits at the table. */
  meet(players: readonly Player[]): void {
    this.others = [...players.slice(this.seat + 1), ...players.slice(0, this.seat)]
    this.teammate = this.table.state.teams ? this.others[1] : undefined
    this.opponents = this.others.filter((other) => other !== this.teammate)
  }

  // Deciding

  /** Chooses cards out of what the selector allows. The order matters for a pile, and not for a hand. */
  choose(which: Which, ask: Ask, ordered = false): readonly Card[] {
    const { from, min, max } = which
    if (max === 0) {
      this.table.tell?.({ what: 'not asked', seat: this.seat, ask, cards: NOTHING })
      return NOTHING
    }
    if (which.by === 'chance') return this.drawLots(which)
    if (min === max && this.isForced(which, ordered)) {
      this.table.tell?.({ what: 'not asked', seat: this.seat, ask, cards: from.slice(0, min) })
      return from.length === min ? from.slice() : from.slice(0, min)
    }
    const answer = this.table.ask(this.seat, ask, 'cards', from, min, max, ordered && max > 1)
    if (answer.length === 1) return [from[answer[0] as number] as Card]
    return cardsAt(from, answer)
  }

  chooseOne(which: Which, ask: Ask): Card | undefined {
    return this.choose(which, ask)[0]
  }

  /** One of these players; with a single one nothing is asked. */
  choosePlayer(among: readonly Player[] = this.others): Player | undefined {
    if (among.length === 0) return undefined
    const seats: number[] = []
    for (const { seat } of among) seats.push(seat)
    if (seats.length === 1)
      this.table.tell?.({ what: 'not asked', seat: this.seat, ask: 'choose player', other: seats[0] as number })
    const other = this.table.players[this.table.askOne(this.seat, 'choose player', 'seats', seats)]
    if (other !== undefined) this.table.tell?.({ what: 'chose player', seat: this.seat, other: other.seat })
    return other
  }

  /** Up to so many of these players, in turn order. */
  choosePlayers(most: number, among: readonly Player[]): Player[] {
    const { table } = this
    const max = Math.min(most, among.length)
    const seats = among.map(({ seat }) => seat)
    const answer = table.ask(this.seat, 'choose players', 'seats', seats, 0, max, false)
    const chosen = among.filter((_, at) => answer.includes(at))
    for (const other of chosen) table.tell?.({ what: 'chose player', seat: this.seat, other: other.seat })
    return chosen
  }

  chooseNumber(ask: Ask, from: number, to: number): number {
    const numbers: number[] = []
    for (let number = from; number <= to; number++) numbers.push(number)
    const number = this.table.askOne(this.seat, ask, 'numbers', numbers)
    this.table.tell?.({ what: 'named', seat: this.seat, word: number })
    return number
  }

  /** Left is the next player in turn order. With two players both sides are the same, and nothing is asked. */
  chooseSide(): Side {
    const sides: Side[] = this.others.length === 1 ? ['left'] : ['left', 'right']
    if (sides.length === 1) this.table.tell?.({ what: 'not asked', seat: this.seat, ask: 'side' })
    const side = this.table.askOne(this.seat, 'side', 'sides', sides)
    this.table.tell?.({ what: 'named', seat: this.seat, word: side })
    return side
  }

  may(): boolean {
    return this.table.askOne(this.seat, 'use it', 'yes or no', [true, false])
  }

  /** Shows a hand card to all; a chameleon must fix its copy first. */
  show(which: Which): Use | undefined {
    const card = this.chooseOne(which, 'show')
    if (card === undefined) return undefined
    const use = this.fix(card)
    this.reveal(card)
    return use
  }

  reveal(card: Card): void {
    this.table.reveal(card, this)
  }

  /** Chooses what a card in hand is used as, and fixes it (C4, C5). */
  fix(card: Card): Use {
    const use = this.table.askOne(this.seat, 'copy', 'uses', usesOf(this, card))
    fixCopy(this, use)
    return use
  }

  // Moving cards

  take(which: Which): readonly Card[] {
    return this.moveAll(which, this.choose(which, 'take'), this.hand)
  }

  draw(count: number): void {
    for (let drawn = 0; drawn < count; drawn++) {
      if (this.nextCard() === undefined) return
      this.table.draw(this)
    }
  }

  discard(which: Which): readonly Card[] {
    return this.moveAll(which, this.choose(which, 'discard', true), this.discardPile)
  }

  /** The top card of the own deck goes to the own discard pile. */
  discardFromDeck(): void {
    const card = this.nextCard()
    if (card !== undefined) this.table.move(card, this.deck, this.discardPile, this)
  }

  throwAway(which: Which): readonly Card[] {
    const cards = this.choose(which, 'throw away', true)
    for (const card of cards) this.table.throwAway(card, which.pile, this)
    return cards
  }

  /** Cards are named top first, so the last one is placed first. */
  placeOnDeck(which: Which, deck: Pile = this.deck): readonly Card[] {
    const cards = this.choose(which, 'place on deck', true)
    for (let at = cards.length - 1; at >= 0; at--) this.table.move(cards[at] as Card, which.pile, deck, this)
    return cards
  }

  placeUnderDeck(which: Which): readonly Card[] {
    const cards = this.choose(which, 'place under deck')
    for (const card of cards) this.table.moveUnder(card, which.pile, this.deck, this)
    return cards
  }

  give(which: Which, other: Player): readonly Card[] {
    return this.moveAll(which, this.choose(which, 'give'), other.hand)
  }

  /** Gives as many hand cards as it takes: each lies where the card lay that came for it. */
  exchange(give: Which, take: Which): void {
    const { given, taken } = this.chooseExchange(give, take)
    given.forEach((card, at) => this.table.swap(card, taken[at] as Card, take.pile, this))
  }

  /** Chooses as many cards to give as to take, before any of them moves. */
  private chooseExchange(
    given: Which,
    taken: Which,
  ): { readonly given: readonly Card[]; readonly taken: readonly Card[] } {
    if (given.max === 0 || taken.max === 0) return { given: NOTHING, taken: NOTHING }
    // What is given lies where the other lay: in a discard pile that is a choice among equal cards too (owls-5a.5).
    const isPlaceFree = taken.pile.zone === 'discard pile' && taken.min < taken.from.length
    if (!isPlaceFree && this.isForced(given, false) && this.isForced(taken, false)) {
      const forced = { given: given.from.slice(0, given.min), taken: taken.from.slice(0, taken.min) }
      for (const cards of [forced.given, forced.taken]) {
        this.table.tell?.({ what: 'not asked', seat: this.seat, ask: 'give in exchange', cards })
      }
      return forced
    }
    const chosen = (which: Which, ask: Ask): readonly Card[] =>
      this.table
        .ask(this.seat, ask, 'cards', which.from, which.min, which.max, false)
        .map((at) => which.from[at] as Card)
    return { given: chosen(given, 'give in exchange'), taken: chosen(taken, 'take in exchange') }
  }

  /** Hands these cards out, one for each player, onto the pile that is theirs. */
  distribute(pile: Pile, players: readonly Player[], to: (player: Player) => Pile): void {
    const { table } = this
    const cards = pile.cards.slice()
    const receivers = players.map(({ seat }) => seat)
    const isForced = cards.length < 2 || areAlike(cards)
    if (isForced) table.tell?.({ what: 'not asked', seat: this.seat, ask: 'distribute', cards, receivers })
    const answer = isForced
      ? cards.map((_, at) => at)
      : table.ask(this.seat, 'distribute', 'cards', cards, cards.length, cards.length, true, receivers)
    const handedOut = answer.map((at) => cards[at] as Card)
    players.forEach((player, at) => table.move(handedOut[at] as Card, pile, to(player), this))
  }

  /** Spends 1: one hand card of any value, if there is one. */
  spendOne(): boolean {
    return this.spend(this.choose(pick(1, this.hand), 'spend'))
  }

  /** Spends any number of hand cards, but at least one if there is one. */
  spendAtLeastOne(): boolean {
    const { cards } = this.hand
    const any: Which = { ...pick(1, this.hand), max: cards.length }
    return this.spend(this.choose(any, 'spend', true))
  }

  private spend(cards: readonly Card[]): boolean {
    for (const card of cards) this.table.move(card, this.hand, this.discardPile, this)
    return cards.length > 0
  }

  /** Cards of the discard pile go on the deck: all see which, but only this player knows their order. */
  placeOnDeckInSecretOrder(which: Which): void {
    const { table, deck } = this
    const chosen = this.choose(which, 'place on deck', true)
    for (const card of which.from) if (chosen.includes(card)) table.move(card, which.pile, deck, this)
    deck.cards.splice(deck.cards.length - chosen.length, chosen.length, ...chosen.toReversed())
    if (chosen.length > 1) for (const { id } of chosen) table.state.known[id] = 0xf0 | this.bit
  }

  throwAwayMarketDeckTop(): void {
    const { marketDeck } = this.table
    if (!marketDeck.isEmpty) this.table.throwAway(marketDeck.top as Card, marketDeck, this)
  }

  /** Both hands are mixed unseen, and both players get as many cards as they had. */
  mixHandsWith(other: Player): void {
    const { table } = this
    const count = this.hand.cards.length
    table.asideHolder = -1
    for (const player of [this, other]) {
      for (const card of player.hand.cards.slice()) table.move(card, player.hand, table.aside, player)
    }
    table.mix(table.aside.cards)
    table.aside.cards.slice().forEach((card, at) => {
      const taker = at < count ? this : other
      table.move(card, table.aside, taker.hand, taker)
    })
  }

  /** Lifts cards off a deck for this player to see; they are in no pile until they are placed. */
  lift(count: number, owner: Player = this): Pile {
    const { table } = this
    table.asideHolder = owner.seat
    for (let lifted = 0; lifted < count; lifted++) {
      const card = owner.nextCard()
      if (card === undefined) break
      table.move(card, owner.deck, table.aside, this)
    }
    return table.aside
  }

  /** Lifts the top card off each of these decks, to be handed out again. Returns who had one to give. */
  liftFromEach(owners: readonly Player[]): Player[] {
    const { table } = this
    // Nobody else is told which of them goes where, so nobody can be sure any more who has what.
    table.asideHolder = -1
    return owners.filter((owner) => {
      const card = owner.nextCard()
      if (card !== undefined) table.move(card, owner.deck, table.aside, this)
      return card !== undefined
    })
  }

  /** Lifts cards off the market deck, which is not re-formed for that (rules 7.7). */
  liftFromMarketDeck(count: number): Pile {
    const { table } = this
    table.asideHolder = MARKET
    for (let lifted = 0; lifted < count && !table.marketDeck.isEmpty; lifted++) {
      table.move(table.marketDeck.top as Card, table.marketDeck, table.aside, this)
    }
    return table.aside
  }

  drawFromMarketDeck(): void {
    const { marketDeck } = this.table
    if (!marketDeck.isEmpty) this.table.move(marketDeck.top as Card, marketDeck, this.hand, this)
  }

  /** Looks through the own deck: nobody else knows any more what lies where in it. */
  searchDeck(): Pile {
    searchedBy(this.table.state, this.deck.cards, this.seat)
    this.table.somebodyLearned()
    return this.deck
  }

  /** Looks at all cards of another hand. */
  lookAt(other: Player): void {
    const { state, tell } = this.table
    for (const card of other.hand.cards) {
      this.table.blurEquals(card, other.deck, this.bit)
      state.known[card.id] = (state.known[card.id] as number) | (0x11 << this.seat)
    }
    this.table.somebodyLearned()
    tell?.({ what: 'looked', seat: this.seat, other: other.seat, cards: other.hand.cards.slice() })
  }

  // Decks and schedules

  /** The card that the own deck has to give next, re-formed if it is empty (rules 7.5); none if there is no card at all. */
  nextCard(): Card | undefined {
    if (this.deck.isEmpty && !this.discardPile.isEmpty) this.reform()
    return this.deck.top
  }

  /** Shuffles the own deck because an effect says so (rules 11.2). */
  shuffleDeck(): void {
    if (this.deck.isEmpty) return
    this.beforeShuffle(() => !this.deck.isEmpty)
    if (this.deck.isEmpty) return
    this.table.shuffle(this.deck)
    this.table.note('shuffle', this)
  }

  /** The discard pile is turned over and shuffled to be the new deck. */
  private reform(): void {
    this.beforeShuffle(() => !this.discardPile.isEmpty)
    if (this.discardPile.isEmpty) return
    turnOver(this.discardPile.cards, this.deck.cards)
    this.table.shuffle(this.deck)
    this.table.note('shuffle', this)
  }

  /** The old deck becomes the face-up discard pile, the old discard pile the deck; both are turned over. */
  swapDeckAndDiscardPile(): void {
    const { state } = this.table
    const deck = this.deck.cards.slice()
    while (!this.deck.isEmpty) this.deck.cards.pop()
    turnOver(this.discardPile.cards, this.deck.cards)
    for (let at = deck.length - 1; at >= 0; at--) this.discardPile.cards.push(deck[at] as Card)
    for (const card of deck) {
      this.table.blurEquals(card, this.deck, EVERYTHING)
      state.known[card.id] = EVERYTHING
    }
    this.table.forgetCopies()
    if (deck.length > 0) this.table.somebodyLearned()
  }

  /** Plans that wait for a shuffle interrupt it, as long as there is something to shuffle (R8). */
  private beforeShuffle(isDue: () => boolean): void {
    while (this.schedule.length > 0 && isDue()) {
      const spoke = this.table.speaking
      const reaction = this.reactWithPlan('beforeShuffle')
      if (reaction === undefined) return
      const { plan, isUsed } = reaction
      if (isUsed) plan.as.beforeShuffle?.({ table: this.table, me: this, card: plan.card })
      this.finish(plan)
      this.table.speaking = spoke
    }
  }

  /** A plan whose trigger has come, and whether its owner uses it. It is used up in any case. */
  private reactWithPlan(wanted: Plan, except?: Waiting): { plan: Waiting; isUsed: boolean } | undefined {
    const { table } = this
    if (this.countPlans(wanted) === 0) return undefined
    const plans = this.schedule.filter((waiting) => waiting !== except && waiting.as.plan === wanted)
    const [first] = plans
    if (first === undefined) return undefined
    table.speaking = first.as
    if (plans.every(({ card }) => card.type === first.card.type)) return { plan: first, isUsed: this.may() }
    const acts = plans.map((waiting): Act => ({ do: 'resolve', waiting }))
    const [at] = table.ask(this.seat, 'next plan', 'acts', acts, 0, 1, false)
    return at === undefined ? { plan: first, isUsed: false } : { plan: plans[at] as Waiting, isUsed: true }
  }

  /** The plan on the schedule that comes next; of several that differ the owner chooses (R8). */
  nextPlan(wanted: Plan): Waiting | undefined {
    const plans = this.schedule.filter(({ as }) => as.plan === wanted)
    const [first] = plans
    if (first === undefined || plans.every(({ card }) => card.type === first.card.type)) return first
    const acts = plans.map((waiting): Act => ({ do: 'resolve', waiting }))
    const { waiting } = this.table.askOne(this.seat, 'next plan', 'acts', acts) as Act & { do: 'resolve' }
    return waiting
  }

  /** How many cards with this plan wait on the schedule. */
  countPlans(wanted: Plan): number {
    let count = 0
    const { schedule } = this
    for (let at = 0; at < schedule.length; at++) if ((schedule[at] as Waiting).as.plan === wanted) count += 1
    return count
  }

  /** Plans whose time has come are finished one after the other. */
  finishPlans(wanted: Plan): void {
    for (let left = this.countPlans(wanted); left > 0; left--) this.finish(this.nextPlan(wanted) as Waiting)
  }

  liftWaiting(card: Card): number {
    const { schedule } = this
    let at = schedule.length - 1
    while (at > 0 && (schedule[at] as Waiting).card !== card) at--
    remove(schedule, schedule[at])
    return at
  }

  isWaiting(waiting: Waiting): boolean {
    const { schedule } = this
    for (let at = schedule.length - 1; at >= 0; at--) if (schedule[at] === waiting) return true
    return false
  }

  /** A technique whose effect lasts for this turn stays on the schedule until the turn ends (G18). */
  keepForTurn(waiting: Waiting): void {
    const { card, as } = waiting
    this.schedule[this.schedule.indexOf(waiting)] = { card, as, endsWithTurn: true }
    this.table.tell?.({ what: 'lasts', seat: this.seat, card, as })
  }

  /** A technique is fully resolved and discarded, unless a waiting plan returns it to the hand. */
  finish(waiting: Waiting): void {
    const { table } = this
    const spoke = table.speaking
    const practice = this.schedule.length < 2 ? undefined : this.reactWithPlan('returnsTechnique', waiting)
    table.move(waiting.card, this.schedulePile, practice?.isUsed ? this.hand : this.discardPile, this)
    table.note('technique', this)
    if (practice !== undefined) this.finish(practice.plan)
    table.speaking = spoke
  }

  /** Puts this card in the place of a stall card, which comes into the hand. */
  swapWithStall(card: Card, owners: readonly Player[]): void {
    const { table } = this
    const lying: Card[] = []
    owners.forEach(({ stall }, at) => {
      // A stall of two teammates is looked at once.
      if (owners.findIndex((other) => other.stall === stall) < at) return
      for (const stack of stall) for (const each of stack) lying.push(each)
    })
    const theirs = this.chooseOne(pick(1, this.stallPile, lying), 'swap')
    if (theirs === undefined) return
    const owner = owners.find(({ stall }) => stall.some((stack) => stack.includes(theirs))) as Player
    const stack = owner.stall.findIndex((cards) => cards.includes(theirs))
    const place = (owner.stall[stack] as Card[]).indexOf(theirs)
    table.moveToStall(card, this.schedulePile, owner, stack, place)
    table.replacedInStall(theirs, owner, stack, this)
  }

  /** Puts this card in the place of a market card, which comes into the hand. */
  swapWithMarket(card: Card): void {
    const { table } = this
    const theirs = this.chooseOne(pick(1, table.market, table.offered), 'swap')
    if (theirs === undefined) return
    const slot = table.state.market.indexOf(theirs)
    table.move(theirs, table.market, this.hand, this)
    table.moveToSlot(card, this.schedulePile, slot)
  }

  /** A change of values until the end of this turn, on one card or on all cards this player uses: it lasts. */
  changeValues(change: ValueChange['change'], amount: number, card?: Card): true {
    this.table.state.valueChanges.push({ change, amount, card })
    this.table.forgetCopies()
    return true
  }

  /** Whether something was done this turn to a card of this kind, so that equal cards differ. */
  isChanged(type: CardType): boolean {
    const { valueChanges, used, copies } = this.table.state
    if (valueChanges.length + used.length + copies.length === 0) return false
    const isMarked = valueChanges.some(({ card }) => card?.type === type) || used.some((card) => card.type === type)
    return isMarked || copies.some(({ card }) => card.type === type)
  }

  private moveAll({ pile }: Which, cards: readonly Card[], to: Pile): readonly Card[] {
    for (let at = 0; at < cards.length; at++) this.table.move(cards[at] as Card, pile, to, this)
    return cards
  }

  private drawLots({ from, max }: Which): readonly Card[] {
    if (max === 1) return [this.table.randomOf(from)]
    const left = from.slice()
    const drawn: Card[] = []
    while (drawn.length < max) {
      const card = this.table.randomOf(left)
      left.splice(left.indexOf(card), 1)
      drawn.push(card)
    }
    return drawn
  }

  /** Whether there is nothing to decide: all of them in no order, or cards that are all alike and lie in no places. */
  private isForced({ from, min, pile }: Which, ordered: boolean): boolean {
    if (min === from.length && (!ordered || min === 1)) return true
    if (!areAlike(from) || (min < from.length && lieApart(pile))) return false
    return min === from.length || !this.isChanged((from[0] as Card).type)
  }
}

/** The cards an answer names. */
function cardsAt(from: readonly Card[], answer: Answer): Card[] {
  const cards: Card[] = []
  for (let at = 0; at < answer.length; at++) cards.push(from[answer[at] as number] as Card)
  return cards
}

function areAlike(cards: readonly Card[]): boolean {
  const { type } = cards[0] as Card
  for (let at = 1; at < cards.length; at++) if ((cards[at] as Card).type !== type) return false
  return true
}

/** Whether it matters which of some equal cards is taken: their places differ, or what lies between them. */
const lieApart = ({ zone, cards }: Pile): boolean =>
  zone === 'market' || zone === 'stall' || (zone === 'discard pile' && !areAlike(cards))
