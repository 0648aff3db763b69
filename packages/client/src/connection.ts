/** What a place at a table offers: how things stand, who wants to be told, and what can be done there. */
import type { ChatLine, TableView } from '@merchants/protocol'
import type { Doings } from './doings.ts'
import type { Lost } from './line.ts'
import type { TableSight } from './sights.ts'

type Hear<T> = (listener: (value: T) => void) => () => void

export interface Connection extends Doings {
  readonly table: TableView | undefined
  readonly sight: TableSight | undefined
  readonly chatLines: readonly ChatLine[]
  /** The own seats; none for somebody who watches. */
  readonly mine: readonly number[]
  /** Why there is no connection; `undefined` while there is one, and before the first. */
  readonly lost: Lost | undefined
  /** Whether the server can save what is done; while it cannot, everything is refused. */
  readonly isSaving: boolean

  /** Each listener is told at once what is known already, and then every change; what it returns ends that. */
  readonly onTable: Hear<TableView>
  readonly onSight: Hear<TableSight>
  readonly onChat: Hear<readonly ChatLine[]>
  readonly onLost: Hear<Lost | undefined>
  readonly onSaving: Hear<boolean>

  /** Tries to connect at once, for example when the network is back. */
  readonly hurry: () => void
  /** Ends the connection; the seat stays ours. */
  readonly close: () => void
}
