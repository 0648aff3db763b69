/** How a round begins and ends for the Huckster (H-19 to H-23, H-80 to H-82). */
import { poolNewcomer } from './actions.ts'
import type { Board, Stall } from './board.ts'
import { freeSpace } from './pool.ts'
import { layRight } from './turn.ts'
import { because } from './why.ts'

/** After the boats are filled. Newcomers left in the pool from the round before count (H-22). */
export function arrive(his: Stall, board: Board): void {
  layRight(his, board)
  const { arrivals } = board.spaces
  let space = freeSpace(his, arrivals)
  if (space === undefined) board.tell?.({ what: 'pools nobody', seat: board.seat, why: because('H-21') })
  while (space !== undefined) {
    if (!poolNewcomer(his, board, space, 'H-20')) return
    space = freeSpace(his, arrivals)
  }
}

/**
 * All his cards become the new deck; the rest of his is left alone (H-80, H-82). Where a script keeps the order, the played cards
 * are under the others, the first one played top (V11).
 */
export function cleanUp(his: Stall, board: Board): void {
  const { deck, discard, left, right } = his
  const played = right === undefined ? discard : [...discard, right]
  if (left !== undefined) played.push(left)
  his.deck = [...played.toReversed(), ...deck]
  his.discard = []
  his.left = undefined
  his.right = undefined
  board.shuffle(his.deck)
}
