/** Where games of Dale are kept and played in this browser. Runs in a worker, or in the page of a single-file replay. */
import type { Review } from '@merchants/bots/coach'
import { drawStarter, legalMoves } from '@merchants/dale'
import type { Thinking } from '@merchants/match'
import type { Refusal } from '@merchants/tabletop'
import { streamChance } from '@merchants/tabletop'
import type { GameRecord } from './record.ts'
import { recordOf } from './record.ts'
import type { GameResult } from '../records/game-result.ts'
import { resultOf } from '../records/game-result.ts'
import { newSeed } from '../../../seed.ts'
import { newName } from '../../../worker/kept-record.ts'
import type { Means } from '../../../worker/local-store.ts'
import { LocalStore } from '../../../worker/local-store.ts'
import type { Store } from '../../../worker/match-database.ts'
import type {
  DaleMatchView,
  GameSummary,
  KeptProof,
  MatchCommands,
  MatchSetup,
  MatchStore,
  SeatInfo,
} from '../match-types.ts'
import { DaleCoach } from './dale-coach.ts'
import type { LocalDaleMatch } from './local-dale-match.ts'
import { begun, FORMAT } from './record-format.ts'
import { replayOf, viewAt } from './replay.ts'

/** How long a bot may think. */
const THINKING_MS = 2000
/** How many answers hurrying bots give before the page sees them and can do something else. A game of bots alone may never end. */
const MOST_HURRIED = 100

export class LocalDaleStore
  extends LocalStore<GameRecord, LocalDaleMatch, GameSummary, GameResult, DaleMatchView, MatchCommands>
  implements MatchStore
{
  /** The last replayed game, cached for stepping through it. */
  private lookedAt: LocalDaleMatch | undefined
  private readonly coach = new DaleCoach()
  /** The running thoughts of bots, stopped whenever a player acts. */
  private thinking = new AbortController()
  private pace = 600
  private next: ReturnType<typeof setTimeout> | undefined

  constructor(store: Store<GameRecord>, means: Means<GameResult> = {}) {
    super(store, { title: 'dale', format: FORMAT, resultOf }, means)
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

  async replay(game: string): Promise<ReturnType<typeof replayOf> | undefined> {
    const found = await this.find(game)
    this.lookedAt = found
    return found && replayOf(found.record, found.match)
  }

  async matchViewAt(
    game: string,
    step: number,
    viewer: Parameters<typeof viewAt>[3],
  ): Promise<DaleMatchView | undefined> {
    const found = await this.past(game)
    return found && viewAt(found.record, found.match, step, viewer)
  }

  async review(game: string, seat: number): Promise<Review | undefined> {
    this.lookedAt = await this.past(game)
    return this.lookedAt && this.coach.review(this.lookedAt, seat)
  }

  async continueFrom(game: string, step: number, seats: readonly SeatInfo[]): Promise<string> {
    const found = await this.past(game)
    if (found === undefined) throw new Error(`There is no game ${game}.`)
    const { record, match } = found
    const { online: _, moves: __, ...open } = record
    const answers = match.answers.slice(0, step)
    return this.kept.add({ ...open, game: newName(), table: { ...record.table, seats }, answers, origin: 'continued' })
  }

  importFinished(finished: KeptProof, seats: readonly SeatInfo[]): Promise<string> {
    return this.keepOnce(recordOf(finished, seats))
  }

  async proof(game: string): Promise<KeptProof | undefined> {
    return (await this.store.read(game))?.online
  }

  load(text: string, seats?: readonly SeatInfo[]): Promise<string | Refusal> {
    return this.kept.addText(text, (record) => {
      const isOfThese = seats?.length === record.table.seats.length
      return { ...record, table: isOfThese ? { ...record.table, seats } : record.table, origin: 'loaded' }
    })
  }

  protected override summary({ game, table, state, playedAt, online }: GameRecord): GameSummary {
    const summary = { game, setup: table, ...state, playedAt }
    return online === undefined ? summary : { ...summary, isClosed: true }
  }

  /** An online game is not continued here. */
  protected override canBePlayed(match: LocalDaleMatch): boolean {
    return super.canBePlayed(match) && match.record.online === undefined
  }

  protected override commands(opened: LocalDaleMatch): MatchCommands {
    const changing = (change: (running: LocalDaleMatch) => Refusal | undefined) => this.change(opened, change)
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
      confirmViewer: () => {
        now().confirmViewer()
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

  protected override async keepAndShow(running: LocalDaleMatch): Promise<void> {
    this.stopThinking()
    const thinking = this.think()
    for (let answers = 0; answers < MOST_HURRIED && this.hurries(running, thinking); answers++) {
      await running.goOn(thinking)
    }
    await super.keepAndShow(running)
  }

  protected override goOnAlone(running: LocalDaleMatch): void {
    this.stopThinking()
    if (running.goesOnByItself) this.next = setTimeout(() => void this.goOn(running), this.pace)
  }

  protected override stopThinking(): void {
    this.coach.stop()
    clearTimeout(this.next)
    this.thinking.abort()
  }

  private hurries(running: LocalDaleMatch, { signal }: Thinking): boolean {
    return this.pace === 0 && running.goesOnByItself && !signal.aborted
  }

  private async past(game: string): Promise<LocalDaleMatch | undefined> {
    return this.lookedAt?.record.game === game ? this.lookedAt : this.find(game)
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
    await this.keepAndShow(running)
  }
}
