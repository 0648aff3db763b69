/** Reads out what is new in the log. Stands in for the log where that is folded away. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DaleMatchView } from '../match-types.ts'
import type { TurnLines } from './log-lines.ts'
import { logLinesOf } from './log-lines.ts'
import { useSentences } from './sentence.ts'

interface LogAnnouncerProps {
  readonly match: DaleMatchView
  readonly nameOf: (seat: number) => string
  /** The log of this view, for callers that have it already. */
  readonly turns?: readonly TurnLines[]
}

/** Of a long burst only the end is read. */
const MOST = 12

export function LogAnnouncer({ match, nameOf, turns }: LogAnnouncerProps): React.ReactNode {
  const { log, view } = match
  const sentence = useSentences(nameOf)
  const told = useRef(log.length)
  const [text, setText] = useState('')
  const latest = useMemo(
    () => (turns ?? logLinesOf(log, view)).slice(-MOST).flatMap(({ entries }) => entries),
    [turns, log, view],
  )

  useEffect(() => {
    const fresh = latest.filter(({ id }) => id >= told.current).slice(-MOST)
    told.current = log.length
    if (fresh.length > 0) setText(fresh.map(sentence).join(' '))
  }, [latest, log, sentence])

  return (
    <p className="sr" aria-live="polite">
      {text}
    </p>
  )
}
