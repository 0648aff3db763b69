/** What to do next: the best of building, buying, playing, using, taking inventory and passing. */
import type { CardId, OptionView } from '@merchants/dale'
import { cardType, FROM_DISCARD } from '@merchants/dale'
import { below } from '@merchants/tabletop'
import { best } from './bot.ts'
import type { Handler } from './greedy.ts'
import { DISPENSABLE } from './move-questions.ts'
import type { Outlook } from './outlook.ts'
import { isKnown, priceFor, teammateOf, without } from './outlook.ts'
import { gainOfPlaying } from './techniques.ts'
import { needs, planFor, readiness, want } from './worth.ts'

type ActView = Extract<OptionView, { do: unknown }>

/** A stack is worth more than anything else, but for a technique that helps and leaves the stack possible. */
const STACK = 50

export const chooseAct: Handler = (decision, outlook, chance) => {
  const acts = decision.options as readonly ActView[]
  const canBuild = acts.some((act) => act.do === 'build')
  // Who has played techniques for a while stops at some moment, or cards that fetch each other would go round for ever.
  const isTired = decision.ask === 'bonus' && below(chance, 10) === 0
  const asks = teammateOf(outlook.view, outlook.view.seat) !== undefined && below(chance, 2) === 0
  const points = needs(outlook)
  const score = (act: ActView): number => {
    switch (act.do) {
      case 'resolve':
        return 10
      case 'build':
        return STACK
      case 'build with help':
        return decision.ask === 'build again' || canBuild || !asks ? -1 : STACK
      case 'use':
        return act.use?.as === 'owls-1' ? STACK + 10 : -1
      case 'play':
        return isTired ? -1 : playing(act.use?.as as CardId, act.use?.card as CardId, outlook, points, canBuild)
      case 'buy':
        return buying(act.slot as number, outlook, points)
      case 'take inventory':
        return inventory(outlook, points)
      case 'pass':
        return 0
    }
  }
  return best(decision, score, 0)
}

/** A technique with a bonus action comes before everything else, if it gains more than its card is needed for. */
function playing(as: CardId, card: CardId, outlook: Outlook, points: readonly number[], canBuild: boolean): number {
  const { hand } = outlook
  const need = Math.min(...hand.flatMap((id, at) => (id === card ? [points[at] as number] : [])))
  const gain = gainOfPlaying(as, outlook, canBuild)
  const { bonusAction, value } = cardType(as)
  if (!bonusAction) return gain - need / 2
  if (canBuild && need > DISPENSABLE) return -1
  const left = gain - need / 3 - value / 6 - (canBuild ? 0 : purchaseLost(card, outlook))
  return left > 0 ? STACK + left : -1
}

/** What can no longer be bought this turn when a card is gone from the hand. */
function purchaseLost(card: CardId, outlook: Outlook): number {
  const rest = { ...outlook, hand: without(outlook.hand, card) }
  return Math.max(0, bestPurchase(outlook) - bestPurchase(rest))
}

function bestPurchase(outlook: Outlook): number {
  const { view, hand } = outlook
  const points = needs(outlook)
  const money = hand.reduce((sum, card) => sum + cardType(card).value, 0)
  const offers = view.market.map((_, slot) => {
    const price = priceFor(view, view.seat, slot)
    return price === undefined || price > money ? 0 : buying(slot, outlook, points)
  })
  return Math.max(0, ...offers)
}

/** What the card is wanted, and whether the hand is nearer to the next stack with it and without what is paid. */
function buying(slot: number, outlook: Outlook, points: readonly number[]): number {
  const { view, hand, deck, discards, goal } = outlook
  const card = slot === FROM_DISCARD ? view.marketDiscard.at(-1) : view.market[slot]
  if (card === undefined) return -1
  const price = slot === FROM_DISCARD ? cardType(card).value : (priceFor(view, view.seat, slot) ?? 0)
  const cheapFirst = hand.map((_, at) => at).sort((a, b) => (points[a] as number) - (points[b] as number))
  let paid = 0
  const pays = cheapFirst.filter((at) => {
    const isPaid = paid < price
    if (isPaid) paid += cardType(hand[at] as CardId).value
    return isPaid
  })
  const kept = hand.filter((_, at) => !pays.includes(at))
  const elsewhere = [...deck, ...discards]
  const before = readiness(hand, elsewhere, goal)
  const after = readiness([...kept, card], [...elsewhere, ...pays.map((at) => hand[at] as CardId)], goal)
  return want(card, outlook) + after - before
}

/** New cards for those that are not needed, the better the more of the next stack waits in the deck. */
function inventory({ view, hand, deck, discards, goal }: Outlook, points: readonly number[]): number {
  const thrown = points.filter((need) => need < DISPENSABLE).length
  const { missing } = planFor(goal, hand.filter(isKnown), [...deck, ...discards])
  const hoped = missing.filter((card) => deck.includes(card)).length
  const size = Math.max(view.seats[view.seat]?.deck.length ?? 0, thrown, 1)
  return thrown * 0.4 + (missing.length === 1 ? 6 : 2) * ((hoped * thrown) / size)
}
