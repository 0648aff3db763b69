/** A pile on the table with its top card and count, or only a count where there is no room, and all its cards on a press. */
import type { CardId } from '@merchants/dale'
import { FROM_DISCARD, priceAt } from '@merchants/dale'
import { Back, Tile } from '../card/card.tsx'
import { Icon } from '../../../look/icon.tsx'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import { offerSpot } from './spots.ts'
import { useTable, useTableWithChoice } from './table-context.tsx'
import { useCardZoom } from './use-card-zoom.ts'

interface PileProps {
  readonly zone: string
  readonly icon: string
  readonly name: string
  /** Public cards, from the bottom to the top; hidden ones only as a number. */
  readonly cards: readonly CardId[] | number
  readonly drop?: string
  /** The pile beside it that a press opens, because this one is hidden. */
  readonly beside?: { readonly name: string; readonly cards: readonly CardId[] }
}

export function Pile({ zone, icon, name, cards, drop, beside }: PileProps): React.ReactNode {
  const words = useCardWords()
  const t = useTranslation()
  const { openPile, openTracker } = useTable()
  const count = typeof cards === 'number' ? cards : cards.length
  const top = typeof cards === 'number' ? undefined : cards.at(-1)
  const { element, handlers } = useCardZoom<HTMLButtonElement>(top)
  const open = typeof cards === 'number' ? beside?.cards : cards
  const title = typeof cards === 'number' ? `${beside?.name ?? name} (${open?.length ?? 0})` : `${name} (${count})`
  const inside = (
    <>
      <span className="pic">
        {top !== undefined ? <Tile card={top} /> : count > 0 ? <Back className="deep" /> : <span className="ghost" />}
      </span>
      <Icon name={icon} />
      <span className="lb">{name} </span>
      <b>{count}</b>
    </>
  )
  if (typeof cards === 'number' && beside === undefined) {
    return (
      <button
        type="button"
        className="pile rows soft"
        data-zone={zone}
        aria-label={t('tracker.pile', { pile: `${name} ${count}` })}
        onClick={openTracker}
      >
        {inside}
      </button>
    )
  }
  if (open === undefined || open.length === 0) {
    return (
      <div className="pile rows soft" data-zone={zone} data-drop={drop} title={name}>
        {inside}
      </div>
    )
  }
  return (
    <button
      ref={element}
      type="button"
      className={`pile rows soft ${beside === undefined ? '' : 'first'}`}
      data-zone={zone}
      data-drop={drop}
      {...handlers}
      onClick={() => {
        handlers.onPointerLeave()
        openPile({ title, cards: open.toReversed() })
      }}
    >
      {inside}
      {top !== undefined && <span className="sr">{words.name(top)}</span>}
    </button>
  )
}

/** The market discard: with Market Discovery its top card can be bought, and its caption opens the pile. */
export function MarketDiscard(): React.ReactNode {
  const t = useTranslation()
  const words = useCardWords()
  const { match, choice, openPile } = useTableWithChoice()
  const { marketDiscard } = match.view
  const top = marketDiscard.at(-1)
  const { element, handlers } = useCardZoom<HTMLButtonElement>(top)
  const name = t('table.market-discard')
  const spot = offerSpot(match.view, FROM_DISCARD)
  const state = choice.stateOf(spot)
  if (top === undefined || (state !== 'legal' && state !== 'selected')) {
    return (
      <div className="second">
        <Pile zone="market-discard" icon="discard" name={name} cards={marketDiscard} />
      </div>
    )
  }
  return (
    <div className="pile rows soft second" data-zone="market-discard">
      <button
        ref={element}
        type="button"
        className={`offered is-${state}`}
        data-spot={spot}
        aria-pressed={state === 'selected'}
        aria-label={t('table.buy-from-discard', {
          card: words.name(top),
          price: priceAt(match.view, FROM_DISCARD) ?? 0,
        })}
        {...handlers}
        onClick={() => choice.choose(spot)}
      >
        <Tile card={top} />
      </button>
      <button
        type="button"
        className="link lb"
        onClick={() => openPile({ title: `${name} (${marketDiscard.length})`, cards: marketDiscard.toReversed() })}
      >
        {name} <b>{marketDiscard.length}</b>
      </button>
    </div>
  )
}
