/** The setup of a match, with the result of draws before the deal. */
import type { AnyGame } from '@merchants/tabletop'
import { streamChance } from '@merchants/tabletop'

/** These draws use the seed of the match, but a stream of their own. */
export const setupOf = (
  { setup: { drawn } }: AnyGame,
  setup: object,
  before: readonly number[],
  seed: string,
): object => (drawn === undefined ? setup : drawn(setup, before, streamChance(`starter:${seed}`)))
