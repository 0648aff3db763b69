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

/** An error loses its class on the way from thread to thread. */
export function outcomeOf(work: () => unknown): Outcome {
  try {
    return { value: work() }
  } catch (thrown) {
    const fault = thrown instanceof Error ? thrown.message : String(thrown)
    return { fault, isPlain: thrown instanceof StorageFault }
  }
}
