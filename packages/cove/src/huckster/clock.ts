/** The Huckster's marker moves (H-52 to H-58): hand spaces, newcomer symbols, hour by hour. */
import type { Board, Stall } from './board.ts'
import { loadBoat } from './loading.ts'
import type { Reading } from './reading.ts'
import { because } from './why.ts'

/** With so many goods, or fewer, he uses clock hands (H-54). */
const HAND_LIMIT = 3

export function walk(his: Stall, board: Board, reading: Reading): void {
  const { seat, tell } = board
  for (let hour = 0; hour < reading.hours; hour++) {
    const { newcomers, hand } = board.ahead()
    if (hand) {
      // His shelf is counted now, after the action of the turn (H-56).
      const goods = his.shelf.length
      const taken = goods <= HAND_LIMIT
      tell?.({ what: 'hand', seat, taken, goods, why: because(taken ? 'H-54' : 'H-55', { goods }) })
      if (taken) {
        board.advance('hand')
        board.takeCorruption('H-54')
        continue
      }
    }
    board.advance('hour')
    // The first newcomer of a "2" is handled completely before the second (H-58).
    for (let time = 1; time <= newcomers; time++) {
      tell?.({ what: 'loads', seat, time, times: newcomers, why: because('H-57', { time, times: newcomers }) })
      loadBoat(his, board, reading)
    }
  }
}
