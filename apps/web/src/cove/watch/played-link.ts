/** A link to a finished game, or to one moment of it. */
import { packText } from '../../packed-text.ts'
import type { CoveMatchView } from '../cove-match-types.ts'
import { linkOf } from '../home/cove-link.ts'
import { coveHost } from '../local/worker-host.ts'

export async function playedLink({ game, seed, table, view }: CoveMatchView, step?: number): Promise<string> {
  const gold = [...view.humans, view.huckster].map((each) => each.gold)
  const moves = await packText(await coveHost().save(game))
  return new URL(linkOf(table.setup, seed, { gold, moves, step }), location.href).href
}
