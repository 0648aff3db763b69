/** The result of a finished game for the player at this screen, the source of records. */
import type { Deck } from '@merchants/dale'
import { DECKS } from '@merchants/dale'
import type { GameRecord } from '../local/record.ts'
import type { BotLevel } from '@merchants/protocol'
import { BOT_LEVELS } from '@merchants/protocol'
import { isBot } from '../match-types.ts'
import { isListOf, isObject, isText } from '../worker/kept-record.ts'

/** The opponents of a game: the easiest of the computers, or people only. */
export const OPPONENTS = [...BOT_LEVELS, 'people'] as const
export type Opponents = BotLevel | 'people'

export interface GameResult {
  readonly game: string
  readonly playedAt: number
  readonly decks: readonly Deck[]
  readonly players: number
  readonly against: Opponents
  /** Own turns until the end. */
  readonly turns: number
  readonly hasWon: boolean
  /** As for everything that is stored. */
  readonly saves?: number
}

/** Games count that I have finished in this browser: not those of others, nor those that began in the middle of another. */
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

const FILE = 'merchants-table-records'

export const writeResults = (results: readonly GameResult[]): string =>
  JSON.stringify({ file: FILE, results }, undefined, 2)

/** The results in a file; `undefined` if it is another one. */
export function readResults(text: string): readonly GameResult[] | undefined {
  const file = parse(text)
  if (!isObject(file) || file['file'] !== FILE || !isListOf(file['results'], isResult)) return undefined
  return file['results'].map(({ game, playedAt, decks, players, against, turns, hasWon }) => {
    return { game, playedAt, decks, players, against, turns, hasWon }
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

const isResult = (value: unknown): value is GameResult =>
  isObject(value) &&
  isText(value['game']) &&
  value['game'].length <= 100 &&
  isCount(value['playedAt']) &&
  isListOf(value['decks'], (deck): deck is Deck => DECKS.some((each) => each === deck)) &&
  isCount(value['players']) &&
  OPPONENTS.some((each) => each === value['against']) &&
  isCount(value['turns']) &&
  typeof value['hasWon'] === 'boolean'
