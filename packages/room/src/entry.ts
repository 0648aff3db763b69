/** Everything that can happen at a table, as it is kept: a table is the fold of its entries, and nothing else. */
import type { BotLevel, Ending, Proposed, StandInReason, TableEvent, TableOptions } from '@merchants/protocol'
import type { Answer } from '@merchants/tabletop'
import type { SeatKey } from './chair.ts'
import type { Held } from './pause.ts'

/** Who may sit where: a person who comes, or a program. */
export type SeatPlan = { readonly is: 'open' } | { readonly is: 'bot'; readonly level: BotLevel }

type Happening =
  /** `root` is what the secrets of all games at this table are made from. */
  | {
      readonly what: 'opened'
      readonly table: string
      readonly root: string
      readonly options: TableOptions
      readonly seats: readonly SeatPlan[]
    }
  /** `key` is the hash of the secret that opens the seat. */
  | {
      readonly what: 'sat'
      readonly seat: number
      readonly name: string
      readonly key: string
      readonly salt: string
    }
  /** See `SeatKey`. Older tables have neither `link` nor `from`. */
  | ({ readonly what: 'key'; readonly seat: number } & Omit<SeatKey, 'since'>)
  | { readonly what: 'key removed'; readonly seat: number; readonly key: string }
  | { readonly what: 'set'; readonly options?: TableOptions; readonly seats?: readonly SeatPlan[] }
  | { readonly what: 'ready'; readonly seat: number; readonly isReady: boolean; readonly salt?: string }
  | { readonly what: 'again'; readonly seat: number; readonly salt?: string }
  /** `isRecorded`: undos and changes of seats stand in the proof. Older games do not have it. */
  | { readonly what: 'started'; readonly rules: number; readonly isRecorded?: true }
  /**
   * The first `given` answers are the seat's own, the others are those that nobody would want to be asked for. `held` is there if
   * others may react: so much of the game is not shown yet.
   */
  | {
      readonly what: 'answered'
      readonly seat: number
      readonly answers: readonly Answer[]
      readonly given: number
      readonly line?: string
      readonly held?: Held
    }
  /** Back to where the game had had so many answers. `steps` leaves out answers that only their seat knows of. */
  | {
      readonly what: 'undone'
      readonly seat: number
      readonly to: number
      readonly by: Extract<TableEvent, { what: 'undone' }>['by']
      readonly steps?: number
    }
  | { readonly what: 'stood in'; readonly seat: number; readonly why: StandInReason }
  | { readonly what: 'took back'; readonly seat: number }
  /** A question that must not tell whom it was put to has waited long enough: a program answers it, this once. */
  | { readonly what: 'hurried' }
  | {
      readonly what: 'proposed'
      readonly seat: number
      readonly proposes: Proposed
      readonly to?: number
      readonly steps?: number
      readonly opens?: number
    }
  | { readonly what: 'agreed'; readonly seat: number }
  /** A seat of -1: nobody said anything for too long. */
  | { readonly what: 'declined'; readonly seat: number }
  | { readonly what: 'said'; readonly seat: number; readonly text: string; readonly id: number }
  /** All agreed that somebody new may take this seat. */
  | { readonly what: 'seat opened'; readonly seat: number }
  | { readonly what: 'ended'; readonly ending: Exclude<Ending, 'won'> }
  | { readonly what: 'left'; readonly seat: number }

/** What happened, and when (milliseconds since 1970). */
export type Entry = Happening & { readonly at: number }

/** What a room cannot make itself. */
export interface Fresh {
  readonly now: number
  /** 64 random hexadecimal digits. */
  secret(): string
}
