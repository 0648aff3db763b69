/** Stands between players and a server and does everything a network does at its worst. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import WebSocket, { WebSocketServer } from 'ws'

/** The fate of the next message in one direction. Held-back messages follow the one after them. */
export type Fault = 'drop' | 'double' | 'hold'
export type Direction = 'up' | 'down'

interface Way {
  readonly client: WebSocket
  readonly server: WebSocket
}

export interface Relay {
  readonly url: string
  readonly plan: (direction: Direction, fault: Fault) => void
  /** Every connection breaks; what is on its way to the server may still arrive there. */
  readonly cut: () => void
  /** From now on it is a good network. */
  readonly heal: () => void
  readonly close: () => Promise<void>
}

export async function openRelay(target: string): Promise<Relay> {
  const ways = new Set<Way>()
  const faults: Record<Direction, Fault[]> = { up: [], down: [] }
  const held = new Map<WebSocket, string[]>()
  const relay = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(relay, 'listening')

  const pass = (direction: Direction, to: WebSocket, text: string): void => {
    const send = (each: string): void => {
      if (to.readyState === WebSocket.OPEN) to.send(each)
    }
    const fault = mayFail(text) ? faults[direction].shift() : undefined
    if (fault === 'drop') return
    if (fault === 'hold') return void held.set(to, [...(held.get(to) ?? []), text])
    send(text)
    if (fault === 'double') send(text)
    for (const late of held.get(to) ?? []) send(late)
    held.delete(to)
  }

  relay.on('connection', (client, { url, headers }) => {
    const { authorization = '' } = headers
    const server = new WebSocket(`${target.replace(/^http/, 'ws')}${url}`, { headers: { authorization } })
    const way = { client, server }
    const early: string[] = []
    ways.add(way)
    server.on('error', () => {})
    client.on('error', () => {})
    server.on('open', () => {
      for (const text of early) pass('up', server, text)
    })
    client.on('message', (data: Buffer) => {
      if (server.readyState === WebSocket.OPEN) pass('up', server, data.toString())
      else early.push(data.toString())
    })
    server.on('message', (data: Buffer) => pass('down', client, data.toString()))
    server.on('close', (code) => client.close(code > 1003 && code !== 1005 && code !== 1006 ? code : 1000))
    client.on('close', () => {
      ways.delete(way)
      for (const late of held.get(server) ?? []) if (server.readyState === WebSocket.OPEN) server.send(late)
      server.close()
    })
  })

  return {
    url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    plan: (direction, fault) => void faults[direction].push(fault),
    cut: () => {
      for (const { client } of ways) client.terminate()
    },
    heal: () => {
      faults.up.length = 0
      faults.down.length = 0
    },
    close: async () => {
      for (const { client, server } of ways) {
        client.terminate()
        server.terminate()
      }
      await new Promise((resolve) => relay.close(resolve))
    },
  }
}

/** A line of the chat has no number that tells a second one from the first. */
const mayFail = (text: string): boolean => !text.includes('"do":"chat"')
