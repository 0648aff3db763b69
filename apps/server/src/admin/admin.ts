/** What the admin page asks for: the last quarter of an hour of all servers, behind the operator's token. */
import type { FastifyInstance } from 'fastify'
import type { Bus } from '../bus/bus.ts'
import type { Watch } from '../watch/watch.ts'
import { Nodes, type NodeReport } from './nodes.ts'
import type { Gate } from './token.ts'

export interface AdminParts {
  readonly watch: Watch
  /** Where other servers are heard, if there may be any. */
  readonly bus?: Bus
  /** Without one there is no admin page. */
  readonly gate: Gate | undefined
}

interface Report {
  readonly now: number
  readonly nodes: readonly NodeReport[]
}

export function serveAdmin(app: FastifyInstance, { watch, bus, gate }: AdminParts): void {
  if (gate === undefined) {
    app.get('/api/admin/metrics', { schema: { hide: true } }, (_, reply) =>
      reply.code(404).send({ key: 'no-admin', facts: {} }),
    )
    return
  }
  const nodes = new Nodes(watch)
  if (bus !== undefined) app.addHook('onReady', () => nodes.join(bus))
  const options = { logLevel: 'warn', schema: { hide: true }, onRequest: gate } as const
  app.get<{ Querystring: { after?: string } }>('/api/admin/metrics', options, ({ query }, reply) => {
    const after = Number(query.after ?? 0)
    const report: Report = { now: Date.now(), nodes: nodes.reports(Number.isFinite(after) ? after : 0) }
    return reply.header('cache-control', 'no-store').send(report)
  })
}
