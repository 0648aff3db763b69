/** What a sale would bring: the customers of the good's colour, and cultists where they buy too. */
import type { Sale, View } from '@merchants/cove'
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
