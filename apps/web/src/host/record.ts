/** A game as it is kept: setup, seed and answers. No card is named in it. */
import type { Setup } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'
import type { GameSummary, TableSetup } from '../sight.ts'

export interface GameRecord {
  readonly game: string
  readonly table: TableSetup
  readonly starter: number
  readonly seed: string
  readonly answers: readonly Answer[]
  /** What the list of games tells of it. */
  readonly state: Pick<GameSummary, 'turn' | 'stacks' | 'waitsFor' | 'winners'>
  readonly playedAt: number
}

export const setupOf = ({ table, starter, seed }: GameRecord): Setup & { readonly seed: string } => ({
  players: table.seats.length,
  decks: table.decks,
  teams: table.teams,
  starter,
  seed,
})

/** Secret bits enough that nobody guesses a shuffle. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const newName = (): string => newSeed().slice(0, 10)
