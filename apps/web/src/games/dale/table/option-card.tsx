/** A card in the tray, with where it comes from or goes to. */
import type { CardId } from '@merchants/dale'
import { CardFace, useCardLabel } from '../card/card.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { useTableWithChoice } from './table-context.tsx'
import { useCardZoom } from './use-card-zoom.ts'

interface OptionCardProps {
  readonly card: CardId | undefined
  readonly value?: number | undefined
  readonly as?: CardId | undefined
  readonly note?: string | undefined
  readonly number: number | undefined
  readonly isChosen: boolean
  readonly option: number
  readonly onChoose: () => void
}

export function OptionCard({
  card,
  value,
  as,
  note,
  number,
  isChosen,
  option,
  onChoose,
}: OptionCardProps): React.ReactNode {
  const t = useTranslation()
  const labelOf = useCardLabel()
  const { choice } = useTableWithChoice()
  const { element, show, wasLong, handlers } = useCardZoom<HTMLDivElement>(card, value)
  return (
    <div className="spot" ref={element} {...handlers}>
      {card === undefined ? (
        <span className="ghost" />
      ) : (
        <CardFace
          card={card}
          className={isChosen ? 'is-selected' : choice.isFull ? '' : 'is-legal'}
          {...(value === undefined ? {} : { value })}
          {...(as === undefined || as === card ? {} : { as })}
        >
          {number !== undefined && <span className="pick">{number}</span>}
        </CardFace>
      )}
      <button
        type="button"
        className="hit"
        data-option={option}
        aria-pressed={isChosen}
        aria-label={card === undefined ? t('table.empty-slot') : labelOf(card, value)}
        onClick={({ detail }) => {
          if (wasLong()) return
          handlers.onPointerLeave()
          if (detail < 2) onChoose()
          else if (isChosen) choice.confirm()
        }}
        onKeyDown={({ key }) => {
          if (key === 'c' || key === 'C') show()
        }}
      />
      {note !== undefined && <span className="note clip soft">{note}</span>}
    </div>
  )
}
