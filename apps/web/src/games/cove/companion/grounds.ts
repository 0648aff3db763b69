/** The entries so far, and the basis of an instruction. */
import type { FactQuestion, Standing, SessionStep } from '@merchants/cove'
import { printedQuestions } from '@merchants/cove'
import type { Fact } from './companion-store.ts'

export type Answer = Extract<SessionStep, { readonly kind: 'answer' }>

/** The answers, oldest first. The order of his own cards is no one's entry. */
export const answersOf = ({ steps }: Standing): readonly Answer[] =>
  steps.filter((step): step is Answer => step.kind === 'answer' && step.question.fact !== 'deck')

/** A question with a fact as its answer: nothing but a fact of its own type is ever entered for it. */
export const withFact = (question: FactQuestion, fact: Fact | undefined): FactQuestion =>
  ({ ...question, suggest: fact }) as FactQuestion

/** The questions behind some keys, ready to be answered again: entries, what is printed, and things taken for granted. */
export function groundsOf(standing: Standing, keys: readonly string[]): readonly FactQuestion[] {
  const answered = answersOf(standing).map(({ question, fact }) => withFact(question, fact))
  const printed = printedQuestions(standing.state.known.printed)
  const all = [...answered, ...printed, ...standing.assumed.filter(({ fact }) => fact !== 'deck')]
  return keys.flatMap((key) => all.find((question) => question.key === key) ?? [])
}
