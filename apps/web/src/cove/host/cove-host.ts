/** Where games of the Cove are kept and played in this browser. Runs in a worker. */
import { CURRENT_RULES, legalMoves, readSavedStart, writeSavedGame } from '@merchants/cove'
import type { Refusal } from '@merchants/tabletop'
import { movesIn } from '@merchants/tabletop'
import { newName } from '../../host/record.ts'
import { newSeed } from '../../seed.ts'
import type { RecordFormat } from '../../worker/kept-games.ts'
import { KeptGames } from '../../worker/kept-games.ts'
import type { GameFault, UnreadGame } from '../../worker/kept-record.ts'
import type { Locks } from '../../worker/open-game.ts'
import type { InParts } from '../../worker/log-parts.ts'
import { joined } from '../../worker/log-parts.ts'
import { OpenGame } from '../../worker/open-game.ts'
import type { Store } from '../../worker/store.ts'
import type { CoveFrame, CoveHost, CoveLink, CoveSight, CoveSummary, CoveTable } from '../cove-sight.ts'
import type { CoveRecord } from './record.ts'
import { NEW, readRecord, startOf } from './record.ts'
import { RunningCove } from './running-cove.ts'

export class LocalCoveHost implements CoveHost {
  private readonly store: Store<CoveRecord>
  private readonly kept: KeptGames<CoveRecord, RunningCove>
  private readonly held: OpenGame<CoveRecord>
  private running: RunningCove | undefined
  private watch: ((sight: InParts<CoveSight>) => void) | undefined

  constructor(store: Store<CoveRecord>, locks?: Locks) {
    this.store = store
    this.kept = new KeptGames(store, FORMAT)
    this.held = new OpenGame(store, 'cove', locks)
  }

  async games(): Promise<readonly CoveSummary[]> {
    const records = await this.kept.readable()
    return records.map(({ game, table, state, playedAt }) => ({ game, table, ...state, playedAt }))
  }

  unreadGames(): Promise<readonly UnreadGame[]> {
    return this.kept.unread()
  }

  checkGame(game: string): Promise<GameFault | undefined> {
    return this.kept.check(game)
  }

  create(table: CoveTable, seed = newSeed()): Promise<string> {
    return this.kept.add({ ...begun(), table, seed })
  }

  open(game: string, watch: (sight: CoveSight) => void): Promise<CoveLink | undefined> {
    return this.openInParts(game, joined(watch))
  }

  openInParts(game: string, watch: (sight: InParts<CoveSight>) => void): Promise<CoveLink | undefined> {
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

  forget(game: string): Promise<void> {
    return this.store.remove(game)
  }

  async lastSight(game: string): Promise<CoveSight | undefined> {
    return (await this.find(game))?.look()
  }

  async watchAgain(game: string): Promise<readonly CoveFrame[]> {
    return (await this.find(game))?.watchAgain() ?? []
  }

  /** A new game from the last moment of one that stops there. */
  async playOn(game: string): Promise<string> {
    const { record, match } = (await this.find(game)) as RunningCove
    const { moves: _, ...open } = record
    return this.kept.add({ ...open, game: newName(), answers: match.answers })
  }

  save(game: string): Promise<string> {
    return this.kept.text(game)
  }

  load(text: string): Promise<string | Refusal> {
    return this.kept.addText(text)
  }

  private async find(game: string): Promise<RunningCove | undefined> {
    return this.running?.record.game === game ? this.running : this.kept.play(game)
  }

  private async openHere(
    game: string,
    watch: (sight: InParts<CoveSight>) => void,
    isTakenOver: boolean,
  ): Promise<CoveLink | undefined> {
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

  private link(game: string): CoveLink {
    const changing = async (change: (running: RunningCove) => Refusal | undefined): Promise<Refusal | undefined> => {
      const { running } = this
      if (running?.record.game !== game || !this.held.isOurs) return { key: 'not-now', facts: {} }
      const refusal = change(running)
      if (refusal === undefined) {
        // Kept first, shown then: what somebody has seen is never lost.
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
    }
  }
}

/** What a game begins with in this browser. */
const begun = (): Pick<CoveRecord, 'game' | 'title' | 'rules' | 'answers' | 'state' | 'playedAt'> => ({
  game: newName(),
  title: 'cove',
  rules: CURRENT_RULES,
  answers: [],
  state: NEW,
  playedAt: Date.now(),
})

const FORMAT: RecordFormat<CoveRecord, RunningCove> = {
  read: readRecord,
  play: (record) => new RunningCove(record),
  readNotation: (json) => {
    const { seed, rules = CURRENT_RULES, ...setup } = readSavedStart(json)
    return { ...begun(), rules, table: { setup, names: [] }, seed, moves: movesIn(json) }
  },
  writeNotation: (record) => writeSavedGame({ ...startOf(record), moves: record.moves ?? [] }),
  newName,
}
