/** One socket at a table. Its messages are read and passed on, and everything it is sent comes through the room's views. */
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { CLOSE_CODES, type ClientMessage, type MatchState } from '@merchants/protocol'
import type { Room } from '@merchants/room'
import { SPECTATOR, type Refusal } from '@merchants/tabletop'
import type { WebSocket } from 'ws'
import { SPECTATOR_SEAT } from '../presence/presence.ts'
import type { Subscriber } from '../rooms/room-broadcaster.ts'
import { FAULT, type LiveRoom } from '../rooms/live-room.ts'
import { dispatchMessage, type SessionServices } from './dispatch.ts'
import { writeCoalesced } from './coalesced-write.ts'
import { encodeTextFrame } from './encode-frame.ts'
import { parseMessage, parseId } from './parse-message.ts'

/** A client is disconnected when more bytes than this wait to be sent to it. */
const MAX_UNSENT = 2_000_000

/** A client that sends this many more messages after a warning is disconnected. */
const MAX_TOO_FAST = 60

/** Bytes. A longer message counts as several. */
const LONG = 1024

/** Showing an earlier moment replays a part of the game and counts as this many more messages. */
const LOOKING_BACK = 3

const isLookingBack = (message: ClientMessage): boolean => message.do === 'past' || message.do === 'frames'

/** A new client with its connection, its address and the secrets of its seats. */
export interface IncomingSocket {
  readonly socket: WebSocket
  readonly stream: Socket
  readonly address: string
  readonly keys: readonly string[]
  readonly protocol: number
  readonly takesDiffs: boolean
}

const TOO_FAST: Refusal = { key: 'too-fast', facts: { seconds: 1 } }

export class Session implements Subscriber {
  readonly name = randomUUID()
  readonly keys: readonly string[]
  readonly live: LiveRoom
  seats: readonly number[] = []
  viewer = SPECTATOR
  sent = 0
  question = -1
  readonly protocol: number
  readonly takesDiffs: boolean
  last: MatchState | undefined = undefined
  /** The seats registered with presence. */
  private places: readonly number[] = []
  /** Whether anything arrived since the last ping. */
  isAlive = true
  private readonly socket: WebSocket
  private readonly stream: Socket
  readonly address: string
  private readonly services: SessionServices
  private tooFast = 0
  private isGone = false

  constructor(
    { socket, stream, address, keys, protocol, takesDiffs }: IncomingSocket,
    live: LiveRoom,
    services: SessionServices,
  ) {
    this.socket = socket
    this.stream = stream
    this.address = address
    this.keys = keys
    this.protocol = protocol
    this.takesDiffs = takesDiffs
    this.live = live
    this.services = services
    socket.on('message', (data, isBinary) => this.onMessage(data as Buffer, isBinary))
    socket.on('pong', () => {
      this.isAlive = true
      this.consumeRateLimit(1)
    })
    socket.on('ping', (data) => this.echo(data))
  }

  setSeats(seats: readonly number[]): void {
    const { presence } = this.services.services
    const { live, name, places: before } = this
    const after = this.isGone ? [] : seats.length === 0 ? [SPECTATOR_SEAT] : seats
    this.seats = seats
    this.places = after
    // A client that left before the welcome must not stay in the audience for ever.
    if (this.isGone) live.leave(this)
    const gone = before.filter((place) => !after.includes(place))
    const come = after.filter((place) => !before.includes(place))
    if (gone.length === 0 && come.length === 0) return
    void Promise.all([
      ...gone.map((place) => presence.leave(live.table, place, name)),
      ...come.map((place) => presence.enter(live.table, place, name)),
    ])
      .then(() => live.recount())
      .catch(this.services.services.fault)
  }

  /** The viewer at this screen is gone. */
  leave(): void {
    this.isGone = true
    this.live.leave(this)
    this.setSeats(this.seats)
  }

  /** Frames are written here, past the sender of `ws`: nothing is compressed or split, and one frame can go to many. */
  send(text: string | Buffer): void {
    if (this.isReading()) writeCoalesced(this.stream, typeof text === 'string' ? encodeTextFrame(text) : text)
  }

  reply(id: number, refusal: Refusal | undefined, result?: unknown): void {
    if (refusal === undefined) {
      this.send(result === undefined ? `{"is":"done","id":${id}}` : JSON.stringify({ is: 'done', id, result }))
      return
    }
    this.services.services.telemetry.refused(refusal.key)
    this.send(JSON.stringify({ is: 'refused', id, why: refusal }))
  }

  /** Looks at the table for a message of this number; whatever goes wrong, it is answered. */
  read(id: number, look: (room: Room) => void): void {
    if (this.live.isOverrun) return this.reply(id, TOO_FAST)
    this.live.read(look, (thrown) => {
      this.services.services.fault(thrown)
      this.reply(id, FAULT)
    })
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason)
  }

  /** Forbidden messages are not parsed, because a flood must cost little. */
  private onMessage(data: Buffer, isBinary: boolean): void {
    // A dismissed client may send until the connection is down; its messages are ignored.
    if (!this.isOpen) return
    this.isAlive = true
    if (isBinary) return this.close(CLOSE_CODES.badMessage, 'bad-message')
    const isTooFast = !this.consumeRateLimit(1 + Math.floor(data.length / LONG))
    if (!this.isOpen) return
    const reading = isTooFast ? parseId(data.toString()) : parseMessage(data.toString())
    if (reading === undefined) this.close(CLOSE_CODES.badMessage, 'bad-message')
    else if (isTooFast) this.reply(reading.id, TOO_FAST)
    else if (reading.message === undefined) this.reply(reading.id, { key: 'bad-message', facts: {} })
    else if (isLookingBack(reading.message) && !this.consumeRateLimit(LOOKING_BACK)) this.reply(reading.id, TOO_FAST)
    else dispatchMessage(this, reading.message, this.services)
  }

  private echo(data: Buffer): void {
    if (this.isOpen && this.consumeRateLimit(1) && this.isReading()) this.socket.pong(data)
  }

  /** Whether this many messages are allowed now. A client that does not slow down is disconnected. */
  private consumeRateLimit(messages: number): boolean {
    const { limits } = this.services
    for (let each = 0; each < messages; each++) {
      if (limits.consume('message', this.name) !== false && limits.consume('talk', this.address) !== false) continue
      this.tooFast += messages
      if (this.tooFast > MAX_TOO_FAST) this.cutOff()
      return false
    }
    this.tooFast = Math.max(0, this.tooFast - messages)
    return true
  }

  /** Writes the last message if that is possible immediately, and does not wait for it to arrive. */
  private cutOff(): void {
    this.close(CLOSE_CODES.tooMany, 'too-fast')
    this.socket.terminate()
  }

  private get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN
  }

  /** A client that does not read is disconnected without a last message, which would not reach it. */
  private isReading(): boolean {
    if (!this.isOpen) return false
    if (this.stream.writableLength <= MAX_UNSENT) return true
    this.socket.terminate()
    return false
  }
}
