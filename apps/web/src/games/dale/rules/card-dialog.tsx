/** One card, large, with its rulings; arrows lead to the cards beside it. */
import type { CardId } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import { LargeCard } from '../card/large-card.tsx'
import { Icon } from '../../../look/icon.tsx'
import { useKeyDown } from '../../../look/use-key-down.ts'
import { useModal } from '../../../look/use-modal.ts'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import { itemAt } from '@merchants/tabletop'

interface CardDialogProps {
  readonly card: CardId
  readonly among: readonly CardId[]
  readonly onShow: (card: CardId) => void
  readonly onClose: () => void
}

export function CardDialog({ card, among, onShow, onClose }: CardDialogProps): React.ReactNode {
  const t = useTranslation()
  const words = useCardWords()
  const dialog = useModal()
  const { deck, copies } = cardType(card)
  const at = among.indexOf(card)
  const before = itemAt(among, at - 1)
  const after = itemAt(among, (at + 1) % among.length)
  useKeyDown(({ key }) => {
    if (key === 'ArrowLeft') onShow(before)
    if (key === 'ArrowRight') onShow(after)
  })
  return (
    <dialog
      ref={dialog}
      className="card-dialog"
      aria-label={t('guide.card', { card: words.name(card) })}
      onClose={onClose}
    >
      <div className="rows gap-14 middle">
        <LargeCard card={card} />
        <div className="row gap-8">
          {among.length > 1 && (
            <Step icon="chevron-left" label={t('guide.previous-card')} onClick={() => onShow(before)} />
          )}
          {deck !== 'junk' && <span className="copies bold">{t('guide.copies', { count: copies })}</span>}
          {among.length > 1 && <Step icon="chevron-right" label={t('guide.next-card')} onClick={() => onShow(after)} />}
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
