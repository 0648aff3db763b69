/** Everybody who looks at a table from this node, and what each was told of it. Whatever leaves comes from the room's door. */
import { SPECTATOR } from '@merchants/dale'
import { PROTOCOL, type ChatLine, type ServerMessage, type SightState, type WelcomeMessage } from '@merchants/protocol'
import { frameOf } from '../socket/frame.ts'
import type { Entry, Eyes, Presence, Room, SightText } from '@merchants/room'
import { chatOf, logLength, questionTo, seatsOf, SHAPES, sightTextsOf, tableView } from '@merchants/room'

/** Somebody in front of a screen. */
export interface Onlooker extends Eyes {
  /** Where they come from, as far as limits go. */
  readonly address: string
  /** What proves the own seats. */
  readonly keys: readonly string[]
  readonly seats: readonly number[]
  viewer: number
  /** How much of the log was sent, as the room's door counts it. */
  sent: number
  /** The number of the question that was shown last. */
  question: number
  /** Whether only what has changed may be sent. */
  readonly takesDiffs: boolean
  /** The sight that was sent last; the very same for all who were sent the same. */
  last: SightState | undefined
  /** From now on these are the own seats. */
  take(seats: readonly number[]): void
  send(text: string | Buffer): void
  close(code: number, reason: string): void
}

export class Audience {
  readonly onlookers = new Set<Onlooker>()
  private table = ''
  private lines: ChatLine[] = []
  private proposal: Room['proposal']
  private isSightNew = false
  /** The game has gone on: those hear of it to whom that is shown. */
  private areMovesNew = false
  private isTableNew = false
  private areSeatsNew = false

  /** Who has no seat here. */
  get watchers(): readonly Onlooker[] {
    return [...this.onlookers].filter(({ seats }) => seats.length === 0)
  }

  /** An entry was added to the room, and will be told. */
  note(room: Room, entry: Entry): void {
    switch (entry.what) {
      case 'said':
        this.lines.push(chatOf(room).at(-1) as ChatLine)
        return
      // That a question waits too long must not tell that there is one.
      case 'hurried':
        return
      case 'answered':
      case 'undone':
        this.areMovesNew = true
        this.isTableNew ||= room.options.clock !== null || room.stage !== 'playing' || room.proposal !== this.proposal
        return
      default:
        this.isSightNew = true
        this.isTableNew = true
        this.areSeatsNew = true
    }
  }

  /** What others may have reacted to is shown now. */
  notePauseEnd(): void {
    this.areMovesNew = true
    this.isTableNew = true
  }

  /** What was noted since everybody was last told has not happened. */
  startOver(): void {
    this.lines = []
    this.isSightNew = false
    this.areMovesNew = false
    this.isTableNew = false
    this.areSeatsNew = false
  }

  /** Whether what people do can be saved now: told to all of them, or to some. */
  sayWhetherSaving(works: boolean, to: Iterable<Onlooker> = this.onlookers): void {
    const frame = frameOf(JSON.stringify({ is: 'saving', works } satisfies ServerMessage))
    for (const onlooker of to) onlooker.send(frame)
  }

  /** Somebody has come or gone. */
  recount(): void {
    this.isTableNew = true
  }

  /** Tells everybody what is new. */
  tell(room: Room, presence: Presence): void {
    if (this.onlookers.size > 0) {
      if (this.isTableNew) this.tellTable(room, presence)
      if (this.areSeatsNew) this.seatAgain(room, presence)
      if (this.isSightNew || this.areMovesNew) this.tellSights(room)
      for (const line of this.lines) this.toAll(JSON.stringify({ is: 'chat', line }))
    }
    this.proposal = room.proposal
    this.startOver()
  }

  /** Everything that somebody who has just come has to know. Others must have been told before. */
  welcome(room: Room, presence: Presence, onlooker: Onlooker): void {
    this.onlookers.add(onlooker)
    onlooker.take(seatsOf(room, onlooker.keys))
    this.introduce(room, presence, onlooker)
  }

  /** Shows the game as it is, and of its log what is new to these eyes. */
  show(room: Room, onlooker: Onlooker): void {
    hand(onlooker, made(room, onlooker, sightTextsOf(room)))
  }

  private tellTable(room: Room, presence: Presence): void {
    const table = JSON.stringify(tableView(room, presence))
    if (table === this.table) return
    this.table = table
    this.toAll(`{"is":"table","table":${table}}`)
  }

  /** What the same eyes see is looked at once. */
  private tellSights(room: Room): void {
    const textFor = sightTextsOf(room)
    const known = new Map<string, Sight | undefined>()
    for (const onlooker of this.onlookers) {
      if (!this.isSightNew && onlooker.question === questionTo(room, onlooker)) continue
      const eyes = `${onlooker.viewer} ${onlooker.seats.join()} ${onlooker.sent}`
      if (!known.has(eyes)) known.set(eyes, made(room, onlooker, textFor))
      hand(onlooker, known.get(eyes))
    }
  }

  /** A seat may have been taken or left: whoever it concerns is welcomed anew. */
  private seatAgain(room: Room, presence: Presence): void {
    for (const onlooker of this.onlookers) {
      const seats = seatsOf(room, onlooker.keys)
      if (seats.join() === onlooker.seats.join()) continue
      onlooker.take(seats)
      this.introduce(room, presence, onlooker)
    }
  }

  private introduce(room: Room, presence: Presence, onlooker: Onlooker): void {
    const { seats } = onlooker
    const [only] = seats
    onlooker.viewer = seats.length === 1 ? (only as number) : SPECTATOR
    onlooker.sent = 0
    onlooker.last = undefined
    onlooker.send(
      JSON.stringify({
        is: 'welcome',
        protocol: PROTOCOL,
        mine: seats,
        table: tableView(room, presence),
        chat: chatOf(room),
        ...(onlooker.takesDiffs && { shapes: SHAPES }),
      } satisfies WelcomeMessage),
    )
    this.show(room, onlooker)
  }

  private toAll(text: string): void {
    const frame = frameOf(text)
    for (const onlooker of this.onlookers) onlooker.send(frame)
  }
}

/** A sight of some eyes, and how much of the log is seen with it. */
interface Sight {
  readonly text: SightText
  readonly sent: number
  readonly question: number
  /** By what was sent before: `undefined` for nothing. */
  readonly frames: Map<SightState | undefined, Buffer>
}

function made(room: Room, onlooker: Onlooker, textFor: ReturnType<typeof sightTextsOf>): Sight | undefined {
  const text = textFor(onlooker, onlooker.sent)
  if (text === undefined) return undefined
  return { text, sent: logLength(room, onlooker), question: questionTo(room, onlooker), frames: new Map() }
}

/** Whoever has the same gets the same frame, which is made once; and it is made of nothing but what they have and may see. */
function hand(onlooker: Onlooker, sight: Sight | undefined): void {
  if (sight === undefined) return
  const { text, frames } = sight
  const before = onlooker.takesDiffs ? onlooker.last : undefined
  const frame = frames.get(before) ?? frameOf(before === undefined ? text.whole() : text.since(before))
  frames.set(before, frame)
  onlooker.sent = sight.sent
  onlooker.question = sight.question
  onlooker.last = text.state
  onlooker.send(frame)
}
