/** Scores each act as the seasoned player would, on a full state, for looking ahead. */
import type { Act, Card, DaleDecision, State } from '@merchants/dale'
import { FROM_DISCARD, priceFor } from '@merchants/dale'
import type { Chance } from '@merchants/tabletop'
import { below } from '@merchants/tabletop'
import { DISPENSABLE } from '../move-decisions.ts'
import { gainOfPlaying } from '../techniques.ts'
import type { Affairs } from './affairs.ts'
import { requestsOf } from './requests.ts'
import { StateSense } from './state-sense.ts'
import { NEVER } from './sums.ts'

/** A stack is worth more than anything else, but for a technique that helps and leaves the stack possible. */
const STACK = 50

type Play = Extract<Act, { do: 'play' | 'use' }>

export class ActScores {
  private readonly affairs: Affairs
  private readonly sense: StateSense
  private bestPurchase = 0
  private readonly prices: number[] = []
  private readonly gains: number[] = []

  constructor(affairs: Affairs) {
    this.affairs = affairs
    this.sense = new StateSense(affairs)
  }

  /** The place of the best act. */
  best(state: State, decision: DaleDecision<'acts'>, chance: Chance): number {
    const { seat, options, ask } = decision
    if (options.length === 1) return 0
    const { affairs, sense } = this
    affairs.look(state, seat)
    affairs.reckon()
    sense.begin(options.some((act) => act.do === 'build'))
    this.weighPurchases(state, options)
    // It stops playing techniques at some point, or cards that fetch each other would go round forever.
    const isTired = ask === 'bonus' && below(chance, 10) === 0
    let best = 0
    let most = -Infinity
    for (let at = 0; at < options.length; at++) {
      const score = this.scoreOf(options[at] as Act, state, isTired)
      if (score <= most) continue
      best = at
      most = score
    }
    return best
  }

  private scoreOf(act: Act, state: State, isTired: boolean): number {
    const { canBuild } = this.sense
    switch (act.do) {
      case 'resolve':
        return 10
      case 'build':
        return STACK
      case 'build with help':
        return canBuild || state.declined.length > 0 || !this.mayBeHelped(state) ? -1 : STACK
      case 'use':
        return act.use.as.id === 'owls-1' ? STACK + 10 : -1
      case 'play':
        return isTired ? -1 : this.playing(act)
      case 'buy':
        return canBuild ? 1 : (this.gains[act.slot + 1] as number)
      case 'take inventory':
        return this.inventory(state)
      case 'pass':
        return 0
    }
  }

  private mayBeHelped(state: State): boolean {
    return requestsOf(state, this.affairs.seat).length > 0
  }

  /** The gain of each purchase. It is a wanted card, and a hand that is nearer to the next stack with it and without what is paid. */
  private weighPurchases(state: State, acts: readonly Act[]): void {
    const { affairs, prices, gains } = this
    this.bestPurchase = 0
    if (this.sense.canBuild) return
    const ready = affairs.readiness(undefined, 0)
    for (let at = 0; at < acts.length; at++) {
      const act = acts[at] as Act
      if (act.do !== 'buy') continue
      const { slot } = act
      const card = (slot === FROM_DISCARD ? state.marketDiscard.at(-1) : state.market[slot]) as Card
      const price = priceFor(state, affairs.seat, card, slot)
      const paid = affairs.cheapest(price)
      const gain = affairs.want(card.type, false) + affairs.readiness(card.type, paid) - ready
      prices[slot + 1] = price
      gains[slot + 1] = gain
      if (gain > this.bestPurchase) this.bestPurchase = gain
    }
    for (let slot = FROM_DISCARD; slot < 5; slot++) {
      if (!acts.some((act) => act.do === 'buy' && act.slot === slot)) prices[slot + 1] = Infinity
    }
  }

  private playing({ use: { as, card } }: Play): number {
    const { affairs, sense } = this
    const { hand, need } = affairs
    let least = Infinity
    for (let at = 0; at < hand.length; at++) {
      if ((hand[at] as Card).type === card.type) least = Math.min(least, need[at] as number)
    }
    const gain = gainOfPlaying(as.id, sense)
    if (!as.bonusAction) return gain - least / 2
    if (sense.canBuild && least > DISPENSABLE) return -1
    const left = gain - least / 3 - as.value / 6
    return left > 0 && left > this.lostWithout(card) ? STACK + left : -1
  }

  /** The loss of purchases this turn when a card is gone from the hand. */
  private lostWithout(card: Card): number {
    if (this.sense.canBuild || this.bestPurchase === 0) return 0
    let money = -card.type.value
    for (const { type } of this.affairs.hand) money += type.value
    let best = 0
    for (let slot = 0; slot < this.prices.length; slot++) {
      if ((this.prices[slot] as number) <= money) best = Math.max(best, this.gains[slot] as number)
    }
    return this.bestPurchase - best
  }

  private inventory(state: State): number {
    const { hand, need, missing, seat } = this.affairs
    let thrown = 0
    for (let at = 0; at < hand.length; at++) if ((need[at] as number) < DISPENSABLE) thrown += 1
    const size = Math.max((state.seats[seat] as State['seats'][number]).deck.length, thrown, 1)
    const hoped = missing === NEVER ? 0 : Math.min(missing, 1)
    return thrown * 0.4 + (missing === 1 ? 4 : 1.5) * ((hoped * thrown) / size)
  }
}
