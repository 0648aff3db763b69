/** What a table is drawn from, wherever the game lives: in a page, or on a server. */
import type { EventView, OptionView, View } from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'

/** Programs that can take a seat, from gentle to strong. */
export const BOT_LEVELS = ['novice', 'seasoned'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** What the active player may do, as plain data. */
export type ActView = Extract<OptionView, { do: unknown }>

/** What people did to the game itself, beyond its rules: everybody at the table is told. */
export type TableEvent =
  /** `alone`: no other person was left to ask. `cancel`: an action was given up before it was done. */
  | {
      readonly what: 'undone'
      readonly seat: number
      readonly steps: number
      readonly by: 'undo' | 'cancel' | 'agreed' | 'alone'
    }
  /** Somebody new plays a seat from now on, and sees its cards. */
  | { readonly what: 'seat taken'; readonly seat: number; readonly name: string }

/** Something that happened, and how many answers had been given before it. */
export interface LogEntry<EventView> {
  readonly step: number
  readonly event: EventView | TableEvent
}

/** A match as one viewer may see it right now. */
export interface MatchView<View, Act> {
  /** How many answers the match has had. */
  readonly step: number
  readonly view: View
  /** The action that the question belongs to, if one was begun. */
  readonly act: Act | undefined
  /** Why nothing can be taken back freely; `undefined` if something can. */
  readonly whyNoUndo: Refusal | undefined
  /** Whose turn it is to look at the screen, where several people share one: until then the view is everybody's. */
  readonly curtain: number | undefined
}

/** The same with the log: it is what was sent before, up to `from`, and then this part. */
export interface MatchSnapshot<View, EventView, Act> extends MatchView<View, Act> {
  readonly from: number
  readonly log: readonly LogEntry<EventView>[]
  /** Where in the whole log the news begin: what the snapshot before did not tell. */
  readonly news: number
}

/** The whole log, of which a part was sent before. */
export const joinLog = <Entry>(before: readonly Entry[], from: number, log: readonly Entry[]): readonly Entry[] =>
  from === 0 ? log : [...before.slice(0, from), ...log]

export type Told = LogEntry<EventView>
export type Seen = MatchView<View, ActView>
