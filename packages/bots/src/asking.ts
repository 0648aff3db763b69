/** Asks the teammate for help with a stack, but only where it can work as far as the seat knows. */
import type { CardId, SeatView } from '@merchants/dale'
import { cardsOf, cardType, teammateOf } from '@merchants/dale'
import type { Assessment } from './assessment.ts'
import { isKnown, reaches, sumsOf } from './assessment.ts'

/** The places of the builder's hand cards to use, with as little left to add as possible; `undefined` if no request could work. */
export function cardsToLay({ view, hand, goal }: Assessment): readonly number[] | undefined {
  const mate = view.seats[teammateOf(view, view.seat) ?? -1]
  if (mate === undefined) return undefined
  const theirs = possibleCards(
    mate,
    view.decks.flatMap((deck) => cardsOf(deck).map(({ id }) => id)),
  )
  let found: readonly number[] | undefined
  let most = 0
  for (const deck of new Set(hand.map((card) => cardType(card).deck))) {
    const sums = deck === 'junk' ? 0 : sumsOf(theirs, deck) & ~1
    if (sums === 0) continue
    const places = hand.flatMap((card, at) => (cardType(card).deck === deck ? [at] : []))
    for (const laid of selections(places)) {
      const sum = laid.reduce((total, at) => total + (view.values[at] ?? 0), 0)
      if (sum <= most || sum >= goal || !reaches(sums, goal - sum)) continue
      most = sum
      found = laid
    }
  }
  return found
}

/** Cards that the teammate may hold: those seen there, those known to be in hand or deck, and any card if some are unknown. */
function possibleCards({ hand, deck, holds }: SeatView, all: readonly CardId[]): readonly CardId[] {
  const seen = hand.filter(isKnown)
  if (seen.length === hand.length) return seen
  const hidden = [...hand, ...deck].filter((card) => !isKnown(card)).length
  return hidden > holds.length ? [...seen, ...holds, ...all] : [...seen, ...holds]
}

/** Every selection of at least one place. */
function selections(places: readonly number[]): number[][] {
  let found: number[][] = [[]]
  for (const at of places) found = found.flatMap((chosen) => [chosen, [...chosen, at]])
  return found.filter(({ length }) => length > 0)
}
