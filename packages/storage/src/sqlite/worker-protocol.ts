/** Messages between the two threads. */
import { messageOf } from '../error-facts.ts'
import { StorageError } from '../storage.ts'
import type { Database } from './database.ts'

/** A server holds the folder's lock; a guest can read and write beside it. */
export interface OpenRequest {
  readonly folder: string
  readonly as: 'server' | 'guest'
}

export interface Call {
  readonly number: number
  readonly method: Exclude<keyof Database, 'migrate'>
  readonly args: readonly unknown[]
}

/** The reply to number 0, which no one asked, says whether the file could be opened. */
export type Reply = { readonly number: number } & CallResult

export type CallResult = { readonly value: unknown } | { readonly fault: string; readonly isPlain: boolean }

/** What SQLite says when it is the disk that fails: read-only, input or output, damaged, full, cannot be opened, no database. */
const DISK_ERRORS: ReadonlySet<number> = new Set([8, 10, 11, 13, 14, 26])

/** An error loses its class on the way from thread to thread. */
export function runCall(folder: string, work: () => unknown): CallResult {
  try {
    return { value: work() }
  } catch (thrown) {
    const fault = messageOf(thrown)
    return isDiskError(thrown)
      ? { fault: `The data folder ${folder} cannot be used: ${fault}`, isPlain: true }
      : { fault, isPlain: thrown instanceof StorageError }
  }
}

/** The lowest byte of a number that SQLite gives tells the kind of fault. */
function isDiskError(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null || !('sqliteCode' in thrown)) return false
  const { sqliteCode } = thrown
  return typeof sqliteCode === 'number' && DISK_ERRORS.has(sqliteCode & 0xff)
}
