/** What happened, as one seat may see it. */
import type { CardId, CardType } from './card.ts'
import type { Event } from './events.ts'
import { SOMEWHERE } from './places.ts'
import type { Card } from './state.ts'
import type { Seen } from './view.ts'
import { SPECTATOR } from './view.ts'

/** A card or a kind of card as plain data. */
type Told<Fact> = Fact extends Card
  ? Seen
  : Fact extends CardType
    ? CardId
    : Fact extends readonly Card[]
      ? readonly Seen[]
      : Fact

type ToldEvent<E> = E extends { readonly what: 'not asked' }
  ? never
  : { readonly [Fact in keyof E as Fact extends 'seers' ? never : Fact]: Told<E[Fact]> }

/** An event as one seat may see it: a card that it may not see has no name. */
export type EventView = ToldEvent<Event>

export function viewEvent(event: Event, seat: number): EventView | undefined {
  const isSeen = seesCards(event, seat)
  switch (event.what) {
    case 'not asked':
      return undefined
    case 'moved':
      if (isSeen) return { what: event.what, card: event.card.type.id, from: event.from, to: event.to }
      return { what: event.what, card: '?', from: { ...event.from, at: SOMEWHERE }, to: event.to }
    case 'looked': {
      const cards = event.cards.map(({ type }): Seen => (isSeen ? type.id : '?'))
      return { what: event.what, seat: event.seat, other: event.other, cards }
    }
    case 'built':
      return { ...event, cards: event.cards.map(({ type }) => type.id) }
    case 'played':
    case 'used':
    case 'reacted':
    case 'copied':
    case 'fell due':
      return { ...event, card: event.card.type.id, as: event.as.id }
    case 'bought':
    case 'showed':
      return { ...event, card: event.card.type.id }
    default:
      return { ...event }
  }
}

/** Whether a seat sees the cards of an event. Two seats of which both do, or neither does, are told the very same. */
export function seesCards(event: Event, seat: number): boolean {
  switch (event.what) {
    case 'moved':
      return seat === SPECTATOR ? event.seers === 0xff : ((event.seers >> seat) & 1) === 1
    case 'looked':
      return seat === event.seat || seat === event.other
    default:
      return true
  }
}
