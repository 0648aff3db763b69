/** The answers since a resting state, as far as one seat has seen them. */
import type { Answer, Chance } from '@merchants/tabletop'
import { randomPlayer, shuffle, Unanswered } from '@merchants/tabletop'
import type { DaleDecision } from '../decision.ts'
import type { Event } from '../events.ts'
import { daleRules } from '../game.ts'
import { knowsPlace } from '../knowledge.ts'
import type { Card, State } from '../state.ts'
import { clone } from '../state.ts'
import { viewDecision } from '../view-decision.ts'
import { seesCards } from '../view-event.ts'

/** An answer by what it says. The words of the chosen options, so that it can be given where other cards are hidden. */
interface Said {
  readonly seat: number
  readonly ask: string
  readonly words: readonly string[]
  /** Whether the words are in no order, because only their seat knows it. */
  readonly isMixed: boolean
}

export type Script = readonly Said[]

/** An answer, the cards that it chose, and the number of events before it. */
interface Given {
  readonly decision: DaleDecision
  readonly words: readonly string[]
  readonly cards: readonly Card[]
  readonly before: number
}

/** Writes down what a seat has seen of these answers. Passes of other seats are not visible, nor are cards they chose in secret. */
export function scriptOf(rest: State, answers: readonly Answer[], seat: number): Script {
  if (answers.length === 0) return []
  const given: Given[] = []
  const events: Event[] = []
  const now = clone(rest)
  let next = 0
  askedFrom(
    now,
    (decision) => {
      const answer = answers[next++]
      if (answer === undefined || (answer.length === 0 && decision.seat !== seat)) return answer
      const words = wordsOf(now, decision)
      const cards = decision.kind === 'cards' ? answer.map((at) => decision.options[at] as Card) : []
      given.push({ decision, words: answer.map((at) => words[at] as string), cards, before: events.length })
      return answer
    },
    (event) => events.push(event),
  )
  const isSeen = ({ decision, cards, before }: Given): boolean =>
    decision.seat === seat ||
    cards.every((card) => events.some((event, at) => at >= before && shows(event, card, seat)))
  const isMixed = ({ decision, cards }: Given): boolean =>
    decision.seat !== seat && decision.ordered && !cards.some((card) => knowsPlace(now, card, seat))
  return given.filter(isSeen).map((each) => {
    const { seat: asked, ask } = each.decision
    return { seat: asked, ask, words: isMixed(each) ? each.words.toSorted() : each.words, isMixed: isMixed(each) }
  })
}

/** Whether an event shows this card to a seat. */
function shows(event: Event, card: Card, seat: number): boolean {
  if ('card' in event) return event.card === card && seesCards(event, seat)
  return (
    'cards' in event && event.what !== 'not asked' && (event.cards?.includes(card) ?? false) && seesCards(event, seat)
  )
}

/** A question that a step has led to, the answers that led there, and what happened. */
export interface Reached {
  readonly decision: DaleDecision
  readonly given: readonly Answer[]
  readonly events: readonly Event[]
}

/**
 * Follows a script on the given state until the seat is asked something more; `undefined` if it cannot be followed there. Secret choices
 * of others are made at random.
 */
export function follow(state: State, script: Script, seat: number, chance: Chance): Reached | undefined {
  const given: Answer[] = []
  const events: Event[] = []
  const anything = randomPlayer(chance)
  const secret = (asked: DaleDecision): Answer => (asked.min === 0 ? [] : anything(asked).slice())
  let next = 0
  let isLost = false
  const decision = askedFrom(
    state,
    (asked) => {
      const said = script[next]
      const isNext = said?.seat === asked.seat && said.ask === asked.ask
      const answer = isNext ? repeated(state, asked, said, chance) : asked.seat === seat ? undefined : secret(asked)
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

const wordsOf = (now: State, decision: DaleDecision): string[] =>
  viewDecision(now, decision).options.map((option) => JSON.stringify(option))

/** The answer that says this here: of equal options each is taken once. */
function repeated(now: State, decision: DaleDecision, said: Said, chance: Chance): Answer | undefined {
  const words: (string | undefined)[] = wordsOf(now, decision)
  const order = said.words.slice()
  if (said.isMixed) shuffle(chance, order)
  const answer = order.map((word) => {
    const at = words.indexOf(word)
    words[at] = undefined
    return at
  })
  return answer.includes(-1) ? undefined : answer
}
