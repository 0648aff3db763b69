/** The data for drawing the Cove's table, and the commands to it. */
import type { Review } from '@merchants/bots/coach'
import type { CoveAdvice, CoveJudged } from '@merchants/bots/cove'
import type { Act, EventView, Phase, Setup, View } from '@merchants/cove'
import type { MatchView, Proof, Proof1 } from '@merchants/protocol'
import type { Answer, Refusal } from '@merchants/tabletop'
import type { GameStore } from '../../worker/game-store.ts'
import type { Elsewhere } from '../../worker/open-game.ts'
import type { CoveResult } from './book/cove-result.ts'

/** The people at a table. */
export interface CoveCompany {
  readonly names: readonly string[]
  /** Whether this screen only watches. A single merchant has a name then. */
  readonly isWatched?: boolean
}

/** The setup of a table, with the choices of the game and the humans' names. */
export interface CoveMatchSetup extends CoveCompany {
  readonly setup: Setup
}

/** Something that happened, and how many answers had been given before it. */
export interface CoveLogEntry {
  readonly step: number
  readonly event: EventView
}

/** Something that happened, and the table as it stood right after it. */
export interface CoveFrame {
  readonly event: EventView
  readonly view: View
}

/** The table as the people in front of the screen see it right now: from the seat of the human who has to decide, or decided last. Both see the same. */
export interface CoveMatchView extends MatchView<View, Act> {
  readonly game: string
  readonly table: CoveMatchSetup
  /** Empty at an online table, where the seed is not known before the end. */
  readonly seed: string
  /** Everything that happened so far. */
  readonly log: readonly CoveLogEntry[]
  /** The pictures since the previous view. */
  readonly frames: readonly CoveFrame[]
  /** Whether another tab of this browser has the game open or has taken it over, so that nothing can be done here. */
  readonly elsewhere?: Elsewhere | undefined
}

/** Commands of the table to the game. Any of them may be refused, with the reason. */
export interface CoveMatchCommands {
  /** Answers the question of this number, and the questions that follow at once; all of it or nothing. */
  readonly answer: (step: number, answers: readonly Answer[]) => Promise<Refusal | undefined>
  /** Plays a written move; with a step only there, because a second press may come before the answer to the first. */
  readonly say: (line: string, step?: number) => Promise<Refusal | undefined>
  /** Why a written move is not possible now; `undefined` if it is. Nothing is played. */
  readonly why: (line: string) => Promise<Refusal | undefined>
  /** All written moves that are possible now. */
  readonly legal: () => Promise<readonly string[]>
  /** Takes the last answer of a human back. */
  readonly undo: () => Promise<Refusal | undefined>
  /** Cancels the unfinished visit. */
  readonly cancel: () => Promise<Refusal | undefined>
  /** Advice by the coach after a second or two, or at a glance. It is missing at a table online and where nothing can be played. */
  readonly advise?: (how: 'hint' | 'glance') => Promise<CoveAdvice | undefined>
}

/** An item in the list of games. */
export interface CoveSummary {
  readonly game: string
  readonly table: CoveMatchSetup
  readonly seed: string
  readonly round: number
  readonly phase: Phase
  /** Of each seat, the Huckster last. */
  readonly gold: readonly number[]
  readonly winners: readonly number[]
  readonly playedAt: number
}

/** Where games are kept and begun. */
export interface CoveMatchStore extends GameStore<CoveSummary, CoveResult, CoveMatchView, CoveMatchCommands> {
  /** Starts a game and returns its name; the same seed gives the same luck. */
  readonly create: (table: CoveMatchSetup, seed?: string) => Promise<string>
  /** The last moment of a game that can be shown, to be looked at only. */
  readonly lastView: (game: string) => Promise<CoveMatchView | undefined>
  /** The whole game from its first moment on, picture by picture. */
  readonly watchAgain: (game: string) => Promise<readonly CoveFrame[]>
  /** A new game that goes on from the last moment of this one. */
  readonly continueStopped: (game: string) => Promise<string>
  /** Saves a finished online game and returns its name here; `undefined` for any other game. */
  readonly importFinished: (proof: Proof | Proof1, company: CoveCompany) => Promise<string | undefined>
  /** Judges one more decision of a human in a game and returns everything found so far. */
  readonly review: (game: string, seat: number) => Promise<Review<CoveJudged> | undefined>
  /** Imports a game in notation; returns its name, or why it cannot be read. */
  readonly load: (text: string) => Promise<string | Refusal>
}
