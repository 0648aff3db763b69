/** How much the seasoned bot wants a card: to own it at all, and to hold it now. */
import type { CardId, Deck } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import { itemAt } from '@merchants/tabletop'
import type { Assessment } from './assessment.ts'
import { reaches, sumsOf, without } from './assessment.ts'

/** Points for abilities of cards beyond their value. */
export const TALENT: Partial<Record<CardId, number>> = {
  'platypuses-4': 1,
  'platypuses-5b': 2,
  'sloths-2': 1,
  'sloths-5a': 1,
  'polecats-3': 1,
  'macaws-2': 3,
  'macaws-3': 1,
  'macaws-4': 1,
  'pandas-2': 2,
  'pandas-5a': 1,
  'beavers-4': 1,
  'squirrels-1': 1,
  'squirrels-2': 3,
  'squirrels-3': 2,
  'squirrels-4': 1,
  'squirrels-5a': 3,
  'squirrels-5b': 3,
  'penguins-4': 2,
  'foxes-5a': 1,
  'chameleons-5a': 2,
  'chameleons-5b': 2,
}

/** The weight of a stack that is this many stacks ahead. */
const AHEAD = [6, 5, 4, 3, 3, 2, 2, 2, 2, 2]

/**
 * How much a card is wanted among its owner's cards. It gets points for each coming stack that it makes possible, fewer for
 * one that was possible already, and a little for paying and abilities.
 */
export function cardScore(card: CardId, { owned, goal, stacksToWin }: Assessment): number {
  if (card === 'junk') return 0
  const { deck, value } = cardType(card)
  const others = sumsOf(without(owned, card), deck)
  let points = value + valueOf(owned, deck) / 4 + (TALENT[card] ?? 0)
  for (let stack = goal; stack <= stacksToWin; stack++) {
    if (!reaches(others << value, stack)) continue
    points += (AHEAD[stack - goal] ?? 1) * (reaches(others, stack) ? 0.3 : 1)
  }
  return points
}

/** The worth of the cards of one set together. */
const valueOf = (cards: readonly CardId[], set: Deck | 'junk'): number =>
  cards.reduce((sum, id) => sum + (cardType(id).deck === set ? cardType(id).value : 0), 0)

/** How much a card is wanted in the hand right now: more if it completes the next stack there. */
export function handCardScore(card: CardId, own: Assessment): number {
  const { deck, value } = cardType(card)
  if (card === 'junk') return 0
  const completes = reaches(sumsOf(own.hand, deck) << value, own.goal)
  return cardScore(card, own) + (completes ? 8 : 0)
}

/** Cards for a stack: those in hand already, and how many still have to come there. */
interface Plan {
  readonly inHand: readonly CardId[]
  readonly missing: readonly CardId[]
  readonly cost: number
}

/** The worth of having all cards in hand for the next stack, and for the one after it. */
const NEXT = 14
const AFTER = 5

const NO_PLAN: Plan = { inHand: [], missing: [], cost: Infinity }

/** The cheapest way to a stack worth `goal` out of own cards of one set; a card that is not in hand yet costs most. */
export function planFor(goal: number, hand: readonly CardId[], elsewhere: readonly CardId[]): Plan {
  const sets = new Set<Deck | 'junk'>()
  for (const id of hand) if (id !== 'junk') sets.add(cardType(id).deck)
  for (const id of elsewhere) if (id !== 'junk') sets.add(cardType(id).deck)
  let cheapest = NO_PLAN
  for (const deck of sets) {
    const plan = planInSet(deck, goal, hand, elsewhere)
    if (plan.cost < cheapest.cost) cheapest = plan
  }
  return cheapest
}

/** The cheapest plans for all sums up to the goal, one card after the other. */
function planInSet(deck: Deck | 'junk', goal: number, hand: readonly CardId[], elsewhere: readonly CardId[]): Plan {
  const plans: Plan[] = [{ inHand: [], missing: [], cost: 0 }]
  const offer = (card: CardId, isInHand: boolean): void => {
    const type = cardType(card)
    if (type.deck !== deck) return
    const cost = (isInHand ? 0 : 1) + (TALENT[card] ?? 0) / 20
    for (let sum = goal; sum >= type.value; sum--) {
      const before = plans[sum - type.value]
      if (before === undefined || before.cost + cost >= (plans[sum]?.cost ?? Infinity)) continue
      const inHand = isInHand ? [...before.inHand, card] : before.inHand
      const missing = isInHand ? before.missing : [...before.missing, card]
      plans[sum] = { inHand, missing, cost: before.cost + cost }
    }
  }
  for (const card of hand) offer(card, true)
  for (const card of elsewhere) offer(card, false)
  return plans[goal] ?? NO_PLAN
}

/** How near the next stack and the one after it are, with these cards in hand and those elsewhere. */
export function readiness(hand: readonly CardId[], elsewhere: readonly CardId[], goal: number): number {
  const next = planFor(goal, hand, elsewhere)
  const after = planFor(goal + 1, next.inHand.reduce(without, hand), elsewhere)
  const near = ({ missing, cost }: Plan): number => (cost === Infinity ? 0 : 1 / (1 + missing.length))
  return NEXT * near(next) + AFTER * near(after)
}

/** How much each card in hand is needed there, by its place in the hand. */
export function keepScores(own: Assessment): readonly number[] {
  const { hand, deck, discards, goal } = own
  const points = hand.map((card) => cardScore(card, own) * 0.3)
  let left = hand.slice()
  for (let stack = goal; stack <= Math.min(goal + 1, own.stacksToWin); stack++) {
    const { inHand, missing } = planFor(stack, left, [...deck, ...discards])
    const gain = (stack === goal ? NEXT : AFTER) / (1 + missing.length)
    for (const card of inHand) {
      left = without(left, card)
      const at = hand.findIndex((id, place) => id === card && itemAt(points, place) < gain)
      if (at >= 0) points[at] = itemAt(points, at) + gain
    }
  }
  return points
}
