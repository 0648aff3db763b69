/** Which of several equal cards a written one is: `owls-3#2` is the second in its zone, as the zone is written. */
import type { Card, State } from '../state.ts'

/**
 * The number of a card among its equals, from 1; 0 where it does not matter which one is meant. In a hand it matters only
 * if something was done to one of them this turn; in a deck never.
 */
export function copyPlace(now: State, card: Card): number {
  const zone = zoneOf(now, card)
  return zone === undefined ? 0 : zone.filter((each) => each?.type === card.type).indexOf(card) + 1
}

function zoneOf(now: State, card: Card): readonly (Card | undefined)[] | undefined {
  const marked = [...now.used, ...now.valueChanges.map((change) => change.card), ...now.copies.map((copy) => copy.card)]
  for (const { hand, discardPile } of now.seats) {
    if (hand.includes(card))
      return hand.some((each) => each.type === card.type && marked.includes(each)) ? hand : undefined
    if (discardPile.includes(card)) return discardPile.toReversed()
  }
  if (now.market.includes(card)) return now.market.toReversed()
  return now.stalls.find((stall) => stall.some((stack) => stack.includes(card)))?.flat()
}
