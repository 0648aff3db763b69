/** Humans sell (C-54 to C-59): any goods at any piers, one good at a time, until they are done. */
import type { Sale } from './decision.ts'
import { countAt, cultistsAt } from './harbour.ts'
import type { Good } from './pieces.ts'
import { ALL_GOODS, GOODS, PIER_NAMES, PIERS, takes } from './pieces.ts'
import type { Reason } from './reasons.ts'
import { reason } from './reasons.ts'
import type { Human, State } from './state.ts'
import type { Table } from './table.ts'

/** One sale, or the end of selling; tells whether this human is done. */
export function sellOrEnd(table: Table, seat: number): boolean {
  const human = table.human(seat)
  const sales = possibleSales(table.state, human)
  // The end of selling is always said, even where nothing is left to sell (V18).
  const [at] = table.ask(seat, 'sell', 'sales', sales, [0, Math.min(1, sales.length)])
  const chosen = at === undefined ? undefined : sales[at]
  if (chosen !== undefined) {
    sell(table, seat, chosen)
    return false
  }
  human.sold = {}
  table.tell?.({ what: 'done selling', seat })
  return true
}

/** Every good at every pier that takes its size, made once. */
const SALES = new Map<Good, readonly Sale[]>(
  ALL_GOODS.map((good) => [
    good,
    PIERS.filter((pier) => takes(pier, GOODS[good].size)).map((pier) => ({ good, pier })),
  ]),
)

function possibleSales(state: State, human: Human): Sale[] {
  const { shelf } = human
  const sales: Sale[] = []
  for (let at = 0; at < shelf.length; at++) {
    const good = shelf[at] as Good
    if (shelf.indexOf(good) < at) continue
    for (const sale of SALES.get(good) as readonly Sale[]) if (canBuy(state, human, sale)) sales.push(sale)
  }
  return sales
}

/** Cultists buy too, unless they were left out when something was sold at this pier before (C-83, V4). */
const canBuy = (state: State, { sold }: Human, { good, pier }: Sale): boolean =>
  countAt(state, pier, GOODS[good].colour) > 0 || (sold[pier] !== false && cultistsAt(state, pier) > 0)

/** Why a good cannot be sold at a pier; `undefined` if it can. */
export function whyNotSell(state: State, human: Human, { good, pier }: Sale): Reason | undefined {
  const { size, colour } = GOODS[good]
  if (!human.shelf.includes(good)) return reason('not-on-shelf', { good })
  if (!takes(pier, size)) return reason('wrong-size', { pier: PIER_NAMES[pier], size })
  if (canBuy(state, human, { good, pier })) return undefined
  return reason(cultistsAt(state, pier) > 0 ? 'cultists-refused' : 'no-customer', { pier: PIER_NAMES[pier], colour })
}

function sell(table: Table, seat: number, { good, pier }: Sale): void {
  const { state } = table
  const human = table.human(seat)
  const { colour, value } = GOODS[good]
  const buyers = countAt(state, pier, colour)
  const cultists = cultistsAt(state, pier)
  const isFirst = human.sold[pier] === undefined
  const isOpen = human.sold[pier] ?? (cultists > 0 && letCultistsBuy(table, seat, { good, pier }, buyers))
  const customers = buyers + (isOpen ? cultists : 0)
  human.sold[pier] = isOpen
  human.shelf.splice(human.shelf.indexOf(good), 1)
  human.gold += value * customers
  table.tell?.({ what: 'sold good', seat, good, pier, customers, gold: value * customers })
  if (!isFirst) return
  if (isOpen) table.drawCorruption(seat, 'C-83')
  if (pier === 'black-market') table.drawCorruption(seat, 'C-57')
}

/** Asked once a pier; where no one else would buy, they have to. */
function letCultistsBuy(table: Table, seat: number, { pier }: Sale, buyers: number): boolean {
  const answer = buyers === 0 ? table.askOne(seat, 'cultists', 'yes or no', [true], pier) : undefined
  const buy = answer ?? table.askYesOrNo(seat, 'cultists', pier)
  table.tell?.({ what: 'chose cultists', seat, pier, buy })
  return buy
}
