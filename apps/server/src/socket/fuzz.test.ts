/** Whatever comes through a socket, the server answers or closes with a code, and no one else notices. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { CLOSE_CODES, MAX_MESSAGE_BYTES } from '@merchants/protocol'
import { clientMessage } from '@merchants/protocol/schema'
import { below, fastChance, type Refusal } from '@merchants/tabletop'
import { expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { RATE_LIMITS, type RateLimiter } from '../limits/limits.ts'
import { MemoryRateLimiter } from '../limits/memory-limits.ts'
import { NO_LIMITS, SOCKET_LIMITS } from '../dependencies.ts'
import { startTwoPlayerMatch, newNode, type Pair } from '../testing/start-match.ts'
import { TestClient } from '../testing/test-client.ts'
import { malformedMessage } from '../testing/malformed.ts'
import { playOn } from '../testing/playing.ts'

const ROUNDS = 1500

/** Sends it and waits for a response, either an answer or a close with a code. */
async function survives(pair: Pair, url: string, text: string | Buffer): Promise<number | undefined> {
  const guest = await TestClient.at(url, pair.seats[0])
  const answered = guest.until(({ is }) => is === 'done' || is === 'refused')
  answered.catch(() => undefined)
  guest.socket.send(text)
  const end = await Promise.race([guest.closed, answered.then(() => undefined)])
  await guest.leave()
  return end?.code
}

/** A cut connection as seen by its client, unless the last message has still arrived. */
const CUT_OFF = 1006

test('random and mutated messages are answered, or the socket is closed with a code', async () => {
  const { url } = await newNode()
  const pair = await startTwoPlayerMatch(url)
  const elsewhere = await startTwoPlayerMatch(url)
  const chance = fastChance(5)
  const other = Promise.all([playOn(elsewhere.ana), playOn(elsewhere.bo)])

  let guest = await TestClient.at(url, pair.seats[0])
  for (let round = 0; round < ROUNDS; round++) {
    if (guest.socket.readyState !== WebSocket.OPEN) guest = await TestClient.at(url, pair.seats[0])
    guest.socket.send(malformedMessage(chance))
    if (below(chance, 20) > 0) continue
    const end = await Promise.race([guest.closed, guest.ask({ do: 'past', step: 0 }, 777)])
    if ('code' in end) expect(end).toEqual({ code: CLOSE_CODES.badMessage, reason: 'bad-message' })
  }

  await other
  expect(elsewhere.ana.table?.stage).toBe('over')
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).toMatch(/merchants_refused_total\{key="bad-message"\} \d+/)
})

test.each([
  ['bytes', Buffer.from([0, 1, 2, 255])],
  ['nothing', ''],
  ['deep arrays', '['.repeat(8000)],
  ['deep and closed', '['.repeat(8000) + ']'.repeat(8000)],
  ['deep objects', '{"a":'.repeat(2500)],
  ['half a letter', '"\ud800"'],
])('%s are not a message', async (_, text) => {
  const { url } = await newNode()

  expect(await survives(await startTwoPlayerMatch(url), url, text)).toBe(CLOSE_CODES.badMessage)
})

test('more than the largest message is not read', async () => {
  const { url } = await newNode()
  const pair = await startTwoPlayerMatch(url)

  expect(await survives(pair, url, 'x'.repeat(MAX_MESSAGE_BYTES + 1))).toBe(1009)
  expect(
    await survives(pair, url, JSON.stringify({ id: 1, do: 'chat', text: 'x'.repeat(MAX_MESSAGE_BYTES - 100) })),
  ).toBeUndefined()
})

test('a message that does not fit but has a number is refused by it', async () => {
  const { url } = await newNode()
  const { ana } = await startTwoPlayerMatch(url)

  for (const odd of [
    { do: 'dance' },
    { do: 'chat', text: '' },
    { do: 'chat', text: 'x'.repeat(301) },
    { do: 'legal', seat: 9 },
  ]) {
    expect(await ana.say(odd as never)).toEqual({ key: 'bad-message', facts: {} })
  }
})

test('a message for another player’s seat does nothing', async () => {
  const { url } = await newNode()
  const { ana, bo, asked } = await startTwoPlayerMatch(url)
  const [, other] = asked()
  const question = other.match?.question as number

  expect(await other.say({ do: 'say', question, line: 'discard none', seat: other === ana ? 1 : 0 })).toEqual({
    key: 'which-seat',
    facts: {},
  })
  expect(await other.say({ do: 'say', question, line: `p${asked()[0] === ana ? 1 : 2} discard none` })).toEqual({
    key: 'not-now',
    facts: {},
  })
  expect(await bo.say({ do: 'set', seats: [{ is: 'open' }, { is: 'open' }] })).toEqual({ key: 'not-host', facts: {} })
})

test('raw bytes instead of frames, and frames that are cut off, end their own connection only', async () => {
  const { url } = await newNode()
  const { ana, table } = await startTwoPlayerMatch(url)
  const { hostname, port } = new URL(url)
  const hello = [
    `GET /ws/tables/${table} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '',
    '',
  ].join('\r\n')
  const chance = fastChance(11)
  const random = (): Buffer => Buffer.from(Array.from({ length: 300 }, () => below(chance, 256)))

  const openings = [
    hello,
    'GET / HTTP/1.1\r\n\r\n',
    '\u0000\u0001',
    hello.replace('13', '99'),
    hello.replace('websocket', 'carrot'),
    hello.replace(table, '../../etc'),
  ]
  for (const opening of openings) {
    for (let round = 0; round < 5; round++) {
      await new Promise((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(opening)
          setTimeout(() => socket.end(random()), 10)
        })
        socket.on('error', () => undefined)
        socket.on('close', resolve)
        socket.resume()
      })
    }
  }

  expect(await ana.say({ do: 'chat', text: 'still here' })).toBeUndefined()
})

test('a client over its limit gets a warning, then is disconnected', async () => {
  const limits = new MemoryRateLimiter({
    ...RATE_LIMITS,
    message: { burst: 5, perMinute: 60 },
    chat: { burst: 2, perMinute: 1 },
  })
  const { url } = await newNode({ limits })
  const { ana, bo, table } = await startTwoPlayerMatch(url)

  expect(await bo.say({ do: 'chat', text: 'one' })).toBeUndefined()
  expect(await bo.say({ do: 'chat', text: 'two' })).toBeUndefined()
  expect(await bo.say({ do: 'chat', text: 'three' })).toEqual({ key: 'too-fast', facts: { seconds: 2 } })
  const replies = await Promise.all(Array.from({ length: 20 }, () => ana.say({ do: 'past', step: 0 })))
  expect(replies).toContainEqual({ key: 'too-fast', facts: { seconds: 1 } })
  for (let more = 0; more < 300; more++) ana.socket.send(JSON.stringify({ do: 'past', id: more, step: 0 }))
  expect([CLOSE_CODES.tooMany, CUT_OFF]).toContain((await ana.closed).code)
  expect((await TestClient.at(url, { table })).mine).toEqual([])
})

test('a message over the limit is not parsed', async () => {
  const limits = new MemoryRateLimiter({ ...RATE_LIMITS, message: { burst: 5, perMinute: 1 } })
  const { url } = await newNode({ limits })
  const { ana } = await startTwoPlayerMatch(url)
  for (let times = 0; times < 5; times++) await ana.say({ do: 'past', step: 0 })

  const reading = vi.spyOn(clientMessage, 'safeParse')
  ana.socket.send('{"id":7,"do":"fly"}')
  await ana.until((heard) => heard.is === 'refused' && heard.id === 7 && heard.why.key === 'too-fast')

  expect(reading).not.toHaveBeenCalled()
})

test('a long message counts as several', async () => {
  const limits = new MemoryRateLimiter({ ...RATE_LIMITS, message: { burst: 40, perMinute: 1 } })
  const { url } = await newNode({ limits })
  const { ana } = await startTwoPlayerMatch(url)
  const long = (id: number): string => JSON.stringify({ id, do: 'fly', high: 'x'.repeat(15_000) })
  const refusal = async (id: number): Promise<string> => {
    const refused = ana.until((heard) => heard.is === 'refused' && heard.id === id)
    ana.socket.send(long(id))
    return ((await refused) as { why: Refusal }).why.key
  }

  expect([await refusal(101), await refusal(102), await refusal(103)]).toEqual([
    'bad-message',
    'bad-message',
    'too-fast',
  ])
  for (let id = 200; id < 220; id++) ana.socket.send(long(id))
  expect([CLOSE_CODES.tooMany, CUT_OFF]).toContain((await ana.closed).code)
})

test('a client far over its limit is disconnected, even if some messages are accepted', async () => {
  let turns = 10
  const limits: RateLimiter = { ...NO_LIMITS, consume: (kind) => kind !== 'message' || turns-- > 0 || turns % 10 === 0 }
  const { url } = await newNode({ limits })
  const { ana } = await startTwoPlayerMatch(url)

  for (let id = 0; id < 400; id++) ana.socket.send(JSON.stringify({ do: 'past', id, step: 0 }))

  expect([CLOSE_CODES.tooMany, CUT_OFF]).toContain((await ana.closed).code)
})

test('pings are answered, and a client that floods the server with them is disconnected', async () => {
  const { url } = await newNode({ limits: new MemoryRateLimiter() })
  const { ana, bo } = await startTwoPlayerMatch(url)

  ana.socket.ping('echo')
  expect(String((await once(ana.socket, 'pong'))[0])).toBe('echo')
  for (let times = 0; times < 500; times++) ana.socket.ping('x'.repeat(125))

  expect([CLOSE_CODES.tooMany, CUT_OFF]).toContain((await ana.closed).code)
  expect(await bo.say({ do: 'chat', text: 'Gone?' })).toBeUndefined()
})

test('many sockets of one address share a limit', async () => {
  const limits = new MemoryRateLimiter({ ...RATE_LIMITS, talk: { burst: 30, perMinute: 1 } })
  const { url } = await newNode({ limits })
  const { table } = await startTwoPlayerMatch(url)
  const watchers = await Promise.all(Array.from({ length: 8 }, () => TestClient.at(url, { table })))

  const asking = watchers.flatMap((each) => Array.from({ length: 10 }, () => each.say({ do: 'past', step: 0 })))
  const refusals = (await Promise.all(asking)).filter((refusal) => refusal !== undefined)

  expect(refusals.length).toBeGreaterThanOrEqual(50)
  expect(refusals[0]).toEqual({ key: 'too-fast', facts: { seconds: 1 } })
})

test('messages of a disconnected client are ignored', async () => {
  const { url } = await newNode()
  const { ana, bo } = await startTwoPlayerMatch(url)

  ana.socket.send('no message')
  ana.socket.send(JSON.stringify({ do: 'chat', id: 1, text: 'and another thing' }))

  expect((await ana.closed).code).toBe(CLOSE_CODES.badMessage)
  expect(await bo.say({ do: 'chat', text: 'Gone?' })).toBeUndefined()
  expect(bo.texts.join()).not.toContain('and another thing')
})

test('a client that never reads is disconnected before much has piled up', async () => {
  const { url } = await newNode()
  const { ana, bo } = await startTwoPlayerMatch(url)

  ana.socket.pause()
  const bounds = { sent: 0, isCut: false }
  void bo.when(({ table }) => table?.seats[0]?.isHere === false).then(() => (bounds.isCut = true))
  while (!bounds.isCut && bounds.sent < 100_000) {
    for (let more = 0; more < 500; more++) ana.socket.send(JSON.stringify({ do: 'past', id: bounds.sent++, step: 0 }))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }

  expect(bounds.isCut).toBe(true)
  expect(await bo.say({ do: 'chat', text: 'Gone?' })).toBeUndefined()
})

test('only this many sockets come from one address', async () => {
  const { url } = await newNode({ socketLimits: { ...SOCKET_LIMITS, perAddress: 3 } })
  const { table } = await startTwoPlayerMatch(url)
  const third = await TestClient.at(url, { table })

  expect((await new TestClient(url, table).closed).code).toBe(1006)
  await third.leave()
  expect((await TestClient.at(url, { table })).mine).toEqual([])
})

test('a missing table is reported by the close code', async () => {
  const { url } = await newNode()

  for (const table of ['aaaaaaaaaaaa', 'x', '%00']) {
    expect((await new TestClient(url, table).closed).code).toBe(CLOSE_CODES.noSuchTable)
  }
})
