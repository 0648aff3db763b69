/** Events in plain English, one line each, as one seat can see them. */
import type { CardType } from '../card.ts'
import { cardType } from '../decks/index.ts'
import type { Event, Place } from '../events.ts'
import { bitOf } from '../knowledge.ts'
import type { Card } from '../state.ts'
import { seatWord } from './words.ts'

/** The point of view, a seat or all seats at once. */
export type LogViewer = number | 'all'

const TRIGGERS = {
  technique: 'to a technique',
  purchase: 'to a purchase',
  build: 'to a new stack',
  shuffle: 'to a shuffle',
  arrival: 'when it enters their hand',
} as const

/** The line for an event; `undefined` for what needs no words. */
export function inLog(event: Event, eyes: LogViewer): string | undefined {
  switch (event.what) {
    case 'turn began':
      return `turn ${event.turn}: ${seatWord(event.seat)}`
    case 'moved':
      return `${isSeen(event.seers, eyes) ? titled(event.card) : 'a card'} goes from ${placed(event.from)} to ${placed(event.to)}`
    case 'played':
      return `${seatWord(event.seat)} plays ${named(event.card, event.as)}`
    case 'used':
      return `${seatWord(event.seat)} uses ${named(event.card, event.as)}`
    case 'reacted':
      return `${seatWord(event.seat)} reacts with ${named(event.card, event.as)} ${TRIGGERS[event.after]}`
    case 'copied':
      return `${seatWord(event.seat)} makes ${titled(event.card)} a copy of ${event.as.name}`
    case 'fell due':
      return `${seatWord(event.seat)} resolves ${named(event.card, event.as)}`
    case 'lasts':
      return `${seatWord(event.seat)}’s ${named(event.card, event.as)} lasts until the end of the turn`
    case 'bought':
      return `${seatWord(event.seat)} buys ${titled(event.card)} for ${event.price}`
    case 'built':
      return `${seatWord(event.seat)} builds stack ${event.stack}: ${event.cards.map(titled).join(', ')}`
    case 'asked for help':
      return askedForHelp(event)
    case 'asked again':
      return `${seatWord(event.seat)} has already asked ${seatWord(event.other)} for that`
    case 'called off':
      return `${seatWord(event.by)} declines, so ${seatWord(event.seat)} does not build`
    case 'shuffled':
      return event.seat < 0 ? 'the market deck is shuffled' : `${seatWord(event.seat)}’s deck is shuffled`
    case 'rolled':
      return `${seatWord(event.seat)} rolls ${event.number}`
    case 'named':
      return `${seatWord(event.seat)} names ${event.word}`
    case 'chose player':
      return `${seatWord(event.seat)} chooses ${seatWord(event.other)}`
    case 'looked': {
      const seen = isSeen((1 << event.seat) | (1 << event.other), eyes)
      const cards = seen && event.cards.length > 0 ? `: ${event.cards.map(titled).join(', ')}` : ''
      return `${seatWord(event.seat)} looks at ${seatWord(event.other)}’s hand${cards}`
    }
    case 'showed':
      return `${seatWord(event.seat)} shows ${titled(event.card)}`
    case 'not asked':
      return undefined
    case 'won':
      return `${event.seats.map(seatWord).join(' and ')} won`
  }
}

function askedForHelp({ seat, other, cards, wanted, stack, missing }: Event & { what: 'asked for help' }): string {
  const parts = [
    `${seatWord(seat)} asks ${seatWord(other)} for help with stack ${stack}: adds ${cards.map(titled).join(', ')}`,
    ...(wanted.length === 0 ? [] : [`asks for ${wanted.map((id) => `${cardType(id).name} (${id})`).join(', ')}`]),
    ...(missing > 0 ? [`${missing} more needed`] : []),
  ]
  return parts.join(', ')
}

export const isSeen = (seers: number, eyes: LogViewer): boolean => eyes === 'all' || (seers & bitOf(eyes)) !== 0

const titled = ({ type }: Card): string => `${type.name} (${type.id})`

const named = (card: Card, as: CardType): string =>
  as === card.type ? titled(card) : `${titled(card)} as ${as.name} (${as.id})`

function placed({ zone, seat, at }: Place): string {
  if (zone === 'market') return `market slot ${5 - at}`
  if (zone === 'aside' || zone === 'turned up') return 'the set-aside cards'
  if (zone === 'junk pile' || zone === 'market deck' || zone === 'market discard') return `the ${zone}`
  return `${seatWord(seat)}’s ${zone === 'stall' ? `stack ${at + 1}` : zone}`
}
