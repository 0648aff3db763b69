/** Games of one kind, kept and played in this browser. At most one of them is open. */
import type { Refusal } from '@merchants/tabletop'
import type { GameStore } from './game-store.ts'
import type { PlayedRecord, RecordFormat } from './kept-games.ts'
import { KeptGames } from './kept-games.ts'
import type { GameFault, KeptRecord, UnreadGame } from './kept-record.ts'
import type { KeptResult } from './kept-results.ts'
import { KeptResults } from './kept-results.ts'
import type { InParts } from './log-parts.ts'
import { joined } from './log-parts.ts'
import type { Store } from './match-database.ts'
import { memoryStore } from './match-database.ts'
import type { Elsewhere, Locks } from './open-game.ts'
import { OpenGame } from './open-game.ts'

/** A game that is played by a record and can be looked at. */
interface Played<Kept, View extends Viewed> extends PlayedRecord<Kept> {
  look(): InParts<View>
}

interface Viewed {
  readonly log: readonly unknown[]
  readonly elsewhere?: Elsewhere | undefined
}

/** Browser services, beside the games themselves. */
export interface Means<Result extends KeptResult> {
  readonly locks?: Locks | undefined
  /** The results of games that are no longer kept, or came from another browser. */
  readonly deleted?: Store<Result>
}

/** How games of one kind are kept. */
interface Kind<Kept extends KeptRecord, Match extends PlayedRecord<Kept>, Result> {
  readonly title: KeptRecord['title']
  readonly format: RecordFormat<Kept, Match>
  readonly resultOf: (record: Kept) => Result | undefined
}

export abstract class LocalStore<
  Kept extends KeptRecord,
  Match extends Played<Kept, View>,
  Summary,
  Result extends KeptResult,
  View extends Viewed,
  Commands,
> implements GameStore<Summary, Result, View, Commands> {
  protected readonly store: Store<Kept>
  protected readonly kept: KeptGames<Kept, Match>
  protected readonly held: OpenGame<Kept>
  /** The open game. */
  protected running: Match | undefined
  private readonly outcomes: KeptResults<Kept, Result>
  private watch: ((match: InParts<View>) => void) | undefined

  constructor(store: Store<Kept>, kind: Kind<Kept, Match, Result>, { locks, deleted = memoryStore() }: Means<Result>) {
    this.store = store
    this.kept = new KeptGames(store, kind.format)
    this.outcomes = new KeptResults(this.kept, deleted, kind.resultOf)
    this.held = new OpenGame(store, kind.title, locks)
  }

  async games(): Promise<readonly Summary[]> {
    return (await this.kept.readable()).map((record) => this.summary(record))
  }

  unreadGames(): Promise<readonly UnreadGame[]> {
    return this.kept.unread()
  }

  async checkGame(game: string): Promise<GameFault | undefined> {
    return this.running?.record.game === game ? undefined : this.kept.check(game)
  }

  open(game: string, watch: (match: View) => void): Promise<Commands | undefined> {
    return this.openInParts(game, joined(watch))
  }

  openInParts(game: string, watch: (match: InParts<View>) => void): Promise<Commands | undefined> {
    return this.openHere(game, watch, false)
  }

  async takeOver(game: string): Promise<void> {
    if (this.watch !== undefined) await this.openHere(game, this.watch, true)
  }

  leave(game: string): Promise<void> {
    if (this.running?.record.game === game) {
      this.stopThinking()
      this.held.leave()
      this.running = undefined
    }
    return Promise.resolve()
  }

  async deleteGame(game: string): Promise<void> {
    await this.outcomes.outlive(game)
    await this.store.remove(game)
  }

  results(): Promise<readonly Result[]> {
    return this.outcomes.all()
  }

  addResults(results: readonly Result[]): Promise<number> {
    return this.outcomes.add(results)
  }

  save(game: string): Promise<string> {
    return this.kept.text(game)
  }

  protected abstract summary(record: Kept): Summary
  /** The commands for the game that was opened. */
  protected abstract commands(opened: Match): Commands
  /** Stops bots and coach thinking about the open game. */
  protected abstract stopThinking(): void
  /** Continues with steps that need no player, after the last change was shown or refused. */
  protected abstract goOnAlone(running: Match): void

  /** A game that stops on the way can only be replayed. */
  protected canBePlayed(match: Match): boolean {
    return match.stop === undefined
  }

  protected async find(game: string): Promise<Match | undefined> {
    return this.running?.record.game === game ? this.running : this.kept.play(game)
  }

  /** Saves a game that was played elsewhere, once. */
  protected async keepOnce(record: Kept): Promise<string> {
    return (await this.store.read(record.game)) === undefined ? this.kept.add(record) : record.game
  }

  /** Changes the open game, if it is still the one that was opened and this page plays it. */
  protected async change(opened: Match, change: (running: Match) => Refusal | undefined): Promise<Refusal | undefined> {
    const { running } = this
    if (running?.record.game !== opened.record.game || !this.held.isOurs) return { key: 'not-now', facts: {} }
    this.stopThinking()
    const refusal = change(running)
    if (refusal === undefined) await this.keepAndShow(running)
    else this.goOnAlone(running)
    return refusal
  }

  /** Saved before it is shown, so that nothing seen is ever lost. */
  protected async keepAndShow(running: Match): Promise<void> {
    const isKept = await this.held.keep(() => running.kept)
    if (isKept && running === this.running) this.show(running)
  }

  protected show(running: Match): void {
    const { isOurs, elsewhere } = this.held
    this.watch?.({ ...running.look(), elsewhere })
    if (isOurs) this.goOnAlone(running)
  }

  private async openHere(
    game: string,
    watch: (match: InParts<View>) => void,
    isTakenOver: boolean,
  ): Promise<Commands | undefined> {
    this.stopThinking()
    this.running = undefined
    await this.held.hold(game, () => this.lost(), isTakenOver)
    const running = await this.find(game)
    if (running === undefined || !this.canBePlayed(running)) {
      this.held.leave()
      return undefined
    }
    this.running = running
    this.watch = watch
    this.show(running)
    return this.commands(running)
  }

  private lost(): void {
    this.stopThinking()
    if (this.running !== undefined) this.show(this.running)
  }
}
