/** What a table is drawn from and what it can be told, wherever the game lives: in this page, or on a server. */
import type { Deck, EventView, OptionView, View } from '@merchants/dale'
import type { LogEntry, MatchView, Proof, TableEvent } from '@merchants/protocol'
import type { Answer, Refusal } from '@merchants/tabletop'
import type { GameResult } from './records/game-result.ts'
import type { GameFault, UnreadGame } from './worker/kept-record.ts'
import type { Elsewhere } from './worker/open-game.ts'

/** Programs that can take a seat, from gentle to strong. */
export const BOT_LEVELS = ['novice', 'seasoned'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** Who decides for a seat: you, somebody else at this screen, somebody at another screen, or a program. */
export type SeatKind = 'me' | 'guest' | 'elsewhere' | BotLevel

export interface SeatInfo {
  readonly name: string
  readonly kind: SeatKind
}

export const isBot = (kind: SeatKind): kind is BotLevel => BOT_LEVELS.some((level) => level === kind)

/** Whether somebody at this screen decides for the seat. */
export const isHere = (kind: SeatKind): boolean => kind === 'me' || kind === 'guest'

/** What a table is set with. A seat that starts may be given; otherwise it is drawn by lot. */
export interface TableSetup {
  readonly seats: readonly SeatInfo[]
  readonly decks: readonly Deck[]
  readonly teams: boolean
  readonly starter?: number
}

/** What the active player may do, as plain data. */
export type ActView = Extract<OptionView, { do: unknown }>

/** What happens in a game by its rules, and what people at a table online do to the game itself. */
export type LogEvent = EventView | TableEvent

export const isTableEvent = (event: LogEvent): event is TableEvent =>
  event.what === 'undone' || event.what === 'seat taken'

export type Told = LogEntry<EventView>

/** The table as the person in front of the screen may see it right now. */
export interface Sight extends MatchView<View, ActView> {
  readonly game: string
  readonly setup: TableSetup
  /** Everything that happened so far. */
  readonly log: readonly Told[]
  /** Where in the log the news begin: what was not told by the sight before this one. */
  readonly news: number
  /** Who gets the screen next, while the viewer still looks at what they have drawn. */
  readonly handover?: number | undefined
  /** Whether another tab of this browser has the game open, or has taken it over: then nothing can be done here. */
  readonly elsewhere?: Elsewhere | undefined
}

/** Why an answer is not given before it is confirmed: it cannot be taken back. */
export const FINAL: Refusal = { key: 'final', facts: {} }

/** What the table tells the game. Everything may be refused, with the reason. */
export interface TableLink {
  /** Answers the question of this number, and the questions that follow at once; all of it or nothing. */
  readonly answer: (step: number, answers: readonly Answer[]) => Promise<Refusal | undefined>
  /** Answers likewise, but only if that can be taken back afterwards; otherwise it is refused as `FINAL`. */
  readonly answerFreely: (step: number, answers: readonly Answer[]) => Promise<Refusal | undefined>
  /** Plays a written move. */
  readonly say: (line: string) => Promise<Refusal | undefined>
  /** Why a written move is not possible now; `undefined` if it is. Nothing is played. */
  readonly why: (line: string) => Promise<Refusal | undefined>
  /** All written moves that are possible now. */
  readonly legal: () => Promise<readonly string[]>
  /** Takes the last own answer back. */
  readonly undo: () => Promise<Refusal | undefined>
  /** Takes everything back that belongs to the action which was begun and is not yet done. */
  readonly cancel: () => Promise<Refusal | undefined>
  /** The person whose turn it is to look sits at the screen now. */
  readonly liftCurtain: () => Promise<void>
  /** The viewer has seen what they drew: the curtain may fall. */
  readonly passScreen: () => Promise<void>
  /** How long bots wait between their moves, in milliseconds. */
  readonly setPace: (pace: number) => Promise<void>
}

/** How to look at a past moment: as a seat, as somebody who only watches, or with all cards open. */
export type Eyes = number | 'spectator' | 'open'

/** A written move of a finished or running game, and where it stands. */
export interface PastMove {
  /** How many answers were given before it. */
  readonly step: number
  readonly seat: number
  readonly turn: number
  readonly line: string
}

/** What a replay steps through. */
export interface Replay {
  readonly game: string
  readonly setup: TableSetup
  readonly steps: number
  readonly isOver: boolean
  readonly moves: readonly PastMove[]
}

/** What the list of games tells of each. */
export interface GameSummary {
  readonly game: string
  readonly setup: TableSetup
  readonly turn: number
  /** Stacks built, by stall. */
  readonly stacks: readonly number[]
  readonly waitsFor: number | undefined
  readonly winners: readonly number[]
  /** Whether nobody can go on with it: a game online that has ended, with or without a winner. */
  readonly isClosed?: boolean
  readonly playedAt: number
}

/** What proves how the chance of a game online was made. */
export interface KeptProof {
  readonly proof: Proof
  /** The seal that this browser saw before the cards were dealt; `undefined` if it came later. */
  readonly noted: string | undefined
}

/** Where games are kept and begun. */
export interface GameHost {
  readonly games: () => Promise<readonly GameSummary[]>
  /** Games that are kept and cannot be shown at all. */
  readonly unreadGames: () => Promise<readonly UnreadGame[]>
  /** Why a game is not shown whole; `undefined` if it is. */
  readonly checkGame: (game: string) => Promise<GameFault | undefined>
  /** Sets a table and returns the name of the game. After a game, one of those who did not win it starts. */
  readonly create: (setup: TableSetup, winners?: readonly number[]) => Promise<string>
  /** Opens a game at this screen: sights follow. */
  readonly open: (game: string, watch: (sight: Sight) => void) => Promise<TableLink | undefined>
  /** Plays the open game here, whichever page plays it now. */
  readonly takeOver: (game: string) => Promise<void>
  /** The open game is no longer looked at: another page may play it. */
  readonly leave: (game: string) => Promise<void>
  /** Deletes a game. How it went is remembered. */
  readonly forget: (game: string) => Promise<void>
  /** How the games went that count for records, also deleted ones. */
  readonly results: () => Promise<readonly GameResult[]>
  /** Takes over results from another browser; tells how many are new. */
  readonly addResults: (results: readonly GameResult[]) => Promise<number>
  readonly replay: (game: string) => Promise<Replay | undefined>
  /** Keeps a finished game of a table online as one of its own; returns its name. */
  readonly keep: (finished: KeptProof, seats: readonly SeatInfo[]) => Promise<string>
  /** What proves the chance of a game, if it was played online. */
  readonly proof: (game: string) => Promise<KeptProof | undefined>
  /** The table after so many answers. */
  readonly lookBack: (game: string, step: number, eyes: Eyes) => Promise<Sight | undefined>
  /** A new game that goes on from a moment of another, with these people in the seats. */
  readonly playOnFrom: (game: string, step: number, seats: readonly SeatInfo[]) => Promise<string>
  /** The game in notation: setup, seed and moves. A game that is not whole comes as it is kept. */
  readonly save: (game: string) => Promise<string>
  /** Brings in a game in notation, with the people who played it if they are known; its name, or why it cannot be read. */
  readonly load: (text: string, seats?: readonly SeatInfo[]) => Promise<string | Refusal>
}
