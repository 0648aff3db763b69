/** The summary of a table in the storage, for the lobby and for timed actions. */
import type { TableEvent, BotTurn } from '@merchants/room'
import { lobbyEntry, nextTimeoutAt, type Room } from '@merchants/room'
import type { TableRow } from '@merchants/storage'
import type { SystemSource } from './system-source.ts'

/** Other nodes leave a bot's answer to the last writer for this long beyond its pace. */
const HEAD_START_MS = 2000

/** While a game is played, tables are listed by the hour only. The exact time would show when a secret question was answered. */
const HOUR_MS = 3_600_000

/** Events that change nothing in the list of tables. */
const QUIET: ReadonlySet<TableEvent['what']> = new Set(['answered', 'undone', 'said'])

/** The time settings of this server. */
interface Pace {
  readonly source: SystemSource
  readonly grace: number
  readonly botPace: number
}

export class TableRowBuilder {
  private readonly table: string
  private readonly pace: Pace
  /** Empty until it is asked for. */
  private lobby = ''
  private last: TableRow | undefined
  /** When to check the table's timeouts again. */
  private look: number | undefined

  constructor(table: string, pace: Pace) {
    this.table = table
    this.pace = pace
  }

  /** An event was added to the room. */
  note({ what }: TableEvent): void {
    if (!QUIET.has(what)) this.lobby = ''
  }

  /** The room was read again. */
  startOver(): void {
    this.lobby = ''
    this.last = undefined
  }

  /** If nothing in it has changed, it is the very same row as before, which the storage need not write again. */
  row(room: Room, turn: BotTurn | undefined): TableRow {
    const now = this.pace.source.clock()
    this.lobby ||= JSON.stringify(lobbyEntry(room))
    const mayBePlayed = turn !== undefined || room.held !== undefined
    const dueAt = mayBePlayed ? now + this.pace.botPace + HEAD_START_MS : this.nextLook(room, now)
    // A table that everyone left before its first game is listed nowhere, and is not kept for long.
    const row: TableRow = {
      table: this.table,
      isPublic: room.options.isPublic && !room.isClosed,
      stage: room.isClosed ? 'gathering' : room.stage,
      touchedAt: room.stage === 'playing' ? now - (now % HOUR_MS) : now,
      dueAt: dueAt ?? null,
      lobby: this.lobby,
    }
    if (this.last === undefined || !isSame(this.last, row)) this.last = row
    return this.last
  }

  /** Checking too early does no harm, so where no clock runs and no one is asked in secret, an older result will do. */
  private nextLook(room: Room, now: number): number | undefined {
    const { grace } = this.pace
    const isRecent = this.look !== undefined && this.look > now + grace / 2
    const isUrgent = room.options.clock !== null || room.proposal !== undefined || room.isSecretlyAsked
    if (isRecent && !isUrgent && room.stage === 'playing') return this.look
    this.look = nextTimeoutAt(room, now, grace)
    return this.look
  }
}

const isSame = (one: TableRow, other: TableRow): boolean =>
  one.isPublic === other.isPublic &&
  one.stage === other.stage &&
  one.touchedAt === other.touchedAt &&
  one.dueAt === other.dueAt &&
  one.lobby === other.lobby
