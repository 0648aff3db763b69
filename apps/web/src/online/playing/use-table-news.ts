/** Actions of others outside the rules, shown to a player who was away or is thinking. */
import type { Announcement } from '@merchants/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isAnnouncement } from '@merchants/protocol'
import type { TableConnection } from '../use-connection.ts'
import { noteSeen, seenBefore } from './seen-events.ts'

export interface TableNews {
  readonly events: readonly Announcement[]
  /** Whether the person was away when it happened. */
  readonly wasAway: boolean
  readonly dismiss: () => void
}

/** Only the last few are shown, because the log has them all. */
const MOST = 3

const NOTHING = { events: [], wasAway: false } as const

export function useTableNews({ match, disconnect, mine, table }: TableConnection): TableNews {
  const [news, setNews] = useState<Omit<TableNews, 'dismiss'>>(NOTHING)
  const isAway = useRef(true)
  const told = useRef({ game: 0, count: 0 })

  useEffect(() => {
    if (disconnect !== undefined) isAway.current = true
  }, [disconnect])

  useEffect(() => {
    if (match === undefined) return
    const all = match.log.flatMap(({ event }) => (isAnnouncement(event) ? [event] : []))
    const { game, count } = told.current
    const seen = (game === match.game ? count : seenBefore(table.table, match.game)) ?? all.length
    const wasAway = isAway.current || document.hidden
    const events = all.slice(seen).filter(({ seat }) => !mine.includes(seat))
    if (events.length > 0) setNews({ events: events.slice(-MOST), wasAway })
    told.current = { game: match.game, count: all.length }
    noteSeen(table.table, match.game, all.length)
    isAway.current = document.hidden
  }, [mine, match, table.table])

  const dismiss = useCallback(() => setNews(NOTHING), [])
  return { ...news, dismiss }
}
