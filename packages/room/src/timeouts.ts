/** Effects of time: clocks run out, players stay away, proposals expire. */
import type { TableEvent } from './table-event.ts'
import { declineProposalOf } from './proposals.ts'
import type { Room } from './room.ts'
import { botLevelToMove } from './bot-turn.ts'

/** How long a secret question can stay open, except at tables with days per question. */
const SECRET_DECISION_TIMEOUT_MS = 60_000

/** How long a proposal stays open, except at tables with days per question. */
const PROPOSAL_TIMEOUT_MS = 120_000

/** This long after the last event no player is replaced or waited for any more. The players are gone, and their game waits for them. */
const IDLE_TABLE_MS = 3_600_000

/** `lastSeen` is undefined for a player never seen; the last event of the table counts then. */
export function expireTimeouts(
  room: Room,
  now: number,
  grace: number,
  lastSeen: (seat: number) => number | undefined,
): readonly TableEvent[] {
  if (room.stage !== 'playing' || room.isEventLimitReached) return []
  const late = lateSeats(room, now)
  const away = disconnectedSeats(room, now, grace, lastSeen).filter((seat) => !late.includes(seat))
  const events: TableEvent[] = [
    ...late.map((seat): TableEvent => ({ what: 'stood in', at: now, seat, why: 'clock' })),
    ...away.map((seat): TableEvent => ({ what: 'stood in', at: now, seat, why: 'away' })),
  ]
  if (events.length > 0) return [...events, ...declineProposalOf(room, [...late, ...away], now)]
  if (isPast(proposalEnd(room), now)) return [{ what: 'declined', at: now, seat: -1 }]
  return isPast(secretEnd(room), now) ? [{ what: 'hurried', at: now }] : []
}

/** When to call `expireTimeouts` next, or undefined. Call it whenever someone comes or goes, too. */
export function nextTimeoutAt(room: Room, now: number, grace: number): number | undefined {
  if (room.stage !== 'playing' || room.isEventLimitReached) return undefined
  const isWaiting = botLevelToMove(room) !== undefined || (mayReplace(room) && room.activeSeats.length > 0)
  const isWatched = isWaiting && now - room.touchedAt < IDLE_TABLE_MS
  const times = [clockEnd(room), proposalEnd(room), secretEnd(room), isWatched ? now + grace : undefined]
  const known = times.filter((time) => time !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

const isPast = (time: number | undefined, now: number): boolean => time !== undefined && time <= now

function clockEnd({ running, options, roomSeats }: Room): number | undefined {
  const { clock } = options
  if (running === undefined || clock === null) return undefined
  const left = clock.kind === 'live' ? (roomSeats[running.seat]?.left ?? 0) : clock.seconds * 1000
  return running.since + left
}

const lateSeats = (room: Room, now: number): number[] =>
  room.running !== undefined && isPast(clockEnd(room), now) ? [room.running.seat] : []

/** In slow games no one has to stay at the table, and with a single player no one is waiting. */
const mayReplace = ({ options, humanSeats }: Room): boolean => options.clock?.kind !== 'slow' && humanSeats.length > 1

function disconnectedSeats(
  room: Room,
  now: number,
  grace: number,
  lastSeen: (seat: number) => number | undefined,
): number[] {
  if (!mayReplace(room)) return []
  const isAway = (seat: number): boolean => now - (lastSeen(seat) ?? room.touchedAt) >= grace
  const isSomebodyHere = room.humanSeats.some((seat) => !isAway(seat))
  return isSomebodyHere ? room.activeSeats.filter(isAway) : []
}

function proposalEnd({ proposal, options }: Room): number | undefined {
  if (proposal === undefined) return undefined
  const { clock } = options
  return proposal.since + (clock?.kind === 'slow' ? clock.seconds * 1000 : PROPOSAL_TIMEOUT_MS)
}

function secretEnd({ options, isSecretlyAsked, questionSince, hurried, question }: Room): number | undefined {
  const { clock } = options
  if (!isSecretlyAsked || hurried === question) return undefined
  return questionSince + (clock?.kind === 'slow' ? clock.seconds * 1000 : SECRET_DECISION_TIMEOUT_MS)
}
