/** The current gain of playing a technique, in the same points as wanting a card. */
import type { CardId } from '@merchants/dale'
import { cardType, stallOf } from '@merchants/dale'
import type { Assessment } from './assessment.ts'
import { opponentsOf, reaches, sumsOf } from './assessment.ts'
import { cardScore, handCardScore } from './card-scores.ts'

/** A player's situation before a technique is played, with cards as points. */
export interface Sense {
  readonly canBuild: boolean
  /** The value that the next stack must have. */
  readonly goal: number
  readonly junkInHand: number
  /** Whether the hand is so weak that mixing it can only help. */
  readonly isPoor: boolean
  readonly deckSize: number
  readonly discardSize: number
  /** The best card of the market, of the player's deck and discard pile. */
  readonly market: number
  readonly bestOfDeck: number
  readonly bestDiscard: number
  /** How much the top of the player's discard pile is wanted at all. */
  readonly topDiscard: number
  readonly discardsAnimalfolk: boolean
  /** Whether a card in the player's discard pile is better gone. */
  readonly discardsUseless: boolean
  /** The best card on top of the others' discard piles, or in opponents' stalls. */
  readonly topOfOthers: number
  readonly bestOfOtherStalls: number
  /** Points for a card of the player's stall that would complete the next stack. */
  readonly completing: number
}

type Gain = (sense: Sense) => number

const GAINS: Partial<Record<CardId, Gain | number>> = {
  'platypuses-1': (sense) => (sense.topDiscard > 3 ? 2 : -1),
  'platypuses-3': (sense) => sense.completing - 1,
  'platypuses-4': (sense) => sense.bestOfDeck / 2,
  'platypuses-5a': 4,
  'sloths-1': 2,
  'sloths-2': (sense) => sense.market - 1,
  'sloths-3': 3,
  'sloths-4': 3,
  'sloths-5a': 5,
  'sloths-5b': 1,
  'crocodiles-4': 3,
  'crocodiles-5a': 3,
  'crocodiles-5b': 3,
  'foxes-1': 0.5,
  'foxes-2': (sense) => (sense.deckSize > 0 ? sense.bestOfDeck / 3 : -1),
  'foxes-3': (sense) => (sense.isPoor ? 2 : -1),
  'foxes-4': (sense) => (sense.canBuild ? -1 : 2),
  'foxes-5a': (sense) => sense.market,
  'foxes-5b': (sense) => (sense.topDiscard > 3 ? 2 : -1),
  'polecats-1': (sense) => (sense.market < 6 ? 1 : -1),
  'polecats-2': (sense) => (sense.canBuild ? 0 : 1),
  'polecats-3': (sense) => (sense.junkInHand > 0 ? 3 : 1),
  'polecats-4': 2,
  'polecats-5a': (sense) => (sense.isPoor ? 4 : -1),
  'beavers-2': (sense) => (sense.canBuild ? 0 : sense.market - 3),
  'beavers-4': (sense) => (sense.discardsAnimalfolk ? 4 : -1),
  'penguins-2': (sense) => (sense.junkInHand > 0 ? 5 : 3),
  'penguins-3': (sense) => (sense.junkInHand > 0 && !sense.canBuild ? 4 : -1),
  'penguins-5a': (sense) => (sense.junkInHand > 0 ? sense.bestDiscard / 3 : -1),
  'penguins-5b': (sense) => (sense.isPoor ? 4 : -1),
  'macaws-1': (sense) => (sense.isPoor ? 3 : -1),
  'macaws-3': (sense) => (sense.junkInHand > 0 ? 4 : 0),
  'macaws-4': 4,
  'macaws-5a': (sense) => (sense.canBuild ? 0 : 1),
  'macaws-5b': (sense) => sense.topDiscard / 2,
  'pandas-1': (sense) => (sense.market < 6 ? 1 : -1),
  'pandas-2': (sense) => sense.market,
  'pandas-5a': 8,
  'raccoons-1': (sense) => (sense.discardSize > sense.deckSize ? 1 : -1),
  'raccoons-3': (sense) => (sense.junkInHand > 0 ? 4 : -1),
  'raccoons-4': (sense) => (sense.junkInHand > 0 ? 4 : -1),
  'raccoons-5b': (sense) => sense.topOfOthers,
  'squirrels-4': (sense) => sense.bestOfOtherStalls / 2,
  'ocelots-2': (sense) => (sense.discardsUseless ? 4 : -1),
  'ocelots-3': (sense) => (sense.isPoor ? 3 : -1),
  'ocelots-4': (sense) => (sense.goal <= 5 ? 4 : 1),
  'ocelots-5a': (sense) => (sense.isPoor ? 3 : -1),
  'ocelots-5b': (sense) => (sense.canBuild ? -1 : sense.goal <= 5 ? 6 : 1),
  'chameleons-4': (sense) => sense.market - 4,
}

/** Whatever is not in the list is harmless and frees a place in the hand. */
const HARMLESS = 1.5

export function gainOfPlaying(card: CardId, sense: Sense): number {
  const gain = GAINS[card] ?? HARMLESS
  return typeof gain === 'number' ? gain : gain(sense)
}

/** The situation of a seat, taken from its view. */
export class ViewSense implements Sense {
  readonly canBuild: boolean
  private readonly outlook: Assessment

  constructor(own: Assessment, canBuild: boolean) {
    this.outlook = own
    this.canBuild = canBuild
  }

  get goal(): number {
    return this.outlook.goal
  }

  get junkInHand(): number {
    return this.outlook.hand.filter((card) => card === 'junk').length
  }

  get isPoor(): boolean {
    return !this.canBuild && this.junkInHand * 2 >= this.outlook.hand.length
  }

  get deckSize(): number {
    return this.outlook.deck.length
  }

  get discardSize(): number {
    return this.outlook.discards.length
  }

  get market(): number {
    return this.best(this.outlook.view.market)
  }

  get bestOfDeck(): number {
    return this.best(this.outlook.deck)
  }

  get bestDiscard(): number {
    return this.best(this.outlook.discards)
  }

  get topDiscard(): number {
    return cardScore(this.outlook.discards.at(-1) ?? 'junk', this.outlook)
  }

  get discardsAnimalfolk(): boolean {
    return this.outlook.discards.some((card) => card !== 'junk')
  }

  get discardsUseless(): boolean {
    return this.outlook.discards.some((card) => card !== 'junk' && cardScore(card, this.outlook) < 4)
  }

  get topOfOthers(): number {
    const { view } = this.outlook
    return this.best(view.seats.flatMap(({ discardPile }, seat) => (seat === view.seat ? [] : [discardPile.at(-1)])))
  }

  get bestOfOtherStalls(): number {
    const { view } = this.outlook
    return this.best(opponentsOf(view).flatMap((seat) => stallOf(view, seat).flat()))
  }

  get completing(): number {
    const { view, hand, goal } = this.outlook
    const fits = (card: CardId): boolean => {
      const { deck, value } = cardType(card)
      return reaches(sumsOf(hand, deck) << value, goal)
    }
    return !this.canBuild && stallOf(view, view.seat).flat().some(fits) ? 8 : 0
  }

  private best(cards: readonly (CardId | undefined)[]): number {
    return Math.max(0, ...cards.map((card) => (card === undefined ? 0 : handCardScore(card, this.outlook))))
  }
}
