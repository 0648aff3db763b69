/** The questions of Dale with their options. */
import type { Decision } from '@merchants/tabletop'
import type { CardId, CardType } from './card.ts'
import type { Card, Waiting } from './state.ts'

/** A card as it is used: as itself, or as what a chameleon copies; with the value it has then. */
export interface Use {
  readonly card: Card
  readonly as: CardType
  readonly value: number
  /** The hand card that a chameleon copies. It is shown, and changes to it are copied too (C8). */
  readonly model: Card | undefined
}

/** The active player's next options. */
export type Act =
  | { readonly do: 'play' | 'use'; readonly use: Use }
  | { readonly do: 'buy'; readonly slot: number }
  | { readonly do: 'build' | 'build with help' | 'take inventory' | 'pass' }
  | { readonly do: 'resolve'; readonly waiting: Waiting }

/** The slot number that stands for the top of the market discard. */
export const FROM_DISCARD = -1

/** A legal payment, or cards spent, in no order yet. */
export interface Payment {
  readonly uses: readonly Use[]
  readonly sum: number
}

/** A card in a stack: where it comes from, and the value it takes there. */
export interface Part extends Use {
  readonly from: 'hand' | 'discard pile' | 'market' | 'market deck' | 'teammate'
  /** A Stove that takes a value by cards spent for it. */
  readonly isFuelled: boolean
  /** The value it would take without Accordion's or Stove's own effect. */
  readonly normal: number
}

/** A legal stack, in no order yet. */
export interface Stack {
  readonly parts: readonly Part[]
}

/** A builder's request to the teammate, which all players see (rules 12). */
export interface HelpRequest {
  readonly builder: number
  /** The builder's own cards of the stack. */
  readonly laid: readonly Use[]
  /** The cards the builder spends on Stoves. */
  readonly spent: readonly Use[]
  /** The cards asked for by name; none if any that fit will do. */
  readonly wanted: readonly CardId[]
  /** The value that the stack must have. */
  readonly goal: number
}

export type Side = 'left' | 'right'

/** Questions by the kind of their options. */
export interface Options {
  acts: Act
  cards: Card
  /** Market cards and empty slots, to be put into an order. */
  slots: Card | undefined
  uses: Use
  payments: Payment
  stacks: Stack
  /** Cards a teammate may add to a stack, together. */
  helpings: readonly Card[]
  /** Cards by name, wherever they are. */
  names: CardId
  numbers: number
  'yes or no': boolean
  sides: Side
  seats: number
}

export type Kind = keyof Options

export type Ask =
  // what to do next
  | 'start'
  | 'action'
  | 'bonus'
  | 'build again'
  | 'last'
  | 'next plan'
  // a purchase
  | 'pay'
  | 'to slot'
  | 'arrange'
  | 'keep paid'
  | 'throw paid'
  | 'paid on deck'
  | 'order paid'
  // a stack
  | 'stack'
  | 'order stack'
  | 'take first'
  | 'spend on stack'
  | 'order spent'
  | 'own part'
  | 'fuel'
  | 'ask for'
  | 'help'
  // everything else
  | 'inventory'
  | 'spend'
  | 'take'
  | 'discard'
  | 'throw away'
  | 'place on deck'
  | 'place under deck'
  | 'give'
  | 'give in exchange'
  | 'take in exchange'
  | 'show'
  | 'swap'
  | 'distribute'
  | 'choose player'
  | 'choose players'
  | 'guess'
  | 'value'
  | 'side'
  | 'use it'
  | 'react'
  | 'copy'
  | 'copy for hand size'

/** The questions that continue the written move of the answer before. */
const JOINED: ReadonlySet<Ask> = new Set<Ask>([
  'pay',
  'to slot',
  'arrange',
  'keep paid',
  'throw paid',
  'paid on deck',
  'order paid',
  'stack',
  'order stack',
  'take first',
  'spend on stack',
  'order spent',
  'own part',
  'fuel',
  'ask for',
  'inventory',
  'take in exchange',
])

/** Whether such a question continues a written move about buying, building, discarding or exchanging. */
export const joinsLine = (ask: Ask): boolean => JOINED.has(ask)

export class DaleDecision<K extends Kind = Kind> implements Decision<Options[K]> {
  readonly seat: number
  readonly ask: Ask
  readonly kind: K
  readonly options: readonly Options[K][]
  readonly min: number
  readonly max: number
  readonly ordered: boolean
  /** The card on whose behalf is asked. */
  readonly about: CardType | undefined
  /** For a distribution, the players who get the first card chosen, the second, and so on. */
  readonly receivers: readonly number[] | undefined
  /** For a stack with help, the builder's cards and, for the teammate, the cards asked for. */
  readonly request: HelpRequest | undefined

  constructor(
    seat: number,
    ask: Ask,
    kind: K,
    options: readonly Options[K][],
    min: number,
    max: number,
    ordered: boolean,
    about: CardType | undefined,
    receivers: readonly number[] | undefined,
    request: HelpRequest | undefined,
  ) {
    this.seat = seat
    this.ask = ask
    this.kind = kind
    this.options = options
    this.min = min
    this.max = max
    this.ordered = ordered
    this.about = about
    this.receivers = receivers
    this.request = request
  }

  get joins(): boolean {
    return joinsLine(this.ask)
  }
}
