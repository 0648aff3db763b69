/** Shared data for every part of the table: the view, the choice, and the close look. */
import { createContext, useContext } from 'react'
import type { CardId } from '@merchants/dale'
import type { TableNews } from '../news/news-context.ts'
import { NewsContext, NO_NEWS } from '../news/news-context.ts'
import type { DaleMatchView, MatchCommands } from '../match-types.ts'
import type { Spot } from './spots.ts'
import type { Choice } from './use-choice.ts'

/** A card that is shown large. */
export interface Closer {
  readonly card: CardId
  readonly value: number | undefined
  /** Whether it stays until it is closed, and not only while it is pointed at. */
  readonly isHeld: boolean
}

/** A card or button whose reason is being told. */
export interface Asked {
  readonly spot: Spot
  readonly above: DOMRect
}

/** A pile that is open. */
export interface OpenPile {
  readonly title: string
  readonly cards: readonly CardId[]
}

export interface TableParts {
  readonly match: DaleMatchView
  readonly link: MatchCommands | undefined
  /** The seat at the bottom of the screen. */
  readonly seat: number
  readonly nameOf: (seat: number) => string
  /** The line below the name of a seat, where more is known than its player. */
  readonly noteOf?: ((seat: number) => React.ReactNode) | undefined
  readonly lookCloser: React.Dispatch<React.SetStateAction<Closer | undefined>>
  readonly askWhy: (asked: Asked | undefined) => void
  readonly openPile: (pile: OpenPile | undefined) => void
  /** Shows who has what, as far as the viewer can know. */
  readonly openTracker: () => void
  /** The address of the table as it was after this many answers. */
  readonly pastAt: (step: number) => string
  /** Asks the coach; `undefined` where there is none. */
  readonly openHint: (() => void) | undefined
  /** Shows what the keyboard can do. */
  readonly openHelp: () => void
}

/** The table, and what is being chosen at it. */
export interface TableWithChoice extends TableParts {
  readonly choice: Choice
}

const TableContext = createContext<TableParts | undefined>(undefined)
const ChoiceContext = createContext<Choice | undefined>(undefined)

interface TableProviderProps {
  readonly table: TableParts
  /** Apart from the rest, because it changes with every click. */
  readonly choice: Choice
  /** The latest events; text mode tells them in another way. */
  readonly news?: TableNews
  readonly children: React.ReactNode
}

export function TableProvider({ table, choice, news = NO_NEWS, children }: TableProviderProps): React.ReactNode {
  return (
    <TableContext value={table}>
      <NewsContext value={news}>
        <ChoiceContext value={choice}>{children}</ChoiceContext>
      </NewsContext>
    </TableContext>
  )
}

/** For parts that do not depend on the choice, which are redrawn only for a new view. */
export function useTable(): TableParts {
  const table = useContext(TableContext)
  if (table === undefined) throw new Error('There is no table above this component.')
  return table
}

export function useTableWithChoice(): TableWithChoice {
  const table = useTable()
  const choice = useContext(ChoiceContext)
  if (choice === undefined) throw new Error('There is no choice above this component.')
  return { ...table, choice }
}
