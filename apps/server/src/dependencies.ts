/** The parts of a server. Tests bring their own, and several servers may share a storage and a bus. */
import { openMemory, type Storage } from '@merchants/storage'
import { startBots, type Bots } from './bots/bots.ts'
import type { Bus } from './bus/bus.ts'
import { memoryBus } from './bus/memory-bus.ts'
import type { RateLimiter } from './limits/limits.ts'
import { MemoryRateLimiter } from './limits/memory-limits.ts'
import { BUILT_PAGE } from './static-files.ts'
import { MemoryPresence } from './presence/memory-presence.ts'
import type { PresenceStore } from './presence/presence.ts'
import { systemSource, type SystemSource } from './rooms/system-source.ts'
import { readSettings, type Settings } from './settings.ts'
import type { SocketLimits } from './socket/sockets.ts'
import { createTelemetry, type Telemetry } from './telemetry/telemetry.ts'

export interface ServerDependencies {
  readonly pageFolder: string
  readonly settings: Settings
  readonly storage: Storage
  readonly bus: Bus
  readonly presence: PresenceStore
  readonly limits: RateLimiter
  readonly socketLimits: SocketLimits
  readonly bots: Bots
  readonly telemetry: Telemetry
  readonly source: SystemSource
  /** Milliseconds that a request may take to come. */
  readonly longestRequest: number
  /** Whether people who are away can ask to be reminded of their turns. */
  readonly hasReminders: boolean
}

/** For unlimited clients, such as a measurement. */
export const NO_LIMITS: RateLimiter = { consume: () => true, close: async () => undefined }
export const NO_SOCKET_LIMITS: SocketLimits = { perAddress: Infinity, watchers: Infinity, watchersPerAddress: Infinity }

export const SOCKET_LIMITS: SocketLimits = { perAddress: 300, watchers: 200, watchersPerAddress: 40 }

/** Adds what is missing, in memory; `closeOwn` lets go of what was added. */
export function withDefaults(given: Partial<ServerDependencies>): {
  readonly parts: ServerDependencies
  readonly closeOwn: () => Promise<void>
} {
  const own: (() => unknown)[] = []
  const added = <Part extends { close(): unknown }>(part: Part): Part => {
    own.push(() => part.close())
    return part
  }
  const source = given.source ?? systemSource()
  const parts: ServerDependencies = {
    pageFolder: given.pageFolder ?? BUILT_PAGE,
    settings: given.settings ?? defaultSettings(),
    storage: given.storage ?? added(openMemory()),
    bus: given.bus ?? added(memoryBus()),
    presence: given.presence ?? added(new MemoryPresence(source.clock)),
    limits: given.limits ?? added(new MemoryRateLimiter()),
    socketLimits: given.socketLimits ?? SOCKET_LIMITS,
    bots: given.bots ?? added(startBots()),
    telemetry: given.telemetry ?? added(createTelemetry()),
    source,
    longestRequest: given.longestRequest ?? 15_000,
    hasReminders: given.hasReminders ?? false,
  }
  const closeOwn = async (): Promise<void> => {
    for (const close of own) await close()
  }
  return { parts, closeOwn }
}

/** The defaults, without logging. */
export function defaultSettings(): Settings {
  const reading = readSettings({ LOG_LEVEL: 'silent' })
  if ('fault' in reading) throw new Error(reading.fault)
  return reading.settings
}
