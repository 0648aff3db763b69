/** A position as JSON: `notation.md`, part Cove. Piles are written top first, bags in draw order. */
import type { Laboratory } from '../merchants/laboratory.ts'
import type { Smithy } from '../merchants/smithy.ts'
import { faceOf } from '../merchants/smithy.ts'
import type { Human, State } from '../state.ts'
import { writeChance } from './chance.ts'
import type { Json } from '@merchants/tabletop'
import { seatWord } from './words.ts'

export interface SmithyJson {
  readonly rack: readonly string[]
  readonly locked: readonly string[]
  readonly furnaces: readonly ({
    readonly alloy: string
    readonly coal: readonly number[]
    readonly bellows: number
  } | null)[]
}

export interface LaboratoryJson<Bag> {
  readonly rows: readonly (readonly string[])[]
  readonly flask: readonly string[]
  readonly jar: number
  readonly bag: Bag
}

export interface OwnerJson {
  readonly gold: number
  readonly shelf: readonly string[]
  readonly corruption: readonly string[]
  readonly townsfolk: readonly string[]
}

export interface HumanJson<Pile> extends OwnerJson {
  readonly tired: readonly string[]
  readonly at: string | null
  /** The piers sold at and whether the cultists there bought; only in the market phase. */
  readonly sold?: Readonly<Record<string, boolean>>
  readonly smithy?: SmithyJson
  readonly laboratory?: LaboratoryJson<Pile>
}

/** A position whose hidden piles are lists of words, or counts for someone who must not look into them. */
export interface PositionWith<Pile> {
  readonly game: 'cove'
  readonly level: string
  readonly rogue: string
  readonly townsfolkSets: readonly string[]
  /** One human. */
  readonly merchant?: string
  /** Two of them. */
  readonly merchants?: readonly string[]
  readonly round: number
  readonly phase: string
  readonly clock: Readonly<Record<string, number | string | readonly string[]>>
  readonly boats: readonly (readonly string[])[]
  readonly docks: readonly (number | null)[]
  readonly halls: Readonly<Record<string, number>>
  readonly lair: number
  readonly square: readonly (string | null)[]
  readonly bag: Pile
  readonly townsfolkDeck: Pile
  readonly townsfolkDiscard: readonly string[]
  readonly corruptionDeck: Pile
  /** Drawn and not seated yet. */
  readonly newcomer?: string
  /** The seller in the market phase. */
  readonly selling?: string
  readonly human?: HumanJson<Pile>
  readonly humans?: readonly HumanJson<Pile>[]
  readonly huckster: OwnerJson & {
    readonly deck: Pile
    readonly right: string | null
    readonly discard: readonly string[]
    readonly pool: readonly string[]
  }
}

export type PositionJson = PositionWith<readonly string[]> & { readonly chance: Json }

export function writePosition(state: State): PositionJson {
  return { ...writeTable(state, topFirst), chance: writeChance(state.chance) }
}

const topFirst = (pile: readonly string[]): string[] => pile.toReversed()

/** Everything but the randomness; hidden parts go through `hide`. */
export function writeTable<Pile>(state: State, hide: (pile: readonly string[]) => Pile): PositionWith<Pile> {
  const { setup, huckster, humans } = state
  const [merchant = '', second] = setup.merchants
  const written = humans.map((human) => writeHuman(human, hide))
  const [first] = written
  return {
    game: 'cove',
    level: setup.level,
    rogue: setup.rogue,
    townsfolkSets: setup.townsfolkSets,
    ...(second === undefined ? { merchant } : { merchants: setup.merchants }),
    round: state.round,
    phase: state.phase,
    clock: writeClock(state),
    boats: state.boats.map((boat) => boat.slice()),
    docks: state.docks.map((boat) => (boat === 0 ? null : boat)),
    halls: { ...state.halls },
    lair: state.lair,
    square: state.square.map((card) => card ?? null),
    bag: hide(state.bag),
    townsfolkDeck: hide(state.townsfolkDeck),
    townsfolkDiscard: topFirst(state.townsfolkDiscard),
    corruptionDeck: hide(state.corruptionDeck),
    ...(state.newcomer === undefined ? {} : { newcomer: state.newcomer }),
    ...(state.phase === 'market' ? { selling: seatWord(state.selling, humans.length) } : {}),
    ...(second === undefined && first !== undefined ? { human: first } : { humans: written }),
    huckster: {
      gold: huckster.gold,
      deck: hide(huckster.deck),
      right: huckster.right ?? null,
      discard: topFirst(huckster.discard),
      shelf: huckster.shelf.slice(),
      pool: huckster.pool.slice(),
      corruption: huckster.corruption.slice(),
      townsfolk: huckster.townsfolk.slice(),
    },
  }
}

/** With one human `human` and the upper marker; with two of them `p1`, `p2` and the whole stack, top first. */
function writeClock({ clock, humans }: State): PositionJson['clock'] {
  const { at, stack, token } = clock
  const name = (seat: number): string => {
    if (seat === humans.length) return 'huckster'
    return humans.length === 1 ? 'human' : `p${seat + 1}`
  }
  const names = stack.toReversed().map(name)
  return {
    ...Object.fromEntries(at.map((hour, seat) => [name(seat), hour])),
    upper: humans.length === 1 ? (names[0] as string) : names,
    token,
  }
}

function writeHuman<Pile>(human: Human, hide: (pile: readonly string[]) => Pile): HumanJson<Pile> {
  const { smithy, laboratory, sold } = human
  return {
    gold: human.gold,
    shelf: human.shelf.slice(),
    corruption: human.corruption.slice(),
    townsfolk: human.townsfolk.slice(),
    tired: human.tired.slice(),
    at: human.at ?? null,
    ...(Object.keys(sold).length === 0 ? {} : { sold: { ...sold } }),
    ...(smithy === undefined ? {} : { smithy: writeSmithy(smithy) }),
    ...(laboratory === undefined ? {} : { laboratory: writeLaboratory(laboratory, hide) }),
  }
}

const writeSmithy = ({ rack, locked, furnaces }: Smithy): SmithyJson => ({
  rack: rack.slice(),
  locked: locked.slice(),
  furnaces: furnaces.map(({ alloy, coal, bellows }) =>
    alloy === undefined ? null : { alloy, coal: coal.map(faceOf), bellows },
  ),
})

const writeLaboratory = <Pile>(
  { rows, flask, jar, bag }: Laboratory,
  hide: (pile: readonly string[]) => Pile,
): LaboratoryJson<Pile> => ({ rows: rows.map((row) => row.slice()), flask: flask.slice(), jar, bag: hide(bag) })
