/** All that is needed to draw a table, whether the game runs in a page or on a server. */
import type { GameTypes, Refusal } from '@merchants/tabletop'

/** Bots that can take a seat, from weak to strong. */
export const BOT_LEVELS = ['novice', 'seasoned', 'quick', 'trader', 'master'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** Actions of players outside the rules of the game, visible to all. */
export type Announcement =
  /** `alone`: no other person was left to ask. `cancel`: an action was given up before it was done. */
  | {
      readonly what: 'undone'
      readonly seat: number
      readonly steps: number
      readonly by: 'undo' | 'cancel' | 'agreed' | 'alone'
    }
  /** A new player takes over a seat and sees its cards. */
  | { readonly what: 'seat taken'; readonly seat: number; readonly name: string }

/** Whether this is one of these actions. */
export const isAnnouncement = (event: object): event is Announcement =>
  'what' in event && (event.what === 'undone' || event.what === 'seat taken')

/** Something that happened, and how many answers had been given before it. */
export interface LogEntry<EventView> {
  readonly step: number
  readonly event: EventView | Announcement
}

/** A match as one viewer sees it now. */
export interface MatchView<View, Act> {
  /** How many answers the match has had. */
  readonly step: number
  readonly view: View
  /** The action that the question belongs to, if one was begun. */
  readonly act: Act | undefined
  /** Why nothing can be undone freely; `undefined` if something can. */
  readonly whyNoUndo: Refusal | undefined
  /** The player who should look at the screen, if several share it. Until then the view is public. */
  readonly curtain: number | undefined
}

/** The same with the log, which continues the log sent before from entry `from` on. */
export interface MatchSnapshot<View, EventView, Act> extends MatchView<View, Act> {
  readonly from: number
  readonly log: readonly LogEntry<EventView>[]
  /** Where the news begins in the whole log, counted from the previous snapshot. */
  readonly news: number
}

/** Something that happened, and the match as it stood right after it. `step` counts as in the log. */
export interface MatchFrame<View, EventView> {
  readonly step: number
  readonly event: EventView
  readonly view: View
}

/** The whole log, of which a part was sent before. */
export const joinLog = <Entry>(before: readonly Entry[], from: number, log: readonly Entry[]): readonly Entry[] =>
  from === 0 ? log : [...before.slice(0, from), ...log]

export type LogEntryOf<G extends GameTypes = GameTypes> = LogEntry<G['eventView']>
export type Frame<G extends GameTypes = GameTypes> = MatchFrame<G['view'], G['eventView']>
export type MatchViewOf<G extends GameTypes = GameTypes> = MatchView<G['view'], G['act']>
