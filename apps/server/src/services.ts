/** Opens what the settings ask for: one folder for a single server, or a database and Redis that several share. */
import { openMemory, openPostgres, openSqlite, type Storage } from '@merchants/storage'
import { redisBus } from './bus/redis-bus.ts'
import { RedisLink } from './bus/redis-link.ts'
import { RedisLimits } from './limits/redis-limits.ts'
import { completed, NO_LIMITS, NO_SOCKET_LIMITS, type Parts } from './parts.ts'
import { RedisPresence } from './presence/redis-presence.ts'
import type { Settings } from './settings.ts'

export interface Services {
  readonly parts: Parts
  /** Lets go of everything; what was begun is finished first. */
  readonly close: () => Promise<void>
}

export async function openServices(settings: Settings): Promise<Services> {
  const { inMemory, redisUrl, limits } = settings
  const storage = await openStorage(settings)
  const link = redisUrl === undefined ? undefined : await RedisLink.open(redisUrl)
  const shared = link && { bus: redisBus(link), presence: new RedisPresence(link), limits: new RedisLimits(link) }
  const unlimited = limits ? {} : { limits: NO_LIMITS, socketLimits: NO_SOCKET_LIMITS }
  const { parts, closeOwn } = completed({ settings, storage, reminds: !inMemory, ...shared, ...unlimited })
  const close = async (): Promise<void> => {
    await closeOwn()
    await Promise.all([shared?.bus.close(), shared?.presence.close(), shared?.limits.close()])
    await link?.close()
    await storage.close()
  }
  return { parts, close }
}

/** Whoever starts a server should not wonder what it waits for. */
function sayAway(): void {
  console.error('The database at DATABASE_URL does not answer yet. Trying for some seconds more …')
}

function openStorage({ inMemory, databaseUrl, data }: Settings): Promise<Storage> | Storage {
  if (inMemory) return openMemory()
  return databaseUrl === undefined ? openSqlite(data) : openPostgres(databaseUrl, sayAway)
}
