/** Opens the services in the settings: one folder for a single server, or a shared database and Redis. */
import { openMemory, openPostgres, openSqlite, type Storage } from '@merchants/storage'
import { redisBus } from './bus/redis-bus.ts'
import { RedisLink } from './bus/redis-link.ts'
import { RedisRateLimiter } from './limits/redis-limits.ts'
import { withDefaults, NO_LIMITS, NO_SOCKET_LIMITS, type ServerDependencies } from './dependencies.ts'
import { RedisPresence } from './presence/redis-presence.ts'
import type { Settings } from './settings.ts'

export interface Services {
  readonly parts: ServerDependencies
  /** Closes everything once pending work is finished. */
  readonly close: () => Promise<void>
}

export async function openServices(settings: Settings): Promise<Services> {
  const { inMemory, redisUrl, limits } = settings
  const storage = await openStorage(settings)
  const link = redisUrl === undefined ? undefined : await RedisLink.open(redisUrl)
  const shared = link && { bus: redisBus(link), presence: new RedisPresence(link), limits: new RedisRateLimiter(link) }
  const unlimited = limits ? {} : { limits: NO_LIMITS, socketLimits: NO_SOCKET_LIMITS }
  const { parts, closeOwn } = withDefaults({ settings, storage, hasReminders: !inMemory, ...shared, ...unlimited })
  const close = async (): Promise<void> => {
    await closeOwn()
    await Promise.all([shared?.bus.close(), shared?.presence.close(), shared?.limits.close()])
    await link?.close()
    await storage.close()
  }
  return { parts, close }
}

/** Tells the operator what the starting server waits for. */
function sayAway(): void {
  console.error('The database at DATABASE_URL does not answer yet. Trying for a few more seconds…')
}

function openStorage({ inMemory, databaseUrl, data }: Settings): Promise<Storage> | Storage {
  if (inMemory) return openMemory()
  return databaseUrl === undefined ? openSqlite(data) : openPostgres(databaseUrl, sayAway)
}
