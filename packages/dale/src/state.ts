/** Where every card is, as plain data. Nothing else remembers anything. */
import type { Chance } from '@merchants/tabletop'
import { cloneChance } from '@merchants/tabletop'
import type { CardType, Deck } from './card.ts'
import type { Copying } from './copying.ts'
import type { Act, Part, Use } from './decision.ts'

/** One physical card, shared by every copy of the state. Only piles change; what a card keeps is made again if it no longer fits. */
export class Card {
  readonly id: number
  readonly type: CardType
  /** Its use while no value is changed: itself, with its printed value. */
  readonly plainUses: readonly [Use]
  /** For a chameleon, its last uses and abilities that depend on its models alone, because these seldom change. */
  copying: Copying | undefined = undefined
  /** Playing it, or using its ability, as itself: made once that was possible. */
  private madePlaying: Act | undefined = undefined
  private madeUsing: Act | undefined = undefined
  /** Its uses in a stack while no value is changed, once computed. */
  partsFromHand: readonly Part[] | undefined = undefined
  partsFromDiscard: readonly Part[] | undefined = undefined
  constructor(id: number, type: CardType) {
    this.id = id
    this.type = type
    this.plainUses = [{ card: this, as: type, value: type.value, model: undefined }]
  }

  get playing(): Act {
    return (this.madePlaying ??= { do: 'play', use: this.plainUses[0] })
  }

  get using(): Act {
    return (this.madeUsing ??= { do: 'use', use: this.plainUses[0] })
  }
}

/** A technique on a schedule. A chameleon there keeps the card it was played as (C6). */
export interface Waiting {
  readonly card: Card
  readonly as: CardType
  /** Its effect lasts for this turn, so it stays until the turn ends (G18). */
  readonly endsWithTurn: boolean
}

/** In every pile the last card is the top. */
export interface Seat {
  hand: Card[]
  deck: Card[]
  discardPile: Card[]
  schedule: Waiting[]
}

/** A change of values for this turn, on one card or on all cards the active player uses (rules 8). */
export interface ValueChange {
  readonly change: 'add' | 'times' | 'mirror' | 'become'
  readonly amount: number
  readonly card: Card | undefined
}

/** One step of a copy, from a chameleon to the card its text led to. */
export interface Link {
  readonly text: CardType
  readonly model: Card
}

/** The model of a chameleon in a hand until the turn ends, the card leaves or the model is gone (C5). */
export interface Copy {
  readonly seat: number
  readonly card: Card
  readonly as: CardType
  readonly links: readonly Link[]
}

/**
 * start: due cards; action: one action; bonus: a further action; fill: clean-up; last: the window after clean-up (rules
 * 5.4); over: a player has won.
 */
export type Phase = 'start' | 'action' | 'bonus' | 'clean-up' | 'last' | 'over'

/** A request for help that the teammate has declined this turn. */
export interface Declined {
  /** The cards offered, spent and asked for, as text. */
  readonly combination: string
  /** Whether it cannot be asked again now. This ends with the action it was made in (rules 12). */
  readonly stands: boolean
}

export interface State {
  /** The version of the rules that this game is played by. */
  readonly rules: number
  readonly decks: readonly Deck[]
  readonly teams: boolean
  seats: Seat[]
  /** One for each player, or one for each team. A stall is a list of stacks. */
  stalls: Card[][][]
  /** Five slots, counted from the right: slot 0 costs nothing extra. */
  market: (Card | undefined)[]
  marketDeck: Card[]
  marketDiscard: Card[]
  /** Junk that was thrown away and may be taken again. It never runs out. */
  junkPile: Card[]
  /** Cards that an effect has lifted and not yet placed. */
  aside: Card[]
  /** The origin of each of them, as in `Pile.origin`. Seats that do not see them are shown that they are still there. */
  asideFrom: number[]
  active: number
  phase: Phase
  /** Turns begun so far. */
  turn: number
  winners: readonly number[]
  /** For this turn, in the order they were played. */
  valueChanges: ValueChange[]
  /** Cards whose once-per-turn ability was used. */
  used: Card[]
  copies: Copy[]
  /** Requests for help that were declined this turn. */
  declined: readonly Declined[]
  /** The knowledge about each card, by its id; see knowledge.ts. Its length is the number of cards ever made. */
  known: number[]
  /** All abilities of the cards in this game. Abilities that no card has need no questions. */
  features: Features
  chance: Chance
}

/** Whether any card of a game reacts, changes hand sizes, lasts until the owner's next turn, or is used once in a turn. */
export interface Features {
  reactions: boolean
  handSizes: boolean
  lasting: boolean
  abilities: boolean
}

export function clone(state: State): State {
  return {
    rules: state.rules,
    decks: state.decks,
    teams: state.teams,
    seats: state.seats.map(cloneSeat),
    stalls: state.stalls.map((stall) => stall.map((stack) => stack.slice())),
    market: state.market.slice(),
    marketDeck: state.marketDeck.slice(),
    marketDiscard: state.marketDiscard.slice(),
    junkPile: state.junkPile.slice(),
    aside: state.aside.slice(),
    asideFrom: state.asideFrom.slice(),
    active: state.active,
    phase: state.phase,
    turn: state.turn,
    winners: state.winners,
    valueChanges: state.valueChanges.slice(),
    used: state.used.slice(),
    copies: state.copies.slice(),
    declined: state.declined,
    known: state.known.slice(),
    features: state.features,
    chance: cloneChance(state.chance),
  }
}

const cloneSeat = (seat: Seat): Seat => ({
  hand: seat.hand.slice(),
  deck: seat.deck.slice(),
  discardPile: seat.discardPile.slice(),
  schedule: seat.schedule.slice(),
})

/** Makes a state the same as another of the same game, in the lists that it has. */
export function copyInto(to: State, from: State): void {
  for (let at = 0; at < from.seats.length; at++) copySeat(to.seats[at] as Seat, from.seats[at] as Seat)
  for (let at = 0; at < from.stalls.length; at++) copyStall(to.stalls[at] as Card[][], from.stalls[at] as Card[][])
  copyList(to.market, from.market)
  copyList(to.marketDeck, from.marketDeck)
  copyList(to.marketDiscard, from.marketDiscard)
  copyList(to.junkPile, from.junkPile)
  copyList(to.aside, from.aside)
  copyList(to.asideFrom, from.asideFrom)
  to.active = from.active
  to.phase = from.phase
  to.turn = from.turn
  to.winners = from.winners
  to.valueChanges = from.valueChanges.slice()
  to.used = from.used.slice()
  to.copies = from.copies.slice()
  to.declined = from.declined
  copyList(to.known, from.known)
  to.features = from.features
  to.chance = cloneChance(from.chance)
}

function copySeat(to: Seat, from: Seat): void {
  copyList(to.hand, from.hand)
  copyList(to.deck, from.deck)
  copyList(to.discardPile, from.discardPile)
  copyList(to.schedule, from.schedule)
}

function copyStall(to: Card[][], from: readonly (readonly Card[])[]): void {
  while (to.length > from.length) to.pop()
  for (let stack = 0; stack < from.length; stack++) {
    const cards = from[stack] as readonly Card[]
    if (stack < to.length) copyList(to[stack] as Card[], cards)
    else to.push(cards.slice())
  }
}

function copyList<T>(to: T[], from: readonly T[]): void {
  while (to.length > from.length) to.pop()
  for (let at = 0; at < from.length; at++) {
    if (at < to.length) to[at] = from[at] as T
    else to.push(from[at] as T)
  }
}
