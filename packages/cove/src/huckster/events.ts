/** The Huckster's events, step by step, each with the rule that decided. An event follows right after its deed. */
import type { Adventurer, Colour, Dock, Good, Pier } from '../pieces.ts'
import type { HucksterCardId } from './cards.ts'
import type { Reading } from './reading.ts'
import type { Why } from './why.ts'

interface HucksterEventBase<What extends string> {
  readonly what: What
  readonly seat: number
  readonly why: Why
}

export type HucksterEvent =
  // arrival
  | (HucksterEventBase<'laid right'> & { readonly card: HucksterCardId })
  // the five steps of a turn
  | (HucksterEventBase<'revealed'> & { readonly left: HucksterCardId; readonly right: HucksterCardId })
  | (HucksterEventBase<'read'> & { readonly reading: Reading })
  | (HucksterEventBase<'acts'> & { readonly time: number; readonly times: number })
  | (HucksterEventBase<'pays'> & { readonly hours: number; readonly corruption: number })
  | (HucksterEventBase<'slid'> & { readonly discarded: HucksterCardId; readonly right: HucksterCardId })
  | HucksterEventBase<'waits'>
  // what he does and what he cannot do
  | (HucksterEventBase<'chose slot'> & { readonly slot: number })
  | HucksterEventBase<'hires nobody'>
  | (HucksterEventBase<'pooled'> & { readonly who: Adventurer })
  | HucksterEventBase<'pools nobody'>
  | (HucksterEventBase<'gained good'> & { readonly good: Good })
  | (HucksterEventBase<'lost good'> & { readonly good: Good })
  | (HucksterEventBase<'gold'> & { readonly gold: number; readonly hall: Colour })
  // the clock, and whom he loads
  | (HucksterEventBase<'hand'> & { readonly taken: boolean; readonly goods: number })
  | (HucksterEventBase<'loads'> & { readonly time: number; readonly times: number })
  | (HucksterEventBase<'chose newcomer'> & {
      readonly who: Adventurer
      readonly from: 'pool' | 'bag'
      /** The colours of the goods that were asked before, from the right. */
      readonly passed: readonly Colour[]
    })
  | (HucksterEventBase<'chose boat'> & { readonly boat: number })
  | (HucksterEventBase<'chose dock'> & { readonly boat: number; readonly dock: Dock })
  | (HucksterEventBase<'stays at sea'> & { readonly boat: number })
  | HucksterEventBase<'nobody boards'>
  // the market
  | (HucksterEventBase<'sold'> & {
      readonly good: Good
      readonly pier: Pier
      readonly customers: number
      readonly gold: number
    })
  | (HucksterEventBase<'keeps good'> & { readonly good: Good })
