/** A small crowd at a real server on a real disk: everybody is heard, nobody is lost. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'
import { beside, startProgram } from './processes.ts'
import type { Played } from './talk.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ storage: 'durable' })
})
afterAll(() => house.close())

test('fifty sockets play as fast as they can; every answer is acknowledged', async () => {
  const players = startProgram({ path: beside('players') })
  const [tables, seats] = [13, 4]

  await players.ask({ do: 'sit', seating: { url: house.url, isReference: false, tables, seats }, record: 0 })
  const played = await players.ask<Played>({ do: 'play', milliseconds: 2000 })
  await players.ask({ do: 'leave' })
  await players.kill('SIGKILL')

  expect(played.moves).toBeGreaterThan(tables)
  expect(played).toMatchObject({ refused: 0, lostSockets: 0, unanswered: 0 })
})
