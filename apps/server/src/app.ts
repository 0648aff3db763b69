/** The server as a whole, without a port: everything that answers, put together. */
import { statfs } from 'node:fs/promises'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { serveAdmin } from './admin/admin.ts'
import { requireAdminToken } from './admin/admin-auth.ts'
import { rateLimited, type ApiContext } from './api/api-context.ts'
import { guard } from './api/origin-and-errors.ts'
import { guardHost } from './api/host.ts'
import { serveGames } from './api/games.ts'
import { serveDescription } from './api/openapi.ts'
import { serveDevices } from './api/devices.ts'
import { ownSeatsFor, serveSeats } from './api/seats.ts'
import { serveTables } from './api/tables.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { createGameServer } from './game-server.ts'
import { createNotifier } from './notify/notifier.ts'
import { serveReminders } from './notify/reminder-routes.ts'
import { servePage } from './static-files.ts'
import { withDefaults, type ServerDependencies } from './dependencies.ts'
import { serveSockets } from './socket/upgrade.ts'
import { serveHealth } from './telemetry/health.ts'
import { loggerOptions } from './telemetry/logs.ts'

export { defaultSettings } from './dependencies.ts'

/** Bytes of the largest body. */
const MAX_BODY = 16_384

async function bytesFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** A request must arrive within this many milliseconds, its head included. The check runs often enough to ensure that. */
const timeouts = (longest: number) => ({
  requestTimeout: longest,
  http: { headersTimeout: longest, connectionsCheckingInterval: Math.min(1000, longest) },
})

/** Missing parts are created for this app alone, in memory and without logs. */
export async function buildApp(given: Partial<ServerDependencies> = {}): Promise<FastifyInstance> {
  const { parts, closeOwn } = withDefaults(given)
  const { settings, storage, bus, presence, telemetry, limits } = parts
  const isHere = async (table: string, seat: number): Promise<boolean> => (await presence.of(table)).here.has(seat)
  const app = fastify({
    forceCloseConnections: true, // Browsers keep connections open; waiting for them would delay the shutdown.
    logger: loggerOptions(settings.logLevel),
    trustProxy: settings.trustProxy,
    bodyLimit: MAX_BODY,
    ...timeouts(parts.longestRequest),
  })
  app.addHook('onClose', closeOwn) // The first hook is called last.
  app.setValidatorCompiler(validatorCompiler)
  // Response schemas only describe; the room's output is sent as it is.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))

  await addSecurityHeaders(app)
  await app.register(cookie)
  await serveDescription(app)

  const notifier = parts.hasReminders
    ? await createNotifier({ settings, storage, isHere, telemetry, log: app.log })
    : undefined
  const { services, rooms, sockets, open, close } = createGameServer(parts, app.log, (turn) => notifier?.onTurn(turn))
  const api: ApiContext = { rooms, services, limits, publicUrl: settings.publicUrl, isClosing: () => sockets.isClosing }
  guardHost(app, settings.publicUrl)
  guard(app, api)
  serveTables(app, api)
  serveSeats(app, api)
  serveDevices(app, api)
  serveGames(app, api)
  if (notifier !== undefined) {
    serveReminders(app, {
      notifier,
      storage,
      publicUrl: settings.publicUrl,
      ownSeats: ownSeatsFor(api),
      limit: rateLimited('sit', api),
    })
    // Before the sockets close, or else everyone would seem to be away.
    app.addHook('preClose', () => notifier.close())
  }
  serveSockets(app, api, sockets)
  // HTTP and sockets share one limiter, so guesses are counted once.
  const gate = settings.adminToken === undefined ? undefined : requireAdminToken(settings.adminToken)
  serveHealth(app, {
    telemetry,
    checks: { storage: () => (services.health.isFailing ? Promise.reject(new Error('failing')) : storage.ping()) },
    isClosing: api.isClosing,
    clock: parts.source.clock,
    gate,
  })
  serveAdmin(app, { telemetry, bus, gate })
  if (!settings.inMemory && settings.databaseUrl === undefined) telemetry.measureDisk(() => bytesFree(settings.data))
  if (settings.page) await servePage(app, parts.pageFolder)

  app.addHook('onReady', open)
  app.addHook('preClose', close)
  return app
}
