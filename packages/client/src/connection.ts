/** A client's connection to a table: its current state, its listeners and its commands. */
import type { ChatLine, TableView } from '@merchants/protocol'
import type { GameTypes } from '@merchants/tabletop'
import type { TableCommands } from './commands.ts'
import type { Disconnect } from './reconnecting-socket.ts'
import type { TableMatchView } from './match-view-assembler.ts'

type Subscribe<T> = (listener: (value: T) => void) => () => void

export interface Connection<G extends GameTypes = GameTypes> extends TableCommands<G> {
  readonly table: TableView | undefined
  readonly match: TableMatchView<G> | undefined
  readonly chatLines: readonly ChatLine[]
  /** Your own seats; none for a spectator. */
  readonly mine: readonly number[]
  /** Why there is no connection; `undefined` while there is one, and before the first. */
  readonly disconnect: Disconnect | undefined
  /** Whether the server can save what is done; while it cannot, everything is refused. */
  readonly isSaving: boolean

  /** Each listener gets the current state immediately, then every change; the returned function unsubscribes it. */
  readonly onTable: Subscribe<TableView>
  readonly onMatch: Subscribe<TableMatchView<G>>
  readonly onChat: Subscribe<readonly ChatLine[]>
  readonly onDisconnect: Subscribe<Disconnect | undefined>
  readonly onSaving: Subscribe<boolean>

  /** Tries to connect immediately, for example when the network is back. */
  readonly reconnectNow: () => void
  /** Ends the connection; the seat stays ours. */
  readonly close: () => void
}
