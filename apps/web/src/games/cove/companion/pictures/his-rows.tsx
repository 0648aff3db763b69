/** His shelf and his pool, with as many spaces as the owner's board has. */
import type { Stall } from '@merchants/cove'
import { Pool } from '../../pieces/pool.tsx'
import { Shelf } from '../../pieces/shelf.tsx'
import { usePrinted } from '../printed-context.ts'

interface HisRowProps {
  readonly stall: Stall
}

export function HisShelf({ stall }: HisRowProps): React.ReactNode {
  const { shelf = 0 } = usePrinted()
  return <Shelf goods={stall.shelf} spaces={shelf} size={34} />
}

export function HisPool({ stall }: HisRowProps): React.ReactNode {
  const { spaces, symbols } = usePrinted().pool ?? { spaces: 0, symbols: [] }
  return <Pool stall={stall} spaces={spaces} symbols={symbols} height={36} />
}
