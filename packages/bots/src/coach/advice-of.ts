/** The coach's advice on a question, for any game. */

/** A move and its worth. */
export type Advised<Move, Reason> = Move & {
  /** The probability of winning with it. */
  readonly chance: number
  /** Why the best move is better than this one; of the best one, why it is better than the next. */
  readonly reasons: readonly Reason[]
}

/** A move that was played. */
export type Played<Move, Reason> = Advised<Move, Reason> & {
  /** How sure it is that it was worse than the best, in standard errors. */
  readonly sureness: number
  /** The probability of winning with what a player by rules of thumb would have done. */
  readonly usual: number
}

export interface AdviceOf<Move, Reason> {
  readonly best: Advised<Move, Reason>
  /** The next best ones, better ones first. */
  readonly others: readonly Advised<Move, Reason>[]
  /** The move that was played, if one was given. */
  readonly played: Played<Move, Reason> | undefined
  readonly playouts: number
}

/** How many moves are named. */
export const MOVES = 3
export const MILLISECONDS = 1500
