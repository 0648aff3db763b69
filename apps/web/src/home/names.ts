/** What people and programs are called as long as nobody says otherwise. */
import type { SeatInfo, TableSetup } from '../sight.ts'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../words/words.tsx'

export interface Names {
  /** Friendly names of our own, in the language in use. */
  readonly friendly: readonly string[]
  /** What a seat is called while its name is empty. */
  readonly usual: (seat: number, kind: SeatInfo['kind']) => string
  readonly of: (seat: number, info: SeatInfo) => string
  /** The same table with a name in every seat. */
  readonly filledIn: (setup: TableSetup) => TableSetup
}

/** Any of the friendly names. */
export const anyName = ({ friendly }: Names): string => friendly[Math.floor(Math.random() * friendly.length)] ?? ''

export function useNames(): Names {
  const t = useWords()
  const mine = useSettings(({ name }) => name.trim())
  const friendly = t('home.names').split(', ')

  const usual: Names['usual'] = (seat, kind) => (kind === 'me' ? t('common.you') : (friendly.at(seat - 1) ?? ''))
  const of: Names['of'] = (seat, { kind, name }) => (kind === 'me' ? mine : name.trim()) || usual(seat, kind)
  return {
    friendly,
    usual,
    of,
    filledIn: (setup) => ({
      ...setup,
      seats: setup.seats.map((info, seat) => ({ kind: info.kind, name: of(seat, info) })),
    }),
  }
}
