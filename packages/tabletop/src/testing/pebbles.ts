/**
 * A tiny game for tests. Two seats take turns to take 1 to 3 pebbles off a heap; taking the last one wins. A player who
 * takes two may roll for one to three more.
 */
import type { Decider, Decision } from '../ask.ts'
import { Unanswered } from '../ask.ts'
import type { FastChance } from '../chance.ts'
import { fastChance, roll } from '../chance.ts'
import type { Game } from '../run.ts'

export interface Pebbles {
  heap: number
  seat: number
  winner: number | undefined
  readonly chance: FastChance
}

export interface PebbleDecision extends Decision<number> {
  readonly ask: 'take' | 'luck'
}

export const heapOf = (heap: number): Pebbles => ({ heap, seat: 0, winner: undefined, chance: fastChance(1) })

/** One turn. */
function step(
  state: Pebbles,
  decider: Decider<PebbleDecision>,
  tell?: (event: string) => void,
  learned?: () => void,
): void {
  const { seat } = state
  const choose = (ask: PebbleDecision['ask'], options: readonly number[]): number => {
    const decision: PebbleDecision = { seat, ask, options, min: 1, max: 1, ordered: false, joins: ask === 'luck' }
    const answer = decider(decision)
    if (answer === undefined) throw new Unanswered(decision)
    return options[answer[0] as number] as number
  }
  const take = (count: number): void => {
    const taken = Math.min(count, state.heap)
    state.heap -= taken
    tell?.(`${seat} takes ${taken}`)
  }
  const count = choose('take', [1, 2, 3])
  take(count)
  if (count === 2 && state.heap > 0 && choose('luck', [0, 1]) === 1) {
    learned?.()
    take(roll(state.chance, [1, 2, 3]))
  }
  if (state.heap === 0) {
    state.winner = seat
    tell?.(`${seat} wins`)
  }
  state.seat = 1 - seat
}

export const pebbles: Game<Pebbles, PebbleDecision, string> = {
  clone: (state) => ({ ...state, chance: { ...state.chance } }),
  isOver: ({ winner }) => winner !== undefined,
  step,
}
