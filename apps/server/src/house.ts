/** Everything behind the door: tables, sockets, and what looks after them as time passes. */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Turn } from './notify/notifier.ts'
import type { Parts } from './parts.ts'
import { HERE, type House } from './rooms/live-room.ts'
import { Minder } from './rooms/minder.ts'
import { letProgramPlay } from './rooms/programs.ts'
import { Rooms } from './rooms/rooms.ts'
import { StorageHealth } from './rooms/storage-health.ts'
import { Sockets } from './socket/sockets.ts'

/** Milliseconds to finish what was begun. */
const LONGEST_FLUSH = 5000

export interface OpenHouse {
  readonly house: House
  readonly rooms: Rooms
  readonly sockets: Sockets
  readonly open: () => Promise<void>
  /** Tells everybody, finishes what was begun, and lets go of all sockets. */
  readonly close: () => Promise<void>
}

/** `asked` hears of everybody who has to decide. */
export function openHouse(parts: Parts, log: FastifyBaseLogger, asked: (turn: Turn) => void): OpenHouse {
  const { settings, storage, bus, presence, bots, watch, source } = parts
  const health = new StorageHealth(storage, log, (isFailing) => {
    source.holdClock(isFailing)
    for (const live of rooms.all) live.storageChanged(isFailing)
  })
  const fault = (error: unknown): void => void (health.failed(error) || log.error(error))
  const house: House = {
    health,
    storage,
    bus,
    presence,
    bots,
    watch,
    source,
    grace: settings.grace,
    botPace: settings.botPace,
    keep: settings.keep,
    changed: (live) => {
      letProgramPlay(live, house, settings.botPace)
      if (live.turn !== undefined) asked({ table: live.table, ...live.turn })
    },
    gone: (live) => rooms.drop(live),
    fault,
  }
  const rooms = new Rooms(house)
  const minder = new Minder(rooms, house)
  const sockets = new Sockets(parts.socketLimits)
  watch.countLoaded(() => rooms.size)
  watch.countStored(() => storage.counts())

  const hear = (table: string, text: string): void => {
    const live = rooms.known(table)
    if (live === undefined) return
    if (text === HERE) live.count().catch(fault)
    else if (/^\d{1,9}$/.test(text)) live.hear(Number(text))
  }

  return {
    house,
    rooms,
    sockets,
    open: async () => {
      await bus.subscribe(hear, () => void minder.poll().catch(fault))
      minder.start()
      void minder.clean().catch(fault)
    },
    close: async () => {
      sockets.announceEnd()
      minder.close()
      health.close()
      await Promise.race([rooms.quiet(), pause(LONGEST_FLUSH, undefined, { ref: false })])
      await sockets.closeAll()
    },
  }
}
