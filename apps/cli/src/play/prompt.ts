/** A question of `@clack/prompts`, which a person can leave. */
import { cancel, isCancel } from '@clack/prompts'

/** The person has left. */
export class PromptCancelled extends Error {}

const isAnswer = <T>(answer: T): answer is Exclude<T, symbol> => !isCancel(answer)

export async function answered<T>(asked: Promise<T>): Promise<Exclude<T, symbol>> {
  const answer = await asked
  if (isAnswer(answer)) return answer
  cancel('Cancelled.')
  throw new PromptCancelled()
}
