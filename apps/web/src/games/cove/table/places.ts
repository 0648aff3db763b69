/** The quarters of the harbour, from left to right. Each has a square slot, a dock and the outermost or innermost boat. */
import type { Arrow, Half } from '@merchants/cove'

export interface Quarter {
  readonly side: Half
  readonly arrow: Arrow
}

export const QUARTERS: readonly Quarter[] = [
  { side: 'left', arrow: 'outer' },
  { side: 'left', arrow: 'inner' },
  { side: 'right', arrow: 'inner' },
  { side: 'right', arrow: 'outer' },
]

/** Between which parts of the width the light falls: from the near edge to the far one, seen from the lamp. */
export function beamEdges({ side, arrow }: Quarter): React.CSSProperties {
  const near = arrow === 'outer' ? 25 : 0
  const edge = (share: number): string => `${side === 'right' ? 50 + share : 50 - share}%`
  return { '--near': edge(near), '--far': edge(near + 25) }
}
