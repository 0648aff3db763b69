/** Facts as words of a select: names without hyphens, numbers as text. */
import type { Colour, Dock, Pier } from '@merchants/cove'
import { DOCKS } from '@merchants/cove'
import type { Key } from '../../../words/generated/keys.ts'
import type { T } from '../../../words/translator.ts'

export const pierSlot = (pier: Pier): string => (pier === 'black-market' ? 'black' : pier)

/** Docks are counted from the left. */
export const dockSlot = (dock: Dock): string => String(DOCKS.indexOf(dock) + 1)

export const boatSlot = (boat: number): string => String(boat)

/** The name of a pier on a map. */
export const PIER_WORDS: Readonly<Record<Pier, Key>> = {
  bazaar: 'companion.map-bazaar',
  plaza: 'companion.map-plaza',
  'black-market': 'companion.map-black',
}

const NOBODY: Readonly<Record<Colour, Key>> = {
  red: 'companion.no-red',
  green: 'companion.no-green',
  blue: 'companion.no-blue',
  yellow: 'companion.no-yellow',
}

/** Customers who are not there, in the form that goes with "no". */
export const nobodyWords = (t: T, colours: readonly Colour[]): string =>
  colours.map((colour) => t.any(NOBODY[colour])).join(', ')
