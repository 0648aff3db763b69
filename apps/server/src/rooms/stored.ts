/** A table as it is stored: what cannot be followed to its end is no table. */
import { Room, type Entry } from '@merchants/room'
import { shortTable } from '../watch/logs.ts'

export const entriesOf = (bodies: readonly string[]): readonly Entry[] =>
  bodies.map((body) => JSON.parse(body) as Entry)

export function roomOf(table: string, bodies: readonly string[]): Room {
  try {
    return new Room(entriesOf(bodies))
  } catch (thrown) {
    throw unreadable(table, thrown)
  }
}

/** An entry makes no sense, or only to another version of this program. */
export const unreadable = (table: string, thrown: unknown): Error =>
  new Error(
    `Table ${shortTable(table)} cannot be opened: ${thrown instanceof Error ? thrown.message : 'why is unknown'}`,
    {
      cause: thrown,
    },
  )
