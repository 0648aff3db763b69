/** The kinds of seats, as sent to the server. */
import type { BotLevel, ClientMessage, TableView } from '@merchants/protocol'

export type SeatPlan = NonNullable<Extract<ClientMessage, { do: 'set' }>['seats']>[number]
type Seats = TableView['seats']

const OPEN: SeatPlan = { is: 'open' }

/** The current seats. A seat with a player counts as open, and the player stays. */
export const planOf = (seats: Seats): readonly SeatPlan[] =>
  seats.map(({ is, level }) => (is === 'bot' && level !== null ? { is, level } : OPEN))

/** The same seats, or fewer, or with open ones more. */
export const resized = (seats: readonly SeatPlan[], players: number): readonly SeatPlan[] =>
  Array.from({ length: players }, (_, seat) => seats[seat] ?? OPEN)

/** The same seats with a bot in one of them, or with no one. */
export const withBot = (seats: readonly SeatPlan[], seat: number, level: BotLevel | undefined): readonly SeatPlan[] =>
  seats.with(seat, level === undefined ? OPEN : { is: 'bot', level })

/** The smallest number of seats, up to the last player. */
export const fewestSeats = (seats: Seats): number => seats.findLastIndex(({ is }) => is === 'person') + 1
