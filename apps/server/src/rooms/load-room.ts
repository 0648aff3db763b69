/** A stored table. If it cannot be replayed to its end, it is shown up to there, and nothing is added to it. */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { readSnapshot, Room, salvage, SNAPSHOT_VERSION, writeSnapshot } from '@merchants/room'
import type { Snapshot, Storage } from '@merchants/storage'
import { redactTableId } from '../telemetry/logs.ts'
import { inSlices } from './slices.ts'

/** This many events are read at once. */
const PAGE_SIZE = 1000

export interface LoadedRoom {
  readonly room: Room
  /** How many events it had at its last snapshot. */
  readonly snapshotSize: number
  /** The last of its events. */
  readonly last: string
}

/** Opens a table as far as it can be followed; says to `fault` why that is not to its end. `undefined` if there is none of this name. */
export async function openAsFarAsPossible(
  storage: Storage,
  table: string,
  fault: (error: unknown) => void,
): Promise<LoadedRoom | undefined> {
  try {
    return await loadRoom(storage, table)
  } catch (thrown) {
    if (!(thrown instanceof RoomLoadError)) throw thrown
    const bodies = await storage.read(table, 0)
    const room = await inSlices(salvage(bodies))
    if (room === undefined) throw thrown
    fault(thrown)
    return { room, snapshotSize: room.size, last: bodies.at(-1) ?? '' }
  }
}

/** Reads a table, or only this many of its events; `undefined` if there is none of this name. */
export async function loadRoom(storage: Storage, table: string, size = Infinity): Promise<LoadedRoom | undefined> {
  const start = (await fromSnapshot(storage, table, size)) ?? { room: new Room(), snapshotSize: 0, last: '' }
  const { room, snapshotSize } = start
  let { last } = start
  while (room.size < size) {
    const bodies = await storage.read(table, room.size, Math.min(PAGE_SIZE, size - room.size))
    last = bodies.at(-1) ?? last
    await inSlices(room.applyStored(bodies)).catch((thrown: unknown) => {
      throw new RoomLoadError(table, thrown)
    })
    if (bodies.length < PAGE_SIZE) break
  }
  return room.size === 0 ? undefined : { room, snapshotSize, last }
}

/** A snapshot is used if it is whole, of this version, and of these very events; otherwise it is ignored. */
async function fromSnapshot(storage: Storage, table: string, most: number): Promise<LoadedRoom | undefined> {
  const snapshot = await storage.snapshot(table)
  if (snapshot === undefined || snapshot.size > most) return undefined
  const { size, seal, body } = snapshot
  const [last] = await storage.read(table, size - 1, 1)
  if (last === undefined || seal !== snapshotHash(size, last, body)) return undefined
  const room = await inSlices(readSnapshot(body)).catch(() => undefined)
  return room?.size === size ? { room, snapshotSize: size, last } : undefined
}

/** The snapshot of a room after this event. */
export function snapshotOf(room: Room, last: string): Snapshot {
  const body = writeSnapshot(room)
  return { size: room.size, seal: snapshotHash(room.size, last, body), body }
}

/** Milliseconds between two tries to reach the storage, at most. */
const MAX_WAIT = 1000

/** Asks the storage, however long it is unavailable. */
export async function retryForever<T>(ask: () => Promise<T>): Promise<T> {
  for (let wait = 50; ; wait = Math.min(2 * wait, MAX_WAIT)) {
    try {
      return await ask()
    } catch (thrown) {
      if (thrown instanceof RoomLoadError) throw thrown
      await pause(wait, undefined, { ref: false })
    }
  }
}

const snapshotHash = (size: number, last: string, body: string): string =>
  createHash('sha256')
    .update(JSON.stringify([SNAPSHOT_VERSION, size, last]))
    .update(body)
    .digest('hex')

/** An event is invalid, or valid only for another version of the server. */
export class RoomLoadError extends Error {
  constructor(table: string, thrown: unknown) {
    const why = thrown instanceof Error ? thrown.message : 'unknown cause'
    super(`Table ${redactTableId(table)} cannot be opened: ${why}`, { cause: thrown })
  }
}
