/**
 * A box whose printed numbers are not ours: boards, clock, cards, prices, and what its rulebook says. Made up, as any printing of
 * the game could be; nothing of the engine's numbers is used here.
 */
import type { Adventurer, Arrow, Colour, Good, Half, Pier } from '../../pieces.ts'
import type { Symbols } from '../../scoring.ts'
import type { HandSpace } from '../printed.ts'

/** A printed card of the Huckster with its action half and its multiplier half. */
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
  /** Of each boat, after newcomers have arrived. */
  readonly freeSeats: number
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
    freeSeats: between(1, 6),
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

const NONE = { red: 0, green: 0, blue: 0, yellow: 0 }

/** One box to be looked at: every printed number differs from ours. */
export const OTHER_BOX: OtherBox = {
  shelf: 9,
  pool: 7,
  symbols: [2, 3, 5, 7],
  piers: ['black-market', 'plaza', 'bazaar'],
  first: 3,
  last: 13,
  newcomers: { 3: 0, 4: 3, 5: 0, 6: 1, 7: 1, 8: 0, 9: 1, 10: 2, 11: 0, 12: 1 },
  hands: { 5: { hours: 2, corruption: 2, next: 7 }, 9: { hours: 0, corruption: 1, next: 10 } },
  prices: {
    bazaar: pricesOf(5, 7),
    plaza: pricesOf(4, 9),
    'black-market': pricesOf(11, 14),
  },
  cards: [
    card({ does: 'goods', goods: ['large-red', 'large-red', 'small-blue'] }, 'outer', 1, 'left', [0, 0], [0, 0]),
    card(
      { does: 'goods', goods: ['small-yellow', 'small-yellow', 'small-yellow'] },
      'inner',
      3,
      'right',
      [0, 5],
      [3, 0],
    ),
    card({ does: 'hire' }, 'outer', 2, 'left', [1, 0], [0, 0]),
    card({ does: 'guild support', hall: 'blue' }, 'inner', 3, 'right', [2, 2], [0, 1]),
    card({ does: 'goods', goods: ['small-green'] }, 'outer', 3, 'left', [3, 0], [0, 0]),
    card({ does: 'hire' }, 'inner', 1, 'right', [0, 2], [0, 1]),
    card(
      { does: 'goods', goods: ['large-yellow', 'small-red', 'large-yellow', 'small-red'] },
      'inner',
      2,
      'left',
      [5, 1],
      [0, 0],
    ),
    card({ does: 'hire' }, 'outer', 1, 'right', [1, 5], [2, 0]),
  ],
  corruptionCards: [
    { guilds: NONE, corruption: 3 },
    { guilds: { ...NONE, blue: 2 }, corruption: 0 },
    { guilds: NONE, corruption: 0 },
    { guilds: { ...NONE, red: 1, yellow: 1 }, corruption: 4 },
  ],
  townsfolk: [
    { guilds: { ...NONE, green: 3 }, corruption: 0 },
    { guilds: { ...NONE, red: 1, blue: 2 }, corruption: 3 },
    { guilds: NONE, corruption: 0 },
  ],
  bag: ['blue', 'rogue', 'red', 'yellow', 'green', 'red', 'blue', 'rogue', 'green', 'yellow', 'red', 'green'],
  cultists: { red: 17, green: 0, blue: 6, yellow: 8, cards: 2 },
  restart: [5, 4],
  freeSeats: 3,
}

function pricesOf(small: number, large: number): Record<Good, number> {
  return Object.fromEntries(GOODS.map((good, at) => [good, (good.startsWith('small') ? small : large) + at])) as Record<
    Good,
    number
  >
}

function card(
  action: PrintedCard['action'],
  arrow: Arrow,
  multiplier: number,
  side: Half,
  hours: PrintedCard['hours'],
  corruption: PrintedCard['corruption'],
): PrintedCard {
  return { action, arrow, multiplier, side, hours, corruption }
}
