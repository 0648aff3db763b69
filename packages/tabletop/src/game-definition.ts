/**
 * A game as the platform knows it. Whatever stands above the rules (a running match, a table online, a terminal, the tests that every
 * game must pass) is written against this contract, and so plays a game that it has never heard of.
 */
import type { Answer, Decision, Refusal } from './ask.ts'
import type { Chance } from './chance.ts'
import type { History } from './history.ts'
import type { MoveNotation } from './lines.ts'
import type { Json } from './notation/fields.ts'
import type { Game, Pause, Position } from './run.ts'

/** The types of one game. */
export interface GameTypes {
  /** What is chosen before the first deal. */
  readonly setup: object
  readonly state: object
  readonly decision: Decision
  readonly event: object
  /** What one viewer may know of a state, and of an event: plain data. */
  readonly view: object
  readonly eventView: object
  /** An action that questions may belong to, as plain data. */
  readonly act: object
}

/** The viewer who only watches, and knows what all know; any other viewer is a seat. */
export const SPECTATOR = -1

/** A state and what it waits for. */
export type MomentOf<G extends GameTypes> = Pick<PauseOf<G>, 'now' | 'decision'>
export type PauseOf<G extends GameTypes> = Pause<G['state'], G['decision'], G['event']>
export type HistoryOf<G extends GameTypes> = History<G['state'], G['decision'], G['event']>

export interface GameDefinition<G extends GameTypes> extends Game<G['state'], G['decision'], G['event']> {
  /** The word by which texts, records and tables name this game. */
  readonly name: string
  /** The versions of the rules: a match is played to its end by the one it began with. */
  readonly versions: { readonly first: number; readonly current: number }
  readonly setup: SetupDefinition<G['setup']>
  readonly deal: (setup: G['setup'], chance: Chance) => G['state']
  readonly view: (moment: MomentOf<G>, viewer: number) => G['view']
  /** `undefined` for an event that nobody is told. */
  readonly viewEvent: (event: G['event'], viewer: number) => G['eventView'] | undefined
  /** With nothing hidden, for looking back; the view is drawn from a seat's chair. */
  readonly reveal: {
    readonly view: (moment: MomentOf<G>, seat: number) => G['view']
    readonly event: (event: G['event']) => G['eventView'] | undefined
  }
  /** A state that looks the same to whoever has this view, with any hidden things. */
  readonly guess: (view: G['view'], chance: Chance) => G['state']
  /** Whether all may see that the match waits here, and for whom: nothing hidden has to do with it. */
  readonly isOpen: (moment: MomentOf<G>) => boolean
  /** Whether others could have reacted to what this seat has just done, as far as all can tell. */
  readonly mayBeReactedTo: (now: G['state'], seat: number, events: readonly G['event'][]) => boolean
  /** The answer to a question that nobody would want to be asked; `undefined` if it must be asked. A written move may give another. */
  readonly automaticAnswer: (decision: G['decision'], now: G['state']) => Answer | undefined
  /** The action whose questions are being asked. */
  readonly actUnderWay: (history: HistoryOf<G>) => G['act'] | undefined
  readonly moves: MovesDefinition<G>
  readonly storage: StorageDefinition<G['state']>
}

export interface SetupDefinition<Setup> {
  /** Throws `Unreadable` with the field that is wrong. */
  readonly read: (json: Json) => Setup
  /** Why a match cannot be set up like this; `undefined` if it can. */
  readonly whyNot: (setup: Setup) => Refusal | undefined
  /** How many seats there are, with those that an automaton plays. */
  readonly seats: (setup: Setup) => number
}

/** Moves as text: how they are written, read and played, which are possible, and why one is not. */
export interface MovesDefinition<G extends GameTypes> extends MoveNotation<G['state'], G['decision'], G['event']> {
  /** Whole moves that are possible now, as many as are worth listing. */
  readonly legal: (history: HistoryOf<G>) => string[]
  /** A refusal in English. */
  readonly explain: (refusal: Refusal) => string
}

/** A position as text, and back; the text is trusted. */
export interface StorageDefinition<State> {
  readonly write: (position: Position<State>) => string
  readonly read: (text: string) => Position<State>
}
