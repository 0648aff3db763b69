/** Events for the log and animations. Nothing in them is hidden; an event follows right after its deed. */
import type { Corruption } from './corruption.ts'
import type { Act, Ask, Kind, Options } from './decision.ts'
import type { HucksterEvent } from './huckster/events.ts'
import type { WhyKey } from './huckster/why.ts'
import type { Marble } from './merchants/laboratory.ts'
import type { Die, DieKind } from './merchants/smithy.ts'
import type { Adventurer, Colour, Dock, Good, Pier } from './pieces.ts'
import type { Phase } from './state.ts'
import type { TownsfolkId } from './townsfolk.ts'

/** The rule by which a human gains, draws or loses something. */
export type Rule = `C-${number}` | WhyKey

interface Deed<What extends string> {
  readonly what: What
  /** The seat that acts; the Huckster has the last one. */
  readonly seat: number
}

/** The piles that are shuffled. */
export type ShuffledPile = 'bag' | 'townsfolk' | 'huckster' | 'marbles'

export type Event =
  | HucksterEvent
  // the course of the game
  | { readonly what: 'phase began'; readonly phase: Phase; readonly round: number }
  | Deed<'turn began'>
  | (Deed<'moved marker'> & { readonly from: number; readonly to: number })
  | { readonly what: 'moved token'; readonly to: number }
  | { readonly what: 'shuffled'; readonly pile: ShuffledPile }
  | (Deed<'scored'> & {
      /** The guild symbols of each colour, and what they bring (C-61). */
      readonly symbols: Readonly<Record<Colour, number>>
      readonly guildGold: number
      /** The corruption symbols, and what they cost (C-62). */
      readonly corruption: number
      readonly corruptionGold: number
      readonly total: number
    })
  | { readonly what: 'won'; readonly seats: readonly number[] }
  // boats
  | { readonly what: 'arrived'; readonly who: Adventurer; readonly boat: number }
  | (Deed<'drew newcomer'> & { readonly who: Adventurer })
  | (Deed<'seated'> & { readonly who: Adventurer; readonly boat: number; readonly from: 'bag' | 'pool' })
  | (Deed<'moved passenger'> & { readonly who: Adventurer; readonly from: number; readonly to: number })
  | (Deed<'sent to bag'> & { readonly who: Adventurer; readonly boat: number })
  | (Deed<'docked'> & { readonly boat: number; readonly dock: Dock })
  | (Deed<'cannot dock'> & { readonly boat: number })
  | {
      readonly what: 'went home'
      readonly who: Adventurer
      readonly boat: number
      readonly to: 'bag' | 'hall' | 'lair'
    }
  // cards
  | (Deed<'hired'> & { readonly card: TownsfolkId; readonly slot: number })
  | (Deed<'worked'> & { readonly card: TownsfolkId })
  | { readonly what: 'filled square'; readonly square: readonly (TownsfolkId | undefined)[] }
  | { readonly what: 'left square'; readonly card: TownsfolkId }
  | (Deed<'drew corruption'> & { readonly card: Corruption; readonly rule: Rule })
  | (Deed<'returned corruption'> & { readonly card: Corruption; readonly rule: Rule })
  // a human's deeds
  | (Deed<'went'> & { readonly act: Act; readonly hours: number })
  | (Deed<'earned'> & { readonly gold: number; readonly rule: Rule })
  | (Deed<'made good'> & { readonly good: Good })
  | (Deed<'threw good'> & { readonly good: Good })
  | (Deed<'sold good'> & {
      readonly good: Good
      readonly pier: Pier
      readonly customers: number
      readonly gold: number
    })
  | (Deed<'chose cultists'> & { readonly pier: Pier; readonly buy: boolean })
  | Deed<'done selling'>
  // the smithy
  | (Deed<'rolled'> & { readonly dice: readonly Die[] })
  | (Deed<'loaded'> & { readonly die: Die; readonly furnace: number })
  | (Deed<'blew'> & { readonly furnace: number; readonly heat: number })
  | (Deed<'forged'> & { readonly furnace: number; readonly good: Good })
  | (Deed<'unlocked'> & { readonly die: DieKind })
  // the laboratory
  | (Deed<'drew off'> & { readonly row: number; readonly runs: readonly (readonly Marble[])[] })
  | (Deed<'spilled'> & { readonly marbles: readonly Marble[] })
  | (Deed<'refilled'> & { readonly row: number; readonly marbles: readonly Marble[] })
  | (Deed<'brewed'> & { readonly good: Good; readonly marbles: readonly Marble[] })
  | (Deed<'purified'> & { readonly ichor: number })
  // The only answer to a question that was therefore not asked.
  | (Deed<'not asked'> & { readonly ask: Ask; readonly kind: Kind; readonly chosen: readonly Options[Kind][] })
