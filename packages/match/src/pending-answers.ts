/** Answers that are tried out before they are stored, and their results. */
import type { Answer, GameDefinition, GameTypes, HistoryOf, MomentOf, Refusal } from '@merchants/tabletop'
import { advance, answerWords, isRefusal } from '@merchants/tabletop'

/** An answer and its result. */
export interface RecordedAnswer {
  readonly answer: Answer
  readonly seat: number
  /** Whether the answer let a player learn something or react, or used randomness. */
  readonly hasRevealed: boolean
  /** Whether no one was asked. */
  readonly isAutomatic: boolean
  /** Whether all could see that this was asked. */
  readonly isOpen: boolean
}

export class PendingAnswers<G extends GameTypes> {
  readonly before: HistoryOf<G>
  after: HistoryOf<G>
  readonly steps: RecordedAnswer[] = []
  /** The moments in which the answers were given. */
  readonly moments: MomentOf<G>[] = []
  /** The effects of each answer. */
  readonly events: (readonly G['event'][])[] = []
  private readonly game: GameDefinition<G>

  constructor(game: GameDefinition<G>, before: HistoryOf<G>) {
    this.game = game
    this.before = before
    this.after = before
  }

  get answers(): Answer[] {
    return this.steps.map(({ answer }) => answer)
  }

  get words(): string[] {
    return this.moments.flatMap(({ decision }, at) => {
      const step = this.steps[at]
      return decision === undefined || step === undefined ? [] : answerWords(this.game.words, decision, step.answer)
    })
  }

  /** One answer further, or why it is not possible. */
  add(answer: Answer, isAutomatic: boolean): Refusal | undefined {
    const next = advance(this.game, this.after, answer)
    if (isRefusal(next)) return next
    const { decision, now } = this.after.pause
    const seat = decision?.seat ?? -1
    const { news, learned } = next.pause
    const hasRevealed = learned || this.game.mayBeReactedTo(now, seat, news)
    this.steps.push({ answer, seat, hasRevealed, isAutomatic, isOpen: this.game.isOpen(this.after.pause) })
    this.moments.push(this.after.pause)
    this.events.push(news)
    this.after = next
    return undefined
  }

  /** All of them, or why one of them is not possible. */
  addAll(answers: readonly Answer[]): Refusal | undefined {
    for (const answer of answers) {
      const refusal = this.add(answer, false)
      if (refusal !== undefined) return refusal
    }
    return undefined
  }

  /** Continues to a position that was reached from here. */
  addAllOf({ past }: HistoryOf<G>): void {
    this.addAll(past.slice(this.after.past.length).map(({ answer }) => answer))
  }

  /** The automatic answers. */
  addAutomatic(): void {
    for (;;) {
      const { decision, now } = this.after.pause
      const answer = decision && this.game.automaticAnswer(decision, now)
      if (answer === undefined || this.add(answer, true) !== undefined) return
    }
  }
}
