/**
 * Answers in words. An answer is a list of places among the options, and would mean something else if a later release listed the options
 * in another way. Stored beside it, the words say what was meant: `0action|play macaws-4#12`.
 */
import type { Answer, Decision, Refusal } from './ask.ts'
import { whyNotAnswer } from './ask.ts'
import { isRefusal } from './run.ts'

/** How a game names what is asked and what can be chosen. Only options that are the same in every respect may have the same name. */
export interface AnswerWords<D extends Decision> {
  readonly question: (decision: D) => string
  readonly option: (decision: D, at: number) => string
}

/** An answer that was stored, with its words if they were stored too. */
export interface StoredAnswer {
  readonly answer: Answer
  readonly words?: string | undefined
}

/** Precedes each chosen option, and is in no name. */
const BEFORE_OPTION = '|'

/** An answer in words that do not depend on how the options are ordered. */
export function answerWords<D extends Decision>(words: AnswerWords<D>, decision: D, answer: Answer): string {
  let text = decision.seat + words.question(decision)
  for (const at of answer) text += BEFORE_OPTION + words.option(decision, at)
  return text
}

/**
 * The places among these options that a stored answer means. They are the stored ones if they still say the same, otherwise those of the options
 * with the same names. Refused if this is another question or an option is gone.
 */
export function answerMeant<D extends Decision>(
  words: AnswerWords<D>,
  decision: D,
  { answer, words: said }: StoredAnswer,
): Answer | Refusal {
  if (said === undefined || said === wordsIfPossible(words, decision, answer)) return answer
  const [question, ...chosen] = said.split(BEFORE_OPTION)
  if (question !== answerWords(words, decision, [])) return OTHER_WORDS
  const names = decision.options.map((_, at) => words.option(decision, at))
  const places: number[] = []
  for (const name of chosen) {
    const at = names.findIndex((each, place) => each === name && !places.includes(place))
    if (at < 0) return OTHER_WORDS
    places.push(at)
  }
  return places
}

const wordsIfPossible = <D extends Decision>(words: AnswerWords<D>, decision: D, answer: Answer): string | undefined =>
  answer.every((at) => at in decision.options) ? answerWords(words, decision, answer) : undefined

const OTHER_WORDS: Refusal = { key: 'other-words', facts: {} }

/** The answer that is meant. Throws if it is not possible. */
export function possibleAnswer<D extends Decision>(words: AnswerWords<D>, decision: D, stored: StoredAnswer): Answer {
  const answer = answerMeant(words, decision, stored)
  const refusal = isRefusal(answer) ? answer : whyNotAnswer(answer, decision)
  if (!isRefusal(answer) && refusal === undefined) return answer
  throw new Error(`A stored answer is not possible: ${refusal?.key}.`)
}
