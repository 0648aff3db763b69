/** All sockets of this node: how many there may be, whether they are still there, and how they are told to go. */
import { setTimeout as pause } from 'node:timers/promises'
import { CLOSED } from '@merchants/protocol'
import type { WebSocket } from 'ws'
import type { Audience } from '../rooms/audience.ts'
import type { Session } from './session.ts'

/** Milliseconds between two beats of a heart, at most: who did not answer the last one is gone. */
const BEAT_EVERY = 20_000

/** Milliseconds for the last words to arrive. */
const FAREWELL = 1000

export interface SocketLimits {
  readonly perAddress: number
  /** So many may watch one table, and so many of them from one address; who has a seat there is always let in. */
  readonly watchers: number
  readonly watchersPerAddress: number
}

interface Heart {
  /** Nobody yet, until the table is found. */
  session: Session | undefined
  readonly timer: NodeJS.Timeout
}

export class Sockets {
  isClosing = false
  readonly limits: SocketLimits
  private readonly open = new Map<WebSocket, Heart>()
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
  mayWatch({ watchers }: Audience, address: string): boolean {
    const near = watchers.filter((each) => each.address === address)
    return watchers.length < this.limits.watchers && near.length < this.limits.watchersPerAddress
  }

  /** Each heart beats at its own pace: many at once would hold everybody up. */
  add(socket: WebSocket): void {
    const pace = BEAT_EVERY * (1 - Math.random() / 4)
    const heart: Heart = { session: undefined, timer: setInterval(() => beat(socket, heart), pace).unref() }
    this.open.set(socket, heart)
  }

  /** Who has closed in the meantime leaves at once. */
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

  /** Nobody is let in any more, and everybody learns that we go. */
  announceEnd(): void {
    this.isClosing = true
    for (const socket of this.open.keys()) if (socket.readyState === socket.OPEN) socket.send('{"is":"closing"}')
  }

  /** Everybody is told to come back, and whoever does not hang up is cut off. */
  async closeAll(): Promise<void> {
    for (const socket of this.open.keys()) socket.close(CLOSED.comeBack, 'restart')
    const end = performance.now() + FAREWELL
    while (this.open.size > 0 && performance.now() < end) await pause(20)
    for (const socket of this.open.keys()) socket.terminate()
  }

  private count(address: string): number {
    return this.counts.get(address) ?? 0
  }
}

function beat(socket: WebSocket, { session }: Heart): void {
  if (session?.isAlive === false) return socket.terminate()
  if (session !== undefined) session.isAlive = false
  socket.ping()
}
