/** Where games are kept and played in this browser. Runs in a worker, or in the page of a single-file replay. */
import type { Review } from '@merchants/bots/coach'
import { drawStarter, legalMoves } from '@merchants/dale'
import type { Thinking } from '@merchants/match'
import type { Refusal } from '@merchants/tabletop'
import { streamChance } from '@merchants/tabletop'
import type { GameResult } from '../../../records/game-result.ts'
import { resultOf } from '../../../records/game-result.ts'
import { newSeed } from '../../../seed.ts'
import type {
  MatchStore,
  GameSummary,
  KeptProof,
  SeatInfo,
  DaleMatchView,
  MatchCommands,
  MatchSetup,
} from '../match-types.ts'
import { KeptGames } from '../../../worker/kept-games.ts'
import type { GameFault, UnreadGame } from '../../../worker/kept-record.ts'
import { KeptResults } from '../../../worker/kept-results.ts'
import type { Locks } from '../../../worker/open-game.ts'
import { OpenGame } from '../../../worker/open-game.ts'
import type { Store } from '../../../worker/match-database.ts'
import { memoryStore } from '../../../worker/match-database.ts'
import type { InParts } from '../../../worker/log-parts.ts'
import { joined } from '../../../worker/log-parts.ts'
import { DaleCoach } from './dale-coach.ts'
import { viewAt, replayOf } from './replay.ts'
import type { GameRecord } from '../../../local/record.ts'
import { newName, recordOf } from '../../../local/record.ts'
import { begun, FORMAT } from './record-format.ts'
import type { LocalDaleMatch } from './local-dale-match.ts'

/** How long a bot may think. */
const THINKING_MS = 2000

export class LocalMatchStore implements MatchStore {
  private readonly store: Store<GameRecord>
  private readonly kept: KeptGames<GameRecord, LocalDaleMatch>
  private readonly outcomes: KeptResults<GameRecord, GameResult>
  private readonly held: OpenGame<GameRecord>
  private running: LocalDaleMatch | undefined
  /** The last replayed game, cached for stepping through it. */
  private lookedAt: LocalDaleMatch | undefined
  private watch: ((match: InParts<DaleMatchView>) => void) | undefined
  private readonly coach = new DaleCoach()
  /** The running thoughts of bots, stopped whenever a player acts. */
  private thinking = new AbortController()
  private pace = 600
  private next: ReturnType<typeof setTimeout> | undefined

  constructor(store: Store<GameRecord>, locks?: Locks, deleted: Store<GameResult> = memoryStore()) {
    this.store = store
    this.kept = new KeptGames(store, FORMAT)
    this.outcomes = new KeptResults(this.kept, deleted, resultOf)
    this.held = new OpenGame(store, 'dale', locks)
  }

  async games(): Promise<readonly GameSummary[]> {
    const records = await this.kept.readable()
    return records.map(({ game, table, state, playedAt, online }) => {
      const summary = { game, setup: table, ...state, playedAt }
      return online === undefined ? summary : { ...summary, isClosed: true }
    })
  }

  unreadGames(): Promise<readonly UnreadGame[]> {
    return this.kept.unread()
  }

  async checkGame(game: string): Promise<GameFault | undefined> {
    return this.running?.record.game === game ? undefined : this.kept.check(game)
  }

  async create(table: MatchSetup, winners: readonly number[] = []): Promise<string> {
    const seed = newSeed()
    const { starter: chosen, ...rest } = table
    const isRematch = winners.length > 0
    const drawn = drawStarter(table.seats.length, winners, streamChance(`starter:${seed}`))
    // A chosen starting player does not start every rematch; there a loser starts (rules 4).
    const starter = isRematch ? drawn : (chosen ?? drawn)
    return this.kept.add({ ...begun(), table: isRematch ? rest : table, starter, seed, playedAt: Date.now() })
  }

  /** A game is opened to be played on. One that was played with people elsewhere, or that stops on the way, can only be looked back at. */
  open(game: string, watch: (match: DaleMatchView) => void): Promise<MatchCommands | undefined> {
    return this.openInParts(game, joined(watch))
  }

  openInParts(game: string, watch: (match: InParts<DaleMatchView>) => void): Promise<MatchCommands | undefined> {
    return this.openHere(game, watch, false)
  }

  async takeOver(game: string): Promise<void> {
    if (this.watch !== undefined) await this.openHere(game, this.watch, true)
  }

  leave(game: string): Promise<void> {
    if (this.running?.record.game === game) {
      this.stopBots()
      this.held.leave()
      this.running = undefined
    }
    return Promise.resolve()
  }

  async forget(game: string): Promise<void> {
    await this.outcomes.outlive(game)
    await this.store.remove(game)
  }

  results(): Promise<readonly GameResult[]> {
    return this.outcomes.all()
  }

  addResults(results: readonly GameResult[]): Promise<number> {
    return this.outcomes.add(results)
  }

  async replay(game: string): Promise<ReturnType<typeof replayOf> | undefined> {
    const found = await this.find(game)
    this.lookedAt = found
    return found && replayOf(found.record, found.match)
  }

  async lookBack(game: string, step: number, viewer: Parameters<typeof viewAt>[3]): Promise<DaleMatchView | undefined> {
    const found = await this.past(game)
    return found && viewAt(found.record, found.match, step, viewer)
  }

  async review(game: string, seat: number): Promise<Review | undefined> {
    this.lookedAt = await this.past(game)
    return this.lookedAt && this.coach.review(this.lookedAt, seat)
  }

  async playOnFrom(game: string, step: number, seats: readonly SeatInfo[]): Promise<string> {
    const found = await this.past(game)
    if (found === undefined) throw new Error(`There is no game ${game}.`)
    const { record, match } = found
    const { online: _, moves: __, ...open } = record
    const answers = match.answers.slice(0, step)
    return this.kept.add({ ...open, game: newName(), table: { ...record.table, seats }, answers, origin: 'continued' })
  }

  async keep(finished: KeptProof, seats: readonly SeatInfo[]): Promise<string> {
    const record = recordOf(finished, seats)
    return (await this.store.read(record.game)) === undefined ? this.kept.add(record) : record.game
  }

  async proof(game: string): Promise<KeptProof | undefined> {
    return (await this.store.read(game))?.online
  }

  save(game: string): Promise<string> {
    return this.kept.text(game)
  }

  load(text: string, seats?: readonly SeatInfo[]): Promise<string | Refusal> {
    return this.kept.addText(text, (record) => {
      const isOfThese = seats?.length === record.table.seats.length
      return { ...record, table: isOfThese ? { ...record.table, seats } : record.table, origin: 'loaded' }
    })
  }

  private async past(game: string): Promise<LocalDaleMatch | undefined> {
    return this.lookedAt?.record.game === game ? this.lookedAt : this.find(game)
  }

  private async find(game: string): Promise<LocalDaleMatch | undefined> {
    return this.running?.record.game === game ? this.running : this.kept.play(game)
  }

  private async openHere(
    game: string,
    watch: (match: InParts<DaleMatchView>) => void,
    isTakenOver: boolean,
  ): Promise<MatchCommands | undefined> {
    this.stopBots()
    this.running = undefined
    await this.held.hold(game, () => this.lost(), isTakenOver)
    const running = await this.find(game)
    if (running === undefined || running.record.online !== undefined || running.stop !== undefined) {
      this.held.leave()
      return undefined
    }
    this.running = running
    this.watch = watch
    this.show(running)
    return this.link(running)
  }

  private link(opened: LocalDaleMatch): MatchCommands {
    const changing = async (change: (running: LocalDaleMatch) => Refusal | undefined): Promise<Refusal | undefined> => {
      const { running } = this
      if (running?.record.game !== opened.record.game || !this.held.isOurs) return { key: 'not-now', facts: {} }
      this.stopBots()
      const refusal = change(running)
      if (refusal !== undefined) this.startBots(running)
      if (refusal === undefined) await this.changed(running)
      return refusal
    }
    const now = (): LocalDaleMatch => this.running ?? opened
    return {
      answer: (step, answers) => changing((running) => running.answer(step, answers)),
      answerFreely: (step, answers) => changing((running) => running.answer(step, answers, true)),
      say: (line) => changing((running) => running.say(line)),
      why: (line) => Promise.resolve(now().whyNot(line)),
      legal: () => Promise.resolve(legalMoves(now().match.history)),
      advise: (how) => this.coach.advise(now(), how),
      undo: () => changing((running) => running.undo()),
      cancel: () => changing((running) => running.cancel()),
      liftCurtain: () => {
        now().liftCurtain()
        this.show(now())
        return Promise.resolve()
      },
      passScreen: () => {
        now().passScreen()
        this.show(now())
        return Promise.resolve()
      },
      setPace: (pace) => {
        this.pace = pace
        return Promise.resolve()
      },
    }
  }

  /** Saved first, shown then, so that nothing seen is ever lost. */
  private async changed(running: LocalDaleMatch): Promise<void> {
    this.stopBots()
    const thinking = this.think()
    while (this.pace === 0 && running.goesOnByItself && !thinking.signal.aborted) await running.goOn(thinking)
    const isKept = await this.held.keep(() => running.kept)
    if (isKept && running === this.running) this.show(running)
  }

  private lost(): void {
    this.stopBots()
    if (this.running !== undefined) this.show(this.running)
  }

  private show(running: LocalDaleMatch): void {
    const { isOurs, elsewhere } = this.held
    this.watch?.({ ...running.look(), elsewhere })
    if (isOurs) this.startBots(running)
  }

  private startBots(running: LocalDaleMatch): void {
    this.stopBots()
    if (running.goesOnByItself) this.next = setTimeout(() => void this.goOn(running), this.pace)
  }

  private stopBots(): void {
    this.coach.stop()
    clearTimeout(this.next)
    this.thinking.abort()
  }

  private think(): Thinking {
    this.thinking = new AbortController()
    return { deadline: Date.now() + THINKING_MS, signal: this.thinking.signal }
  }

  /** A whole move of a bot, so that no one watches it think. */
  private async goOn(running: LocalDaleMatch): Promise<void> {
    const thinking = this.think()
    do {
      await running.goOn(thinking)
      if (thinking.signal.aborted) return
    } while (running.goesOnByItself && running.match.decision?.joins)
    await this.changed(running)
  }
}
