/** Everything that can happen at a table, in stored form. A table is the sum of its events and nothing else. */
import type {
  BotLevel,
  Ending,
  Options1,
  ProposalKind,
  StandInReason,
  Announcement,
  TableOptions,
} from '@merchants/protocol'
import type { Answer } from '@merchants/tabletop'
import type { SeatKey } from './room-seat.ts'
import type { Held } from './pause.ts'

/** The kinds of seat, for a player who joins or for a bot. */
export type SeatPlan = { readonly is: 'open' } | { readonly is: 'bot'; readonly level: BotLevel }

type TableEventFacts =
  /** `root` is what the secrets of all games at this table are made from. Older tables have options of protocol 1. */
  | {
      readonly what: 'opened'
      readonly table: string
      readonly root: string
      readonly options: TableOptions | Options1
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
  | { readonly what: 'set'; readonly options?: TableOptions | Options1; readonly seats?: readonly SeatPlan[] }
  | { readonly what: 'ready'; readonly seat: number; readonly isReady: boolean; readonly salt?: string }
  | { readonly what: 'again'; readonly seat: number; readonly salt?: string }
  /** `isRecorded`: undos and changes of seats stand in the proof. Older games do not have it. */
  | { readonly what: 'started'; readonly rules: number; readonly isRecorded?: true }
  /**
   * The first `given` answers are the seat's own; the others answer themselves. `words` say what each of them means, even if a later
   * release lists the options in another way; older tables do not have them. `held` is present if others may react, and says how
   * much of the game is not shown yet.
   */
  | {
      readonly what: 'answered'
      readonly seat: number
      readonly answers: readonly Answer[]
      readonly given: number
      readonly words?: readonly string[]
      readonly line?: string
      readonly held?: Held
    }
  /** Back to the game after this many answers. `steps` leaves out answers that only their seat knows of. */
  | {
      readonly what: 'undone'
      readonly seat: number
      readonly to: number
      readonly by: Extract<Announcement, { what: 'undone' }>['by']
      readonly steps?: number
    }
  | { readonly what: 'stood in'; readonly seat: number; readonly why: StandInReason }
  | { readonly what: 'took back'; readonly seat: number }
  /** A secret question has waited long enough, so a bot answers it this once. */
  | { readonly what: 'hurried' }
  | {
      readonly what: 'proposed'
      readonly seat: number
      readonly proposes: ProposalKind
      readonly to?: number
      readonly steps?: number
      readonly opens?: number
    }
  | { readonly what: 'agreed'; readonly seat: number }
  /** A seat of -1 means that it expired. */
  | { readonly what: 'declined'; readonly seat: number }
  | { readonly what: 'said'; readonly seat: number; readonly text: string; readonly id: number }
  /** All agreed that a new player can take this seat. */
  | { readonly what: 'seat opened'; readonly seat: number }
  | { readonly what: 'ended'; readonly ending: Exclude<Ending, 'won'> }
  | { readonly what: 'left'; readonly seat: number }

/** An event and its time (milliseconds since 1970). */
export type TableEvent = TableEventFacts & { readonly at: number }

/** Inputs that a room cannot make itself. */
export interface TimeAndRandom {
  readonly now: number
  /** 64 random hexadecimal digits. */
  secret(): string
}
