/** Figures for each player. */
import type { DaleLogEntry } from '../match-types.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { Side } from './sides.ts'
import { statsOf } from './stats.ts'
import { itemAt } from '@merchants/tabletop'

interface FiguresProps {
  readonly log: readonly DaleLogEntry[]
  readonly sides: readonly Side[]
  readonly nameOf: (seat: number) => string
}

export function Figures({ log, sides, nameOf }: FiguresProps): React.ReactNode {
  const t = useTranslation()
  const seats = sides.flatMap((side) => side.seats)
  const stats = statsOf(log, seats.length)
  const average = (sum: number, count: number): string =>
    count === 0 ? '–' : t.number(Math.round((10 * sum) / count) / 10)
  const rows = [
    { name: t('end.turns'), of: (each) => each.turns },
    { name: t('end.purchases'), of: (each) => each.purchases },
    { name: t('end.paid'), of: ({ paid, purchases }) => average(paid, purchases) },
    { name: t('end.techniques'), of: (each) => each.techniques },
    { name: t('end.bonus-actions'), of: (each) => each.bonusActions },
    { name: t('end.junk'), of: (each) => each.junkThrownAway },
  ] satisfies { name: string; of(each: (typeof stats)[number]): number | string }[]
  return (
    <div className="panel column">
      <h2 id="figures">{t('end.figures')}</h2>
      <table className="figures" aria-labelledby="figures">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('end.figures')}</span>
            </th>
            {seats.map((seat) => (
              <th scope="col" key={seat}>
                {nameOf(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {seats.map((seat) => (
                <td key={seat}>{of(itemAt(stats, seat))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
