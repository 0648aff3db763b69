/** A small load on a real server and disk: every answer is acknowledged, and no socket is lost. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServer } from './server-process.ts'
import { beside, startProgram } from './processes.ts'
import type { Played } from './process-messages.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startServer({ storage: 'durable' })
})
afterAll(() => server.close())

test('fifty sockets play as fast as they can; every answer is acknowledged', async () => {
  const players = startProgram({ path: beside('players') })
  const [tables, seats] = [13, 4]

  await players.ask({ do: 'sit', seating: { url: server.url, isReference: false, tables, seats }, record: 0 })
  const played = await players.ask<Played>({ do: 'play', milliseconds: 2000 })
  await players.ask({ do: 'leave' })
  await players.kill('SIGKILL')

  expect(played.moves).toBeGreaterThan(tables)
  expect(played).toMatchObject({ refused: 0, lostSockets: 0, unanswered: 0 })
})
