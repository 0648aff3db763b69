/** The human whose shop is in front of the screen, as shown right now. */
import type { HumanView } from '@merchants/cove'
import { useCove } from '../table/table-context.tsx'

export function useOwn(): HumanView {
  const { sight, showing } = useCove()
  return showing.view.humans[sight.view.seat] as HumanView
}
