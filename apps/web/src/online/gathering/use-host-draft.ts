/** Sets the table online with the draft of the first page: decks and number of seats go to the server as soon as they fit. */
import type { Connection } from '@merchants/client'
import type { Deck } from '@merchants/dale'
import type { TableView } from '@merchants/protocol'
import { useEffect, useRef } from 'react'
import { useDraft } from '../../home/draft-store.ts'
import type { Draft, TableSize } from '../../home/draft.ts'
import { missingDecks, playersAt } from '../../home/draft.ts'
import { resized } from './seat-plans.ts'
import type { ChangeTable } from './use-setting.ts'

const sizeOf = ({ options, seats }: TableView): TableSize =>
  options.teams ? 'teams' : (String(seats.length) as TableSize) // A table seats two to four.

/** What of a table is drafted, in one word for each. */
const keyOf = ({ size, decks }: Pick<Draft, 'size' | 'decks'>): string => [size, ...decks].join(' ')
const keyOfTable = (table: TableView): string => keyOf({ size: sizeOf(table), decks: table.options.decks })

function become(key: string): void {
  const [size, ...decks] = key.split(' ') as [TableSize, ...Deck[]]
  const { draft, setDraft } = useDraft.getState()
  if (keyOf(draft) !== key) setDraft({ ...draft, size, decks })
}

interface Hosting {
  readonly connection: Connection
  readonly table: TableView
  readonly isHost: boolean
  readonly change: ChangeTable
}

export function useHostDraft({ connection, table, isHost, change }: Hosting): void {
  const draft = useDraft((store) => store.draft)
  const onTable = keyOfTable(table)
  const drafted = keyOf(draft)
  const sent = useRef(onTable)
  const underWay = useRef(0)

  // What the table says holds, unless something newer is on its way there.
  useEffect(() => {
    if (!isHost || underWay.current > 0) return
    sent.current = onTable
    become(onTable)
  }, [isHost, onTable])

  useEffect(() => {
    const isOld = keyOf(useDraft.getState().draft) !== drafted
    if (!isHost || isOld || drafted === sent.current || missingDecks(draft) > 0) return
    sent.current = drafted
    underWay.current++
    const { size, decks } = draft
    const asked = change((now) => ({
      options: { ...now.options, decks, teams: size === 'teams' },
      seats: resized(now.seats, playersAt(size)),
    }))
    void asked.then((isDone) => {
      underWay.current--
      if (!isDone && connection.table !== undefined) become(keyOfTable(connection.table))
    })
  }, [change, connection, draft, drafted, isHost])
}
