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
export interface Told {
  readonly step: number
  readonly event: EventView | TableEvent
}

/** The game as somebody may see it right now. */
export interface Seen {
  /** How many answers the game has had. */
  readonly step: number
  readonly view: View
  /** The action that the question belongs to, if one was begun. */
  readonly act: ActView | undefined
  /** Why nothing can be taken back freely; `undefined` if something can. */
  readonly whyNoUndo: Refusal | undefined
  /** Whose turn it is to look at the screen, where several people share one: until then the view is everybody's. */
  readonly curtain: number | undefined
}
