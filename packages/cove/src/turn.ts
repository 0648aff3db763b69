/** A round, phase by phase (C-1): each call of `step` runs from one rest to the next. */
import type { Decider } from '@merchants/tabletop'
import { cleanUp } from './clean-up.ts'
import { moveToken, nextToAct } from './clock.ts'
import type { CoveDecision } from './decision.ts'
import type { Event } from './events.ts'
import { aboard, areDocksTaken, drawFromBag } from './harbour.ts'
import { hucksterBoard } from './huckster-board.ts'
import { goToMarket } from './huckster/market.ts'
import { arrive } from './huckster/round.ts'
import { takeTurn } from './huckster/turn.ts'
import { humanTurn } from './human-turn.ts'
import { sellOrEnd } from './market.ts'
import { BOATS } from './pieces.ts'
import type { State } from './state.ts'
import { hucksterSeat } from './state.ts'
import { Table } from './table.ts'

/** Newcomers that arrive in each boat (C-52). */
const ARRIVALS = 2

export function step(
  state: State,
  decider: Decider<CoveDecision>,
  tell?: (event: Event) => void,
  learned?: () => void,
): void {
  playOn(new Table(state, decider, tell, learned))
}

/** One step on a table that stands there already: playouts keep the table from step to step. */
export function playOn(table: Table): void {
  switch (table.state.phase) {
    case 'arrival':
      return arrival(table)
    case 'production':
      return production(table)
    case 'market':
      return market(table)
    case 'cleanUp':
      return cleanUp(table)
    case 'over':
  }
}

/** Two newcomers for each boat, boat 1 first; then the Huckster is prepared (C-52, C-53). */
function arrival(table: Table): void {
  const { state } = table
  table.tell?.({ what: 'phase began', phase: 'arrival', round: state.round })
  for (const boat of BOATS) {
    for (let drawn = 0; drawn < ARRIVALS; drawn++) {
      const who = drawFromBag(table)
      if (who === undefined) continue
      aboard(state, boat).push(who)
      table.tell?.({ what: 'arrived', who, boat })
    }
  }
  table.somebodyLearned()
  arrive(state.huckster, hucksterBoard(table))
  state.phase = 'production'
  table.tell?.({ what: 'phase began', phase: 'production', round: state.round })
}

/** One turn of the last marker's player; when all have reached the token, the market phase (C-21, C-30). */
function production(table: Table): void {
  const { state } = table
  const seat = nextToAct(state)
  if (seat === undefined) return startMarket(table)
  const wereTaken = areDocksTaken(state)
  if (seat === hucksterSeat(state)) hucksterTurn(table, seat)
  else humanTurn(table, seat)
  if (!wereTaken && areDocksTaken(state)) moveToken(table)
}

function hucksterTurn(table: Table, seat: number): void {
  table.askMove(seat, 'huckster turn', 'steps', HUCKSTER_TURN)
  table.tell?.({ what: 'turn began', seat })
  table.somebodyLearned()
  takeTurn(table.state.huckster, hucksterBoard(table))
}

const HUCKSTER_TURN = ['huckster turn'] as const
const MARKET = ['market'] as const

/** The Huckster resolves his whole market phase first (C-59). */
function startMarket(table: Table): void {
  const { state } = table
  table.askMove(hucksterSeat(state), 'market', 'steps', MARKET)
  state.phase = 'market'
  table.tell?.({ what: 'phase began', phase: 'market', round: state.round })
  goToMarket(state.huckster, hucksterBoard(table))
  state.selling = 0
}

/** Then one human after the other sells. */
function market(table: Table): void {
  const { state } = table
  if (state.selling >= state.humans.length) return startMarket(table)
  if (!sellOrEnd(table, state.selling)) return
  state.selling += 1
  if (state.selling === state.humans.length) state.phase = 'cleanUp'
}
