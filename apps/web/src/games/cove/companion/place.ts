/** The overlay over the running question or instruction: a sheet, a list, or an entry that is being corrected. */
import type { FactQuestion, Session, Standing } from '@merchants/cove'
import { groundsOf } from './grounds.ts'

export type Place =
  | { readonly at: 'now' }
  | { readonly at: 'menu' }
  | { readonly at: 'board' }
  | { readonly at: 'correct' }
  | { readonly at: 'log' }
  | { readonly at: 'printed' }
  | { readonly at: 'differs'; readonly keys: readonly string[] }
  | { readonly at: 'edit'; readonly question: FactQuestion }

export const NOW: Place = { at: 'now' }

export interface PlaceProps {
  readonly session: Session
  readonly standing: Standing
  readonly go: (place: Place) => void
}

/** "It looks different": straight to the one fact an instruction rests on, or to the choice among them. */
export function differs(standing: Standing, keys: readonly string[]): Place {
  const [first, ...more] = groundsOf(standing, keys)
  if (first === undefined) return { at: 'correct' }
  return more.length === 0 ? { at: 'edit', question: first } : { at: 'differs', keys }
}
