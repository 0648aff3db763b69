/** The questions of the Cove with their options. */
import type { Decision } from '@merchants/tabletop'
import type { Corruption } from './corruption.ts'
import type { Row } from './merchants/locations.ts'
import type { Recipe } from './merchants/recipes.ts'
import type { Die, DieKind } from './merchants/smithy.ts'
import type { Adventurer, Colour, Dock, Good, Pier, Size } from './pieces.ts'
import type { TownsfolkId } from './townsfolk.ts'

/** Where a human goes, with what the visit needs to say at once. */
export type Act =
  | { readonly go: 'square'; readonly slot: number }
  | { readonly go: 'guildVisit'; readonly colour: Colour }
  | { readonly go: 'oreCart'; readonly die: DieKind }
  /** The first marble of a run, from 1. Pointing at any marble of the run is the same. */
  | { readonly go: Row; readonly at: number }
  | { readonly go: 'purify'; readonly card: Corruption | undefined }
  | { readonly go: 'staffRoom' | 'rest' | 'stoke' | 'bellows' | 'forge' | 'brew' }

/** A die and the furnace it goes to, from 1. */
export interface Placement {
  readonly die: Die
  readonly furnace: number
}

/** A furnace, from 1, and what it gives. */
export interface Piece {
  readonly furnace: number
  readonly size: Size
}

/** Someone in a boat. */
export interface Passenger {
  readonly who: Adventurer
  readonly boat: number
}

export interface Sale {
  readonly good: Good
  readonly pier: Pier
}

/** Questions by the kind of their options. */
export interface Options {
  /** Steps of the automaton, which happen on demand. */
  steps: 'huckster turn' | 'market'
  acts: Act
  staff: TownsfolkId
  furnaces: number
  placements: Placement
  pieces: Piece
  recipes: Recipe
  boats: number
  docks: Dock
  'yes or no': boolean
  colours: Colour
  corruption: Corruption
  goods: Good
  passengers: Passenger
  sales: Sale
}

export type Kind = keyof Options

export type Ask =
  | 'huckster turn'
  | 'market'
  // a human turn, and what belongs to its line
  | 'action'
  | 'staff'
  | 'bellows'
  | 'forge'
  | 'brew'
  // dice, one after the other
  | 'stoke'
  // boats
  | 'boat'
  | 'dock'
  | 'scare off'
  | 'hand'
  // abilities
  | 'return corruption'
  | 'colour'
  | 'draw newcomer'
  | 'send to bag'
  | 'move'
  | 'move to'
  // goods
  | 'replace'
  | 'sell'
  | 'cultists'

/** The questions that continue the written move of the answer before. */
const JOINED: ReadonlySet<Ask> = new Set<Ask>(['staff', 'bellows', 'forge', 'brew'])

/** The subject of a question: a newcomer, a townsfolk card, a good, a pier, a boat, or the hour of a clock hand. */
export type About = Adventurer | TownsfolkId | Good | Pier | number

export class CoveDecision<K extends Kind = Kind> implements Decision<Options[K]> {
  readonly seat: number
  readonly ask: Ask
  readonly kind: K
  readonly options: readonly Options[K][]
  readonly min: number
  readonly max: number
  readonly ordered: boolean
  readonly about: About | undefined

  constructor(
    seat: number,
    ask: Ask,
    kind: K,
    options: readonly Options[K][],
    min: number,
    max: number,
    ordered: boolean,
    about: About | undefined,
  ) {
    this.seat = seat
    this.ask = ask
    this.kind = kind
    this.options = options
    this.min = min
    this.max = max
    this.ordered = ordered
    this.about = about
  }

  /** Whether it continues a written `go`. */
  get joins(): boolean {
    return JOINED.has(this.ask)
  }
}
