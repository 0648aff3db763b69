/** Questions that complete a purchase, a stack or an inventory action. */
import type { CardId, PaymentView, StackView, UseView } from '@merchants/dale'
import { itemAt } from '@merchants/tabletop'
import { cardsToLay } from './asking.ts'
import type { DecisionHandler } from './bot.ts'
import { bestFirst, minimalAnswer, topOptions } from './bot.ts'
import type { Assessment } from './assessment.ts'
import { without } from './assessment.ts'
import { keepScores, cardScore, handCardScore } from './card-scores.ts'

/** A card in hand that is needed less than this may go. */
export const DISPENSABLE = 2.5

/** The payment whose cards are needed least. */
const cheapest: DecisionHandler = (decision, own) => {
  const { hand } = own
  const points = keepScores(own)
  const cost = ({ pays, sum }: PaymentView): number =>
    costOf(pays, hand, points) + sum / 20 - pays.filter(({ card }) => card === 'junk').length / 10
  return topOptions(decision, (payment: PaymentView) => -cost(payment))
}

/** The cost of paying these cards; of two copies the one that is needed less is meant. */
function costOf(pays: readonly UseView[], hand: readonly CardId[], points: readonly number[]): number {
  const left = points.slice()
  let cost = 0
  for (const { card } of pays) {
    let at = -1
    hand.forEach((id, place) => {
      if (id === card && (at < 0 || itemAt(left, place) < itemAt(left, at))) at = place
    })
    cost += left[at] ?? 0
    left[at] = Infinity
  }
  return cost
}

/** The stack that takes the least away from later ones; junk is best of all. */
const humblest: DecisionHandler = (decision, own) => {
  const later = { ...own, goal: own.goal + 1 }
  const loss = ({ stack }: StackView): number =>
    stack.reduce(
      (sum, { card, from }) => sum + (from === 'market' ? 0 : card === 'junk' ? -1 : cardScore(card, later)),
      0,
    )
  return topOptions(decision, (option: StackView) => -loss(option))
}

/** The cards that can go; if all are needed the one that is needed least, or a hand could be stuck for ever. */
const inventory: DecisionHandler = (_, own) => {
  const points = keepScores(own)
  const places = bestFirst(points)
  const dispensable = places.filter((at) => itemAt(points, at) < DISPENSABLE)
  // The last card ends on top of the pile, where others may copy or steal it.
  return dispensable.length > 0 ? dispensable : places.slice(-1)
}

/** Cards of one set that leave something for the teammate to add: hand cards are listed first. */
const ownPart: DecisionHandler = (_, own) => [...(cardsToLay(own) ?? [0])]

/** A teammate's stack is in the shared stall, so any help is good, and the cheapest is best. */
const help: DecisionHandler = (decision, own) =>
  topOptions(decision, (cards: readonly CardId[]) => -lossOf(cards, own), Number.NEGATIVE_INFINITY)

const lossOf = (cards: readonly CardId[], own: Assessment): number =>
  cards.reduce((sum, card) => sum + cardScore(card, { ...own, owned: without(own.owned, card) }), 0)

const asTheyLie: DecisionHandler = ({ options }) => options.map((_, at) => at)
const asMany: DecisionHandler = ({ max }) => Array.from({ length: max }, (_, at) => at)

export const MOVE_DECISIONS = {
  pay: cheapest,
  'to slot': minimalAnswer,
  arrange: asTheyLie,
  'keep paid': asMany,
  'throw paid': asMany,
  'paid on deck': (decision, own) => topOptions(decision, (card: CardId) => handCardScore(card, own), 4),
  'order paid': (decision, own) => topOptions(decision, (card: CardId) => cardScore(card, own)),
  stack: humblest,
  'order stack': asTheyLie,
  'take first': (decision, own) => topOptions(decision, (card: CardId) => handCardScore(card, own), 1),
  'spend on stack': cheapest,
  'order spent': asTheyLie,
  'own part': ownPart,
  fuel: minimalAnswer,
  'ask for': minimalAnswer,
  help,
  inventory,
} satisfies Record<string, DecisionHandler>
