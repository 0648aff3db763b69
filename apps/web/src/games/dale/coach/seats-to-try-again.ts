/** The seats of a game that is tried again from a moment. */
import type { BotLevel } from '@merchants/protocol'
import type { SeatInfo } from '../match-types.ts'
import { isBot } from '../match-types.ts'
import { seatsToPlayOn } from '../replay/seats-to-play-on.ts'

/** For players who are not there. */
const STAND_IN: BotLevel = 'quick'

/** You in the seat, the same bots in theirs, and a bot for everyone else. */
export const seatsToTryAgain = (seats: readonly SeatInfo[], own: number): SeatInfo[] =>
  seatsToPlayOn(seats, own, STAND_IN).map((taken, seat) => {
    const kind = seats[seat]?.kind
    return seat !== own && kind !== undefined && isBot(kind) ? { ...taken, kind } : taken
  })
