/** Protocol 1 knew only Dale. Its stored tables, clients and proofs are converted here. */
import type { LobbyEntry, Proof, TableOptions, TableView } from './table.ts'

const ONLY_GAME = 'dale'

export interface Options1 extends Pick<TableOptions, 'isPublic' | 'clock'> {
  readonly decks: readonly string[]
  readonly teams: boolean
  /** Absent in the oldest tables, which have a pause. */
  readonly hasPause?: boolean | undefined
}

/** The same record with options of protocol 1. */
type With1<T extends { readonly options: TableOptions }> = Omit<T, 'options'> & { readonly options: Options1 }

export interface Proof1 extends Omit<Proof, 'plays'> {
  readonly rules: number
  readonly players: number
  readonly decks: readonly string[]
  readonly teams: boolean
  readonly starter: number
}

/** The setup of Dale. */
interface Setup1 extends Pick<Options1, 'decks' | 'teams'> {
  readonly players: number
  /** The starting player; the first seat if absent. */
  readonly turn?: string
}

const isKnown = <T extends Pick<TableOptions, 'game' | 'setup'>>(played: T): played is T & { readonly setup: Setup1 } =>
  played.game === ONLY_GAME

/** The game of a proof of either protocol. */
export function playedIn(proof: Proof | Proof1): Proof['plays'] {
  if ('plays' in proof) return proof.plays
  const { rules, players, decks, teams, starter } = proof
  return { game: ONLY_GAME, rules, setup: { players, decks, teams, ...(starter > 0 && { turn: `p${starter + 1}` }) } }
}

/** The same in the fields of protocol 1; `undefined` for other games. */
export function playedIn1(plays: Proof['plays']): Omit<Proof1, keyof Proof> | undefined {
  if (!isKnown(plays)) return undefined
  const { rules, setup } = plays
  const { players, decks, teams, turn = 'p1' } = setup
  return { rules, players, decks, teams, starter: Number(turn.slice(1)) - 1 }
}

/** Options of either protocol in today's form. */
export function currentOptions(options: TableOptions | Options1, players: number): TableOptions {
  if ('game' in options) return options
  const { isPublic, decks, teams, clock, hasPause = true } = options
  return { game: ONLY_GAME, setup: { players, decks, teams }, isPublic, clock, hasPause }
}

/** A table for a client of protocol 1; `undefined` for other games. */
export function inProtocol1<T extends TableView | LobbyEntry>(table: T): With1<T> | undefined {
  const { options, ...others } = table
  if (!isKnown(options)) return undefined
  const { isPublic, clock, hasPause, setup } = options
  const { decks, teams } = setup
  return { ...others, options: { isPublic, decks, teams, clock, hasPause } }
}
