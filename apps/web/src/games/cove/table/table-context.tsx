/** Shared data for every part of the Cove's table: the view, the current picture, the story, and the choice. */
import type { View } from '@merchants/cove'
import { createContext, useContext } from 'react'
import type { Target } from '../choose/press-targets.ts'
import type { Choosing } from '../choose/use-choosing.ts'
import type { CoveMatchCommands, CoveMatchView } from '../cove-match-types.ts'
import type { Light, TurnSteps } from '../playback/turn-steps.ts'
import type { Playback } from '../playback/use-playback.ts'

export interface CoveTableState {
  readonly match: CoveMatchView
  readonly link: CoveMatchCommands
  readonly showing: Playback
  /** The Huckster's turn or market phase, while it is shown. */
  readonly story: TurnSteps | undefined
  readonly choosing: Choosing
  /** Whose shop is visible, and a function that shows another one. */
  readonly shop: { readonly seat: number; readonly peek: (seat: number) => void }
  /** Lets the Huckster take his turn, or sell: shown as it is set, or all of it at once. */
  readonly start: (isAtOnce?: boolean) => void
  /** At a table online, the button that shows its people, and the way to the replay of the game so far. Absent in a game of this browser. */
  readonly online?: { readonly button: React.ReactNode; readonly onWatch: () => void } | undefined
}

const TableContext = createContext<CoveTableState | undefined>(undefined)

export const CoveTableProvider = TableContext.Provider

export function useCove(): CoveTableState {
  const state = useContext(TableContext)
  if (state === undefined) throw new Error('There is no table above this component.')
  return state
}

/** The table as it is shown right now. */
export const useShown = (): View => useCove().showing.view

/** Whether a spot can be pressed, and whether the Huckster points at it. */
export function useSpot(spot: string): { readonly target: Target | undefined; readonly light: Light | undefined } {
  const { choosing, story } = useCove()
  return { target: choosing.targets.get(spot), light: story?.lights.get(spot) }
}
