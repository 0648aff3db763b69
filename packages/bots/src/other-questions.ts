/** Questions about players, numbers, sides, reactions and copies. */
import type { CardId, UseView, View } from '@merchants/dale'
import { cardsOf, cardType } from '@merchants/dale'
import type { Handler } from './bot.ts'
import { best, fewest } from './bot.ts'
import type { Outlook } from './outlook.ts'
import { isKnown, leadingOpponent, opponentsOf } from './outlook.ts'
import { want, wantNow } from './worth.ts'

/** The leading opponent; for a thief the one whose uppermost discard is the best. */
const choosePlayer: Handler = ({ options, about }, outlook) => {
  const { view } = outlook
  const seats = options as readonly number[]
  const top = (seat: number): number => {
    const card = view.seats[seat]?.discardPile.at(-1)
    return card === undefined ? 0 : wantNow(card, outlook)
  }
  const wanted = about === 'raccoons-5b' ? seats.toSorted((a, b) => top(b) - top(a))[0] : leadingOpponent(view, seats)
  return [seats.indexOf(wanted as number)]
}

const choosePlayers: Handler = (decision, { view }) => {
  const opponents = opponentsOf(view)
  return best(decision, (seat: number) => (opponents.includes(seat) ? (view.stalls[seat]?.length ?? 0) : -1), 0)
}

/** The value most of the unseen cards have: of the market deck, or for a card in a hand that of junk. */
const guess: Handler = (decision, { view }) => {
  if (decision.about !== 'polecats-4') return best(decision, (value: number) => -value)
  const unseen = unseenValues(view)
  return best(decision, (value: number) => unseen[value] ?? 0)
}

/** How many cards of each value have not been seen: those that can still be in the market deck. */
function unseenValues(view: View): number[] {
  const counts = [0, 0, 0, 0, 0, 0]
  const count = (id: CardId, by: number): void => {
    const { value } = cardType(id)
    if (value > 1) counts[value] = (counts[value] as number) + by
  }
  for (const deck of view.decks) for (const { id, copies } of cardsOf(deck)) count(id, copies)
  const lying = [...view.market, ...view.marketDiscard, ...view.stalls.flat(2)]
  const held = view.seats.flatMap((seat) => [...seat.hand, ...seat.deck, ...seat.holds, ...seat.discardPile])
  for (const card of [...lying, ...held]) if (card !== undefined && isKnown(card)) count(card, -1)
  return counts
}

/** A card that may take any value is a whole stack if it can be. */
const value: Handler = (decision, { goal }) => best(decision, (number: number) => (number === goal ? 10 : number))

const react: Handler = (decision, outlook) => best(decision, ({ as }: UseView) => gainOf(as, outlook), 0.1)

/** What a reaction is good for right now. Drawing a card and parting with one always is. */
function gainOf(reaction: CardId, outlook: Outlook): number {
  const { hand, deck, discards } = outlook
  const points = (cards: readonly CardId[]): number[] => cards.map((card) => wantNow(card, outlook))
  const bestDiscard = Math.max(0, ...points(discards))
  if (reaction === 'owls-2') return deck.includes('junk') ? 1 : 0
  if (reaction === 'owls-3') return hand.includes('junk') ? 1 : 0
  if (reaction === 'owls-5a') return bestDiscard - Math.min(...points(hand.filter((card) => card !== 'junk')))
  return reaction === 'owls-5b' ? bestDiscard - 2 : 1
}

/** Cunning Neighbour would only be drawn again. */
const useIt: Handler = ({ about }) => [about === 'foxes-1' ? 1 : 0]

const copy: Handler = (decision, outlook) => best(decision, ({ as }: UseView) => want(as, outlook), 0)

export const OTHER_QUESTIONS = {
  'choose player': choosePlayer,
  'choose players': choosePlayers,
  guess,
  value,
  side: fewest,
  'use it': useIt,
  react,
  copy,
  'copy for hand size': copy,
} satisfies Record<string, Handler>
