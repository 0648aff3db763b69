/** Where games of the Cove are kept and played in this browser. Runs in a worker. */
import { beginSaved, legalMoves, movesOf, playLine, readSavedStart, writeSavedGame } from '@merchants/cove'
import type { Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import { newName } from '../../host/record.ts'
import { newSeed } from '../../seed.ts'
import type { CoveFrame, CoveHost, CoveLink, CoveSight, CoveSummary, CoveTable } from '../cove-sight.ts'
import type { CoveRecord } from './record.ts'
import { NEW, startOf } from './record.ts'
import { RunningCove } from './running-cove.ts'
import { readSavedGame } from '../../worker/saved-game.ts'
import type { Store } from '../../worker/store.ts'

export class LocalCoveHost implements CoveHost {
  private readonly store: Store<CoveRecord>
  private running: RunningCove | undefined
  private watch: ((sight: CoveSight) => void) | undefined

  constructor(store: Store<CoveRecord>) {
    this.store = store
  }

  async games(): Promise<readonly CoveSummary[]> {
    const records = await this.store.all()
    return records
      .toSorted((a, b) => b.playedAt - a.playedAt)
      .map(({ game, table, state, playedAt }) => ({ game, table, ...state, playedAt }))
  }

  create(table: CoveTable, seed = newSeed()): Promise<string> {
    return this.keep({ game: newName(), table, seed, answers: [], state: NEW, playedAt: Date.now() })
  }

  async open(game: string, watch: (sight: CoveSight) => void): Promise<CoveLink | undefined> {
    const record = await this.store.read(game)
    if (record === undefined) return undefined
    const running = new RunningCove(record)
    this.running = running
    this.watch = watch
    watch(running.look())
    return this.link(running)
  }

  forget(game: string): Promise<void> {
    return this.store.remove(game)
  }

  async watchAgain(game: string): Promise<readonly CoveFrame[]> {
    return (await this.find(game))?.watchAgain() ?? []
  }

  async save(game: string): Promise<string> {
    const found = await this.find(game)
    if (found === undefined) return ''
    const { record, history } = found
    return JSON.stringify(writeSavedGame({ ...startOf(record), moves: movesOf(history) }), undefined, 2)
  }

  async load(text: string): Promise<string | Refusal> {
    const saved = readSavedGame(text, readSavedStart, beginSaved, playLine)
    if (isRefusal(saved)) return saved
    const { seed, ...setup } = saved.start
    const answers = saved.history.past.map(({ answer }) => answer)
    const table = { setup, names: [] }
    return this.keep({ game: newName(), table, seed, answers, state: NEW, playedAt: Date.now() })
  }

  private async find(game: string): Promise<RunningCove | undefined> {
    if (this.running?.record.game === game) return this.running
    const record = await this.store.read(game)
    return record && new RunningCove(record)
  }

  private async keep(record: CoveRecord): Promise<string> {
    await this.store.write(record.answers.length === 0 ? record : new RunningCove(record).kept)
    return record.game
  }

  private link(running: RunningCove): CoveLink {
    const changing = async (change: () => Refusal | undefined): Promise<Refusal | undefined> => {
      const refusal = change()
      if (refusal === undefined && running === this.running) {
        // Kept first, shown then: what somebody has seen is never lost.
        await this.store.write(running.kept)
        this.watch?.(running.look())
      }
      return refusal
    }
    return {
      answer: (step, answers) => changing(() => running.answer(step, answers)),
      say: (line) => changing(() => running.say(line)),
      why: (line) => {
        const result = running.tryLine(line)
        return Promise.resolve(isRefusal(result) ? result : undefined)
      },
      legal: () => Promise.resolve(legalMoves(running.history)),
      undo: () => changing(() => running.undo()),
      cancel: () => changing(() => running.cancel()),
    }
  }
}
