/** What playing a technique gains right now, in the same points as wanting a card. */
import type { CardId } from '@merchants/dale'
import { cardType, stallOf } from '@merchants/dale'
import type { Outlook } from './outlook.ts'
import { opponentsOf, reaches, sumsOf } from './outlook.ts'
import { want, wantNow } from './worth.ts'

/** What is asked of the outlook before a technique is played. */
class Sense {
  readonly outlook: Outlook
  readonly canBuild: boolean
  constructor(outlook: Outlook, canBuild: boolean) {
    this.outlook = outlook
    this.canBuild = canBuild
  }

  get junkInHand(): number {
    return this.outlook.hand.filter((card) => card === 'junk').length
  }

  /** Whether the hand is worth little: then what mixes it up can only help. */
  get isPoor(): boolean {
    return !this.canBuild && this.junkInHand * 2 >= this.outlook.hand.length
  }

  /** The best of these cards, as points. */
  best(cards: readonly (CardId | undefined)[]): number {
    return Math.max(0, ...cards.map((card) => (card === undefined ? 0 : wantNow(card, this.outlook))))
  }

  get market(): number {
    return this.best(this.outlook.view.market)
  }

  /** Points for a card of a stall that would complete the next stack. */
  completing(cards: readonly CardId[]): number {
    const { hand, goal } = this.outlook
    const fits = (card: CardId): boolean => {
      const { deck, value } = cardType(card)
      return reaches(sumsOf(hand, deck) << value, goal)
    }
    return !this.canBuild && cards.some(fits) ? 8 : 0
  }

  /** Points for what changes all values: only if nothing can be built as it is. */
  get fresh(): number {
    return this.canBuild ? 0 : 1
  }
}

const ownStall = ({ view }: Outlook): CardId[] => stallOf(view, view.seat).flat()

const opponentStalls = ({ view }: Outlook): CardId[] => opponentsOf(view).flatMap((seat) => stallOf(view, seat).flat())

const topDiscards = ({ view }: Outlook): (CardId | undefined)[] =>
  view.seats.flatMap(({ discardPile }, seat) => (seat === view.seat ? [] : [discardPile.at(-1)]))

const GAINS: Partial<Record<CardId, (sense: Sense) => number>> = {
  'platypuses-1': ({ outlook }) => (want(outlook.discards.at(-1) ?? 'junk', outlook) > 3 ? 2 : -1),
  'platypuses-3': (sense) => sense.completing(ownStall(sense.outlook)) - 1,
  'platypuses-4': (sense) => sense.best(sense.outlook.deck) / 2,
  'platypuses-5a': () => 4,
  'sloths-1': () => 2,
  'sloths-2': (sense) => sense.market - 1,
  'sloths-3': () => 3,
  'sloths-4': () => 3,
  'sloths-5a': () => 5,
  'sloths-5b': () => 1,
  'crocodiles-4': () => 3,
  'crocodiles-5a': () => 3,
  'crocodiles-5b': () => 3,
  'foxes-1': () => 0.5,
  'foxes-2': (sense) => (sense.outlook.deck.length > 0 ? sense.best(sense.outlook.deck) / 3 : -1),
  'foxes-3': (sense) => (sense.isPoor ? 2 : -1),
  'foxes-4': (sense) => (sense.canBuild ? -1 : 2),
  'foxes-5a': (sense) => sense.market,
  'foxes-5b': ({ outlook }) => (want(outlook.discards.at(-1) ?? 'junk', outlook) > 3 ? 2 : -1),
  'polecats-1': (sense) => (sense.market < 6 ? 1 : -1),
  'polecats-2': (sense) => sense.fresh,
  'polecats-3': (sense) => (sense.junkInHand > 0 ? 3 : 1),
  'polecats-4': () => 2,
  'polecats-5a': (sense) => (sense.isPoor ? 4 : -1),
  'beavers-2': (sense) => (sense.canBuild ? 0 : sense.market - 3),
  'beavers-4': ({ outlook }) => (outlook.discards.some((card) => card !== 'junk') ? 4 : -1),
  'penguins-2': (sense) => (sense.junkInHand > 0 ? 5 : 3),
  'penguins-3': (sense) => (sense.junkInHand > 0 && !sense.canBuild ? 4 : -1),
  'penguins-5a': (sense) => (sense.junkInHand > 0 ? sense.best(sense.outlook.discards) / 3 : -1),
  'penguins-5b': (sense) => (sense.isPoor ? 4 : -1),
  'macaws-1': (sense) => (sense.isPoor ? 3 : -1),
  'macaws-3': (sense) => (sense.junkInHand > 0 ? 4 : 0),
  'macaws-4': () => 4,
  'macaws-5a': (sense) => sense.fresh,
  'macaws-5b': ({ outlook }) => want(outlook.discards.at(-1) ?? 'junk', outlook) / 2,
  'pandas-1': (sense) => (sense.market < 6 ? 1 : -1),
  'pandas-2': (sense) => sense.market,
  'pandas-5a': () => 8,
  'raccoons-1': ({ outlook }) => (outlook.discards.length > outlook.deck.length ? 1 : -1),
  'raccoons-3': (sense) => (sense.junkInHand > 0 ? 4 : -1),
  'raccoons-4': (sense) => (sense.junkInHand > 0 ? 4 : -1),
  'raccoons-5b': (sense) => sense.best(topDiscards(sense.outlook)),
  'squirrels-4': (sense) => sense.best(opponentStalls(sense.outlook)) / 2,
  'ocelots-2': ({ outlook }) => (outlook.discards.some((card) => card !== 'junk' && want(card, outlook) < 4) ? 4 : -1),
  'ocelots-3': (sense) => (sense.isPoor ? 3 : -1),
  'ocelots-4': ({ outlook }) => (outlook.goal <= 5 ? 4 : 1),
  'ocelots-5a': (sense) => (sense.isPoor ? 3 : -1),
  'ocelots-5b': (sense) => (sense.canBuild ? -1 : sense.outlook.goal <= 5 ? 6 : 1),
  'chameleons-4': (sense) => sense.market - 4,
}

/** Whatever is not in the list is harmless and frees a place in the hand. */
export function gainOfPlaying(card: CardId, outlook: Outlook, canBuild: boolean): number {
  return GAINS[card]?.(new Sense(outlook, canBuild)) ?? 1.5
}
