/** A card on the table that can be chosen, looked at closely, asked about and dragged. */
import { useRef } from 'react'
import type { CardId } from '@merchants/dale'
import type { CardSize } from '../card/card.tsx'
import { CardFace, useCardLabel } from '../card/card.tsx'
import { Icon } from '../look/icon.tsx'
import { tick } from '../sound/sound.ts'
import { useWords } from '../words/words.tsx'
import { useDrag } from './drag.ts'
import type { Spot } from './spots.ts'
import { useTableWithChoice } from './table-context.tsx'
import { useLongPress } from './use-long-press.ts'

interface CardSpotProps {
  readonly card: CardId
  readonly spot: Spot
  readonly at: number
  readonly size?: CardSize
  readonly value?: number | undefined
  readonly as?: CardId | undefined
  readonly style?: React.CSSProperties | undefined
}

/** How long the pointer rests before a card is shown large. */
const REST = 450

export function CardSpot({ card, spot, at, size = 'hand', value, as, style }: CardSpotProps): React.ReactNode {
  const t = useWords()
  const labelOf = useCardLabel()
  const { choice, lookCloser, askWhy } = useTableWithChoice()
  const element = useRef<HTMLDivElement>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const state = choice.stateOf(spot)
  const number = choice.numberOf(spot)
  const isOff = state === 'off' || state === 'idle'

  const box = (): DOMRect => (element.current as HTMLDivElement).getBoundingClientRect()
  const show = (): void => lookCloser({ card, value, beside: box() })
  const explain = (): void => askWhy({ spot, above: box() })
  const leave = (): void => {
    clearTimeout(resting.current)
    lookCloser(undefined)
    askWhy(undefined)
  }
  const press = useLongPress(() => (isOff ? explain() : show()))
  const drag = useDrag(spot, element)

  return (
    <div
      ref={element}
      className={`spot ${drag.isDragged ? 'is-dragged' : ''}`}
      data-at={at}
      data-card={card}
      style={style}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse') return
        if (isOff) explain()
        resting.current = setTimeout(show, REST)
      }}
      onPointerLeave={leave}
      {...press}
      {...drag.handlers}
    >
      <CardFace
        card={card}
        size={size}
        className={state === undefined ? '' : `is-${state}`}
        {...(value === undefined ? {} : { value })}
        {...(as === undefined ? {} : { as })}
      />
      {number !== undefined && <span className="pick">{number}</span>}
      <button
        className="hit"
        type="button"
        data-spot={spot}
        aria-label={labelOf(card, value)}
        aria-pressed={state === 'selected'}
        aria-disabled={state !== 'legal' && state !== 'selected'}
        onClick={() => {
          if (press.wasLong()) return
          if (isOff) explain()
          else if (state === undefined) show()
          else tick()
          choice.choose(spot)
        }}
        onFocus={({ target }) => {
          if (isOff && target.matches(':focus-visible')) explain()
        }}
        onBlur={leave}
        onDoubleClick={() => choice.confirm()}
        onKeyDown={({ key }) => {
          if (key === 'c' || key === 'C') show()
          if (key === 'w' || key === 'W') explain()
        }}
      />
      {state === 'off' && (
        <button className="whybtn" type="button" tabIndex={-1} aria-label={t('table.why-not')} onClick={explain}>
          <Icon name="why" />
        </button>
      )}
    </div>
  )
}
