/** The earnings of goods with the current crowds. */
import type { Good, Pier } from '@merchants/cove'
import { ALL_GOODS, GOODS, PIERS, takes } from '@merchants/cove'
import type { Crowds } from './crowds.ts'
import { KIND } from './crowds.ts'

export type Prices = Readonly<Record<Good, number>>

/** Whether cultists buy, and what a corruption card costs. */
export interface Costs {
  readonly cultists: boolean
  readonly corruption: number
}

/** This many goods are usually sold for one corruption card, at the black market or to cultists. */
const SOLD_TOGETHER = 2.5

/** The piers that take a good, found once. */
const PIERS_FOR = Object.fromEntries(
  ALL_GOODS.map((good) => [good, PIERS.filter((pier) => takes(pier, GOODS[good].size))]),
) as unknown as Readonly<Record<Good, readonly Pier[]>>

/** The earnings of each good at its best pier. */
export function pricesOf(crowds: Crowds, costs: Costs): Prices {
  const prices = {} as Record<Good, number>
  for (const good of ALL_GOODS) prices[good] = priceOf(good, crowds, costs)
  return prices
}

/** The earnings of a good at its best pier. */
export function priceOf(good: Good, crowds: Crowds, costs: Costs): number {
  let best = 0
  for (const pier of PIERS_FOR[good]) best = Math.max(best, priceAt(crowds, pier, good, costs))
  return best
}

/** The earnings of a good at a pier, less its part of the corruption there. */
function priceAt(crowds: Crowds, pier: Pier, good: Good, { cultists, corruption }: Costs): number {
  const { colour, value } = GOODS[good]
  const crowd = crowds[pier]
  const part = corruption / SOLD_TOGETHER
  const toCultists = cultists ? Math.max(0, value * (crowd[KIND.rogue] as number) - part) : 0
  return value * (crowd[KIND[colour]] as number) + toCultists - (pier === 'black-market' ? part : 0)
}
