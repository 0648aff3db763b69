/** News between the nodes of one server: short texts about a table, which may get lost but never do harm. */

export interface Bus {
  /** Tells all other nodes, but not the sender. */
  publish(table: string, text: string): void
  /** `returned` is called when news may have been missed, because the connection was lost and has come back. */
  subscribe(listener: (table: string, text: string) => void, returned?: () => void): Promise<void>
  close(): Promise<void>
  readonly isConnected: boolean
  /** Whether there is no other node that could have changed anything. */
  readonly isAlone: boolean
}
