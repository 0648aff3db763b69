/** What people at a table online did to the game itself, in a sentence of its own. */
import type { TableEvent } from '@merchants/protocol'
import type { T } from '../words/t.ts'
import { voiced } from './entries.ts'
import { inWords } from './sentence.ts'
import { tellTable } from './tell.ts'

export function sayTable(t: T, event: TableEvent, nameOf: (seat: number) => string, viewer: number): string {
  const { base, facts } = tellTable(event)
  return inWords(t, { say: voiced(base, facts, viewer), facts }, { seat: nameOf, card: String }) as string
}
