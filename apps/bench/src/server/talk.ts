/** What the measuring process and those it starts say to each other. */

/** Where players sit: at tables of a server, or at groups of the reference. */
export interface Seating {
  readonly url: string
  readonly isReference: boolean
  readonly tables: number
  readonly seats: number
}

/** An answer is acknowledged. */
export const DONE = '{"is":"done","id":1}'

/** What all seats heard from one answer to the next: that it is done, and what each was shown. */
export interface RecordedMove {
  readonly done: string
  readonly sights: readonly { readonly place: number; readonly text: string }[]
}

/** What each seat of a table heard before the first answer, and its moves in order. */
export interface Recording {
  readonly first: RecordedMove['sights']
  readonly moves: readonly RecordedMove[]
}

export type ToPlayers =
  | { readonly do: 'sit'; readonly seating: Seating; readonly record: number }
  | { readonly do: 'watch'; readonly sockets: number }
  /** As fast as the answers come, or one move a table in so many milliseconds. */
  | { readonly do: 'play'; readonly milliseconds: number; readonly every: number | undefined }
  | { readonly do: 'recordings' }
  | { readonly do: 'leave' }

/** What came of a time of playing. */
export interface Played {
  readonly moves: number
  readonly milliseconds: number
  /** From sending an answer to seeing what it did, in milliseconds. */
  readonly waits: readonly number[]
  readonly refused: number
  readonly lostSockets: number
  /** Answers that were not acknowledged when all was over. */
  readonly unanswered: number
}

/** Memory of a server after it was tidied up. */
export interface Memory {
  readonly used: number
  readonly resident: number
}
