/** The Blacksmith at work: stoke, bellows, forge, ore cart (C-67 to C-70). */
import type { Act, Piece, Placement } from '../decision.ts'
import type { Good, Size } from '../pieces.ts'
import { SIZES } from '../pieces.ts'
import type { Reason } from '../reasons.ts'
import { reason } from '../reasons.ts'
import { gainGood } from '../shelf.ts'
import type { Table } from '../table.ts'
import type { Location } from './locations.ts'
import type { Die, DieKind, Furnace, Smithy } from './smithy.ts'
import {
  BELLOWS_HEAT,
  DIE_KINDS,
  dieShowing,
  FACES,
  FURNACES,
  HEAT_FOR,
  heatOf,
  kindOfDie,
  MOST_BELLOWS,
  MOST_COAL,
  rollRack,
} from './smithy.ts'

/** Why the Blacksmith would go there in vain; `undefined` if there is something to do. */
export function whyNotInSmithy({ rack, locked, furnaces }: Smithy, location: Location): Reason | undefined {
  switch (location) {
    case 'stoke':
      return rack.length > 0 ? undefined : reason('rack-is-empty')
    case 'bellows':
      return furnaces.some(({ alloy }) => alloy !== undefined) ? undefined : reason('furnaces-are-empty')
    case 'forge':
      return furnaces.some((furnace) => whyNotForge(furnace, 'small') === undefined)
        ? undefined
        : reason('nothing-hot', { needed: HEAT_FOR.small })
    case 'oreCart':
      return locked.length > 0 ? undefined : reason('nothing-locked')
    default:
      return reason('not-your-location', { location })
  }
}

/** Why a furnace does not give a good of this size (C-69). Furnaces are counted from 1. */
export function whyNotForge(furnace: Furnace | undefined, size: Size, number = 0): Reason | undefined {
  if (furnace === undefined) return reason('no-such-furnace', { furnace: number })
  if (furnace.alloy === undefined) return reason('no-alloy', { furnace: number })
  const heat = heatOf(furnace)
  if (heat >= HEAT_FOR[size]) return undefined
  return reason('too-cold', { furnace: number, heat, size, needed: HEAT_FOR[size] })
}

/** Why a die cannot go into a furnace (C-66). */
export function whyNotLoad(furnace: Furnace | undefined, kind: DieKind, number: number): Reason | undefined {
  if (furnace === undefined) return reason('no-such-furnace', { furnace: number })
  const { alloy, coal } = furnace
  if (kind !== 'coal') return alloy === undefined ? undefined : reason('furnace-is-taken', { furnace: number })
  if (alloy === undefined) return reason('coal-needs-alloy', { furnace: number })
  return coal.length < MOST_COAL ? undefined : reason('furnace-is-full', { furnace: number, most: MOST_COAL })
}

const UNLOCK: Readonly<Record<DieKind, Act>> = {
  red: { go: 'oreCart', die: 'red' },
  green: { go: 'oreCart', die: 'green' },
  blue: { go: 'oreCart', die: 'blue' },
  yellow: { go: 'oreCart', die: 'yellow' },
  coal: { go: 'oreCart', die: 'coal' },
}

export function addUnlocks({ locked }: Smithy, acts: Act[]): void {
  for (const kind of DIE_KINDS) if (locked.includes(kind)) acts.push(UNLOCK[kind])
}

/** Every die in every furnace, made once. */
const PLACEMENTS: ReadonlyMap<Die, readonly Placement[]> = new Map(
  DIE_KINDS.flatMap((kind) =>
    FACES.map((face) => {
      const die = dieShowing(kind, face)
      return [die, Array.from({ length: FURNACES }, (_, at) => ({ die, furnace: at + 1 }))] as const
    }),
  ),
)

/** Rolls the rack, then any dice go into furnaces, one after the other. */
export function stoke(table: Table, seat: number, smithy: Smithy): void {
  rollRack(smithy, table.state.chance)
  table.somebodyLearned()
  table.tell?.({ what: 'rolled', seat, dice: smithy.rack.slice() })
  for (;;) {
    const chosen = table.askUpToOne(seat, 'stoke', 'placements', placementsIn(smithy))
    if (chosen === undefined) return
    load(smithy, chosen)
    table.tell?.({ what: 'loaded', seat, die: chosen.die, furnace: chosen.furnace })
  }
}

function placementsIn({ rack, furnaces }: Smithy): Placement[] {
  const found: Placement[] = []
  for (let at = 0; at < rack.length; at++) {
    const die = rack[at] as Die
    if (rack.indexOf(die) < at) continue
    const isCoal = kindOfDie(die) === 'coal'
    for (const placement of PLACEMENTS.get(die) as readonly Placement[]) {
      const { alloy, coal } = furnaces[placement.furnace - 1] as Furnace
      if (isCoal ? alloy !== undefined && coal.length < MOST_COAL : alloy === undefined) found.push(placement)
    }
  }
  return found
}

function load({ rack, furnaces }: Smithy, { die, furnace }: Placement): void {
  const into = furnaces[furnace - 1] as Furnace
  rack.splice(rack.indexOf(die), 1)
  if (kindOfDie(die) === 'coal') into.coal.push(die)
  else into.alloy = die
}

/** One or two furnaces with an alloy die get more heat. */
export function blow(table: Table, seat: number, { furnaces }: Smithy): void {
  const loaded = furnaces.flatMap(({ alloy }, at) => (alloy === undefined ? [] : [at + 1]))
  const most = Math.min(MOST_BELLOWS, loaded.length)
  for (const at of table.ask(seat, 'bellows', 'furnaces', loaded, [1, most])) {
    const number = loaded[at] as number
    const furnace = furnaces[number - 1] as Furnace
    furnace.bellows += BELLOWS_HEAT
    table.tell?.({ what: 'blew', seat, furnace: number, heat: heatOf(furnace) })
  }
}

const PIECES: readonly Piece[] = Array.from({ length: FURNACES }, (_, at) => at + 1).flatMap((furnace) =>
  SIZES.map((size) => ({ furnace, size })),
)

/** Hot furnaces give one good each and are emptied. All goods are chosen first, then they are made. */
export function forge(table: Table, seat: number, smithy: Smithy): void {
  const plan: Piece[] = []
  for (;;) {
    const isLeft = ({ furnace, size }: Piece): boolean =>
      !plan.some((piece) => piece.furnace === furnace) && whyNotForge(smithy.furnaces[furnace - 1], size) === undefined
    const pieces = PIECES.filter(isLeft)
    if (pieces.length === 0) break
    const [at] = table.ask(seat, 'forge', 'pieces', pieces, [plan.length === 0 ? 1 : 0, 1])
    if (at === undefined) break
    plan.push(pieces[at] as Piece)
  }
  for (const { furnace, size } of plan) {
    const good: Good = `${size}-${empty(smithy, furnace)}`
    table.tell?.({ what: 'forged', seat, furnace, good })
    gainGood(table, seat, good)
  }
}

/** The dice return to the rack and the bellows heat is gone; tells the colour of the alloy. */
function empty({ rack, furnaces }: Smithy, number: number): Exclude<DieKind, 'coal'> {
  const furnace = furnaces[number - 1] as Furnace
  const alloy = furnace.alloy as Die
  rack.push(alloy, ...furnace.coal)
  furnace.alloy = undefined
  furnace.coal = []
  furnace.bellows = 0
  return kindOfDie(alloy) as Exclude<DieKind, 'coal'>
}

export function unlock(table: Table, seat: number, { rack, locked }: Smithy, die: DieKind): void {
  locked.splice(locked.indexOf(die), 1)
  rack.push(dieShowing(die, 1))
  table.tell?.({ what: 'unlocked', seat, die })
}
