/** A large card with its rulings, in the column of the log or as a sheet over the upper part of the table. */
import { useEffect } from 'react'
import { LargeCard } from '../card/large-card.tsx'
import { Icon } from '../../../look/icon.tsx'
import { useClosing } from '../../../look/use-closing.ts'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { Closer } from './table-context.tsx'

interface CardZoomProps extends Closer {
  readonly onClose: () => void
}

export function CardZoom({ card, value, isHeld, onClose }: CardZoomProps): React.ReactNode {
  const t = useTranslation()
  const words = useCardWords()
  const sheet = useClosing<HTMLElement>(onClose, isHeld)
  useEffect(() => {
    const press = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node) || sheet.current?.contains(target) !== true) onClose()
    }
    if (!isHeld) return undefined
    addEventListener('pointerdown', press)
    return () => removeEventListener('pointerdown', press)
  }, [isHeld, onClose, sheet])
  return (
    <section
      ref={sheet}
      className={`tray column gap-6 closer ${isHeld ? '' : 'is-passing'}`}
      role="dialog"
      aria-label={words.name(card)}
    >
      <LargeCard card={card} {...(value === undefined ? {} : { value })} />
      {isHeld && (
        <button type="button" className="btn quiet close" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </section>
  )
}
