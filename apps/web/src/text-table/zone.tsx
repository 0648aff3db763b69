/** A zone of the table under its heading, and the players one by one. */
import { useId } from 'react'
import { useWords } from '../words/words.tsx'
import type { Line, Telling } from './lines.ts'
import { othersOf, playerLines, playerTitle } from './lines.ts'
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

export function Others({ telling }: { readonly telling: Telling }): React.ReactNode {
  const t = useWords()
  const id = useId()
  const { view } = telling.table.sight
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(view.teams || view.seat < 0 ? 'text.players' : 'text.opponents')}</h2>
      {othersOf(view).map((seat) => (
        <div key={seat}>
          <h3>{playerTitle(telling, seat)}</h3>
          <LinesList lines={playerLines(telling, seat)} />
        </div>
      ))}
    </section>
  )
}
