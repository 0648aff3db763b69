/** All sockets of this node: their limits, pings, and the shutdown. */
import { setTimeout as pause } from 'node:timers/promises'
import { CLOSE_CODES } from '@merchants/protocol'
import type { WebSocket } from 'ws'
import type { RoomBroadcaster } from '../rooms/room-broadcaster.ts'
import type { Session } from './session.ts'

/** Milliseconds between two pings, at most. A client that did not answer the last one is gone. */
const HEARTBEAT_MS = 20_000

/** Milliseconds for the last messages to arrive. */
const CLOSE_TIMEOUT_MS = 1000

export interface SocketLimits {
  readonly perAddress: number
  /** The most spectators at one table, and from one address. Players with a seat there are always let in. */
  readonly watchers: number
  readonly watchersPerAddress: number
}

interface Heartbeat {
  /** No one yet, until the table is found. */
  session: Session | undefined
  readonly timer: NodeJS.Timeout
}

export class Sockets {
  isClosing = false
  readonly limits: SocketLimits
  private readonly open = new Map<WebSocket, Heartbeat>()
  /** Of each address. */
  private readonly counts = new Map<string, number>()

  constructor(limits: SocketLimits) {
    this.limits = limits
  }

  get size(): number {
    return this.open.size
  }

  /** Whether one more may come from this address; if so it is counted until it closes. */
  admit(address: string): (() => void) | undefined {
    if (this.isClosing || this.count(address) >= this.limits.perAddress) return undefined
    this.counts.set(address, this.count(address) + 1)
    return () => {
      if (this.count(address) > 1) this.counts.set(address, this.count(address) - 1)
      else this.counts.delete(address)
    }
  }

  /** Whether one more may watch a table. */
  mayWatch({ spectators }: RoomBroadcaster, address: string): boolean {
    const near = spectators.filter((each) => each.address === address)
    return spectators.length < this.limits.watchers && near.length < this.limits.watchersPerAddress
  }

  /** Pings are spread over time, because many at once would delay everything else. */
  add(socket: WebSocket): void {
    const pace = HEARTBEAT_MS * (1 - Math.random() / 4)
    const heart: Heartbeat = { session: undefined, timer: setInterval(() => beat(socket, heart), pace).unref() }
    this.open.set(socket, heart)
  }

  /** A client that has closed in the meantime leaves immediately. */
  seat(socket: WebSocket, session: Session): void {
    const heart = this.open.get(socket)
    if (heart === undefined) session.leave()
    else heart.session = session
  }

  remove(socket: WebSocket): void {
    const heart = this.open.get(socket)
    clearInterval(heart?.timer)
    heart?.session?.leave()
    this.open.delete(socket)
  }

  /** Admits no one any more and announces the shutdown to all clients. */
  announceShutdown(): void {
    this.isClosing = true
    for (const socket of this.open.keys()) if (socket.readyState === socket.OPEN) socket.send('{"is":"closing"}')
  }

  /** Tells all clients to come back, and cuts off those that do not hang up. */
  async closeAll(): Promise<void> {
    for (const socket of this.open.keys()) socket.close(CLOSE_CODES.comeBack, 'restart')
    const end = performance.now() + CLOSE_TIMEOUT_MS
    while (this.open.size > 0 && performance.now() < end) await pause(20)
    for (const socket of this.open.keys()) socket.terminate()
  }

  private count(address: string): number {
    return this.counts.get(address) ?? 0
  }
}

function beat(socket: WebSocket, { session }: Heartbeat): void {
  if (session?.isAlive === false) return socket.terminate()
  if (session !== undefined) session.isAlive = false
  socket.ping()
}
