/** What the chosen good would bring at a pier, before it is sold there. */
import type { Pier, Sale } from '@merchants/cove'
import { Coin } from '../pieces/mark.tsx'
import { PieceMark } from '../pieces/source-mark.tsx'
import { saleGold } from '../choose/sales.ts'
import { useCove } from './table-context.tsx'

export function SaleTag({ pier }: { readonly pier: Pier }): React.ReactNode {
  const { choosing, sight } = useCove()
  const { decision, first } = choosing
  if (decision?.kind !== 'sales' || first === undefined) return undefined
  const sale = (decision.options as readonly Sale[]).find((each) => each.pier === pier && `good:${each.good}` === first)
  if (sale === undefined) return undefined
  return (
    <span className="cv-sale">
      +{saleGold(sight.view, sale).gold} <Coin size={16} /> <PieceMark of="prices" />
    </span>
  )
}
