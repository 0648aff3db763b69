/** One card, large, with its rulings; the cards beside it are an arrow away. */
import { useEffect, useRef } from 'react'
import type { CardId } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import { LargeCard } from '../card/large-card.tsx'
import { Icon } from '../look/icon.tsx'
import { useCardWords } from '../words/cards.ts'
import { useWords } from '../words/words.tsx'

interface CardDialogProps {
  readonly card: CardId
  readonly among: readonly CardId[]
  readonly onShow: (card: CardId) => void
  readonly onClose: () => void
}

export function CardDialog({ card, among, onShow, onClose }: CardDialogProps): React.ReactNode {
  const t = useWords()
  const words = useCardWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const { deck, copies } = cardType(card)
  const at = among.indexOf(card)
  const show = (step: number): void => onShow(among[(at + step + among.length) % among.length] as CardId)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="card-dialog"
      aria-label={t('guide.card', { card: words.name(card) })}
      onClose={onClose}
      onClick={({ target }) => (target === dialog.current ? dialog.current?.close() : undefined)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') show(-1)
        if (key === 'ArrowRight') show(1)
      }}
    >
      <div className="card-dialog-in">
        <LargeCard card={card} />
        <div className="row">
          {among.length > 1 && <Step icon="chevron-left" label={t('guide.previous-card')} onClick={() => show(-1)} />}
          {deck !== 'junk' && <span className="copies">{t('guide.copies', { count: copies })}</span>}
          {among.length > 1 && <Step icon="chevron-right" label={t('guide.next-card')} onClick={() => show(1)} />}
          <Step icon="close" label={t('common.close')} onClick={() => dialog.current?.close()} />
        </div>
      </div>
    </dialog>
  )
}

interface StepProps {
  readonly icon: string
  readonly label: string
  readonly onClick: () => void
}

function Step({ icon, label, onClick }: StepProps): React.ReactNode {
  return (
    <button type="button" className="btn" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}
