/** A pile on the table: its top, its count, and all its cards on a click. */
import type { CardId } from '@merchants/dale'
import { cardType, FROM_DISCARD } from '@merchants/dale'
import { Back, Tile } from '../card/card.tsx'
import { useCardWords } from '../words/cards.ts'
import { useWords } from '../words/words.tsx'
import { offerSpot } from './spots.ts'
import { useTable, useTableWithChoice } from './table-context.tsx'
import { useCloseLook } from './use-close-look.ts'

interface PileProps {
  readonly zone: string
  readonly name: string
  /** Public cards, from the bottom to the top; hidden ones only as a number. */
  readonly cards: readonly CardId[] | number
  readonly drop?: string
  readonly showsCount?: boolean
  /** What else is to be known of it. */
  readonly note?: string | undefined
}

export function Pile({ zone, name, cards, drop, showsCount = true, note }: PileProps): React.ReactNode {
  const words = useCardWords()
  const { openPile } = useTable()
  const count = typeof cards === 'number' ? cards : cards.length
  const top = typeof cards === 'number' ? undefined : cards.at(-1)
  const { element, handlers } = useCloseLook<HTMLButtonElement>(top)
  const label = showsCount ? `${name} ${count}` : name
  const face =
    top !== undefined ? <Tile card={top} /> : count > 0 ? <Back className="deep" /> : <span className="ghost" />
  const caption = (
    <span>
      {name} {showsCount && <b>{count}</b>}
      {note !== undefined && <i className="pile-note">{note}</i>}
    </span>
  )
  if (top === undefined || typeof cards === 'number') {
    return (
      <div className="pile" data-zone={zone} data-drop={drop}>
        {face}
        {caption}
      </div>
    )
  }
  return (
    <button
      ref={element}
      type="button"
      className="pile"
      data-zone={zone}
      data-drop={drop}
      {...handlers}
      onClick={() => {
        handlers.onPointerLeave()
        openPile({ title: note === undefined ? label : `${label}: ${note}`, cards: cards.toReversed() })
      }}
    >
      {face}
      {caption}
      <span className="sr">{words.name(top)}</span>
    </button>
  )
}

/** The market discard: with Market Discovery its uppermost card can be bought, and its caption opens the pile. */
export function MarketDiscard(): React.ReactNode {
  const t = useWords()
  const words = useCardWords()
  const { sight, choice, openPile } = useTableWithChoice()
  const { marketDiscard } = sight.view
  const top = marketDiscard.at(-1)
  const { element, handlers } = useCloseLook<HTMLButtonElement>(top)
  const name = t('table.market-discard')
  const spot = offerSpot(sight.view, FROM_DISCARD)
  const state = choice.stateOf(spot)
  if (top === undefined || (state !== 'legal' && state !== 'selected')) {
    return <Pile zone="market-discard" name={name} cards={marketDiscard} />
  }
  const { value } = cardType(top)
  return (
    <div className="pile" data-zone="market-discard">
      <button
        ref={element}
        type="button"
        className={`offered is-${state}`}
        data-spot={spot}
        aria-pressed={state === 'selected'}
        aria-label={t('table.buy-from-discard', { card: words.name(top), price: value })}
        {...handlers}
        onClick={() => choice.choose(spot)}
      >
        <Tile card={top} />
      </button>
      <button
        type="button"
        className="link"
        onClick={() => openPile({ title: `${name} ${marketDiscard.length}`, cards: marketDiscard.toReversed() })}
      >
        {name} <b>{marketDiscard.length}</b>
      </button>
    </div>
  )
}
