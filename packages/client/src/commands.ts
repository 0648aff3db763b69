/** Everything that can be done at a table, and the message that asks for it. */
import type { Frame, ClientMessage, ProposalKind, MatchViewOf, SentFrames } from '@merchants/protocol'
import { readFrames } from '@merchants/protocol'
import type { Answer, GameTypes, Refusal } from '@merchants/tabletop'
import type { Reply, NewMessage } from './outbox.ts'
import { isRefusal } from './refusal.ts'
import { decodeView, withGaps } from './decode-view.ts'

/** The result of a message: nothing, or the reason for a refusal. */
type CommandResult = Promise<Refusal | undefined>
type Changes = Pick<Extract<ClientMessage, { readonly do: 'set' }>, 'options' | 'seats'>

/** `seat` names the seat, for clients with several. */
export interface TableCommands<G extends GameTypes = GameTypes> {
  /** Answers the question of this number, and those that follow immediately; all or nothing. */
  readonly answer: (question: number, answers: readonly Answer[], seat?: number) => CommandResult
  /** Answers in the same way, but only if that can be undone, as far as the seat can tell; otherwise it is refused as `final`. */
  readonly answerFreely: (question: number, answers: readonly Answer[], seat?: number) => CommandResult
  /** Plays a written move. */
  readonly say: (question: number, line: string, seat?: number) => CommandResult
  /** Why a written move is not possible; `undefined` if it is. Nothing is played. */
  readonly why: (line: string, seat?: number) => CommandResult
  /** All written moves that are possible now. */
  readonly legal: (seat?: number) => Promise<readonly string[]>
  readonly undo: (question: number, seat?: number) => CommandResult
  readonly cancel: (question: number, seat?: number) => CommandResult
  /** The game after this many answers. */
  readonly past: (step: number, seat?: number) => Promise<MatchViewOf<G> | Refusal>
  /** The events between two moments, each with the game right after it; without `from`, from the deal on. */
  readonly frames: (from: number | undefined, to: number) => Promise<readonly Frame<G>[] | Refusal>
  /** The player of this seat is looking at the screen now. */
  readonly look: (seat?: number) => CommandResult
  readonly chat: (text: string, seat?: number) => CommandResult
  readonly ready: (isReady: boolean, salt?: string, seat?: number) => CommandResult
  readonly set: (changes: Changes, seat?: number) => CommandResult
  readonly start: (seat?: number) => CommandResult
  readonly standIn: (on: boolean, seat?: number) => CommandResult
  readonly resign: (seat?: number) => CommandResult
  /** `opens` is the seat that a new player may take. */
  readonly propose: (what: ProposalKind, seat?: number, opens?: number) => CommandResult
  /** `what` and the number make sure that the vote is not counted for a newer proposal. */
  readonly agree: (yes: boolean, seat?: number, what?: ProposalKind, proposal?: number) => CommandResult
  readonly again: (salt?: string, seat?: number) => CommandResult
  /** Leaves the seat. */
  readonly leave: (seat?: number) => CommandResult
}

export function createCommands(tell: (message: NewMessage) => Promise<Reply>): TableCommands {
  const done = async (message: NewMessage): Promise<Refusal | undefined> => {
    const reply = await tell(message)
    return 'refusal' in reply ? reply.refusal : undefined
  }

  /** A server sends a long range in parts. */
  const frames = async (from: number | undefined, to: number): Promise<readonly Frame[] | Refusal> => {
    const reply = await tell({ do: 'frames', to, ...(from !== undefined && { from }) })
    if ('refusal' in reply) return reply.refusal
    const part = reply.result as SentFrames
    const told = readFrames(part.frames).map((frame) => ({ ...frame, view: withGaps(frame.view) }))
    if (part.to >= to || part.to === from) return told
    const rest = await frames(part.to, to)
    return isRefusal(rest) ? rest : [...told, ...rest]
  }

  const answer = (question: number, answers: readonly Answer[], seat?: number) =>
    ({ do: 'answer', question, answers: answers.map((each) => [...each]), ...by(seat) }) as const

  return {
    answer: (question, answers, seat) => done(answer(question, answers, seat)),
    answerFreely: (question, answers, seat) => done({ ...answer(question, answers, seat), free: true }),
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
      return 'refusal' in reply ? reply.refusal : decodeView(reply.result as MatchViewOf)
    },
    frames,
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
