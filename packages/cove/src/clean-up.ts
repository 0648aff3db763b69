/** Clean-up (C-60): everyone goes home, boats and markers return, and a new day begins; or the game ends. */
import { resetClock } from './clock.ts'
import { aboard, isAtSea, putIntoBag } from './harbour.ts'
import { hucksterBoard } from './huckster-board.ts'
import { cleanUp as cleanUpHuckster } from './huckster/round.ts'
import type { Adventurer } from './pieces.ts'
import { BOATS } from './pieces.ts'
import { scoreAll } from './scoring.ts'
import { renewSquare } from './square.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

export const ROUNDS = 3

export function cleanUp(table: Table): void {
  const { state } = table
  table.tell?.({ what: 'phase began', phase: 'cleanUp', round: state.round })
  leavePiers(table)
  leaveBoats(table)
  if (state.round >= ROUNDS) return scoreAll(table)
  state.docks = [0, 0, 0, 0]
  resetClock(state)
  renewSquare(table)
  restStaff(state)
  cleanUpHuckster(state.huckster, hucksterBoard(table))
  state.round += 1
  state.phase = 'arrival'
}

/** Step 1: everyone on the piers, rogues included, returns to the bag; from left to right. */
function leavePiers(table: Table): void {
  const { state, tell } = table
  const crowd: Adventurer[] = []
  for (const boat of state.docks) {
    if (boat === 0) continue
    for (const who of aboard(state, boat)) {
      crowd.push(who)
      tell?.({ what: 'went home', who, boat, to: 'bag' })
    }
    aboard(state, boat).length = 0
  }
  putIntoBag(table, crowd)
}

/** Steps 2 and 3: customers at sea go to the hall of their colour, rogues to the lair. */
function leaveBoats({ state, tell }: Table): void {
  for (const boat of BOATS) {
    if (!isAtSea(state, boat)) continue
    for (const who of aboard(state, boat)) {
      if (who === 'rogue') state.lair += 1
      else state.halls[who] += 1
      tell?.({ what: 'went home', who, boat, to: who === 'rogue' ? 'lair' : 'hall' })
    }
    aboard(state, boat).length = 0
  }
}

/** Step 6; the figure starts each round off the board (C-35). */
function restStaff({ humans }: State): void {
  for (const human of humans) {
    human.tired.length = 0
    human.at = undefined
  }
}
