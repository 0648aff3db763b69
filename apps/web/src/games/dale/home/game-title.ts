/** The title and status of a saved game in lists. */
import { isSpokenTo, seatName } from '../seat-name.ts'
import type { GameSummary } from '../match-types.ts'
import { isBot } from '../match-types.ts'
import { sayScore } from '../../../say-score.ts'
import { useTranslation } from '../../../words/words.tsx'

/** The seat from whose side a game is described: mine, else the first person's, else the first. */
function ownSeat({ setup: { seats } }: GameSummary): number {
  const mine = seats.findIndex(({ kind }) => kind === 'me')
  return mine >= 0
    ? mine
    : Math.max(
        0,
        seats.findIndex(({ kind }) => !isBot(kind)),
      )
}

/** The opponents of a seat. */
export function othersIn(game: GameSummary): readonly number[] {
  const own = ownSeat(game)
  const isWithMe = (seat: number): boolean => (game.setup.teams ? seat % 2 === own % 2 : seat === own)
  return game.setup.seats.flatMap((_, seat) => (isWithMe(seat) ? [] : [seat]))
}

export function useGameTitle(): (game: GameSummary) => string {
  const t = useTranslation()
  return (game) => {
    const { setup, turn } = game
    const named = (seats: readonly number[]): string => t.list(seats.map((seat) => seatName(t, setup.seats, seat)))
    const isMine = setup.seats[ownSeat(game)]?.kind === 'me'
    return isMine
      ? t('home.against', { names: named(othersIn(game)), turn })
      : t('home.between', { names: named([...setup.seats.keys()]), turn })
  }
}

export function useGameScore(): (game: GameSummary) => string {
  const t = useTranslation()
  return (game) => {
    const { setup, stacks, waitsFor } = game
    const who = waitsFor === undefined ? undefined : setup.seats[waitsFor]
    const turn = {
      whose: who === undefined ? 'nobody' : isSpokenTo(setup.seats, waitsFor ?? -1) ? 'me' : 'someone',
      who: seatName(t, setup.seats, waitsFor ?? 0),
    }
    const own = ownSeat(game) % stacks.length
    const [mine = 0, ...theirs] = [...stacks.slice(own), ...stacks.slice(0, own)]
    return theirs.length === 1
      ? t('home.score', { mine, theirs: theirs[0] ?? 0, ...turn })
      : t('home.scores', { stacks: sayScore(t, [mine, ...theirs]), ...turn })
  }
}
