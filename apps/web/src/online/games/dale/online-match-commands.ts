/** The commands of the drawn table, sent to a game on a server. */
import type { Dale } from '@merchants/dale'
import type { Connection, TableMatchView } from '@merchants/client'
import type { MatchCommands } from '../../../games/dale/match-types.ts'

type Sent = Pick<Connection, 'answer' | 'answerFreely' | 'say' | 'why' | 'legal' | 'undo' | 'cancel' | 'look'>

const NOT_NOW = { key: 'not-now', facts: {} }

/** Commands for the seat of this view. */
export function onlineMatchCommands(
  connection: Sent,
  { step, question, view, curtain }: TableMatchView<Dale>,
): MatchCommands {
  const seat = view.seat
  return {
    answer: (asked, answers) =>
      asked === step ? connection.answer(question, answers, seat) : Promise.resolve(NOT_NOW),
    answerFreely: (asked, answers) =>
      asked === step ? connection.answerFreely(question, answers, seat) : Promise.resolve(NOT_NOW),
    say: (line) => connection.say(question, line, seat),
    why: (line) => connection.why(line, seat),
    legal: () => connection.legal(seat),
    undo: () => connection.undo(question, seat),
    cancel: () => connection.cancel(question, seat),
    confirmViewer: async () => {
      await connection.look(curtain)
    },
    // A server lowers the curtain immediately.
    passScreen: () => Promise.resolve(),
    // Bots on the server keep their own time.
    setPace: () => Promise.resolve(),
  }
}
