/** The games of one kind that this browser keeps, as the page uses them, whichever game it is. */
import type { GameFault, UnreadGame } from './kept-record.ts'

export interface GameStore<Summary, Result, View, Commands> {
  readonly games: () => Promise<readonly Summary[]>
  /** Games that are kept and cannot be shown at all. */
  readonly unreadGames: () => Promise<readonly UnreadGame[]>
  /** Why a game is not shown whole; `undefined` if it is. */
  readonly checkGame: (game: string) => Promise<GameFault | undefined>
  /** Opens a game at this screen: views follow. */
  readonly open: (game: string, watch: (match: View) => void) => Promise<Commands | undefined>
  /** Takes the open game over from any other page. */
  readonly takeOver: (game: string) => Promise<void>
  /** Closes the open game, so that another page can play it. */
  readonly leave: (game: string) => Promise<void>
  /** Deletes a game. Its result stays. */
  readonly deleteGame: (game: string) => Promise<void>
  /** The results of games that count for records, deleted ones included. */
  readonly results: () => Promise<readonly Result[]>
  /** Adds results from another browser; returns how many are new. */
  readonly addResults: (results: readonly Result[]) => Promise<number>
  /** The game in notation: setup, seed and moves. An incomplete game comes as it is stored. */
  readonly save: (game: string) => Promise<string>
}
