/**
 * A box whose printed numbers are not ours: boards, clock, cards, prices, and what its rulebook says. Made up, as any printing of
 * the game could be; nothing of the engine's numbers is used here.
 */
import type { Adventurer, Arrow, Colour, Good, Half, Pier } from '../../pieces.ts'
import type { Symbols } from '../../scoring.ts'
import type { HandSpace } from '../printed.ts'

/** A printed card of the Huckster: its action half and its multiplier half. */
export interface PrintedCard {
  readonly action:
    | { readonly does: 'goods'; readonly goods: readonly Good[] }
    | { readonly does: 'hire' }
    | { readonly does: 'guild support'; readonly hall: Colour }
  readonly arrow: Arrow
  readonly multiplier: number
  readonly side: Half
  /** Hours and corruption of the action half, then those of the multiplier half. */
  readonly hours: readonly [number, number]
  readonly corruption: readonly [number, number]
}

export interface OtherBox {
  readonly shelf: number
  readonly pool: number
  readonly symbols: readonly number[]
  readonly piers: readonly Pier[]
  readonly first: number
  readonly last: number
  /** By the hour before. */
  readonly newcomers: Readonly<Record<number, number>>
  readonly hands: Readonly<Record<number, HandSpace>>
  readonly prices: Readonly<Record<Pier, Readonly<Record<Good, number>>>>
  readonly cards: readonly PrintedCard[]
  /** The decks, drawn from the first card on and begun again at their end. */
  readonly corruptionCards: readonly Symbols[]
  readonly townsfolk: readonly Symbols[]
  readonly bag: readonly Adventurer[]
  /** What Cultists give for a good of each colour, and what it costs to sell to them at a pier. */
  readonly cultists: Readonly<Record<Colour, number>> & { readonly cards: number }
  /** Where markers are put for the second and the third round. */
  readonly restart: readonly number[]
}

/** A row of numbers that look random and are the same every time. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = (seed * 2654435761 + 12345) >>> 0
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) % below
  }
}

const COLOURS = ['red', 'green', 'blue', 'yellow'] as const
const GOODS = COLOURS.flatMap((colour) => [`small-${colour}`, `large-${colour}`] as const)
const PEOPLE = [...COLOURS, 'rogue'] as const

/** Any box at all. */
export function anyBox(seed: number): OtherBox {
  const below = numbersFrom(seed)
  const between = (least: number, most: number): number => least + below(most - least + 1)
  const oneOf = <T>(all: readonly T[]): T => all[below(all.length)] as T
  const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))
  const pool = between(4, 11)
  const [first, hours] = [between(0, 7), between(8, 14)]
  const last = first + hours
  const symbolsOn = (): Symbols => ({
    guilds: { red: between(0, 2), green: between(0, 2), blue: between(0, 3), yellow: below(2) },
    corruption: between(0, 4),
  })
  const pricesAt = (): Record<Good, number> =>
    Object.fromEntries(GOODS.map((good) => [good, between(1, 13)])) as Record<Good, number>
  const newcomers = Object.fromEntries(many(hours, (at) => [first + at, oneOf([0, 0, 1, 1, 2, 3])]))
  const handHours = many(hours - 2, (at) => first + at).filter(() => below(4) === 0)
  return {
    shelf: between(2, 12),
    pool,
    symbols: many(pool, (at) => at + 1).filter((space) => below(2) === 0 || space === pool),
    piers: oneOf<Pier[]>([
      ['plaza', 'black-market', 'bazaar'],
      ['black-market', 'plaza', 'bazaar'],
      ['bazaar', 'black-market', 'plaza'],
      ['bazaar', 'plaza', 'black-market'],
    ]),
    first,
    last,
    newcomers,
    hands: Object.fromEntries(
      handHours.map((hour) => [hour, { hours: between(0, 3), corruption: between(0, 3), next: hour + between(1, 2) }]),
    ),
    prices: { bazaar: pricesAt(), plaza: pricesAt(), 'black-market': pricesAt() },
    cards: many(16, () => anyCard(between, oneOf)),
    corruptionCards: many(20, symbolsOn),
    townsfolk: many(12, symbolsOn),
    bag: many(between(10, 60), () => oneOf(PEOPLE)),
    cultists: {
      red: between(0, 9),
      green: between(0, 9),
      blue: between(0, 2),
      yellow: between(0, 30),
      cards: between(0, 3),
    },
    restart: [between(first, last - 1), between(first, last - 1)],
  }
}

function anyCard(between: (least: number, most: number) => number, oneOf: <T>(all: readonly T[]) => T): PrintedCard {
  const types = [oneOf(GOODS), oneOf(GOODS)]
  const goods = Array.from({ length: between(1, 5) }, () => oneOf(types))
  return {
    action: oneOf<PrintedCard['action']>([
      { does: 'goods', goods },
      { does: 'goods', goods },
      { does: 'hire' },
      { does: 'guild support', hall: oneOf(COLOURS) },
    ]),
    arrow: oneOf(['inner', 'outer']),
    multiplier: between(1, 3),
    side: oneOf(['left', 'right']),
    hours: [between(0, 3), between(0, 3)],
    corruption: [oneOf([0, 0, 0, 1, 3]), oneOf([0, 0, 0, 0, 2])],
  }
}
