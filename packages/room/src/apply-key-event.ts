/** How events change what opens a seat. */
import type { RoomSeat, SeatKey } from './room-seat.ts'
import type { TableEvent } from './table-event.ts'

/** An old limit of keys per seat. The oldest key was dropped then and stays dropped. */
const MAX_OLD_KEYS = 5

export function addKey(roomSeat: RoomSeat, { key, at: since, link, from }: Extract<TableEvent, { what: 'key' }>): void {
  const others = roomSeat.keys.filter((each) => each.key !== key && !isLinkOf(each, from))
  roomSeat.keys = [...others, { key, since, ...(link && { link }), ...(from !== undefined && { from }) }]
  if (link === undefined && from === undefined) roomSeat.keys = roomSeat.keys.slice(-MAX_OLD_KEYS)
}

/** A link is used up by the key that was given for it. */
const isLinkOf = ({ key, link }: SeatKey, from: string | undefined): boolean => link !== undefined && key === from

/** Together with the older key of the same device. */
export function removeKey(roomSeat: RoomSeat, key: string): void {
  const from = roomSeat.keys.find((each) => each.key === key)?.from
  roomSeat.keys = roomSeat.keys.filter((each) => each.key !== key && each.key !== from)
}
