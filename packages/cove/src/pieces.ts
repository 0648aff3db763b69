/** The pieces on the board and their numbers: adventurers, goods, boats, docks and piers (C-6 to C-19, C-54). */

/** Warriors are red, bards green, wizards blue, nobles yellow. A colour also stands for the guild and its hall. */
export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]

/** Customers go by their colour. */
export type Adventurer = Colour | 'rogue'

export const ADVENTURERS: readonly Adventurer[] = [...COLOURS, 'rogue']

/** How many there are of each: 52 (C-6). */
export const ADVENTURER_COUNTS: Readonly<Record<Adventurer, number>> = {
  red: 13,
  green: 13,
  blue: 9,
  yellow: 9,
  rogue: 8,
}

export const GUILDS: Readonly<Record<Colour, string>> = {
  red: 'warriors',
  green: 'bards',
  blue: 'wizards',
  yellow: 'nobles',
}

export const SIZES = ['small', 'large'] as const
export type Size = (typeof SIZES)[number]
export type Good = `${Size}-${Colour}`

interface GoodFacts {
  readonly size: Size
  readonly colour: Colour
  readonly value: number
}

/** Red and green are worth less, since these customers are common (C-54). */
export const GOODS: Readonly<Record<Good, GoodFacts>> = {
  'small-red': { size: 'small', colour: 'red', value: 2 },
  'small-green': { size: 'small', colour: 'green', value: 2 },
  'small-blue': { size: 'small', colour: 'blue', value: 3 },
  'small-yellow': { size: 'small', colour: 'yellow', value: 3 },
  'large-red': { size: 'large', colour: 'red', value: 4 },
  'large-green': { size: 'large', colour: 'green', value: 4 },
  'large-blue': { size: 'large', colour: 'blue', value: 6 },
  'large-yellow': { size: 'large', colour: 'yellow', value: 6 },
}

export const ALL_GOODS = Object.keys(GOODS) as readonly Good[]

/** Spaces of any shelf, one for each good of any size (H-7, C-41). */
export const SHELF_SPACES = 8

/** Boats go by their numbers from left to right (C-11). */
export const BOATS: readonly number[] = [1, 2, 3, 4, 5, 6]
export const SEATS = 4

export type Half = 'left' | 'right'
export type Arrow = 'inner' | 'outer'

export const halfOfBoat = (boat: number): Half => (boat <= 3 ? 'left' : 'right')

/** From left to right (C-16). */
export const DOCKS = ['left-outer', 'left-inner', 'right-inner', 'right-outer'] as const
export type Dock = (typeof DOCKS)[number]

export const DOCKS_OF: Readonly<Record<Half, readonly Dock[]>> = {
  left: ['left-outer', 'left-inner'],
  right: ['right-inner', 'right-outer'],
}

/** From left to right. The first buys large goods, the second small goods, and the third, the black market, both (C-13, C-15). */
export const PIERS = ['bazaar', 'plaza', 'black-market'] as const
export type Pier = (typeof PIERS)[number]

/** The docks of each pier, as places in the list of docks (C-16). */
export const DOCKS_AT: Readonly<Record<Pier, readonly number[]>> = {
  bazaar: [0],
  plaza: [1, 2],
  'black-market': [3],
}

export const PIER_NAMES: Readonly<Record<Pier, string>> = {
  bazaar: 'the Bazaar',
  plaza: 'the Plaza',
  'black-market': 'the black market',
}

/** Whether a pier takes goods of this size at all (C-56). */
export const takes = (pier: Pier, size: Size): boolean =>
  pier === 'black-market' || (pier === 'bazaar') === (size === 'large')
