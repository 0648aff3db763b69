/** The data of the admin page, with the last 15 minutes of all servers, behind the operator's token. */
import type { FastifyInstance } from 'fastify'
import type { Bus } from '../bus/bus.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { Nodes, type NodeReport } from './nodes.ts'
import type { AuthHook } from './admin-auth.ts'

export interface AdminDependencies {
  readonly telemetry: Telemetry
  /** Where other servers are heard, if there may be any. */
  readonly bus?: Bus
  /** Without one there is no admin page. */
  readonly gate: AuthHook | undefined
}

interface Report {
  readonly now: number
  readonly nodes: readonly NodeReport[]
}

export function serveAdmin(app: FastifyInstance, { telemetry, bus, gate }: AdminDependencies): void {
  if (gate === undefined) {
    app.get('/api/admin/metrics', { schema: { hide: true } }, (_, reply) =>
      reply.code(404).send({ key: 'no-admin', facts: {} }),
    )
    return
  }
  const nodes = new Nodes(telemetry)
  if (bus !== undefined) app.addHook('onReady', () => nodes.join(bus))
  const options = { logLevel: 'warn', schema: { hide: true }, onRequest: gate } as const
  app.get<{ Querystring: { after?: string } }>('/api/admin/metrics', options, ({ query }, reply) => {
    const after = Number(query.after ?? 0)
    const report: Report = { now: Date.now(), nodes: nodes.reports(Number.isFinite(after) ? after : 0) }
    return reply.header('cache-control', 'no-store').send(report)
  })
}
