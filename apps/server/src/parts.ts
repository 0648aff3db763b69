/** What a server is put together from. Tests bring their own parts, and several servers may share a storage and a bus. */
import { openMemory, type Storage } from '@merchants/storage'
import { startBots, type Bots } from './bots/bots.ts'
import type { Bus } from './bus/bus.ts'
import { memoryBus } from './bus/memory-bus.ts'
import type { Limits } from './limits/limits.ts'
import { MemoryLimits } from './limits/memory-limits.ts'
import { BUILT_PAGE } from './page.ts'
import { MemoryPresence } from './presence/memory-presence.ts'
import type { PresenceBook } from './presence/presence.ts'
import { newSource, type Source } from './rooms/fresh.ts'
import { readSettings, type Settings } from './settings.ts'
import type { SocketLimits } from './socket/sockets.ts'
import { createWatch, type Watch } from './watch/watch.ts'

export interface Parts {
  readonly pageFolder: string
  readonly settings: Settings
  readonly storage: Storage
  readonly bus: Bus
  readonly presence: PresenceBook
  readonly limits: Limits
  readonly socketLimits: SocketLimits
  readonly bots: Bots
  readonly watch: Watch
  readonly source: Source
  /** Milliseconds that a request may take to come. */
  readonly longestRequest: number
  /** Whether people who are away can ask to be reminded of their turns. */
  readonly reminds: boolean
}

/** For whoever is not limited, such as a measurement. */
export const NO_LIMITS: Limits = { take: () => true, close: async () => undefined }
export const NO_SOCKET_LIMITS: SocketLimits = { perAddress: Infinity, watchers: Infinity, watchersPerAddress: Infinity }

export const SOCKET_LIMITS: SocketLimits = { perAddress: 300, watchers: 200, watchersPerAddress: 40 }

/** Adds what is missing, in memory; `closeOwn` lets go of what was added. */
export function completed(given: Partial<Parts>): { readonly parts: Parts; readonly closeOwn: () => Promise<void> } {
  const own: (() => unknown)[] = []
  const added = <Part extends { close(): unknown }>(part: Part): Part => {
    own.push(() => part.close())
    return part
  }
  const source = given.source ?? newSource()
  const parts: Parts = {
    pageFolder: given.pageFolder ?? BUILT_PAGE,
    settings: given.settings ?? usualSettings(),
    storage: given.storage ?? added(openMemory()),
    bus: given.bus ?? added(memoryBus()),
    presence: given.presence ?? added(new MemoryPresence(source.clock)),
    limits: given.limits ?? added(new MemoryLimits()),
    socketLimits: given.socketLimits ?? SOCKET_LIMITS,
    bots: given.bots ?? added(startBots()),
    watch: given.watch ?? added(createWatch()),
    source,
    longestRequest: given.longestRequest ?? 15_000,
    reminds: given.reminds ?? false,
  }
  const closeOwn = async (): Promise<void> => {
    for (const close of own) await close()
  }
  return { parts, closeOwn }
}

/** What is usual, without a word in the log. */
export function usualSettings(): Settings {
  const reading = readSettings({ LOG_LEVEL: 'silent' })
  if ('fault' in reading) throw new Error(reading.fault)
  return reading.settings
}
