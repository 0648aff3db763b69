/** A row of spaces for goods, read from the left. */
import type { Good as Kind } from '@merchants/cove'
import { Good } from './good.tsx'
import { SpaceRow } from './space-row.tsx'

interface ShelfProps {
  readonly goods: readonly Kind[]
  readonly spaces: number
  readonly size?: number
}

export const Shelf = ({ goods, spaces, size = 35 }: ShelfProps): React.ReactNode => (
  <SpaceRow spaces={Math.max(spaces, goods.length)}>
    {(space) => {
      const good = goods[space - 1]
      return { has: good !== undefined, face: good && <Good good={good} size={size} /> }
    }}
  </SpaceRow>
)
