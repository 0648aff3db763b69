/** A pile on the table: its top, its count, and all its cards on a click. */
import type { CardId } from '@merchants/dale'
import { Back, Tile } from '../card/card.tsx'
import { useTable } from './table-context.tsx'

interface PileProps {
  readonly zone: string
  readonly name: string
  /** Public cards, from the bottom to the top; hidden ones only as a number. */
  readonly cards: readonly CardId[] | number
  readonly drop?: string
  readonly showsCount?: boolean
}

export function Pile({ zone, name, cards, drop, showsCount = true }: PileProps): React.ReactNode {
  const { openPile } = useTable()
  const count = typeof cards === 'number' ? cards : cards.length
  const top = typeof cards === 'number' ? undefined : cards.at(-1)
  const label = showsCount ? `${name} ${count}` : name
  const face =
    top !== undefined ? <Tile card={top} /> : count > 0 ? <Back className="deep" /> : <span className="ghost" />
  const caption = (
    <span>
      {name} {showsCount && <b>{count}</b>}
    </span>
  )
  if (typeof cards === 'number' || count === 0) {
    return (
      <div className="pile" data-zone={zone} data-drop={drop}>
        {face}
        {caption}
      </div>
    )
  }
  return (
    <button
      type="button"
      className="pile"
      data-zone={zone}
      data-drop={drop}
      onClick={() => openPile({ title: label, cards: cards.toReversed() })}
    >
      {face}
      {caption}
    </button>
  )
}
