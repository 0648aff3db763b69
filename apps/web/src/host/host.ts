/** Where games are kept and played in this browser. Runs in a worker, or in the page of a single-file replay. */
import {
  beginSaved,
  CURRENT_RULES,
  drawStarter,
  legalMoves,
  movesOf,
  playLine,
  readSavedStart,
  writeSavedGame,
} from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'
import { isRefusal, streamChance } from '@merchants/tabletop'
import { newSeed } from '../seed.ts'
import type { GameHost, GameSummary, KeptProof, SeatInfo, Sight, TableLink, TableSetup } from '../sight.ts'
import { lookBack, replayOf } from './past.ts'
import type { GameRecord } from './record.ts'
import { NEW, newName, recordOf, setupOf } from './record.ts'
import { RunningGame } from './running-game.ts'
import { readSavedGame } from '../worker/saved-game.ts'
import type { Store } from '../worker/store.ts'

export class LocalHost implements GameHost {
  private readonly store: Store<GameRecord>
  private running: RunningGame | undefined
  /** The game that was looked back at last: whoever steps through it need not wait for it to be played again. */
  private lookedAt: RunningGame | undefined
  private watch: ((sight: Sight) => void) | undefined
  private pace = 600
  private next: ReturnType<typeof setTimeout> | undefined

  constructor(store: Store<GameRecord>) {
    this.store = store
  }

  async games(): Promise<readonly GameSummary[]> {
    const records = await this.store.all()
    return records
      .toSorted((a, b) => b.playedAt - a.playedAt)
      .map(({ game, table, state, playedAt, online }) => {
        const summary = { game, setup: table, ...state, playedAt }
        return online === undefined ? summary : { ...summary, isClosed: true }
      })
  }

  async create(table: TableSetup, winners: readonly number[] = []): Promise<string> {
    const seed = newSeed()
    const starter = table.starter ?? drawStarter(table.seats.length, winners, streamChance(`starter:${seed}`))
    const game = { game: newName(), rules: CURRENT_RULES, table, starter, seed }
    return this.put({ ...game, answers: [], state: NEW, playedAt: Date.now() })
  }

  async open(game: string, watch: (sight: Sight) => void): Promise<TableLink | undefined> {
    const record = await this.store.read(game)
    // Nobody goes on with a game that was played with people elsewhere; it can only be looked back at.
    if (record === undefined || record.online !== undefined) return undefined
    clearTimeout(this.next)
    const running = new RunningGame(record)
    this.running = running
    this.watch = watch
    await this.settle(running)
    return this.link(running)
  }

  forget(game: string): Promise<void> {
    return this.store.remove(game)
  }

  async replay(game: string): Promise<ReturnType<typeof replayOf> | undefined> {
    const found = await this.find(game)
    this.lookedAt = found
    return found && replayOf(found.record, found.history)
  }

  async lookBack(game: string, step: number, eyes: Parameters<typeof lookBack>[3]): Promise<Sight | undefined> {
    const found = this.lookedAt?.record.game === game ? this.lookedAt : await this.find(game)
    return found && lookBack(found.record, found.history, step, eyes)
  }

  async playOnFrom(game: string, step: number, seats: readonly SeatInfo[]): Promise<string> {
    const record = (await this.store.read(game)) as GameRecord
    const { online: _, ...open } = record
    const answers = record.answers.slice(0, step)
    return this.put({ ...open, game: newName(), table: { ...record.table, seats }, answers })
  }

  async keep(finished: KeptProof, seats: readonly SeatInfo[]): Promise<string> {
    const record = recordOf(finished, seats)
    return (await this.store.read(record.game)) === undefined ? this.put(record) : record.game
  }

  async proof(game: string): Promise<KeptProof | undefined> {
    return (await this.store.read(game))?.online
  }

  async save(game: string): Promise<string> {
    const { record, history } = (await this.find(game)) as RunningGame
    return JSON.stringify(writeSavedGame({ ...setupOf(record), moves: movesOf(history) }), undefined, 2)
  }

  async load(text: string): Promise<string | Refusal> {
    const saved = readSavedGame(text, readSavedStart, beginSaved, playLine)
    if (isRefusal(saved)) return saved
    const { decks, teams, seed, starter = 0, players, rules = CURRENT_RULES } = saved.start
    const seats = Array.from({ length: players }, (_, seat) => ({ name: `P${seat + 1}`, kind: 'guest' as const }))
    const answers = saved.history.past.map(({ answer }) => answer)
    const table = { seats, decks, teams }
    return this.put({ game: newName(), rules, table, starter, seed, answers, state: NEW, playedAt: 0 })
  }

  private async find(game: string): Promise<RunningGame | undefined> {
    if (this.running?.record.game === game) return this.running
    const record = await this.store.read(game)
    return record && new RunningGame(record)
  }

  private async put(record: GameRecord): Promise<string> {
    await this.store.write(new RunningGame(record).kept)
    return record.game
  }

  private link(running: RunningGame): TableLink {
    const changing = async (change: () => Refusal | undefined): Promise<Refusal | undefined> => {
      const refusal = change()
      if (refusal === undefined) await this.changed(running)
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
      liftCurtain: () => {
        running.liftCurtain()
        this.show(running)
        return Promise.resolve()
      },
      setPace: (pace) => {
        this.pace = pace
        return Promise.resolve()
      },
    }
  }

  private async changed(running: RunningGame): Promise<void> {
    if (running === this.running) await this.settle(running)
  }

  /** Kept first, shown then: what somebody has seen is never lost. */
  private async settle(running: RunningGame): Promise<void> {
    clearTimeout(this.next)
    if (this.pace === 0) while (running.goesOnByItself) running.goOn()
    await this.store.write(running.kept)
    this.show(running)
  }

  private show(running: RunningGame): void {
    this.watch?.(running.look())
    if (running.goesOnByItself) this.next = setTimeout(() => this.goOn(running), this.pace)
  }

  /** A whole move of a bot, so that nobody watches it think. */
  private goOn(running: RunningGame): void {
    do running.goOn()
    while (running.goesOnByItself && running.history.pause.decision?.joins)
    void this.changed(running)
  }
}
