/** Floods. A client that does not slow down after a warning is cut off, and everything costly is counted. */
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { MemoryRateLimiter } from '../limits/memory-limits.ts'
import { startTwoPlayerMatch, newNode } from '../testing/start-match.ts'
import { TestClient } from '../testing/test-client.ts'

/** The bare connection under a socket. */
const lineOf = (guest: TestClient): Socket => (guest.socket as unknown as { _socket: Socket })._socket

/** A frame as a client sends it, with an empty mask. */
const frame = (head: number, text = ''): Buffer =>
  Buffer.concat([Buffer.from([head, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])

const limited = () => newNode({ limits: new MemoryRateLimiter() })

test('a flood is cut off immediately, without waiting for a close frame', async () => {
  const { url } = await limited()
  const { ana, bo } = await startTwoPlayerMatch(url)
  const line = lineOf(ana)
  // A flooding client neither reads nor closes properly.
  line.pause()
  const gone = bo.when(({ table }) => table?.seats[0]?.isHere === false)
  for (let id = 0; id < 1000; id++) line.write(frame(0x81, `{"id":${id},"do":"look"}`))

  await gone
})

test('pongs that no one asked for are counted', async () => {
  const { url } = await limited()
  const { ana, bo } = await startTwoPlayerMatch(url)
  for (let times = 0; times < 1000; times++) ana.socket.pong()

  await ana.closed
  expect(await bo.say({ do: 'chat', text: 'Gone?' })).toBeUndefined()
})

test('a message in very many frames is not put together', async () => {
  const { url } = await limited()
  const { ana, bo } = await startTwoPlayerMatch(url)
  const line = lineOf(ana)
  line.write(frame(0x01, '{"id":1,'))
  for (let times = 0; times < 50; times++) line.write(frame(0x00))

  await ana.closed
  expect(await bo.say({ do: 'chat', text: 'Gone?' })).toBeUndefined()
})

test('a table can be changed about once a second by each seat; moves are not counted with that', async () => {
  const { url } = await limited()
  const { ana, bo } = await startTwoPlayerMatch(url)
  const changes = []
  for (let times = 0; times < 70; times++) changes.push(await ana.say({ do: 'stand in', on: times % 2 === 0 }))

  expect(changes.filter((refusal) => refusal?.key === 'too-fast').length).toBeGreaterThanOrEqual(5)
  expect(changes.filter((refusal) => refusal === undefined).length).toBeGreaterThanOrEqual(50)
  expect(await bo.say({ do: 'stand in', on: false })).toBeUndefined()
  expect(await ana.say({ do: 'answer', question: 999, answers: [[0]] })).not.toMatchObject({ key: 'too-fast' })
})

test('looking back counts as several messages', async () => {
  const { url } = await limited()
  const { ana } = await startTwoPlayerMatch(url)
  const asking = Array.from({ length: 45 }, () => ana.say({ do: 'past', step: 0 }))
  const refused = (await Promise.all(asking)).filter((refusal) => refusal?.key === 'too-fast')

  expect(refused.length).toBeGreaterThan(5)
  await Promise.all([once(ana.socket, 'close'), ana.leave()])
})
