/** Tables, seats and games over HTTP, with permissions and visibility. */
import { once } from 'node:events'
import type { LobbyEntry, TableView } from '@merchants/protocol'
import { verifyProof } from '@merchants/room'
import { openMemory } from '@merchants/storage'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { MemoryRateLimiter } from '../limits/memory-limits.ts'
import { RATE_LIMITS } from '../limits/limits.ts'
import { defaultSettings } from '../dependencies.ts'
import { startTwoPlayerMatch, newNode } from '../testing/start-match.ts'
import { TestClient, openTable, post, takeSeat, USUAL_TABLE, type Seated } from '../testing/test-client.ts'
import { lobbyShape, proofShape, tableShape } from './response-schemas.ts'

const json = async (response: Response): Promise<unknown> => response.json()

describe('a table', () => {
  test('is created with a seat, whose secret is only in a cookie', async () => {
    const { url } = await newNode()

    const response = await post(url, '/api/tables', USUAL_TABLE)
    const cookies = response.headers.getSetCookie()
    const { table, seat } = (await json(response)) as Seated

    expect(response.status).toBe(201)
    expect(table).toMatch(/^[a-z2-7]{12}$/)
    expect(seat).toBe(0)
    expect(cookies).toEqual(
      [`/api/tables/${table}`, `/ws/tables/${table}`].map(
        (path) =>
          expect.stringMatching(
            `^seat_${table}=[\\w-]{43}; Max-Age=31536000; Path=${path}; HttpOnly; SameSite=Lax$`,
          ) as string,
      ),
    )
  })

  test('stores no secret of a seat, and reveals none of its own', async () => {
    const storage = openMemory()
    const { url } = await newNode({ storage })
    const { table, secret } = await openTable(url)

    const kept = await storage.read(table, 0)
    const { root } = JSON.parse(kept[0] ?? '') as { root: string }
    const facts = await (await fetch(`${url}/api/tables/${table}`)).text()

    expect(kept.join()).not.toContain(secret)
    expect(root).toMatch(/^[0-9a-f]{64}$/)
    expect(facts).not.toContain(root)
  })

  test('is listed if it is public, and found by its name if it is not', async () => {
    const { url } = await newNode()
    const open = await openTable(url)
    const hidden = await openTable(url, { options: { ...USUAL_TABLE.options, isPublic: false } })

    const list = (await json(await fetch(`${url}/api/tables`))) as LobbyEntry[]
    const facts = (await json(await fetch(`${url}/api/tables/${hidden.table}`))) as TableView

    expect(list).toMatchObject([
      { table: open.table, stage: 'gathering', seats: [{ is: 'person', name: 'Ana' }, { is: 'open' }] },
    ])
    expect(facts).toMatchObject({ table: hidden.table, stage: 'gathering', spectators: 0 })
  })

  test.each(['aaaaaaaaaaaa', 'x', 'AAAAAAAAAAAA', '%00', '..%2f..%2f'])('of the name %s is not there', async (name) => {
    const { url } = await newNode()

    for (const path of [`/api/tables/${name}`, `/api/tables/${name}/games/1`]) {
      expect([400, 404]).toContain((await fetch(url + path)).status)
    }
    expect([400, 404]).toContain((await post(url, `/api/tables/${name}/seats`, { name: 'Bo' })).status)
  })

  test.each([
    { ...USUAL_TABLE, name: 'x'.repeat(25) },
    { ...USUAL_TABLE, seats: [] },
    { ...USUAL_TABLE, more: 1 },
    { ...USUAL_TABLE, options: { ...USUAL_TABLE.options, decks: ['macaws'] } },
    [],
    null,
    'text',
  ])('like %j is refused', async (body) => {
    const { url } = await newNode()

    const response = await post(url, '/api/tables', body)

    expect(response.status).toBe(400)
    expect(await json(response)).toEqual({ key: 'bad-message', facts: {} })
  })

  test.each([
    ['invisible-name', ''],
    ['invisible-name', '\u3164'],
    ['odd-name', 'turned\u202earound'],
  ])('for a name that others could not read is refused with the reason: %s', async (key, name) => {
    const { url } = await newNode()

    const response = await post(url, '/api/tables', { ...USUAL_TABLE, name })

    expect(response.status).toBe(400)
    expect(await json(response)).toEqual({ key, facts: {} })
  })

  test('with a deck that does not exist is refused with the reason', async () => {
    const { url } = await newNode()
    const options = { ...USUAL_TABLE.options, decks: ['macaws', 'pandas', 'unicorns'] }

    const response = await post(url, '/api/tables', { ...USUAL_TABLE, options })

    expect(await json(response)).toEqual({
      key: 'wrong-setup',
      facts: { field: 'decks[2]', expected: expect.stringContaining('macaws') as string },
    })
  })

  test('larger than a sensible body is not even read', async () => {
    const { url } = await newNode()

    expect((await post(url, '/api/tables', { ...USUAL_TABLE, name: 'x'.repeat(20_000) })).status).toBe(413)
  })
})

describe('a seat', () => {
  test('is taken once', async () => {
    const { url } = await newNode()
    const { table } = await openTable(url)

    const [first, second] = await Promise.all([
      post(url, `/api/tables/${table}/seats`, { name: 'Bo' }),
      post(url, `/api/tables/${table}/seats`, { name: 'Cy' }),
    ])

    expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]))
  })

  test('opens for anyone with its link, on another device too', async () => {
    const { url } = await newNode()
    const ana = await openTable(url)

    const { secret } = (await json(await post(url, `/api/tables/${ana.table}/links`, {}, ana.secret))) as {
      secret: string
    }
    const claimed = await post(url, `/api/tables/${ana.table}/claim`, { secret })
    const [, own = ''] = /=([\w-]{43});/.exec(claimed.headers.getSetCookie()[0] ?? '') ?? []
    const other = await TestClient.at(url, { table: ana.table, secret: own })

    expect(await json(claimed)).toEqual({ seat: 0 })
    expect(new Set([secret, own, ana.secret]).size).toBe(3)
    expect(other.mine).toEqual([0])
    expect((await post(url, `/api/tables/${ana.table}/claim`, { secret })).status).toBe(403)
    expect(await json(await post(url, `/api/tables/${ana.table}/claim`, { secret: own }))).toEqual({ seat: 0 })
  })

  test('does not open for a wrong secret', async () => {
    const { url } = await newNode()
    const { table } = await openTable(url)
    const wrong = 'a'.repeat(43)

    for (const [path, body] of [
      ['claim', { secret: wrong }],
      ['links', {}],
    ] as const) {
      const response = await post(url, `/api/tables/${table}/${path}`, body, wrong)
      expect(response.status).toBe(403)
      expect(await json(response)).toEqual({ key: 'wrong-secret', facts: {} })
    }
    expect((await TestClient.at(url, { table, secret: wrong })).mine).toEqual([])
  })

  test('joins others of the same person in one cookie', async () => {
    const { url } = await newNode()
    const ana = await openTable(url)
    const both = await takeSeat(url, ana.table, { name: 'Bo' }, ana.secret)

    expect(both.secret.split('.')).toEqual([ana.secret, expect.any(String)])
    expect((await TestClient.at(url, both)).mine).toEqual([0, 1])
  })
})

describe('pages', () => {
  const withOrigin = (url: string, origin: string, cookie = ''): Promise<Response> =>
    fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify(USUAL_TABLE),
    })

  test('of our own can act, those of other sites cannot', async () => {
    const { url } = await newNode()

    expect((await withOrigin(url, url)).status).toBe(201)
    for (const origin of ['https://example.org', 'null', `${url}1`, 'x']) {
      const response = await withOrigin(url, origin)
      expect(response.status).toBe(403)
      expect(await json(response)).toEqual({ key: 'stranger', facts: {} })
    }
  })

  test('have to come from the public address, if there is one', async () => {
    const { url } = await newNode({ settings: { ...defaultSettings(), publicUrl: 'https://table.example.org' } })

    expect((await withOrigin(url, 'https://table.example.org')).status).toBe(201)
    expect((await withOrigin(url, url)).status).toBe(403)
  })

  test('of others open no socket, and cookies count only from our own', async () => {
    const { url } = await newNode()
    const { table, secret } = await openTable(url)
    const cookie = `seat_${table}=${secret}`

    const stranger = new TestClient(url, table, undefined, { origin: 'https://example.org', cookie })
    expect((await stranger.closed).code).toBe(1006)
    const speller = new WebSocket(`${url.replace('http', 'ws')}/%77s/tables/${table}`, {
      origin: 'https://example.org',
    })
    expect(await once(speller, 'error')).toEqual([new Error('Unexpected server response: 403')])
    const ours = new TestClient(url, table, undefined, { origin: url, cookie })
    await ours.until(({ is }) => is === 'welcome')
    expect(ours.mine).toEqual([0])
    const program = new TestClient(url, table, undefined, { cookie })
    await program.until(({ is }) => is === 'welcome')
    expect(program.mine).toEqual([])
  })

  test('that came by HTTPS through a trusted proxy get a secure cookie', async () => {
    const { url } = await newNode({ settings: { ...defaultSettings(), trustProxy: 'loopback' } })

    const response = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: JSON.stringify(USUAL_TABLE),
    })

    expect(response.headers.getSetCookie()[0]).toContain('; Secure;')
  })
})

test('too many requests are answered with a time to wait', async () => {
  const limits = new MemoryRateLimiter({ ...RATE_LIMITS, open: { burst: 2, perMinute: 1 } })
  const { url } = await newNode({ limits })
  await openTable(url)
  await openTable(url)

  const response = await post(url, '/api/tables', USUAL_TABLE)

  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('6')
  expect(await json(response)).toEqual({ key: 'too-fast', facts: { seconds: 6 } })
})

test('answers are as their description says, no less and no more', async () => {
  const { url } = await newNode()
  const { ana, bo, table } = await startTwoPlayerMatch(url)
  await ana.say({ do: 'propose', what: 'end' })
  const get = async (path: string, protocol: number): Promise<unknown> =>
    json(await fetch(`${url}${path}?protocol=${protocol}`))
  const before = [1, 2].map((protocol) => [get(`/api/tables/${table}`, protocol), get('/api/tables', protocol)])
  const lists = await Promise.all(before.map((each) => Promise.all(each)))
  await bo.say({ do: 'agree', yes: true })

  for (const [facts, list] of lists) {
    expect(tableShape.parse(facts)).toEqual(facts)
    expect(lobbyShape.parse(list)).toEqual(list)
  }
  for (const protocol of [1, 2]) {
    const after = await get(`/api/tables/${table}`, protocol)
    const proof = await get(`/api/tables/${table}/games/1`, protocol)
    expect(tableShape.parse(after)).toEqual(after)
    expect(proofShape.parse(proof)).toEqual(proof)
    expect(verifyProof(proof)).toBeUndefined()
  }
})

test('the HTTP part describes itself', async () => {
  const { url } = await newNode()

  const description = (await json(await fetch(`${url}/api/openapi.json`))) as {
    openapi: string
    paths: Record<string, Record<string, { responses: object }>>
  }

  expect(description.openapi).toMatch(/^3\./)
  expect(Object.keys(description.paths)).toEqual(
    expect.arrayContaining([
      '/api/tables',
      '/api/tables/{table}',
      '/api/tables/{table}/seats',
      '/api/tables/{table}/games/{game}',
    ]),
  )
  const paths = Object.entries(description.paths).filter(([path]) => path.startsWith('/api/tables'))
  for (const { responses } of paths.flatMap(([, methods]) => Object.values(methods))) {
    expect(Object.keys(responses)).toEqual([expect.stringMatching(/^20\d$/), '4XX', '5XX'])
  }
})
