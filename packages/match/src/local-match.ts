/** A match on one device. Players and bots answer, and questions without a choice are answered automatically. */
import type { Answer, Chance, GameDefinition, GameTypes, HistoryOf, Refusal } from '@merchants/tabletop'
import { isRefusal, readable, unreadableText } from '@merchants/tabletop'
import type { BotSeat, Thinking } from './bot-seat.ts'
import { Match } from './match.ts'
import { PendingAnswers } from './pending-answers.ts'
import { cancelTarget, undoTarget } from './undo.ts'

export class LocalMatch<G extends GameTypes> extends Match<G> {
  /** By seat; `undefined` where a person decides. */
  private readonly bots: readonly (BotSeat<G['view']> | undefined)[]
  private readonly chance: Chance

  constructor(
    game: GameDefinition<G>,
    first: G['state'],
    bots: readonly (BotSeat<G['view']> | undefined)[],
    chance: Chance,
  ) {
    super(game, first)
    this.bots = bots
    this.chance = chance
  }

  /** Applies all of these answers, or returns why not. */
  answer(answers: readonly Answer[]): Refusal | undefined {
    const pending = new PendingAnswers(this.game, this.history)
    const refusal = pending.addAll(answers)
    if (refusal === undefined) this.commitAll(pending)
    return refusal
  }

  /** Plays a written move, or returns why not. */
  move(line: string): Refusal | undefined {
    const after = this.tryMove(line)
    if (isRefusal(after)) return after
    const pending = new PendingAnswers(this.game, this.history)
    pending.addAllOf(after)
    this.commitAll(pending)
    return undefined
  }

  /** Why a written move is not possible now; nothing is played. */
  whyNotMove(line: string): Refusal | undefined {
    const after = this.tryMove(line)
    return isRefusal(after) ? after : undefined
  }

  /** Back to the last question that one of these seats was asked. */
  undo(seats: readonly number[]): Refusal | undefined {
    return this.goBack(undoTarget(this, seats))
  }

  /** Back to before the current action. */
  cancel(seats: readonly number[]): Refusal | undefined {
    return this.goBack(cancelTarget(this, seats))
  }

  /** Whether the next answer comes from a bot or is automatic. */
  get goesOnByItself(): boolean {
    const { decision, game, history } = this
    if (decision === undefined) return false
    return this.bots[decision.seat] !== undefined || game.automaticAnswer(decision, history.pause.now) !== undefined
  }

  /** Plays one bot answer, or the automatic ones. An answer that comes too late changes nothing. */
  async goOn(thinking: Thinking): Promise<void> {
    const { game, history, decision } = this
    const pending = new PendingAnswers(game, history)
    pending.addAutomatic()
    const bot = decision && this.bots[decision.seat]
    if (pending.steps.length === 0 && bot !== undefined) {
      const world = (): string | undefined => game.world?.(history.pause, this.chance)
      const seen = game.view(history.pause, decision?.seat ?? -1)
      const answer = await bot.decide(seen, this.chance, { ...thinking, world })
      if (thinking.signal.aborted || this.history !== history) return
      const refusal = pending.add(answer, false)
      if (refusal !== undefined) throw new Error(`${bot.name} gave an answer that is not possible: ${refusal.key}.`)
    }
    if (pending.steps.length > 0) this.commitAll(pending)
  }

  /** A refusal in English. */
  explain(refusal: Refusal): string {
    const { where, word, expected } = refusal.facts
    return refusal.key === 'unreadable'
      ? unreadableText(String(where), String(word), String(expected))
      : this.game.moves.explain(refusal)
  }

  private tryMove(line: string): HistoryOf<G> | Refusal {
    const { game, history, isOver } = this
    return isOver ? { key: 'game-is-over', facts: {} } : readable(() => game.moves.playLine(history, line))
  }

  private commitAll(pending: PendingAnswers<G>): void {
    pending.addAutomatic()
    this.commit(pending)
  }

  private goBack(to: number | Refusal): Refusal | undefined {
    if (typeof to !== 'number') return to
    this.undoTo(to)
    return undefined
  }
}
