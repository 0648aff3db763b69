/** A full state that fits everything a seat knows: hidden cards are dealt at random where that seat knows no better. */
import type { Chance } from '@merchants/tabletop'
import { below, fastChance, shuffle } from '@merchants/tabletop'
import type { CardId, CardType } from './card.ts'
import { junk } from './card.ts'
import { cardsOf, cardType } from './decks/index.ts'
import { bitOf, EVERYTHING, OWN, PLACE, TO_HOLDING } from './knowledge.ts'
import { addFeatures, emptyState, newCard } from './setup.ts'
import type { Card, Seat, State } from './state.ts'
import type { Holds, CardView, View } from './view.ts'
import { SPECTATOR } from './view.ts'

/** Deals a state with the same view for the seat. Its randomness is new. */
export function guess(view: View, chance: Chance): State {
  const { rules, decks, teams } = view
  const setup = { players: view.seats.length, decks, teams, rules }
  const state = emptyState(setup, fastChance(below(chance, 0x7fffffff)))
  const dealt = dealHidden(view, chance)
  layPublic(state, view)
  view.seats.forEach((seat, at) => {
    const hidden = dealt.bySeat[at] as Hidden[]
    const { hand, deck } = state.seats[at] as Seat
    for (const card of seat.hand) hand.push(lay(state, view, card, hidden, OWN << at))
    for (const card of seat.deck) deck.push(lay(state, view, card, hidden, 0))
  })
  for (const card of view.marketDeck) state.marketDeck.push(lay(state, view, card, dealt.market, 0))
  for (const card of view.aside) state.aside.push(lay(state, view, card, dealt.aside, 0))
  layMarks(state, view)
  return state
}

/** A card for a place where the view has a question mark, and whether the seat knows who holds it. */
interface Hidden {
  readonly type: CardType
  readonly isHolderKnown: boolean
}

/** Where the view is by a spectator, what is known is known to all. */
const seatsOf = ({ seat }: View): number => (seat === SPECTATOR ? PLACE : bitOf(seat))

function lay(state: State, view: View, seen: CardView, hidden: Hidden[], owner: number): Card {
  const seats = seatsOf(view)
  if (seen !== '?') return newCard(state, cardType(seen), seats | (seats << TO_HOLDING) | owner)
  const { type, isHolderKnown } = hidden.pop() as Hidden
  return newCard(state, type, (isHolderKnown ? seats << TO_HOLDING : 0) | owner)
}

function layPublic(state: State, view: View): void {
  const open = (ids: readonly CardId[]): Card[] => ids.map((id) => newCard(state, cardType(id), EVERYTHING))
  state.active = view.active
  state.phase = view.phase
  state.turn = view.turn
  state.winners = view.winners
  state.stalls = view.stalls.map((stall) => stall.map(open))
  state.market = view.market.map((id) => (id === undefined ? undefined : newCard(state, cardType(id), EVERYTHING)))
  state.marketDiscard = open(view.marketDiscard)
  state.seats.forEach((seat, at) => {
    const { discardPile = [], schedule = [] } = view.seats[at] ?? {}
    seat.discardPile = open(discardPile)
    seat.schedule = schedule.map(({ card, as, endsWithTurn }) => ({
      card: newCard(state, cardType(card), EVERYTHING),
      as: cardType(as),
      endsWithTurn,
    }))
  })
}

function layMarks(state: State, view: View): void {
  const at = (mark: { readonly seat: number; readonly place: number }): Card =>
    state.seats[mark.seat]?.hand[mark.place] as Card
  state.valueChanges = view.valueChanges.map(({ change, amount, on }) => ({ change, amount, card: on && at(on) }))
  state.used = view.used.map(at)
  state.declined = view.declined
  const everywhere = [
    ...state.seats.flatMap(({ hand, discardPile }) => [...hand, ...discardPile.slice(-1)]),
    ...state.market.filter((card) => card !== undefined),
    ...state.marketDiscard.slice(-1),
    ...state.stalls.flatMap((stall) => stall.at(-1) ?? []),
  ]
  state.copies = view.copies.map((copy) => ({
    seat: copy.seat,
    card: at(copy),
    as: cardType(copy.as),
    links: copy.links.map(({ text, model }) => ({
      text: cardType(text),
      model: everywhere.find(({ type }) => type.id === model) as Card,
    })),
  }))
  for (const type of view.decks.flatMap((deck) => cardsOf(deck))) addFeatures(state.features, type)
}

interface Dealt {
  readonly bySeat: readonly Hidden[][]
  readonly market: Hidden[]
  readonly aside: Hidden[]
}

/** Each holder gets the cards the seat knows it to hold, and cards of unknown whereabouts for the rest. */
function dealHidden(view: View, chance: Chance): Dealt {
  const unknown = unknownCards(view)
  shuffle(chance, unknown)
  const gaps = (...piles: (readonly CardView[])[]): number => piles.flat().filter((card) => card === '?').length
  const fill = (count: number, holds: Holds, source: () => CardType): Hidden[] => {
    const hidden: Hidden[] = holds.map((id) => ({ type: cardType(id), isHolderKnown: true }))
    while (hidden.length < count) hidden.push({ type: source(), isHolderKnown: false })
    shuffle(chance, hidden)
    return hidden
  }
  const market = fill(gaps(view.marketDeck), view.marketHolds, () => unknown.pop() ?? anyOf(view, chance))
  const places = view.seats.map(({ hand, deck, holds }) => gaps(hand, deck) - holds.length)
  const left = places.reduce((sum, count) => sum + count, gaps(view.aside))
  const rest = unknown.slice(0, left)
  while (rest.length < left) rest.push(junk)
  shuffle(chance, rest)
  const take = (): CardType => rest.pop() ?? junk
  const bySeat = view.seats.map(({ hand, deck, holds }) => fill(gaps(hand, deck), holds, take))
  return { bySeat, market, aside: fill(gaps(view.aside), [], take) }
}

/** The animalfolk cards of the game whose whereabouts this seat does not know at all. */
function unknownCards(view: View): CardType[] {
  const left = new Map<string, number>()
  for (const type of view.decks.flatMap((deck) => cardsOf(deck))) {
    left.set(type.id, type.value === 1 ? view.seats.length : type.copies)
  }
  const located: readonly (CardView | undefined)[] = [
    ...view.seats.flatMap(({ hand, deck, holds, discardPile, schedule }) => [
      ...hand,
      ...deck,
      ...holds,
      ...discardPile,
      ...schedule.map(({ card }) => card),
    ]),
    ...view.stalls.flat(2),
    ...view.market,
    ...view.marketDeck,
    ...view.marketHolds,
    ...view.marketDiscard,
    ...view.aside,
  ]
  for (const id of located) if (id !== undefined && left.has(id)) left.set(id, (left.get(id) as number) - 1)
  return [...left].flatMap(([id, count]) => Array.from({ length: Math.max(0, count) }, () => cardType(id as CardId)))
}

/** Small positions need not hold every card of their decks: any card will do then. */
function anyOf(view: View, chance: Chance): CardType {
  const types = view.decks.flatMap((deck) => cardsOf(deck)).filter(({ value }) => value > 1)
  return types[below(chance, Math.max(1, types.length))] ?? junk
}
