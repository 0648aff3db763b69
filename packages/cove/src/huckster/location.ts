/** Location symbols (H-30 to H-35): side and arrow answer which townsfolk, which boat and which dock. */
import type { Arrow, Dock, Half } from '../pieces.ts'
import { halfOfBoat } from '../pieces.ts'
import type { Board } from './board.ts'

/** Four slots counted from the left: left-outer, left-inner, right-inner, right-outer (H-32). */
export function slotFor(side: Half, arrow: Arrow): number {
  if (side === 'left') return arrow === 'outer' ? 1 : 2
  return arrow === 'inner' ? 3 : 4
}

/** For an empty slot, the other one of its half, then the other half from the middle outwards (H-44). */
const NEAREST: readonly (readonly number[])[] = [
  [1, 2, 3, 4],
  [2, 1, 3, 4],
  [3, 4, 2, 1],
  [4, 3, 2, 1],
]

export function nearestOffered(board: Pick<Board, 'isOffered'>, slot: number): number | undefined {
  for (const each of NEAREST[slot - 1] as readonly number[]) if (board.isOffered(each)) return each
  return undefined
}

/** The boats of each half, in the order in which side and arrow ask for one with room (H-33). */
const BOATS_FROM: Readonly<Record<Half, Readonly<Record<Arrow, readonly number[]>>>> = {
  left: { outer: [1, 2, 3], inner: [3, 2, 1] },
  right: { outer: [6, 5, 4], inner: [4, 5, 6] },
}

/** The boat that side and arrow point at, in the other half if need be, with the same arrow (H-64, H-65). */
export const boatFor = (board: Pick<Board, 'hasRoom'>, side: Half, arrow: Arrow): number | undefined =>
  withRoom(board, BOATS_FROM[side][arrow]) ?? withRoom(board, BOATS_FROM[side === 'left' ? 'right' : 'left'][arrow])

function withRoom(board: Pick<Board, 'hasRoom'>, boats: readonly number[]): number | undefined {
  for (const boat of boats) if (board.hasRoom(boat)) return boat
  return undefined
}

const DOCK_AT: Readonly<Record<Half, Readonly<Record<Arrow, Dock>>>> = {
  left: { outer: 'left-outer', inner: 'left-inner' },
  right: { outer: 'right-outer', inner: 'right-inner' },
}

/** The dock that the arrow points at in the half of the boat, whatever the side symbol says (H-34, H-67, H-68). */
export const pointedDock = (boat: number, arrow: Arrow): Dock => DOCK_AT[halfOfBoat(boat)][arrow]

export const otherDock = (boat: number, arrow: Arrow): Dock =>
  DOCK_AT[halfOfBoat(boat)][arrow === 'outer' ? 'inner' : 'outer']
