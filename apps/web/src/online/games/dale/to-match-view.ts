/** Converts an online table to the data of the drawn table. */
import type { TableMatchView } from '@merchants/client'
import type { Dale } from '@merchants/dale'
import type { TableView } from '@merchants/protocol'
import type { SeatInfo, DaleMatchView, MatchSetup } from '../../../games/dale/match-types.ts'
import type { BotNames } from '../../names.ts'
import { decksAt, isTeamGame } from './dale-options.ts'

type Seat = TableView['seats'][number]

/** The seats as seen from a screen that has some of them; a single one is "mine". */
export function seatsFrom(seats: readonly Seat[], mine: readonly number[], bots: BotNames): SeatInfo[] {
  const kindOf = ({ is, level }: Seat, seat: number): SeatInfo['kind'] => {
    if (is === 'bot') return level ?? 'novice'
    if (!mine.includes(seat)) return 'elsewhere'
    return mine.length === 1 ? 'me' : 'guest'
  }
  return seats.map((info, seat) => ({
    kind: kindOf(info, seat),
    name: info.is === 'person' ? info.name : bots(seat),
  }))
}

export function setupFrom({ seats, options }: TableView, mine: readonly number[], bots: BotNames): MatchSetup {
  return { seats: seatsFrom(seats, mine, bots), decks: decksAt(options), teams: isTeamGame(options) }
}

/** The name of a finished game in this browser, and of the one that is being played. */
export const gameName = (table: string, game: number): string => `${table}-${game}`

export function toMatchView(
  seen: Omit<TableMatchView<Dale>, 'question'>,
  table: string,
  setup: MatchSetup,
): DaleMatchView {
  const { view, game, step, act, log, news, whyNoUndo, curtain } = seen
  return {
    game: gameName(table, game),
    setup,
    step,
    view,
    act,
    log,
    news,
    whyNoUndo,
    curtain,
  }
}
