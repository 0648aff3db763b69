/** The earnings of the chosen good at a pier, before it is sold there. */
import type { Pier } from '@merchants/cove'
import { saleGold, salesOf } from '../choose/sales.ts'
import { PieceMark } from '../pieces/source-mark.tsx'
import { useCove } from './table-context.tsx'

export function PierWorth({ pier }: { readonly pier: Pier }): React.ReactNode {
  const { choosing, match } = useCove()
  const { decision, first } = choosing
  const sale = salesOf(decision).find((each) => each.pier === pier && `good:${each.good}` === first)
  if (sale === undefined) return undefined
  const { customers, cultists, value, gold } = saleGold(match.view, sale)
  return (
    <span className="row chip worth">
      {customers + cultists} × {value} = <b>{gold}</b> <PieceMark of="prices" />
    </span>
  )
}
