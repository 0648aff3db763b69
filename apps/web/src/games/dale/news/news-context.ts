/** The latest news, for the parts of the table that show it. */
import { createContext, useContext } from 'react'
import type { Deed } from './deeds.ts'

export interface TableNews {
  /** The current text of the bar. */
  readonly told: Deed | undefined
  /** The last action of each seat. */
  readonly last: ReadonlyMap<number, Deed>
  /** News since the viewer's last turn. */
  readonly since: readonly Deed[]
  /** Whether others are playing and there is something to skip. */
  readonly canSkip: boolean
  readonly skip: () => void
}

export const NO_NEWS: TableNews = { told: undefined, last: new Map(), since: [], canSkip: false, skip: () => undefined }

export const NewsContext = createContext(NO_NEWS)

export const useNews = (): TableNews => useContext(NewsContext)
