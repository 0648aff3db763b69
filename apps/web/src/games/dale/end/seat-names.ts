/** Names of players and bots at a table after a game. */
import { givenName, isSpokenTo, seatName } from '../seat-name.ts'
import type { MatchSetup } from '../match-types.ts'
import { useTranslation } from '../../../words/words.tsx'
import { initialOf } from '../../../look/initial.ts'

export interface SeatNames {
  readonly of: (seat: number) => string
  /** Several, joined with "and". "You" comes first: "You and Ada". */
  readonly all: (seats: readonly number[]) => string
  /** Whether this seat is addressed as "you", which only a lone player at the screen is. */
  readonly isYou: (seat: number) => boolean
  /** The letter or very short name on the pawn. */
  readonly initial: (seat: number) => string
}

export function useSeatNames({ seats }: MatchSetup): SeatNames {
  const t = useTranslation()
  const isYou = (seat: number): boolean => isSpokenTo(seats, seat)
  const of = (seat: number): string => (isYou(seat) ? t('common.you') : seatName(t, seats, seat))
  return {
    of,
    isYou,
    all: (which) => t.list([...which.filter(isYou), ...which.filter((seat) => !isYou(seat))].map(of)),
    initial: (seat) => {
      const info = seats[seat]
      const name = (info && givenName(info)) || of(seat)
      return name.length > 2 ? initialOf(name) : name
    },
  }
}
