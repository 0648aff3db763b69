/** The stored data of any game, and the reasons why a saved game must not be shown whole. */
import type { Answer, KeptMoves, ReopenStop } from '@merchants/tabletop'
import { newSeed } from '../seed.ts'

/** Games were first kept without moves, version and count, so all of these may be absent. */
export interface KeptRecord extends KeptMoves {
  /** The name it is kept by. */
  readonly game: string
  /** Which game it is. */
  readonly title?: 'dale' | 'cove'
  /** The version of the rules it is played by; the first one if it is absent. */
  readonly rules?: number
  readonly seed: string
  /** The number of writes, which shows the next writer whether another page has written it meanwhile. */
  readonly saves?: number
  readonly playedAt: number
}

/** Why a kept game is not shown whole. It stays as it is, and can be downloaded. */
export type GameFault =
  | { readonly fault: 'damaged' }
  | { readonly fault: 'newer' }
  | ({ readonly fault: 'stopped' } & ReopenStop)

/** A kept game that cannot be shown at all. */
export interface UnreadGame {
  readonly game: string
  readonly fault: GameFault
  /** When it was played, if that can be read. */
  readonly playedAt: number | undefined
}

/** A name for a new game. */
export const newName = (): string => newSeed().slice(0, 10)

export const isFault = (found: object): found is GameFault => 'fault' in found

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether all items of a list pass the test. */
export const isListOf = <Item>(list: unknown, isItem: (item: unknown) => item is Item): list is readonly Item[] =>
  Array.isArray(list) && list.every(isItem)

export const isText = (value: unknown): value is string => typeof value === 'string'

const isWhole = (value: unknown): value is number => Number.isInteger(value)

const isAnswer = (value: unknown): value is Answer => isListOf(value, isWhole)

/** The required data of every record before it is played: the version and the answers. */
export function whyNotRecord(record: unknown, currentRules: number): GameFault | undefined {
  if (!isObject(record)) return { fault: 'damaged' }
  const { rules: version = 1, answers, moves } = record
  if (typeof version === 'number' && version > currentRules) return { fault: 'newer' }
  const isReadable = isWhole(version) && version > 0 && isListOf(answers, isAnswer)
  return isReadable && (moves === undefined || isListOf(moves, isText)) ? undefined : { fault: 'damaged' }
}
