/** Eight spaces for goods, read from the left. */
import type { Good as Kind } from '@merchants/cove'
import { SHELF_SPACES } from '@merchants/cove'
import { Good } from './good.tsx'

export function Shelf({
  goods,
  size = 35,
}: {
  readonly goods: readonly Kind[]
  readonly size?: number
}): React.ReactNode {
  return (
    <div className="row8">
      {Array.from({ length: SHELF_SPACES }, (_, at) => {
        const good = goods[at]
        return (
          <div key={at} className={good === undefined ? 'cv-slot' : 'cv-slot has'} data-at={at}>
            {good !== undefined && <Good good={good} size={size} />}
          </div>
        )
      })}
    </div>
  )
}
