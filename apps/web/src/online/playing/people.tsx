/** Everybody at the table: who is here, who is away, for whom a program plays, who watches. */
import { Icon } from '../../look/icon.tsx'
import { initialOf } from '../../look/initial.ts'
import { seatClass } from '../../table/table-context.tsx'
import { useWords } from '../../words/words.tsx'
import type { AtTable } from '../use-connection.ts'
import { Clock, Dot, saySeat } from './seat-state.tsx'

interface PeopleProps {
  readonly at: AtTable
  readonly nameOf: (seat: number) => string
}

export function People({ at, nameOf }: PeopleProps): React.ReactNode {
  const t = useWords()
  const { table, mine } = at
  return (
    <ul className="people" aria-label={t('online.people')}>
      {table.seats.map((seat, number) => (
        <li key={number} className={`${seatClass(number, table.options.teams)} ${seat.standIn ? 'stands-in' : ''}`}>
          <span className="pawn" aria-hidden="true">
            {initialOf(nameOf(number))}
          </span>
          <span className="nm">
            {nameOf(number)}
            <small>
              <Dot seat={seat} />
              {saySeat(t, seat, mine.includes(number))}
            </small>
          </span>
          <Clock seat={seat} />
        </li>
      ))}
      {table.spectators > 0 && (
        <li className="watchers">
          <Icon name="eye" /> {t('online.spectators', { count: table.spectators })}
        </li>
      )}
    </ul>
  )
}
