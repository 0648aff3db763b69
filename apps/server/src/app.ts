/** The server as a whole, without a port: everything that answers, put together. */
import { statfs } from 'node:fs/promises'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { serveAdmin } from './admin/admin.ts'
import { gateFor } from './admin/token.ts'
import { limited, type Front } from './api/front.ts'
import { guard } from './api/guard.ts'
import { guardHost } from './api/host.ts'
import { serveGames } from './api/games.ts'
import { serveDescription } from './api/openapi.ts'
import { serveDevices } from './api/devices.ts'
import { ownSeatsFor, serveSeats } from './api/seats.ts'
import { serveTables } from './api/tables.ts'
import { tellBrowsers } from './browsers.ts'
import { openHouse } from './house.ts'
import { createNotifier } from './notify/notifier.ts'
import { serveReminders } from './notify/reminders.ts'
import { servePage } from './page.ts'
import { completed, type Parts } from './parts.ts'
import { serveSockets } from './socket/upgrade.ts'
import { serveHealth } from './watch/health.ts'
import { logsTo } from './watch/logs.ts'

export { usualSettings } from './parts.ts'

/** Bytes of the largest body. */
const LARGEST_BODY = 16_384

async function bytesFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** A request must have come within so many milliseconds, its head included; looked at often enough for that to be so. */
const timeouts = (longest: number) => ({
  requestTimeout: longest,
  http: { headersTimeout: longest, connectionsCheckingInterval: Math.min(1000, longest) },
})

/** What is not given is made for this app alone: everything in memory, nothing written down. */
export async function buildApp(given: Partial<Parts> = {}): Promise<FastifyInstance> {
  const { parts, closeOwn } = completed(given)
  const { settings, storage, bus, presence, watch, limits } = parts
  const isHere = async (table: string, seat: number): Promise<boolean> => (await presence.of(table)).here.has(seat)
  const app = fastify({
    // Browsers keep connections open; waiting for them would hold up the end.
    forceCloseConnections: true,
    logger: logsTo(settings.logLevel),
    trustProxy: settings.trustProxy,
    bodyLimit: LARGEST_BODY,
    ...timeouts(parts.longestRequest),
  })
  // The first hook is the last to be called.
  app.addHook('onClose', closeOwn)
  app.setValidatorCompiler(validatorCompiler)
  // Schemas of answers describe them; what is sent is what the room's door has made.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))

  await tellBrowsers(app)
  await app.register(cookie)
  await serveDescription(app)

  const notifier = parts.reminds ? await createNotifier({ settings, storage, isHere, watch, log: app.log }) : undefined
  const { house, rooms, sockets, open, close } = openHouse(parts, app.log, (turn) => notifier?.asked(turn))
  const front: Front = { rooms, house, limits, publicUrl: settings.publicUrl, isClosing: () => sockets.isClosing }
  guardHost(app, settings.publicUrl)
  guard(app, front)
  serveTables(app, front)
  serveSeats(app, front)
  serveDevices(app, front)
  serveGames(app, front)
  if (notifier !== undefined) {
    serveReminders(app, {
      notifier,
      storage,
      publicUrl: settings.publicUrl,
      ownSeats: ownSeatsFor(front),
      limit: limited('sit', front),
    })
    // While people are still here: later everybody would seem to be away.
    app.addHook('preClose', () => notifier.close())
  }
  serveSockets(app, front, sockets)
  // One gate for both doors: who guesses is counted once.
  const gate = settings.adminToken === undefined ? undefined : gateFor(settings.adminToken)
  serveHealth(app, {
    watch,
    checks: { storage: () => (house.health.isFailing ? Promise.reject(new Error('failing')) : storage.ping()) },
    isClosing: front.isClosing,
    clock: parts.source.clock,
    gate,
  })
  serveAdmin(app, { watch, bus, gate })
  if (!settings.inMemory && settings.databaseUrl === undefined) watch.measureDisk(() => bytesFree(settings.data))
  if (settings.page) await servePage(app, parts.pageFolder)

  app.addHook('onReady', open)
  app.addHook('preClose', close)
  return app
}
