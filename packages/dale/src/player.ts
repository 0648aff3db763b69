/**
 * The verbs cards are written in, one for each entry of the rulebook's glossary.
 *
 * A verb resolves its selector with its own subject: `other.discard(pick(1, other.hand))` asks the other player.
 * A verb given nothing does nothing: do as much as you can (rules 7.1).
 */
import { areAlike, Chooser } from './chooser.ts'
import { fixCopy, usesOf } from './copying.ts'
import type { Use } from './decision.ts'
import { MARKET } from './knowledge.ts'
import { type Pile, turnOver } from './pile.ts'
import { beforeShuffle } from './plans.ts'
import type { Which } from './select.ts'
import { pick } from './select.ts'
import type { Card, ValueChange } from './state.ts'

export class Player extends Chooser {
  // Showing cards

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

  /** The top card of their own deck goes to their own discard pile. */
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

  /** Gives as many hand cards as it takes. Each goes to the place of the card that came for it. */
  exchange(give: Which, take: Which): void {
    const { given, taken } = this.chooseExchange(give, take)
    given.forEach((card, at) => this.table.swap(card, taken[at] as Card, take.pile, this))
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

  /** Puts cards of the discard pile on the deck. All see which, but only this player knows their order. */
  placeOnDeckInSecretOrder(which: Which): void {
    const { table, deck } = this
    const chosen = this.choose(which, 'place on deck', true)
    for (const card of which.from) if (chosen.includes(card)) table.move(card, which.pile, deck, this)
    deck.cards.splice(deck.cards.length - chosen.length, chosen.length, ...chosen.toReversed())
    if (chosen.length > 1) table.knowledge?.ordered(chosen, this.seat)
  }

  throwAwayMarketDeckTop(): void {
    const { marketDeck } = this.table
    if (!marketDeck.isEmpty) this.table.throwAway(marketDeck.top as Card, marketDeck, this)
  }

  /** Both hands are mixed unseen, and both players get as many cards as they had. */
  mixHandsWith(other: Player): void {
    const { table } = this
    const count = this.hand.cards.length
    table.aside.holder = -1
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
    table.aside.holder = owner.seat
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
    // The others do not see which card goes where, so they can no longer be sure who has what.
    table.aside.holder = -1
    return owners.filter((owner) => {
      const card = owner.nextCard()
      if (card !== undefined) table.move(card, owner.deck, table.aside, this)
      return card !== undefined
    })
  }

  /** Lifts cards off the market deck, which is not re-formed for that (rules 7.7). */
  liftFromMarketDeck(count: number): Pile {
    const { table } = this
    table.aside.holder = MARKET
    for (let lifted = 0; lifted < count && !table.marketDeck.isEmpty; lifted++) {
      table.move(table.marketDeck.top as Card, table.marketDeck, table.aside, this)
    }
    return table.aside
  }

  drawFromMarketDeck(): void {
    const { marketDeck } = this.table
    if (!marketDeck.isEmpty) this.table.move(marketDeck.top as Card, marketDeck, this.hand, this)
  }

  /** Looks through their own deck, so no other seat knows places in it any more. */
  searchDeck(): Pile {
    this.table.knowledge?.searched(this.deck.cards, this.seat)
    this.table.somebodyLearned()
    return this.deck
  }

  /** Looks at all cards of another hand. */
  lookAt(other: Player): void {
    const { knowledge, tell } = this.table
    knowledge?.lookedAt(other.hand, other.deck, this.seat)
    this.table.somebodyLearned()
    tell?.({ what: 'looked', seat: this.seat, other: other.seat, cards: other.hand.cards.slice() })
  }

  // Decks

  /** The card that their own deck has to give next, re-formed if it is empty (rules 7.5); none if there is no card at all. */
  nextCard(): Card | undefined {
    if (this.deck.isEmpty && !this.discardPile.isEmpty) this.reform()
    return this.deck.top
  }

  /** Shuffles their own deck because an effect says so (rules 11.2). */
  shuffleDeck(): void {
    if (this.deck.isEmpty) return
    beforeShuffle(this, () => !this.deck.isEmpty)
    if (this.deck.isEmpty) return
    this.table.shuffle(this.deck)
    this.table.note('shuffle', this)
  }

  /** The discard pile is turned over and shuffled to be the new deck. */
  private reform(): void {
    beforeShuffle(this, () => !this.discardPile.isEmpty)
    if (this.discardPile.isEmpty) return
    turnOver(this.discardPile.cards, this.deck.cards)
    this.table.shuffle(this.deck)
    this.table.note('shuffle', this)
  }

  /** The old deck becomes the face-up discard pile, the old discard pile the deck; both are turned over. */
  swapDeckAndDiscardPile(): void {
    const { knowledge } = this.table
    const deck = this.deck.cards.slice()
    while (!this.deck.isEmpty) this.deck.cards.pop()
    turnOver(this.discardPile.cards, this.deck.cards)
    for (let at = deck.length - 1; at >= 0; at--) this.discardPile.cards.push(deck[at] as Card)
    for (const card of deck) knowledge?.shown(card, this.deck)
    this.table.forgetCopies()
    if (deck.length > 0) this.table.somebodyLearned()
  }

  /** Puts this card in the place of a stall card, which comes into their hand. */
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

  /** Puts this card in the place of a market card, which comes into their hand. */
  swapWithMarket(card: Card): void {
    const { table } = this
    const theirs = this.chooseOne(pick(1, table.market, table.offered), 'swap')
    if (theirs === undefined) return
    const slot = table.state.market.indexOf(theirs)
    table.move(theirs, table.market, this.hand, this)
    table.moveToSlot(card, this.schedulePile, slot)
  }

  /** A change of values until the end of this turn, on one card or on all cards this player uses. */
  changeValues(change: ValueChange['change'], amount: number, card?: Card): true {
    this.table.state.valueChanges.push({ change, amount, card })
    this.table.forgetCopies()
    return true
  }

  private moveAll({ pile }: Which, cards: readonly Card[], to: Pile): readonly Card[] {
    for (let at = 0; at < cards.length; at++) this.table.move(cards[at] as Card, pile, to, this)
    return cards
  }
}
