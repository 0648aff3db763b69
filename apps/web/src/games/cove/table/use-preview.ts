/** Where the marker would go with the visit that is being thought about. */
import { hoursOfPlan } from '../choose/plan.ts'
import { useCove } from './table-context.tsx'

export interface Preview {
  readonly from: number
  readonly to: number
}

export function usePreview(): Preview | undefined {
  const { choosing, match } = useCove()
  const { plan } = choosing
  const hours = plan && hoursOfPlan(plan)
  if (hours === undefined) return undefined
  const from = match.view.clock.at[match.view.seat] ?? 1
  return { from, to: Math.floor(from) + hours }
}
