/** Recipients, channels and contents of reminders. */
import { createECDH, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openMemory, type Storage } from '@merchants/storage'
import fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { expect, onTestFinished, test, vi, type Mock } from 'vitest'
import webPush from 'web-push'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { vapidKeysOf } from './vapid-keys.ts'
import { createNotifier, type Notifier } from './notifier.ts'
import type { OutgoingRequest } from './send.ts'
import { serveReminders } from './reminder-routes.ts'
import { deleteSubscriptions } from './subscriptions.ts'

const TABLE = 'abcdefghij27'
const REMINDERS = `/api/tables/${TABLE}/reminders`
const ROW = { table: TABLE, isPublic: false, stage: 'playing', touchedAt: 0, dueAt: null, lobby: '{}' } as const
const HOOK = 'http://127.0.0.1:9/hook'

const browser = createECDH('prime256v1')
browser.generateKeys()
const PUSH = {
  way: 'push',
  endpoint: 'http://127.0.0.1:9/push',
  keys: { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  language: 'fr',
}

interface World {
  readonly app: FastifyInstance
  readonly notifier: Notifier
  readonly letters: OutgoingRequest[]
  readonly here: Set<number>
  readonly reminded: Mock<Telemetry['reminded']>
  readonly wish: (
    subscription: unknown,
    seat?: number,
  ) => Promise<{ readonly statusCode: number; readonly body: string }>
  readonly stop: (payload: object) => Promise<number>
}

/** A table whose seats 0 and 1 are ours, and a fake sender that only records. One address never answers. */
async function world({
  status = 201,
  storage = storageWithTable(),
  webhooks = true,
  webhooksInside = true,
  deaf = '',
} = {}): Promise<World> {
  const letters: OutgoingRequest[] = []
  const waiting: (() => void)[] = []
  const here = new Set<number>()
  const reminded = vi.fn<Telemetry['reminded']>()
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const vapid = { publicKey, privateKey }
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  const notifier = await createNotifier({
    settings: { data: '', redisUrl: undefined, vapid, vapidContact: 'mailto:me@example.org', webhooks, webhooksInside },
    storage,
    isHere: async (_, seat) => here.has(seat),
    telemetry: { reminded },
    log: app.log,
    send: async (request) => {
      letters.push(request)
      if (request.address !== deaf) return status
      return new Promise((resolve) => {
        waiting.push(() => resolve(status))
      })
    },
  })
  serveReminders(app, { notifier, storage, publicUrl: 'https://table.example.org', ownSeats: async () => [0, 1] })
  onTestFinished(async () => {
    // It would give a silent address some time to answer.
    for (const answer of waiting) answer()
    await notifier.close()
    await app.close()
  })
  return {
    app,
    notifier,
    letters,
    here,
    reminded,
    wish: (wanted, seat) => app.inject({ method: 'POST', url: REMINDERS, payload: { wish: wanted, seat } }),
    stop: async (payload) => (await app.inject({ method: 'DELETE', url: REMINDERS, payload })).statusCode,
  }
}

function storageWithTable(): Storage {
  const storage = openMemory()
  void storage.append(0, ['{}'], ROW)
  return storage
}

/** Everything that waits is sent at the end. */
async function ask(
  { notifier }: World,
  ...questions: readonly (readonly [seat: number, question: number])[]
): Promise<void> {
  for (const [seat, question] of questions) notifier.onTurn({ table: TABLE, seat, question })
  await notifier.close()
}

test('an absent player with a webhook gets a call that names table and seat', async () => {
  const it = await world()
  expect(await it.wish({ way: 'webhook', url: HOOK })).toMatchObject({ statusCode: 201 })

  await ask(it, [0, 7])

  expect(it.letters).toMatchObject([{ address: HOOK, headers: { 'content-type': 'application/json' } }])
  expect(JSON.parse(String(it.letters[0]?.body))).toEqual({
    table: TABLE,
    seat: 0,
    url: `https://table.example.org/t/${TABLE}`,
  })
  expect(it.reminded).toHaveBeenCalledExactlyOnceWith('webhook', 'sent')
})

test('one reminder for one question, and the next for the next', async () => {
  const it = await world()
  await it.wish({ way: 'webhook', url: HOOK })

  await ask(it, [0, 7], [0, 7])
  await ask(it, [0, 7])
  expect(it.letters).toHaveLength(1)

  await ask(it, [0, 8])
  expect(it.letters).toHaveLength(2)
})

test('another server that shares the storage does not announce the same question again', async () => {
  const storage = storageWithTable()
  const [one, other] = [await world({ storage }), await world({ storage })]
  await one.wish({ way: 'webhook', url: HOOK })

  await ask(one, [0, 7])
  await ask(other, [0, 7])
  await ask(other, [0, 8])

  expect([one.letters.length, other.letters.length]).toEqual([1, 1])
})

test('connected players are not reminded', async () => {
  const it = await world()
  await it.wish({ way: 'webhook', url: HOOK })
  it.here.add(0)

  await ask(it, [0, 7])

  expect(it.letters).toEqual([])
})

test('no one is reminded of someone else’s turn', async () => {
  const it = await world()
  await it.wish({ way: 'webhook', url: HOOK }, 1)

  await ask(it, [0, 7])

  expect(it.letters).toEqual([])
})

test('a push is encrypted for the browser, signed by us, and holds nothing of the game', async () => {
  const it = await world()
  expect(await it.wish(PUSH)).toMatchObject({ statusCode: 201 })

  await ask(it, [0, 7])

  const [request] = it.letters
  expect(request).toMatchObject({
    address: PUSH.endpoint,
    headers: {
      'Content-Encoding': 'aes128gcm',
      Topic: `${TABLE}-0`,
      Urgency: 'high',
      Authorization: expect.stringMatching(/^vapid t=\S+, k=\S+$/) as string,
    },
  })
  expect(await opened(request?.body)).toEqual({ table: TABLE, seat: 0, language: 'fr' })
})

/** Decrypts a push like a browser (RFC 8188 and 8291). */
async function opened(body: string | Buffer | undefined): Promise<unknown> {
  const { subtle } = globalThis.crypto
  const bytes = Buffer.from(body ?? '')
  const salt = bytes.subarray(0, 16)
  const sender = bytes.subarray(21, 21 + (bytes[20] ?? 0))
  const sealed = bytes.subarray(21 + sender.length)
  const derive = async (secret: Buffer, seasoning: Buffer, info: Buffer, length: number) => {
    const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
    return Buffer.from(
      await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: seasoning, info }, key, length * 8),
    )
  }
  const told = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const shared = await derive(browser.computeSecret(sender), Buffer.from(PUSH.keys.auth, 'base64url'), told, 32)
  const raw = await derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const iv = await derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const key = await subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
  const plain = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed)).toString()
  return JSON.parse(plain.slice(0, plain.lastIndexOf('}') + 1))
}

test('a browser that no longer wants pushes is forgotten', async () => {
  const it = await world({ status: 410 })
  await it.wish(PUSH)

  await ask(it, [0, 7])
  await ask(it, [0, 8])

  expect(it.letters).toHaveLength(1)
  expect(it.reminded).toHaveBeenCalledExactlyOnceWith('push', 'failed')
})

test('a webhook that fails is counted, and asked again at the next turn', async () => {
  const it = await world({ status: 500 })
  await it.wish({ way: 'webhook', url: HOOK })

  await ask(it, [0, 7])
  await ask(it, [0, 8])

  expect(it.reminded.mock.calls).toEqual([
    ['webhook', 'failed'],
    ['webhook', 'failed'],
  ])
})

test('addresses that never answer keep no one else waiting', async () => {
  const storage = storageWithTable()
  const deaf = `${HOOK}/deaf`
  const it = await world({ storage, deaf })
  const body = JSON.stringify({ wish: { way: 'webhook', url: deaf }, origin: '', told: -1 })
  for (let number = 0; number < 500; number++) {
    const table = `table ${number}`
    await storage.append(0, ['{}'], { ...ROW, table })
    await storage.saveReminder(table, { seat: 0, id: 'program', body })
    it.notifier.onTurn({ table, seat: 0, question: 1 })
  }
  await it.wish({ way: 'webhook', url: HOOK })

  await ask(it, [0, 7])

  expect(it.letters).toHaveLength(501)
  expect(it.reminded).toHaveBeenCalledExactlyOnceWith('webhook', 'sent')
})

test('reminders stop when asked to, for one address or all', async () => {
  const it = await world()
  await it.wish(PUSH)
  await it.wish({ way: 'webhook', url: HOOK })

  expect(await it.stop({ address: PUSH.endpoint })).toBe(204)
  await ask(it, [0, 7])
  expect(it.letters.map(({ address }) => address)).toEqual([HOOK])

  expect(await it.stop({})).toBe(204)
  await ask(it, [0, 8])
  expect(it.letters).toHaveLength(1)
})

/** A storage in which something else happens while reminders are looked up. */
function meanwhile(storage: Storage, happens: () => Promise<unknown>): Storage {
  const reminders: Storage['reminders'] = async (table) => {
    const kept = await storage.reminders(table)
    await happens()
    return kept
  }
  return { ...storage, reminders }
}

test('a reminder removed while it is being sent is not sent, then or later', async () => {
  const storage = storageWithTable()
  const it = await world({ storage: meanwhile(storage, () => deleteSubscriptions(storage, TABLE, 0)) })
  const body = JSON.stringify({ wish: { way: 'webhook', url: HOOK }, origin: 'https://table.example.org', told: -1 })
  await storage.saveReminder(TABLE, { seat: 0, id: 'program', body })

  await ask(it, [0, 7])

  expect(it.letters).toEqual([])
  expect(await storage.reminders(TABLE)).toEqual([])
})

test('two servers that check at the same moment announce a question once', async () => {
  const storage = storageWithTable()
  const other = await world({ storage })
  const one = await world({ storage: meanwhile(storage, () => ask(other, [0, 7])) })
  await other.wish({ way: 'webhook', url: HOOK })

  await ask(one, [0, 7])

  expect([one.letters.length, other.letters.length]).toEqual([0, 1])
})

test('players can subscribe only for their own seats', async () => {
  expect(await (await world()).wish({ way: 'webhook', url: HOOK }, 2)).toMatchObject({
    statusCode: 403,
    body: '{"key":"not-your-seat","facts":{}}',
  })
})

test.each([
  [{ way: 'webhook', url: 'https://127.0.0.1/' }, 'private-address'],
  [{ way: 'webhook', url: 'https://localhost/' }, 'private-address'],
  [{ way: 'webhook', url: 'http://example.org/' }, 'bad-address'],
  [{ ...PUSH, endpoint: 'https://192.168.0.1/push' }, 'private-address'],
])('%o is refused: %s', async (wanted, key) => {
  const it = await world({ webhooksInside: false })

  expect(await it.wish(wanted)).toMatchObject({ statusCode: 422, body: JSON.stringify({ key, facts: {} }) })
})

test.each([
  { ...PUSH, keys: {} },
  { way: 'pigeon' },
  { way: 'webhook', url: `https://example.org/${'x'.repeat(1000)}` },
  { way: 'webhook', url: 'https://example.org', more: 1 },
])('%o is not understood', async (wanted) => {
  expect(await (await world()).wish(wanted)).toHaveProperty('statusCode', 400)
})

test('where webhooks are off no one gets one', async () => {
  expect(await (await world({ webhooks: false })).wish({ way: 'webhook', url: HOOK })).toMatchObject({
    statusCode: 422,
    body: '{"key":"no-webhooks","facts":{}}',
  })
})

test('a seat has at most five addresses, the same one twice is one', async () => {
  const it = await world()
  for (const name of ['1', '2', '3', '4', '5', '5']) {
    expect(await it.wish({ way: 'webhook', url: `${HOOK}/${name}` })).toMatchObject({ statusCode: 201 })
  }

  expect(await it.wish({ way: 'webhook', url: `${HOOK}/6` })).toMatchObject({ statusCode: 409 })
})

test('a seat has at most five addresses, even if many are given at the same moment', async () => {
  const storage = storageWithTable()
  const it = await world({ storage: meanwhile(storage, () => pause(50)) })

  await Promise.all(Array.from({ length: 12 }, (_, name) => it.wish({ way: 'webhook', url: `${HOOK}/${name}` })))

  expect((await storage.reminders(TABLE)).length).toBeLessThanOrEqual(5)
})

test('anyone can ask which reminders there are', async () => {
  const { app, notifier } = await world()

  expect((await app.inject('/api/reminders')).json()).toEqual({ pushKey: notifier.pushKey, webhooks: true })
})

test('keys are made once and kept where only the server reads them', async () => {
  const data = mkdtempSync(join(tmpdir(), 'merchants-keys-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const settings = { vapid: undefined, redisUrl: undefined, data: join(data, 'new') }

  const [first, second] = [await vapidKeysOf(settings), await vapidKeysOf(settings)]

  expect(first).toEqual(second)
  expect(JSON.parse(readFileSync(join(data, 'new/vapid.json'), 'utf8'))).toEqual(first)
  expect(statSync(join(data, 'new/vapid.json')).mode & 0o777).toBe(0o600)
})

test('several servers do not make keys of their own', async () => {
  expect(await vapidKeysOf({ vapid: undefined, redisUrl: 'redis://cache', data: '/nowhere' })).toBeUndefined()
})
