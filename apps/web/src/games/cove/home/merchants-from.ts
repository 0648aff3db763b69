/** Which merchants play. */
import type { Merchant } from '@merchants/cove'
import { MERCHANTS } from '@merchants/cove'

/** The merchants of one or two people. The first of them has chosen. */
export const merchantsFrom = (first: Merchant, humans: number): readonly Merchant[] =>
  [first, ...MERCHANTS.filter((each) => each !== first)].slice(0, humans)
