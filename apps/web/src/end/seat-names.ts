/** What the people and programs at a table are called when a game is told afterwards. */
import type { TableSetup } from '../sight.ts'
import { isHere } from '../sight.ts'
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
  const people = seats.flatMap(({ kind }, seat) => (isHere(kind) ? [seat] : []))
  const isYou = (seat: number): boolean => seats[seat]?.kind === 'me' && people.length === 1
  const of = (seat: number): string => {
    const name = seats[seat]?.name ?? ''
    return isYou(seat) || (name === '' && seats[seat]?.kind === 'me') ? t('common.you') : name
  }
  return {
    of,
    isYou,
    all: (which) => t.list(which.map(of)),
    initial: (seat) => {
      const name = seats[seat]?.name || of(seat)
      return name.length > 2 ? initialOf(name) : name
    },
  }
}
