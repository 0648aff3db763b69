/** Proof of owning a seat, on several devices. Keys are hashes of secrets, never the secrets. */
import type { Device } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import type { RoomSeat, SeatKey } from './room-seat.ts'
import type { TableEvent, TimeAndRandom } from './table-event.ts'
import { refuse } from './refusals.ts'
import type { Room } from './room.ts'
import type { TakenSeat } from './seating.ts'

/** Devices that can hold one seat, links for others included. */
const MAX_DEVICES = 8

/** The seats that these keys open. Someone may have several at one table. */
export function seatsForKeys({ roomSeats }: Room, keys: readonly string[]): readonly number[] {
  return roomSeats.flatMap((roomSeat, seat) => (keys.some((key) => opens(roomSeat, key)) ? [seat] : []))
}

/** A link does not open a seat itself; it is exchanged for a key. */
const opens = ({ keys }: RoomSeat, key: string): boolean =>
  keys.some((each) => each.key === key && each.link === undefined)

/** The number of the link that a key has asked for and no one has used yet. */
export const unusedLink = ({ roomSeats }: Room, seat: number, by: string): number | undefined =>
  roomSeats[seat]?.keys.find(({ link }) => link?.by === by)?.link?.number

export interface SeatLink {
  readonly key: string
  readonly by: string
  readonly number: number
}

/** A link for another device. No player loses a seat by it; only a link requested by another device may be dropped. */
export function addLink(
  room: Room,
  seat: number,
  { key, by, number }: SeatLink,
  { now: at }: TimeAndRandom,
): readonly TableEvent[] | Refusal {
  const roomSeat = room.roomSeats[seat]
  if (roomSeat?.is !== 'person') return refuse('no-such-seat')
  if (roomSeat.keys.some((each) => each.key === key)) return []
  if (room.isEventLimitReached) return refuse('table-full')
  const event: TableEvent = { what: 'key', at, seat, key, link: { by, number } }
  if (!isCrowded(roomSeat)) return [event]
  const spare = roomSeat.keys.find(({ link }) => link !== undefined)
  return spare === undefined ? refuse('too-many-devices') : [{ what: 'key removed', at, seat, key: spare.key }, event]
}

/** Exchanges a link, or an older key, for the key of a device. A device that has the seat already needs none. */
export function claimSeat(
  room: Room,
  shown: string,
  own: string,
  { now: at }: TimeAndRandom,
): TakenSeat | Refusal | undefined {
  const seat = room.roomSeats.findIndex(({ keys }) => keys.some(({ key }) => key === shown))
  const roomSeat = room.roomSeats[seat]
  if (roomSeat === undefined) return undefined
  if (opens(roomSeat, own)) return { seat, events: [] }
  if (room.isEventLimitReached) return refuse('table-full')
  const isLink = !opens(roomSeat, shown)
  if (!isLink && isCrowded(roomSeat)) return refuse('too-many-devices')
  return { seat, events: [{ what: 'key', at, seat, key: own, from: shown }] }
}

/** Gives one key to all seats that older ones open. */
export function adoptSeats(
  room: Room,
  older: readonly string[],
  own: string,
  fresh: TimeAndRandom,
): readonly TableEvent[] {
  return older.flatMap((key) => {
    const claimed = claimSeat(room, key, own, fresh)
    return claimed !== undefined && 'events' in claimed ? claimed.events : []
  })
}

const isCrowded = (roomSeat: RoomSeat): boolean => devicesIn(roomSeat).length >= MAX_DEVICES

/** An older key is the same device as the one that was given for it. */
const devicesIn = ({ keys }: RoomSeat): readonly SeatKey[] =>
  keys.filter(({ key }) => !keys.some(({ from }) => from === key))

/** Everything that opens a seat, for those who hold it. */
export function devicesOf({ roomSeats }: Room, seat: number, own: readonly string[]): readonly Device[] {
  const roomSeat = roomSeats[seat]
  if (roomSeat === undefined) return []
  return devicesIn(roomSeat).map(({ key, since, link, from }) => ({
    device: nameOf(key),
    since,
    isLink: link !== undefined,
    isThis: own.includes(key) || (from !== undefined && own.includes(from)),
  }))
}

/** A device is identified by part of its hash, which opens nothing. */
const nameOf = (key: string): string => key.slice(0, 12)

/** Signs a device out of its seat, or withdraws a link. A device cannot sign itself out. */
export function signOut(
  room: Room,
  seat: number,
  device: string,
  own: readonly string[],
  fresh: TimeAndRandom,
): readonly TableEvent[] | Refusal {
  const roomSeat = room.roomSeats[seat]
  const found = roomSeat && devicesIn(roomSeat).find(({ key }) => nameOf(key) === device)
  if (found === undefined) return []
  if (own.includes(found.key) || own.includes(found.from ?? '')) return refuse('this-device')
  return room.isEventLimitReached
    ? refuse('table-full')
    : [{ what: 'key removed', at: fresh.now, seat, key: found.key }]
}
