/** What the two threads say to each other. */
import { StorageFault } from '../storage.ts'
import type { Database } from './database.ts'

/** A server has a folder for itself; a guest looks in beside it. */
export interface Opening {
  readonly folder: string
  readonly as: 'server' | 'guest'
}

export interface Call {
  readonly number: number
  readonly method: Exclude<keyof Database, 'migrate'>
  readonly args: readonly unknown[]
}

/** The reply to number 0, which nobody asked, says whether the file could be opened. */
export type Reply = { readonly number: number } & Outcome

export type Outcome = { readonly value: unknown } | { readonly fault: string; readonly isPlain: boolean }

/** What SQLite says when it is the disk that fails: read-only, input or output, damaged, full, cannot be opened, no database. */
const OF_THE_DISK: ReadonlySet<number> = new Set([8, 10, 11, 13, 14, 26])

/** An error loses its class on the way from thread to thread. */
export function outcomeOf(folder: string, work: () => unknown): Outcome {
  try {
    return { value: work() }
  } catch (thrown) {
    const fault = thrown instanceof Error ? thrown.message : String(thrown)
    return isOfTheDisk(thrown)
      ? { fault: `The data folder ${folder} cannot be used: ${fault}`, isPlain: true }
      : { fault, isPlain: thrown instanceof StorageFault }
  }
}

/** The lowest byte of a number that SQLite gives tells the kind of fault. */
function isOfTheDisk(thrown: unknown): boolean {
  const { sqliteCode } = thrown as { sqliteCode?: unknown }
  return typeof sqliteCode === 'number' && OF_THE_DISK.has(sqliteCode & 0xff)
}
