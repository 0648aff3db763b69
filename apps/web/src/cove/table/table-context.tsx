/** What every part of the Cove's table needs to know: the sight, the picture that is shown, the story, and the choice. */
import type { View } from '@merchants/cove'
import { createContext, useContext } from 'react'
import type { Choosing, Target } from '../choose/use-choosing.ts'
import type { CoveLink, CoveSight } from '../cove-sight.ts'
import type { Light, Story } from '../show/story.ts'
import type { Showing } from '../show/use-showing.ts'

export interface CoveTableState {
  readonly sight: CoveSight
  readonly link: CoveLink
  readonly showing: Showing
  /** The Huckster's turn or market phase, while it is shown. */
  readonly story: Story | undefined
  readonly choosing: Choosing
  /** Lets the Huckster take his turn, or sell: shown as it is set, or all of it at once. */
  readonly start: (isAtOnce?: boolean) => void
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
