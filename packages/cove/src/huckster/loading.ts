/** The Huckster loads a boat (H-59 to H-71): who boards, which boat, which dock; each with the rule that decides. */
import type { Adventurer, Colour } from '../pieces.ts'
import { GOODS, halfOfBoat } from '../pieces.ts'
import type { Board, Stall } from './board.ts'
import { boatFor, otherDock, pointedDock } from './location.ts'
import { closeGaps } from './pool.ts'
import type { Reading } from './reading.ts'
import type { Why } from './why.ts'
import { because } from './why.ts'

export function loadBoat(his: Stall, board: Board, { side, arrow }: Reading): void {
  const { seat, tell } = board
  const boat = boatFor(board, side, arrow)
  if (boat === undefined) {
    tell?.({ what: 'nobody boards', seat, why: because('H-66') })
    return
  }
  const place = placeInPool(his)
  const who = place < 0 ? board.draw() : his.pool[place]
  if (who === undefined) {
    tell?.({ what: 'nobody boards', seat, why: because('H-62-empty') })
    return
  }
  if (tell !== undefined) {
    const from = place < 0 ? 'bag' : 'pool'
    tell({
      what: 'chose newcomer',
      seat,
      who,
      from,
      passed: passedOver(his, who, from),
      why: whyBoards(his, who, from),
    })
    const why =
      halfOfBoat(boat) === side ? because('H-64', { side, arrow, boat }) : because('H-65', { side, arrow, boat })
    tell({ what: 'chose boat', seat, boat, why })
  }
  if (place >= 0) his.pool.splice(place, 1)
  closeGaps(his)
  if (board.embark(who, boat, place < 0 ? 'bag' : 'pool')) dock(board, boat, arrow)
}

/** The boarding newcomer as a place in the pool; -1 for one from the bag. */
function placeInPool({ shelf, pool }: Stall): number {
  for (let at = shelf.length - 1; at >= 0; at--) {
    const place = pool.indexOf(GOODS[shelf[at] as keyof typeof GOODS].colour)
    if (place >= 0) return place
  }
  return pool.indexOf('rogue')
}

function dock(board: Board, boat: number, arrow: Reading['arrow']): void {
  const { seat, tell } = board
  const pointed = pointedDock(boat, arrow)
  const other = otherDock(boat, arrow)
  if (board.isFree(pointed)) {
    tell?.({ what: 'chose dock', seat, boat, dock: pointed, why: because('H-67', { boat, dock: pointed }) })
    board.dock(boat, pointed)
  } else if (board.isFree(other)) {
    const why = because('H-67-other', { boat, taken: pointed, dock: other })
    tell?.({ what: 'chose dock', seat, boat, dock: other, why })
    board.dock(boat, other)
  } else tell?.({ what: 'stays at sea', seat, boat, why: because('H-69', { boat }) })
}

/** The colours asked in vain, from the newest good leftwards, each once. */
function passedOver({ shelf }: Stall, who: Adventurer, from: 'pool' | 'bag'): Colour[] {
  const passed: Colour[] = []
  for (const good of shelf.toReversed()) {
    const { colour } = GOODS[good]
    if (from === 'pool' && colour === who) break
    if (!passed.includes(colour)) passed.push(colour)
  }
  return passed
}

function whyBoards(his: Stall, who: Adventurer, from: 'pool' | 'bag'): Why {
  if (his.shelf.length === 0) return because(from === 'pool' ? 'H-63-rogue' : 'H-63-bag')
  const passed = passedOver(his, who, from).join(', ')
  if (from === 'bag') return because('H-62', { passed })
  if (who === 'rogue') return because('H-61', { passed })
  return passed === '' ? because('H-59', { colour: who }) : because('H-60', { passed, colour: who })
}
