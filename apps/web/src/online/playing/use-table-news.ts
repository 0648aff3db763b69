/** What others did to the game itself, for somebody who looked away or is thinking already: nothing goes by unnoticed. */
import type { TableEvent } from '@merchants/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isTableEvent } from '../../sight.ts'
import type { AtTable } from '../use-connection.ts'
import { noteSeen, seenBefore } from './seen-events.ts'

export interface TableNews {
  readonly events: readonly TableEvent[]
  /** Whether the person was away when it happened. */
  readonly wasAway: boolean
  readonly dismiss: () => void
}

/** Of many only the last are told: the log has them all. */
const MOST = 3

const NOTHING = { events: [], wasAway: false } as const

export function useTableNews({ sight, lost, mine, table }: AtTable): TableNews {
  const [news, setNews] = useState<Omit<TableNews, 'dismiss'>>(NOTHING)
  const isAway = useRef(true)
  const told = useRef({ game: 0, count: 0 })

  useEffect(() => {
    if (lost !== undefined) isAway.current = true
  }, [lost])

  useEffect(() => {
    if (sight === undefined) return
    const all = sight.log.flatMap(({ event }) => (isTableEvent(event) ? [event] : []))
    const { game, count } = told.current
    const seen = (game === sight.game ? count : seenBefore(table.table, sight.game)) ?? all.length
    const wasAway = isAway.current || document.hidden
    const events = all.slice(seen).filter(({ seat }) => !mine.includes(seat))
    if (events.length > 0) setNews({ events: events.slice(-MOST), wasAway })
    told.current = { game: sight.game, count: all.length }
    noteSeen(table.table, sight.game, all.length)
    isAway.current = document.hidden
  }, [mine, sight, table.table])

  const dismiss = useCallback(() => setNews(NOTHING), [])
  return { ...news, dismiss }
}
