/** A link to a finished game, or to one moment of it. */
import type { Setup } from '@merchants/cove'
import { packText } from '../../../packed-text.ts'
import type { CoveMatchView } from '../cove-match-types.ts'
import { linkOf } from '../home/cove-link.ts'
import { coveHost } from '../local/worker-host.ts'

/** The facts about a finished game that a link names beside its moves. */
export interface PlayedGame {
  readonly game: string
  readonly seed: string
  readonly setup: Setup
  /** Of each seat, the Huckster last. */
  readonly gold: readonly number[]
}

export const playedGame = ({ game, seed, table, view }: CoveMatchView): PlayedGame => ({
  game,
  seed,
  setup: table.setup,
  gold: [...view.humans, view.huckster].map(({ gold }) => gold),
})

export async function playedLink({ game, seed, setup, gold }: PlayedGame, step?: number): Promise<string> {
  const moves = await packText(await coveHost().save(game))
  return new URL(linkOf(setup, seed, { gold, moves, step }), location.href).href
}
