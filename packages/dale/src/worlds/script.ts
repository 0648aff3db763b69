/** The answers since a resting state, as far as one seat has seen them. */
import type { Answer } from '@merchants/tabletop'
import { Unanswered } from '@merchants/tabletop'
import type { DaleDecision } from '../decision.ts'
import type { Event } from '../events.ts'
import { daleRules } from '../game.ts'
import type { State } from '../state.ts'
import { clone } from '../state.ts'
import { viewDecision } from '../view-decision.ts'

/** An answer by what it says. The words of the chosen options, so that it can be given where other cards are hidden. */
interface Said {
  readonly seat: number
  readonly ask: string
  readonly words: readonly string[]
}

export type Script = readonly Said[]

/** Writes down what a seat has seen of these answers. Passes of other seats are not visible. */
export function scriptOf(rest: State, answers: readonly Answer[], seat: number): Script {
  const said: Said[] = []
  if (answers.length === 0) return said
  const now = clone(rest)
  let next = 0
  askedFrom(now, (decision) => {
    const answer = answers[next++]
    if (answer === undefined || (answer.length === 0 && decision.seat !== seat)) return answer
    const words = wordsOf(now, decision)
    said.push({ seat: decision.seat, ask: decision.ask, words: answer.map((at) => words[at] as string) })
    return answer
  })
  return said
}

/** A question that a step has led to, the answers that led there, and what happened. */
export interface Reached {
  readonly decision: DaleDecision
  readonly given: readonly Answer[]
  readonly events: readonly Event[]
}

/** Follows a script on the given state until the seat is asked something more; `undefined` if it cannot be followed there. */
export function follow(state: State, script: Script, seat: number): Reached | undefined {
  const given: Answer[] = []
  const events: Event[] = []
  let next = 0
  let isLost = false
  const decision = askedFrom(
    state,
    (asked) => {
      const said = script[next]
      const isNext = said?.seat === asked.seat && said.ask === asked.ask
      const answer = isNext ? inWords(state, asked, said.words) : asked.seat === seat ? undefined : passing(asked)
      if (isNext) next += 1
      isLost ||= answer === undefined && (isNext || asked.seat !== seat || said !== undefined)
      if (answer !== undefined) given.push(answer)
      return answer
    },
    (event) => events.push(event),
  )
  return decision === undefined || isLost || next < script.length ? undefined : { decision, given, events }
}

/** Plays one step and says at which question it stopped. */
function askedFrom(
  state: State,
  decider: (decision: DaleDecision) => Answer | undefined,
  tell?: (event: Event) => void,
): DaleDecision | undefined {
  try {
    daleRules.step(state, decider, tell)
  } catch (thrown) {
    if (thrown instanceof Unanswered) return thrown.decision as DaleDecision
    throw thrown
  }
  return undefined
}

const passing = ({ min }: DaleDecision): Answer | undefined => (min === 0 ? [] : undefined)

const wordsOf = (now: State, decision: DaleDecision): string[] =>
  viewDecision(now, decision).options.map((option) => JSON.stringify(option))

/** The answer that says this here: of equal options each is taken once. */
function inWords(now: State, decision: DaleDecision, said: readonly string[]): Answer | undefined {
  const words: (string | undefined)[] = wordsOf(now, decision)
  const answer = said.map((word) => {
    const at = words.indexOf(word)
    words[at] = undefined
    return at
  })
  return answer.includes(-1) ? undefined : answer
}
