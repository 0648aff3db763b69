/** Cards side by side; a click shows one large, with all that is to be known about it. */
import { useState } from 'react'
import type { CardId } from '@merchants/dale'
import { CardFace, useCardLabel } from '../card/card.tsx'
import { CardDialog } from './card-dialog.tsx'

export function CardGrid({ cards }: { readonly cards: readonly CardId[] }): React.ReactNode {
  const labelOf = useCardLabel()
  const [shown, setShown] = useState<CardId>()
  return (
    <>
      <ul className="card-grid row wrap">
        {cards.map((card) => (
          <li key={card}>
            <CardFace card={card} />
            <button type="button" aria-label={labelOf(card)} aria-haspopup="dialog" onClick={() => setShown(card)} />
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <CardDialog card={shown} among={cards} onShow={setShown} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}
