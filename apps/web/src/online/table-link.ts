/** What the table tells the game, sent to a server: each answer names the question that it answers. */
import type { Connection, TableSight } from '@merchants/client'
import type { TableLink } from '../sight.ts'
import { FINAL } from '../sight.ts'

type Sent = Pick<Connection, 'answer' | 'say' | 'why' | 'legal' | 'undo' | 'cancel' | 'look'>

const NOT_NOW = { key: 'not-now', facts: {} }

/** A link that speaks for the seat that looks at this sight. */
export function linkTo(connection: Sent, { step, question, view, curtain }: TableSight): TableLink {
  const seat = view.seat
  return {
    answer: (asked, answers) =>
      asked === step ? connection.answer(question, answers, seat) : Promise.resolve(NOT_NOW),
    // Only the table itself could tell, and its answer would tell something of hidden cards.
    answerFreely: () => Promise.resolve(FINAL),
    say: (line) => connection.say(question, line, seat),
    why: (line) => connection.why(line, seat),
    legal: () => connection.legal(seat),
    undo: () => connection.undo(question, seat),
    cancel: () => connection.cancel(question, seat),
    liftCurtain: async () => {
      await connection.look(curtain)
    },
    // A server lets the curtain fall at once.
    passScreen: () => Promise.resolve(),
    // Programs elsewhere keep their own time.
    setPace: () => Promise.resolve(),
  }
}
