/** Calculations. The market is arranged, and the bought card is paid for at its new place. */
import type { ActView, DecisionView } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'
import { itemAt } from '@merchants/tabletop'

const SLOTS = [0, 1, 2, 3, 4] as const
const NO_SLOT = -1

/** The market while it is being arranged. */
export interface MarketOrder {
  /** For each slot, the slot in which its card is in truth. */
  readonly from: readonly number[]
  /** Where the card is that is being bought; `undefined` if it is none of these. */
  readonly bought: number | undefined
  /** The slots in which that card can be paid for. */
  readonly mayBe: readonly number[]
}

export const swapped = (arrangement: MarketOrder, one: number, other: number): MarketOrder => {
  const { from } = arrangement
  const of = (slot: number): number => (slot === one ? other : slot === other ? one : slot)
  return { ...arrangement, from: from.map((each, slot) => from[of(slot)] ?? each) }
}

/** How an arrangement begins: as the cards are, the bought one where it was moved, or in the nearest slot in which it can be paid for. */
export function beginMarketOrder(decision: DecisionView, slot = NO_SLOT, to = slot): MarketOrder | undefined {
  const asLying: MarketOrder = { from: SLOTS, bought: slot === NO_SLOT ? undefined : slot, mayBe: SLOTS }
  if (decision.ask === 'to slot' && decision.kind === 'numbers') {
    const mayBe = decision.options
    const nearest = mayBe.toSorted((one, other) => Math.abs(one - slot) - Math.abs(other - slot))[0] ?? slot
    return swapped({ ...asLying, mayBe }, slot, nearest)
  }
  if (decision.ask !== 'arrange') return undefined
  return slot === NO_SLOT ? asLying : swapped({ ...asLying, mayBe: [to] }, slot, to)
}

/** The arrangement that was answered, if any. The market changes only when all of the purchase is answered. */
export function arrangedBy({ slot, to = NO_SLOT, order }: Purchase): MarketOrder | undefined {
  if (to === NO_SLOT && order === undefined) return undefined
  const moved = swapped({ from: SLOTS, bought: to === NO_SLOT ? undefined : slot, mayBe: [to] }, slot, to)
  const others = SLOTS.filter((each) => each !== to)
  const originOf = (place: number): number => itemAt(moved.from, itemAt(others, order?.[place] ?? place))
  return { ...moved, from: SLOTS.map((each) => (each === to ? slot : originOf(others.indexOf(each)))) }
}

type Purchase = Extract<ActView, { do: 'buy' }>

/** The slot in which the bought card is now. */
export const slotOfBought = ({ from, bought }: MarketOrder): number | undefined =>
  bought === undefined ? undefined : from.indexOf(bought)

/** The answers that make this arrangement, if the bought card can be paid for where it is. */
export function answersTo({ ask }: DecisionView, arrangement: MarketOrder): readonly Answer[] | undefined {
  const { from, bought, mayBe } = arrangement
  const to = slotOfBought(arrangement)
  if (to !== undefined && !mayBe.includes(to)) return undefined
  // The others are listed as they are after the bought card has changed places with what lay in its new slot.
  const others = SLOTS.filter((slot) => slot !== to)
  const listed =
    bought === undefined || to === undefined ? SLOTS : swapped({ ...arrangement, from: SLOTS }, bought, to).from
  const order = others.map((slot) => others.findIndex((other) => listed[other] === from[slot]))
  return ask === 'to slot' ? [[mayBe.indexOf(to ?? NO_SLOT)], order] : [order]
}
