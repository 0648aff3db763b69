/** What answers would lead to, worked out before they are kept. */
import type { ActView, DaleHistory, Event } from '@merchants/dale'
import { actChosen } from '@merchants/dale'
import type { Answer, Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import type { Rules } from './rules.ts'

/** An answer as it was given, and what came of it. */
export interface Step {
  readonly answer: Answer
  readonly seat: number
  /** Whether anybody has learned something by it, or chance was used. */
  readonly learned: boolean
  /** Whether nobody was asked. */
  readonly isObvious: boolean
}

export class Trail {
  readonly before: DaleHistory
  after: DaleHistory
  /** The action that the last answer began, or belongs to. */
  act: ActView | undefined
  readonly steps: Step[] = []
  /** What each answer has brought about. */
  readonly events: (readonly Event[])[] = []
  private readonly rules: Rules

  constructor(rules: Rules, before: DaleHistory, act: ActView | undefined) {
    this.rules = rules
    this.before = before
    this.after = before
    this.act = act
  }

  /** One answer further, or why it is not possible. */
  go(answer: Answer, isObvious: boolean): Refusal | undefined {
    const next = this.rules.advance(this.after, answer)
    if (isRefusal(next)) return next
    const { decision } = this.after.pause
    this.steps.push({ answer, seat: decision?.seat ?? -1, learned: next.pause.learned, isObvious })
    this.events.push(next.pause.news)
    this.act = decision && (actChosen(decision, answer) ?? (decision.joins ? this.act : undefined))
    this.after = next
    return undefined
  }

  /** As far as somebody else has gone from here. */
  goTo({ past }: DaleHistory): void {
    for (const { answer } of past.slice(this.after.past.length)) this.go(answer, false)
  }

  get answers(): Answer[] {
    return this.steps.map(({ answer }) => answer)
  }
}
