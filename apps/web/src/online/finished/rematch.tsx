/** A rematch with the same players, which begins when all have agreed. */
import { useTranslation } from '../../words/words.tsx'
import type { SeatPlan } from '../waiting-room/seat-plans.ts'
import { planOf } from '../waiting-room/seat-plans.ts'
import { TakeSeat } from '../waiting-room/take-seat.tsx'
import { newSalt } from '../salt.ts'
import type { TableConnection } from '../use-connection.ts'
import type { RequestStatus } from '../use-request-status.ts'

interface RematchProps {
  readonly at: TableConnection
  readonly nameOf: (seat: number) => string
  readonly tell: RequestStatus['track']
}

export function Rematch({ at, nameOf, tell }: RematchProps): React.ReactNode {
  const t = useTranslation()
  const { table, mine, connection } = at
  const people = table.seats.flatMap(({ is }, seat) => (is === 'person' ? [seat] : []))
  const wanting = people.filter((seat) => table.again.includes(seat))
  const slow = people.filter((seat) => !table.again.includes(seat))
  const own = slow.filter((seat) => mine.includes(seat))
  const others = wanting.filter((seat) => !mine.includes(seat))
  const agree = async (): Promise<void> => {
    for (const seat of own) await tell(connection.again(newSalt(), seat))
  }
  const free = table.seats.flatMap(({ is }, seat) => (is === 'open' ? [seat] : []))
  if (free.length > 0) return <FreeSeats {...{ at, tell, free }} />
  if (own.length > 0) {
    return (
      <button type="button" className="btn primary" onClick={() => void agree()}>
        {t('end.rematch')}
        {others.length > 0 && (
          <small>{t('online.want-again', { who: t.list(others.map(nameOf)), count: others.length })}</small>
        )}
      </button>
    )
  }
  return (
    <p className="again soft" role="status">
      {mine.length === 0
        ? wanting.length === 0
          ? t('online.again-open')
          : t('online.want-again', { who: t.list(wanting.map(nameOf)), count: wanting.length })
        : t('online.again-waits', { who: t.list(slow.map(nameOf)) })}
    </p>
  )
}

const STAND_BY: SeatPlan = { is: 'bot', level: 'seasoned' }

type FreeSeatsProps = Omit<RematchProps, 'nameOf'> & { readonly free: readonly number[] }

/** A player has left, so another one can join, or the host can add bots. */
function FreeSeats({ at, tell, free }: FreeSeatsProps): React.ReactNode {
  const t = useTranslation()
  const { table, mine, connection } = at
  const seats = planOf(table.seats).map((plan, seat): SeatPlan => (free.includes(seat) ? STAND_BY : plan))
  return (
    <div className="again soft">
      <p role="status">{t('online.again-seat', { count: free.length })}</p>
      {mine.includes(table.host) && (
        <button type="button" className="btn" onClick={() => void tell(connection.set({ seats }, table.host))}>
          {t('online.fill-seats')}
        </button>
      )}
      {mine.length === 0 && <TakeSeat at={at} />}
    </div>
  )
}
