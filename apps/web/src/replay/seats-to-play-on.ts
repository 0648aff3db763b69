/** Who sits where when somebody takes a seat in a game of the past. */
import type { BotLevel, SeatInfo } from '../sight.ts'

/** You in one seat, programs in all others. Who gives up a seat of yours gets its name in exchange. */
export function seatsToPlayOn(seats: readonly SeatInfo[], own: number, level: BotLevel): SeatInfo[] {
  const before = seats.findIndex(({ kind }) => kind === 'me')
  const nameOf = (seat: number): string => seats[seat]?.name ?? ''
  return seats.map((_, seat): SeatInfo => {
    if (seat === own) return { kind: 'me', name: nameOf(before < 0 ? own : before) }
    return { kind: level, name: nameOf(seat === before ? own : seat) }
  })
}
