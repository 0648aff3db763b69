/** The server as a whole, without a port: everything that answers, put together. */
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { serveAdmin } from './admin/admin.ts'
import { gateFor } from './admin/token.ts'
import { limited, type Front } from './api/front.ts'
import { guard } from './api/guard.ts'
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

/** Bytes of the largest body, and milliseconds that a request may take to come. */
const LARGEST_BODY = 16_384
const LONGEST_REQUEST = 15_000

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
    requestTimeout: LONGEST_REQUEST,
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
    gate,
  })
  serveAdmin(app, { watch, bus, gate })
  if (settings.page) await servePage(app, parts.pageFolder)

  app.addHook('onReady', open)
  app.addHook('preClose', close)
  return app
}
