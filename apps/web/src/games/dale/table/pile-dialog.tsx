/** A pile laid out: every card of it, the top first. */
import { useState } from 'react'
import { CardFace, useCardLabel } from '../card/card.tsx'
import { LargeCard } from '../card/large-card.tsx'
import { Icon } from '../../../look/icon.tsx'
import { useModal } from '../../../look/use-modal.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { OpenPile } from './table-context.tsx'
import { useTable } from './table-context.tsx'

interface PileDialogProps {
  readonly pile: OpenPile
  readonly onClose: () => void
}

export function PileDialog({ pile, onClose }: PileDialogProps): React.ReactNode {
  const t = useTranslation()
  const labelOf = useCardLabel()
  const { openTracker } = useTable()
  const dialog = useModal()
  const [shown, setShown] = useState(pile.cards.length === 1 ? 0 : -1)
  const card = pile.cards[shown]
  return (
    <dialog ref={dialog} className="pile-dialog panel" aria-label={pile.title} onClose={onClose}>
      <header className="row spread gap-8">
        <h2>{pile.title}</h2>
        <button
          type="button"
          className="btn"
          onClick={() => {
            dialog.current?.close()
            openTracker()
          }}
        >
          {t('tracker.title')}
        </button>
        <button
          type="button"
          className="btn quiet"
          aria-label={t('common.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className="pile-body row wrap">
        {pile.cards.length > 1 && (
          <ul className="pile-cards">
            {pile.cards.map((each, at) => (
              <li className="spot" key={at}>
                <CardFace card={each} className={at === shown ? 'is-selected' : ''} />
                <button
                  type="button"
                  className="hit"
                  aria-label={labelOf(each)}
                  onClick={() => setShown(at)}
                  onFocus={() => setShown(at)}
                />
              </li>
            ))}
          </ul>
        )}
        {card !== undefined && <LargeCard card={card} />}
      </div>
    </dialog>
  )
}
