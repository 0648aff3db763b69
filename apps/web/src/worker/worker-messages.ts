/** Messages between page and worker: numbered calls, their results, and views. */

export interface Call {
  readonly id: number
  /** To the store of games, or to the open table. */
  readonly to: 'host' | 'table'
  readonly name: string
  readonly args: readonly unknown[]
}

export type Reply<MatchView> =
  | { readonly match: MatchView }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string }
