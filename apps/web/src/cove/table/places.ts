/** Where things stand in the picture of the harbour, 774 wide and 514 high. The order from left to right is never changed. */
import type { Arrow, Colour, Dock, Half, Pier } from '@merchants/cove'

export const HARBOUR = { width: 774, height: 514 } as const

export const HALL_AT: Readonly<Record<Colour, number>> = { red: 112, green: 222, blue: 440, yellow: 550 }
export const LAIR_AT = 660
export const SLOT_AT: readonly number[] = [8, 200, 396, 588]
export const PIER_AT: Readonly<Record<Pier, { readonly left: number; readonly width: number }>> = {
  bazaar: { left: 2, width: 92 },
  plaza: { left: 322, width: 130 },
  'black-market': { left: 680, width: 92 },
}
export const DOCK_AT: Readonly<Record<Dock, number>> = {
  'left-outer': 97,
  'left-inner': 209,
  'right-inner': 452,
  'right-outer': 565,
}
/** Boats at sea, boat 1 first. */
export const BOAT_AT: readonly number[] = [6, 132, 258, 396, 522, 648]

export interface Quarter {
  readonly side: Half
  readonly arrow: Arrow
}

/** From left to right: a square slot, a dock and the outermost or innermost boat stand in each. */
export const QUARTERS: readonly Quarter[] = [
  { side: 'left', arrow: 'outer' },
  { side: 'left', arrow: 'inner' },
  { side: 'right', arrow: 'inner' },
  { side: 'right', arrow: 'outer' },
]

/** The light that falls from the lamp on one quarter. */
export function beamPath({ side, arrow }: Quarter): string {
  const middle = HARBOUR.width / 2
  const mirror = (x: number): number => (side === 'right' ? middle + x : middle - x)
  const [near, far] = arrow === 'outer' ? [196, middle] : [4, 196]
  const lamp = arrow === 'outer' ? 76 : 96
  return `M${mirror(8)} 24L${mirror(far)} ${lamp}V514H${mirror(near)}V106L${mirror(8)} 36z`
}
