/** The three actions of the Huckster (H-36 to H-51), each done once here. */
import type { Colour, Good } from '../pieces.ts'
import { GUILDS } from '../pieces.ts'
import type { Board, Stall } from './board.ts'
import { nearestOffered, slotFor } from './location.ts'
import { freeSpace, putInPool, spacesOf } from './pool.ts'
import type { Reading } from './reading.ts'
import type { WhyKey } from './why.ts'
import { because } from './why.ts'

/** Newcomers that a hire brings into his pool (H-40). */
const HIRE_DRAWS = 2

const GOLD_PER_CUSTOMER = 2

export function act(his: Stall, board: Board, reading: Reading): void {
  const { action } = reading
  switch (action.does) {
    case 'hire':
      return hire(his, board, reading)
    case 'goods':
      for (const good of action.goods) gain(his, board, good)
      return
    case 'guild support':
      return support(his, board, action.hall)
  }
}

function hire(his: Stall, board: Board, { side, arrow }: Reading): void {
  const { seat, tell } = board
  const pointed = slotFor(side, arrow)
  const slot = nearestOffered(board, pointed)
  if (slot === undefined) tell?.({ what: 'hires nobody', seat, why: because('H-44-empty') })
  else {
    const why = slot === pointed ? because('H-32', { side, arrow, slot }) : because('H-44', { pointed, slot })
    tell?.({ what: 'chose slot', seat, slot, why })
    board.hire(slot)
  }
  for (let drawn = 0; drawn < HIRE_DRAWS; drawn++) {
    const space = freePoolSpace(his, board)
    if (space !== undefined) poolNewcomer(his, board, space, 'H-40')
    else {
      tell?.({ what: 'pools nobody', seat, why: because('H-41') })
      board.returnCorruption('H-42')
    }
  }
}

const freePoolSpace = (his: Stall, { spaces }: Board): number | undefined => freeSpace(his, spacesOf(spaces.pool))

/** A newcomer from the bag onto a space of the pool; tells whether the bag had one. */
export function poolNewcomer(his: Stall, board: Board, space: number, rule: WhyKey): boolean {
  const { seat, tell } = board
  const who = board.draw()
  if (who === undefined) {
    tell?.({ what: 'pools nobody', seat, why: because('H-23') })
    return false
  }
  putInPool(his, who, space)
  tell?.({ what: 'pooled', seat, who, why: because(rule) })
  return true
}

function gain(his: Stall, board: Board, good: Good): void {
  const { seat, tell } = board
  if (his.shelf.length < board.spaces.shelf) {
    his.shelf.push(good)
    tell?.({ what: 'gained good', seat, good, why: because('H-46') })
    return
  }
  tell?.({ what: 'lost good', seat, good, why: because('H-48', { good }) })
  const space = freePoolSpace(his, board)
  if (space !== undefined) poolNewcomer(his, board, space, 'H-49')
  else tell?.({ what: 'pools nobody', seat, why: because('H-50') })
}

function support(his: Stall, board: Board, hall: Colour): void {
  const customers = board.customersIn(hall)
  const gold = GOLD_PER_CUSTOMER * customers
  his.gold += gold
  board.tell?.({
    what: 'gold',
    seat: board.seat,
    gold,
    hall,
    why: because('H-51', { customers, guild: GUILDS[hall] }),
  })
}
