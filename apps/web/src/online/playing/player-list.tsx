/** All players and spectators at the table, with their presence and stand-in bots. */
import { Icon } from '../../look/icon.tsx'
import { initialOf } from '../../look/initial.ts'
import { seatClass } from '../../look/seat-class.ts'
import { useTranslation } from '../../words/words.tsx'
import { isTeamGame } from '../games/games.ts'
import type { TableConnection } from '../use-connection.ts'
import { Clock, Dot, saySeat } from './seat-state.tsx'

interface PlayerListProps {
  readonly at: TableConnection
  readonly nameOf: (seat: number) => string
}

export function PlayerList({ at, nameOf }: PlayerListProps): React.ReactNode {
  const t = useTranslation()
  const { table, mine } = at
  return (
    <ul className="people rows gap-4" aria-label={t('online.people')}>
      {table.seats.map((seat, number) => (
        <li key={number} className={`${seatClass(number, isTeamGame(table.options))} row gap-8`}>
          <span className="pawn" aria-hidden="true">
            {initialOf(nameOf(number))}
          </span>
          <span className="nm grow">
            {nameOf(number)}
            <small>
              <Dot seat={seat} />
              <span className={seat.standIn ? 'fault' : ''}>{saySeat(t, seat, mine.includes(number))}</span>
            </small>
          </span>
          <Clock seat={seat} />
        </li>
      ))}
      {table.spectators > 0 && (
        <li className="soft">
          <Icon name="eye" /> {t('online.spectators', { count: table.spectators })}
        </li>
      )}
    </ul>
  )
}
