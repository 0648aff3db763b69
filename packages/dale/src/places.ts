/** Where the cards of each option of a decision are, as far as the one who decides can see. */
import type { Act, DaleDecision, Kind, Options } from './decision.ts'
import { FROM_DISCARD } from './decision.ts'
import type { Place, Zone } from './events.ts'
import { placeAt } from './events.ts'
import { knowsPlace } from './knowledge.ts'
import type { Card, State } from './state.ts'

/** A place in a hidden pile that is no one else's business. */
export const SOMEWHERE = -1

export function optionPlaces(state: State, { seat, kind, options }: DaleDecision): Place[][] {
  if (!HAS_CARDS.has(kind)) return options.map(() => [])
  const cards = options.map((option) => cardsOf(state, kind, option as Options[Kind]))
  const wanted = new Set<Card>()
  for (const each of cards) for (const card of each) wanted.add(card)
  const places = placesOf(wanted, state, seat)
  return cards.map((each) => placesAmong(places, each))
}

function placesAmong(places: ReadonlyMap<Card, Place>, cards: readonly Card[]): Place[] {
  const found: Place[] = []
  for (const card of cards) {
    const place = places.get(card)
    if (place !== undefined) found.push(place)
  }
  return found
}

const HAS_CARDS: ReadonlySet<Kind> = new Set<Kind>(['acts', 'cards', 'slots', 'uses', 'payments', 'stacks', 'helpings'])

function cardsOf(state: State, kind: Kind, option: Options[Kind]): readonly Card[] {
  switch (kind) {
    case 'acts':
      return actCards(state, option as Act)
    case 'cards':
      return [option as Card]
    case 'slots':
      return option === undefined ? [] : [option as Card]
    case 'uses':
      return [(option as Options['uses']).card]
    case 'payments':
      return (option as Options['payments']).uses.map(({ card }) => card)
    case 'stacks':
      return (option as Options['stacks']).parts.map(({ card }) => card)
    case 'helpings':
      return option as Options['helpings']
    default:
      return []
  }
}

function actCards({ market, marketDiscard }: State, act: Act): readonly Card[] {
  if (act.do === 'play' || act.do === 'use') return [act.use.card]
  if (act.do === 'resolve') return [act.waiting.card]
  if (act.do !== 'buy') return []
  const card = act.slot === FROM_DISCARD ? marketDiscard.at(-1) : market[act.slot]
  return card === undefined ? [] : [card]
}

/** Each card is in one place, so the search ends when all are found. Most are in hands and in the market. */
function placesOf(wanted: ReadonlySet<Card>, state: State, seat: number): Map<Card, Place> {
  const places = new Map<Card, Place>()
  const isDone = (): boolean => places.size === wanted.size
  const add = (zone: Zone, owner: number, cards: readonly (Card | undefined)[]): void => {
    for (let at = 0; at < cards.length && !isDone(); at++) {
      const card = cards[at]
      if (card !== undefined && wanted.has(card)) places.set(card, placeAt(zone, owner, at))
    }
  }
  const addHidden = (zone: Zone, owner: number, cards: readonly Card[]): void => {
    for (let at = 0; at < cards.length && !isDone(); at++) {
      const card = cards[at]
      if (card === undefined || !wanted.has(card)) continue
      places.set(card, placeAt(zone, owner, knowsPlace(state, card, seat) ? at : SOMEWHERE))
    }
  }
  state.seats.forEach(({ hand }, owner) => addHidden('hand', owner, hand))
  add('market', -1, state.market)
  state.seats.forEach(({ deck, discardPile, schedule }, owner) => {
    if (isDone()) return
    addHidden('deck', owner, deck)
    add('discard pile', owner, discardPile)
    add(
      'schedule',
      owner,
      schedule.map(({ card }) => card),
    )
  })
  state.stalls.forEach((stall, owner) =>
    stall.forEach((stack, at) =>
      stack.forEach((card) => wanted.has(card) && places.set(card, placeAt('stall', owner, at))),
    ),
  )
  addHidden('market deck', -1, state.marketDeck)
  add('market discard', -1, state.marketDiscard)
  add('junk pile', -1, state.junkPile)
  addHidden('aside', -1, state.aside)
  return places
}
