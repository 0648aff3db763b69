/** What the Huckster tells, step by step, each with the rule that decided. A deed is told right after it was done. */
import type { Adventurer, Colour, Dock, Good, Pier } from '../pieces.ts'
import type { HucksterCardId } from './cards.ts'
import type { Reading } from './reading.ts'
import type { Why } from './why.ts'

interface Told<What extends string> {
  readonly what: What
  readonly seat: number
  readonly why: Why
}

export type HucksterEvent =
  // arrival
  | (Told<'laid right'> & { readonly card: HucksterCardId })
  // the five steps of a turn
  | (Told<'revealed'> & { readonly left: HucksterCardId; readonly right: HucksterCardId })
  | (Told<'read'> & { readonly reading: Reading })
  | (Told<'acts'> & { readonly time: number; readonly times: number })
  | (Told<'pays'> & { readonly hours: number; readonly corruption: number })
  | (Told<'slid'> & { readonly discarded: HucksterCardId; readonly right: HucksterCardId })
  | Told<'waits'>
  // what he does and what he cannot do
  | (Told<'chose slot'> & { readonly slot: number })
  | Told<'hires nobody'>
  | (Told<'pooled'> & { readonly who: Adventurer })
  | Told<'pools nobody'>
  | (Told<'gained good'> & { readonly good: Good })
  | (Told<'lost good'> & { readonly good: Good })
  | (Told<'gold'> & { readonly gold: number; readonly hall: Colour })
  // the clock, and whom he loads
  | (Told<'hand'> & { readonly taken: boolean; readonly goods: number })
  | (Told<'loads'> & { readonly time: number; readonly times: number })
  | (Told<'chose newcomer'> & {
      readonly who: Adventurer
      readonly from: 'pool' | 'bag'
      /** The colours of the goods that were asked before, from the right. */
      readonly passed: readonly Colour[]
    })
  | (Told<'chose boat'> & { readonly boat: number })
  | (Told<'chose dock'> & { readonly boat: number; readonly dock: Dock })
  | (Told<'stays at sea'> & { readonly boat: number })
  | Told<'nobody boards'>
  // the market
  | (Told<'sold'> & { readonly good: Good; readonly pier: Pier; readonly customers: number; readonly gold: number })
  | (Told<'keeps good'> & { readonly good: Good })
