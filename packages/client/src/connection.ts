/** What a place at a table offers: how things stand, who wants to be told, and everything that can be done there. */
import type { ChatLine, Message, Seen, TableView } from '@merchants/protocol'
import type { Answer, Refusal } from '@merchants/tabletop'
import type { Lost } from './line.ts'
import type { TableSight } from './sights.ts'

/** What comes of something said: nothing, or why not. */
type Done = Promise<Refusal | undefined>
type Changes = Pick<Extract<Message, { readonly do: 'set' }>, 'options' | 'seats'>
type Hear<T> = (listener: (value: T) => void) => () => void

/** `seat` says which of the own seats is meant, where there are several. */
export interface Connection {
  readonly table: TableView | undefined
  readonly sight: TableSight | undefined
  readonly chatLines: readonly ChatLine[]
  /** The own seats; none for somebody who watches. */
  readonly mine: readonly number[]
  /** Why there is no connection; `undefined` while there is one, and before the first. */
  readonly lost: Lost | undefined

  /** Each listener is told at once what is known already, and then every change; what it returns ends that. */
  readonly onTable: Hear<TableView>
  readonly onSight: Hear<TableSight>
  readonly onChat: Hear<readonly ChatLine[]>
  readonly onLost: Hear<Lost | undefined>

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
  readonly propose: (what: 'undo' | 'end', seat?: number) => Done
  /** `what` makes sure that nothing else is agreed to, proposed meanwhile. */
  readonly agree: (yes: boolean, seat?: number, what?: 'undo' | 'end') => Done
  readonly again: (salt?: string, seat?: number) => Done
  /** Gives the seat up. */
  readonly leave: (seat?: number) => Done

  /** Tries to connect at once, for example when the network is back. */
  readonly hurry: () => void
  /** Ends the connection; the seat stays ours. */
  readonly close: () => void
}
