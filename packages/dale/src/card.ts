/** The parts of a card. A part that a card lacks is absent; the rules ask, the card never registers. */
import type { Player } from './player.ts'
import type { Card } from './state.ts'
import type { Table } from './table.ts'

export const DECKS = [
  'platypuses',
  'sloths',
  'crocodiles',
  'foxes',
  'polecats',
  'owls',
  'beavers',
  'penguins',
  'macaws',
  'pandas',
  'raccoons',
  'squirrels',
  'ocelots',
  'chameleons',
] as const
export type Deck = (typeof DECKS)[number]

/** The decks for a first game, as many as needed. The rulebooks recommend the platypuses and allow the sloths. */
export const FIRST_DECKS: readonly Deck[] = ['platypuses', 'polecats', 'sloths', 'macaws', 'pandas']

export type AnimalfolkId = `${Deck}-${1 | 2 | 3 | 4 | '5a' | '5b'}`
export type CardId = AnimalfolkId | 'junk'

/** Everything that a card's text can refer to while it is resolved. */
export interface Scene {
  readonly table: Table
  readonly me: Player
  /** The physical card: "this card". For a copying chameleon it is the chameleon (C10). */
  readonly card: Card
}

/** A pile whose top card some cards use. */
export type UsedPile = 'discard pile' | 'market discard'

interface Printed {
  readonly id: AnimalfolkId
  readonly name: string
  readonly text: string
  /** It uses the top card of such a pile, so in a game with it the order of cards there can matter. */
  readonly usesTopOf?: UsedPile
}

/** Sets up an effect for this turn, and says whether there is one: as long as it lasts the card stays on the schedule (G18, G19). */
type Lasting = (scene: Scene) => boolean

/** The effects of a technique on its owner's schedule. With any of these parts it stays there. */
export interface Scheduled {
  /** Done in the owner's next start-of-turn step; the card is then discarded. */
  readonly atTurnStart?: (scene: Scene) => void
  /** Begins in the owner's next start-of-turn step and lasts for that turn, if it says so. */
  readonly forNextTurn?: Lasting
  /** Lasts until the owner's next turn begins. Opponents pay more, must build more, or draw less. */
  readonly untilNextTurn?: {
    readonly surcharge?: number
    readonly stackSurcharge?: number
    readonly fillLimit?: number
  }
  /** At the owner's next purchase one paid card may go on the deck. */
  readonly paidCardOnDeck?: true
  /** After the owner's next purchase. */
  readonly afterPurchase?: (scene: Scene) => void
  /** The owner's next build may be preceded by taking a market card. */
  readonly marketCardBeforeBuild?: true
  /** The owner's next stack may use cards of the discard pile. */
  readonly discardsInStack?: true
  /** Before the owner's deck is shuffled, if the owner likes. */
  readonly beforeShuffle?: (scene: Scene) => void
  /** The owner's next resolved technique may return to the hand. */
  readonly returnsTechnique?: true
}

/** The event that a scheduled technique waits for. */
export type Plan = keyof Omit<Scheduled, 'atTurnStart' | 'forNextTurn' | 'untilNextTurn'>

const PLANS: readonly Plan[] = [
  'paidCardOnDeck',
  'afterPurchase',
  'marketCardBeforeBuild',
  'discardsInStack',
  'beforeShuffle',
  'returnsTechnique',
]

interface Technique extends Printed {
  readonly bonusAction?: true
  readonly play?: (scene: Scene) => void
  /** Done when it is played, and lasts for the rest of the turn. */
  readonly forThisTurn?: Lasting
  readonly scheduled?: Scheduled
}

/** The event after which a card can react from the hand. All but an arrival are things that another player did. */
export type Trigger = 'technique' | 'purchase' | 'build' | 'shuffle' | 'arrival'

export interface Reaction {
  readonly after: Trigger
  readonly isPossible?: (scene: Scene) => boolean
  readonly react: (scene: Scene) => void
}

export interface OncePerTurn {
  readonly isPossible?: (scene: Scene) => boolean
  /** Its effect is over when the turn ends, so the last window does not need it. */
  readonly endsWithTurn?: true
  readonly use: (scene: Scene) => void
}

/** Permissions of a card while it is part of a payment. */
export interface Paying {
  readonly arrangesMarket?: true
  readonly mayStay?: true
  readonly anyOverpay?: true
  readonly buysFromDiscard?: true
}

/** Permissions of a card while it is part of a stack. */
export interface Building {
  readonly allowsJunk?: true
  readonly allowsAnySet?: true
  readonly fetchesDiscard?: true
  readonly adjusts?: true
  readonly isFuelled?: true
  readonly buildsAgain?: true
}

interface Passive extends Printed {
  readonly handSizeInHand?: number
  readonly handSizeInStall?: number
  readonly oncePerTurn?: OncePerTurn
  readonly reaction?: Reaction
  readonly paying?: Paying
  /** How many paid junk may be thrown away when this card is bought. */
  readonly throwsPaidJunk?: number
  readonly building?: Building
  /** The cards a chameleon may copy right now. */
  readonly models?: (me: Player, self: Card) => readonly Card[]
}

// Traits that the rules look for among the cards of a hand, as bits.
/** It has, or may copy, an ability to use once in a turn. */
export const ABILITY = 1
/** It changes the rules of paying. */
export const PAYING = 2
/** It, or what it copies, may change how a stack is built. */
export const BUILDING = 4
/** It is a chameleon that can be other cards. */
export const COPYING = 8

function traitsOf({ oncePerTurn, models, paying, building }: Partial<Passive>): number {
  const isCopying = models !== undefined
  const changesStacks = building !== undefined && !building.buildsAgain
  return (
    (oncePerTurn !== undefined || isCopying ? ABILITY : 0) |
    (paying !== undefined ? PAYING : 0) |
    (changesStacks || isCopying ? BUILDING : 0) |
    (isCopying ? COPYING : 0)
  )
}

/** A kind of card with its printed facts and its abilities. All have the same shape, which keeps the engine fast. */
export class CardType {
  /** Its place in the catalogue. */
  place = -1
  readonly id: CardId
  readonly deck: Deck | 'junk'
  /** The place of its deck in the list of decks; -1 for junk. */
  readonly set: number
  readonly name: string
  readonly text: string
  readonly value: number
  /** Traits that the rules look for, as bits: ability, paying, building, copying. */
  readonly traits: number
  readonly copies: number
  readonly kind: 'technique' | 'passive' | 'rubbish'
  readonly isTechnique: boolean
  readonly bonusAction: boolean
  readonly play: ((scene: Scene) => void) | undefined
  readonly forThisTurn: Lasting | undefined
  /** Whether it stays on the schedule when it was played. */
  readonly stays: boolean
  /** The event it waits for there. It is always a string, because comparing two strings is fastest. */
  readonly plan: Plan | 'nothing'
  readonly atTurnStart: ((scene: Scene) => void) | undefined
  readonly forNextTurn: Lasting | undefined
  readonly afterPurchase: ((scene: Scene) => void) | undefined
  readonly beforeShuffle: ((scene: Scene) => void) | undefined
  readonly isDue: boolean
  readonly surcharge: number
  readonly stackSurcharge: number
  readonly fillLimit: number | undefined
  readonly handSizeInHand: number
  readonly handSizeInStall: number
  readonly oncePerTurn: OncePerTurn | undefined
  readonly reaction: Reaction | undefined
  readonly reactsToArrival: boolean
  readonly arrangesMarket: boolean
  readonly mayStay: boolean
  readonly anyOverpay: boolean
  readonly buysFromDiscard: boolean
  readonly throwsPaidJunk: number
  readonly allowsJunk: boolean
  readonly allowsAnySet: boolean
  readonly fetchesDiscard: boolean
  readonly adjusts: boolean
  readonly isFuelled: boolean
  readonly buildsAgain: boolean
  readonly models: ((me: Player, self: Card) => readonly Card[]) | undefined
  readonly usesTopOf: UsedPile | undefined

  constructor(
    kind: CardType['kind'],
    { id, name, text, usesTopOf }: Omit<Printed, 'id'> & { readonly id: CardId },
    technique: Partial<Technique>,
    passive: Partial<Passive>,
  ) {
    const [deck, value] = id.split('-') as [Deck | 'junk', string | undefined]
    this.id = id
    this.deck = deck
    this.set = DECKS.indexOf(deck as Deck)
    this.name = name
    this.text = text
    this.value = value === undefined ? 1 : Number.parseInt(value, 10)
    this.traits = traitsOf(passive)
    this.copies = COPIES[this.value] as number
    this.kind = kind
    this.isTechnique = kind === 'technique'
    this.bonusAction = technique.bonusAction ?? false
    this.play = technique.play
    this.forThisTurn = technique.forThisTurn
    const { scheduled } = technique
    const lasting = scheduled?.untilNextTurn
    this.stays = scheduled !== undefined
    this.plan = PLANS.find((plan) => scheduled?.[plan] !== undefined) ?? 'nothing'
    this.atTurnStart = scheduled?.atTurnStart
    this.forNextTurn = scheduled?.forNextTurn
    this.afterPurchase = scheduled?.afterPurchase
    this.beforeShuffle = scheduled?.beforeShuffle
    this.isDue = this.atTurnStart !== undefined || this.forNextTurn !== undefined || lasting !== undefined
    this.surcharge = lasting?.surcharge ?? 0
    this.stackSurcharge = lasting?.stackSurcharge ?? 0
    this.fillLimit = lasting?.fillLimit
    this.handSizeInHand = passive.handSizeInHand ?? 0
    this.handSizeInStall = passive.handSizeInStall ?? 0
    this.oncePerTurn = passive.oncePerTurn
    this.reaction = passive.reaction
    this.reactsToArrival = passive.reaction?.after === 'arrival'
    const { paying, building } = passive
    this.arrangesMarket = paying?.arrangesMarket ?? false
    this.mayStay = paying?.mayStay ?? false
    this.anyOverpay = paying?.anyOverpay ?? false
    this.buysFromDiscard = paying?.buysFromDiscard ?? false
    this.throwsPaidJunk = passive.throwsPaidJunk ?? 0
    this.allowsJunk = building?.allowsJunk ?? false
    this.allowsAnySet = building?.allowsAnySet ?? false
    this.fetchesDiscard = building?.fetchesDiscard ?? false
    this.adjusts = building?.adjusts ?? false
    this.isFuelled = building?.isFuelled ?? false
    this.buildsAgain = building?.buildsAgain ?? false
    this.models = passive.models
    this.usesTopOf = usesTopOf
  }
}

/** Copies of a card in its set, by value (rules 2). */
const COPIES = [0, 4, 3, 3, 3, 1]

/** Every card that can be asked for by name, as often as there are copies of it. */
export const NAMED_CARDS: readonly CardId[] = [
  ...repeated<CardId>('junk', 4),
  ...DECKS.flatMap((deck) =>
    (['1', '2', '3', '4', '5a', '5b'] as const).flatMap((value) =>
      repeated<CardId>(`${deck}-${value}` as AnimalfolkId, COPIES[Number.parseInt(value, 10)] as number),
    ),
  ),
]

function repeated<T>(item: T, times: number): T[] {
  return Array.from({ length: times }, () => item)
}

export const technique = (card: Technique): CardType => new CardType('technique', card, card, {})
export const passive = (card: Passive): CardType => new CardType('passive', card, {}, card)

export const junk = new CardType(
  'rubbish',
  {
    id: 'junk',
    name: 'Junk',
    text: 'Worth 1. It belongs to no set and cannot be part of a stack unless a card allows it.',
  },
  {},
  {},
)
