/** A table as it is stored. What cannot be followed to its end is shown up to there, and nothing is added to it. */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { readSnapshot, Room, salvage, SNAPSHOT, writeSnapshot } from '@merchants/room'
import type { Snapshot, Storage } from '@merchants/storage'
import { shortTable } from '../watch/logs.ts'
import { inSlices } from './slices.ts'

/** So many entries are read at once. */
const PAGE = 1000

export interface StoredRoom {
  readonly room: Room
  /** How many entries it had when it was last kept in short. */
  readonly snapshotSize: number
  /** The last of its entries. */
  readonly last: string
}

/** Opens a table as far as it can be followed; says to `fault` why that is not to its end. `undefined` if there is none of this name. */
export async function openAsFarAsPossible(
  storage: Storage,
  table: string,
  fault: (error: unknown) => void,
): Promise<StoredRoom | undefined> {
  try {
    return await openStored(storage, table)
  } catch (thrown) {
    if (!(thrown instanceof Unreadable)) throw thrown
    const bodies = await storage.read(table, 0)
    const room = await inSlices(salvage(bodies))
    if (room === undefined) throw thrown
    fault(thrown)
    return { room, snapshotSize: room.size, last: bodies.at(-1) ?? '' }
  }
}

/** Reads a table, or only so many of its entries; `undefined` if there is none of this name. */
export async function openStored(storage: Storage, table: string, size = Infinity): Promise<StoredRoom | undefined> {
  const start = (await fromSnapshot(storage, table, size)) ?? { room: new Room(), snapshotSize: 0, last: '' }
  const { room, snapshotSize } = start
  let { last } = start
  while (room.size < size) {
    const bodies = await storage.read(table, room.size, Math.min(PAGE, size - room.size))
    last = bodies.at(-1) ?? last
    await inSlices(room.applyStored(bodies)).catch((thrown: unknown) => {
      throw new Unreadable(table, thrown)
    })
    if (bodies.length < PAGE) break
  }
  return room.size === 0 ? undefined : { room, snapshotSize, last }
}

/** What was kept in short is read if it is whole, of this version, and of these very entries; otherwise it does not count. */
async function fromSnapshot(storage: Storage, table: string, most: number): Promise<StoredRoom | undefined> {
  const snapshot = await storage.snapshot(table)
  if (snapshot === undefined || snapshot.size > most) return undefined
  const { size, seal, body } = snapshot
  const [last] = await storage.read(table, size - 1, 1)
  if (last === undefined || seal !== sealOf(size, last, body)) return undefined
  const room = await inSlices(readSnapshot(body)).catch(() => undefined)
  return room?.size === size ? { room, snapshotSize: size, last } : undefined
}

/** A room in short, after this last entry. */
export function snapshotOf(room: Room, last: string): Snapshot {
  const body = writeSnapshot(room)
  return { size: room.size, seal: sealOf(room.size, last, body), body }
}

/** Milliseconds between two tries to reach the storage, at most. */
const LONGEST_WAIT = 1000

/** Asks the storage, however long it is away. */
export async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (let wait = 50; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await ask()
    } catch (thrown) {
      if (thrown instanceof Unreadable) throw thrown
      await pause(wait, undefined, { ref: false })
    }
  }
}

const sealOf = (size: number, last: string, body: string): string =>
  createHash('sha256')
    .update(JSON.stringify([SNAPSHOT, size, last]))
    .update(body)
    .digest('hex')

/** An entry makes no sense, or only to another version of this program. */
export class Unreadable extends Error {
  constructor(table: string, thrown: unknown) {
    const why = thrown instanceof Error ? thrown.message : 'why is unknown'
    super(`Table ${shortTable(table)} cannot be opened: ${why}`, { cause: thrown })
  }
}
