/** One socket at a table: what it says is read and handed on, and everything it hears comes through the room's door. */
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { SPECTATOR } from '@merchants/dale'
import { CLOSED, type SightState } from '@merchants/protocol'
import type { Room } from '@merchants/room'
import type { Refusal } from '@merchants/tabletop'
import type { WebSocket } from 'ws'
import { WATCHING } from '../presence/presence.ts'
import type { Onlooker } from '../rooms/audience.ts'
import { FAULT, type LiveRoom } from '../rooms/live-room.ts'
import { doMessage, type Floor } from './doing.ts'
import { writeSoon } from './flush.ts'
import { frameOf } from './frame.ts'
import { readMessage, readNumber } from './reading.ts'

/** Whoever reads so slowly that more bytes than this wait to be sent is let go. */
const MOST_UNSENT = 2_000_000

/** Who was told to slow down and still says so much more is cut off. */
const MOST_TOO_FAST = 60

/** Bytes: a message that is longer counts as several. */
const LONG = 1024

/** Looking back replays a part of the game, and counts as so many messages more. */
const LOOKING_BACK = 3

/** Who has come: by which line and from where, and what proves the own seats. */
export interface Comer {
  readonly socket: WebSocket
  readonly stream: Socket
  readonly address: string
  readonly keys: readonly string[]
  readonly takesDiffs: boolean
}

const TOO_FAST: Refusal = { key: 'too-fast', facts: { seconds: 1 } }

export class Session implements Onlooker {
  readonly name = randomUUID()
  readonly keys: readonly string[]
  readonly live: LiveRoom
  seats: readonly number[] = []
  viewer = SPECTATOR
  sent = 0
  question = -1
  readonly takesDiffs: boolean
  last: SightState | undefined = undefined
  /** Where presence has us. */
  private places: readonly number[] = []
  /** Whether anything was heard since the last beat of the heart. */
  isAlive = true
  private readonly socket: WebSocket
  private readonly stream: Socket
  readonly address: string
  private readonly floor: Floor
  private tooFast = 0
  private isGone = false

  constructor({ socket, stream, address, keys, takesDiffs }: Comer, live: LiveRoom, floor: Floor) {
    this.socket = socket
    this.stream = stream
    this.address = address
    this.keys = keys
    this.takesDiffs = takesDiffs
    this.live = live
    this.floor = floor
    socket.on('message', (data, isBinary) => this.hear(data as Buffer, isBinary))
    socket.on('pong', () => {
      this.isAlive = true
      this.maySay(1)
    })
    socket.on('ping', (data) => this.echo(data))
  }

  take(seats: readonly number[]): void {
    const { presence } = this.floor.house
    const { live, name, places: before } = this
    const after = this.isGone ? [] : seats.length === 0 ? [WATCHING] : seats
    this.seats = seats
    this.places = after
    // Who was gone before the welcome must not be told of this table for good.
    if (this.isGone) live.leave(this)
    const gone = before.filter((place) => !after.includes(place))
    const come = after.filter((place) => !before.includes(place))
    if (gone.length === 0 && come.length === 0) return
    void Promise.all([
      ...gone.map((place) => presence.leave(live.table, place, name)),
      ...come.map((place) => presence.enter(live.table, place, name)),
    ])
      .then(() => live.recount())
      .catch(this.floor.house.fault)
  }

  /** Whoever was in front of the screen is here no longer. */
  leave(): void {
    this.isGone = true
    this.live.leave(this)
    this.take(this.seats)
  }

  /** Frames are written here, past the sender of `ws`: nothing is compressed or split, and one frame can go to many. */
  send(text: string | Buffer): void {
    if (this.isReading()) writeSoon(this.stream, typeof text === 'string' ? frameOf(text) : text)
  }

  reply(id: number, refusal: Refusal | undefined, result?: unknown): void {
    if (refusal === undefined) {
      this.send(result === undefined ? `{"is":"done","id":${id}}` : JSON.stringify({ is: 'done', id, result }))
      return
    }
    this.floor.house.watch.refused(refusal.key)
    this.send(JSON.stringify({ is: 'refused', id, why: refusal }))
  }

  /** Looks at the table for a message of this number; whatever goes wrong, it is answered. */
  read(id: number, look: (room: Room) => void): void {
    if (this.live.isOverrun) return this.reply(id, TOO_FAST)
    this.live.read(look, (thrown) => {
      this.floor.house.fault(thrown)
      this.reply(id, FAULT)
    })
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason)
  }

  /** Nothing is looked into that may not be said: a flood must cost little. */
  private hear(data: Buffer, isBinary: boolean): void {
    // Who was let go may talk on until the line is down: nobody listens.
    if (!this.isOpen) return
    this.isAlive = true
    if (isBinary) return this.close(CLOSED.badMessage, 'bad-message')
    const isTooFast = !this.maySay(1 + Math.floor(data.length / LONG))
    if (!this.isOpen) return
    const reading = isTooFast ? readNumber(data.toString()) : readMessage(data.toString())
    if (reading === undefined) this.close(CLOSED.badMessage, 'bad-message')
    else if (isTooFast) this.reply(reading.id, TOO_FAST)
    else if (reading.message === undefined) this.reply(reading.id, { key: 'bad-message', facts: {} })
    else if (reading.message.do === 'past' && !this.maySay(LOOKING_BACK)) this.reply(reading.id, TOO_FAST)
    else doMessage(this, reading.message, this.floor)
  }

  private echo(data: Buffer): void {
    if (this.isOpen && this.maySay(1) && this.isReading()) this.socket.pong(data)
  }

  /** Whether so many messages may be said now; who does not slow down is cut off, since nobody answers a flood. */
  private maySay(messages: number): boolean {
    const { limits } = this.floor
    for (let each = 0; each < messages; each++) {
      if (limits.take('message', this.name) !== false && limits.take('talk', this.address) !== false) continue
      this.tooFast += messages
      if (this.tooFast > MOST_TOO_FAST) this.cutOff()
      return false
    }
    this.tooFast = Math.max(0, this.tooFast - messages)
    return true
  }

  /** The last word is written if it can be at once; whether it arrives is not waited for. */
  private cutOff(): void {
    this.close(CLOSED.tooMany, 'too-fast')
    this.socket.terminate()
  }

  private get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN
  }

  /** Who does not read is let go: no last word would reach them. */
  private isReading(): boolean {
    if (!this.isOpen) return false
    if (this.stream.writableLength <= MOST_UNSENT) return true
    this.socket.terminate()
    return false
  }
}
