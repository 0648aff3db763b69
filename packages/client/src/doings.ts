/** Everything that can be done at a table, and the message that asks for it. */
import type { Message, Proposed, Seen } from '@merchants/protocol'
import type { Answer, Refusal } from '@merchants/tabletop'
import type { Reply, Saying } from './outbox.ts'
import { isRefusal } from './refusal.ts'
import { asSeen } from './wire.ts'

/** What comes of something said: nothing, or why not. */
type Done = Promise<Refusal | undefined>
type Changes = Pick<Extract<Message, { readonly do: 'set' }>, 'options' | 'seats'>

/** `seat` says which of the own seats is meant, where there are several. */
export interface Doings {
  /** Answers the question of this number, and those that follow at once; all or nothing. */
  readonly answer: (question: number, answers: readonly Answer[], seat?: number) => Done
  /** Plays a written move. */
  readonly say: (question: number, line: string, seat?: number) => Done
  /** Why a written move is not possible; `undefined` if it is. Nothing is played. */
  readonly why: (line: string, seat?: number) => Done
  /** All written moves that are possible now. */
  readonly legal: (seat?: number) => Promise<readonly string[]>
  readonly undo: (question: number, seat?: number) => Done
  readonly cancel: (question: number, seat?: number) => Done
  /** The game after so many answers. */
  readonly past: (step: number, seat?: number) => Promise<Seen | Refusal>
  /** The person of this seat sits in front of the screen now. */
  readonly look: (seat?: number) => Done
  readonly chat: (text: string, seat?: number) => Done
  readonly ready: (isReady: boolean, salt?: string, seat?: number) => Done
  readonly set: (changes: Changes, seat?: number) => Done
  readonly start: (seat?: number) => Done
  readonly standIn: (on: boolean, seat?: number) => Done
  readonly resign: (seat?: number) => Done
  /** `opens`: the seat that somebody new may take. */
  readonly propose: (what: Proposed, seat?: number, opens?: number) => Done
  /** `what` and the number of the proposal make sure that nothing else is agreed to, proposed meanwhile. */
  readonly agree: (yes: boolean, seat?: number, what?: Proposed, proposal?: number) => Done
  readonly again: (salt?: string, seat?: number) => Done
  /** Gives the seat up. */
  readonly leave: (seat?: number) => Done
}

export function doingsBy(tell: (saying: Saying) => Promise<Reply>): Doings {
  const done = async (saying: Saying): Promise<Refusal | undefined> => {
    const reply = await tell(saying)
    return 'refusal' in reply ? reply.refusal : undefined
  }

  return {
    answer: (question, answers, seat) =>
      done({ do: 'answer', question, answers: answers.map((each) => [...each]), ...by(seat) }),
    say: (question, line, seat) => done({ do: 'say', question, line, ...by(seat) }),
    why: async (line, seat) => {
      const reply = await tell({ do: 'why', line, ...by(seat) })
      if ('refusal' in reply) return reply.refusal
      return isRefusal(reply.result) ? reply.result : undefined
    },
    legal: async (seat) => {
      const reply = await tell({ do: 'legal', ...by(seat) })
      return 'refusal' in reply ? [] : (reply.result as readonly string[])
    },
    undo: (question, seat) => done({ do: 'undo', question, ...by(seat) }),
    cancel: (question, seat) => done({ do: 'cancel', question, ...by(seat) }),
    past: async (step, seat) => {
      const reply = await tell({ do: 'past', step, ...by(seat) })
      return 'refusal' in reply ? reply.refusal : asSeen(reply.result as Seen)
    },
    look: (seat) => done({ do: 'look', ...by(seat) }),
    chat: (text, seat) => done({ do: 'chat', text, ...by(seat) }),
    ready: (isReady, salt, seat) => done({ do: 'ready', isReady, ...salted(salt), ...by(seat) }),
    set: (changes, seat) => done({ do: 'set', ...changes, ...by(seat) }),
    start: (seat) => done({ do: 'start', ...by(seat) }),
    standIn: (on, seat) => done({ do: 'stand in', on, ...by(seat) }),
    resign: (seat) => done({ do: 'resign', ...by(seat) }),
    propose: (what, seat, opens) => done({ do: 'propose', what, ...by(seat), ...(opens !== undefined && { opens }) }),
    agree: (yes, seat, what, proposal) =>
      done({ do: 'agree', yes, ...by(seat), ...(what && { what }), ...(proposal !== undefined && { proposal }) }),
    again: (salt, seat) => done({ do: 'again', ...salted(salt), ...by(seat) }),
    leave: (seat) => done({ do: 'leave', ...by(seat) }),
  }
}

const by = (seat: number | undefined): { seat?: number } => (seat === undefined ? {} : { seat })
const salted = (salt: string | undefined): { salt?: string } => (salt === undefined ? {} : { salt })
