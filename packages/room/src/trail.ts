/** What answers would lead to, worked out before they are kept. */
import type { ActView, DaleHistory, Event } from '@merchants/dale'
import { actChosen, isAboutReaction, isOpen, mayBeReactedTo } from '@merchants/dale'
import type { Answer, Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import type { Rules } from './rules.ts'

/** An answer as it was given, and what came of it. */
export interface Step {
  readonly answer: Answer
  readonly seat: number
  /** Whether anybody has learned something by it or may have reacted to it, or chance was used. */
  readonly learned: boolean
  /** Whether nobody was asked. */
  readonly isObvious: boolean
  /** Whether all could see that this was asked. */
  readonly isOpen: boolean
}

/** Whether others may react to an answer, as far as all can tell, or whether it is itself about a reaction. */
export interface Chance {
  readonly isCause: boolean
  readonly isReaction: boolean
  readonly isDeclined: boolean
}

export class Trail {
  readonly before: DaleHistory
  after: DaleHistory
  /** The action that the last answer began, or belongs to. */
  act: ActView | undefined
  readonly steps: Step[] = []
  /** What each answer has brought about. */
  readonly events: (readonly Event[])[] = []
  readonly chances: Chance[] = []
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
    const { decision, now } = this.after.pause
    const seat = decision?.seat ?? -1
    const { news } = next.pause
    const isCause = mayBeReactedTo(now, seat, news)
    const isReaction = decision !== undefined && isAboutReaction(decision)
    const learned = next.pause.learned || isCause
    this.steps.push({ answer, seat, learned, isObvious, isOpen: isOpen(this.after.pause) })
    this.events.push(news)
    this.chances.push({ isCause, isReaction, isDeclined: decision?.ask === 'react' && answer.length === 0 })
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
