/** The result of a finished game for the player at this screen, the source of records. */
import type { Deck } from '@merchants/dale'
import { DECKS } from '@merchants/dale'
import type { GameRecord } from '../local/record.ts'
import type { BotLevel } from '@merchants/protocol'
import { BOT_LEVELS } from '@merchants/protocol'
import { isBot } from '../match-types.ts'
import { isListOf } from '../../../worker/kept-record.ts'
import type { KeptResult } from '../../../worker/kept-results.ts'
import { isCount, resultsFile } from '../../../records/results-file.ts'

/** The opponents of a game, given by the easiest of the computers, or people only. */
export const OPPONENTS = [...BOT_LEVELS, 'people'] as const
export type Opponents = BotLevel | 'people'

export interface GameResult extends KeptResult {
  readonly decks: readonly Deck[]
  readonly players: number
  readonly against: Opponents
  /** The player's turns until the end. */
  readonly turns: number
  readonly hasWon: boolean
}

/** Only games that the player finished in this browser count, not those of others or those continued from a replay. */
export function resultOf({ game, table, state, playedAt, online, origin }: GameRecord): GameResult | undefined {
  const { seats, decks, teams } = table
  const mine = seats.findIndex(({ kind }) => kind === 'me')
  const isFromHere = online === undefined && origin === undefined
  if (!isFromHere || mine < 0 || state.winners.length === 0) return undefined
  const foes = seats.filter((_, seat) => (teams ? seat % 2 !== mine % 2 : seat !== mine))
  const levels = foes.flatMap(({ kind }) => (isBot(kind) ? [kind] : []))
  return {
    game,
    playedAt,
    decks,
    players: seats.length,
    against: BOT_LEVELS.find((level) => levels.includes(level)) ?? 'people',
    turns: Math.ceil(state.turn / seats.length),
    hasWon: state.winners.includes(mine),
  }
}

/** Records of Dale as a file. */
export const recordsFile = resultsFile<GameResult>('merchants-table-records', (value, played) => {
  const { decks, players, turns, hasWon } = value
  const against = OPPONENTS.find((each) => each === value['against'])
  const isWhole = isListOf(decks, isDeck) && isCount(players) && isCount(turns) && typeof hasWon === 'boolean'
  return isWhole && against !== undefined ? { ...played, decks, players, against, turns, hasWon } : undefined
})

const isDeck = (value: unknown): value is Deck => DECKS.some((deck) => deck === value)
