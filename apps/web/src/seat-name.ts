/** What a seat is called. No player has the name "You": a seat without a name goes by its number. */
import type { SeatInfo } from './sight.ts'
import { isHere } from './sight.ts'
import type { T } from './words/t.ts'

/** Games kept by earlier versions have these as the name of whoever sat there without one. */
const YOU: ReadonlySet<string> = new Set(['You', 'Vous', 'Ty'])

/** The name that was given to a seat, or nothing. */
export function givenName({ kind, name }: SeatInfo): string {
  const given = name.trim()
  return kind === 'me' && YOU.has(given) ? '' : given
}

export function seatName(t: T, seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat]
  return (info && givenName(info)) || t('common.player', { number: seat + 1 })
}

/** Whether the page can say "you" to this seat: the only person at the screen has it. */
export const isSpokenTo = (seats: readonly SeatInfo[], seat: number): boolean =>
  seats[seat]?.kind === 'me' && seats.filter(({ kind }) => isHere(kind)).length === 1

/** The name that stands beside a seat at the table, where the viewer's own seat may be headed "You". */
export function headingOf(t: T, seats: readonly SeatInfo[], seat: number, viewer: number): string {
  const info = seats[seat]
  const isUnnamed = info !== undefined && givenName(info) === ''
  return isUnnamed && seat === viewer && isSpokenTo(seats, seat) ? t('common.you') : seatName(t, seats, seat)
}
