/** A zone of the table under its heading, and the players one by one. */
import { useId } from 'react'
import { useTranslation } from '../../../words/words.tsx'
import type { Line, TextContext } from './describe-zones.ts'
import { othersOf, playerLines, playerTitle } from './describe-zones.ts'
import { LinesList } from './lines-list.tsx'

export function Zone({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }): React.ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <LinesList lines={lines} />
    </section>
  )
}

export function Others({ context }: { readonly context: TextContext }): React.ReactNode {
  const t = useTranslation()
  const id = useId()
  const { view } = context.table.match
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(view.teams || view.seat < 0 ? 'text.players' : 'text.opponents')}</h2>
      {othersOf(view).map((seat) => (
        <div key={seat}>
          <h3>{playerTitle(context, seat)}</h3>
          <LinesList lines={playerLines(context, seat)} />
        </div>
      ))}
    </section>
  )
}
