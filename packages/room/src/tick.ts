/** What time itself does: clocks run out, people stay away, nobody answers a proposal. */
import type { Entry } from './entry.ts'
import { withoutProposer } from './proposals.ts'
import type { Room } from './room.ts'
import { programAsked } from './task.ts'

/** How long a question may stay open that must not tell whom it was put to, where people do not take days. */
const SECRET_PATIENCE = 60_000

/** How long a proposal waits, where people do not take days. */
const PROPOSAL_PATIENCE = 120_000

/** So long after the last entry nobody is replaced or waited for any more: the people are gone, and their game waits for them. */
const WATCHED = 3_600_000

/** `lastSeen` is undefined for somebody never seen: then the last entry of the table counts. */
export function tick(
  room: Room,
  now: number,
  grace: number,
  lastSeen: (seat: number) => number | undefined,
): readonly Entry[] {
  if (room.stage !== 'playing' || room.isFull) return []
  const late = lateSeats(room, now)
  const away = awaySeats(room, now, grace, lastSeen).filter((seat) => !late.includes(seat))
  const entries: Entry[] = [
    ...late.map((seat): Entry => ({ what: 'stood in', at: now, seat, why: 'clock' })),
    ...away.map((seat): Entry => ({ what: 'stood in', at: now, seat, why: 'away' })),
  ]
  if (entries.length > 0) return [...entries, ...withoutProposer(room, [...late, ...away], now)]
  if (isPast(proposalEnd(room), now)) return [{ what: 'declined', at: now, seat: -1 }]
  return isPast(secretEnd(room), now) ? [{ what: 'hurried', at: now }] : []
}

/** When `tick` should be asked next, or undefined. Ask it, too, whenever somebody comes or goes. */
export function nextTick(room: Room, now: number, grace: number): number | undefined {
  if (room.stage !== 'playing' || room.isFull) return undefined
  const isWaiting = programAsked(room) !== undefined || (mayReplace(room) && room.actives.length > 0)
  const isWatched = isWaiting && now - room.touchedAt < WATCHED
  const times = [clockEnd(room), proposalEnd(room), secretEnd(room), isWatched ? now + grace : undefined]
  const known = times.filter((time) => time !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

const isPast = (time: number | undefined, now: number): boolean => time !== undefined && time <= now

function clockEnd({ running, options, chairs }: Room): number | undefined {
  const { clock } = options
  if (running === undefined || clock === null) return undefined
  const left = clock.kind === 'live' ? (chairs[running.seat]?.left ?? 0) : clock.seconds * 1000
  return running.since + left
}

const lateSeats = (room: Room, now: number): number[] =>
  room.running !== undefined && isPast(clockEnd(room), now) ? [room.running.seat] : []

/** Over days nobody has to stay at the table, and where only one person plays there is nobody to wait. */
const mayReplace = ({ options, persons }: Room): boolean => options.clock?.kind !== 'slow' && persons.length > 1

function awaySeats(room: Room, now: number, grace: number, lastSeen: (seat: number) => number | undefined): number[] {
  if (!mayReplace(room)) return []
  const isAway = (seat: number): boolean => now - (lastSeen(seat) ?? room.touchedAt) >= grace
  const isSomebodyHere = room.persons.some((seat) => !isAway(seat))
  return isSomebodyHere ? room.actives.filter(isAway) : []
}

function proposalEnd({ proposal, options }: Room): number | undefined {
  if (proposal === undefined) return undefined
  const { clock } = options
  return proposal.since + (clock?.kind === 'slow' ? clock.seconds * 1000 : PROPOSAL_PATIENCE)
}

function secretEnd({ options, isSecretlyAsked, questionSince, hurried, question }: Room): number | undefined {
  const { clock } = options
  if (!isSecretlyAsked || hurried === question) return undefined
  return questionSince + (clock?.kind === 'slow' ? clock.seconds * 1000 : SECRET_PATIENCE)
}
