/** Default names of players and bots. */
import { givenName } from '../seat-name.ts'
import type { SeatInfo, MatchSetup } from '../match-types.ts'
import { isBot, isOnThisDevice } from '../match-types.ts'
import { useSettings } from '../../../settings/settings.ts'
import { useTranslation } from '../../../words/words.tsx'

export interface Names {
  /** Friendly names of our own, in the language in use. */
  readonly friendly: readonly string[]
  /** The name of a seat while its field is empty. */
  readonly usual: (seats: readonly SeatInfo[], seat: number) => string
  readonly of: (seats: readonly SeatInfo[], seat: number) => string
  /** The same table with a name in every seat; only a player alone with computers needs none. */
  readonly filledIn: (setup: MatchSetup) => MatchSetup
}

/** Whether only computers play besides me, so that I need no name. */
const isAlone = (seats: readonly SeatInfo[]): boolean => seats.filter(({ kind }) => !isBot(kind)).length === 1

/** Any of the friendly names. */
export const anyName = ({ friendly }: Names): string => friendly[Math.floor(Math.random() * friendly.length)] ?? ''

export function useNames(): Names {
  const t = useTranslation()
  const mine = useSettings(({ name }) => name.trim())
  const friendly = t('home.names').split(', ')

  const usual: Names['usual'] = (seats, seat) => {
    const kind = seats[seat]?.kind ?? 'guest'
    if (kind === 'me' && isAlone(seats)) return t('common.you')
    return isOnThisDevice(kind) ? t('common.player', { number: seat + 1 }) : (friendly.at(seat - 1) ?? '')
  }
  const given = ({ kind, name }: SeatInfo): string => (kind === 'me' ? mine : givenName({ kind, name }))
  const of: Names['of'] = (seats, seat) => (seats[seat] && given(seats[seat])) || usual(seats, seat)
  return {
    friendly,
    usual,
    of,
    filledIn: (setup) => ({
      ...setup,
      seats: setup.seats.map((info, seat) => ({
        kind: info.kind,
        name: info.kind === 'me' && isAlone(setup.seats) ? mine : of(setup.seats, seat),
      })),
    }),
  }
}
