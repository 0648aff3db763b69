/** A game as the terminal shows it, with its drawings and its own words. */
import type { GameTypes } from '@merchants/tabletop'
import type { Menu } from './draw-menu.ts'
import type { TerminalStyle } from './terminal-style.ts'

/** The seat in front of the keyboard, and the page it looks at. */
export interface Looking {
  readonly seat: number
  readonly style: TerminalStyle
}

/** A word that can be typed, with its line of help and the lines it prints. */
interface GameWord {
  readonly help: string
  readonly print: (rest: string, looking: Looking) => string[]
}

export interface GameScreen<G extends GameTypes> {
  /** The seats of the people at this keyboard. */
  readonly people: readonly number[]
  /** Whether they may all look at the page at once, because no hand is hidden. */
  readonly isShared: boolean
  /** Words of this game alone; the loop knows those of all games. */
  readonly words: Readonly<Record<string, GameWord>>
  readonly synonyms: Readonly<Record<string, string>>
  /** The goal of the game, and how a move is typed. */
  readonly help: { readonly goal: readonly string[]; readonly moves: readonly (readonly [string, string])[] }
  /** A move as an example. */
  readonly example: string
  readonly seatWord: (seat: number) => string
  /** Typed text as a move in notation. */
  readonly asMove: (text: string, seat: string) => string
  /** The open question; `undefined` once the game is over. */
  readonly menu: (looking: Looking) => Menu | undefined
  readonly table: (looking: Looking) => string[]
  /** Whether the table is drawn again before the open question. */
  readonly isTableDue: () => boolean
  readonly describe: (events: readonly G['event'][], looking: Looking) => string[]
  readonly end: (looking: Looking) => string[]
  /** Writes the game into a file, and says what became of it. */
  readonly save: (file: string) => string
}
