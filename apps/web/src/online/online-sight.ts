/** What a table online tells, in the words of the table that is drawn. */
import type { TableSight } from '@merchants/client'
import type { TableView } from '@merchants/protocol'
import type { SeatInfo, Sight, TableSetup } from '../sight.ts'

type Seat = TableView['seats'][number]

/** Programs have no name of their own; `nameOf` gives them one. */
export type BotNames = (seat: number) => string

/** The seats as they are seen from a screen that has some of them: a single one is mine. */
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

export function setupFrom({ seats, options }: TableView, mine: readonly number[], bots: BotNames): TableSetup {
  return { seats: seatsFrom(seats, mine, bots), decks: options.decks, teams: options.teams }
}

/** The name of a finished game in this browser, and of the one that is being played. */
export const gameName = (table: string, game: number): string => `${table}-${game}`

/** On the way here empty market slots become `null`; the table knows them as `undefined`. */
export function sightFrom(seen: Omit<TableSight, 'question'>, table: string, setup: TableSetup): Sight {
  const { view, game, step, act, log, news, whyNoUndo, curtain } = seen
  const market = view.market.map((card) => card ?? undefined)
  return {
    game: gameName(table, game),
    setup,
    step,
    view: { ...view, market },
    act,
    log,
    news,
    whyNoUndo,
    curtain,
  }
}
