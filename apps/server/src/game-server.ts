/** A whole game server: tables, sockets, and what looks after them as time passes. */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Turn } from './notify/notifier.ts'
import type { ServerDependencies } from './dependencies.ts'
import type { RoomServices } from './rooms/live-room.ts'
import { PRESENCE_CHANGED } from './rooms/room-replica.ts'
import { RoomScheduler } from './rooms/room-scheduler.ts'
import { playBotTurn } from './rooms/play-bot-turn.ts'
import { Rooms } from './rooms/rooms.ts'
import { StorageHealth } from './rooms/storage-health.ts'
import { Sockets } from './socket/sockets.ts'

/** Milliseconds to finish pending work. */
const MAX_FLUSH = 5000

export interface GameServer {
  readonly services: RoomServices
  readonly rooms: Rooms
  readonly sockets: Sockets
  readonly open: () => Promise<void>
  /** Tells everyone, finishes pending work, and closes all sockets. */
  readonly close: () => Promise<void>
}

/** `asked` is called for everyone who has to decide. */
export function createGameServer(
  parts: ServerDependencies,
  log: FastifyBaseLogger,
  onTurn: (turn: Turn) => void,
): GameServer {
  const { settings, storage, bus, presence, bots, telemetry, source } = parts
  const health = new StorageHealth(storage, log, (isFailing) => {
    source.holdClock(isFailing)
    for (const live of rooms.all) live.storageChanged(isFailing)
  })
  const fault = (error: unknown): void => void (health.failed(error) || log.error(error))
  const services: RoomServices = {
    health,
    storage,
    bus,
    presence,
    bots,
    telemetry,
    source,
    grace: settings.grace,
    botPace: settings.botPace,
    keep: settings.keep,
    changed: (live) => {
      playBotTurn(live, services, settings.botPace)
      if (live.turn !== undefined) onTurn({ table: live.table, ...live.turn })
    },
    gone: (live) => rooms.drop(live),
    fault,
  }
  const rooms = new Rooms(services)
  const scheduler = new RoomScheduler(rooms, services)
  const sockets = new Sockets(parts.socketLimits)
  telemetry.countLoaded(() => rooms.size)
  telemetry.countStored(() => storage.counts())

  const hear = (table: string, text: string): void => {
    const live = rooms.known(table)
    if (live === undefined) return
    if (text === PRESENCE_CHANGED) live.count().catch(fault)
    else if (/^\d{1,9}$/.test(text)) live.onRemoteAppend(Number(text))
  }

  return {
    services,
    rooms,
    sockets,
    open: async () => {
      await bus.subscribe(hear, () => void scheduler.poll().catch(fault))
      scheduler.start()
      void scheduler.clean().catch(fault)
    },
    close: async () => {
      sockets.announceShutdown()
      scheduler.close()
      health.close()
      await Promise.race([rooms.quiet(), pause(MAX_FLUSH, undefined, { ref: false })])
      await sockets.closeAll()
    },
  }
}
