/** Questions about which cards to take, to give, to lose. */
import type { CardId } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import type { DecisionHandler } from './bot.ts'
import { bestFirst, topOptions } from './bot.ts'
import { leadingOpponent } from './assessment.ts'
import { keepScores, cardScore, handCardScore } from './card-scores.ts'

const NEVER = Infinity
const ALWAYS = Number.NEGATIVE_INFINITY

const mostWanted =
  (good: number): DecisionHandler =>
  (decision, own) =>
    topOptions(decision, (card: CardId) => handCardScore(card, own), good)

const leastWanted =
  (good: number): DecisionHandler =>
  (decision, own) =>
    topOptions(decision, (card: CardId) => -cardScore(card, own), good)

/** Hand cards that are needed least. Options that are not the hand are judged by what they are. */
const leastNeeded: DecisionHandler = (decision, own) => {
  const { hand } = own
  const { options } = decision
  const points = keepScores(own)
  const isHand = options.length === hand.length && options.every((card, at) => card === hand[at])
  if (!isHand) return topOptions(decision, (card: CardId) => -cardScore(card, own), 0)
  return bestFirst(points.map((point) => -point)).slice(0, decision.min)
}

/** For cards that go onto another player's deck or out of it, the worst for them or the best away from them. */
const GOES_TO_OTHERS: readonly (CardId | undefined)[] = ['raccoons-3', 'crocodiles-4']
const COMES_FROM_OTHERS: readonly (CardId | undefined)[] = ['raccoons-5a']

const throwAway: DecisionHandler = (decision, own, chance) => {
  if (COMES_FROM_OTHERS.includes(decision.about)) return topOptions(decision, (card: CardId) => cardType(card).value)
  const isHand = own.hand.length === decision.options.length
  // An optional card is thrown away only if it is junk.
  return (isHand && decision.min > 0 ? leastNeeded : leastWanted(0))(decision, own, chance)
}

const placeOnDeck: DecisionHandler = (decision, own, chance) =>
  (GOES_TO_OTHERS.includes(decision.about) ? leastNeeded : mostWanted(2))(decision, own, chance)

/** Their own hand or deck gets the best card, the leading opponent the worst, the others what is left. */
const distribute: DecisionHandler = (decision, own) => {
  const { view } = own
  const { receivers = [] } = decision
  const cards = decision.kind === 'cards' ? decision.options : []
  const left = bestFirst(cards.map((card) => handCardScore(card, own)))
  const mine = receivers.includes(view.seat) ? left.shift() : undefined
  const others = receivers.filter((seat) => seat !== view.seat)
  const leader = others.length === 0 ? undefined : leadingOpponent(view, others)
  const worst = leader === undefined ? undefined : left.pop()
  return receivers.flatMap((seat) => (seat === view.seat ? mine : seat === leader ? worst : left.shift()) ?? [])
}

export const CARD_DECISIONS = {
  spend: leastNeeded,
  take: (decision, own, chance) => mostWanted(isFetchingJunk(decision.options) ? ALWAYS : 2)(decision, own, chance),
  discard: leastNeeded,
  'throw away': throwAway,
  'place on deck': placeOnDeck,
  'place under deck': mostWanted(NEVER),
  give: leastNeeded,
  'give in exchange': leastNeeded,
  'take in exchange': mostWanted(NEVER),
  show: (decision) => topOptions(decision, (card: CardId) => (card === 'junk' ? 0 : cardType(card).value)),
  swap: mostWanted(NEVER),
  distribute,
} satisfies Record<string, DecisionHandler>

/** Junk from the discard pile is money this turn, and may be thrown away the next. */
const isFetchingJunk = (options: readonly unknown[]): boolean => options.every((card) => card === 'junk')
