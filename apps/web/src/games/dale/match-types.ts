/** The data for drawing a table and the commands to it, whether the game runs in this page or on a server. */
import type { Advice, Review } from '@merchants/bots/coach'
import type { CardId, Deck, EventView, OptionView, View } from '@merchants/dale'
import type { BotLevel, LogEntry, MatchView, Proof, Proof1, Announcement } from '@merchants/protocol'
import { BOT_LEVELS } from '@merchants/protocol'
import type { Answer, Refusal } from '@merchants/tabletop'
import type { GameResult } from './records/game-result.ts'
import type { GameStore } from '../../worker/game-store.ts'
import type { Elsewhere } from '../../worker/open-game.ts'

/** The player of a seat: you, another player at this screen, a player at another screen, or a bot. */
export type SeatKind = 'me' | 'guest' | 'elsewhere' | BotLevel

export interface SeatInfo {
  readonly name: string
  readonly kind: SeatKind
}

export const isBot = (kind: SeatKind): kind is BotLevel => BOT_LEVELS.some((level) => level === kind)

/** Whether a player at this screen decides for the seat. */
export const isOnThisDevice = (kind: SeatKind): boolean => kind === 'me' || kind === 'guest'

/** The setup of a table. A starting seat may be given; otherwise it is random. */
export interface MatchSetup {
  readonly seats: readonly SeatInfo[]
  readonly decks: readonly Deck[]
  readonly teams: boolean
  readonly starter?: number
}

/** The active player's options, as plain data. */
export type ActView = Extract<OptionView, { do: unknown }>

/** Events of a game, and actions of online players outside its rules. */
export type LogEvent = EventView | Announcement

export type DaleLogEntry = LogEntry<EventView>

/** The table as the player at the screen sees it right now. */
export interface DaleMatchView extends MatchView<View, ActView> {
  readonly game: string
  readonly setup: MatchSetup
  /** Everything that happened so far. */
  readonly log: readonly DaleLogEntry[]
  /** Where the news begins in the log, counted from the previous view. */
  readonly news: number
  /** The next player at the screen, while the viewer still looks at drawn cards. */
  readonly handover?: number | undefined
  /** Whether another tab of this browser has the game open or has taken it over, so that nothing can be done here. */
  readonly elsewhere?: Elsewhere | undefined
}

/** Why an answer needs confirmation, because it cannot be undone. */
export const FINAL: Refusal = { key: 'final', facts: {} }

/** Commands of the table to the game. Any of them may be refused, with the reason. */
export interface MatchCommands {
  /** Answers the question of this number, and the questions that follow at once; all of it or nothing. */
  readonly answer: (step: number, answers: readonly Answer[]) => Promise<Refusal | undefined>
  /** Answers in the same way, but only if that can be undone; otherwise it is refused as `FINAL`. */
  readonly answerFreely: (step: number, answers: readonly Answer[]) => Promise<Refusal | undefined>
  /** Plays a written move. */
  readonly say: (line: string) => Promise<Refusal | undefined>
  /** Why a written move is not possible now; `undefined` if it is. Nothing is played. */
  readonly why: (line: string) => Promise<Refusal | undefined>
  /** All written moves that are possible now. */
  readonly legal: () => Promise<readonly string[]>
  /**
   * Advice by the coach after a second or two, or at a glance. It is missing wherever people play each other from several
   * screens; `undefined` if there is nothing to advise.
   */
  readonly advise?: (how: 'hint' | 'glance') => Promise<Advice | undefined>
  /** Undoes the viewer's last answer. */
  readonly undo: () => Promise<Refusal | undefined>
  /** Cancels the unfinished action. */
  readonly cancel: () => Promise<Refusal | undefined>
  /** The player who should look at the screen is there now. */
  readonly confirmViewer: () => Promise<void>
  /** The viewer has seen the drawn cards, so the curtain may fall. */
  readonly passScreen: () => Promise<void>
  /** How long bots wait between their moves, in milliseconds. */
  readonly setPace: (pace: number) => Promise<void>
}

/** The point of view on a past moment, a seat, a spectator, or all cards face up. */
export type ReplayViewer = number | 'spectator' | 'open'

/** A written move of a finished or running game, and where it stands. */
export interface PastMove {
  /** How many answers were given before it. */
  readonly step: number
  readonly seat: number
  readonly turn: number
  readonly line: string
  /** The cards in question, if the move says no. */
  readonly declined?: Declined | undefined
}

/** A reaction, or another use of a card, that a player did without. */
export interface Declined {
  readonly isReaction: boolean
  readonly cards: readonly CardId[]
}

/** The steps of a replay. */
export interface Replay {
  readonly game: string
  readonly setup: MatchSetup
  readonly steps: number
  readonly isOver: boolean
  readonly moves: readonly PastMove[]
}

/** An item in the list of games. */
export interface GameSummary {
  readonly game: string
  readonly setup: MatchSetup
  readonly turn: number
  /** Stacks built, by stall. */
  readonly stacks: readonly number[]
  readonly waitsFor: number | undefined
  readonly winners: readonly number[]
  /** Whether it cannot be continued, as an online game that has ended with or without a winner. */
  readonly isClosed?: boolean
  readonly playedAt: number
}

/** The proof of the shuffles of an online game. */
export interface KeptProof {
  readonly proof: Proof | Proof1
  /** The seal that this browser saw before the cards were dealt; `undefined` if it came later. */
  readonly noted: string | undefined
}

/** Where games are kept and begun. */
export interface MatchStore extends GameStore<GameSummary, GameResult, DaleMatchView, MatchCommands> {
  /** Starts a game and returns its name. After a game, one of its losers starts. */
  readonly create: (setup: MatchSetup, winners?: readonly number[]) => Promise<string>
  readonly replay: (game: string) => Promise<Replay | undefined>
  /** Saves a finished online game in this browser; returns its name. */
  readonly importFinished: (finished: KeptProof, seats: readonly SeatInfo[]) => Promise<string>
  /** The proof of the shuffles, if the game was played online. */
  readonly proof: (game: string) => Promise<KeptProof | undefined>
  /** The table after this many answers. */
  readonly matchViewAt: (game: string, step: number, viewer: ReplayViewer) => Promise<DaleMatchView | undefined>
  /** Judges one more decision of a seat and tells all that was found so far; `undefined` for a seat that is not to be looked at. */
  readonly review: (game: string, seat: number) => Promise<Review | undefined>
  /** A new game that continues from a moment of another, with these players. */
  readonly continueFrom: (game: string, step: number, seats: readonly SeatInfo[]) => Promise<string>
  /** Imports a game in notation, with its players if they are known; returns its name, or why it cannot be read. */
  readonly load: (text: string, seats?: readonly SeatInfo[]) => Promise<string | Refusal>
}
