/** The human whose shop is in sight, as shown right now. */
import type { HumanView } from '@merchants/cove'
import { withPlaced } from '../choose/dice.ts'
import { useCove } from '../table/table-context.tsx'

export function useOwn(): HumanView {
  const { showing, shop, choosing } = useCove()
  const human = showing.view.humans[shop.seat] ?? showing.view.humans[0]
  if (human === undefined) throw new Error('There is no one at this table.')
  if (human.smithy === undefined || choosing.placed.length === 0) return human
  return { ...human, smithy: { ...human.smithy, ...withPlaced(human.smithy, choosing.placed) } }
}
