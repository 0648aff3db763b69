/** A real server sends exactly one reminder at the turn that waits, to the holder of the seat. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMemory } from '@merchants/storage'
import { expect, onTestFinished, test } from 'vitest'
import { defaultSettings, type ServerDependencies } from '../dependencies.ts'
import { startTwoPlayerMatch } from '../testing/start-match.ts'
import { TestClient, openTable, post, takeSeat } from '../testing/test-client.ts'
import { startNode, type TestNode } from '../testing/test-server.ts'
import { playOn } from '../testing/playing.ts'

/** A player's webhook, and the calls it received. */
async function playersProgram(): Promise<{ readonly url: string; readonly told: unknown[] }> {
  const told: unknown[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      told.push(JSON.parse(body))
      response.end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, told }
}

/** A server that reminds, even on this machine. */
async function startReminding(parts: Partial<ServerDependencies> = {}): Promise<TestNode> {
  const data = mkdtempSync(join(tmpdir(), 'merchants-data-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const settings = { ...defaultSettings(), data, webhooksInside: true, publicUrl: undefined }
  return startNode({ hasReminders: true, settings, ...parts })
}

test('absent players are reminded once, connected ones never', async () => {
  const node = await startReminding()
  const program = await playersProgram()
  const pair = await startTwoPlayerMatch(node.url)
  const { table, ana, seats } = pair
  for (const { seat, secret } of seats) {
    const subscription = { seat, wish: { way: 'webhook', url: `${program.url}?${seat}` } }
    expect(await post(node.url, `/api/tables/${table}/reminders`, subscription, secret)).toHaveProperty('status', 201)
  }

  const [acting, waiting] = pair.asked()
  await waiting.leave()
  await playOn(acting, ({ match }) => match?.view.decision === undefined)
  await acting.say({ do: 'chat', text: 'your turn' })
  await node.close()

  const away = waiting === ana ? 0 : 1
  expect(program.told).toEqual([{ table, seat: away, url: `${node.url}/t/${table}` }])
})

test("a player who has left a seat gets no reminders of the next holder's turns", async () => {
  const storage = openMemory()
  const node = await startReminding({ storage })
  onTestFinished(() => node.close())
  const { table } = await openTable(node.url)
  const bo = await takeSeat(node.url, table, { name: 'Bo' })
  const subscription = { wish: { way: 'webhook', url: 'http://127.0.0.1:9/' } }
  expect(await post(node.url, `/api/tables/${table}/reminders`, subscription, bo.secret)).toHaveProperty('status', 201)
  expect(await storage.reminders(table)).toHaveLength(1)

  await (await TestClient.at(node.url, bo)).say({ do: 'leave' })
  const cy = await takeSeat(node.url, table, { name: 'Cy' })

  expect(cy.seat).toBe(bo.seat)
  expect(await storage.reminders(table)).toEqual([])
})
