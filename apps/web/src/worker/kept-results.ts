/** The results of finished games: of those that are kept, of deleted ones, and of those from another browser. */
import type { KeptGames, PlayedRecord } from './kept-games.ts'
import type { KeptRecord } from './kept-record.ts'
import type { Store } from './match-database.ts'

/** The result of a finished game. */
export interface KeptResult {
  readonly game: string
  readonly playedAt: number
  /** As for everything that is stored. */
  readonly saves?: number
}

export class KeptResults<Kept extends KeptRecord, Result extends KeptResult> {
  private readonly games: KeptGames<Kept, PlayedRecord<Kept>>
  /** Of games that are no longer kept, or came from another browser. */
  private readonly others: Store<Result>
  private readonly resultOf: (record: Kept) => Result | undefined

  constructor(
    games: KeptGames<Kept, PlayedRecord<Kept>>,
    others: Store<Result>,
    resultOf: (record: Kept) => Result | undefined,
  ) {
    this.games = games
    this.others = others
    this.resultOf = resultOf
  }

  async all(): Promise<readonly Result[]> {
    const kept = (await this.games.readable()).flatMap((record) => this.resultOf(record) ?? [])
    const here = new Set(kept.map(({ game }) => game))
    const others = (await this.others.all()).filter(({ game }) => !here.has(game))
    return [...kept, ...others.map((result) => ({ ...result, saves: undefined }))]
  }

  /** Stores the result of a game that is about to be deleted. It is deleted even if this fails. */
  async outlive(game: string): Promise<void> {
    const record = await this.games.record(game)
    const result = record && this.resultOf(record)
    if (result !== undefined) await this.others.write({ ...result, saves: 1 }).catch(() => false)
  }

  /** Returns how many of them are new here. */
  async add(results: readonly Result[]): Promise<number> {
    const known = new Set((await this.all()).map(({ game }) => game))
    const added = results.filter(({ game }) => !known.has(game))
    for (const result of added) await this.others.write({ ...result, saves: 1 })
    return added.length
  }
}
