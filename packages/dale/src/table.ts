/** The state, who answers, and the players' handles on both. All cards move through here. */
import type { Decider } from '@merchants/tabletop'
import { Asking } from './asking.ts'
import type { CardType, Trigger } from './card.ts'
import { junk } from './card.ts'
import { Copyings, endLostCopies } from './copying.ts'
import type { Act, DaleDecision } from './decision.ts'
import type { Event, Place } from './events.ts'
import { placeAt } from './events.ts'
import { EVERYTHING, MARKET, PLACE } from './knowledge.ts'
import type { Hidden, KnowledgeTracker, Passed } from './knowledge-tracker.ts'
import { bothOf } from './knowledge-tracker.ts'
import { listOf, Pile, remove } from './pile.ts'
import { Player } from './player.ts'
import type { State } from './state.ts'
import { Card } from './state.ts'
import { liftWaiting } from './plans.ts'

/** Something that others may react to once the effect or step that caused it is over (rules 11). */
export interface Happening {
  readonly what: Trigger
  readonly by: Player
  /** Cards that came into a hand and may react to that. */
  readonly arrived: Card[]
}

export const SLOTS = 5

export const NOTHING_HAPPENED: readonly Happening[] = []

/** The details of events other than arrivals. Nothing is ever added to it. */
const NO_CARDS: Card[] = []

function dropChanges(state: State, card: Card): void {
  state.valueChanges = state.valueChanges.filter((change) => change.card !== card)
}

export class Table extends Asking {
  readonly players: readonly Player[]
  readonly market: Pile
  readonly marketDeck: Pile
  readonly marketDiscard: Pile
  readonly aside: Pile
  /** Set aside too, but for all to see. */
  readonly turnedUp: Pile
  happened: readonly Happening[] = NOTHING_HAPPENED
  /** The uses and abilities of chameleons in hands, valid until a card moves or a value changes. */
  readonly copyings = new Copyings()
  /** Scratch space for the next options. It holds the options of an action only until the next one. */
  readonly acts: Act[] = listOf()
  private readonly junkPile: Pile

  constructor(
    state: State,
    decider: Decider<DaleDecision>,
    tell: ((event: Event) => void) | undefined,
    learned: (() => void) | undefined,
    knowledge: KnowledgeTracker | undefined,
  ) {
    super(state, decider, tell, learned, knowledge)
    this.market = new Pile('market', -1, state.market as Card[])
    this.marketDeck = new Pile('market deck', MARKET, state.marketDeck)
    this.marketDiscard = new Pile('market discard', -1, state.marketDiscard)
    this.junkPile = new Pile('junk pile', -1, state.junkPile)
    this.aside = new Pile('aside', -1, state.aside)
    this.turnedUp = new Pile('turned up', -1, state.aside)
    const players: Player[] = listOf()
    this.players = players
    for (let seat = 0; seat < state.seats.length; seat++) players.push(new Player(this, seat))
    for (const player of players) player.meet(players)
  }

  get active(): Player {
    return this.players[this.state.active] as Player
  }

  /** The market cards, from the left. */
  get offered(): Card[] {
    const cards: Card[] = []
    for (let slot = SLOTS - 1; slot >= 0; slot--) {
      const card = this.state.market[slot]
      if (card !== undefined) cards.push(card)
    }
    return cards
  }

  /** Moves a card onto a pile, on behalf of a player, and keeps track of who knows what. */
  move(card: Card, from: Pile, to: Pile, actor: Player): void {
    const at = this.lift(card, from)
    to.cards.push(card)
    if (to.isAside) this.state.asideFrom.push(from.origin)
    this.land(card, from, at, to, to.cards.length - 1, actor)
  }

  /** Draws the top card of a player's own deck into their hand. This is the most frequent move. */
  draw(player: Player): void {
    const { hand, deck, seat } = player
    const { state } = this
    const card = deck.cards.pop() as Card
    hand.cards.push(card)
    this.knowledge?.drew(card, deck)
    if (card.type.reactsToArrival) this.arrive(card, player)
    this.learned?.()
    this.forgetCopies()
    if (state.copies.length > 0) endLostCopies(this)
    if (this.tell !== undefined) {
      const from = placeAt(deck.zone, seat, deck.cards.length)
      const to = placeAt(hand.zone, seat, hand.cards.length - 1)
      this.tell({ what: 'moved', card, from, to, seers: (state.known[card.id] as number) & PLACE })
    }
  }

  /** Moves a card onto a pile for all to see, even if both piles are hidden. */
  moveOpenly(card: Card, from: Pile, to: Pile): void {
    const at = this.lift(card, from)
    to.cards.push(card)
    this.settle(card, from, at, to, to.cards.length - 1, EVERYTHING)
  }

  /** Moves cards from hand to hand at the same moment. Giver and taker know each of them. */
  passOn(passed: readonly Passed[]): void {
    this.knowledge?.passedOn(passed)
    for (const { card, from, to } of passed) {
      const at = this.lift(card, from)
      to.cards.push(card)
      if (card.type.reactsToArrival) this.arrive(card, this.players[to.seat] as Player)
      this.settled(card, from, at, to, to.cards.length - 1, bothOf(from, to))
    }
  }

  /** Moves a card under a pile. */
  moveUnder(card: Card, from: Pile, to: Pile, actor: Player): void {
    const at = this.lift(card, from)
    to.cards.unshift(card)
    this.land(card, from, at, to, 0, actor)
  }

  /** Throws a card away: junk to the junk pile, animalfolk on the market discard (rules 7.4). */
  throwAway(card: Card, from: Pile, actor: Player): void {
    this.move(card, from, card.type === junk ? this.junkPile : this.marketDiscard, actor)
  }

  /** Puts a card into a market slot. */
  moveToSlot(card: Card, from: Pile, slot: number): void {
    const at = this.lift(card, from)
    this.state.market[slot] = card
    this.settle(card, from, at, this.market, slot, EVERYTHING)
  }

  /** Puts a card into a stack of someone's stall, at its end or in place of the card there. */
  moveToStall(card: Card, from: Pile, owner: Player, stack: number, place: number): void {
    const at = this.lift(card, from)
    ;(owner.stall[stack] as Card[])[place] = card
    this.settle(card, from, at, owner.stallPile, stack, EVERYTHING)
  }

  /** Lays a technique on its player's schedule, as what it is played as (C6). */
  moveToSchedule(card: Card, from: Pile, owner: Player, as: CardType): void {
    const at = this.lift(card, from)
    owner.schedule.push({ card, as, endsWithTurn: false })
    this.settle(card, from, at, owner.schedulePile, owner.schedule.length - 1, EVERYTHING)
  }

  /** Turns up the top card of the market deck, which is not re-formed for that (rules 7.7). */
  turnUp(): Card | undefined {
    const card = this.marketDeck.top
    if (card !== undefined) this.move(card, this.marketDeck, this.turnedUp, this.active)
    return card
  }

  /** A hand card is shown to all. */
  reveal(card: Card, owner: Player, among: Hidden = owner.hand): void {
    this.knowledge?.shown(card, among)
    this.tell?.({ what: 'showed', seat: owner.seat, card })
  }

  /** A hand card takes the exact place of a card in another pile of its owner, which comes into their hand. */
  swap(given: Card, taken: Card, pile: Pile, owner: Player): void {
    const { hand } = owner
    const place = pile.cards.indexOf(taken)
    const at = this.lift(given, hand)
    pile.cards[place] = given
    this.land(given, hand, at, pile, place, owner)
    hand.cards.push(taken)
    this.land(taken, pile, place, hand, hand.cards.length - 1, owner)
  }

  /** Takes the card at this place of a stack into a player's hand, from where another card has just replaced it. */
  replacedInStall(card: Card, owner: Player, stack: number, taker: Player): void {
    taker.hand.cards.push(card)
    this.arrive(card, taker)
    this.settle(card, owner.stallPile, stack, taker.hand, taker.hand.cards.length - 1, EVERYTHING)
  }

  /** A junk card from the endless junk pile into a hand (rules 7.6). */
  dealJunk(taker: Player): void {
    const { state, junkPile } = this
    if (junkPile.isEmpty) {
      junkPile.cards.push(new Card(state.known.length, junk))
      state.known.push(0)
    }
    this.move(junkPile.top as Card, junkPile, taker.hand, taker)
  }

  /** Fills empty slots in place because an effect says so: right to left, nothing slides, no re-forming (rules 7.8). */
  refillMarket(): void {
    for (let slot = 0; slot < SLOTS && !this.marketDeck.isEmpty; slot++) {
      if (this.state.market[slot] === undefined) this.moveToSlot(this.marketDeck.top as Card, this.marketDeck, slot)
    }
  }

  /** Something has changed that chameleons may copy. */
  forgetCopies(): void {
    this.copyings.clear()
  }

  note(what: Trigger, by: Player): void {
    if (this.state.features.reactions || (what === 'purchase' && by.schedule.length > 0))
      this.add({ what, by, arrived: NO_CARDS })
  }

  private add(happening: Happening): void {
    this.happened = this.happened.length === 0 ? [happening] : [...this.happened, happening]
  }

  private lift(card: Card, from: Pile): number {
    if (from === this.market) {
      const slot = this.state.market.indexOf(card)
      this.state.market[slot] = undefined
      return slot
    }
    if (from.isSchedule) return liftWaiting(this.players[from.seat] as Player, card)
    const at = remove(from.cards, card)
    if (from.isAside) this.state.asideFrom.splice(at, 1)
    return at
  }

  private land(card: Card, from: Pile, fromAt: number, to: Pile, at: number, actor: Player): void {
    if (to.isHand && card.type.reactsToArrival) this.arrive(card, this.players[to.seat] as Player)
    if (to.isPublic || from.isPublic) return this.settle(card, from, fromAt, to, at, EVERYTHING)
    this.settle(card, from, fromAt, to, at, this.seersOf(card, from, to, actor))
  }

  /** The seats that see a card move from one hidden pile to another. */
  private seersOf(card: Card, from: Pile, to: Pile, actor: Player): number {
    const arriving = to.isHand ? 1 << to.seat : 0
    if (from.isHand) return actor.bit | (1 << from.seat) | arriving
    if (from === this.aside) return actor.bit | arriving
    const knew = (this.state.known[card.id] as number) & PLACE
    return knew | arriving | (to === this.aside ? actor.bit : 0)
  }

  /** The consequences of a move, with what these viewers (a bit each) learn from it. */
  private settle(card: Card, from: Pile, fromAt: number, to: Pile, toAt: number, seers: number): void {
    this.knowledge?.moved(card, from, to, seers)
    this.settled(card, from, fromAt, to, toAt, seers)
  }

  /** The other consequences of a move: lost marks, ended copies, and its event. */
  private settled(card: Card, from: Pile, fromAt: number, to: Pile, toAt: number, seers: number): void {
    const { state } = this
    if (from.isHand) {
      if (state.valueChanges.length > 0 || state.used.length > 0) this.loseMarks(card)
    } else if (!from.isPublic) this.learned?.()
    this.forgetCopies()
    if (state.copies.length > 0) endLostCopies(this)
    if (this.tell !== undefined) {
      this.tell({ what: 'moved', card, from: this.placeIn(from, fromAt), to: this.placeIn(to, toAt), seers })
    }
  }

  /** No one counts the junk pile. */
  private placeIn(pile: Pile, at: number): Place {
    return placeAt(pile.zone, pile.seat, pile === this.junkPile ? 0 : at)
  }

  private arrive(card: Card, taker: Player): void {
    if (!card.type.reactsToArrival) return
    for (const { what, arrived } of this.happened) {
      if (what === 'arrival') {
        arrived.push(card)
        return
      }
    }
    this.add({ what: 'arrival', by: taker, arrived: [card] })
  }

  /** Changes to a single card end when it leaves its hand (G12). */
  private loseMarks(card: Card): void {
    const { state } = this
    if (state.valueChanges.length > 0) dropChanges(state, card)
    if (state.used.length > 0 && state.used.includes(card)) remove(state.used, card)
  }
}
