/** The questions before a technique is played, worked out on a full state. */
import type { Card, State } from '@merchants/dale'
import { stallFor } from '@merchants/dale'
import type { Sense } from '../techniques.ts'
import type { Affairs } from './affairs.ts'

export class StateSense implements Sense {
  canBuild = false
  private readonly affairs: Affairs
  private bestOffer = -1

  constructor(affairs: Affairs) {
    this.affairs = affairs
  }

  begin(canBuild: boolean): void {
    this.canBuild = canBuild
    this.bestOffer = -1
  }

  get goal(): number {
    return this.affairs.goal
  }

  get junkInHand(): number {
    return this.affairs.junkInHand
  }

  get isPoor(): boolean {
    return !this.canBuild && this.affairs.junkInHand * 2 >= this.affairs.hand.length
  }

  get deckSize(): number {
    return this.own.deck.length
  }

  get discardSize(): number {
    return this.own.discardPile.length
  }

  get market(): number {
    if (this.bestOffer < 0) this.bestOffer = this.best(this.affairs.state.market, false)
    return this.bestOffer
  }

  get bestOfDeck(): number {
    return this.best(this.own.deck, true)
  }

  get bestDiscard(): number {
    return this.best(this.own.discardPile, true)
  }

  get topDiscard(): number {
    const card = this.own.discardPile.at(-1)
    return card === undefined ? 0 : this.affairs.want(card.type, true)
  }

  get discardsAnimalfolk(): boolean {
    return this.own.discardPile.some(({ type }) => type.set >= 0)
  }

  get discardsUseless(): boolean {
    return this.own.discardPile.some(({ type }) => type.set >= 0 && this.affairs.want(type, true) < 4)
  }

  get topOfOthers(): number {
    const { state, seat } = this.affairs
    const tops = state.seats.map(({ discardPile }, at) => (at === seat ? undefined : discardPile.at(-1)))
    return this.best(tops, false)
  }

  get bestOfOtherStalls(): number {
    const { state } = this.affairs
    const others = state.stalls.flatMap((stall) => (stall === this.ownStall ? [] : stall.flat()))
    return this.best(others, false)
  }

  get completing(): number {
    if (this.canBuild) return 0
    const fits = ({ type }: Card): boolean => type.set >= 0 && this.affairs.completes(type)
    return this.ownStall.some((stack) => stack.some(fits)) ? 8 : 0
  }

  /** The best of these cards, as points. */
  best(cards: readonly (Card | undefined)[], isOwn: boolean): number {
    let best = 0
    for (let at = 0; at < cards.length; at++) {
      const card = cards[at]
      if (card !== undefined) best = Math.max(best, this.affairs.wantNow(card.type, isOwn))
    }
    return best
  }

  private get own(): State['seats'][number] {
    const { state, seat } = this.affairs
    return state.seats[seat] as State['seats'][number]
  }

  private get ownStall(): readonly Card[][] {
    const { state, seat } = this.affairs
    return state.stalls[stallFor(state, seat)] as Card[][]
  }
}
