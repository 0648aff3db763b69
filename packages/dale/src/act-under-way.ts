/** The action whose questions are being asked, which a table shows above them. */
import type { Answer } from '@merchants/tabletop'
import type { Act, DaleDecision } from './decision.ts'
import type { DaleHistory } from './notation/play.ts'
import type { ActView } from './view-decision.ts'
import { viewAct } from './view-decision.ts'

export function actUnderWay({ past, pause }: DaleHistory): ActView | undefined {
  if (!pause.decision?.joins) return undefined
  let to: number | undefined
  let order: Answer | undefined
  for (const { decision, answer } of past.toReversed()) {
    if (decision?.ask === 'to slot') to = Number(decision.options[answer[0] as number])
    if (decision?.ask === 'arrange') order = answer
    const act = decision && actChosen(decision, answer)
    if (act?.do === 'buy')
      return { ...act, ...(to === undefined ? {} : { to }), ...(order === undefined ? {} : { order }) }
    if (act !== undefined || !decision?.joins) return act
  }
  return undefined
}

/** The action that an answer begins; `undefined` if the question was another. */
export const actChosen = ({ kind, options }: DaleDecision, answer: Answer): ActView | undefined =>
  kind === 'acts' ? viewAct(options[answer[0] as number] as Act) : undefined
