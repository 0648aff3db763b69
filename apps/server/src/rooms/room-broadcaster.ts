/** All viewers of a table on this node, and the state each was sent. Everything sent comes from the room's views. */
import {
  inProtocol1,
  PROTOCOL_VERSION,
  type ChatLine,
  type ServerMessage,
  type MatchState,
  type TableView,
  type WelcomeMessage,
} from '@merchants/protocol'
import { SPECTATOR, itemAt } from '@merchants/tabletop'
import { encodeTextFrame } from '../socket/encode-frame.ts'
import type { TableEvent, ScreenSeats, Presence, Room, MatchViewText } from '@merchants/room'
import {
  chatOf,
  logCursor,
  questionShownTo,
  seatsForKeys,
  shapesOf,
  createMatchViewWriter,
  tableView,
} from '@merchants/room'

/** A viewer at a screen. */
export interface Subscriber extends ScreenSeats {
  /** The address for rate limits. */
  readonly address: string
  /** The secrets of its seats. */
  readonly keys: readonly string[]
  readonly seats: readonly number[]
  viewer: number
  /** How much of the log was sent, as the room counts it. */
  sent: number
  /** The number of the question that was shown last. */
  question: number
  /** The client's protocol. */
  readonly protocol: number
  /** Whether only what has changed may be sent. */
  readonly takesDiffs: boolean
  /** The view that was sent last; the very same for all who were sent the same. */
  last: MatchState | undefined
  /** Sets its seats from now on. */
  setSeats(seats: readonly number[]): void
  send(text: string | Buffer): void
  close(code: number, reason: string): void
}

export class RoomBroadcaster {
  readonly subscribers = new Set<Subscriber>()
  private table = ''
  private lines: ChatLine[] = []
  private proposal: Room['proposal']
  private areViewsNew = false
  /** The game has advanced, which the viewers who can see it will be told. */
  private areMovesNew = false
  private isTableNew = false
  private areSeatsNew = false

  /** Viewers without a seat here. */
  get spectators(): readonly Subscriber[] {
    return [...this.subscribers].filter(({ seats }) => seats.length === 0)
  }

  /** Notes an event that was added to the room, for the next update. */
  note(room: Room, event: TableEvent): void {
    switch (event.what) {
      case 'said':
        this.lines.push(itemAt(chatOf(room), -1))
        return
      // A question that waits too long must not reveal that it exists.
      case 'hurried':
        return
      case 'answered':
      case 'undone':
        this.areMovesNew = true
        this.isTableNew ||= room.options.clock !== null || room.stage !== 'playing' || room.proposal !== this.proposal
        return
      default:
        this.areViewsNew = true
        this.isTableNew = true
        this.areSeatsNew = true
    }
  }

  /** Shows what others may have reacted to. */
  notePauseEnd(): void {
    this.areMovesNew = true
    this.isTableNew = true
  }

  /** Drops notes made since the last update. */
  startOver(): void {
    this.lines = []
    this.areViewsNew = false
    this.areMovesNew = false
    this.isTableNew = false
    this.areSeatsNew = false
  }

  /** Tells all viewers, or some, whether changes can be saved now. */
  sayWhetherSaving(works: boolean, to: Iterable<Subscriber> = this.subscribers): void {
    const frame = encodeTextFrame(JSON.stringify({ is: 'saving', works } satisfies ServerMessage))
    for (const subscriber of to) subscriber.send(frame)
  }

  /** A player or spectator has come or gone. */
  recount(): void {
    this.isTableNew = true
  }

  /** Sends the news to all viewers. */
  broadcast(room: Room, presence: Presence): void {
    if (this.subscribers.size > 0) {
      if (this.isTableNew) this.broadcastTable(room, presence)
      if (this.areSeatsNew) this.seatAgain(room, presence)
      if (this.areViewsNew || this.areMovesNew) this.broadcastViews(room)
      for (const line of this.lines) this.toAll(JSON.stringify({ is: 'chat', line }))
    }
    this.proposal = room.proposal
    this.startOver()
  }

  /** Sends everything that a new viewer needs. The others must be up to date. */
  welcome(room: Room, presence: Presence, subscriber: Subscriber): void {
    this.subscribers.add(subscriber)
    subscriber.setSeats(seatsForKeys(room, subscriber.keys))
    this.introduce(room, presence, subscriber)
  }

  /** Shows the game as it is, and of its log what is new to these seats. */
  show(room: Room, subscriber: Subscriber): void {
    sendView(subscriber, encodeView(room, subscriber, createMatchViewWriter(room)))
  }

  private broadcastTable(room: Room, presence: Presence): void {
    const view = tableView(room, presence)
    const table = JSON.stringify(view)
    if (table === this.table) return
    this.table = table
    const frames = new Map<number, Buffer>()
    for (const subscriber of this.subscribers) {
      const { protocol } = subscriber
      const frame =
        frames.get(protocol) ?? encodeTextFrame(JSON.stringify({ is: 'table', table: spoken(protocol, view).table }))
      frames.set(protocol, frame)
      subscriber.send(frame)
    }
  }

  /** Viewers with the same point of view share one view. */
  private broadcastViews(room: Room): void {
    const textFor = createMatchViewWriter(room)
    const known: EncodedView[] = []
    for (const subscriber of this.subscribers) {
      if (!this.areViewsNew && subscriber.question === questionShownTo(room, subscriber)) continue
      const same = known.find((each) => isSameScreen(each.screen, subscriber))
      const encoded = same ?? encodeView(room, subscriber, textFor)
      if (encoded === undefined) return
      if (same === undefined) known.push(encoded)
      sendView(subscriber, encoded)
    }
  }

  /** A seat may have been taken or left, so the viewers concerned are welcomed again. */
  private seatAgain(room: Room, presence: Presence): void {
    for (const subscriber of this.subscribers) {
      const seats = seatsForKeys(room, subscriber.keys)
      if (seats.join() === subscriber.seats.join()) continue
      subscriber.setSeats(seats)
      this.introduce(room, presence, subscriber)
    }
  }

  private introduce(room: Room, presence: Presence, subscriber: Subscriber): void {
    const { seats } = subscriber
    const [only] = seats
    subscriber.viewer = seats.length === 1 ? (only as number) : SPECTATOR
    subscriber.sent = 0
    subscriber.last = undefined
    subscriber.send(
      JSON.stringify({
        is: 'welcome',
        mine: seats,
        ...spoken(subscriber.protocol, tableView(room, presence)),
        chat: chatOf(room),
        ...(subscriber.takesDiffs && { shapes: shapesOf(room.options.game) }),
      } satisfies Spoken<WelcomeMessage>),
    )
    this.show(room, subscriber)
  }

  private toAll(text: string): void {
    const frame = encodeTextFrame(text)
    for (const subscriber of this.subscribers) subscriber.send(frame)
  }
}

type Spoken<T> = Omit<T, 'table'> & ReturnType<typeof spoken>

/** A table in a protocol. Clients of protocol 1 learn from the number that they cannot join other games. */
function spoken(protocol: number, table: TableView): { readonly protocol: number; readonly table: object } {
  const table1 = protocol < PROTOCOL_VERSION ? inProtocol1(table) : undefined
  return table1 === undefined ? { protocol: PROTOCOL_VERSION, table } : { protocol, table: table1 }
}

/** A point of view, and how much of the log was sent to it. */
type Screen = Pick<Subscriber, 'seats' | 'viewer' | 'sent'>

const isSameScreen = (one: Screen, other: Screen): boolean =>
  one.sent === other.sent &&
  one.viewer === other.viewer &&
  one.seats.length === other.seats.length &&
  one.seats.every((seat, at) => other.seats[at] === seat)

/** A view for some seats, and how much of the log it covers. */
interface EncodedView {
  readonly screen: Screen
  readonly text: MatchViewText
  readonly sent: number
  /** Keyed by the view sent before; `undefined` if none was. */
  readonly frames: Map<MatchState | undefined, Buffer>
}

function encodeView(
  room: Room,
  subscriber: Subscriber,
  textFor: ReturnType<typeof createMatchViewWriter>,
): EncodedView | undefined {
  const text = textFor(subscriber, subscriber.sent)
  if (text === undefined) return undefined
  const { seats, viewer, sent } = subscriber
  return { screen: { seats, viewer, sent }, text, sent: logCursor(room, subscriber), frames: new Map() }
}

/** Viewers with the same base share one frame, which is made only of what they have and can see. */
function sendView(subscriber: Subscriber, matchView: EncodedView | undefined): void {
  if (matchView === undefined) return
  const { text, frames } = matchView
  const before = subscriber.takesDiffs ? subscriber.last : undefined
  const frame = frames.get(before) ?? encodeTextFrame(before === undefined ? text.whole() : text.since(before))
  frames.set(before, frame)
  subscriber.sent = matchView.sent
  subscriber.question = text.state.question
  subscriber.last = text.state
  subscriber.send(frame)
}
