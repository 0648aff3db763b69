/** Decisions, answers, and the signal that an answer is still missing. */

/** A question to one seat: choose between `min` and `max` of the options. */
export interface Decision<Option = unknown> {
  readonly seat: number
  /** The question as a key. The interface and the notation find their words by it. */
  readonly ask: string
  readonly options: readonly Option[]
  readonly min: number
  readonly max: number
  /** Whether the order of the chosen options matters. */
  readonly ordered: boolean
  /** Whether it continues the written move that the answer before it belongs to. */
  readonly joins: boolean
}

/** How many of which options may be chosen. */
export type Choice = Pick<Decision, 'options' | 'min' | 'max'>

/** The chosen options, as places in the list of options, in the chosen order. */
export type Answer = readonly number[]

/** Answers a decision; `undefined` when no one has answered it yet. */
export type Decider<D extends Decision = Decision> = (decision: D) => Answer | undefined

/** Thrown to leave a running effect until someone answers. Rules never catch it. */
export class Unanswered<D extends Decision = Decision> {
  readonly decision: D
  constructor(decision: D) {
    this.decision = decision
  }
}

/** Why an answer cannot be given, as a key with its facts; `undefined` if it can. */
export function whyNotAnswer(answer: unknown, decision: Choice): Refusal | undefined {
  const { options, min, max } = decision
  if (!Array.isArray(answer)) return { key: 'answer-is-no-list', facts: {} }
  if (answer.length < min) return { key: 'too-few', facts: { min, given: answer.length } }
  if (answer.length > max) return { key: 'too-many', facts: { max, given: answer.length } }
  const seen = new Set<number>()
  for (const at of answer as unknown[]) {
    if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at >= options.length) {
      return { key: 'no-such-option', facts: { option: String(at), options: options.length } }
    }
    if (seen.has(at)) return { key: 'chosen-twice', facts: { option: at } }
    seen.add(at)
  }
  return undefined
}

/** A reason for a refusal, as a key for the words and the facts that fill them. */
export interface Refusal {
  readonly key: string
  readonly facts: Readonly<Record<string, string | number>>
}
