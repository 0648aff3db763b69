/** Events as one seat can see them. */
import type { CardId, CardType } from './card.ts'
import type { Event, Place } from './events.ts'
import { placeAt } from './events.ts'
import { bitOf, EVERYTHING } from './knowledge.ts'
import { SOMEWHERE } from './places.ts'
import type { Card } from './state.ts'
import type { CardView } from './view.ts'
import { SPECTATOR, unseen } from './view.ts'

/** A card or a kind of card as plain data. */
type FactView<Fact> = Fact extends Card
  ? CardView
  : Fact extends CardType
    ? CardId
    : Fact extends readonly Card[]
      ? readonly CardView[]
      : Fact

type EventViewOf<E> = E extends { readonly what: 'not asked' }
  ? never
  : { readonly [Fact in keyof E as Fact extends 'seers' ? never : Fact]: FactView<E[Fact]> }

/** An event as one seat can see it. A hidden card has no name in it. */
export type EventView = EventViewOf<Event>

export function viewEvent(event: Event, seat: number): EventView | undefined {
  const isSeen = seesCards(event, seat)
  switch (event.what) {
    case 'not asked':
      return undefined
    case 'moved':
      if (isSeen) return { what: event.what, card: event.card.type.id, ...placesFor(event, seat) }
      return { what: event.what, card: '?', from: somewhere(event.from), to: somewhereHidden(event.to) }
    case 'looked': {
      const { what, seat: looker, other } = event
      if (!isSeen) return { what, seat: looker, other, cards: unseen(event.cards.length) }
      const cards = seat === other ? event.cards : event.cards.toSorted((a, b) => a.type.place - b.type.place)
      return { what, seat: looker, other, cards: cards.map(({ type }) => type.id) }
    }
    case 'built':
    case 'asked for help':
      return { ...event, cards: event.cards.map(({ type }) => type.id) }
    case 'played':
    case 'used':
    case 'reacted':
    case 'copied':
    case 'fell due':
    case 'lasts':
      return { ...event, card: event.card.type.id, as: event.as.id }
    case 'bought':
    case 'showed':
      return { ...event, card: event.card.type.id }
    default:
      return { ...event }
  }
}

type Moved = Extract<Event, { what: 'moved' }>

/** Where in someone else's hand a card lay, or in a deck, would tell what else is there. */
const placesFor = ({ from, to }: Moved, seat: number): Pick<Moved, 'from' | 'to'> => ({
  from: isOthers(from, seat) ? somewhere(from) : from,
  to: to.zone === 'hand' && to.seat !== seat ? somewhere(to) : to,
})

const isOthers = ({ zone, seat: owner }: Place, seat: number): boolean =>
  (zone === 'hand' || zone === 'deck') && owner !== seat

const somewhere = ({ zone, seat }: Place): Place => placeAt(zone, seat, SOMEWHERE)

const somewhereHidden = (place: Place): Place =>
  place.zone === 'hand' || place.zone === 'deck' ? somewhere(place) : place

/** Whether a seat sees the cards of an event. */
export function seesCards(event: Event, seat: number): boolean {
  switch (event.what) {
    case 'moved':
      return (event.seers & bitOf(seat)) !== 0
    case 'looked':
      return seat === event.seat || seat === event.other
    default:
      return true
  }
}

/** An event with every card open, for looking back. */
export const openEvent = (event: Event): EventView | undefined =>
  event.what === 'moved'
    ? viewEvent({ ...event, seers: EVERYTHING }, SPECTATOR)
    : viewEvent(event, event.what === 'looked' ? event.seat : SPECTATOR)
