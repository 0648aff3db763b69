/** What page and worker say to each other: calls with a number, their results, and sights. */
import type { GameHost, Sight, TableLink } from '../sight.ts'

export type Call = { readonly id: number; readonly args: readonly unknown[] } & (
  | { readonly to: 'host'; readonly name: keyof GameHost }
  | { readonly to: 'table'; readonly name: keyof TableLink }
)

export type Reply =
  | { readonly sight: Sight }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string }
