/** The earnings of a sale from customers of the good's colour, and from cultists where they buy too. */
import type { DecisionView, Good, Options, Sale, View } from '@merchants/cove'
import { DOCKS_AT, GOODS } from '@merchants/cove'

export interface SaleFacts {
  readonly customers: number
  readonly cultists: number
  readonly value: number
  /** With the cultists, unless they were left out at this pier before. */
  readonly gold: number
}

export function saleGold(view: View, { good, pier }: Sale): SaleFacts {
  const { colour, value } = GOODS[good]
  const crowd = DOCKS_AT[pier].flatMap((dock) => {
    const boat = view.docks[dock] ?? 0
    return boat === 0 ? [] : (view.boats[boat - 1] ?? [])
  })
  const customers = crowd.filter((who) => who === colour).length
  const isOpen = view.humans[view.seat]?.sold[pier] ?? true
  const rogues = view.setup.rogue === 'cultists' && isOpen ? crowd.filter((who) => who === 'rogue').length : 0
  return { customers, cultists: rogues, value, gold: value * (customers + rogues) }
}

const isSale = (option: Options[keyof Options]): option is Sale =>
  typeof option === 'object' && 'good' in option && 'pier' in option

/** The sales that are offered, if that is the question. */
export const salesOf = (decision: DecisionView | undefined): readonly Sale[] =>
  decision?.kind === 'sales' ? decision.options.filter(isSale) : []

/** All that can be done with one kind of good, the best pier first. */
export interface Offer {
  readonly good: Good
  readonly count: number
  readonly sales: readonly { readonly sale: Sale; readonly option: number; readonly facts: SaleFacts }[]
}

/** Offers by good, the most valuable first. */
export function offersOf(view: View, decision: DecisionView): readonly Offer[] {
  const sales = salesOf(decision).map((sale, option) => ({ sale, option, facts: saleGold(view, sale) }))
  const shelf = view.humans[view.seat]?.shelf ?? []
  const goods = [...new Set(sales.map(({ sale }) => sale.good))]
  return goods.map((good) => ({
    good,
    count: shelf.filter((each) => each === good).length,
    sales: sales.filter(({ sale }) => sale.good === good),
  }))
}
