/** What page and worker say to each other: calls with a number, their results, and sights. */

export interface Call {
  readonly id: number
  /** To whoever keeps games, or to the table that is open. */
  readonly to: 'host' | 'table'
  readonly name: string
  readonly args: readonly unknown[]
}

export type Reply<Sight> =
  | { readonly sight: Sight }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string }
