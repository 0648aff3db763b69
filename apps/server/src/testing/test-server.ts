/** A server on a free port of this machine, for tests. */
import type { FastifyInstance } from 'fastify'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import { NO_LIMITS, NO_SOCKET_LIMITS, defaultSettings, type ServerDependencies } from '../dependencies.ts'

export interface TestNode {
  readonly app: FastifyInstance
  readonly url: string
  readonly close: () => Promise<void>
}

/** Bots answer immediately, and there are no rate limits, unless a test sets them. */
export async function startNode(given: Partial<ServerDependencies> = {}): Promise<TestNode> {
  const page = mkdtempSync(join(tmpdir(), 'merchants-page-'))
  writeFileSync(join(page, 'index.html'), '<!doctype html>')
  const app = await buildApp({
    pageFolder: page,
    settings: { ...defaultSettings(), botPace: 0 },
    limits: NO_LIMITS,
    socketLimits: NO_SOCKET_LIMITS,
    ...given,
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    url,
    close: async () => {
      await app.close()
      rmSync(page, { recursive: true, force: true })
    },
  }
}
