/** The 36 townsfolk: their symbols, and what they can do for a human (C-42 to C-48). */
import type { Colour, Size } from './pieces.ts'

export const TOWNSFOLK_SETS = ['locals', 'mercenaries', 'sailors'] as const
export type TownsfolkSet = (typeof TOWNSFOLK_SETS)[number]
export type TownsfolkId = `${'loc' | 'mer' | 'sai'}-${string}`

/** The effect of a card when it is hired or works in the staff room; see abilities.ts. */
export type Ability =
  | { readonly does: 'return corruption'; readonly count: number }
  | { readonly does: 'hall gold'; readonly colour: Colour; readonly each: number }
  | { readonly does: 'good'; readonly size: Size; readonly colour: Colour | 'any' }
  | { readonly does: 'load' | 'send to bag' | 'move'; readonly count: number; readonly gold: number }

export interface Townsfolk {
  readonly id: TownsfolkId
  readonly name: string
  readonly set: TownsfolkSet
  /** Guild symbols, by colour. */
  readonly guilds: readonly Colour[]
  /** How many corruption symbols it shows. */
  readonly corruption: number
  readonly ability: Ability
}

/** Slots 1 to 4 of the town square cost this many hours (C-44). */
export const SLOT_HOURS: readonly number[] = [1, 2, 2, 3]
export const SLOTS = 4

/** A human may employ at most this many (C-46). */
export const STAFF_LIMIT = 4

const SET_OF = { loc: 'locals', mer: 'mercenaries', sai: 'sailors' } as const

function card(
  id: TownsfolkId,
  name: string,
  guilds: readonly Colour[],
  corruption: number,
  ability: Ability,
): Townsfolk {
  return { id, name, set: SET_OF[id.slice(0, 3) as keyof typeof SET_OF], guilds, corruption, ability }
}

export const TOWNSFOLK: readonly Townsfolk[] = [
  card('loc-01', 'Old Sergeant', ['red', 'red'], 0, { does: 'return corruption', count: 1 }),
  card('loc-02', 'Fencing Teacher', ['red', 'green'], 0, { does: 'hall gold', colour: 'red', each: 1 }),
  card('loc-03', 'Armoury Clerk', ['red'], 0, { does: 'return corruption', count: 2 }),
  card('loc-04', 'Inn Singer', ['green', 'green'], 0, { does: 'return corruption', count: 1 }),
  card('loc-05', 'Lute Mender', ['green', 'blue'], 0, { does: 'hall gold', colour: 'green', each: 1 }),
  card('loc-06', 'Festival Host', ['green'], 0, { does: 'return corruption', count: 2 }),
  card('loc-07', 'Almanac Reader', ['blue', 'blue'], 0, { does: 'return corruption', count: 1 }),
  card('loc-08', 'Candle Scribe', ['blue', 'yellow'], 0, { does: 'hall gold', colour: 'blue', each: 1 }),
  card('loc-09', 'Herb Reader', ['blue'], 0, { does: 'return corruption', count: 2 }),
  card('loc-10', 'Estate Steward', ['yellow', 'yellow'], 0, { does: 'return corruption', count: 1 }),
  card('loc-11', 'Court Tailor', ['yellow', 'red'], 0, { does: 'hall gold', colour: 'yellow', each: 1 }),
  card('loc-12', 'Seal Keeper', ['yellow'], 0, { does: 'return corruption', count: 2 }),
  card('mer-01', 'Shield Hand', ['red'], 0, { does: 'good', size: 'small', colour: 'red' }),
  card('mer-02', 'Siege Veteran', ['red'], 1, { does: 'good', size: 'large', colour: 'red' }),
  card('mer-03', 'Caravan Guard', ['red', 'red'], 1, { does: 'good', size: 'small', colour: 'any' }),
  card('mer-04', 'Wandering Blade', ['green'], 0, { does: 'good', size: 'small', colour: 'green' }),
  card('mer-05', 'War Drummer', ['green'], 1, { does: 'good', size: 'large', colour: 'green' }),
  card('mer-06', 'Masked Duellist', ['green', 'green'], 1, { does: 'good', size: 'small', colour: 'any' }),
  card('mer-07', 'Rune Hireling', ['blue'], 0, { does: 'good', size: 'small', colour: 'blue' }),
  card('mer-08', 'Storm Caller', ['blue'], 1, { does: 'good', size: 'large', colour: 'blue' }),
  card('mer-09', 'Bone Reader', ['blue', 'blue'], 1, { does: 'good', size: 'small', colour: 'any' }),
  card('mer-10', 'Exiled Knight', ['yellow'], 0, { does: 'good', size: 'small', colour: 'yellow' }),
  card('mer-11', 'Gilded Archer', ['yellow'], 1, { does: 'good', size: 'large', colour: 'yellow' }),
  card('mer-12', 'Tax Escort', ['yellow', 'yellow'], 1, { does: 'good', size: 'small', colour: 'any' }),
  card('sai-01', 'Bosun', ['red'], 0, { does: 'load', count: 1, gold: 2 }),
  card('sai-02', 'Harpooner', ['red', 'green'], 0, { does: 'send to bag', count: 1, gold: 2 }),
  card('sai-03', 'Gunnery Mate', ['red'], 0, { does: 'move', count: 2, gold: 2 }),
  card('sai-04', 'Shanty Leader', ['green'], 0, { does: 'load', count: 1, gold: 2 }),
  card('sai-05', 'Deck Fiddler', ['green', 'blue'], 0, { does: 'send to bag', count: 1, gold: 2 }),
  card('sai-06', 'Lookout', ['green'], 0, { does: 'move', count: 2, gold: 2 }),
  card('sai-07', 'Star Pilot', ['blue'], 0, { does: 'load', count: 1, gold: 2 }),
  card('sai-08', 'Fog Whisperer', ['blue', 'yellow'], 0, { does: 'send to bag', count: 1, gold: 2 }),
  card('sai-09', 'Tide Chartist', ['blue'], 0, { does: 'move', count: 2, gold: 2 }),
  card('sai-10', 'Purser', ['yellow'], 0, { does: 'load', count: 1, gold: 2 }),
  card('sai-11', 'Yacht Owner', ['yellow', 'red'], 0, { does: 'send to bag', count: 1, gold: 2 }),
  card('sai-12', 'Harbour Master', ['yellow'], 0, { does: 'move', count: 2, gold: 2 }),
]

const byId = new Map<string, Townsfolk>(TOWNSFOLK.map((each) => [each.id, each]))

export const isTownsfolk = (id: string): id is TownsfolkId => byId.has(id)

/** The card of this id; anything else is a mistake in the rules. */
export const townsfolk = (id: TownsfolkId): Townsfolk => byId.get(id) as Townsfolk

/** The cards of some sets, as they are in the box. */
export const townsfolkOf = (sets: readonly TownsfolkSet[]): TownsfolkId[] =>
  TOWNSFOLK.filter(({ set }) => sets.includes(set)).map(({ id }) => id)
