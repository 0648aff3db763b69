/** Chooses the best of building, buying, playing, using, taking inventory and passing. */
import type { ActView, CardId, UseView } from '@merchants/dale'
import { cardType, offeredAt, priceAt } from '@merchants/dale'
import { below, itemAt } from '@merchants/tabletop'
import { cardsToLay } from './asking.ts'
import type { DecisionHandler } from './bot.ts'
import { bestFirst, topOptions } from './bot.ts'
import { DISPENSABLE } from './move-decisions.ts'
import type { Assessment } from './assessment.ts'
import { without } from './assessment.ts'
import { gainOfPlaying, ViewSense } from './techniques.ts'
import { keepScores, planFor, readiness, cardScore } from './card-scores.ts'

/** A stack is worth more than anything else, but for a technique that helps and leaves the stack possible. */
const STACK = 50

export const chooseAction: DecisionHandler = (decision, own, chance) => {
  const acts = decision.kind === 'acts' ? decision.options : []
  // Stops after a number of techniques, because cards that fetch each other could go on for ever.
  const isTired = decision.ask === 'bonus' && below(chance, 10) === 0
  // The teammate is asked once a turn, and only for what may be there.
  const asksMate = decision.ask !== 'build again' && own.view.declined.length === 0
  const turn = new Turn(
    own,
    acts.some((act) => act.do === 'build'),
  )
  const score = (act: ActView): number => {
    switch (act.do) {
      case 'resolve':
        return 10
      case 'build':
        return STACK
      case 'build with help':
        return turn.canBuild || !asksMate || cardsToLay(own) === undefined ? -1 : STACK
      case 'use':
        return act.use.as === 'owls-1' ? STACK + 10 : -1
      case 'play':
        return isTired ? -1 : turn.playing(act.use)
      case 'buy':
        return turn.buying(act.slot)
      case 'take inventory':
        return turn.inventory
      case 'pass':
        return 0
    }
  }
  return topOptions(decision, score, 0)
}

/** The worth of the actions of this turn with this hand. */
class Turn {
  readonly canBuild: boolean
  private readonly outlook: Assessment
  private readonly needs: readonly number[]
  private readonly readiness: number
  private mostGained: number | undefined = undefined

  constructor(own: Assessment, canBuild: boolean) {
    const { hand, deck, discards, goal } = own
    this.outlook = own
    this.canBuild = canBuild
    this.needs = keepScores(own)
    this.readiness = readiness(hand, [...deck, ...discards], goal)
  }

  /** A technique with a bonus action comes before everything else, if it gains more than its card is needed for. */
  playing({ as, card }: UseView): number {
    const { outlook, canBuild } = this
    const need = Math.min(...outlook.hand.flatMap((id, at) => (id === card ? [itemAt(this.needs, at)] : [])))
    const gain = gainOfPlaying(as, new ViewSense(outlook, canBuild))
    const { bonusAction, value } = cardType(as)
    if (!bonusAction) return gain - need / 2
    if (canBuild && need > DISPENSABLE) return -1
    const left = gain - need / 3 - value / 6
    return left > 0 && left > this.lostWithout(card) ? STACK + left : -1
  }

  /** How much the card is wanted, and whether the hand is nearer to the next stack with it and without the payment. */
  buying(slot: number): number {
    const { outlook } = this
    const { view, hand, deck, discards, goal } = outlook
    const card = offeredAt(view, slot)
    if (card === undefined) return -1
    const pays = this.cheapest(priceAt(view, slot) ?? 0)
    const kept = hand.filter((_, at) => !pays.includes(at))
    const paid = pays.map((at) => itemAt(hand, at))
    return cardScore(card, outlook) + readiness([...kept, card], [...deck, ...discards, ...paid], goal) - this.readiness
  }

  /** New cards for those that are not needed, the better the more of the next stack waits in the deck. */
  get inventory(): number {
    const { view, hand, deck, discards, goal } = this.outlook
    const thrown = this.needs.filter((need) => need < DISPENSABLE).length
    const { missing } = planFor(goal, hand, [...deck, ...discards])
    const hoped = missing.filter((card) => deck.includes(card)).length
    const size = Math.max(view.seats[view.seat]?.deck.length ?? 0, thrown, 1)
    return thrown * 0.4 + (missing.length === 1 ? 6 : 2) * ((hoped * thrown) / size)
  }

  /** Purchases that are no longer possible this turn when a card is gone from the hand. */
  private lostWithout(card: CardId): number {
    if (this.canBuild) return 0
    const { outlook } = this
    const rest = new Turn({ ...outlook, hand: without(outlook.hand, card) }, false)
    return Math.max(0, this.bestPurchase - rest.bestPurchase)
  }

  private get bestPurchase(): number {
    this.mostGained ??= this.findBestPurchase()
    return this.mostGained
  }

  private findBestPurchase(): number {
    const { view, hand } = this.outlook
    const money = hand.reduce((sum, card) => sum + cardType(card).value, 0)
    const gains = view.market.map((_, slot) => {
      const price = view.prices[slot]
      return price === undefined || price > money ? 0 : this.buying(slot)
    })
    return Math.max(0, ...gains)
  }

  /** Places of hand cards that reach a price, those that are needed least. */
  private cheapest(price: number): number[] {
    const { hand } = this.outlook
    const order = bestFirst(this.needs.map((need) => -need))
    let paid = 0
    return order.filter((at) => {
      const isPaid = paid < price
      if (isPaid) paid += cardType(itemAt(hand, at)).value
      return isPaid
    })
  }
}
