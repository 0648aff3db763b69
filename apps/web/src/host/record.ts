/** A game as it is kept: setup, seed and answers. No card is named in it. */
import type { DaleHistory, Setup } from '@merchants/dale'
import { FIRST_RULES } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'
import { newSeed } from '../seed.ts'
import type { GameSummary, KeptProof, SeatInfo, TableSetup } from '../sight.ts'

export interface GameRecord {
  readonly game: string
  /** The version of the rules; absent in games that were kept before there were versions. */
  readonly rules?: number
  readonly table: TableSetup
  readonly starter: number
  readonly seed: string
  readonly answers: readonly Answer[]
  /** What the list of games tells of it. */
  readonly state: Pick<GameSummary, 'turn' | 'stacks' | 'waitsFor' | 'winners'>
  readonly playedAt: number
  /** Where a game online comes from. It has ended, and nobody goes on with it. */
  readonly online?: KeptProof
}

export const setupOf = ({ table, starter, rules, seed }: GameRecord): Setup & { readonly seed: string } => ({
  players: table.seats.length,
  decks: table.decks,
  teams: table.teams,
  starter,
  rules: rules ?? FIRST_RULES,
  seed,
})

/** What is known of a game before it was opened. */
export const NEW: GameRecord['state'] = { turn: 1, stacks: [], winners: [], waitsFor: undefined }

/** A finished game of a table online, as one of this browser. */
export function recordOf(online: KeptProof, seats: readonly SeatInfo[]): GameRecord {
  const { table, game, rules, decks, teams, starter, seed, answers } = online.proof
  return {
    game: `${table}-${game}`,
    rules,
    table: { seats, decks, teams },
    starter,
    seed,
    answers,
    state: NEW,
    playedAt: 0,
    online,
  }
}

/** Whether nothing more is asked: there is a winner, or people far away have ended it. */
export const isOver = ({ online }: GameRecord, { pause }: DaleHistory): boolean =>
  online !== undefined || pause.decision === undefined

export const newName = (): string => newSeed().slice(0, 10)
