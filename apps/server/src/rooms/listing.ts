/** How a table stands, as the storage lists it: what the lobby shows, and when time may do something there. */
import type { Entry, Task } from '@merchants/room'
import { lobbyEntry, nextTick, type Room } from '@merchants/room'
import type { TableRow } from '@merchants/storage'
import type { Source } from './fresh.ts'

/** Other nodes leave a program's answer to the one that wrote last, for so long beyond its pace. */
const HEAD_START = 2000

/** While a game is played the list of tables is in order of the hours only: to the moment, it would tell when a secret question was answered. */
const HOUR = 3_600_000

/** Entries that change nothing in the list of tables. */
const QUIET: ReadonlySet<Entry['what']> = new Set(['answered', 'undone', 'said'])

/** How time passes in the house. */
interface Pace {
  readonly source: Source
  readonly grace: number
  readonly botPace: number
}

export class Listing {
  private readonly table: string
  private readonly pace: Pace
  /** Empty until it is asked for. */
  private lobby = ''
  /** When to look again whether time has done something. */
  private look: number | undefined

  constructor(table: string, pace: Pace) {
    this.table = table
    this.pace = pace
  }

  /** An entry was added to the room. */
  note({ what }: Entry): void {
    if (!QUIET.has(what)) this.lobby = ''
  }

  /** The room was read anew. */
  startOver(): void {
    this.lobby = ''
  }

  /** A program may have something to decide. */
  row(room: Room, task: Task | undefined): TableRow {
    const now = this.pace.source.clock()
    this.lobby ||= JSON.stringify(lobbyEntry(room))
    const mayBePlayed = task !== undefined || room.held !== undefined
    const dueAt = mayBePlayed ? now + this.pace.botPace + HEAD_START : this.nextLook(room, now)
    // A table that everybody left before its first game is listed nowhere, and is not kept for long.
    return {
      table: this.table,
      isPublic: room.options.isPublic && !room.isClosed,
      stage: room.isClosed ? 'gathering' : room.stage,
      touchedAt: room.stage === 'playing' ? now - (now % HOUR) : now,
      dueAt: dueAt ?? null,
      lobby: this.lobby,
    }
  }

  /** Looking too early does no harm: where no clock runs and nobody is asked in secret, the moment that was found a while ago will do. */
  private nextLook(room: Room, now: number): number | undefined {
    const { grace } = this.pace
    const isRecent = this.look !== undefined && this.look > now + grace / 2
    const isUrgent = room.options.clock !== null || room.proposal !== undefined || room.isSecretlyAsked
    if (isRecent && !isUrgent && room.stage === 'playing') return this.look
    this.look = nextTick(room, now, grace)
    return this.look
  }
}
