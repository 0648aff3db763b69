/** A large card with everything there is to know about it, on hover, focus or a long press. */
import type { CardId } from '@merchants/dale'
import { useRulings } from '../words/cards.ts'
import { CardFace } from './card.tsx'

export function LargeCard({ card, value }: { readonly card: CardId; readonly value?: number }): React.ReactNode {
  const rulings = useRulings()
  return (
    <CardFace card={card} size="large" {...(value === undefined ? {} : { value })}>
      <ul className="rulings">
        {rulings(card).map((ruling) => (
          <li key={ruling}>{ruling}</li>
        ))}
      </ul>
    </CardFace>
  )
}
