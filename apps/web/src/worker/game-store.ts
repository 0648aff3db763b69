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
  /** Plays the open game here, whichever page plays it now. */
  readonly takeOver: (game: string) => Promise<void>
  /** The open game is no longer looked at: another page may play it. */
  readonly leave: (game: string) => Promise<void>
  /** Deletes a game. Its result stays. */
  readonly forget: (game: string) => Promise<void>
  /** How the games went that count for records, also deleted ones. */
  readonly results: () => Promise<readonly Result[]>
  /** Takes over results from another browser; tells how many are new. */
  readonly addResults: (results: readonly Result[]) => Promise<number>
  /** The game in notation: setup, seed and moves. A game that is not whole comes as it is kept. */
  readonly save: (game: string) => Promise<string>
}
