/** The answers to a question of the Cove that a searching player compares. Habit answers the questions after them. */
import type { CoveDecision } from '@merchants/cove'
import type { Answer } from '@merchants/tabletop'
import type { Candidate } from '../../strong/halving.ts'

/** Every answer with one option, with two where that is possible, and none where nothing has to be chosen; `usual` comes first. */
export function candidatesFor({ options, min, max, ordered }: CoveDecision, usual: Answer): readonly Candidate[] {
  const answers: Answer[] = [usual]
  if (min === 0) answers.push([])
  if (max >= 1 && min <= 1) options.forEach((_, at) => answers.push([at]))
  if (max >= 2) {
    options.forEach((_, one) =>
      options.forEach((__, other) => (ordered ? one !== other : one < other) && answers.push([one, other])),
    )
  }
  const known = new Set<string>()
  return answers
    .filter((answer) => !known.has(answer.join()) && known.add(answer.join()))
    .map((answer) => ({ answers: [answer], cost: 0 }))
}
