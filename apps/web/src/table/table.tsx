/** The table: draws a sight, sends answers, and does not know where the game lives. One tree of parts for every window. */
import { memo, useCallback, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useFlights } from '../flight/use-flights.ts'
import { Log } from '../log/log.tsx'
import { News } from '../log/news.tsx'
import { Icon } from '../look/icon.tsx'
import { useClosing } from '../look/use-closing.ts'
import { Recap } from '../news/recap.tsx'
import { useTableNews } from '../news/use-table-news.ts'
import { headingOf } from '../seat-name.ts'
import type { Sight, TableLink } from '../sight.ts'
import { TrackerDialog } from '../tracker/tracker-dialog.tsx'
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
import { useArranging } from './use-arranging.ts'
import { useChoice } from './use-choice.ts'
import { useManner } from './use-manner.ts'
import { Why } from './why.tsx'

interface TableProps {
  readonly sight: Sight
  /** What the table tells the game; without it the table is only looked at. */
  readonly link: TableLink | undefined
  /** Whether everything is asked and nothing proposed, as in a lesson. */
  readonly asksAll?: boolean
  /** What stands below the log. */
  readonly children?: React.ReactNode
  /** What stands in the bar, before the menu. */
  readonly tools?: React.ReactNode
  readonly noteOf?: TableParts['noteOf']
  /** Where the past of the game can be looked at; unless told otherwise, in its replay. */
  readonly pastAt?: TableParts['pastAt']
  /** Asks those who are waited for to take less time. */
  readonly onHurry?: () => void
  /** What a spectator can do, in the place of answers. */
  readonly watching?: React.ReactNode
  /** The seat at the bottom for a spectator. */
  readonly watchedSeat?: number
}

export function Table(props: TableProps): React.ReactNode {
  const { sight: given, link, children, tools, noteOf, pastAt, onHurry, watching, watchedSeat = 0 } = props
  const t = useWords()
  const timeOfFlight = useRef(0)
  const { sight: shown, news } = useTableNews(given, timeOfFlight, {
    isLive: link !== undefined || watching !== undefined,
    onHurry,
  })
  const [sight, choice] = useArranging(shown, link, useChoice(shown, link, useManner(props.asksAll ?? false)))
  const [closer, lookCloser] = useState<Closer>()
  const lookAway = useCallback(() => lookCloser(undefined), [])
  const [asked, askWhy] = useState<Asked>()
  const [pile, openPile] = useState<OpenPile>()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isTrackerOpen, setTrackerOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const noteFlight = useCallback((time: number) => {
    timeOfFlight.current = time
  }, [])
  useFlights(root, shown, noteFlight)

  const { setup, view } = sight
  const seat = view.seat < 0 ? watchedSeat : view.seat
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
      openTracker: () => setTrackerOpen(true),
      openHelp: () => setHelpOpen(true),
    }),
    [link, noteOf, pastAt, seat, setup, sight, t, view.seat],
  )
  return (
    <TableProvider table={parts} choice={choice} news={news}>
      <div ref={root} className="window table-root">
        <div className={`table p-${view.seats.length} ${view.teams ? 'is-teams' : ''}`}>
          <Parts tools={tools} watching={watching}>
            {children}
          </Parts>
          {closer !== undefined && <CloseLook {...closer} onClose={lookAway} />}
        </div>
      </div>
      {asked !== undefined && <Why key={asked.spot} {...asked} />}
      {pile !== undefined && <PileDialog pile={pile} onClose={() => openPile(undefined)} />}
      {isTrackerOpen && <TrackerDialog view={view} nameOf={parts.nameOf} onClose={() => setTrackerOpen(false)} />}
      {isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}
      <Keys />
    </TableProvider>
  )
}

function Keys(): React.ReactNode {
  useKeys()
  return undefined
}

type PartsProps = Pick<TableProps, 'children' | 'tools' | 'watching'>

/** In the order of the Tab key; where each part stands is up to the window. */
const Parts = memo(function Parts({ children, tools, watching }: PartsProps): React.ReactNode {
  const { sight, nameOf } = useTable()
  const [over, setOver] = useState<'log' | 'recap'>()
  const close = useCallback(() => setOver(undefined), [])
  return (
    <>
      <Bar
        onLog={() => setOver((open) => (open === 'log' ? undefined : 'log'))}
        onRecap={() => setOver((open) => (open === undefined ? 'recap' : undefined))}
      >
        {tools}
      </Bar>
      <Foes />
      <MarketPiles />
      <Market />
      <Tray />
      {over === 'recap' && <Recap onClose={close} onLog={() => setOver('log')} />}
      <Ask watching={watching} />
      <div className="counter" aria-hidden="true" />
      <OwnName />
      <OwnStall />
      <OwnPiles />
      <Mine />
      <Rail isOpen={over === 'log'} onClose={close}>
        {children}
      </Rail>
      <News sight={sight} nameOf={nameOf} />
    </>
  )
})

interface RailProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: React.ReactNode
}

/** The log, in its own column or as a sheet. */
function Rail({ isOpen, onClose, children }: RailProps): React.ReactNode {
  const t = useWords()
  const rail = useClosing<HTMLElement>(onClose, isOpen)
  return (
    <aside ref={rail} className={`rail ${isOpen ? 'is-open' : ''}`}>
      <button type="button" className="btn quiet close" aria-label={t('common.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      <TableLog />
      {children}
    </aside>
  )
}

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
