/** The saved games of one kind. They are read with care, since anything may have happened to them, and never truncated. */
import type { Json, Refusal, ReopenStop } from '@merchants/tabletop'
import { isRefusal, readable } from '@merchants/tabletop'
import type { GameFault, KeptRecord, UnreadGame } from './kept-record.ts'
import { isFault, isObject, newName } from './kept-record.ts'
import type { Store } from './match-database.ts'

/** A game that is played by a record. */
export interface PlayedRecord<Kept> {
  readonly record: Kept
  /** The game as it should be saved now. */
  readonly kept: Kept
  readonly stop: ReopenStop | undefined
}

/** How records of one kind are read, played and written down. */
export interface RecordFormat<Kept extends KeptRecord, Played extends PlayedRecord<Kept>> {
  readonly read: (kept: unknown) => Kept | GameFault
  readonly play: (record: Kept) => Played
  /** A saved game in notation as a new record, made of its moves alone. Throws `Unreadable`. */
  readonly readNotation: (json: Json) => Kept
  readonly writeNotation: (record: Kept) => Json
}

export class KeptGames<Kept extends KeptRecord, Played extends PlayedRecord<Kept>> {
  private readonly store: Store<Kept>
  private readonly format: RecordFormat<Kept, Played>

  constructor(store: Store<Kept>, format: RecordFormat<Kept, Played>) {
    this.store = store
    this.format = format
  }

  /** The records that can be read, the latest first. */
  async readable(): Promise<Kept[]> {
    const { read } = this.format
    const records = (await this.store.all()).flatMap((kept) => {
      const record = read(kept)
      return isFault(record) ? [] : [record]
    })
    return records.toSorted((a, b) => b.playedAt - a.playedAt)
  }

  async unread(): Promise<UnreadGame[]> {
    const { read } = this.format
    return (await this.store.all()).flatMap((kept) => {
      const fault = read(kept)
      const { game, playedAt } = kept
      return isFault(fault) ? [{ game, fault, playedAt: typeof playedAt === 'number' ? playedAt : undefined }] : []
    })
  }

  /** The record of a game; `undefined` if nothing of it can be played, or there is none. */
  async record(game: string): Promise<Kept | undefined> {
    const record = this.format.read(await this.store.read(game))
    return isFault(record) ? undefined : record
  }

  /** Plays a saved game as far as possible. */
  async play(game: string): Promise<Played | undefined> {
    const record = await this.record(game)
    return record && this.format.play(record)
  }

  async check(game: string): Promise<GameFault | undefined> {
    const kept = await this.store.read(game)
    if (kept === undefined) return undefined
    const record = this.format.read(kept)
    if (isFault(record)) return record
    const { stop } = this.format.play(record)
    return stop && { fault: 'stopped', ...stop }
  }

  /** Saves a new game. One that stops on the way is saved with all that follows. */
  async add(record: Kept): Promise<string> {
    const { stop, kept } = this.format.play(record)
    await this.store.write({ ...(stop === undefined ? kept : record), saves: 1 })
    return record.game
  }

  /** A game as text in notation, or just as it is stored if it is not whole. */
  async text(game: string): Promise<string> {
    const played = await this.play(game)
    const isWhole = played !== undefined && played.stop === undefined
    const json = isWhole ? this.format.writeNotation(played.kept) : await this.store.read(game)
    return JSON.stringify(json, undefined, 2)
  }

  /**
   * Saves a game from a file, either in notation without names or as it was stored. Returns its name, or the fault of
   * the file.
   */
  async addText(text: string, named: (record: Kept) => Kept = (record) => record): Promise<string | Refusal> {
    const { read, readNotation, play } = this.format
    const file = parseJson(text)
    if (file === undefined) return NOT_A_GAME
    const record = isObject(file) && 'answers' in file ? read(file) : readable(() => readNotation(file))
    if (isFault(record)) return record.fault === 'newer' ? { key: 'newer-rules', facts: {} } : NOT_A_GAME
    if (isRefusal(record)) return record
    const { stop } = play(record)
    if (stop?.played === 0) return { key: stop.why.key, facts: { ...stop.why.facts, move: 1 } }
    return (await this.nameOf(record)) ?? this.add({ ...named(record), game: newName() })
  }

  /** The name under which the very same game is already saved. */
  private async nameOf(record: Kept): Promise<string | undefined> {
    const played = this.format.play(record)
    const sameSeed = (await this.readable()).filter(({ seed }) => seed === record.seed)
    const text = this.textOf(played)
    return sameSeed.find((kept) => this.textOf(this.format.play(kept)) === text)?.game
  }

  private textOf({ stop, kept, record }: Played): string {
    return JSON.stringify(stop === undefined ? this.format.writeNotation(kept) : record)
  }
}

const NOT_A_GAME: Refusal = { key: 'not-a-game', facts: {} }

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
