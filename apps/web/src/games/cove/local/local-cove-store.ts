/** Where games of the Cove are kept and played in this browser. Runs in a worker. */
import type { Review } from '@merchants/bots/coach'
import type { CoveJudged } from '@merchants/bots/cove'
import { CURRENT_RULES, legalMoves, readSavedStart, writeSavedGame } from '@merchants/cove'
import type { Proof, Proof1 } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { movesIn } from '@merchants/tabletop'
import { newName } from '../../../local/record.ts'
import { newSeed } from '../../../seed.ts'
import type { RecordFormat } from '../../../worker/kept-games.ts'
import { KeptGames } from '../../../worker/kept-games.ts'
import type { GameFault, UnreadGame } from '../../../worker/kept-record.ts'
import type { Locks } from '../../../worker/open-game.ts'
import type { InParts } from '../../../worker/log-parts.ts'
import { joined } from '../../../worker/log-parts.ts'
import { OpenGame } from '../../../worker/open-game.ts'
import type { Store } from '../../../worker/match-database.ts'
import { memoryStore } from '../../../worker/match-database.ts'
import { KeptResults } from '../../../worker/kept-results.ts'
import type { CoveResult } from '../book/cove-result.ts'
import { coveResultOf } from '../book/cove-result.ts'
import type {
  CoveCompany,
  CoveFrame,
  CoveMatchStore,
  CoveMatchCommands,
  CoveMatchView,
  CoveSummary,
  CoveMatchSetup,
} from '../cove-match-types.ts'
import type { CoveCoach } from './cove-coach.ts'
import type { CoveRecord } from './record.ts'
import { NEW, readRecord, recordOf, startOf } from './record.ts'
import { LocalCoveMatch } from './local-cove-match.ts'

/** The means of a browser, beside the games themselves. */
interface Means {
  readonly locks?: Locks | undefined
  readonly coach?: CoveCoach
  /** The results of games that are no longer kept, or came from another browser. */
  readonly deleted?: Store<CoveResult>
}

export class LocalCoveStore implements CoveMatchStore {
  private readonly store: Store<CoveRecord>
  private readonly kept: KeptGames<CoveRecord, LocalCoveMatch>
  private readonly outcomes: KeptResults<CoveRecord, CoveResult>
  private readonly held: OpenGame<CoveRecord>
  private readonly coach: CoveCoach | undefined
  private running: LocalCoveMatch | undefined
  private watch: ((match: InParts<CoveMatchView>) => void) | undefined

  constructor(store: Store<CoveRecord>, { locks, coach, deleted = memoryStore() }: Means = {}) {
    this.store = store
    this.coach = coach
    this.kept = new KeptGames(store, FORMAT)
    this.outcomes = new KeptResults(this.kept, deleted, coveResultOf)
    this.held = new OpenGame(store, 'cove', locks)
  }

  async games(): Promise<readonly CoveSummary[]> {
    const records = await this.kept.readable()
    return records.map(({ game, table, seed, state, playedAt }) => ({ game, table, seed, ...state, playedAt }))
  }

  unreadGames(): Promise<readonly UnreadGame[]> {
    return this.kept.unread()
  }

  checkGame(game: string): Promise<GameFault | undefined> {
    return this.kept.check(game)
  }

  create(table: CoveMatchSetup, seed = newSeed()): Promise<string> {
    return this.kept.add({ ...begun(), table, seed })
  }

  open(game: string, watch: (match: CoveMatchView) => void): Promise<CoveMatchCommands | undefined> {
    return this.openInParts(game, joined(watch))
  }

  openInParts(game: string, watch: (match: InParts<CoveMatchView>) => void): Promise<CoveMatchCommands | undefined> {
    return this.openHere(game, watch, false)
  }

  async takeOver(game: string): Promise<void> {
    if (this.watch !== undefined) await this.openHere(game, this.watch, true)
  }

  leave(game: string): Promise<void> {
    if (this.running?.record.game === game) {
      this.held.leave()
      this.running = undefined
    }
    return Promise.resolve()
  }

  async forget(game: string): Promise<void> {
    await this.outcomes.outlive(game)
    await this.store.remove(game)
  }

  results(): Promise<readonly CoveResult[]> {
    return this.outcomes.all()
  }

  addResults(results: readonly CoveResult[]): Promise<number> {
    return this.outcomes.add(results)
  }

  async lastSight(game: string): Promise<CoveMatchView | undefined> {
    return (await this.find(game))?.look()
  }

  async watchAgain(game: string): Promise<readonly CoveFrame[]> {
    return (await this.find(game))?.watchAgain() ?? []
  }

  /** A new game from the last moment of one that stops there. */
  async playOn(game: string): Promise<string> {
    const { record, match } = (await this.find(game)) as LocalCoveMatch
    const { moves: _, ...open } = record
    return this.kept.add({ ...open, game: newName(), answers: match.answers })
  }

  async keep(proof: Proof | Proof1, company: CoveCompany): Promise<string | undefined> {
    const record = recordOf(proof, company)
    if (record === undefined) return undefined
    return (await this.store.read(record.game)) === undefined ? this.kept.add(record) : record.game
  }

  async review(game: string, seat: number): Promise<Review<CoveJudged> | undefined> {
    const played = await this.find(game)
    return played && this.coach?.review(played, seat)
  }

  save(game: string): Promise<string> {
    return this.kept.text(game)
  }

  load(text: string): Promise<string | Refusal> {
    return this.kept.addText(text, (record) => ({ ...record, origin: 'loaded' }))
  }

  private async find(game: string): Promise<LocalCoveMatch | undefined> {
    return this.running?.record.game === game ? this.running : this.kept.play(game)
  }

  private async openHere(
    game: string,
    watch: (match: InParts<CoveMatchView>) => void,
    isTakenOver: boolean,
  ): Promise<CoveMatchCommands | undefined> {
    this.running = undefined
    await this.held.hold(game, () => this.show(), isTakenOver)
    const running = await this.find(game)
    if (running === undefined || running.stop !== undefined) {
      this.held.leave()
      return undefined
    }
    this.running = running
    this.watch = watch
    this.show()
    return this.link(game)
  }

  private show(): void {
    if (this.running !== undefined) this.watch?.({ ...this.running.look(), elsewhere: this.held.elsewhere })
  }

  private link(game: string): CoveMatchCommands {
    const changing = async (change: (running: LocalCoveMatch) => Refusal | undefined): Promise<Refusal | undefined> => {
      const { running } = this
      if (running?.record.game !== game || !this.held.isOurs) return { key: 'not-now', facts: {} }
      this.coach?.stop()
      const refusal = change(running)
      if (refusal === undefined) {
        // Saved first, shown then, so that nothing seen is ever lost.
        const isKept = await this.held.keep(() => running.kept)
        if (isKept && running === this.running) this.show()
      }
      return refusal
    }
    return {
      answer: (step, answers) => changing((running) => running.answer(step, answers)),
      say: (line) => changing((running) => running.say(line)),
      why: (line) => Promise.resolve(this.running?.whyNot(line)),
      legal: () => Promise.resolve(this.running === undefined ? [] : legalMoves(this.running.match.history)),
      undo: () => changing((running) => running.undo()),
      cancel: () => changing((running) => running.cancel()),
      advise: async (how) => this.running && this.coach?.advise(this.running, how),
    }
  }
}

/** The start of a game in this browser. */
const begun = (): Pick<CoveRecord, 'game' | 'title' | 'rules' | 'answers' | 'state' | 'playedAt'> => ({
  game: newName(),
  title: 'cove',
  rules: CURRENT_RULES,
  answers: [],
  state: NEW,
  playedAt: Date.now(),
})

const FORMAT: RecordFormat<CoveRecord, LocalCoveMatch> = {
  read: readRecord,
  play: (record) => new LocalCoveMatch(record),
  readNotation: (json) => {
    const { seed, rules = CURRENT_RULES, ...setup } = readSavedStart(json)
    return { ...begun(), rules, table: { setup, names: [] }, seed, moves: movesIn(json) }
  },
  writeNotation: (record) => writeSavedGame({ ...startOf(record), moves: record.moves ?? [] }),
  newName,
}
