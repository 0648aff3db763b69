/** A slow machine on demand. With `STALLS=1`, pages and tests pause now and then, which finds flaky tests. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket, WebSocketServer, type RawData } from 'ws'

export const hasStalls = process.env['STALLS'] === '1'

/** Runs in the page. */
export function stallNowAndThen(): void {
  const stall = (): void => {
    const end = performance.now() + 100 + Math.random() * 700
    while (performance.now() < end);
    setTimeout(stall, Math.random() * 2500)
  }
  setTimeout(stall, Math.random() * 1000)
}

const STALLED_MESSAGES = 0.04
const LONGEST_STALL_MS = 1000

/** Stands between the tests and the browser, and holds messages back now and then, in order. */
export async function stallingBrowser(browser: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  server.on('connection', (test) => {
    const there = new WebSocket(browser, { maxPayload: 0 })
    const opened = once(there, 'open')
    pass(test, there, opened)
    pass(there, test, opened)
  })
  const { port } = server.address() as AddressInfo
  return `ws://127.0.0.1:${port}`
}

function pass(from: WebSocket, to: WebSocket, opened: Promise<unknown>): void {
  let before: Promise<unknown> = opened
  from.on('message', (data: RawData) => {
    before = before.then(async () => {
      if (Math.random() < STALLED_MESSAGES) await delay(Math.random() * LONGEST_STALL_MS)
      to.send(data, { binary: false })
    })
  })
  from.on('close', () => void before.then(() => to.close()))
}
