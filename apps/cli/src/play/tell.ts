/** What happened, in short lines, as one seat may know it. Cards that move together are told together. */
import type { Card, CardType, Event, Place } from '@merchants/dale'
import { inLog, isSeen } from '@merchants/dale'
import type { Names } from './names.ts'
import { tally } from './names.ts'

type Moved = Extract<Event, { what: 'moved' }>

/** Whose eyes and words. */
export interface Teller {
  readonly seat: number
  readonly names: Names
}

/** What needs no words, and does not come between moves that belong together. */
const SILENT: readonly Event['what'][] = ['turn began', 'copied', 'shuffled', 'not asked']

export function tell(all: readonly Event[], teller: Teller): string[] {
  const events = all.filter(({ what }) => !SILENT.includes(what))
  const lines: string[] = []
  for (let at = 0; at < events.length;) {
    const event = events[at] as Event
    if (event.what !== 'moved') {
      const line = isShownByDoing(event, events[at + 1]) ? undefined : eventLine(event, teller)
      if (line !== undefined) lines.push(line)
      at += 1
      continue
    }
    const together = sameMoves(events, at)
    const next = events[at + together.length]
    const isPaid = next?.what === 'bought' && event.from.zone === 'hand' && event.to.zone === 'discard pile'
    if (isPaid) {
      lines.push(`${eventLine(next, teller) ?? ''} with ${cardsOf(together, teller)}`)
      at += together.length + 1
      continue
    }
    const line = movesLine(together, events[at - 1], teller)
    if (line !== undefined) lines.push(line)
    at += together.length
  }
  return lines
}

/** A card that is shown because it is used needs no line of its own. */
const isShownByDoing = (event: Event, next: Event | undefined): boolean =>
  event.what === 'showed' && (next?.what === 'used' || next?.what === 'reacted')

/** The moves from here on that go the same way. */
function sameMoves(events: readonly Event[], at: number): Moved[] {
  const first = events[at] as Moved
  const found: Moved[] = []
  for (let next = at; next < events.length; next++) {
    const event = events[next] as Event
    const goesAlong = event.what === 'moved' && samePile(event.from, first.from) && samePile(event.to, first.to)
    if (!goesAlong) break
    found.push(event)
  }
  return found
}

const samePile = (a: Place, b: Place): boolean => a.zone === b.zone && a.seat === b.seat

/** Known cards by name, the others by number. */
function cardsOf(moves: readonly Moved[], { seat }: Teller): string {
  const seen = moves.filter(({ seers }) => isSeen(seers, seat)).map(({ card }) => card.type.name)
  const hidden = moves.length - seen.length
  const unnamed = hidden === 0 ? [] : [hidden === 1 ? 'a card' : `${hidden} cards`]
  return [...(seen.length === 0 ? [] : [tally(seen)]), ...unnamed].join(' and ')
}

/** `you draw`, `p2 draws`. */
const does = (seat: number, verb: string, { names, seat: you }: Teller): string =>
  `${names.short(seat)} ${seat === you ? verb : verb === 'throw away' ? 'throws away' : `${verb}s`}`

/** Moves in words; nothing for those that another line tells already. */
function movesLine(moves: readonly Moved[], before: Event | undefined, teller: Teller): string | undefined {
  const { from, to } = moves[0] as Moved
  const cards = cardsOf(moves, teller)
  if (to.zone === 'stall' || to.zone === 'schedule' || from.zone === 'schedule' || to.zone === 'market')
    return undefined
  if (to.zone === 'aside' || to.zone === 'turned up') return to.zone === 'aside' ? undefined : `revealed: ${cards}`
  if (to.zone === 'market discard' || to.zone === 'junk pile') return `thrown away: ${cards}`
  if (to.zone === 'hand') return before?.what === 'bought' ? undefined : arrivalLine(from, to, cards, teller)
  const whose = from.seat >= 0 ? from.seat : to.seat
  if (to.zone === 'discard pile') {
    return from.zone === 'hand'
      ? `${does(whose, 'discard', teller)} ${cards}`
      : `${cards}: from ${placeName(from, teller)} to ${placeName(to, teller)}`
  }
  return `${cards}: onto ${placeName(to, teller)}`
}

function arrivalLine(from: Place, to: Place, cards: string, teller: Teller): string {
  if (from.zone === 'deck' && from.seat === to.seat) return `${does(to.seat, 'draw', teller)} ${cards}`
  const verb = from.zone === 'deck' || from.zone === 'market deck' ? 'draw' : 'take'
  return `${does(to.seat, verb, teller)} ${cards} from ${placeName(from, teller)}`
}

function placeName({ zone, seat }: Place, { names, seat: you }: Teller): string {
  if (zone === 'aside' || zone === 'turned up') return zone === 'aside' ? 'the cards set aside' : 'the revealed cards'
  if (seat < 0 || zone.startsWith('market') || zone === 'junk pile') return `the ${zone}`
  return seat === you ? `your ${zone}` : `${names.short(seat)}’s ${zone}`
}

const named = (card: Card, as: CardType): string =>
  card.type === as ? card.type.name : `${card.type.name} as ${as.name}`

const DEEDS = { played: 'play', used: 'use', 'fell due': 'resolve' }

/** Everything but moves. What is rare is told as the log tells it. */
function eventLine(event: Event, teller: Teller): string | undefined {
  switch (event.what) {
    case 'played':
    case 'used':
    case 'fell due':
      return `${does(event.seat, DEEDS[event.what], teller)} ${named(event.card, event.as)}`
    case 'reacted':
      return `${does(event.seat, 'react', teller)} with ${named(event.card, event.as)}`
    case 'bought':
      return `${does(event.seat, 'buy', teller)} ${event.card.type.name} for ${event.price}`
    case 'built':
      return `${does(event.seat, 'build', teller)} stack ${event.stack}: ${event.cards.map(({ type }) => type.name).join(' + ')}`
    case 'rolled':
      return `${does(event.seat, 'roll', teller)} a ${event.number}`
    case 'named':
      return `${does(event.seat, 'say', teller)} ${event.word}`
    case 'chose player':
      return `${does(event.seat, 'choose', teller)} ${teller.names.short(event.other)}`
    case 'showed':
      return `${does(event.seat, 'show', teller)} ${event.card.type.name}`
    case 'moved':
    case 'turn began':
    case 'copied':
    case 'shuffled':
    case 'not asked':
      return undefined
    case 'lasts':
    case 'asked for help':
    case 'asked again':
    case 'called off':
    case 'looked':
    case 'won':
      return inLog(event, teller.seat)?.replaceAll(/ \([a-z]+-[1-5][ab]?\)/g, '')
  }
}
