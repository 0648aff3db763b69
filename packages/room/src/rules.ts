/** Which version of the rules a game is played by: the one place that knows them all, so that old games still replay. */
import type { Dale } from '@merchants/dale'
import { CURRENT_RULES, dale, drawStarter, FIRST_RULES } from '@merchants/dale'
import type { GameDefinition } from '@merchants/tabletop'
import { streamChance } from '@merchants/tabletop'

/** The version that new games are played by. */
export const RULES = CURRENT_RULES

export type Rules = GameDefinition<Dale>

/** What differs between versions is asked of the state, which carries its version from the first deal on. */
const playedBy = (version: number): Rules => ({
  ...dale,
  deal: (setup, chance) => dale.deal({ ...setup, rules: version }, chance),
})

const VERSIONS: ReadonlyMap<number, Rules> = new Map(
  Array.from({ length: RULES - FIRST_RULES + 1 }, (_, at) => [FIRST_RULES + at, playedBy(FIRST_RULES + at)]),
)

export const rulesOf = (version: number): Rules | undefined => VERSIONS.get(version)

/** Who starts: drawn by lot among those who have not won the game before. */
export const starterOf = (players: number, winnersBefore: readonly number[], seed: string): number =>
  drawStarter(players, winnersBefore, streamChance(`starter:${seed}`))
