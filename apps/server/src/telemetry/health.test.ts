/** Health, readiness and metrics for monitoring. */
import fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { requireAdminToken } from '../admin/admin-auth.ts'
import { serveHealth, type HealthDependencies } from './health.ts'
import { createTelemetry } from './telemetry.ts'

const works = (): Promise<void> => Promise.resolve()
const fails = (): Promise<void> => Promise.reject(new Error('no'))

function healthApp(parts: Partial<HealthDependencies>): FastifyInstance {
  const telemetry = createTelemetry()
  const app = fastify()
  serveHealth(app, { telemetry, checks: { storage: works }, ...parts })
  onTestFinished(async () => {
    telemetry.close()
    await app.close()
  })
  return app
}

test('it is alive even if its storage is not', async () => {
  const answer = await healthApp({ checks: { storage: fails } }).inject('/healthz')

  expect([answer.statusCode, answer.json()]).toEqual([200, { alive: true }])
})

test('it is ready when all parts work', async () => {
  const answer = await healthApp({ checks: { storage: works, bus: works } }).inject('/readyz')

  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { ready: true, closing: false, parts: { storage: 'ok', bus: 'ok' } },
  ])
})

test('it is not ready while its storage is down, and says which part it is', async () => {
  const answer = await healthApp({ checks: { storage: fails, bus: works } }).inject('/readyz')

  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { ready: false, closing: false, parts: { storage: 'down', bus: 'ok' } },
  ])
})

test('a part that never answers is down', async () => {
  const answer = await healthApp({ checks: { storage: () => new Promise(() => undefined) }, patience: 1 }).inject(
    '/readyz',
  )

  expect(answer.statusCode).toBe(503)
})

test('it is not ready when it is about to leave', async () => {
  const answer = await healthApp({ isClosing: () => true }).inject('/readyz')

  expect([answer.statusCode, answer.json()]).toMatchObject([503, { ready: false, closing: true }])
})

test('metrics are for this machine, or for holders of the token', async () => {
  const open = await healthApp({}).inject('/metrics')
  const elsewhere = await healthApp({}).inject({ url: '/metrics', remoteAddress: '203.0.113.5' })
  const headers = { 'x-forwarded-for': '203.0.113.5' }
  const proxied = await healthApp({}).inject({ url: '/metrics', headers })
  const guarded = healthApp({ gate: requireAdminToken('0123456789abcdef') })
  const without = await guarded.inject('/metrics')
  const withIt = await guarded.inject({ url: '/metrics', headers: { authorization: 'Bearer 0123456789abcdef' } })

  expect(open.headers['content-type']).toContain('version=0.0.4')
  expect(open.body).toContain('merchants_moves_total 0')
  expect([elsewhere.statusCode, proxied.statusCode]).toEqual([403, 403])
  expect(elsewhere.body + proxied.body).not.toContain('merchants')
  expect(without.statusCode).toBe(401)
  expect(without.body).not.toContain('merchants')
  expect(withIt.body).toContain('merchants_moves_total 0')
})
