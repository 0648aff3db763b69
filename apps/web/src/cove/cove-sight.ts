/** What the Cove's table is drawn from and what it can be told. */
import type { Act, EventView, Phase, Setup, View } from '@merchants/cove'
import type { MatchView } from '@merchants/protocol'
import type { Answer, Refusal } from '@merchants/tabletop'
import type { GameFault, UnreadGame } from '../worker/kept-record.ts'
import type { Elsewhere } from '../worker/open-game.ts'

/** What a table is set with: the choices of the game, and what the humans are called. */
export interface CoveTable {
  readonly setup: Setup
  readonly names: readonly string[]
}

/** Something that happened, and how many answers had been given before it. */
export interface CoveTold {
  readonly step: number
  readonly event: EventView
}

/** Something that happened, and the table as it stood right after it. */
export interface CoveFrame {
  readonly event: EventView
  readonly view: View
}

/** The table as the people in front of the screen see it right now: as the human who has to decide, or who decided last. Nothing is hidden from one that the other may see. */
export interface CoveSight extends MatchView<View, Act> {
  readonly game: string
  readonly table: CoveTable
  readonly seed: string
  /** Everything that happened so far. */
  readonly log: readonly CoveTold[]
  /** What was not shown by the sight before this one, picture by picture. */
  readonly frames: readonly CoveFrame[]
  /** Whether another tab of this browser has the game open, or has taken it over: then nothing can be done here. */
  readonly elsewhere?: Elsewhere | undefined
}

/** What the table tells the game. Everything may be refused, with the reason. */
export interface CoveLink {
  /** Answers the question of this number, and the questions that follow at once; all of it or nothing. */
  readonly answer: (step: number, answers: readonly Answer[]) => Promise<Refusal | undefined>
  /** Plays a written move. */
  readonly say: (line: string) => Promise<Refusal | undefined>
  /** Why a written move is not possible now; `undefined` if it is. Nothing is played. */
  readonly why: (line: string) => Promise<Refusal | undefined>
  /** All written moves that are possible now. */
  readonly legal: () => Promise<readonly string[]>
  /** Takes the last answer of a human back. */
  readonly undo: () => Promise<Refusal | undefined>
  /** Takes everything back that belongs to the visit which was begun and is not yet done. */
  readonly cancel: () => Promise<Refusal | undefined>
}

/** What the list of games tells of each. */
export interface CoveSummary {
  readonly game: string
  readonly table: CoveTable
  readonly round: number
  readonly phase: Phase
  /** Of each seat, the Huckster last. */
  readonly gold: readonly number[]
  readonly winners: readonly number[]
  readonly playedAt: number
}

/** Where games are kept and begun. */
export interface CoveHost {
  readonly games: () => Promise<readonly CoveSummary[]>
  /** Games that are kept and cannot be shown at all. */
  readonly unreadGames: () => Promise<readonly UnreadGame[]>
  /** Why a game is not shown whole; `undefined` if it is. */
  readonly checkGame: (game: string) => Promise<GameFault | undefined>
  /** Sets a table and returns the name of the game; a seed plays the same chances again. */
  readonly create: (table: CoveTable, seed?: string) => Promise<string>
  /** Opens a game at this screen: sights follow. */
  readonly open: (game: string, watch: (sight: CoveSight) => void) => Promise<CoveLink | undefined>
  /** Plays the open game here, whichever page plays it now. */
  readonly takeOver: (game: string) => Promise<void>
  /** The open game is no longer looked at: another page may play it. */
  readonly leave: (game: string) => Promise<void>
  readonly forget: (game: string) => Promise<void>
  /** The last moment of a game that can be shown, to be looked at only. */
  readonly lastSight: (game: string) => Promise<CoveSight | undefined>
  /** The whole game from its first moment on, picture by picture. */
  readonly watchAgain: (game: string) => Promise<readonly CoveFrame[]>
  /** A new game that goes on from the last moment of this one. */
  readonly playOn: (game: string) => Promise<string>
  /** The game in notation: setup, seed and moves. A game that is not whole comes as it is kept. */
  readonly save: (game: string) => Promise<string>
  /** Brings in a game in notation; its name, or why it cannot be read. */
  readonly load: (text: string) => Promise<string | Refusal>
}
