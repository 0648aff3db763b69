/** Whatever comes through a socket, the server answers or closes with a code, and nobody else notices. */
import { connect } from 'node:net'
import { CLOSED, LARGEST_MESSAGE } from '@merchants/protocol'
import { below, fastChance, type Chance } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { RULES } from '../limits/limits.ts'
import { MemoryLimits } from '../limits/memory-limits.ts'
import { SOCKET_LIMITS } from '../parts.ts'
import { begun, newNode, type Pair } from '../testing/gathered.ts'
import { Guest } from '../testing/guest.ts'
import { playOn } from '../testing/playing.ts'

const ROUNDS = 1500

const GOOD: readonly object[] = [
  { do: 'answer', id: 1, question: 0, answers: [[0]] },
  { do: 'say', id: 2, question: 0, line: 'discard none' },
  { do: 'why', id: 3, line: 'buy 5 with junk' },
  { do: 'legal', id: 4 },
  { do: 'undo', id: 5, question: 1 },
  { do: 'cancel', id: 6, question: 1 },
  { do: 'past', id: 7, step: 0 },
  { do: 'look', id: 8, seat: 0 },
  { do: 'chat', id: 9, text: 'hello' },
  { do: 'ready', id: 10, isReady: true },
  { do: 'set', id: 11, seats: [{ is: 'open' }, { is: 'bot', level: 'novice' }] },
  { do: 'start', id: 12 },
  { do: 'stand in', id: 13, on: true },
  { do: 'propose', id: 14, what: 'undo' },
  { do: 'agree', id: 15, yes: false },
  { do: 'again', id: 16 },
]

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  3.5,
  1e308,
  2 ** 53,
  '',
  'x',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  [[1e9]],
  [[-1]],
  Array(200).fill(0),
]

const pick = <T>(chance: Chance, list: readonly T[]): T => list[below(chance, list.length)] as T

/** A message that is right but for one thing, or two, or wholly wrong. */
function oddText(chance: Chance): string {
  const good = { ...pick(chance, GOOD) } as Record<string, unknown>
  const names = [...Object.keys(good), 'seat', 'extra', '__proto__']
  switch (below(chance, 6)) {
    case 0:
      return JSON.stringify(good)
    case 1:
      good[pick(chance, names)] = pick(chance, ODD)
      return JSON.stringify(good)
    case 2:
      good[pick(chance, names)] = pick(chance, ODD)
      good[pick(chance, names)] = pick(chance, ODD)
      return JSON.stringify(good)
    case 3: {
      const text = JSON.stringify(good)
      return text.slice(0, below(chance, text.length))
    }
    case 4:
      return JSON.stringify(pick(chance, ODD)) ?? ''
    default:
      return Array.from({ length: below(chance, 60) }, () => String.fromCharCode(below(chance, 0xffff))).join('')
  }
}

/** Says it, and waits until something comes back: an answer, or a close with a code. */
async function survives(pair: Pair, url: string, text: string | Buffer): Promise<number | undefined> {
  const guest = await Guest.at(url, pair.seats[0])
  const answered = guest.until(({ is }) => is === 'done' || is === 'refused')
  answered.catch(() => undefined)
  guest.socket.send(text)
  const end = await Promise.race([guest.closed, answered.then(() => undefined)])
  await guest.leave()
  return end?.code
}

test('random and mutated messages are answered, or the socket is closed with a code', async () => {
  const { url } = await newNode()
  const pair = await begun(url)
  const elsewhere = await begun(url)
  const chance = fastChance(5)
  const other = Promise.all([playOn(elsewhere.ana), playOn(elsewhere.bo)])

  let guest = await Guest.at(url, pair.seats[0])
  for (let round = 0; round < ROUNDS; round++) {
    if (guest.socket.readyState !== WebSocket.OPEN) guest = await Guest.at(url, pair.seats[0])
    guest.socket.send(oddText(chance))
    if (below(chance, 20) > 0) continue
    const end = await Promise.race([guest.closed, guest.ask({ do: 'past', step: 0 }, 777)])
    if ('code' in end) expect(end).toEqual({ code: CLOSED.badMessage, reason: 'bad-message' })
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
])('%s are no message', async (_, text) => {
  const { url } = await newNode()

  expect(await survives(await begun(url), url, text)).toBe(CLOSED.badMessage)
})

test('more than the largest message is not read', async () => {
  const { url } = await newNode()
  const pair = await begun(url)

  expect(await survives(pair, url, 'x'.repeat(LARGEST_MESSAGE + 1))).toBe(1009)
  expect(
    await survives(pair, url, JSON.stringify({ id: 1, do: 'chat', text: 'x'.repeat(LARGEST_MESSAGE - 100) })),
  ).toBeUndefined()
})

test('a message that does not fit but has a number is refused by it', async () => {
  const { url } = await newNode()
  const { ana } = await begun(url)

  for (const odd of [
    { do: 'dance' },
    { do: 'chat', text: '' },
    { do: 'chat', text: 'x'.repeat(301) },
    { do: 'legal', seat: 9 },
  ]) {
    expect(await ana.say(odd as never)).toEqual({ key: 'bad-message', facts: {} })
  }
})

test('a seat that is not one’s own does nothing', async () => {
  const { url } = await newNode()
  const { ana, bo, asked } = await begun(url)
  const [, other] = asked()
  const question = other.sight?.question as number

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
  const { ana, table } = await begun(url)
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

test('who talks too fast is told so, and who does not listen is let go', async () => {
  const limits = new MemoryLimits({ ...RULES, message: { burst: 5, perMinute: 60 }, chat: { burst: 2, perMinute: 1 } })
  const { url } = await newNode({ limits })
  const { ana, bo, table } = await begun(url)

  expect(await bo.say({ do: 'chat', text: 'one' })).toBeUndefined()
  expect(await bo.say({ do: 'chat', text: 'two' })).toBeUndefined()
  expect(await bo.say({ do: 'chat', text: 'three' })).toEqual({ key: 'too-fast', facts: { seconds: 2 } })
  const replies = await Promise.all(Array.from({ length: 20 }, () => ana.say({ do: 'past', step: 0 })))
  expect(replies).toContainEqual({ key: 'too-fast', facts: { seconds: 1 } })
  for (let more = 0; more < 300; more++) ana.socket.send(JSON.stringify({ do: 'past', id: more, step: 0 }))
  expect(await ana.closed).toEqual({ code: CLOSED.tooMany, reason: 'too-fast' })
  expect((await Guest.at(url, { table })).mine).toEqual([])
})

test('who asks and never reads is cut off before much has piled up', async () => {
  const { url } = await newNode()
  const { ana, bo } = await begun(url)

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

test('only so many sockets come from one address', async () => {
  const { url } = await newNode({ socketLimits: { ...SOCKET_LIMITS, perAddress: 3 } })
  const { table } = await begun(url)
  const third = await Guest.at(url, { table })

  expect((await new Guest(url, table).closed).code).toBe(1006)
  await third.leave()
  expect((await Guest.at(url, { table })).mine).toEqual([])
})

test('a table that is not there is told by the code', async () => {
  const { url } = await newNode()

  for (const table of ['aaaaaaaaaaaa', 'x', '%00']) {
    expect((await new Guest(url, table).closed).code).toBe(CLOSED.noSuchTable)
  }
})
