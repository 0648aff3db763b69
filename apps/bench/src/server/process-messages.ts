/** Messages between the measuring process and its children. */

/** Where players sit: at tables of a server, or at groups of the reference. */
export interface Seating {
  readonly url: string
  readonly isReference: boolean
  readonly tables: number
  readonly seats: number
}

/** An answer is acknowledged. */
export const DONE = '{"is":"done","id":1}'

/** Messages to all seats from one answer to the next: its acknowledgement and each view. */
export interface RecordedMove {
  readonly done: string
  readonly views: readonly { readonly place: number; readonly text: string }[]
}

/** Messages to each seat of a table before the first answer, and its moves in order. */
export interface Recording {
  readonly first: RecordedMove['views']
  readonly moves: readonly RecordedMove[]
}

export type ToPlayers =
  | { readonly do: 'sit'; readonly seating: Seating; readonly record: number }
  | { readonly do: 'watch'; readonly sockets: number }
  /** As fast as the answers come, or one move per table in this many milliseconds. */
  | { readonly do: 'play'; readonly milliseconds: number; readonly every: number | undefined }
  | { readonly do: 'recordings' }
  | { readonly do: 'leave' }

/** The results of a period of play. */
export interface Played {
  readonly moves: number
  readonly milliseconds: number
  /** From sending an answer to seeing what it did, in milliseconds. */
  readonly waits: readonly number[]
  readonly refused: number
  readonly lostSockets: number
  /** Answers that were never acknowledged. */
  readonly unanswered: number
}

export interface ToServer {
  readonly do: 'memory' | 'processor'
}

/** CPU time of all threads of a server so far, in microseconds. */
export interface Processor {
  readonly used: number
}

/** Memory of a server after a garbage collection. */
export interface Memory {
  readonly used: number
  readonly resident: number
}
