/** Proving that a seat is one's own, on several devices. Keys are hashes of secrets, never the secrets. */
import type { Device } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import type { Chair, SeatKey } from './chair.ts'
import type { Entry, Fresh } from './entry.ts'
import { no } from './refusals.ts'
import type { Room } from './room.ts'
import type { Taken } from './sit.ts'

/** Devices that can hold one seat, links for others included. */
const MOST_DEVICES = 8

/** The seats that these keys open. Somebody may have several at one table. */
export function seatsOf({ chairs }: Room, keys: readonly string[]): readonly number[] {
  return chairs.flatMap((chair, seat) => (keys.some((key) => opens(chair, key)) ? [seat] : []))
}

/** A link opens no seat itself: it is exchanged for a key. */
const opens = ({ keys }: Chair, key: string): boolean =>
  keys.some((each) => each.key === key && each.link === undefined)

/** The number of the link that a key has asked for and nobody has used yet. */
export const unusedLink = ({ chairs }: Room, seat: number, by: string): number | undefined =>
  chairs[seat]?.keys.find(({ link }) => link?.by === by)?.link?.number

export interface Link {
  readonly key: string
  readonly by: string
  readonly number: number
}

/** A link for another device. Nobody loses a seat by it: only a link that another device asked for may have to go. */
export function addLink(
  room: Room,
  seat: number,
  { key, by, number }: Link,
  { now: at }: Fresh,
): readonly Entry[] | Refusal {
  const chair = room.chairs[seat]
  if (chair?.is !== 'person') return no('no-such-seat')
  if (chair.keys.some((each) => each.key === key)) return []
  if (room.isFull) return no('table-full')
  const entry: Entry = { what: 'key', at, seat, key, link: { by, number } }
  if (!isCrowded(chair)) return [entry]
  const spare = chair.keys.find(({ link }) => link !== undefined)
  return spare === undefined ? no('too-many-devices') : [{ what: 'key removed', at, seat, key: spare.key }, entry]
}

/** Exchanges a link, or an older key, for the key of a device. Whoever has the seat already needs none. */
export function claimSeat(room: Room, shown: string, own: string, { now: at }: Fresh): Taken | Refusal | undefined {
  const seat = room.chairs.findIndex(({ keys }) => keys.some(({ key }) => key === shown))
  const chair = room.chairs[seat]
  if (chair === undefined) return undefined
  if (opens(chair, own)) return { seat, entries: [] }
  if (room.isFull) return no('table-full')
  const isLink = !opens(chair, shown)
  if (!isLink && isCrowded(chair)) return no('too-many-devices')
  return { seat, entries: [{ what: 'key', at, seat, key: own, from: shown }] }
}

/** Gives one key to all seats that older ones open. */
export function adoptSeats(room: Room, older: readonly string[], own: string, fresh: Fresh): readonly Entry[] {
  return older.flatMap((key) => {
    const claimed = claimSeat(room, key, own, fresh)
    return claimed !== undefined && 'entries' in claimed ? claimed.entries : []
  })
}

const isCrowded = (chair: Chair): boolean => devicesIn(chair).length >= MOST_DEVICES

/** An older key is the same device as the one that was given for it. */
const devicesIn = ({ keys }: Chair): readonly SeatKey[] =>
  keys.filter(({ key }) => !keys.some(({ from }) => from === key))

/** Everything that opens a seat, for those who hold it. */
export function devicesOf({ chairs }: Room, seat: number, own: readonly string[]): readonly Device[] {
  const chair = chairs[seat]
  if (chair === undefined) return []
  return devicesIn(chair).map(({ key, since, link, from }) => ({
    device: nameOf(key),
    since,
    isLink: link !== undefined,
    isThis: own.includes(key) || (from !== undefined && own.includes(from)),
  }))
}

/** A device is told by a part of its hash: enough to know it by, and it opens nothing. */
const nameOf = (key: string): string => key.slice(0, 12)

/** Takes a seat away from a device that holds it, or withdraws a link. Nobody signs themselves out. */
export function signOut(
  room: Room,
  seat: number,
  device: string,
  own: readonly string[],
  fresh: Fresh,
): readonly Entry[] | Refusal {
  const chair = room.chairs[seat]
  const found = chair && devicesIn(chair).find(({ key }) => nameOf(key) === device)
  if (found === undefined) return []
  if (own.includes(found.key) || own.includes(found.from ?? '')) return no('this-device')
  return room.isFull ? no('table-full') : [{ what: 'key removed', at: fresh.now, seat, key: found.key }]
}
