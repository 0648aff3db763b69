/** The name of a seat. No player has the name "You"; a seat without a name goes by its number. */
import type { SeatInfo } from './match-types.ts'
import { isOnThisDevice } from './match-types.ts'
import type { T } from '../../words/translator.ts'

/** Games saved by earlier versions have these as the name of a player without one. */
const YOU: ReadonlySet<string> = new Set(['You', 'Vous', 'Ty'])

/** The name given to a seat, if any. */
export function givenName({ kind, name }: SeatInfo): string {
  const given = name.trim()
  return kind === 'me' && YOU.has(given) ? '' : given
}

export function seatName(t: T, seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat]
  return (info && givenName(info)) || t('common.player', { number: seat + 1 })
}

/** Whether the page can address this seat as "you", because its player is alone at the screen. */
export const isSpokenTo = (seats: readonly SeatInfo[], seat: number): boolean =>
  seats[seat]?.kind === 'me' && seats.filter(({ kind }) => isOnThisDevice(kind)).length === 1

/** The name that stands beside a seat at the table, where the viewer's own seat may be headed "You". */
export function headingOf(t: T, seats: readonly SeatInfo[], seat: number, viewer: number): string {
  const info = seats[seat]
  const isUnnamed = info !== undefined && givenName(info) === ''
  return isUnnamed && seat === viewer && isSpokenTo(seats, seat) ? t('common.you') : seatName(t, seats, seat)
}
