/** A game as it is kept: setup, seed, answers and written moves. */
import type { Dale, Deck, Setup } from '@merchants/dale'
import { CURRENT_RULES, DECKS, FIRST_RULES, whyNotSetup } from '@merchants/dale'
import type { Match } from '@merchants/match'
import { playedIn, playedIn1 } from '@merchants/protocol'
import type { GameSummary, KeptProof, SeatInfo, MatchSetup } from '../match-types.ts'
import { BOT_LEVELS } from '@merchants/protocol'
import type { GameFault, KeptRecord } from '../../../worker/kept-record.ts'
import { isListOf, isObject, isText, whyNotRecord } from '../../../worker/kept-record.ts'

export interface GameRecord extends KeptRecord {
  readonly table: MatchSetup
  readonly starter: number
  /** Its data for the list of games. */
  readonly state: Pick<GameSummary, 'turn' | 'stacks' | 'waitsFor' | 'winners'>
  /** The origin of an online game, which has ended and cannot be continued. */
  readonly online?: KeptProof
  /** Absent if the game was begun here and played from its start: else it came as a file or link, or goes on from a moment of another. */
  readonly origin?: 'loaded' | 'continued'
}

export const setupOf = ({ table, starter, rules, seed }: GameRecord): Setup & { readonly seed: string } => ({
  players: table.seats.length,
  decks: table.decks,
  teams: table.teams,
  starter,
  rules: rules ?? FIRST_RULES,
  seed,
})

/** The facts about a game before it is opened. */
export const NEW: GameRecord['state'] = { turn: 1, stacks: [], winners: [], waitsFor: undefined }

/** The stored record, if a game can be played from it; data for the list may be missing. */
export function readRecord(kept: unknown): GameRecord | GameFault {
  const fault = whyNotRecord(kept, CURRENT_RULES)
  if (fault !== undefined) return fault
  const { table, starter, seed, state, playedAt } = kept as Readonly<Record<string, unknown>>
  const isPlayable = isTable(table) && typeof starter === 'number' && isText(seed) && seed !== ''
  if (!isPlayable) return { fault: 'damaged' }
  const record = {
    ...(kept as GameRecord),
    state: isState(state) ? state : NEW,
    playedAt: typeof playedAt === 'number' ? playedAt : 0,
  }
  return whyNotSetup(setupOf(record)) === undefined ? record : { fault: 'damaged' }
}

const isDeck = (value: unknown): value is Deck => DECKS.some((deck) => deck === value)

const KINDS: readonly unknown[] = ['me', 'guest', 'elsewhere', ...BOT_LEVELS]

export const isSeat = (value: unknown): value is SeatInfo =>
  isObject(value) && isText(value['name']) && KINDS.includes(value['kind'])

const isTable = (value: unknown): value is MatchSetup =>
  isObject(value) &&
  isListOf(value['seats'], isSeat) &&
  isListOf(value['decks'], isDeck) &&
  typeof value['teams'] === 'boolean'

const isNumber = (value: unknown): value is number => typeof value === 'number'

const isState = (value: unknown): value is GameRecord['state'] =>
  isObject(value) &&
  isNumber(value['turn']) &&
  isListOf(value['stacks'], isNumber) &&
  isListOf(value['winners'], isNumber) &&
  (value['waitsFor'] === undefined || isNumber(value['waitsFor']))

/** A finished game of a table online, as one of this browser. */
export function recordOf(online: KeptProof, seats: readonly SeatInfo[]): GameRecord {
  const { table, game, seed, answers, words } = online.proof
  const played = playedIn1(playedIn(online.proof))
  if (played === undefined) throw new Error('This proof is for another game.')
  const { rules, teams, starter } = played
  const decks = played.decks.filter(isDeck)
  return {
    game: `${table}-${game}`,
    title: 'dale',
    rules,
    table: { seats, decks, teams },
    starter,
    seed,
    answers,
    ...(words !== undefined && { words }),
    state: NEW,
    playedAt: 0,
    online,
  }
}

/** Whether the game is over, with a winner or by agreement of online players. */
export const isOver = ({ online }: GameRecord, match: Pick<Match<Dale>, 'isOver'>): boolean =>
  online !== undefined || match.isOver
