/** What the people and programs at a table are called when a game is told afterwards. */
import { givenName, isSpokenTo, seatName } from '../seat-name.ts'
import type { TableSetup } from '../sight.ts'
import { useWords } from '../words/words.tsx'
import { initialOf } from '../look/initial.ts'

export interface SeatNames {
  readonly of: (seat: number) => string
  /** Several, joined with "and". */
  readonly all: (seats: readonly number[]) => string
  /** Whether this seat is spoken to: the only person at the screen is. */
  readonly isYou: (seat: number) => boolean
  /** What stands on the pawn: a letter, or a name as short as that. */
  readonly initial: (seat: number) => string
}

export function useSeatNames({ seats }: TableSetup): SeatNames {
  const t = useWords()
  const isYou = (seat: number): boolean => isSpokenTo(seats, seat)
  const of = (seat: number): string => (isYou(seat) ? t('common.you') : seatName(t, seats, seat))
  return {
    of,
    isYou,
    all: (which) => t.list(which.map(of)),
    initial: (seat) => {
      const info = seats[seat]
      const name = (info && givenName(info)) || of(seat)
      return name.length > 2 ? initialOf(name) : name
    },
  }
}
