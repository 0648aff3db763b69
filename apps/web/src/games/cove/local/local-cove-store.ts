/** Where games of the Cove are kept and played in this browser. Runs in a worker. */
import type { Review } from '@merchants/bots/coach'
import type { CoveJudged } from '@merchants/bots/cove'
import { CURRENT_RULES, legalMoves, readSavedStart, writeSavedGame } from '@merchants/cove'
import type { Proof, Proof1 } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { movesIn } from '@merchants/tabletop'
import { newSeed } from '../../../seed.ts'
import type { RecordFormat } from '../../../worker/kept-games.ts'
import { newName } from '../../../worker/kept-record.ts'
import type { Means } from '../../../worker/local-store.ts'
import { LocalStore } from '../../../worker/local-store.ts'
import type { Store } from '../../../worker/match-database.ts'
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

export class LocalCoveStore
  extends LocalStore<CoveRecord, LocalCoveMatch, CoveSummary, CoveResult, CoveMatchView, CoveMatchCommands>
  implements CoveMatchStore
{
  private readonly coach: CoveCoach | undefined

  constructor(store: Store<CoveRecord>, means: Means<CoveResult> = {}, coach?: CoveCoach) {
    super(store, { title: 'cove', format: FORMAT, resultOf: coveResultOf }, means)
    this.coach = coach
  }

  create(table: CoveMatchSetup, seed = newSeed()): Promise<string> {
    return this.kept.add({ ...begun(), table, seed })
  }

  async lastView(game: string): Promise<CoveMatchView | undefined> {
    return (await this.find(game))?.look()
  }

  async watchAgain(game: string): Promise<readonly CoveFrame[]> {
    return (await this.find(game))?.watchAgain() ?? []
  }

  /** A new game from the last moment of one that stops there. */
  async continueStopped(game: string): Promise<string> {
    const { record, match } = (await this.find(game)) as LocalCoveMatch
    const { moves: _, ...open } = record
    return this.kept.add({ ...open, game: newName(), answers: match.answers })
  }

  async importFinished(proof: Proof | Proof1, company: CoveCompany): Promise<string | undefined> {
    const record = recordOf(proof, company)
    return record && this.keepOnce(record)
  }

  async review(game: string, seat: number): Promise<Review<CoveJudged> | undefined> {
    const played = await this.find(game)
    return played && this.coach?.review(played, seat)
  }

  load(text: string): Promise<string | Refusal> {
    return this.kept.addText(text, (record) => ({ ...record, origin: 'loaded' }))
  }

  protected override summary({ game, table, seed, state, playedAt }: CoveRecord): CoveSummary {
    return { game, table, seed, ...state, playedAt }
  }

  protected override commands(opened: LocalCoveMatch): CoveMatchCommands {
    const changing = (change: (running: LocalCoveMatch) => Refusal | undefined) => this.change(opened, change)
    const now = (): LocalCoveMatch => this.running ?? opened
    return {
      answer: (step, answers) => changing((running) => running.answer(step, answers)),
      say: (line, step) => changing((running) => running.say(line, step)),
      why: (line) => Promise.resolve(now().whyNot(line)),
      legal: () => Promise.resolve(legalMoves(now().match.history)),
      undo: () => changing((running) => running.undo()),
      cancel: () => changing((running) => running.cancel()),
      advise: async (how) => this.coach?.advise(now(), how),
    }
  }

  protected override stopThinking(): void {
    this.coach?.stop()
  }

  /** The Huckster's turn waits for the players. */
  protected override goOnAlone(): void {}
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
}
