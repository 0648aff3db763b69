/** A card on the table that can be chosen, looked at closely, asked about and dragged. */
import type { CardId } from '@merchants/dale'
import { CardFace, useCardLabel } from '../card/card.tsx'
import { tick } from '../../../sound/sound.ts'
import { useTranslation } from '../../../words/words.tsx'
import { useDrag } from './drag.ts'
import { priceAtSpot } from './prices.ts'
import type { Spot } from './spots.ts'
import { useTableWithChoice } from './table-context.tsx'
import { useCardZoom } from './use-card-zoom.ts'

interface CardSpotProps {
  readonly card: CardId
  readonly spot: Spot
  readonly at: number
  readonly value?: number | undefined
  readonly as?: CardId | undefined
}

export function CardSpot({ card, spot, at, value, as }: CardSpotProps): React.ReactNode {
  const { choice, askWhy } = useTableWithChoice()
  const state = choice.stateOf(spot)
  const number = choice.numberOf(spot)
  const isOff = state === 'off' || state === 'idle'

  const look = useCardZoom<HTMLDivElement>(card, value, (above) => {
    if (isOff) askWhy({ spot, above })
  })
  const { element, handlers } = look
  const explain = (): void => {
    const { current } = element
    if (current !== null) askWhy({ spot, above: current.getBoundingClientRect() })
  }
  const drag = useDrag(spot, element, look.wasLong)

  return (
    <div
      ref={element}
      className={`spot ${drag.isDragged ? 'is-dragged' : ''}`}
      data-at={at}
      data-card={card}
      {...handlers}
      onPointerLeave={() => {
        handlers.onPointerLeave()
        askWhy(undefined)
      }}
      onFocus={(event) => {
        handlers.onFocus(event)
        if (isOff && event.target.matches('.hit:focus-visible')) explain()
      }}
      onBlur={() => {
        handlers.onBlur()
        askWhy(undefined)
      }}
      {...drag.handlers}
    >
      <CardFace
        card={card}
        className={state === undefined ? '' : `is-${state}`}
        {...(value === undefined ? {} : { value })}
        {...(as === undefined ? {} : { as })}
      >
        {number !== undefined && <span className="pick">{number}</span>}
      </CardFace>
      <SpotButton card={card} spot={spot} value={value} look={look} onExplain={explain} />
    </div>
  )
}

interface SpotButtonProps extends Pick<CardSpotProps, 'card' | 'spot' | 'value'> {
  readonly look: ReturnType<typeof useCardZoom>
  /** Why the card cannot be chosen. */
  readonly onExplain: () => void
}

/** The button over a card. */
function SpotButton({ card, spot, value, look, onExplain }: SpotButtonProps): React.ReactNode {
  const label = useSpotLabel(card, spot, value)
  const { choice } = useTableWithChoice()
  const state = choice.stateOf(spot)
  const isOff = state === 'off' || state === 'idle'
  return (
    <button
      className="hit"
      type="button"
      data-spot={spot}
      aria-label={label}
      aria-pressed={state === 'selected'}
      aria-disabled={isOff || state === undefined}
      onClick={({ detail }) => {
        if (look.wasLong()) return
        look.handlers.onPointerLeave()
        // The second click of two confirms what the first one chose, and does nothing if that was enough.
        if (detail > 1) return state === 'selected' ? choice.confirm() : undefined
        if (isOff) onExplain()
        else if (state === undefined) look.show()
        else tick()
        choice.choose(spot)
      }}
      onKeyDown={({ key }) => {
        if (key === 'c' || key === 'C') look.show()
        if (key === 'w' || key === 'W') onExplain()
      }}
    />
  )
}

/** The card, its price in the market, and what can be seen of the choice. */
function useSpotLabel(card: CardId, spot: Spot, value: number | undefined): string {
  const t = useTranslation()
  const labelOf = useCardLabel()
  const { match, choice } = useTableWithChoice()
  const price = priceAtSpot(match.view, spot)
  const number = choice.numberOf(spot)
  const parts = [
    labelOf(card, value),
    price !== undefined && t('card.label-price', { price }),
    number !== undefined && t('card.label-chosen', { number }),
    choice.stateOf(spot) === 'off' && t('card.label-off'),
  ]
  return parts.filter((part) => part !== false).join(', ')
}
