/** How entries change what opens a seat. */
import type { Chair, SeatKey } from './chair.ts'
import type { Entry } from './entry.ts'

/** Once a seat had so many keys at most, and the oldest was forgotten: what was forgotten then stays so. */
const MOST_OLD_KEYS = 5

export function addKey(chair: Chair, { key, at: since, link, from }: Extract<Entry, { what: 'key' }>): void {
  const others = chair.keys.filter((each) => each.key !== key && !isLinkOf(each, from))
  chair.keys = [...others, { key, since, ...(link && { link }), ...(from !== undefined && { from }) }]
  if (link === undefined && from === undefined) chair.keys = chair.keys.slice(-MOST_OLD_KEYS)
}

/** A link is used up by the key that was given for it. */
const isLinkOf = ({ key, link }: SeatKey, from: string | undefined): boolean => link !== undefined && key === from

/** Together with the older key of the same device. */
export function removeKey(chair: Chair, key: string): void {
  const from = chair.keys.find((each) => each.key === key)?.from
  chair.keys = chair.keys.filter((each) => each.key !== key && each.key !== from)
}
