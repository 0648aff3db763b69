/** Opening a table and taking a seat. */
import type { OpenTable, TakeSeat } from '@merchants/protocol'
import { asSeenText, isPlain, isSeen } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { checkOptions } from './act-table.ts'
import type { Entry, Fresh } from './entry.ts'
import { no } from './refusals.ts'
import type { Room } from './room.ts'

/** Whoever opens a table sits down on its first free seat and sets it. */
export function openTable(body: OpenTable, key: string, table: string, fresh: Fresh): readonly Entry[] | Refusal {
  const { name, seats, salt = '' } = body
  const why = whyNotName(name)
  if (why !== undefined) return why
  const options = checkOptions(body.options, seats.length)
  if ('key' in options) return options
  const seat = seats.findIndex(({ is }) => is === 'open')
  if (seat < 0) return no('no-free-seat')
  return [
    { what: 'opened', at: fresh.now, table, root: fresh.secret(), options, seats },
    { what: 'sat', at: fresh.now, seat, name, key, salt },
  ]
}

export interface Taken {
  readonly seat: number
  readonly entries: readonly Entry[]
}

export function takeSeat(room: Room, body: TakeSeat, key: string, fresh: Fresh): Taken | Refusal {
  const { name, salt = '' } = body
  const { chairs, isClosed, isFull } = room
  const why = whyNotName(name)
  if (why !== undefined) return why
  if (isClosed) return no('table-closed')
  if (isFull) return no('table-full')
  if (body.seat !== undefined && chairs[body.seat] === undefined) return no('no-such-seat')
  const seat = body.seat ?? chairs.findIndex(({ is }) => is === 'open')
  if (seat < 0) return no('no-free-seat')
  if (chairs[seat]?.is !== 'open') return no('seat-taken')
  if (chairs.some((chair) => chair.is === 'person' && sameName(chair.name, name))) return no('name-taken')
  return { seat, entries: [{ what: 'sat', at: fresh.now, seat, name, key, salt }] }
}

/** Others must be able to see a name, and to tell it from another. */
function whyNotName(name: string): Refusal | undefined {
  if (!isSeen(name)) return no('invisible-name')
  return isPlain(name) ? undefined : no('odd-name')
}

const sameName = (one: string, other: string): boolean => asSeenText(one) === asSeenText(other)
