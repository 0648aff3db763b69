/** A game as the online pages need it. Seats, links, chat, clocks, consent and rematches are the same for all games. */
import type { TableOptions } from '@merchants/protocol'
import type { T } from '../../words/translator.ts'
import type { WaitingRoom } from '../waiting-room/use-waiting-room.ts'
import type { TableConnection } from '../use-connection.ts'

/** The game of a table and its setup. */
export type Chosen = Pick<TableOptions, 'game' | 'setup'>

/** A number of players that a game can be played with. */
export interface TableSize {
  /** Without spaces. */
  readonly name: string
  readonly players: number
  readonly isTeams?: boolean
}

export interface GatheringProps {
  readonly gathering: WaitingRoom
}

export interface OnlineTableProps {
  readonly at: TableConnection
  /** The number of answers at the past moment that is shown. */
  readonly past: number | undefined
  /** Called when all of a finished game was shown. */
  readonly onShown: () => void
}

export interface OnlineEndProps {
  readonly at: TableConnection
  /** Why the game is over, if it was not played to its end. */
  readonly ending: string | undefined
  /** The way to another game. */
  readonly again: React.ReactNode
}

export interface OnlineGame {
  /** The name of the game in table options. */
  readonly name: string
  readonly title: (t: T) => string
  readonly sizes: readonly TableSize[]
  /** The setup of a new table of this size. It can be changed at the table. */
  readonly chosenFor: (size: TableSize) => Chosen
  /** The size that the host has chosen in the waiting room, and a function that chooses another. */
  readonly useSize: (gathering: WaitingRoom) => readonly [name: string, choose: (size: TableSize) => void]
  /** Shows the setup of the next game. The host can change it. */
  readonly Setup: React.ComponentType<GatheringProps>
  /** Says which choices of the host are missing. */
  readonly useMissing: (gathering: WaitingRoom) => string | undefined
  readonly isTeamGame: (chosen: Chosen) => boolean
  /** Whether players can react to others, so that a pause makes sense. */
  readonly hasReactions: (chosen: Chosen) => boolean
  /** The picture of a table in the list of tables. */
  readonly Face?: React.ComponentType<{ readonly chosen: Chosen }>
  /** Whether viewers follow at their own pace, so that some still see earlier moments when the game is over. */
  readonly isFollowed?: boolean
  /** The game that is being played, with the company beside it. */
  readonly Table: React.ComponentType<OnlineTableProps>
  readonly End: React.ComponentType<OnlineEndProps>
}

/** The size for a number of players without teams. */
export const sizeFor = ({ sizes }: OnlineGame, players: number): TableSize =>
  sizes.find((each) => each.players === players) ?? { name: String(players), players }
