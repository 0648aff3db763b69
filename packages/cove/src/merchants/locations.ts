/** Where a human can go, and for how many hours (C-36 to C-40, C-67 to C-79). */

export const MERCHANTS = ['blacksmith', 'alchemist'] as const
export type Merchant = (typeof MERCHANTS)[number]

const COMMON = ['square', 'staffRoom', 'guildVisit', 'rest'] as const
const SMITHY = ['stoke', 'bellows', 'forge', 'oreCart'] as const
const LABORATORY = ['row1', 'row2', 'row3', 'brew', 'purify'] as const

export type Row = 'row1' | 'row2' | 'row3'
export type Location = (typeof COMMON)[number] | (typeof SMITHY)[number] | (typeof LABORATORY)[number]

/** The common ones and those of the merchant (C-36). */
export const LOCATIONS: Readonly<Record<Merchant, readonly Location[]>> = {
  blacksmith: [...COMMON, ...SMITHY],
  alchemist: [...COMMON, ...LABORATORY],
}

/** The cost of a visit. At the town square the slot decides the hours (C-44). */
export const HOURS: Readonly<Record<Exclude<Location, 'square'>, number>> = {
  staffRoom: 2,
  guildVisit: 2,
  rest: 1,
  stoke: 2,
  bellows: 1,
  forge: 2,
  oreCart: 1,
  row1: 1,
  row2: 1,
  row3: 1,
  brew: 2,
  purify: 1,
}

/** `ore cart` for `oreCart`, `row 1` for `row1`. */
export const locationWords = (location: Location): string =>
  location.replace(/[A-Z\d]/g, (sign) => ` ${sign.toLowerCase()}`)
