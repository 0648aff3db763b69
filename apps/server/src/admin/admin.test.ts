/** The server status, for holders of the token. */
import fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { memoryBus, type Hub } from '../bus/memory-bus.ts'
import { defaultSettings } from '../dependencies.ts'
import { newNode } from '../testing/start-match.ts'
import { Sampler } from '../telemetry/sampler.ts'
import { createTelemetry } from '../telemetry/telemetry.ts'
import { serveAdmin } from './admin.ts'
import { Nodes } from './nodes.ts'
import { requireAdminToken } from './admin-auth.ts'

const TOKEN = 'correct-horse-battery'
const URL = '/api/admin/metrics'

function adminApp(adminToken: string | undefined): FastifyInstance {
  const telemetry = createTelemetry()
  const app = fastify()
  serveAdmin(app, { telemetry, gate: adminToken === undefined ? undefined : requireAdminToken(adminToken) })
  onTestFinished(async () => {
    telemetry.close()
    await app.close()
  })
  return app
}

test('with the token the measurements are handed out', async () => {
  const answer = await adminApp(TOKEN).inject({ url: URL, headers: { authorization: `Bearer ${TOKEN}` } })

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  // On a slow machine there may be a first sample already.
  expect(answer.json()).toMatchObject({
    now: expect.any(Number) as number,
    nodes: [{ samples: expect.any(Array) as unknown[] }],
  })
})

test.each([undefined, 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`, TOKEN])(
  '%s is not a key',
  async (authorization) => {
    const answer = await adminApp(TOKEN).inject({
      url: URL,
      headers: authorization === undefined ? {} : { authorization },
    })

    expect([answer.statusCode, answer.json()]).toEqual([401, { key: 'wrong-token', facts: {} }])
  },
)

test('where no token is set no one has it', async () => {
  const answer = await adminApp(undefined).inject({ url: URL, headers: { authorization: 'Bearer undefined' } })

  expect([answer.statusCode, answer.json()]).toEqual([404, { key: 'no-admin', facts: {} }])
})

test('ten wrong tokens block an address for a minute, even with the right one', async () => {
  let now = 0
  const app = fastify()
  onTestFinished(() => app.close())
  app.get('/', { onRequest: requireAdminToken(TOKEN, () => now) }, () => 'in')
  const knock = async (token: string, remoteAddress: string) =>
    (await app.inject({ url: '/', remoteAddress, headers: { authorization: `Bearer ${token}` } })).statusCode

  for (let guess = 0; guess < 10; guess++) expect(await knock(`guess ${guess}`, '192.0.2.1')).toBe(401)

  expect(await knock(TOKEN, '192.0.2.1')).toBe(429)
  const answer = await app.inject({ url: '/', remoteAddress: '192.0.2.1' })
  expect([answer.headers['retry-after'], answer.json()]).toEqual(['60', { key: 'too-fast', facts: { seconds: 60 } }])
  expect(await knock(TOKEN, '192.0.2.2')).toBe(200)
  now = 60_000
  expect(await knock(TOKEN, '192.0.2.1')).toBe(200)
})

test('wrong tokens count for the status page and the metrics together', async () => {
  const { app } = await newNode({ settings: { ...defaultSettings(), adminToken: TOKEN } })
  const knock = async (url: string, token: string) =>
    (await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode

  for (let guess = 0; guess < 10; guess++) expect(await knock(guess % 2 ? URL : '/metrics', `${guess}`)).toBe(401)

  expect([await knock(URL, TOKEN), await knock('/metrics', TOKEN)]).toEqual([429, 429])
})

test('servers that share a bus report for each other', async () => {
  const hub: Hub = new Set()
  const [here, there] = [memoryBus(hub), memoryBus(hub)]
  const telemetry = createTelemetry()
  onTestFinished(() => telemetry.close())
  const nodes = new Nodes(telemetry, 'here')
  await nodes.join(here)
  const heard = new Promise<void>((resolve) => {
    void here.subscribe((_, text) => (text.includes('there') ? resolve() : undefined))
  })
  const taken = new Sampler().take(5000)

  there.publish('~nodes', 'no news at all')
  there.publish('~nodes', JSON.stringify({ node: 'newer', since: 1, sample: { at: 1, more: 2 } }))
  there.publish('~nodes', JSON.stringify({ node: 'there', since: 1, sample: taken }))
  await heard

  expect(nodes.reports(0)).toMatchObject([{ node: 'here' }, { node: 'there', since: 1, samples: [{ at: 5000 }] }])
  expect(nodes.reports(5000)).toMatchObject([{ node: 'here' }, { node: 'there', samples: [] }])
})
