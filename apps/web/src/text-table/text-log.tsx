/** What happened in the last turns; what is new is read out. */
import { useId, useMemo } from 'react'
import type { TurnEntries } from '../log/entries.ts'
import { entriesOf, written } from '../log/entries.ts'
import { inWords } from '../log/sentence.ts'
import type { Line, Telling } from './lines.ts'

/** So many turns are told. */
const TURNS = 6

const titleOf = ({ t, table }: Telling, { turn, seat }: TurnEntries): string =>
  seat === table.sight.view.seat ? t('log.turn-you', { turn }) : t('log.turn', { turn, who: table.nameOf(seat) })

export function logLines(telling: Telling): Line[] {
  const { t, table, name } = telling
  const { log, view } = table.sight
  return written(entriesOf(log, view))
    .slice(-TURNS)
    .flatMap((page) => [
      { say: titleOf(telling, page) },
      ...page.entries.map((entry) => ({ say: inWords(t, entry, { seat: (seat) => table.nameOf(seat), card: name }) })),
    ])
}

export function TextLog({ telling }: { readonly telling: Telling }): React.ReactNode {
  const id = useId()
  const { t, table, name } = telling
  const { log, view } = table.sight
  const turns = useMemo(() => written(entriesOf(log, view)).slice(-TURNS), [log, view])
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{telling.t('text.log')}</h2>
      <div role="log" aria-live="polite" aria-labelledby={id}>
        {turns.map((page) => (
          <div key={page.turn}>
            <h3>{titleOf(telling, page)}</h3>
            <ul className="lines">
              {page.entries.map((entry) => (
                <li key={entry.id}>{inWords(t, entry, { seat: (seat) => table.nameOf(seat), card: name })}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
