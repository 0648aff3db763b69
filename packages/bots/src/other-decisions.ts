/** Questions about players, numbers, sides, reactions and copies. */
import type { CardId, UseView, View } from '@merchants/dale'
import { cardsOf, cardType } from '@merchants/dale'
import { itemAt } from '@merchants/tabletop'
import type { DecisionHandler } from './bot.ts'
import { bestFirst, minimalAnswer, topOptions } from './bot.ts'
import type { Assessment } from './assessment.ts'
import { isKnown, leadingOpponent, opponentsOf } from './assessment.ts'
import { cardScore, handCardScore } from './card-scores.ts'

/** The leading opponent; for a thief the one whose top discard is the best. */
const choosePlayer: DecisionHandler = (decision, own) => {
  const { view } = own
  const seats = decision.kind === 'seats' ? decision.options : []
  const top = (seat: number): number => {
    const card = view.seats[seat]?.discardPile.at(-1)
    return card === undefined ? 0 : handCardScore(card, own)
  }
  if (decision.about === 'raccoons-5b') return bestFirst(seats.map(top)).slice(0, 1)
  return [seats.indexOf(leadingOpponent(view, seats))]
}

const choosePlayers: DecisionHandler = (decision, { view }) => {
  const opponents = opponentsOf(view)
  return topOptions(decision, (seat: number) => (opponents.includes(seat) ? (view.stalls[seat]?.length ?? 0) : -1), 0)
}

/** The value most of the unseen cards have: of the market deck, or for a card in a hand that of junk. */
const guess: DecisionHandler = (decision, { view }) => {
  if (decision.about !== 'polecats-4') return topOptions(decision, (value: number) => -value)
  const unseen = unseenValues(view)
  return topOptions(decision, (value: number) => unseen[value] ?? 0)
}

/** How many cards of each value have not been seen: those that can still be in the market deck. */
function unseenValues(view: View): number[] {
  const counts = [0, 0, 0, 0, 0, 0]
  const count = (id: CardId, by: number): void => {
    const { value } = cardType(id)
    if (value > 1) counts[value] = itemAt(counts, value) + by
  }
  for (const deck of view.decks) for (const { id, copies } of cardsOf(deck)) count(id, copies)
  const lying = [...view.market, ...view.marketDiscard, ...view.stalls.flat(2)]
  const held = view.seats.flatMap((seat) => [...seat.hand, ...seat.deck, ...seat.holds, ...seat.discardPile])
  for (const card of [...lying, ...held]) if (card !== undefined && isKnown(card)) count(card, -1)
  return counts
}

/** A card that may take any value is a whole stack if it can be. */
const value: DecisionHandler = (decision, { goal }) =>
  topOptions(decision, (number: number) => (number === goal ? 10 : number))

const react: DecisionHandler = (decision, own) => topOptions(decision, ({ as }: UseView) => gainOf(as, own), 0.1)

/** The worth of a reaction right now. Drawing a card and discarding one is always good. */
function gainOf(reaction: CardId, own: Assessment): number {
  const { hand, deck, discards } = own
  const points = (cards: readonly CardId[]): number[] => cards.map((card) => handCardScore(card, own))
  const bestDiscard = Math.max(0, ...points(discards))
  if (reaction === 'owls-2') return deck.includes('junk') ? 1 : 0
  if (reaction === 'owls-3') return hand.includes('junk') ? 1 : 0
  if (reaction === 'owls-5a') return bestDiscard - Math.min(...points(hand.filter((card) => card !== 'junk')))
  return reaction === 'owls-5b' ? bestDiscard - 2 : 1
}

/** Put on the deck, Cunning Neighbour would just be drawn again. */
const useIt: DecisionHandler = ({ about }) => [about === 'foxes-1' ? 1 : 0]

const copy: DecisionHandler = (decision, own) => topOptions(decision, ({ as }: UseView) => cardScore(as, own), 0)

export const OTHER_DECISIONS = {
  'choose player': choosePlayer,
  'choose players': choosePlayers,
  guess,
  value,
  side: minimalAnswer,
  'use it': useIt,
  react,
  copy,
  'copy for hand size': copy,
} satisfies Record<string, DecisionHandler>
