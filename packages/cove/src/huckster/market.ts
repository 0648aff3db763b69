/** The Huckster's market phase (H-72 to H-79, H-86). He sells every good at the first opportunity, then his pool earns gold. */
import type { Pier } from '../pieces.ts'
import type { Board, Stall } from './board.ts'
import { because } from './why.ts'

export function goToMarket(his: Stall, board: Board): void {
  const { seat, tell } = board
  for (const pier of board.piers) if (his.shelf.length > 0) sellAt(his, board, pier)
  if (tell !== undefined) for (const good of his.shelf) tell({ what: 'keeps good', seat, good, why: because('H-76') })
  bringSupport(his, board)
}

function sellAt(his: Stall, board: Board, pier: Pier): void {
  const goods = his.shelf.slice()
  const offers = board.offersAt(pier, goods)
  let hasSold = false
  for (const [at, good] of goods.entries()) {
    const offer = offers[at]
    if (offer === undefined) continue
    const { customers, gold } = offer
    hasSold = true
    // The shelf keeps the order of the remaining goods and has no gaps (H-81). Equal goods leave together, so the first one stands for all.
    his.shelf.splice(his.shelf.indexOf(good), 1)
    his.gold += gold
    board.tell?.({ what: 'sold', seat: board.seat, good, pier, customers, gold, why: because('H-73') })
  }
  if (!hasSold) return
  const cultistCards = board.cultistCardsAt(pier)
  for (let drawn = 0; drawn < cultistCards; drawn++) board.takeCorruption('H-86')
  if (pier === 'black-market') board.takeCorruption('H-75')
}

/** Customers in the pool bring gold and stay; rogues bring and cost nothing (H-77 to H-79). */
function bringSupport(his: Stall, board: Board): void {
  for (const who of his.pool) {
    if (who === 'rogue') continue
    const customers = board.customersIn(who)
    his.gold += customers
    const why = because('H-77', { colour: who, customers })
    board.tell?.({ what: 'gold', seat: board.seat, gold: customers, hall: who, why })
  }
}
