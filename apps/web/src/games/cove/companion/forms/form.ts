/** The inputs of a form: the question, those asked with it, and the receiver of the answers. */
import type { FactName, Facts, FactQuestion, QuestionAbout } from '@merchants/cove'
import type { Fact } from '../companion-store.ts'

export interface FormProps<Name extends FactName> {
  readonly question: QuestionAbout<Name>
  readonly onEnter: (fact: Facts[Name], ...more: readonly Fact[]) => void
}

/** A form that answers several questions. */
export interface JointFormProps<Name extends FactName> extends FormProps<Name> {
  readonly more: readonly FactQuestion[]
}

/** The questions of one kind among some. */
export const asking = <Name extends FactName>(
  questions: readonly FactQuestion[],
  fact: Name,
): readonly Extract<FactQuestion, { readonly fact: Name }>[] =>
  questions.filter((each): each is Extract<FactQuestion, { readonly fact: Name }> => each.fact === fact)
