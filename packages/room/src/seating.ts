/** Opening a table and taking a seat. */
import type { OpenTable, TakeSeat } from '@merchants/protocol'
import { visibleText, isPlain, isVisible } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import type { TableEvent, TimeAndRandom } from './table-event.ts'
import { checkOptions } from './options.ts'
import { refuse } from './refusals.ts'
import type { Room } from './room.ts'

/** The player who opens a table takes its first free seat and is its host. */
export function openTable(
  body: OpenTable,
  key: string,
  table: string,
  fresh: TimeAndRandom,
): readonly TableEvent[] | Refusal {
  const { name, seats, salt = '' } = body
  const why = whyNotName(name)
  if (why !== undefined) return why
  const options = checkOptions(body.options, seats.length)
  if ('key' in options) return options
  const seat = seats.findIndex(({ is }) => is === 'open')
  if (seat < 0) return refuse('no-free-seat')
  return [
    { what: 'opened', at: fresh.now, table, root: fresh.secret(), options, seats },
    { what: 'sat', at: fresh.now, seat, name, key, salt },
  ]
}

export interface TakenSeat {
  readonly seat: number
  readonly events: readonly TableEvent[]
}

export function takeSeat(room: Room, body: TakeSeat, key: string, fresh: TimeAndRandom): TakenSeat | Refusal {
  const { name, salt = '' } = body
  const { roomSeats, isClosed, isEventLimitReached } = room
  const why = whyNotName(name)
  if (why !== undefined) return why
  if (isClosed) return refuse('table-closed')
  if (isEventLimitReached) return refuse('table-full')
  if (body.seat !== undefined && roomSeats[body.seat] === undefined) return refuse('no-such-seat')
  const seat = body.seat ?? roomSeats.findIndex(({ is }) => is === 'open')
  if (seat < 0) return refuse('no-free-seat')
  if (roomSeats[seat]?.is !== 'open') return refuse('seat-taken')
  if (roomSeats.some((roomSeat) => roomSeat.is === 'person' && sameName(roomSeat.name, name)))
    return refuse('name-taken')
  return { seat, events: [{ what: 'sat', at: fresh.now, seat, name, key, salt }] }
}

/** Others must be able to see a name, and to tell it from another. */
function whyNotName(name: string): Refusal | undefined {
  if (!isVisible(name)) return refuse('invisible-name')
  return isPlain(name) ? undefined : refuse('odd-name')
}

const sameName = (one: string, other: string): boolean => visibleText(one) === visibleText(other)
