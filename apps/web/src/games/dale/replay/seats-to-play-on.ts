/** The seats when a player takes one in a past game. */
import type { BotLevel } from '@merchants/protocol'
import type { SeatInfo } from '../match-types.ts'

/** You in one seat, bots in all others. A bot that replaces you gets the other's name in exchange. */
export function seatsToPlayOn(seats: readonly SeatInfo[], own: number, level: BotLevel): SeatInfo[] {
  const before = seats.findIndex(({ kind }) => kind === 'me')
  const nameOf = (seat: number): string => seats[seat]?.name ?? ''
  return seats.map((_, seat): SeatInfo => {
    if (seat === own) return { kind: 'me', name: nameOf(before < 0 ? own : before) }
    return { kind: level, name: nameOf(seat === before ? own : seat) }
  })
}
