/** The Blacksmith's parts: furnaces, a rack, alloy dice and coal dice (C-64 to C-66). */
import type { Chance } from '@merchants/tabletop'
import { roll } from '@merchants/tabletop'
import type { Colour, Size } from '../pieces.ts'
import { COLOURS } from '../pieces.ts'

export type DieKind = Colour | 'coal'
export const DIE_KINDS: readonly DieKind[] = [...COLOURS, 'coal']
export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6]

/** A die with the face it shows: `red-4`, `coal-3`. */
export type Die = `${DieKind}-${number}`

export interface Furnace {
  alloy: Die | undefined
  coal: Die[]
  /** Heat from the bellows, kept until the furnace is emptied (C-68). */
  bellows: number
}

export interface Smithy {
  rack: Die[]
  locked: DieKind[]
  furnaces: Furnace[]
}

export const FURNACES = 4
export const MOST_COAL = 2
export const BELLOWS_HEAT = 2
export const MOST_BELLOWS = 2

/** The heat a good needs (C-69). */
export const HEAT_FOR: Readonly<Record<Size, number>> = { small: 6, large: 10 }

/** Two alloy dice of each colour and five coal dice; this many of each are locked at the start (C-64, C-65). */
export const DICE: Readonly<Record<DieKind, number>> = { red: 2, green: 2, blue: 2, yellow: 2, coal: 5 }
export const LOCKED: Readonly<Record<DieKind, number>> = { red: 1, green: 1, blue: 1, yellow: 1, coal: 2 }

const KINDS = new Map<Die, DieKind>()
const SHOWN = new Map<Die, number>()
const SHOWING: Record<DieKind, Die[]> = { red: [], green: [], blue: [], yellow: [], coal: [] }
for (const kind of DIE_KINDS) {
  for (const face of FACES) {
    const die: Die = `${kind}-${face}`
    KINDS.set(die, kind)
    SHOWN.set(die, face)
    SHOWING[kind].push(die)
  }
}

export const isDie = (word: string): word is Die => KINDS.has(word as Die)
export const kindOfDie = (die: Die): DieKind => KINDS.get(die) as DieKind
export const faceOf = (die: Die): number => SHOWN.get(die) as number
export const dieShowing = (kind: DieKind, face: number): Die => SHOWING[kind][face - 1] as Die

export const emptyFurnace = (): Furnace => ({ alloy: undefined, coal: [], bellows: 0 })

/** The sum of its dice and its bellows heat (C-66). */
export function heatOf({ alloy, coal, bellows }: Furnace): number {
  let heat = bellows + (alloy === undefined ? 0 : faceOf(alloy))
  for (const die of coal) heat += faceOf(die)
  return heat
}

/** One die of each colour and three coal dice on the rack, the rest locked. Dice that were not rolled yet show a one (V5). */
export function newSmithy(): Smithy {
  const rack: Die[] = []
  const locked: DieKind[] = []
  for (const kind of DIE_KINDS) {
    for (let die = 0; die < DICE[kind]; die++) {
      if (die < LOCKED[kind]) locked.push(kind)
      else rack.push(dieShowing(kind, 1))
    }
  }
  return { rack, locked, furnaces: Array.from({ length: FURNACES }, emptyFurnace) }
}

/** Rolls every die on the rack, in its order (C-67). */
export function rollRack({ rack }: Smithy, chance: Chance): void {
  for (let at = 0; at < rack.length; at++) rack[at] = dieShowing(kindOfDie(rack[at] as Die), roll(chance, FACES))
}

export const cloneSmithy = ({ rack, locked, furnaces }: Smithy): Smithy => ({
  rack: rack.slice(),
  locked: locked.slice(),
  furnaces: furnaces.map(({ alloy, coal, bellows }) => ({ alloy, coal: coal.slice(), bellows })),
})
