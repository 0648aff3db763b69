/** What a form gets: the question, and where the answer goes. */
import type { FactName, Facts, QuestionAbout } from '@merchants/cove'

export interface FormProps<Name extends FactName> {
  readonly question: QuestionAbout<Name>
  readonly onEnter: (fact: Facts[Name]) => void
}
