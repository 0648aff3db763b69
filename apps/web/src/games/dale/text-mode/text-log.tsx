/** The events of the last turns; new ones are read out. */
import { useId, useMemo } from 'react'
import type { TurnLines } from '../log/log-lines.ts'
import { logLinesOf, written } from '../log/log-lines.ts'
import { inWords } from '../log/sentence.ts'
import type { Line, TextContext } from './describe-zones.ts'

/** How many turns are shown. */
const TURNS = 6

const titleOf = ({ t, table }: TextContext, { turn, seat }: TurnLines): string =>
  seat === table.match.view.seat ? t('log.turn-you', { turn }) : t('log.turn', { turn, who: table.nameOf(seat) })

export function logLines(context: TextContext): Line[] {
  const { t, table, name } = context
  const { log, view } = table.match
  return written(logLinesOf(log, view))
    .slice(-TURNS)
    .flatMap((page) => [
      { say: titleOf(context, page) },
      ...page.entries.map((entry) => ({ say: inWords(t, entry, { seat: (seat) => table.nameOf(seat), card: name }) })),
    ])
}

export function TextLog({ context }: { readonly context: TextContext }): React.ReactNode {
  const id = useId()
  const { t, table, name } = context
  const { log, view } = table.match
  const turns = useMemo(() => written(logLinesOf(log, view)).slice(-TURNS), [log, view])
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{context.t('text.log')}</h2>
      <div role="log" aria-live="polite" aria-labelledby={id}>
        {turns.map((page) => (
          <div key={page.turn}>
            <h3>{titleOf(context, page)}</h3>
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
