/** What page and worker say to each other: calls with a number, their results, and sights. */
import type { CoveHost, CoveLink, CoveSight } from '../cove-sight.ts'

export type Call = { readonly id: number; readonly args: readonly unknown[] } & (
  | { readonly to: 'host'; readonly name: keyof CoveHost }
  | { readonly to: 'table'; readonly name: keyof CoveLink }
)

export type Reply =
  | { readonly sight: CoveSight }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string }
