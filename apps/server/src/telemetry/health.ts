/** Three addresses for monitoring: health, readiness and metrics. */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { AuthHook } from '../admin/admin-auth.ts'
import { METRICS_TYPE } from './metrics.ts'
import type { Telemetry } from './telemetry.ts'

export interface HealthDependencies {
  readonly telemetry: Telemetry
  /** Checks that must pass before clients are sent here, such as `storage`. Each rejects if its part does not work. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>
  /** Whether the server is shutting down. */
  readonly isClosing?: () => boolean
  /** If there is one, the metrics are behind it. Otherwise only this machine is shown them. */
  readonly gate?: AuthHook | undefined
  /** The clock that games go by, for pages that show how it runs. */
  readonly clock?: () => number
  /** A part that does not answer for this many milliseconds does not work. */
  readonly patience?: number
}

export function serveHealth(
  app: FastifyInstance,
  { telemetry, checks, isClosing, gate, clock = Date.now, patience = 2000 }: HealthDependencies,
): void {
  const quiet = (summary: string) => ({ logLevel: 'warn', schema: { summary } }) as const

  app.get('/healthz', quiet('Whether the server runs'), (_, reply) =>
    reply.headers({ 'cache-control': 'no-store', date: new Date(clock()).toUTCString() }).send({ alive: true }),
  )

  app.get('/readyz', quiet('Whether the server is ready'), async (_, reply) => {
    const entries = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await works(check, patience)] as const),
    )
    const closing = isClosing?.() ?? false
    const ready = !closing && entries.every(([, isWorking]) => isWorking)
    const parts = Object.fromEntries(entries.map(([name, isWorking]) => [name, isWorking ? 'ok' : 'down']))
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, closing, parts })
  })

  const guarded = { ...quiet('Server metrics in the Prometheus format'), onRequest: gate ?? refuseElsewhere }
  app.get('/metrics', guarded, async (_, reply) =>
    reply
      .type(METRICS_TYPE)
      .header('cache-control', 'no-store')
      .send(await telemetry.metrics()),
  )
}

const LOOPBACK: ReadonlySet<string | undefined> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** On a quiet server, the number of moves shows that a player has just answered a secret question. */
const refuseElsewhere: AuthHook = async ({ socket, headers }, reply) => {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  if (LOOPBACK.has(socket.remoteAddress) && !isForwarded) return undefined
  return reply.code(403).type('text/plain').send('Set ADMIN_TOKEN to read the metrics from another machine.\n')
}

async function works(check: () => Promise<unknown>, patience: number): Promise<boolean> {
  const late = new AbortController()
  const slowness = pause(patience, false, { signal: late.signal, ref: false })
  try {
    return await Promise.race([check().then(() => true), slowness])
  } catch {
    return false
  } finally {
    late.abort()
    slowness.catch(() => undefined)
  }
}
