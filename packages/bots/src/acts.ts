/** What to do next: the best of building, buying, playing, using, taking inventory and passing. */
import type { ActView, CardId, UseView } from '@merchants/dale'
import { cardType, FROM_DISCARD } from '@merchants/dale'
import { below } from '@merchants/tabletop'
import { cardsToLay } from './asking.ts'
import type { Handler } from './bot.ts'
import { best } from './bot.ts'
import { DISPENSABLE } from './move-questions.ts'
import type { Outlook } from './outlook.ts'
import { without } from './outlook.ts'
import { gainOfPlaying } from './techniques.ts'
import { needs, planFor, readiness, want } from './worth.ts'

/** A stack is worth more than anything else, but for a technique that helps and leaves the stack possible. */
const STACK = 50

export const chooseAct: Handler = (decision, outlook, chance) => {
  const acts = decision.kind === 'acts' ? decision.options : []
  // Who has played techniques for a while stops at some moment, or cards that fetch each other would go round for ever.
  const isTired = decision.ask === 'bonus' && below(chance, 10) === 0
  // The teammate is asked once a turn, and only for what may be there.
  const asksMate = decision.ask !== 'build again' && outlook.view.declined.length === 0
  const turn = new Turn(
    outlook,
    acts.some((act) => act.do === 'build'),
  )
  const score = (act: ActView): number => {
    switch (act.do) {
      case 'resolve':
        return 10
      case 'build':
        return STACK
      case 'build with help':
        return turn.canBuild || !asksMate || cardsToLay(outlook) === undefined ? -1 : STACK
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
  return best(decision, score, 0)
}

/** What the acts of this turn are worth, with this hand. */
class Turn {
  readonly canBuild: boolean
  private readonly outlook: Outlook
  private readonly needs: readonly number[]
  private readonly readiness: number
  private mostGained: number | undefined = undefined

  constructor(outlook: Outlook, canBuild: boolean) {
    const { hand, deck, discards, goal } = outlook
    this.outlook = outlook
    this.canBuild = canBuild
    this.needs = needs(outlook)
    this.readiness = readiness(hand, [...deck, ...discards], goal)
  }

  /** A technique with a bonus action comes before everything else, if it gains more than its card is needed for. */
  playing({ as, card }: UseView): number {
    const { outlook, canBuild } = this
    const need = Math.min(...outlook.hand.flatMap((id, at) => (id === card ? [this.needs[at] as number] : [])))
    const gain = gainOfPlaying(as, outlook, canBuild)
    const { bonusAction, value } = cardType(as)
    if (!bonusAction) return gain - need / 2
    if (canBuild && need > DISPENSABLE) return -1
    const left = gain - need / 3 - value / 6
    return left > 0 && left > this.lostWithout(card) ? STACK + left : -1
  }

  /** What the card is wanted, and whether the hand is nearer to the next stack with it and without what is paid. */
  buying(slot: number): number {
    const { outlook } = this
    const { view, hand, deck, discards, goal } = outlook
    const card = slot === FROM_DISCARD ? view.marketDiscard.at(-1) : view.market[slot]
    if (card === undefined) return -1
    const price = slot === FROM_DISCARD ? cardType(card).value : (view.prices[slot] ?? 0)
    const pays = this.cheapest(price)
    const kept = hand.filter((_, at) => !pays.includes(at))
    const paid = pays.map((at) => hand[at] as CardId)
    return want(card, outlook) + readiness([...kept, card], [...deck, ...discards, ...paid], goal) - this.readiness
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

  /** What can no longer be bought this turn when a card is gone from the hand. */
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
    const order = hand.map((_, at) => at).sort((a, b) => (this.needs[a] as number) - (this.needs[b] as number))
    let paid = 0
    return order.filter((at) => {
      const isPaid = paid < price
      if (isPaid) paid += cardType(hand[at] as CardId).value
      return isPaid
    })
  }
}
