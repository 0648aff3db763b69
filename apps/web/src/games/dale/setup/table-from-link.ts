/** Reads a table from the address, when the page opens with one or one is pasted later. */
import { useEffect, useEffectEvent } from 'react'
import { draftOf } from './draft.ts'
import { useDraft } from './draft-store.ts'
import type { BadLink } from './table-link.ts'
import { isBadLink, readTableLink } from './table-link.ts'

/** Reports whether a link was read, or why it could not be, and then restores the address of the page. */
export function useTableFromLink(onRead: (bad: BadLink | undefined) => void): void {
  const setDraft = useDraft((store) => store.setDraft)

  const read = useEffectEvent(() => {
    const table = readTableLink(location.hash)
    if (table === undefined) return
    history.replaceState(history.state, '', location.pathname + location.search)
    if (!isBadLink(table)) setDraft(draftOf(table))
    onRead(isBadLink(table) ? table : undefined)
  })

  useEffect(() => {
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
}
