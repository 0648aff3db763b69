/** Which version of the rules a game is played by: the one place that knows them all, so that old games still replay. */
import type { DaleHistory, DalePause, Event, Setup, State } from '@merchants/dale'
import { CURRENT_RULES, dale, drawStarter, FIRST_RULES, isOpen, newGame } from '@merchants/dale'
import type { Answer, Position, Refusal, Trace } from '@merchants/tabletop'
import { advance, begin, retrace, run, streamChance } from '@merchants/tabletop'

/** The version that new games are played by. */
export const RULES = CURRENT_RULES

export interface Rules {
  /** Who starts: drawn by lot among those who have not won the game before. */
  starter(players: number, winnersBefore: readonly number[], seed: string): number
  first(setup: Setup, seed: string): State
  begin(first: State): DaleHistory
  advance(history: DaleHistory, answer: Answer): DaleHistory | Refusal
  /** A position, played on until somebody has to decide. */
  pause(position: Position<State>, told?: number): DalePause
  /** What came of answers that were given long ago. */
  retrace(pause: DalePause, answers: readonly Answer[]): Trace<State, Event>
}

/** What differs between versions is asked of the state, which carries its version from the first deal on. */
const playedBy = (version: number): Rules => ({
  starter: (players, winnersBefore, seed) => drawStarter(players, winnersBefore, streamChance(`starter:${seed}`)),
  first: (setup, seed) => newGame({ ...setup, rules: version }, streamChance(seed)),
  begin: (first) => begin(dale, first),
  advance: (history, answer) => advance(dale, history, answer),
  pause: (position, told) => run(dale, position, told),
  retrace: (pause, answers) => retrace(dale, pause, answers, isOpen),
})

const VERSIONS: ReadonlyMap<number, Rules> = new Map(
  Array.from({ length: RULES - FIRST_RULES + 1 }, (_, at) => [FIRST_RULES + at, playedBy(FIRST_RULES + at)]),
)

export const rulesOf = (version: number): Rules | undefined => VERSIONS.get(version)
