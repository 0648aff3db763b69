/** News between the nodes of one server: short texts about a table, which may get lost but never do harm. */

export interface Bus {
  /** Tells all other nodes. The sender does not hear it. */
  publish(table: string, text: string): void
  /** `returned` is called when news may have been missed, because the connection was lost and has come back. */
  subscribe(listener: (table: string, text: string) => void, returned?: () => void): Promise<void>
  close(): Promise<void>
  readonly isConnected: boolean
  /** There is no other node that could have done anything. */
  readonly isAlone: boolean
}
