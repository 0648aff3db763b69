/** Sets up the online table from the draft of the home page. Decks and number of seats go to the server as soon as they fit. */
import { DECKS } from '@merchants/dale'
import type { TableView } from '@merchants/protocol'
import { useEffect, useRef } from 'react'
import { useDraft } from '../../../games/dale/setup/draft-store.ts'
import { oneOf } from '../../../one-of.ts'
import type { Draft } from '../../../games/dale/setup/draft.ts'
import { missingDecks, playersAt, TABLES } from '../../../games/dale/setup/draft.ts'
import { chosenDale, decksAt, sizeOf } from './dale-options.ts'
import { resized } from '../../waiting-room/seat-plans.ts'
import type { WaitingRoom } from '../../waiting-room/use-waiting-room.ts'

/** The drafted parts of a table, in one word for each. */
const keyOf = ({ size, decks }: Pick<Draft, 'size' | 'decks'>): string => [size, ...decks].join(' ')
const keyOfTable = (table: TableView): string => [sizeOf(table.options), ...decksAt(table.options)].join(' ')

function become(key: string): void {
  const [named = '', ...words] = key.split(' ')
  const size = oneOf(TABLES, named)
  const decks = words.flatMap((word) => oneOf(DECKS, word) ?? [])
  const { draft, setDraft } = useDraft.getState()
  if (size !== undefined && keyOf(draft) !== key) setDraft({ ...draft, size, decks })
}

export function useHostDraft({ at, isHost, change }: WaitingRoom): void {
  const { connection, table } = at
  const draft = useDraft((store) => store.draft)
  const onTable = keyOfTable(table)
  const drafted = keyOf(draft)
  const sent = useRef(onTable)
  const underWay = useRef(0)

  // The table's options hold, unless newer ones are on their way to the server.
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
      options: { ...now.options, ...chosenDale(playersAt(size), decks, size === 'teams') },
      seats: resized(now.seats, playersAt(size)),
    }))
    void asked.then((isDone) => {
      underWay.current--
      if (!isDone && connection.table !== undefined) become(keyOfTable(connection.table))
    })
  }, [change, connection, draft, drafted, isHost])
}
