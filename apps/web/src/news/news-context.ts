/** What has just happened, for the parts of the table that tell it. */
import { createContext, useContext } from 'react'
import type { Deed } from './deeds.ts'

export interface TableNews {
  /** What the bar tells right now. */
  readonly told: Deed | undefined
  /** What each seat did last. */
  readonly last: ReadonlyMap<number, Deed>
  /** What happened since the viewer's last turn. */
  readonly since: readonly Deed[]
  /** Whether others play and there is something to skip. */
  readonly canSkip: boolean
  readonly skip: () => void
}

export const NO_NEWS: TableNews = { told: undefined, last: new Map(), since: [], canSkip: false, skip: () => undefined }

export const NewsContext = createContext(NO_NEWS)

export const useNews = (): TableNews => useContext(NewsContext)
