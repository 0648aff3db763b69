/** Reads out what is new in the log. Stands in for the log where that is folded away. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Sight } from '../sight.ts'
import type { TurnEntries } from './entries.ts'
import { entriesOf } from './entries.ts'
import { useSentences } from './sentence.ts'

interface NewsProps {
  readonly sight: Sight
  readonly nameOf: (seat: number) => string
  /** The log of this sight, for whoever has it already. */
  readonly turns?: readonly TurnEntries[]
}

/** Of a long burst only the end is read. */
const MOST = 12

export function News({ sight, nameOf, turns }: NewsProps): React.ReactNode {
  const { log, view } = sight
  const sentence = useSentences(nameOf)
  const told = useRef(log.length)
  const [text, setText] = useState('')
  const latest = useMemo(
    () => (turns ?? entriesOf(log, view)).slice(-MOST).flatMap(({ entries }) => entries),
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
