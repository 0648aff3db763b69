/** Sockets come, stay while they answer, and go, with pings, limits and shutdown. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { CLOSE_CODES } from '@merchants/protocol'
import { openMemory } from '@merchants/storage'
import type { Refusal } from '@merchants/tabletop'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { NO_SOCKET_LIMITS } from '../dependencies.ts'
import { systemSource } from '../rooms/system-source.ts'
import { startTwoPlayerMatch, newNode } from '../testing/start-match.ts'
import { TestClient, openTable } from '../testing/test-client.ts'
import { startNode } from '../testing/test-server.ts'
import { Sockets } from './sockets.ts'

const BEAT = 20_000

/** Pings are sent when the test says so; everything else takes its own time. */
function takeHearts(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const pace = vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => {
    vi.useRealTimers()
    pace.mockRestore()
  })
}

/** One ping, with time for all to answer it. Messages sent before our own ping come before its answer. */
async function beat(...here: readonly WebSocket[]): Promise<void> {
  const pinged = here.map((socket) => once(socket, 'ping'))
  vi.advanceTimersByTime(BEAT)
  await Promise.all(pinged)
  await Promise.all(
    here.map((socket) => {
      socket.ping()
      return once(socket, 'pong')
    }),
  )
}

interface NotLetIn {
  readonly status: number | undefined
  readonly retryAfter: string | undefined
  readonly why: Refusal
}

/** The status of a refused socket; `undefined` if it was accepted. */
function refusalAt(url: string, table: string): Promise<NotLetIn | undefined> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/tables/${table}`)
  return new Promise((resolve) => {
    socket.on('open', () => {
      socket.close()
      socket.on('close', () => resolve(undefined))
    })
    socket.on('error', () => undefined)
    socket.on('unexpected-response', (_, response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () => {
        const { statusCode, headers } = response
        resolve({ status: statusCode, retryAfter: headers['retry-after'], why: JSON.parse(text) as Refusal })
      })
    })
  })
}

const TOO_MANY: NotLetIn = { status: 429, retryAfter: '5', why: { key: 'too-fast', facts: { seconds: 5 } } }

test('a socket that misses a ping is closed and counts as gone; others stay', async () => {
  takeHearts()
  const { url } = await newNode()
  const { ana, bo, table } = await startTwoPlayerMatch(url)
  const watcher = await TestClient.at(url, { table })
  const here = [ana.socket, watcher.socket]
  await beat(...here, bo.socket)

  bo.socket.pause()
  await beat(...here)
  expect(ana.table?.seats[1]?.isHere).toBe(true)
  await beat(...here)

  await ana.when((guest) => guest.table?.seats[1]?.isHere === false)
  for (let more = 0; more < 3; more++) await beat(...here)
  expect(ana.table).toMatchObject({ seats: [{ isHere: true }, { isHere: false }], spectators: 1 })
  expect(await ana.say({ do: 'chat', text: 'Bo?' })).toBeUndefined()
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('merchants_sockets 2\n')
})

test('a message is a sign of life too', async () => {
  takeHearts()
  const { url } = await newNode()
  const { table } = await openTable(url)
  const mute = new WebSocket(`${url.replace('http', 'ws')}/ws/tables/${table}`, { autoPong: false })
  await once(mute, 'message')
  const beatUnanswered = async (): Promise<void> => {
    const pinged = once(mute, 'ping')
    vi.advanceTimersByTime(BEAT)
    await pinged
  }

  for (let times = 0; times < 3; times++) {
    await beatUnanswered()
    mute.send('{"id":1,"do":"past","step":0}')
    await once(mute, 'message')
  }
  await beatUnanswered()
  const gone = once(mute, 'close')
  vi.advanceTimersByTime(BEAT)

  expect(await gone).toEqual([1006, expect.anything()])
})

test('only this many come from one address, and one that leaves makes room', async () => {
  const { url } = await newNode({ socketLimits: { ...NO_SOCKET_LIMITS, perAddress: 2 } })
  const [one, other] = [await openTable(url), await openTable(url)]
  const guests = [await TestClient.at(url, one), await TestClient.at(url, other)]

  expect(await refusalAt(url, one.table)).toEqual(TOO_MANY)
  await guests[1]?.leave()

  await expect.poll(() => refusalAt(url, one.table)).toBeUndefined()
  expect(await guests[0]?.say({ do: 'chat', text: 'Still here' })).toBeUndefined()
})

test('only this many watch one table; players with a seat are admitted, and other tables are not affected', async () => {
  const { url } = await newNode({ socketLimits: { ...NO_SOCKET_LIMITS, watchers: 2 } })
  const [one, other] = [await openTable(url), await openTable(url)]
  const watchers = [await TestClient.at(url, { table: one.table }), await TestClient.at(url, { table: one.table })]

  expect(await new TestClient(url, one.table).closed).toEqual({ code: CLOSE_CODES.tooMany, reason: 'too-many' })
  expect((await TestClient.at(url, one)).mine).toEqual([0])
  expect((await TestClient.at(url, one)).mine).toEqual([0])
  expect((await TestClient.at(url, { table: other.table })).mine).toEqual([])
  await watchers[1]?.leave()

  const comes = async (): Promise<number | undefined> => {
    const guest = new TestClient(url, one.table)
    return Promise.race([guest.closed.then(({ code }) => code), guest.until(() => true).then(() => undefined)])
  }
  await expect.poll(comes).toBeUndefined()
})

test('one address cannot take all places for spectators', async () => {
  const { url } = await newNode({ socketLimits: { ...NO_SOCKET_LIMITS, watchers: 4, watchersPerAddress: 2 } })
  const { table } = await openTable(url)
  for (let times = 0; times < 2; times++) await TestClient.at(url, { table })

  expect(await new TestClient(url, table).closed).toEqual({ code: CLOSE_CODES.tooMany, reason: 'too-many' })
  expect((await TestClient.at(url, { table, from: '127.0.0.2' })).mine).toEqual([])
})

test('a failed upgrade takes no place', async () => {
  const { url } = await newNode({ socketLimits: { ...NO_SOCKET_LIMITS, perAddress: 2, watchers: 2 } })
  const { table } = await openTable(url)
  const { hostname, port } = new URL(url)
  const opening = `GET /ws/tables/${table} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`

  for (const more of [
    'Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n',
    'Sec-WebSocket-Version: 13\r\n\r\n',
  ]) {
    for (let times = 0; times < 3; times++) {
      const socket = connect(Number(port), hostname, () => socket.write(opening + more))
      socket.resume()
      await once(socket, 'close')
    }
  }

  await expect.poll(() => refusalAt(url, table)).toBeUndefined()
})

test('a client that vanishes before its welcome leaves nothing behind, and the table is dropped when no one is there', async () => {
  takeHearts()
  const source = { ...systemSource(), clock: () => now }
  let now = Date.now()
  const storage = openMemory()
  const { url } = await newNode({ source, storage })
  const { table } = await openTable(url)
  const told = async (): Promise<string> => (await fetch(`${url}/metrics`)).text()
  let goOn = (): void => undefined
  const slow = new Promise<void>((resolve) => (goOn = resolve))
  const read = storage.read.bind(storage)
  vi.spyOn(storage, 'read').mockImplementation(async (...given) => {
    await slow
    return read(...given)
  })

  const { socket } = new TestClient(url, table)
  await once(socket, 'open')
  socket.terminate()
  await expect.poll(told).toContain('merchants_sockets 0\n')
  goOn()
  await fetch(`${url}/api/tables/${table}`)
  expect(await told()).toContain('merchants_tables_loaded 1\n')
  now += 60_000
  vi.advanceTimersByTime(10_000)

  await expect.poll(told).toContain('merchants_tables_loaded 0\n')
})

test('on shutdown all clients are warned, and open sockets are closed in time', async () => {
  const node = await startNode()
  const { ana, bo } = await startTwoPlayerMatch(node.url)
  bo.socket.pause()
  const began = performance.now()

  await node.close()

  expect(performance.now() - began).toBeLessThan(20_000)
  expect(await ana.closed).toEqual({ code: CLOSE_CODES.comeBack, reason: 'restart' })
  expect(ana.messages.at(-1)).toEqual({ is: 'closing' })
  bo.socket.resume()
  expect((await bo.closed).code).not.toBe(1000)
})

test('no one is admitted once the shutdown is announced', () => {
  const sockets = new Sockets(NO_SOCKET_LIMITS)
  expect(sockets.admit('address')).toBeTypeOf('function')

  sockets.announceShutdown()

  expect(sockets.admit('address')).toBeUndefined()
})
