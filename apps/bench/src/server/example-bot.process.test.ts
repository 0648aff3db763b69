/** The example bot of docs/protocol.md plays a whole game against another bot through the public API only. */
import type { Dale } from '@merchants/dale'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { seasonedBot } from '@merchants/bots'
import { joinTable, openTable } from '@merchants/client'
import { fastChance } from '@merchants/tabletop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { type ServerProcess, startServer } from './server-process.ts'
import { sure } from './fill-table.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startServer({ storage: 'memory' })
})
afterAll(() => server.close())
const BOT = fileURLToPath(new URL('../../../../examples/bot/bot.mjs', import.meta.url))

test('the example bot takes a seat by link and plays until the game is over', async () => {
  const { url } = server
  const options = { isPublic: false, decks: ['macaws', 'pandas', 'sloths'], teams: false, clock: null }
  const { table, secret } = sure(
    await openTable({ url }, { name: 'Ana', options, seats: [{ is: 'open' }, { is: 'open' }] }),
  )
  const ana = joinTable<Dale>({ url, table, secret, WebSocket })
  const chance = fastChance(1)
  ana.onTable(({ stage, seats }) => {
    if (stage === 'gathering' && seats[1]?.isReady) void ana.start()
  })
  ana.onMatch(({ question, view }) => {
    if (view.decision) void ana.answer(question, [seasonedBot.decide(view, chance)])
  })

  const printed = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [BOT, `${url}/t/${table}`], (fault, out, errors) =>
      fault ? reject(new Error(errors)) : resolve(out),
    )
  })
  await expect.poll(() => ana.table?.ending).toBe('won')
  const winners = ana.table?.winners
  ana.close()

  expect(printed.trim()).toBe(winners?.includes(1) ? 'Won.' : 'Lost.')
})
