/**
 * A game as the platform knows it. Whatever stands above the rules (a running match, a table online, a terminal, the tests that every
 * game must pass) is written against this contract, and so plays a game that it has never heard of.
 */
import type { AnswerWords } from './answer-words.ts'
import type { Answer, Choice, Decision, Refusal } from './ask.ts'
import type { Chance } from './chance.ts'
import type { History } from './history.ts'
import type { MoveNotation } from './lines.ts'
import type { Json, JsonObject } from './notation/fields.ts'
import type { Game, Pause, Position } from './run.ts'

/** The types of one game. */
export interface GameTypes {
  /** The choices before the first deal. */
  readonly setup: object
  readonly state: object
  readonly decision: Decision
  readonly event: object
  /** The part of a state, or of an event, that one viewer can see, as plain data. */
  readonly view: AnyView
  readonly eventView: object
  /** An action that questions may belong to, as plain data. */
  readonly act: object
}

/** The fields that all views have. Empty places in lists are `undefined`, never `null`. */
export interface AnyView {
  /** The question to this viewer. */
  readonly decision: Choice | undefined
  /** The seat that is asked, as far as this viewer knows. */
  readonly waitsFor: number | undefined
}

/** The viewer who only watches, and knows what was shown to all; any other viewer is a seat. */
export const SPECTATOR = -1

/** A state and what it waits for. */
export type MomentOf<G extends GameTypes> = Pick<PauseOf<G>, 'now' | 'decision'>
export type PauseOf<G extends GameTypes> = Pause<G['state'], G['decision'], G['event']>
export type HistoryOf<G extends GameTypes> = History<G['state'], G['decision'], G['event']>

/** The views of one moment. Those of the next one share what has not changed until then. */
export interface MomentViews<Moment, View> {
  readonly of: (viewer: number) => View
  readonly next: (moment: Moment) => MomentViews<Moment, View>
}

export interface GameDefinition<G extends GameTypes> extends Game<G['state'], G['decision'], G['event']> {
  /** The word by which texts, records and tables name this game. */
  readonly name: string
  /** The versions of the rules. A match is played to its end with the version it began with. */
  readonly versions: { readonly first: number; readonly current: number }
  readonly setup: SetupDefinition<G['setup']>
  readonly deal: (setup: G['setup'], chance: Chance) => G['state']
  readonly view: (moment: MomentOf<G>, viewer: number) => G['view']
  /** The same for several viewers of one moment, sharing what they all see. */
  readonly viewsOf?: (moment: MomentOf<G>) => MomentViews<MomentOf<G>, G['view']>
  /** `undefined` for an event that is hidden from all viewers. */
  readonly viewEvent: (event: G['event'], viewer: number) => G['eventView'] | undefined
  /** With nothing hidden, for looking back; the view is drawn from a seat's chair. */
  readonly reveal: {
    readonly view: (moment: MomentOf<G>, seat: number) => G['view']
    readonly event: (event: G['event']) => G['eventView'] | undefined
  }
  /** A state with this view and arbitrary hidden cards. */
  readonly guess: (view: G['view'], chance: Chance) => G['state']
  /**
   * For bots that look ahead, a possible game as text. Everything hidden from the asked seat is dealt at random;
   * `undefined` if the events in the middle of an effect cannot be known. Absent in a game without such bots.
   */
  readonly world?: (pause: PauseOf<G>, chance: Chance) => string | undefined
  /** Whether every viewer can see that the match waits here, and for which seat, without learning anything hidden. */
  readonly isOpen: (moment: MomentOf<G>) => boolean
  /** Whether others could have reacted to what this seat has just done, as far as all can tell. */
  readonly mayBeReactedTo: (now: G['state'], seat: number, events: readonly G['event'][]) => boolean
  /** The answer to a question that is not worth asking; `undefined` if it must be asked. A written move may give another answer. */
  readonly automaticAnswer: (decision: G['decision'], now: G['state']) => Answer | undefined
  /** The action whose questions are being asked. */
  readonly actUnderWay: (history: HistoryOf<G>) => G['act'] | undefined
  /** The winners of a finished match. */
  readonly winners: (now: G['state']) => readonly number[]
  /** Optional, for games in which hidden cards decide which seat is asked. */
  readonly secretQuestions?: SecretQuestions<G>
  readonly moves: MovesDefinition<G>
  /** Answers in words, for what is stored. They may name hidden cards and are never sent. */
  readonly words: AnswerWords<G['decision']>
  readonly storage: StorageDefinition<G['state']>
  /** Optional, a faster or shorter way to send views. */
  readonly wire?: WireDefinition<G['view']>
}

/**
 * Questions for players with certain hidden cards. Online, the time an answer takes must not reveal that a player was asked, so the
 * table needs to know which questions these are.
 */
export interface SecretQuestions<G extends GameTypes> {
  /** Whether the other players cannot notice this question. */
  readonly isSecret: (decision: G['decision']) => boolean
  /** The seat that others see as active in the meantime. */
  readonly active: (now: G['state']) => number
  /** Whether this question offers or follows a reaction. More reactions to the same event can come after its answer. */
  readonly isAboutReaction: (decision: G['decision']) => boolean
  /** Whether this answer declines a reaction. */
  readonly isDeclined: (decision: G['decision'], answer: Answer) => boolean
}

/** The encoding of views, with the field names of frequent records. */
export interface WireDefinition<View> {
  readonly shapes: readonly (readonly string[])[]
  /** A writer for views of one moment. Its output equals that of JSON.stringify, but it can write shared parts once. */
  readonly viewWriter: () => (view: View) => string
}

export interface SetupDefinition<Setup> {
  /** Throws `Unreadable` with the field that is wrong. */
  readonly read: (json: Json) => Setup
  /** What `read` understands, without the version of the rules and without what need not be said. */
  readonly write: (setup: Setup) => JsonObject
  /** Why a match cannot be set up like this; `undefined` if it can. */
  readonly whyNot: (setup: Setup) => Refusal | undefined
  /** How many seats there are, with those that an automaton plays. */
  readonly seats: (setup: Setup) => number
  /** How many of them are played by people or bots. The seats after them belong to an automaton, whose questions have one answer. */
  readonly players: (setup: Setup) => number
  /** The same setup, played by this version of the rules. Optional for a game with a single version. */
  readonly byRules?: (setup: Setup, rules: number) => Setup
  /** The same setup with the result of draws before the deal, such as the starting player. `winnersBefore` won the previous match. */
  readonly drawn?: (setup: Setup, winnersBefore: readonly number[], chance: Chance) => Setup
}

/** Moves as text: how they are written, read and played, which are possible, and why one is not. */
export interface MovesDefinition<G extends GameTypes> extends MoveNotation<G['state'], G['decision'], G['event']> {
  /** Whole moves that are possible now, as many as are worth listing. */
  readonly legal: (history: HistoryOf<G>) => string[]
  /** A refusal in English. */
  readonly explain: (refusal: Refusal) => string
  /** Optional, for games in which a refused move could reveal hidden cards. */
  readonly typed?: TypedMoves<G>
}

/** Moves typed at an online table. A refusal must not reveal anything the seat does not know. */
export interface TypedMoves<G extends GameTypes> {
  /** The match after the possible part of the move. Throws `Unreadable` for text that is not a move. */
  readonly play: (history: HistoryOf<G>, seat: number, text: string) => HistoryOf<G> | Refusal
  /** Why its first part is not possible. */
  readonly whyNot: (history: HistoryOf<G>, seat: number, text: string) => Refusal | undefined
}

/** A position as text, and back; the text is trusted. */
export interface StorageDefinition<State> {
  readonly write: (position: Position<State>) => string
  readonly read: (text: string) => Position<State>
}

/** A game with unknown types. */
export type AnyGame = GameDefinition<GameTypes>

/** Safe as long as a game only gets back its own states, views and answers. */
export const asAnyGame = <G extends GameTypes>(game: GameDefinition<G>): AnyGame => game as unknown as AnyGame
