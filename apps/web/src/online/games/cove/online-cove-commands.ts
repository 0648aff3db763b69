/** The commands of the harbour, sent to a game on a server. */
import type { Cove } from '@merchants/cove'
import type { Connection, TableMatchView } from '@merchants/client'
import type { Refusal } from '@merchants/tabletop'
import type { CoveMatchCommands } from '../../../games/cove/cove-match-types.ts'

type Sent = Pick<Connection<Cove>, 'answer' | 'say' | 'why' | 'legal' | 'undo' | 'cancel' | 'match' | 'onMatch'>

const NOT_NOW = { key: 'not-now', facts: {} }

/** Commands for the seat of this view. */
export function coveLinkTo(connection: Sent, { step, question, view }: TableMatchView<Cove>): CoveMatchCommands {
  const { seat } = view
  return {
    answer: (asked, answers) =>
      asked === step ? connection.answer(question, answers, seat) : Promise.resolve(NOT_NOW),
    say: (line, asked) => {
      if (asked === undefined) return sayAtNewest(connection, line, seat)
      return asked === step ? connection.say(question, line, seat) : Promise.resolve(NOT_NOW)
    },
    why: (line) => connection.why(line, seat),
    legal: () => connection.legal(seat),
    undo: () => connection.undo(question, seat),
    cancel: () => connection.cancel(question, seat),
  }
}

/** Each line answers the question that the line before has led to. */
async function sayAtNewest(connection: Sent, line: string, seat: number): Promise<Refusal | undefined> {
  const asked = connection.match?.question ?? 0
  const refusal = await connection.say(asked, line, seat)
  if (refusal === undefined) await newerThan(connection, asked)
  return refusal
}

const newerThan = (connection: Sent, asked: number): Promise<void> =>
  new Promise((resolve) => {
    const stop = connection.onMatch(({ question }) => {
      if (question === asked) return
      // There is nothing to unsubscribe when the first view comes.
      queueMicrotask(() => stop())
      resolve()
    })
  })
