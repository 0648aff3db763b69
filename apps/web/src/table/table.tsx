/** The table: draws a sight, sends answers, and does not know where the game lives. One tree of parts for every window. */
import { memo, useCallback, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useFlights } from '../flight/use-flights.ts'
import { Log } from '../log/log.tsx'
import { News } from '../log/news.tsx'
import { Icon } from '../look/icon.tsx'
import { headingOf } from '../seat-name.ts'
import type { Sight, TableLink } from '../sight.ts'
import { useWords } from '../words/words.tsx'
import { Ask } from './ask.tsx'
import { Bar } from './bar.tsx'
import { CloseLook } from './close-look.tsx'
import { Foes } from './foes.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { useKeys } from './keys.ts'
import { Market, MarketPiles } from './market.tsx'
import { Mine, OwnName, OwnPiles, OwnStall } from './mine.tsx'
import { PileDialog } from './pile-dialog.tsx'
import type { Asked, Closer, OpenPile, TableParts } from './table-context.tsx'
import { TableProvider, useTable } from './table-context.tsx'
import './table.css'
import { Tray } from './tray.tsx'
import { useChoice } from './use-choice.ts'
import { Why } from './why.tsx'

interface TableProps {
  readonly sight: Sight
  /** What the table tells the game; without it the table is only looked at. */
  readonly link: TableLink | undefined
  /** What stands below the log. */
  readonly children?: React.ReactNode
  /** What stands in the bar, before the menu. */
  readonly tools?: React.ReactNode
  readonly noteOf?: TableParts['noteOf']
  /** Where the past of the game can be looked at; unless told otherwise, in its replay. */
  readonly pastAt?: TableParts['pastAt']
}

export function Table({ sight, link, children, tools, noteOf, pastAt }: TableProps): React.ReactNode {
  const t = useWords()
  const choice = useChoice(sight, link)
  const [closer, lookCloser] = useState<Closer>()
  const [asked, askWhy] = useState<Asked>()
  const [pile, openPile] = useState<OpenPile>()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useFlights(root, sight)

  const { setup, view } = sight
  const seat = Math.max(view.seat, 0)
  const parts = useMemo<TableParts>(
    () => ({
      sight,
      link,
      seat,
      nameOf: (each) => headingOf(t, setup.seats, each, view.seat),
      noteOf,
      pastAt: pastAt ?? ((step) => `/replay/${sight.game}/${step}`),
      lookCloser,
      askWhy,
      openPile,
      openHelp: () => setHelpOpen(true),
    }),
    [link, noteOf, pastAt, seat, setup, sight, t, view.seat],
  )
  return (
    <TableProvider table={parts} choice={choice}>
      <div ref={root} className="window table-root">
        <div className={`table p-${view.seats.length} ${view.teams ? 'is-teams' : ''}`}>
          <Parts tools={tools}>{children}</Parts>
          {closer !== undefined && <CloseLook {...closer} onClose={() => lookCloser(undefined)} />}
        </div>
      </div>
      {asked !== undefined && <Why key={asked.spot} {...asked} />}
      {pile !== undefined && <PileDialog pile={pile} onClose={() => openPile(undefined)} />}
      {isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}
      <Keys />
    </TableProvider>
  )
}

function Keys(): React.ReactNode {
  useKeys()
  return undefined
}

/** In the order of the Tab key; where each part stands is up to the window. */
const Parts = memo(function Parts({ children, tools }: Pick<TableProps, 'children' | 'tools'>): React.ReactNode {
  const t = useWords()
  const { sight, nameOf } = useTable()
  const [isLogOpen, setLogOpen] = useState(false)
  const close = useCallback(() => setLogOpen(false), [])
  return (
    <>
      <Bar onLog={() => setLogOpen((isOpen) => !isOpen)}>{tools}</Bar>
      <Foes />
      <MarketPiles />
      <Market />
      <Tray />
      <Ask />
      <div className="counter" aria-hidden="true" />
      <OwnName />
      <OwnStall />
      <OwnPiles />
      <Mine />
      <aside className={`rail ${isLogOpen ? 'is-open' : ''}`}>
        <button type="button" className="btn quiet close" aria-label={t('common.close')} onClick={close}>
          <Icon name="close" />
        </button>
        <TableLog />
        {children}
      </aside>
      <News sight={sight} nameOf={nameOf} />
    </>
  )
})

function TableLog(): React.ReactNode {
  const { sight, nameOf, lookCloser, pastAt } = useTable()
  const [, navigate] = useLocation()
  return (
    <Log
      sight={sight}
      nameOf={nameOf}
      onJump={(step) => navigate(pastAt(step))}
      onCard={(card) => lookCloser({ card, value: undefined, isHeld: true })}
    />
  )
}
