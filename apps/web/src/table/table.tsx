/** The table: draws a sight, sends answers, and does not know where the game lives. */
import { memo, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useFlights } from '../flight/use-flights.ts'
import { Log } from '../log/log.tsx'
import { News } from '../log/news.tsx'
import { headingOf } from '../seat-name.ts'
import type { Sight, TableLink } from '../sight.ts'
import { useWords } from '../words/words.tsx'
import { Bar } from './bar.tsx'
import { CloseLook } from './close-look.tsx'
import { Dock } from './dock.tsx'
import { Foes } from './foes.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { useKeys } from './keys.ts'
import { Market } from './market.tsx'
import { Hand, Mine, OwnPiles, OwnSchedule, OwnStall } from './mine.tsx'
import { PileDialog } from './pile-dialog.tsx'
import { Reaction } from './reaction.tsx'
import { Status } from './status.tsx'
import type { Asked, Closer, OpenPile, TableParts } from './table-context.tsx'
import { seatClass, TableProvider, useTable } from './table-context.tsx'
import './table.css'
import { Tray } from './tray.tsx'
import { useChoice } from './use-choice.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { Why } from './why.tsx'
import { useZoom } from './zoom.ts'

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
  const isPhone = useIsNarrow('(max-width: 700px)')
  const [closer, lookCloser] = useState<Closer>()
  const [asked, askWhy] = useState<Asked>()
  const [pile, openPile] = useState<OpenPile>()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useZoom(root)
  useFlights(root, sight)

  const { setup, view } = sight
  const seat = Math.max(view.seat, 0)
  const parts = useMemo<TableParts>(
    () => ({
      sight,
      link,
      seat,
      isPhone,
      nameOf: (each) => headingOf(t, setup.seats, each, view.seat),
      noteOf,
      pastAt: pastAt ?? ((step) => `/replay/${sight.game}/${step}`),
      lookCloser,
      askWhy,
      openPile,
      openHelp: () => setHelpOpen(true),
    }),
    [isPhone, link, noteOf, pastAt, seat, setup, sight, t, view.seat],
  )
  return (
    <TableProvider table={parts} choice={choice}>
      <div ref={root} className="table-root">
        {isPhone ? <PhoneTable tools={tools}>{children}</PhoneTable> : <WideTable tools={tools}>{children}</WideTable>}
      </div>
      {closer !== undefined && <CloseLook {...closer} />}
      {asked !== undefined && <Why key={asked.spot} {...asked} isOverLarge={isPhone && closer !== undefined} />}
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

type Parts = Pick<TableProps, 'children' | 'tools'>

const WideTable = memo(function WideTable({ children, tools }: Parts): React.ReactNode {
  const { sight } = useTable()
  const folds = useIsNarrow('(max-width: 1240px)')
  const [isLogOpen, setLogOpen] = useState(false)
  const players = sight.view.seats.length
  return (
    <div className={`table p${players} ${folds ? 'is-folded' : ''} ${sight.view.teams ? 'is-teams' : ''}`}>
      <Bar onLog={folds ? () => setLogOpen(!isLogOpen) : undefined}>{tools}</Bar>
      <div className="main">
        <Foes />
        <div className="middle">
          <Market />
          <Tray />
          <Reaction />
        </div>
        <Status />
        <Mine />
      </div>
      {!folds || isLogOpen ? (
        <aside className="rail">
          <TableLog />
          {children}
        </aside>
      ) : (
        <TableNews />
      )}
    </div>
  )
})

const PhoneTable = memo(function PhoneTable({ children, tools }: Parts): React.ReactNode {
  const { sight, seat } = useTable()
  const { teams, seats } = sight.view
  const [isLogOpen, setLogOpen] = useState(false)
  const own = seatClass(seat, teams)
  return (
    <div className={`phone p${seats.length}`}>
      <Bar onLog={() => setLogOpen(!isLogOpen)}>{tools}</Bar>
      <Foes />
      <div className="middle">
        <Market />
        <Tray />
        <Reaction />
      </div>
      <section className={`foe own-stall ${own}`}>
        <OwnStall />
      </section>
      <div className="status-place">
        <Status />
      </div>
      <section className={`mine ${own}`}>
        <Hand>
          <div className="own-corner">
            <OwnPiles />
            <OwnSchedule />
          </div>
        </Hand>
      </section>
      <Dock />
      {isLogOpen ? (
        <aside className="rail sheet-up">
          <TableLog />
          {children}
        </aside>
      ) : (
        <TableNews />
      )}
    </div>
  )
})

/** What happens is said aloud, also where the log is folded away. */
function TableNews(): React.ReactNode {
  const { sight, nameOf } = useTable()
  return <News sight={sight} nameOf={nameOf} />
}

function TableLog(): React.ReactNode {
  const { sight, nameOf, lookCloser, pastAt } = useTable()
  const [, navigate] = useLocation()
  return (
    <Log
      sight={sight}
      nameOf={nameOf}
      onJump={(step) => navigate(pastAt(step))}
      onCard={(card, beside) => lookCloser(beside && { card, value: undefined, beside })}
    />
  )
}
