/** The table: draws a view, sends answers, and does not know where the game lives. One tree of parts for every window. */
import type { View } from '@merchants/dale'
import { lazy, memo, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useFlights } from '../animation/use-flights.ts'
import { Log } from '../log/log.tsx'
import { LogAnnouncer } from '../log/log-announcer.tsx'
import { Icon } from '../../../look/icon.tsx'
import { numbersBelow } from '../../../look/over.ts'
import { useClosing } from '../../../look/use-closing.ts'
import { useLayout } from '../../../look/use-layout.ts'
import { Recap } from '../news/recap.tsx'
import { useTableNews } from '../news/use-table-news.ts'
import { headingOf } from '../seat-name.ts'
import type { DaleMatchView, MatchCommands } from '../match-types.ts'
import { TrackerDialog } from '../tracker/tracker-dialog.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { Ask } from './ask.tsx'
import { TableBar } from './table-bar.tsx'
import { CardZoom } from './card-zoom.tsx'
import { Opponents } from './opponents.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { useKeys } from './keys.ts'
import { Market, MarketPiles } from './market.tsx'
import { OwnArea, OwnName, OwnPiles, OwnStall } from './own-area.tsx'
import { PileDialog } from './pile-dialog.tsx'
import type { Asked, Closer, OpenPile, TableParts } from './table-context.tsx'
import { TableProvider, useTable } from './table-context.tsx'
import './dale-table.css'
import { Tray } from './tray.tsx'
import { useArranging } from './use-arranging.ts'
import { useChoice } from './use-choice.ts'
import { useManner } from './use-manner.ts'
import { ReasonBubble } from './reason-bubble.tsx'

interface DaleTableProps {
  readonly match: DaleMatchView
  /** The commands to the game; without them the table can only be looked at. */
  readonly link: MatchCommands | undefined
  /** Whether everything is asked and nothing proposed, as in a lesson. */
  readonly asksAll?: boolean
  /** The content below the log. */
  readonly children?: React.ReactNode
  /** The content of the bar before the menu. */
  readonly tools?: React.ReactNode
  readonly noteOf?: TableParts['noteOf']
  /** Where the past of the game can be looked at; unless told otherwise, in its replay. */
  readonly pastAt?: TableParts['pastAt']
  /** Asks bots to hurry. */
  readonly onHurry?: () => void
  /** A spectator's actions, in the place of answers. */
  readonly watching?: React.ReactNode
  /** The seat at the bottom for a spectator. */
  readonly watchedSeat?: number
}

export function DaleTable(props: DaleTableProps): React.ReactNode {
  const { match: given, link, children, tools, noteOf, pastAt, onHurry, watching, watchedSeat = 0 } = props
  const t = useTranslation()
  const timeOfFlight = useRef(0)
  const { match: shown, news } = useTableNews(given, timeOfFlight, {
    isLive: link !== undefined || watching !== undefined,
    onHurry,
  })
  const [match, choice] = useArranging(shown, link, useChoice(shown, link, useManner(props.asksAll ?? false)))
  const [closer, lookCloser] = useState<Closer>()
  const lookAway = useCallback(() => lookCloser(undefined), [])
  const [asked, askWhy] = useState<Asked>()
  const [pile, openPile] = useState<OpenPile>()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isHintOpen, setHintOpen] = useState(false)
  const [isTrackerOpen, setTrackerOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const noteFlight = useCallback((time: number) => {
    timeOfFlight.current = time
  }, [])
  useFlights(root, shown, noteFlight)

  const { setup, view } = match
  const seat = view.seat < 0 ? watchedSeat : view.seat
  const parts = useMemo<TableParts>(
    () => ({
      match,
      link,
      seat,
      nameOf: (each) => headingOf(t, setup.seats, each, view.seat),
      noteOf,
      pastAt: pastAt ?? ((step) => `/replay/${match.game}/${step}`),
      lookCloser,
      askWhy,
      openPile,
      openTracker: () => setTrackerOpen(true),
      openHelp: () => setHelpOpen(true),
      openHint: link?.advise && (() => setHintOpen(true)),
    }),
    [link, noteOf, pastAt, seat, setup, match, t, view.seat],
  )
  return (
    <TableProvider table={parts} choice={choice} news={news}>
      <div ref={root} className="window table-root" data-layout={useLayout(root)}>
        <div {...markFor(view, seat)}>
          <Parts tools={tools} watching={watching}>
            {children}
          </Parts>
          {closer !== undefined && <CardZoom {...closer} onClose={lookAway} />}
        </div>
      </div>
      {asked !== undefined && <ReasonBubble key={asked.spot} {...asked} />}
      {pile !== undefined && <PileDialog pile={pile} onClose={() => openPile(undefined)} />}
      {isTrackerOpen && <TrackerDialog view={view} nameOf={parts.nameOf} onClose={() => setTrackerOpen(false)} />}
      {isHintOpen && <Hint onClose={() => setHintOpen(false)} />}
      {isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}
      <Keys />
    </TableProvider>
  )
}

/** The number of players and of cards in the hand, for styles. */
const markFor = ({ seats, teams }: View, seat: number): Readonly<Record<string, string>> => ({
  className: `table p-${seats.length} ${teams ? 'is-teams' : ''}`,
  'data-over': numbersBelow(seats[seat]?.hand.length ?? 0),
})

const HintDialog = lazy(() => import('../coach/hint-dialog.tsx').then(({ HintDialog: it }) => ({ default: it })))

function Hint({ onClose }: { readonly onClose: () => void }): React.ReactNode {
  const { match, link, nameOf } = useTable()
  return (
    link && (
      <Suspense>
        <HintDialog {...{ match, link, nameOf, onClose }} />
      </Suspense>
    )
  )
}

function Keys(): React.ReactNode {
  useKeys()
  return undefined
}

type PartsProps = Pick<DaleTableProps, 'children' | 'tools' | 'watching'>

/** In the order of the Tab key; where each part stands is up to the window. */
const Parts = memo(function Parts({ children, tools, watching }: PartsProps): React.ReactNode {
  const { match, nameOf } = useTable()
  const [over, setOver] = useState<'log' | 'recap'>()
  const close = useCallback(() => setOver(undefined), [])
  return (
    <>
      <TableBar
        onLog={() => setOver((open) => (open === 'log' ? undefined : 'log'))}
        onRecap={() => setOver((open) => (open === undefined ? 'recap' : undefined))}
      >
        {tools}
      </TableBar>
      <Opponents />
      <MarketPiles />
      <Market />
      <Tray />
      {over === 'recap' && <Recap onClose={close} onLog={() => setOver('log')} />}
      <Ask watching={watching} />
      <div className="counter" aria-hidden="true" />
      <OwnName />
      <OwnStall />
      <OwnPiles />
      <OwnArea />
      <Rail isOpen={over === 'log'} onClose={close}>
        {children}
      </Rail>
      <LogAnnouncer match={match} nameOf={nameOf} />
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
  const t = useTranslation()
  const rail = useClosing<HTMLElement>(onClose, isOpen)
  return (
    <aside ref={rail} className={`rail column ${isOpen ? 'is-open' : ''}`}>
      <button type="button" className="btn quiet close" aria-label={t('common.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      <TableLog />
      {children}
    </aside>
  )
}

function TableLog(): React.ReactNode {
  const { match, nameOf, lookCloser, pastAt } = useTable()
  const [, navigate] = useLocation()
  return (
    <Log
      match={match}
      nameOf={nameOf}
      onJump={(step) => navigate(pastAt(step))}
      onCard={(card) => lookCloser({ card, value: undefined, isHeld: true })}
    />
  )
}
