/** Questions of the companion to the person at the table. It asks only for unknown facts, when a rule needs them (H-99). */
import type { HucksterCardId } from '../huckster/cards.ts'
import type { Reading } from '../huckster/reading.ts'
import type { Adventurer, Colour, Good, Pier } from '../pieces.ts'
import type { Symbols } from '../scoring.ts'
import type { ClockRange, HandSpace, PoolRow, Stretch } from './printed.ts'

/** The earnings from Cultists at a pier, by the owner's rogue card (H-86). */
interface CultistSale {
  /** Gold for each of the goods asked about, in their order; 0 for one that is not sold. */
  readonly gold: readonly number[]
  readonly cards: number
}

/** The next to act: a person, the Huckster (again, if no one has played since his last turn), or the market when all have reached the token. */
type NextUp = 'you' | 'turn' | 'again' | 'market'

/** Free seats of each boat, a docked one has none; and which docks are taken. */
interface BoardSeen {
  readonly boats: readonly number[]
  readonly docks: readonly boolean[]
}

/** Each fact of the table, by its name. */
export interface Facts {
  /** Spaces of his shelf (H-7). */
  readonly shelf: number
  readonly pool: PoolRow
  /** The piers from left to right. */
  readonly piers: readonly Pier[]
  readonly clock: ClockRange
  /** The hour of his marker after clean-up. */
  readonly marker: number
  readonly next: NextUp
  /** The board after a person's turn, and the next to act. */
  readonly yours: BoardSeen & { readonly next: NextUp }
  /** The inner halves of the printed cards (H-97). */
  readonly reading: Reading
  readonly bag: Adventurer | 'empty'
  /** Which slots of the town square hold a card. */
  readonly square: readonly boolean[]
  /** The symbols of the card he has just hired. */
  readonly hired: Symbols
  /** Customers in a hall; at the end, what a guild symbol brings. */
  readonly hall: number
  /** The symbols before the next hour. */
  readonly stretch: Stretch
  readonly handSpace: HandSpace
  /** Free seats of each boat; a docked boat has none. */
  readonly boats: readonly number[]
  /** Which docks are taken. */
  readonly docks: readonly boolean[]
  readonly corruption: Symbols | 'none left'
  /** Which of his corruption cards goes back, as a place among them. */
  readonly returned: number
  /** The customers at a pier. */
  readonly crowd: Partial<Readonly<Record<Adventurer, number>>>
  readonly cultists: CultistSale
  /** The price of a good at a pier, per customer. */
  readonly prices: Partial<Readonly<Record<Good, number>>>
  /** The cost of a corruption symbol at the end, by the rogues in the lair. */
  readonly lair: number
  /** The order of his own cards after a shuffle; the last one is the top. */
  readonly deck: readonly HucksterCardId[]
}

export type FactName = keyof Facts

/** The subject of a question. */
export interface Subjects {
  readonly shelf: undefined
  readonly pool: undefined
  readonly piers: undefined
  readonly clock: undefined
  /** Where the clock begins: likely he stands there again. */
  readonly marker: ClockRange
  /** He cannot be on again before his first turn of a round. */
  readonly next: { readonly hour: number; readonly isFirst: boolean }
  /** How the board looked before that turn. */
  readonly yours: BoardSeen & { readonly hour: number }
  readonly reading: undefined
  /** The position of the newcomer and their total; a total of 0 means uncounted. */
  readonly bag: { readonly nth: number; readonly of: number; readonly to: 'pool' | 'boat' }
  readonly square: undefined
  readonly hired: { readonly slot: number }
  readonly hall: { readonly hall: Colour }
  readonly stretch: { readonly hour: number }
  readonly handSpace: { readonly hour: number }
  readonly boats: undefined
  readonly docks: { readonly boat: number }
  readonly corruption: { readonly nth: number; readonly of: number }
  readonly returned: { readonly cards: readonly Symbols[] }
  readonly crowd: { readonly pier: Pier; readonly who: readonly Adventurer[] }
  readonly cultists: { readonly pier: Pier; readonly goods: readonly Good[] }
  readonly prices: { readonly pier: Pier; readonly goods: readonly Good[] }
  readonly lair: undefined
  readonly deck: { readonly cards: readonly HucksterCardId[] }
}

export interface QuestionAbout<Name extends FactName> {
  readonly fact: Name
  /** The same question of the same moment has the same key, whatever was entered before. */
  readonly key: string
  readonly rule: string
  readonly about: Subjects[Name]
  /** A known or assumed value, shown for confirmation. */
  readonly suggest: Facts[Name] | undefined
}

export type FactQuestion = { [Name in FactName]: QuestionAbout<Name> }[FactName]
