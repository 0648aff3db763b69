/** A game online: the table as everywhere, and beside it the people who are not in the room. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Curtain } from '../../game/curtain.tsx'
import { Icon } from '../../look/icon.tsx'
import { useTextTable } from '../../settings/text-mode.ts'
import { playFor } from '../../sound/sound.ts'
import { Table } from '../../table/table.tsx'
import { useIsNarrow } from '../../table/use-is-narrow.ts'
import { TextTable } from '../../text-table/text-table.tsx'
import { useWords } from '../../words/words.tsx'
import { useUnread } from '../chat/use-unread.ts'
import type { AtTable } from '../use-connection.ts'
import { useTold } from '../use-told.ts'
import { Company } from './company.tsx'
import { Drawer } from './drawer.tsx'
import { LookBack } from './look-back.tsx'
import './playing.css'
import { SeatState } from './seat-state.tsx'
import { Slips } from './slips.tsx'
import { useOnlineSight } from './use-online-sight.ts'
import { Watching } from './watching.tsx'

interface PlayingScreenProps {
  readonly at: AtTable
  /** How many answers had been given at the moment that is looked back at. */
  readonly past: number | undefined
}

export function PlayingScreen({ at, past }: PlayingScreenProps): React.ReactNode {
  const t = useWords()
  const isWide = !useIsNarrow('(max-width: 1240px)')
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [watchedSeat, setWatchedSeat] = useState(0)
  const told = useTold()
  const { sight, link } = useOnlineSight(at)
  const [isText, showText] = useTextTable(sight?.game ?? '')
  const { table, mine, chat } = at
  const hasRail = isWide && !isText && past === undefined
  const unread = useUnread(chat, mine, hasRail || isDrawerOpen)

  const isOwnTurn = sight?.view.decision !== undefined
  useEffect(() => {
    if (sight !== undefined) playFor(sight.log.slice(sight.news), isOwnTurn)
  }, [sight, isOwnTurn])
  useEffect(() => {
    document.title = isOwnTurn ? t('table.title-your-turn') : t('common.brand')
    return () => {
      document.title = t('common.brand')
    }
  }, [isOwnTurn, t])

  const { seats } = table
  const names = sight?.setup.seats
  const nameOf = useCallback((seat: number): string => names?.[seat]?.name ?? '', [names])
  const noteOf = useCallback(
    (seat: number) => seats[seat] && <SeatState seat={seats[seat]} isMine={mine.includes(seat)} />,
    [mine, seats],
  )
  const pastAt = useCallback((step: number) => `/t/${table.table}/${step}`, [table.table])
  const tools = useMemo(
    () => (
      <button
        type="button"
        className="btn quiet company-button"
        aria-expanded={isDrawerOpen}
        aria-label={t('online.company-unread', { count: unread })}
        onClick={() => setDrawerOpen((isOpen) => !isOpen)}
      >
        <Icon name="people" />
        {unread > 0 && <b aria-hidden="true">{unread}</b>}
      </button>
    ),
    [isDrawerOpen, t, unread],
  )

  if (sight === undefined) return <main className="waiting" aria-busy="true" aria-label={t('table.loading')} />
  const slips = <Slips at={at} nameOf={nameOf} told={told} unread={unread} />
  if (sight.curtain !== undefined) {
    return (
      <>
        <Curtain sight={sight} seat={sight.curtain} onLift={() => void link?.liftCurtain()} />
        {slips}
      </>
    )
  }
  if (past !== undefined) return <LookBack at={at} now={sight} step={past} />

  const seat = sight.view.seat >= 0 ? sight.view.seat : mine[0]
  const company = { at, nameOf, seat, tell: told.tell }
  return (
    <div className={`online-table ${mine.length === 0 ? 'is-watched' : ''}`}>
      {isText ? (
        <>
          <TextTable sight={sight} link={link} onLeave={() => showText(false)} />
          <div className="text-tools">{tools}</div>
        </>
      ) : (
        <Table
          sight={sight}
          link={link}
          tools={hasRail ? undefined : tools}
          noteOf={noteOf}
          pastAt={pastAt}
          watchedSeat={watchedSeat}
          watching={
            mine.length === 0 ? (
              <Watching onNext={() => setWatchedSeat((watchedSeat + 1) % sight.view.seats.length)} />
            ) : undefined
          }
        >
          {hasRail && <Company {...company} />}
        </Table>
      )}
      {!hasRail && isDrawerOpen && <Drawer {...company} onClose={() => setDrawerOpen(false)} />}
      {slips}
    </div>
  )
}
