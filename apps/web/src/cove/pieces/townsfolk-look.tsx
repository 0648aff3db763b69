/** A townsfolk card to be read: on a slip of its own after a press, beside the staff under a pointer or the keyboard. */
import type { TownsfolkId } from '@merchants/cove'
import { townsfolk } from '@merchants/cove'
import { useState } from 'react'
import { Dialog } from '../../home/dialog.tsx'
import { useWords } from '../../words/words.tsx'
import { abilityText } from './ability.ts'
import { PieceMark } from './source-mark.tsx'
import { TownsfolkSigns } from './townsfolk-card.tsx'
import './townsfolk-look.css'

function Told({ card, size }: { readonly card: TownsfolkId; readonly size: number }): React.ReactNode {
  const t = useWords()
  return (
    <>
      <span className="sy">
        <TownsfolkSigns card={card} size={size} />
      </span>
      <p>
        {abilityText(t, townsfolk(card).ability)} <PieceMark of="townsfolk" hasWords />
      </p>
    </>
  )
}

/** Beside the staff; screen readers have heard it all from the card itself. */
export function TownsfolkBubble({ card }: { readonly card: TownsfolkId }): React.ReactNode {
  const t = useWords()
  return (
    <div className="cv-bubble" aria-hidden="true">
      <b>{t.any(`cove.card-${card}`)}</b>
      <Told card={card} size={22} />
    </div>
  )
}

export function useTownsfolkSlip(): {
  readonly read: (card: TownsfolkId) => void
  readonly slip: React.ReactNode
} {
  const t = useWords()
  const [card, setCard] = useState<TownsfolkId>()
  const slip = card !== undefined && (
    <Dialog title={t.any(`cove.card-${card}`)} onClose={() => setCard(undefined)}>
      <div className="cv-slip">
        <Told card={card} size={32} />
      </div>
    </Dialog>
  )
  return { read: setCard, slip }
}
