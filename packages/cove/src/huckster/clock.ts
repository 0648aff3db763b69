/** The Huckster's marker moves (H-52 to H-58): hand spaces, newcomer symbols, hour by hour. */
import type { Board, Stall } from './board.ts'
import { loadBoat } from './loading.ts'
import type { Reading } from './reading.ts'
import { because } from './why.ts'

/** With this many goods, or fewer, he uses clock hands (H-54). */
export const HAND_LIMIT = 3

export function walk(his: Stall, board: Board, reading: Reading): void {
  const { seat, tell } = board
  let left = reading.hours
  while (left > 0) {
    const { newcomers, hand } = board.ahead()
    // His shelf is counted now, after the action of the turn (H-56).
    const goods = his.shelf.length
    if (hand && goods > HAND_LIMIT) {
      tell?.({ what: 'hand', seat, taken: false, goods, why: because('H-55', { goods }) })
    } else if (hand) {
      const { hours, corruption } = board.handCost()
      if (hours <= left) {
        tell?.({ what: 'hand', seat, taken: true, goods, why: because('H-54', { goods }) })
        board.advance('hand')
        for (let drawn = 0; drawn < corruption; drawn++) board.takeCorruption('H-54')
        left -= hours
        continue
      }
    }
    board.advance('hour')
    left -= 1
    // The first newcomer of a "2" is handled completely before the second (H-58).
    for (let time = 1; time <= newcomers; time++) {
      tell?.({ what: 'loads', seat, time, times: newcomers, why: because('H-57', { time, times: newcomers }) })
      loadBoat(his, board, reading)
    }
  }
}
