/** Events in short lines, as one seat can see them. Cards that move together are told together. */
import type { Card, CardType, Event, Place } from '@merchants/dale'
import { inLog, isSeen } from '@merchants/dale'
import type { Names } from './names.ts'
import { tally } from '../tally.ts'
import { itemAt } from '@merchants/tabletop'

type Moved = Extract<Event, { what: 'moved' }>

/** The seat for which events are described, and its names. */
export interface Narrator {
  readonly seat: number
  readonly names: Names
}

/** Events that need no words and do not separate moves that belong together. */
const SILENT: readonly Event['what'][] = ['turn began', 'copied', 'shuffled', 'not asked']

export function describeEvents(all: readonly Event[], narrator: Narrator): string[] {
  const events = all.filter(({ what }) => !SILENT.includes(what))
  const lines: string[] = []
  for (let at = 0; at < events.length;) {
    const event = itemAt(events, at)
    if (event.what !== 'moved') {
      const line = isShownByDoing(event, events[at + 1]) ? undefined : eventLine(event, narrator)
      if (line !== undefined) lines.push(line)
      at += 1
      continue
    }
    const together = sameMoves(events, at)
    const next = events[at + together.length]
    const isPaid = next?.what === 'bought' && event.from.zone === 'hand' && event.to.zone === 'discard pile'
    if (isPaid) {
      lines.push(`${eventLine(next, narrator) ?? ''} with ${cardsOf(together, narrator)}`)
      at += together.length + 1
      continue
    }
    const line = movesLine(together, events[at - 1], narrator)
    if (line !== undefined) lines.push(line)
    at += together.length
  }
  return lines
}

/** A card that is shown because it is used needs no line of its own. */
const isShownByDoing = (event: Event, next: Event | undefined): boolean =>
  event.what === 'showed' && (next?.what === 'used' || next?.what === 'reacted')

/** The moves from here on that share source and destination. */
function sameMoves(events: readonly Event[], at: number): Moved[] {
  const first = itemAt(events, at)
  if (first.what !== 'moved') return []
  const found: Moved[] = []
  for (let next = at; next < events.length; next++) {
    const event = itemAt(events, next)
    const goesAlong = event.what === 'moved' && samePile(event.from, first.from) && samePile(event.to, first.to)
    if (!goesAlong) break
    found.push(event)
  }
  return found
}

const samePile = (a: Place, b: Place): boolean => a.zone === b.zone && a.seat === b.seat

/** Known cards by name, the others by number. */
function cardsOf(moves: readonly Moved[], { seat }: Narrator): string {
  const seen = moves.filter(({ seers }) => isSeen(seers, seat)).map(({ card }) => card.type.name)
  const hidden = moves.length - seen.length
  const unnamed = hidden === 0 ? [] : [hidden === 1 ? 'a card' : `${hidden} cards`]
  return [...(seen.length === 0 ? [] : [tally(seen)]), ...unnamed].join(' and ')
}

/** `you draw`, `p2 draws`. */
const does = (seat: number, verb: string, { names, seat: you }: Narrator): string =>
  `${names.short(seat)} ${seat === you ? verb : verb === 'throw away' ? 'throws away' : `${verb}s`}`

/** Moves in words; nothing for those that another line tells already. */
function movesLine(moves: readonly Moved[], before: Event | undefined, narrator: Narrator): string | undefined {
  const { from, to } = itemAt(moves, 0)
  const cards = cardsOf(moves, narrator)
  if (to.zone === 'stall' || to.zone === 'schedule' || from.zone === 'schedule' || to.zone === 'market')
    return undefined
  if (to.zone === 'aside' || to.zone === 'turned up') return to.zone === 'aside' ? undefined : `revealed: ${cards}`
  if (to.zone === 'market discard' || to.zone === 'junk pile') return `thrown away: ${cards}`
  if (to.zone === 'hand') return before?.what === 'bought' ? undefined : arrivalLine(from, to, cards, narrator)
  const verb = to.zone === 'discard pile' ? 'discard' : 'put'
  if (from.zone === 'hand') {
    const line = `${does(from.seat, verb, narrator)} ${cards}`
    return verb === 'discard' ? line : `${line} on ${placeName(to, narrator)}`
  }
  const goes = `${cards} ${moves.length === 1 ? 'goes' : 'go'}`
  const isSetAside = from.zone === 'aside' || from.zone === 'turned up'
  return isSetAside
    ? `${goes} on ${placeName(to, narrator)}`
    : `${goes} from ${placeName(from, narrator)} to ${placeName(to, narrator)}`
}

function arrivalLine(from: Place, to: Place, cards: string, narrator: Narrator): string {
  if (from.zone === 'deck' && from.seat === to.seat) return `${does(to.seat, 'draw', narrator)} ${cards}`
  const verb = from.zone === 'deck' || from.zone === 'market deck' ? 'draw' : 'take'
  return `${does(to.seat, verb, narrator)} ${cards} from ${placeName(from, narrator)}`
}

function placeName({ zone, seat }: Place, { names, seat: you }: Narrator): string {
  if (zone === 'aside' || zone === 'turned up') return zone === 'aside' ? 'the cards set aside' : 'the revealed cards'
  if (seat < 0 || zone.startsWith('market') || zone === 'junk pile') return `the ${zone}`
  return seat === you ? `your ${zone}` : `${names.short(seat)}’s ${zone}`
}

const named = (card: Card, as: CardType): string =>
  card.type === as ? card.type.name : `${card.type.name} as ${as.name}`

const DEEDS = { played: 'play', used: 'use', 'fell due': 'resolve' }

/** Everything but moves. Rare events are told as in the log. */
function eventLine(event: Event, narrator: Narrator): string | undefined {
  switch (event.what) {
    case 'played':
    case 'used':
    case 'fell due':
      return `${does(event.seat, DEEDS[event.what], narrator)} ${named(event.card, event.as)}`
    case 'reacted':
      return `${does(event.seat, 'react', narrator)} with ${named(event.card, event.as)}`
    case 'bought':
      return `${does(event.seat, 'buy', narrator)} ${event.card.type.name} for ${event.price}`
    case 'built':
      return `${does(event.seat, 'build', narrator)} stack ${event.stack}: ${event.cards.map(({ type }) => type.name).join(' + ')}`
    case 'rolled':
      return `${does(event.seat, 'roll', narrator)} a ${event.number}`
    case 'named':
      return `${does(event.seat, 'choose', narrator)} ${event.word}`
    case 'chose player':
      return `${does(event.seat, 'choose', narrator)} ${narrator.names.short(event.other)}`
    case 'showed':
      return `${does(event.seat, 'show', narrator)} ${event.card.type.name}`
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
      return inLog(event, narrator.seat)?.replaceAll(/ \([a-z]+-[1-5][ab]?\)/g, '')
  }
}
